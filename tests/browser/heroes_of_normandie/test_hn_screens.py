"""The map of Heroes of Normandie, wide and on phones, light and dark, French and English: for everybody, within its width."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from tests.browser.heroes_of_normandie import moments
from tests.browser.heroes_of_normandie.table import BOT, sit_down, speak_of_it
from tests.browser.looks import Look, Walk, faults_on, in_all_looks
from tests.browser.player import Player, Visit, pressed

BOTS = [BOT[0], *[BOT[1]] * 3]
FOUR = [{"kind": "me"}, *({"kind": "here", "name": name} for name in ("Berthe", "Carl", "Dora"))]
TWO = [{"kind": "me"}, {"kind": "here", "name": "Berthe"}]


def stand_at(player: Player, record: str, seats: list[dict[str, str]] = BOT) -> None:
    player.enter(player.resume(record, seats=seats)["id"])
    question = f'.pick[data-seq="{player.update["seq"]}"]'
    player.page.locator(question if player.update["curtain"] is None else ".drape").wait_for()


def square_of(player: Player, mine: bool) -> str:
    """Where somebody stands who is known: one's own, or an enemy."""
    return str(next(unit["square"] for unit in player.update["view"]["units"]
                    if unit["mine"] == mine and unit["type"] and unit["square"]))


def begins(player: Player) -> Iterator[str]:
    stand_at(player, moments.of_kind("first_contact", "deploy", "deploy"))
    yield "which unit is deployed"
    option = next(option for option in player.options if option["verb"] == "deploy")
    before = player.update["seq"]
    pressed(player, option, Locator.click)
    player.wait(lambda: player.update["seq"] > before, "where to")
    player.page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
    yield "where it is deployed"
    stand_at(player, moments.of_kind("first_contact", "place_order", turn=2))
    yield "orders are placed"


def acts(player: Player) -> Iterator[str]:
    stand_at(player, moments.of_kind("ridge", "act", "move", "fire", turn=2))
    about = f"unit {player.question['about']['unit']}"
    player.wait(lambda: any(told["about"] == about for told in player.of_type("surveyed")), "what it can do")
    yield "a unit acts"
    enemy = player.page.locator(f'.hn-map [data-square="{square_of(player, mine=False)}"]')
    enemy.evaluate("(square) => square.focus()")
    player.page.keyboard.press("i")
    player.page.locator(".hn-pop").wait_for()
    yield "the card of an enemy"
    player.page.keyboard.press("Escape")
    player.page.get_by_role("button", name=player.say("web-hn-ruler")).click()
    own = player.page.locator(f'.hn-map [data-square="{square_of(player, mine=True)}"]')
    for square in (own, enemy):
        square.evaluate("(square) => square.focus()")
        player.page.keyboard.press("Enter")
    player.wait(lambda: any(told["about"].startswith("line") for told in player.of_type("surveyed")), "the line")
    yield "a line of sight"


def answers(player: Player) -> Iterator[str]:
    stand_at(player, moments.of_kind("first_contact", "moved", "opportunity"))
    yield "somebody moves in sight"
    stand_at(player, moments.under_a_card("first_contact", 2))
    yield "two cards on the stack"
    player.page.locator(".foot.stack > button").click()
    cards = player.page.locator(".foot.stack .face")
    cards.nth(1).wait_for()
    assert cards.evaluate_all("(cards) => cards.map((card) => card.matches('.whole'))") == [True, False], "the newest is read"
    yield "the stack lies open"
    stand_at(player, moments.of_kind("village", "place_order", "order", turn=2), TWO)
    yield "the curtain"


def four(player: Player) -> Iterator[str]:
    stand_at(player, moments.of_kind("battle", "deploy", "deploy", players=4), BOTS)
    yield "four deploy"
    stand_at(player, moments.of_kind("battle", "act", "move", turn=2, players=4), BOTS)
    yield "one of four acts"
    stand_at(player, moments.of_kind("battle", "place_order", "order", turn=2, seat=2, players=4), FOUR)
    yield "the curtain of the third"


@pytest.mark.parametrize(("walk", "look"), in_all_looks([begins, acts, answers, four]))
def test_no_map_has_a_serious_fault(visit: Visit, walk: Walk, look: Look) -> None:
    assert faults_on(lambda player: walk(speak_of_it(player)), look, visit) == {}


def test_a_battle_on_the_same_board_twice_draws_both_and_numbers_its_objectives(visit: Visit) -> None:
    """Both boards have the same houses; on the map objectives bear the numbers by which the column names them."""
    player = speak_of_it(visit(lang="fr"))
    sit_down(player, scenario="battle", options={"board": "n1+n1"})
    player.page.locator(".hn-map").wait_for()
    view = player.update["view"]
    assert len({house["id"] for house in view["map"]["buildings"]}) < len(view["map"]["buildings"])
    assert player.page.locator(".hn-map [data-square]").count() == view["map"]["width"] * view["map"]["height"]
    objectives = player.page.locator(".hn-map [data-objective]")
    numbers = objectives.evaluate_all("(all) => all.map((each) => each.textContent.trim())")
    assert numbers == [str(number + 1) for number in range(len(view["objectives"]))]
    assert player.faults == []


