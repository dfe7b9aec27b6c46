"""What a mission is about lies on the board before the first decision, once, and is in nobody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.faults import raw_keys, sideways, small_targets
from tests.browser.looks import at_a_desk_or_on_a_phone
from tests.browser.player import FRESH, Player, Visit
from tests.browser.walks import by_mouse_in_the_bar

GAMES = [("v_commandos", "lighthouse"), ("operation_commando", "initiation"), ("heroes_of_normandie", "bridge"),
         ("commandos_40k", "air_assault")]
BOT = {"kind": "bot", "level": "soldier"}


def card(player: Player) -> Locator:
    return player.page.get_by_role("dialog")


def sits_down(player: Player, game: str = "v_commandos", scenario: str = "lighthouse") -> None:
    seats = [{"kind": "me"}] if game == "v_commandos" else [{"kind": "me"}, BOT]
    player.enter(player.create(game=game, scenario=scenario, seats=seats)["id"])
    player.wait(lambda: bool(player.options), "a question")


def known(player: Player) -> None:
    """Waits until the page knows which mission this is: then a briefing is there, or none comes."""
    player.page.wait_for_function("document.querySelector('h1.sr')?.textContent.trim().length > 'V-Commandos ·'.length")


@pytest.mark.parametrize(("game", "scenario", "lang", "phone"), at_a_desk_or_on_a_phone(GAMES))
def test_a_new_mission_is_told_on_the_board_and_the_question_stands_below(visit: Visit, game: str, scenario: str, lang: str,
                                                                            phone: bool) -> None:
    player = visit(lang, phone=phone, brief=True)
    sits_down(player, game, scenario)
    card(player).wait_for()
    for part in ("aim", "end", "idea"):
        assert player.say(f"web-brief-{part}") in card(player).inner_text()
    over = card(player).locator("small").first.inner_text().lower().replace("\N{NO-BREAK SPACE}", " ")
    assert " min" in over, "how long it takes"
    assert [*raw_keys(player.page), *sideways(player.page), *(small_targets(player.page) if phone else [])] == []
    told, bar = card(player).bounding_box(), player.page.locator(".pick").bounding_box()
    assert told
    assert bar
    assert told["y"] + told["height"] <= bar["y"]
    assert told["x"] >= 0
    assert told["x"] + told["width"] <= (390 if phone else 1440)


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_a_key_closes_it_answers_nothing_and_it_does_not_come_again(visit: Visit, key: str) -> None:
    player = visit(brief=True)
    sits_down(player)
    card(player).wait_for()
    player.page.wait_for_timeout(FRESH)
    before = player.update["seq"]
    player.page.keyboard.press(key)
    card(player).wait_for(state="detached")
    assert player.update["seq"] == before
    sits_down(player)
    known(player)
    assert card(player).count() == 0
    sits_down(player, scenario="farm")
    card(player).wait_for()


def test_any_answer_closes_it(visit: Visit) -> None:
    player = visit(brief=True)
    sits_down(player)
    card(player).wait_for()
    player.choose(player.options[0], by_mouse_in_the_bar)
    card(player).wait_for(state="detached")


def test_a_tick_ends_them_and_a_setting_brings_them_back(visit: Visit) -> None:
    player = visit(brief=True)
    sits_down(player)
    card(player).get_by_role("checkbox").check()
    player.button("web-brief-start").click()
    sits_down(player, scenario="farm")
    known(player)
    assert card(player).count() == 0
    player.open("#/settings")
    player.page.get_by_role("checkbox", name=player.say("web-set-brief")).check()
    sits_down(player)
    card(player).wait_for()
