"""The page of all missions, and the form of a new game: what is told of each mission, and what the form remembers."""

from __future__ import annotations

import json
import re

import pytest

from bocage.games import find, installed
from tests.browser.faults import axe, faults_of
from tests.browser.moments import before_the_end
from tests.browser.player import Player, Visit
from tests.browser.walks import choose

GAMES = [game.id for game in installed()]
ALL = [(game.id, each) for game in installed() for each in game.scenarios]


def kept_form(player: Player, game: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(player.page.evaluate("localStorage.getItem('bocage-new')"))[game]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_mission_of_a_shelf_shows_its_map_its_length_and_how_hard_it_is(visit: Visit, game: str) -> None:
    player = visit("en", path=f"#/new/{game}", painted=True)
    page = player.page
    page.locator(".cards .map svg").first.wait_for()
    ruleset = find(game)
    cards = page.locator(".cards label")
    shelf = [each for each in ruleset.scenarios if each.shelf == ruleset.scenarios[0].shelf]
    assert cards.count() == len(shelf)
    assert page.locator(".cards .map svg").count() == len(shelf)
    for card in cards.all():
        assert " min" in card.inner_text()
        assert card.get_by_role("img", name="Difficulty").count() == 1
        assert card.locator(".about").inner_text()
    assert axe(page) == []


def test_what_was_chosen_last_time_stands_in_the_next_form(visit: Visit) -> None:
    player = visit("en", path="#/new/v_commandos")
    page = player.page
    page.get_by_text("Villa", exact=True).first.click()
    page.get_by_text("Veteran", exact=True).click()
    page.get_by_role("button", name=player.say("web-seat-add-bot")).click()
    page.get_by_label(player.say("web-seat-level", number=2)).select_option("sergeant")
    page.locator("form .btn--p").click()
    player.wait(lambda: bool(player.update), "the game")
    player.open("#/new/v_commandos")
    page.reload()
    page.locator(".cards .on b").wait_for()
    assert page.locator(".cards .on b").inner_text() == "Villa"
    assert page.get_by_label("Veteran", exact=True).is_checked()
    assert page.get_by_label(player.say("web-seat-level", number=2)).input_value() == "sergeant"


def test_a_form_that_names_something_unknown_starts_from_what_is_known(visit: Visit) -> None:
    player = visit("en", path="#/new/v_commandos")
    page = player.page
    stale = {"scenario": "villa", "options": {"difficulty": "absurd", "gone": "1"},
             "seats": [{"kind": "bot", "level": "genius"}, {"kind": "ghost"}], "answerSeconds": 7}
    page.evaluate("(form) => localStorage.setItem('bocage-new', JSON.stringify({ v_commandos: form }))", stale)
    page.reload()
    page.locator(".cards .on b").wait_for()
    assert page.locator(".cards .on b").inner_text() == "Villa"
    assert page.get_by_label("Standard", exact=True).is_checked()
    page.locator("form .btn--p").click()
    player.wait(lambda: bool(player.update), "the game")
    assert kept_form(player, "v_commandos")["seats"] == [{"kind": "me"}, {"kind": "bot", "level": "corporal"}]


def test_the_button_that_starts_stays_in_sight_on_a_desk(visit: Visit) -> None:
    player = visit("fr", path="#/new/v_commandos")
    box = player.page.locator("form .btn--p").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 900


def test_the_squad_is_chosen_by_its_signs(visit: Visit) -> None:
    player = visit("en", path="#/new/v_commandos")
    page = player.page
    page.get_by_text(player.say("web-squad-now"), exact=True).click()
    rows = page.locator(".column li:has(input[type=checkbox])")
    assert rows.count() == 5
    assert rows.locator("label svg use").evaluate_all(
        "all => all.map((each) => document.querySelector(each.getAttribute('href')) !== null)") == [True] * 5


def test_a_mission_is_found_among_all_and_its_form_opens_with_it(visit: Visit) -> None:
    player = visit("en", path="#/missions")
    page = player.page
    cards = page.locator("main ul a")
    page.locator("main .map > svg").nth(len(ALL) - 1).wait_for()
    assert cards.count() == len(ALL)
    page.get_by_text(player.say("web-missions-people-3"), exact=True).click()
    assert cards.count() == sum(each.seats[1] >= 3 for _, each in ALL)
    page.get_by_role("combobox", name=player.say("web-missions-level")).select_option("2")
    assert 0 < cards.count() < sum(each.seats[1] >= 3 for _, each in ALL)
    page.locator("main nav a").filter(has_text="Heroes of Normandie").click()
    page.get_by_text(player.say("web-missions-people-1"), exact=True).click()
    page.get_by_role("combobox", name=player.say("web-missions-level")).select_option("0")
    assert cards.count() == sum(game == "heroes_of_normandie" for game, _ in ALL)
    assert page.get_by_role("link", name=player.say("web-army-build")).count() == 1
    page.locator("main nav a").filter(has_text="V-Commandos").click()
    page.locator("main nav [aria-current]").filter(has_text="V-Commandos").wait_for()
    villa = page.get_by_role("link", name=re.compile(r"Villa\b"))
    villa.hover()
    detail = page.locator("aside[aria-labelledby=detail]")
    detail.get_by_role("heading", name="Villa").wait_for()
    assert "Villa" in detail.get_by_role("link").inner_text(), "it leads to the form too"
    villa.first.click()
    page.locator(".cards .on b").wait_for()
    assert page.locator(".cards .on b").inner_text() == "Villa"


def test_on_a_phone_a_touch_chooses_a_mission_and_the_bar_tells_of_it_and_begins_it(visit: Visit) -> None:
    page = visit("fr", phone=True, path="#/missions/v_commandos").page
    bar, chosen = page.locator("main .begin"), page.locator("main ul li.on b")
    bar.wait_for()
    assert chosen.inner_text() in bar.get_by_role("link").inner_text(), "the first is chosen at the beginning"
    page.get_by_role("link", name=re.compile(r"Villa\b")).tap()
    page.locator("main ul li.on b").filter(has_text="Villa").wait_for()
    bar.get_by_role("button").tap()
    page.locator("dialog aside").get_by_role("heading", name="Villa").wait_for()
    page.keyboard.press("Escape")
    bar.get_by_role("link").tap()
    page.locator("main form").get_by_role("heading", name="Villa").wait_for()
    assert page.locator("main form .cards").count() == 0, "the missions are not listed a second time"


def test_the_fields_of_a_seat_begin_on_the_line_of_its_number(visit: Visit) -> None:
    page = visit("fr", path="#/new/operation_commando").page
    seat = page.locator("li", has=page.locator(".camp")).nth(1)
    seat.wait_for()
    # Both at one moment: posters above that are still being loaded move the whole list.
    number, first = seat.evaluate("""seat => ['.n', 'select'].map((part) => {
        const { top, bottom } = seat.querySelector(part).getBoundingClientRect()
        return { top, bottom }
    })""")
    assert first["top"] <= number["top"] < first["bottom"]


def test_a_mission_that_was_won_says_so_and_may_come_last(visit: Visit) -> None:
    player = visit("fr", phone=True, painted=True)
    page, match = player.page, player.resume(before_the_end().record)["id"]
    player.open("#/missions")
    page.locator(".strip").get_by_role("link", name=player.say("web-mine-continue")).tap()
    player.wait(lambda: bool(player.update), "the match that is under way")
    assert player.match_id() == match
    choose(player, before_the_end().action)
    player.wait(lambda: player.is_over, "the end")
    told = player.say(f"web-mission-{player.update['ending']['key']}")
    player.open("#/missions/v_commandos")
    page.locator("main .standing:not(.new)").wait_for()
    assert page.locator("main .standing:not(.new)").inner_text().strip() == told
    assert faults_of(page, phone=True) == []
