"""Ways drawn on the table of Commandos 40 000, legal and illegal, by mouse and by keys; the tape, and lines of sight.

West of the statue (14 to 16 across, 10 to 12 down) stands a1 at 12.6, 11 and may move 6″; an enemy stands at 7.2, 13.
"""

from __future__ import annotations

from functools import partial
from math import hypot
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Route

import bocage
from bocage.core.rulebook.catalogue import catalogue
from tests.browser.commandos_40k import moments
from tests.browser.commandos_40k.hands import GO, Keys, Mouse
from tests.browser.commandos_40k.table import (
    BOT, GAME, is_shown, model_of, on_screen, place_of, speak_of_it, spot_of, told)
from tests.browser.operation_commando.table import seen_at
from tests.browser.player import CONFIRMS, FRESH, Frame, Player, Visit
from tests.marks import some

RULES = catalogue(Path(bocage.__file__).parent / "games" / GAME)
Spot = tuple[int, int]


class Wrong(NamedTuple):
    """A way that is refused, where it breaks the rule at the earliest, and the rule."""

    places: tuple[Spot, ...]
    rule: str


START = (12600, 11000, 0)
LEGAL = ((13000, 13000), (16000, 13200))            # round the corner of the statue
WRONG = {
    "through the statue": Wrong(((13000, 11000), (17000, 11000)), "KT-TERRAIN-07"),
    "too far": Wrong(((14200, 19000),), "KT-GEOM-20"),
    "into engagement range": Wrong(((8600, 12000),), "KT-NORMAL-01"),
}


def sit(visit: Visit, lang: str) -> Player:
    player = speak_of_it(visit(lang))
    player.enter(player.resume(moments.opening(), seats=BOT)["id"])
    is_shown(player)
    assert place_of(player, "a1") == START
    return player


def inches(player: Player, length: int, digits: int = 1) -> str:
    """4.8″, in French 4,8″."""
    text = f"{length / 1000:.{digits}f}"
    text = text.removesuffix(f".{'0' * digits}")
    return f"{text.replace('.', ',') if player.say.lang == 'fr' else text}″"


def judged(player: Player) -> Frame:
    """What the server says of the way that the page shows now; it asks about none twice."""
    line = player.page.locator("#kt-drawn")
    found: list[Frame] = []

    def is_shown_now() -> bool:
        text, is_legal = line.inner_text(), line.locator(".bad").count() == 0
        verdicts = [frame["told"]["drawn"] for frame in player.of_type("surveyed") if frame["about"].startswith("draw ")]
        found[:] = [each for each in verdicts if each["legal"] == is_legal and cost_of(player, each) in text][-1:]
        return bool(found)

    player.wait(is_shown_now, "what the way costs")
    return found[0]


def cost_of(player: Player, drawn: Frame) -> str:
    return str(player.say("web-kt-cost", cost=inches(player, drawn["cost"]), of=inches(player, drawn["allowance"])))


def is_refused(player: Player, rule: str) -> None:
    """The rule stands there by its title, the first point that breaks it is marked, nothing has been sent."""
    before = player.update["seq"]
    bad = player.page.locator("#kt-drawn .bad")
    bad.wait_for()
    drawn = judged(player)
    found = RULES.find(rule)
    assert found
    assert (drawn["legal"], drawn["rule"]) == (False, rule)
    assert found.wording(player.say.lang).title in bad.inner_text()
    assert rule in bad.inner_text()
    box = player.page.locator("[data-broken]").bounding_box()
    assert box
    mark = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert hypot(*(a - b for a, b in zip(mark, on_screen(player, drawn["x"], drawn["y"]), strict=True))) < 2
    assert player.page.locator(GO).count() == 0
    player.page.wait_for_timeout(50)
    assert player.update["seq"] == before
    assert place_of(player, "a1") == START


def gives_no_reason_before_it_has_words(player: Player, places: tuple[Spot, ...]) -> None:
    """A bare id of a rule tells a player nothing: the page waits for the rules' titles."""
    asked: list[Route] = []
    player.is_page_marked = True
    player.page.route(f"**/api/rules/{GAME}*", lambda route: asked.append(route))
    draw_by_mouse(player, places)
    line = player.page.locator("#kt-drawn")
    line.locator("b").first.wait_for()
    player.wait(lambda: bool(asked), "the rules are asked for")
    assert line.locator(".bad").count() == 0
    for route in asked:
        route.continue_()
    line.locator(".bad").wait_for()