def test_four_players_are_told_apart_by_ground_by_bars_and_by_name(visit: Visit) -> None:
    """Allies have the lightness and the corners of their side in common; colour alone never tells them apart."""
    player = speak_of_it(visit(lang="fr"))
    stand_at(player, moments.of_kind("battle", "act", "move", turn=2, players=4), BOTS)
    seats = {unit["seat"] for unit in player.update["view"]["units"] if unit["square"]}
    marks = player.page.locator(".hn-map .hn-ally").evaluate_all(
        "(tabs) => tabs.map(({ children: [tab, bars] }) => [tab.getAttribute('fill'), bars.getAttribute('d')])")
    assert seats == {0, 1, 2, 3}
    assert len(marks) == sum(bool(unit["square"]) for unit in player.update["view"]["units"])
    assert len({fill for fill, _ in marks}) == 4
    assert len({bars for _, bars in marks}) == 2
    names = [player.say(f"ally-{side}-{rank}") for rank in (1, 2) for side in ("us", "ge")]
    assert player.page.locator(".seat .camp").all_inner_texts() == names


def test_a_counter_in_ambush_goes_where_it_is_sent_on_the_open_table(visit: Visit) -> None:
    """Both may look on: no curtain falls, the squares it can step to are marked, and nothing says what it is."""
    player = speak_of_it(visit(lang="fr"))
    stand_at(player, moments.from_ambush("hedgerow"), TWO)
    update = player.update
    unit = next(unit for unit in update["view"]["units"] if unit["id"] == update["question"]["about"]["unit"])
    assert (update["eyes"], update["curtain"], update["table"], unit["type"]) == ([], None, 0, "")
    step = next(option for option in player.options if option["verb"] == "step")
    player.page.locator(f'.hn-map [data-square="{step["about"]["square"]}"]').click(force=True)
    player.wait(lambda: player.update["seq"] > update["seq"], "the step")
    assert {each["id"]: each["square"] for each in player.update["view"]["units"]}[unit["id"]] == step["about"]["square"]
    assert player.update["curtain"] is None


@pytest.mark.parametrize("phone", [False, True])
def test_the_curtain_says_which_ally_is_due(visit: Visit, phone: bool) -> None:
    player = speak_of_it(visit(lang="fr", phone=phone))
    stand_at(player, moments.of_kind("battle", "place_order", "order", turn=2, seat=2, players=4), FOUR)
    assert player.page.locator(".drape .camp").inner_text() == player.say("ally-us-2")


def why_not(player: Player, square: str) -> str:
    """What is said of a touch on a square that plays nothing."""
    spot = player.page.locator(f'.hn-map [data-square="{square}"]').bounding_box()
    assert spot is not None
    player.page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    said = player.page.locator(".notices [role=alert]")
    said.wait_for()
    return said.inner_text()


def test_a_touch_on_what_is_out_of_reach_or_out_of_sight_says_why(visit: Visit) -> None:
    """The line to an enemy in vain is drawn up to what blocks it; a second touch opens the enemy's card."""
    player = speak_of_it(visit(lang="en"))
    stand_at(player, moments.of_kind("ridge", "act", "move", "fire", turn=2))
    about = f"unit {player.question['about']['unit']}"
    player.wait(lambda: any(told["about"] == about for told in player.of_type("surveyed")), "what it can do")
    told = next(told["told"] for told in player.of_type("surveyed") if told["about"] == about)
    near, size = {place["square"] for place in told["reach"]}, player.update["view"]["map"]["height"]
    free = {f"k{row}" for row in range(1, size)} - near - {unit["square"] for unit in player.update["view"]["units"]}
    assert player.say("refusal-too-far", distance="", most=told["points"]).split(";")[1].strip() in why_not(player, min(free))
    shot_at = {shot["foe"] for shot in told["shots"]}
    enemies = [unit["square"] for unit in player.update["view"]["units"]
               if not unit["mine"] and unit["squares"] and unit["id"] not in shot_at]
    blocked = next(square for square in enemies if "HN-LOS-02" in why_not(player, square))
    player.page.locator('.hn-map path[stroke="#bf2c17"]').first.wait_for()
    assert player.update["question"]["kind"] == "act"
    spot = player.page.locator(f'.hn-map [data-square="{blocked}"]').bounding_box()
    assert spot is not None
    player.page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    player.page.locator(".hn-pop").wait_for()
    player.page.locator(".notices [role=alert]").wait_for(state="detached")


def test_nobody_is_sent_to_where_a_friend_stands(visit: Visit) -> None:
    """He could only pass there: the touch opens the card of the friend."""
    player = speak_of_it(visit(lang="en"))
    stand_at(player, moments.of_kind("ridge", "act", "move", "fire", turn=2))
    about = f"unit {player.question['about']['unit']}"
    player.wait(lambda: any(told["about"] == about for told in player.of_type("surveyed")), "what it can do")
    told = next(told["told"] for told in player.of_type("surveyed") if told["about"] == about)
    friends = {unit["square"] for unit in player.update["view"]["units"] if unit["mine"]}
    through = next(place["square"] for place in told["reach"] if place["square"] in friends and not place["can_stop"])
    spot = player.page.locator(f'.hn-map [data-square="{through}"]').bounding_box()
    assert spot is not None
    player.page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    player.page.locator(".hn-pop").wait_for()
    assert player.question["kind"] == "act"
