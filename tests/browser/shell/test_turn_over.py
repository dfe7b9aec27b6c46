"""After a turn in which something was decided a card on the board tells it, in nobody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.faults import raw_keys, sideways, small_targets
from tests.browser.looks import at_a_desk_or_on_a_phone
from tests.browser.operation_commando.curtain import by_reader
from tests.browser.player import FRESH, Player, Visit
from tests.browser.turn_ends import before_a_turn_ends
from tests.browser.walks import by_mouse_in_the_bar, choose, wait_for_option

GAMES = [("v_commandos", "lighthouse"), ("operation_commando", "initiation"), ("heroes_of_normandie", "bridge"),
         ("commandos_40k", "air_assault")]
BOT = {"kind": "bot", "level": "soldier"}
HERE = {"kind": "here", "name": "Berthe"}


def card(player: Player) -> Locator:
    return player.page.get_by_role("dialog")


def end_a_turn(player: Player, game: str = "v_commandos", scenario: str = "lighthouse") -> None:
    """Takes up a game at the last choice of a turn, and makes it."""
    alone = game == "v_commandos"
    moment = before_a_turn_ends(game, scenario, ("a",) if alone else ("a", "b"))
    player.enter(player.resume(moment.record, seats=[{"kind": "me"}] if alone else [{"kind": "me"}, BOT])["id"])
    wait_for_option(player, moment.action)
    assert card(player).count() == 0
    choose(player, moment.action)


@pytest.mark.parametrize(("game", "scenario", "lang", "phone"), at_a_desk_or_on_a_phone(GAMES))
def test_what_was_decided_is_told_on_the_board_and_the_question_stands_below(visit: Visit, game: str, scenario: str, lang: str,
                                                                               phone: bool) -> None:
    player = visit(lang, phone=phone, recap=True)
    end_a_turn(player, game, scenario)
    card(player).wait_for()
    told = next(update["turn_over"]["card"] for update in player.of_type("update") if update["turn_over"])
    text = " ".join(card(player).inner_text().split())
    for words in (told["title"], told["text"], *(row["text"] for row in told["rows"]), told["tick"]):
        assert " ".join(words.split()) in text
    assert [*raw_keys(player.page), *sideways(player.page), *(small_targets(player.page) if phone else [])] == []
    player.page.locator(".pick").wait_for()
    place, bar = card(player).bounding_box(), player.page.locator(".pick").bounding_box()
    assert place
    assert bar
    assert place["y"] + place["height"] <= bar["y"]
    assert place["x"] >= 0
    assert place["x"] + place["width"] <= (390 if phone else 1440)


def test_the_turn_is_shown_again_and_its_card_comes_back(visit: Visit) -> None:
    player = visit(recap=True)
    end_a_turn(player)
    card(player).wait_for()
    player.button("web-recap-again").click()
    card(player).wait_for(state="detached")
    player.button("web-game-skip").click()
    card(player).wait_for()
    player.page.locator(".pick").wait_for()


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_a_key_closes_it_and_answers_nothing(visit: Visit, key: str) -> None:
    player = visit(recap=True)
    end_a_turn(player)
    card(player).wait_for()
    player.page.wait_for_timeout(FRESH)
    before = player.update["seq"]
    player.page.keyboard.press(key)
    card(player).wait_for(state="detached")
    assert player.update["seq"] == before


def test_any_answer_closes_it_and_a_reload_does_not_bring_it_back(visit: Visit) -> None:
    player = visit(recap=True)
    end_a_turn(player)
    card(player).wait_for()
    player.choose(player.options[0], by_mouse_in_the_bar)
    card(player).wait_for(state="detached")
    player.page.reload()
    player.page.locator(".pick").wait_for()
    assert card(player).count() == 0


def test_a_tick_ends_them_and_a_setting_brings_them_back(visit: Visit) -> None:
    player = visit(recap=True)
    end_a_turn(player)
    card(player).get_by_role("checkbox").uncheck()
    player.button("web-recap-go").click()
    end_a_turn(player)
    player.page.wait_for_timeout(FRESH)
    assert card(player).count() == 0
    player.open("#/settings")
    player.page.get_by_role("checkbox", name=player.say("web-set-recap")).check()
    end_a_turn(player)
    card(player).wait_for()


def test_of_two_at_one_screen_the_next_one_reads_it_behind_the_curtain(visit: Visit) -> None:
    """He reads it when he looks, from his own eyes."""
    player = visit(recap=True)
    moment = before_a_turn_ends("operation_commando", "initiation", ("a", "b"), 1)
    player.enter(player.resume(moment.record, seats=[{"kind": "me"}, HERE])["id"])
    by_reader(player, {})
    wait_for_option(player, moment.action)
    choose(player, moment.action)
    player.wait(lambda: player.update["curtain"] == 1, "the curtain")
    assert card(player).count() == 0
    by_reader(player, {})
    card(player).wait_for()
    assert player.update["eyes"] == [1]
    told = player.update["turn_over"]["card"]
    assert told["own"]
    assert "Américain" in told["heads"][1]