def tells_the_length(player: Player, legs: int) -> None:
    """The running length, leg by leg, and what is left."""
    player.page.locator(GO).wait_for()
    drawn = judged(player)
    line = player.page.locator("#kt-drawn").inner_text()
    assert drawn["legal"]
    assert len(drawn["legs"]) == legs
    assert " + ".join(inches(player, leg) for leg in drawn["legs"]) in line
    assert player.say("web-kt-left", left=inches(player, drawn["left"])) in line
    assert drawn["cost"] + drawn["left"] == drawn["allowance"] == 6000


# --- by mouse ---------------------------------------------------------------------------------------------------------


def draw_by_mouse(player: Player, places: tuple[Spot, ...]) -> None:
    """The model is dragged to the first place; each next waypoint is set before the end of the way is dragged on."""
    page, mouse = player.page, player.page.mouse
    Mouse(player).grip("a1")
    if len(places) > 1:
        page.keyboard.down("Shift")                 # the way is not to be sent yet
    mouse.move(*on_screen(player, *places[0]), steps=4)
    mouse.up()
    page.keyboard.up("Shift")
    for place in places[1:]:
        player.button("web-kt-waypoint").click()
        mouse.move(*seen_at(page.locator("[data-cursor]")))
        mouse.down()
        mouse.move(*on_screen(player, *place), steps=4)
        mouse.up()


@pytest.mark.parametrize("lang", some(["fr", "en"], 1))
def test_ways_are_drawn_by_mouse(visit: Visit, lang: str) -> None:
    player = sit(visit, lang)
    for number, wrong in enumerate(WRONG.values()):
        (draw_by_mouse if number else gives_no_reason_before_it_has_words)(player, wrong.places)
        is_refused(player, wrong.rule)
        player.button("web-kt-draw-clear").click()
        player.page.locator("[data-broken]").wait_for(state="detached")
    draw_by_mouse(player, LEGAL)
    tells_the_length(player, legs=2)
    before = player.update["seq"]
    player.page.locator(GO).click()
    player.wait(lambda: player.update["seq"] >= before + 2, "the move and its way")
    x, y, z = place_of(player, "a1")
    assert hypot(x - LEGAL[-1][0], y - LEGAL[-1][1]) < 60, "as near as a pixel"
    assert z == 0


def pin(player: Player, model: str) -> None:
    """The model is touched, then a place that it can reach: its way waits there."""
    page = player.page
    page.mouse.click(*seen_at(spot_of(player, model)))
    page.locator(f'.pick [data-action="normal {model}"]').wait_for()
    x, y, _ = place_of(player, model)
    page.mouse.click(*on_screen(player, x + 1500, y + 2500))
    page.locator(GO).wait_for()


def is_taken_up(player: Player, model: str) -> None:
    """The bar asks about this model, and no way is drawn."""
    page = player.page
    page.locator(f'.pick [data-action="normal {model}"]').wait_for()
    page.locator(GO).wait_for(state="detached")
    name = player.page.locator(f'.side--l [data-model="{model}"] b').first.inner_text()
    assert name.split()[0] in page.locator("#question").inner_text()


BACK = ".pick .exit[data-back]"


def test_the_exit_takes_a_drawn_way_back_and_another_model_that_is_touched_is_taken_up(visit: Visit) -> None:
    player = sit(visit, "en")
    page = player.page
    pin(player, "a1")
    page.locator(BACK).click()
    is_taken_up(player, "a1")
    page.mouse.click(*seen_at(spot_of(player, "a2")))
    is_taken_up(player, "a2")
    page.mouse.click(*seen_at(spot_of(player, "a2")))
    page.locator(".pick [data-exit]").wait_for()            # the same touch again widens back
    pin(player, "a1")
    page.mouse.click(*seen_at(spot_of(player, "b1")))
    page.locator(".map-pop").wait_for()                     # an enemy's card is read, the way stays
    assert page.locator(GO).count() == 1
    page.mouse.click(*seen_at(spot_of(player, "a2")))
    is_taken_up(player, "a2")
    assert player.update["seq"] == 0


