"""The moments of a replay as frames: for each pair of eyes what they saw then, and nothing that is hidden from them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import bocage
from bocage.core.record.replaying import Replay
from bocage.core.screen import TURN
from bocage.server.replays.past import ALL, PUBLIC, Past, PastTeller, eyes_allowed
from bocage.server.web.refusals import Refusal
from bocage.server.wire import http_frames
from bocage.server.wire.telling import Teller
from tests.core.test_replay import moments
from tests.marks import slow

GAMES = [("v_commandos", "bridges", 2), ("operation_commando", "utah", 2), ("operation_commando", "graignes", 2),
         ("heroes_of_normandie", "village", 2), ("commandos_40k", "rescue", 2)]


@cache
def replay_of(game: str, scenario: str, seats: int, most: int = 5000) -> Replay:
    for match in moments(game, scenario, seats, 3, most):
        last = match
    return bocage.replay(last.record())


def plain(told: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


# --- whose eyes -------------------------------------------------------------------------------------------------------


def test_after_the_end_everybody_may_look_through_all_eyes_and_before_only_through_his_own() -> None:
    over, running = replay_of("operation_commando", "utah", 2), replay_of("operation_commando", "utah", 2, 40)
    assert eyes_allowed(over, ()) == (ALL, "0", "1", PUBLIC)
    assert eyes_allowed(running, (1,)) == ("1", PUBLIC)
    assert eyes_allowed(running, ()) == (PUBLIC,)
    assert eyes_allowed(replay_of("v_commandos", "bridges", 2, 40), ()) == (ALL,), "nobody hides anything there"
    for eyes in (ALL, "0", "9", "x"):
        with pytest.raises(Refusal, match="eyes"):
            Past(running, "en", eyes, (1,))


def test_while_a_game_goes_on_nobody_looks_behind_the_last_assault() -> None:
    running = replay_of("operation_commando", "utah", 2, 90)
    past = Past(running, "fr", "1", (1,))
    opened = past.opened()
    assert 0 < opened.first < opened.last
    assert min(event.n for event in opened.log) >= opened.told[opened.first]
    assert all(mark.at >= opened.first for mark in opened.turns)
    assert past.moment(opened.first).at == opened.first
    with pytest.raises(Refusal, match="moment"):
        past.moment(opened.first - 1)


@slow
@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_twin_worlds_give_equal_frames_at_every_moment(game: str, scenario: str, seats: int) -> None:
    replay, rng = replay_of(game, scenario, seats), Random(5)
    for at in range(0, replay.last, 7):
        match = replay.at(at)
        for seat in range(seats):
            frame, other = (plain(PastTeller(each, "en", (seat,), whole=False).position(at))
                            for each in (match, match.twin(seat, rng)))
            assert frame == other, (at, seat)


@slow
@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_a_moment_is_what_the_running_match_told_at_that_moment(game: str, scenario: str, seats: int) -> None:
    running = replay_of(game, scenario, seats, 60)
    for at, match in enumerate(moments(game, scenario, seats, 3, 60)):
        for seat in range(seats):
            live = Teller(match, "en", (seat,)).update(at, len(match.log))
            frame = PastTeller(running.at(at), "en", (seat,), whole=False).position(at)
            assert plain(frame)["view"] == plain(live)["view"]
            if frame.question is not None and live.question is not None:
                assert frame.question == msgspec.structs.replace(live.question, options=(), names={}, lost="")
            assert (frame.question is None) == (live.question is None)


@slow
@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES[1:])
def test_with_all_eyes_everything_lies_open_and_nothing_is_invented(game: str, scenario: str, seats: int) -> None:
    """Whatever a seat knows is there; the whole view is one that the client's types know."""
    replay = replay_of(game, scenario, seats)
    knowledge = replay.match.ruleset.knowledge
    opened = 0
    for at in range(0, replay.last, 5):
        match = replay.at(at)
        assert knowledge.whole is not None
        whole = plain(knowledge.whole(match.board, match.state))
        msgspec.convert(whole, knowledge.view_type)
        public = plain(match.view(None))
        opened += whole != public
        for seat in range(seats):
            known = plain(match.view(seat))
            for name in whole:
                if known[name] != public[name] and name not in ("seat", "me", "units", "types"):
                    assert whole[name] != public[name], (at, seat, name)
    assert opened > 3


# --- what is told -----------------------------------------------------------------------------------------------------


def test_the_log_and_the_turns_fit_the_moments() -> None:
    replay = replay_of("v_commandos", "bridges", 2)
    opened = Past(replay, "en", "").opened()
    assert (opened.first, opened.last, len(opened.told), len(opened.by)) == (0, replay.last, replay.last + 1, replay.last)
    assert [*opened.told] == sorted(opened.told)
    assert opened.told[-1] == len(replay.match.log)
    screen = replay.match.ruleset.display.screen(replay.match.board, "en")
    for mark in opened.turns:
        told = [screen.heading(event) for event in replay.match.log[:opened.told[mark.at]]]
        before = told if mark.at == 0 else [screen.heading(event) for event in replay.match.log[:opened.told[mark.at - 1]]]
        assert told.count(TURN) > (0 if mark.at == 0 else before.count(TURN))
    assert len(opened.turns) >= 3
    assert opened.ending is not None
    assert Past(replay, "fr", "").opened().log[0].text != opened.log[0].text


def test_what_was_chosen_is_told_to_those_who_may_know_it() -> None:
    over, running = replay_of("heroes_of_normandie", "village", 2), replay_of("heroes_of_normandie", "village", 2, 300)
    sealed = [at for at, move in enumerate(running.match.moves) if move.sealed]
    assert sealed
    at, seat = sealed[0], running.match.moves[sealed[0]].seat
    mine, theirs = (Past(running, "en", f"{eyes}", (eyes,)).moment(at).chosen for eyes in (seat, 1 - seat))
    assert mine is not None
    assert theirs is not None
    assert mine.label
    assert (theirs.seat, theirs.label) == (seat, "")
    whole = Past(over, "en", ALL).moment(at).chosen
    assert whole is not None
    assert whole.label


def test_the_last_moment_has_the_ending_and_nothing_was_chosen_there() -> None:
    replay = replay_of("v_commandos", "bridges", 2)
    moment = Past(replay, "en", "").moment(replay.last)
    assert moment.chosen is None
    assert moment.update.question is None
    assert moment.update.ending is not None


def test_seats_are_named_as_the_record_names_them() -> None:
    match = bocage.new("v_commandos", "bridges", ["bot:easy", "bot:easy"], seed="1")
    cards = Past(bocage.replay(match.record()), "en", "").opened().seats
    assert [(card.name, card.kind, card.level) for card in cards] == [("", "bot", "soldier")] * 2
    known = (http_frames.SeatCard("Anna", "person", "", mine=True, here=False),) * 2
    assert Past(bocage.replay(match.record()), "en", "", (), known).opened().seats == known
