"""Jobs of commandos whom people and bots lead together: orders, what a person is evidently about, leave to make noise.

In these scenes the person (seat 0) leads the medic, a bot (seat 1) the sapper.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import bocage
from bocage.bots import SightBot, Viewpoint
from bocage.bots.analysis import Analysis
from bocage.bots.teamwork import Agreed, Talk, agreed_in, must_ask, note, order, quiet, renewed
from bocage.core.match import Match
from bocage.games.v_commandos.bot.jobs import is_noisy, members, pursued
from tests.v_commandos.scene import Scene, scene

BOT = 1
# Two jobs, at either end of a row; the medic is beside the one, the sapper beside the other.
ROW = "[a: objective interact 1] [b: medic] [c] [d: sapper] [e: objective interact 1] [f: hatch]"


def together(drawing: str = ROW, **how: Any) -> Scene:
    """A scene of a person and a bot."""
    m = scene(drawing, seats=2, owners={"medic": 0, "sapper": BOT}, loose=True, active=how.pop("active", "sapper"), **how)
    m.setup = msgspec.structs.replace(m.setup, seats=("anna", "bot:soldier"))
    return m


def arranged(m: Match) -> list[Talk]:
    """Lets the bot take a job, and returns what it says."""
    agreed, talk = renewed(m, (BOT,))
    note(m, agreed)
    return talk


def played(m: Match, number: int = 3) -> list[str]:
    """What the bot does at first sight."""
    for _ in range(number):
        if m.decision is None or not m.options(BOT):
            break
        m.play(SightBot(Random(1)).choose(Viewpoint(m, BOT)), BOT)
    return [move.text for move in m.moves]


def test_a_bot_takes_what_is_nearest_to_it_says_so_and_does_it() -> None:
    m = together()
    assert arranged(m) == [Talk("sapper", "takes", "objective-e")]
    assert arranged(m) == []                                # said once
    assert played(m, 2) == ["move sapper e", "interact sapper objective-e"]


def test_a_bot_does_the_job_that_a_person_has_given_it_even_if_another_is_nearer() -> None:
    m = together()
    note(m, order(m, "sapper", "objective-a"))
    assert arranged(m) == []
    assert played(m) == ["move sapper c", "move sapper b", "move sapper a"]


def test_a_bot_that_is_sent_to_a_tile_goes_there_says_so_and_takes_a_job_again() -> None:
    m = together()
    note(m, order(m, "sapper", "c"))
    assert arranged(m) == []
    assert played(m, 1) == ["move sapper c"]
    assert arranged(m) == [Talk("sapper", "done", "c"), Talk("sapper", "takes", "objective-e")]


def test_a_person_can_give_a_job_to_himself_and_leave_the_other_to_the_bot() -> None:
    m = together()
    note(m, order(m, "medic", "objective-e"))
    assert arranged(m) == [Talk("sapper", "takes", "objective-a")]


def test_an_order_can_be_taken_back() -> None:
    m = together()
    note(m, order(m, "sapper", "objective-a"))
    note(m, order(m, "sapper", ""))
    assert arranged(m) == [Talk("sapper", "takes", "objective-e")]


def test_a_job_that_a_person_has_walked_up_to_is_his() -> None:
    m = together("[a] [b: objective interact 1] [c] [d: sapper] [e] [f: medic] [g: objective interact 1, hatch]",
                 active="medic")
    assert arranged(m) == [Talk("sapper", "takes", "objective-b")]
    m = together("[a: objective interact 1] [b: sapper] [c] [d] [e] [f: medic] [g: hatch]", active="medic")
    assert arranged(m) == [Talk("sapper", "takes", "objective-a")]
    for tile in "edc":
        m.play(f"move medic {tile}", 0)
    assert pursued(m.board, m.state, m.log, "medic") == "objective-a"
    arranged(m)
    assert agreed_in(m).jobs == {}                          # the sapper has left it to the medic


def test_a_person_who_could_be_about_either_of_two_jobs_is_about_neither() -> None:
    m = together("[a: objective interact 1, objective interact 1] [b] [c] [d: medic] [e: sapper, hatch]", active="medic")
    for tile in "cb":
        m.play(f"move medic {tile}", 0)
    assert pursued(m.board, m.state, m.log, "medic") == ""


def test_a_job_that_is_done_is_over_and_what_is_left_is_the_nearest_ones() -> None:
    m = together()
    note(m, order(m, "sapper", "objective-e"))
    played(m, 2)
    assert arranged(m) == [Talk("sapper", "done", "objective-e")]
    assert agreed_in(m).jobs == {}


@pytest.mark.parametrize(("drawing", "action", "how", "noisy"), [
    ("[a: sapper] [b: mp40, medic, hatch]", "shoot sapper sten b", {}, True),
    ("[a: sapper] [b: mp40, medic, hatch]", "shoot sapper sten b", {"alarm": True}, False),
    ("[a: sapper] [b: mp40, hatch] [c: medic]", "move sapper b", {}, False),
    ("[a: sapper] [b: objective destroy, charge] [c: medic, hatch]", "detonate sapper b", {}, True),
])
def test_noise_is_what_is_sure_to_set_an_alarm_off(drawing: str, action: str, how: dict[str, Any], noisy: bool) -> None:
    m = together(drawing, **how)
    found = m.read(action)
    assert found in m.options(BOT)
    assert is_noisy(m.board, m.state, found) == noisy
    assert must_ask(m, (BOT,), found) == noisy
    assert (found in quiet(m, m.options(BOT))) != noisy


def test_nobody_asks_where_no_person_plays_along_or_it_was_said_not_to_ask_again() -> None:
    m = together("[a: sapper] [b: mp40, medic, hatch]")
    shot = m.read("shoot sapper sten b")
    assert must_ask(m, (BOT,), shot)
    assert not must_ask(m, (0, BOT), shot)
    note(m, Agreed(loud=True))
    assert not must_ask(m, (BOT,), shot)


def test_whoever_gives_the_job_has_agreed_to_its_noise() -> None:
    m = together("[a: sapper] [b: objective destroy, charge] [c: medic, hatch]")
    blast = m.read("detonate sapper b")
    note(m, order(m, "sapper", "c"))
    assert must_ask(m, (BOT,), blast)
    note(m, order(m, "sapper", "objective-b"))
    assert not must_ask(m, (BOT,), blast)


def test_what_was_arranged_is_saved_with_the_game_and_changes_no_hash() -> None:
    match = bocage.new("v_commandos", "bridges", ["anna", "bot:soldier"], "1")
    before = match.hash()
    note(match, Agreed({"sapper": "objective-b"}, {"medic": "a"}, loud=True))
    again = bocage.load(match.record())
    assert again.hash() == before
    assert agreed_in(again) == Agreed({"sapper": "objective-b"}, {"medic": "a"}, loud=True)


@pytest.mark.parametrize("words", [
    "sapper", "sapper=", "=a", "x=y! z=w", "sapper=objective-zz!", "loud loud", "medic=../..", "§"])
def test_what_a_record_from_elsewhere_says_of_it_harms_nobody(words: str) -> None:
    m = together()
    m.setup = msgspec.structs.replace(m.setup, agreed=words)
    assert Talk("sapper", "takes", "objective-e") in arranged(m)
    played(m)


def test_a_later_look_at_a_moment_is_not_led_by_what_was_arranged_by_the_end() -> None:
    m = together()
    note(m, order(m, "sapper", "objective-a"))
    weights = Analysis(m, BOT).game.first_sight(Random(1))
    assert weights == m.ruleset.advice.priors(m.board, m.state, m.pending, m.options(BOT))
    assert weights != Viewpoint(m, BOT).first_sight(Random(1))


def test_critical_commandos_have_no_job() -> None:
    m = together("[a: objective interact 1] [b: medic critical] [c] [d: sapper] [e: hatch]")
    assert list(members(m.board, m.state)) == ["sapper"]


def test_a_bot_knows_no_more_in_a_twin_world_and_arranges_the_same() -> None:
    match = bocage.new("v_commandos", "bridges", ["anna", "bot:soldier"], "1", {"squad": "officer:blue,sapper:blue"})
    rng = Random(5)
    for _ in range(60):
        if match.decision is None:
            break
        match.play(rng.choice(match.decision.options))
        bot = {match.state.seat[c]: None for c in match.state.squad}
        for seat in bot:
            found = [renewed(world, (seat,)) for world in (match, match.twin(seat, rng))]
            assert found[0] == found[1]