def test_a_move_that_was_announced_is_taken_back_for_another_model_but_no_roll_is(visit: Visit) -> None:
    player = sit(visit, "en")
    page = player.page
    pin(player, "a1")
    page.locator(BACK).click()
    page.locator('.pick [data-action="normal a1"]').click()
    player.wait(lambda: player.question.get("kind") == "normal_path", "where to")
    is_shown(player)
    page.mouse.click(*seen_at(spot_of(player, "a2")))
    player.wait(lambda: player.question.get("kind") == "move", "the move to be taken back")
    is_taken_up(player, "a2")
    page.locator('.pick [data-action="advance a2"]').click()
    page.locator(f".pick {CONFIRMS}").wait_for()
    page.wait_for_timeout(FRESH)
    page.locator(f".pick {CONFIRMS}").click()
    player.wait(lambda: player.question.get("kind") in ("reroll", "advance_path"), "the roll")
    if player.question["kind"] == "reroll":
        page.locator(".pick [data-exit]").click()
        player.wait(lambda: player.question.get("kind") == "advance_path", "where to")
    is_shown(player)
    page.mouse.click(*seen_at(spot_of(player, "a1")))
    page.get_by_role("alert").get_by_text("KT-MOVE-01").wait_for()
    assert player.question["kind"] == "advance_path"

def test_a_model_that_can_only_stay_says_why_it_cannot_move(visit: Visit) -> None:
    player = speak_of_it(visit("en"))
    player.enter(player.resume(moments.only_stays(), seats=BOT)["id"])
    is_shown(player)
    verbs: dict[str, set[str]] = {}
    for option in player.options:
        verbs.setdefault(option["action"].split()[-1], set()).add(option["verb"])
    model = next(model for model, found in verbs.items() if found == {"stay"})
    player.page.mouse.click(*seen_at(spot_of(player, next(model for model, found in verbs.items() if len(found) > 1))))
    player.page.locator(BACK).wait_for()
    player.page.mouse.click(*seen_at(spot_of(player, model)))
    player.page.locator(".notices [role=alert]").get_by_text("KT-").first.wait_for()
    assert player.question["kind"] == "move"
    assert any(option["action"] == f"stay {model}" for option in player.options)


# --- by keys ----------------------------------------------------------------------------------------------------------


def announce(player: Player, model: str) -> None:
    """The model is touched, then the bar: a normal move; its way is asked for."""
    Keys(player).choose(next(option for option in player.options if option["action"] == f"normal {model}"))
    player.wait(lambda: player.question.get("kind") == "normal_path", "where to")
    is_shown(player)
    Keys(player).to_cursor()


