"""Who speaks when people and bots share a table."""

from __future__ import annotations

import pytest

import bocage
from bocage import Match
from bocage.bots.partners import Partners
from bocage.core.screen import AnyScreen

TWO = {"squad": "officer:blue,scout:blue"}


@pytest.fixture
def match() -> Match:
    match = bocage.new("v_commandos", "lighthouse", ["anna", "ben"], "1", TWO)
    while match.decision is not None and match.decision.kind != "activate":
        match.play(match.decision.options[0])
    return match


@pytest.fixture
def screen(match: Match) -> AnyScreen:
    return match.ruleset.display.screen(match.board, "en")


def seat_of(match: Match, commando: str) -> int:
    return next(seat for seat in (0, 1) if f"activate {commando}" in [action.text for action in match.options(seat)])


def test_without_bots_nobody_is_due(match: Match, screen: AnyScreen) -> None:
    partners = Partners(2, {})
    assert partners.due(match, screen, pushed=True) is None
    assert partners.asked(match) == [0, 1]
    assert not partners.waiting(match, screen)


def test_a_bot_lets_the_people_go_first_unless_it_is_pushed(match: Match, screen: AnyScreen) -> None:
    bot = seat_of(match, "scout")
    partners = Partners(2, {bot: "soldier"})
    assert partners.waiting(match, screen)
    assert partners.due(match, screen) is None
    turn = partners.due(match, screen, pushed=True)
    assert turn is not None
    assert turn.seat == bot
    assert [action.text for action in turn.options] == ["activate scout"]


def test_a_seat_is_handed_to_a_bot_and_taken_back(match: Match, screen: AnyScreen) -> None:
    officer = seat_of(match, "officer")
    match.play("activate officer", officer)
    partners = Partners(2, {})
    partners.bots[officer] = "soldier"
    turn = partners.due(match, screen)
    assert turn is not None
    assert (turn.seat, turn.own_word) == (officer, False)
    assert partners.people == [1 - officer]
    del partners.bots[officer]
    assert partners.due(match, screen) is None
    assert partners.people == [0, 1]


def test_all_seats_are_bots(match: Match, screen: AnyScreen) -> None:
    partners = Partners(2, {0: "soldier", 1: "recruit"})
    for _ in range(40):
        turn = partners.due(match, screen)
        if turn is None:
            break
        match.play(turn.options[0], turn.seat)
    assert len(match.moves) > 20


def test_a_bot_is_silent_for_one_moment_only(match: Match, screen: AnyScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    partners = Partners(2, {1: "soldier"})
    monkeypatch.setattr(partners, "has_own", lambda *_: True)
    turn = partners.last_word(match, screen, [1])
    assert turn is not None
    assert turn.own_word
    partners.silence(1, match)
    assert partners.last_word(match, screen, [1]) is None
    match.play(match.options(0)[0], 0)
    later = partners.last_word(match, screen, [1])
    assert later is not None
    partners.silence(1, match)
    match.undo()
    match.play(match.options(0)[1], 0)              # as many choices as before, but another moment
    assert partners.last_word(match, screen, [1]) is not None


def test_only_its_own_word_is_accepted_in_the_moment_of_the_people(match: Match, screen: AnyScreen) -> None:
    bot = seat_of(match, "scout")
    partners = Partners(2, {bot: "soldier"})
    turn = partners.due(match, screen, pushed=True)
    assert turn is not None
    own = turn._replace(own_word=True)
    assert own.accepts(match, match.read("activate scout"))
    assert not own.accepts(match, match.read("activate officer"))
