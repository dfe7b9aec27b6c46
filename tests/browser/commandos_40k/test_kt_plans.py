"""Plans that are made on the table itself: attacks that are dealt out by steppers, and everything that is set up before the
battle."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.commandos_40k import moments
from tests.browser.commandos_40k.hands import GO
from tests.browser.commandos_40k.table import BOT, is_shown, model_of, on_screen, speak_of_it, spot_of, told
from tests.browser.operation_commando.table import seen_at, tab_to
from tests.browser.player import FRESH, Frame, Player, Visit

HERE, MINE, REST = (f".pick [data-own={slot}]" for slot in ("here", "mine", "rest"))


def stand_at(player: Player, record: str) -> None:
    player.enter(player.resume(record, seats=BOT)["id"])
    is_shown(player)


# --- attacks that are split -------------------------------------------------------------------------------------------


def targets_of(player: Player) -> list[str]:
    about = player.question["about"]
    return [about["other"], about["foe"], *about.get("rest", ())]


def stepper(player: Player, model: str) -> Locator:
    return player.page.locator(f'.kt-table [data-stepper="{model}"]')


def share(player: Player, model: str) -> tuple[int, int]:
    """The attacks on a target: as its stepper on the table says, and as the bar says."""
    on_table = stepper(player, model).get_attribute("aria-valuenow")
    in_bar = player.page.locator(f'.pick [data-own="{model}"] output').inner_text()
    return int(on_table or -1), int(in_bar)


def press_more(player: Player, model: str) -> None:
    button = player.page.locator(f'.kt-table [data-share="{model}"][data-by=more]')
    box = button.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if player.page.viewport_size == {"width": 390, "height": 844}:
        assert min(box["width"], box["height"]) >= 43, "a thumb hits it"
        player.page.touchscreen.tap(*middle)
    else:
        player.page.mouse.click(*middle)


def is_sent_as(player: Player, numbers: dict[str, int]) -> None:
    """One button sends the whole split; each target gets its attacks."""
    last = player.update["seq"] + len(numbers) - 1
    player.page.wait_for_timeout(FRESH)
    player.page.locator(GO).click()
    player.reach(last, "all attacks to be dealt out")
    told_of = [event["facts"] for update in player.of_type("update") for event in update["log"] if event["name"] == "attacks"]
    assert {fact["foe"]: fact["number"] for fact in told_of[-len([n for n in numbers.values() if n]):]} == {
        model: number for model, number in numbers.items() if number}


@pytest.mark.parametrize("phone", [False, True])
def test_attacks_are_dealt_out_by_steppers_beside_the_targets(visit: Visit, phone: bool) -> None:
    player = speak_of_it(visit("fr", phone=phone))
    stand_at(player, moments.of_kind("allot", "allot", number=3))
    first, second = targets_of(player)[:2]
    number = player.question["about"]["number"]
    assert share(player, first) == (number, number), "all on the one that was clicked"
    assert share(player, second) == (0, 0)
    assert player.page.locator(".kt-table [data-arrow]").count() == 2
    player.page.locator(".kt-table text", has_text="%").first.wait_for()         # what the share is worth
    press_more(player, second)
    assert share(player, first) == (number - 1, number - 1)
    assert share(player, second) == (1, 1)
    assert player.page.locator(GO).evaluate("(go) => go.classList.contains('go')"), "what is ready is filled"
    assert f"{number - 1} + 1" in player.page.locator(GO).inner_text()
    if not phone:
        now = player.page.locator("[aria-labelledby=shares-title] tr.now")
        player.wait(lambda: now.inner_text().count("%") == 2, "what this split is worth")
        bars = now.locator("i").evaluate_all("(bars) => bars.map((bar) => bar.getBoundingClientRect().width > 0)")
        assert bars == [True, True], "both chances in one bar"
    is_sent_as(player, {first: number - 1, second: 1})


def test_a_target_touched_twice_gets_all_and_keys_change_a_share(visit: Visit) -> None:
    player = speak_of_it(visit("en"))
    stand_at(player, moments.of_kind("allot", "allot", number=3))
    first, second = targets_of(player)[:2]
    number = player.question["about"]["number"]
    at = seen_at(spot_of(player, second))
    player.page.mouse.click(*at)
    assert share(player, second) == (1, 1), "one more"
    player.page.mouse.dblclick(*at)
    assert share(player, second) == (number - 1, number - 1), "all but the one that the named target must have"
    tab_to(player, stepper(player, second))
    player.page.keyboard.press("ArrowDown")
    assert share(player, second) == (number - 2, number - 2)
    player.page.keyboard.press("ArrowUp")
    assert share(player, first) == (1, 1)


def test_the_exit_of_a_split_goes_back_to_the_choice_of_target(visit: Visit) -> None:
    player = speak_of_it(visit("en"))
    stand_at(player, moments.of_kind("allot", "allot", number=3))
    target = targets_of(player)[0]
    player.page.locator(".pick [data-own-exit]").click()
    player.wait(lambda: player.question.get("kind") == "shoot", "the choice of target")
    assert any(option["action"].endswith(f" {target}") for option in player.options)


# --- set-up -----------------------------------------------------------------------------------------------------------


def zone_of(player: Player, about: str) -> Frame:
    zone = told(player, about)
    assert zone["runs"], "there is room"
    return zone


@pytest.mark.parametrize("phone", [False, True])
def test_while_it_is_asked_which_model_the_zone_shows_and_a_touch_sets_the_next_one_up(visit: Visit, phone: bool) -> None:
    player = speak_of_it(visit("fr", phone=phone))
    stand_at(player, moments.of_kind("deploy", "deploy", scenario="rescue"))
    waiting = [option["action"].split()[1] for option in player.options]
    zone = zone_of(player, f"zone {waiting[0]} 0")
    left, right, y, _ = next(run for run in zone["runs"] if run[3] == 0 and run[1] - run[0] > 2000)
    exit = player.page.locator(".pick [data-own-exit]")
    assert player.say("web-kt-set-ready") in exit.inner_text()
    assert str(len(waiting)) in exit.inner_text(), "how many are still to be placed"
    assert exit.evaluate("(exit) => exit.tagName") == "P", "it is no button"
    is_shown(player)
    spot = on_screen(player, (left + right) // 2, y)
    if phone:
        player.page.touchscreen.tap(*spot)
        player.page.locator(f"{HERE}.go").tap()
    else:
        player.page.mouse.click(*spot)
    player.wait(lambda: model_of(player, waiting[0])["where"] == "table", "the model to be set up")
    assert abs(model_of(player, waiting[0])["y"] - y) < 300


def test_every_ring_has_its_distance_and_the_rest_of_the_markers_is_laid_by_one_touch(visit: Visit) -> None:
    player = speak_of_it(visit("en"))
    stand_at(player, moments.with_markers(3))
    zone = zone_of(player, "zone marker")
    page = player.page
    page.locator(".kt-table [data-apart]").first.wait_for()
    assert page.locator(".kt-table [data-ring]").count() == len(zone["rings"]) == 3
    assert page.locator(".kt-table [data-apart]").all_text_contents() == ["4″"] * 3 + [player.say("web-kt-from-edge", far="3″")]
    assert player.say("web-kt-set-markers", n=3) in page.locator(".pick [data-own=markers]").inner_text()
    page.locator(".pick [data-own=markers]").click()
    player.wait(lambda: len(player.update["view"]["markers"]) == 6, "all six markers")


def test_a_good_place_is_found_for_one_model_and_for_all_that_are_left(visit: Visit) -> None:
    player = speak_of_it(visit("en"))
    stand_at(player, moments.of_kind("deploy", "deploy", scenario="rescue"))
    first = player.options[0]["action"].split()[1]
    zone_of(player, f"zone {first} 0")
    assert len(told(player, f"all {first} 0")["arranged"]) == len(player.options)
    proposed = player.page.locator(".kt-table [data-arranged]")
    player.wait(lambda: proposed.count() == len(player.options), "the whole set-up, as it is proposed")
    player.page.wait_for_timeout(FRESH)
    player.page.locator(MINE).click()
    player.wait(lambda: model_of(player, first)["where"] == "table", "the model to be set up")
    player.wait(lambda: player.question.get("kind") == "deploy", "the next model")
    player.page.wait_for_timeout(FRESH)
    player.page.locator(REST).click()
    mine = [model["id"] for model in player.update["view"]["models"] if model["seat"] == 0]
    player.wait(lambda: all(model_of(player, model)["where"] == "table" for model in mine), "all models to be set up")


def test_the_pointer_tells_how_far_the_nearest_marker_is_and_models_wait_for_the_markers(visit: Visit) -> None:
    player = speak_of_it(visit("en"))
    stand_at(player, moments.with_markers(3))
    zone_of(player, "zone marker")
    page = player.page
    rest = page.locator(".pick [data-own=rest]")
    assert player.say("web-kt-set-later") in rest.inner_text()
    assert rest.get_attribute("aria-disabled") == "true"
    ring = page.locator(".kt-table [data-ring]").first.bounding_box()
    assert ring is not None
    page.mouse.move(ring["x"] + ring["width"] * 0.6, ring["y"] + ring["height"] * 0.5)
    near = page.locator(".kt-table [data-nearest]")
    near.wait_for()
    assert near.get_attribute("data-nearest") == "A"
    told = player.say("web-kt-away", far=near.text_content() or "", name="A")
    player.wait(lambda: told in page.locator("#kt-drawn").inner_text(), "the distance in words")
    player.wait(lambda: player.say("web-kt-too-near") in page.locator("#kt-drawn").inner_text(), "the reason")


@pytest.mark.parametrize("phone", [False, True])
def test_while_the_page_sets_up_the_rest_only_stopping_is_to_be_pressed(visit: Visit, phone: bool) -> None:
    """The server takes its time to say where there is room: meanwhile no button belongs to a question that the page answers."""
    player = speak_of_it(visit("fr", phone=phone))
    stand_at(player, moments.of_kind("deploy", "deploy", scenario="air_assault", number=2))
    page = player.page
    page.locator(REST).wait_for()
    # The button *Place for me* becomes live when its place is found: before the test begins to look.
    page.locator(f'{MINE}:not([aria-disabled="true"])').wait_for()
    page.wait_for_timeout(FRESH)
    page.evaluate("""() => {
        window.live = new Set()
        new MutationObserver(() => {
          for (const slot of document.querySelectorAll('.pick .slot, .pick button.exit')) {
            const style = getComputedStyle(slot)
            const idle = slot.ariaDisabled === 'true' || style.visibility === 'hidden' || slot.closest('[inert]')
            if (!idle) window.live.add(slot.dataset.own ?? slot.dataset.action ?? 'stop')
          }
        }).observe(document.body, { subtree: true, childList: true, attributes: true }) }""")
    page.locator(REST).click()
    mine = [model["id"] for model in player.update["view"]["models"] if model["seat"] == 0]
    player.wait(lambda: all(model_of(player, model)["where"] == "table" for model in mine), "all models to be set up")
    live = [name for name in page.evaluate("[...window.live]") if name.startswith(("at ", "deploy ", "here", "mine"))]
    assert live == []


def test_the_slots_of_many_targets_end_within_the_bar(visit: Visit) -> None:
    player = visit("fr")
    stand_at(player, moments.of_kind("react", "overwatch", scenario="rescue", number=3))
    player.page.locator(".pick [data-own=fire]").wait_for()
    bar = player.page.locator(".pick").bounding_box()
    assert bar is not None
    ends = [box["y"] + box["height"] for slot in player.page.locator(".pick__row .slot").all() if (box := slot.bounding_box())]
    assert len(ends) > 3
    assert max(ends) <= bar["y"] + bar["height"]