def nudge(player: Player, by: tuple[int, int]) -> None:
    """Whole inches with shift, then tenths."""
    for amount, (less, more) in zip(by, (("ArrowLeft", "ArrowRight"), ("ArrowUp", "ArrowDown")), strict=True):
        key = more if amount > 0 else less
        whole, tenths = divmod(abs(amount) // 100, 10)
        for press in [f"Shift+{key}"] * whole + [key] * tenths:
            player.page.keyboard.press(press)


def draw_by_keys(player: Player, places: tuple[Spot, ...]) -> None:
    at: Spot = START[:2]
    for place in places:
        if at != START[:2]:
            player.page.keyboard.press("w")
        nudge(player, (place[0] - at[0], place[1] - at[1]))
        at = place


@pytest.mark.parametrize("lang", some(["en", "fr"], 1))
def test_ways_are_drawn_by_keys(visit: Visit, lang: str) -> None:
    player = sit(visit, lang)
    page = player.page
    announce(player, "a1")
    for wrong in WRONG.values():
        draw_by_keys(player, wrong.places)
        page.keyboard.press("Enter")
        is_refused(player, wrong.rule)
        drawn = judged(player)
        assert (page.locator("[data-cursor]").get_attribute("aria-label") or "").endswith(player.say(
            "web-kt-cursor-illegal", place="", cost=inches(player, drawn["cost"]), of=inches(player, 6000)).partition(". ")[2])
        page.keyboard.press("Escape")
        page.locator("[data-broken]").wait_for(state="detached")
    draw_by_keys(player, LEGAL)
    tells_the_length(player, legs=2)
    before = player.update["seq"]
    page.keyboard.press("Enter")
    player.wait(lambda: player.update["seq"] > before, "the way")
    assert place_of(player, "a1") == (*LEGAL[-1], 0), "to the tenth of an inch"


def is_last(heights: Locator, height: str) -> bool:
    return heights.last.inner_text() == height


def test_level_keys_lead_onto_the_floor_and_under_it(visit: Visit) -> None:
    player = sit(visit, "en")
    page = player.page
    announce(player, "a2")
    nudge(player, (0, -1800))
    heights = page.locator("#kt-drawn b")
    for key, height in (("", "3″"), ("PageDown", "0″"), ("PageUp", "3″")):
        if key:
            page.keyboard.press(key)
        player.wait(partial(is_last, heights, height), f"the level {height}")
    page.locator(GO).wait_for()
    assert 4800 <= judged(player)["cost"] < 4900, "1.8″ and a climb of 3″, not quite straight"
    before = player.update["seq"]
    page.keyboard.press("Enter")
    player.wait(lambda: player.update["seq"] > before, "the way")
    assert place_of(player, "a2") == (6200, 5600, 3000)


# --- looking ----------------------------------------------------------------------------------------------------------


def gap(player: Player, one: str, other: str) -> int:
    kinds = player.update["view"]["kinds"]
    a, b = model_of(player, one), model_of(player, other)
    radii: int = kinds[a["kind"]]["radius"] + kinds[b["kind"]]["radius"]
    return round(hypot(a["x"] - b["x"], a["y"] - b["y"]) - radii)


@pytest.mark.parametrize("lang", some(["fr", "en"], 1))
def test_the_tape_measures_from_base_to_base(visit: Visit, lang: str) -> None:
    """KT-MEASURE-01: by mouse, and by keys."""
    player = sit(visit, lang)
    page = player.page
    length = page.locator(".kt-told b")
    player.button("web-kt-tape").click()
    page.locator(".kt-told").get_by_text(player.say("web-kt-tape-from")).wait_for()
    for model in ("a1", "b1"):
        page.mouse.click(*seen_at(spot_of(player, model)))
    assert length.inner_text() == inches(player, gap(player, "a1", "b1"), 2)
    player.button("web-kt-tape").click()
    page.locator(".kt-told").wait_for(state="detached")
    keys = Keys(player)
    keys.walk_to("a2")
    page.keyboard.press("r")
    for model in ("a2", "b1"):
        keys.walk_to(model)
        page.keyboard.press("Enter")
    assert length.inner_text() == inches(player, gap(player, "a2", "b1"), 2)
    page.keyboard.press("Escape")
    page.locator(".kt-told").wait_for(state="detached")


def sees(player: Player, model: str, foe: str) -> str:
    """The lines that decide are drawn; how well it is seen."""
    sight: Frame = told(player, f"sight {model} {foe}")["sight"]
    lines = player.page.locator("[data-line]")
    lines.first.wait_for(state="attached")
    drawn = {str(line.get_attribute("data-line")) for line in lines.all()}
    assert drawn == {sample["state"] for sample in sight["samples"]}
    return str(sight["state"])


def test_lines_of_sight_show_what_a_model_sees(visit: Visit) -> None:
    """By mouse: a model is chosen, then the pointer rests on an enemy. By keys: arrows lead from one to the other."""
    player = sit(visit, "fr")
    page = player.page
    page.mouse.click(*seen_at(spot_of(player, "a1")), button="right")
    page.mouse.move(*seen_at(spot_of(player, "b1")))
    assert sees(player, "a1", "b1") == "clear"
    page.mouse.move(0, 0)
    page.locator("[data-line]").first.wait_for(state="detached")
    keys = Keys(player)
    keys.walk_to("a1")
    page.keyboard.press("i")
    keys.walk_to("b2")
    assert sees(player, "a1", "b2") == "hidden", "behind the statue"
