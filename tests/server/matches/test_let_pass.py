"""The wish not to be asked again while a deed is under way."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import bocage

from bocage.core.action import PASS, Action
from bocage.core.screen import PHASE, AnyScreen
from bocage.games import find
from bocage.server.wire import frames
from bocage.server.matches.commands import do
from bocage.server.matches.connection import Player
from bocage.server.hub import Hub
from bocage.server.matches.room import Room
from tests.changed import changed, put_in_place
from tests.matches import question
from tests.server.matches.test_curtain import ME, key, last_update, look, scene, to_a_shot
from tests.server.matches.test_room import act, entered
from tests.toys.runner import RULESET
from tests.toys.runner.state import RUNNER, WATCHER


@pytest.fixture
def squares_are_deeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is under way is the square that is being run to."""
    put_in_place(monkeypatch, changed(RULESET, "display", activation=lambda state: state.square or None))


async def to_the_next_square(room: Room, anna: Player) -> list[str]:
    """The watcher lets the rest of the shot pass, then fires again; what the runner was asked meanwhile."""
    square, asked = room.match.state.square, []
    while room.match.decision and not (room.match.state.square > square and room.match.decision.kind == "shot"):
        seat, kind = room.match.decision.by[0], room.match.decision.kind
        if seat == RUNNER:
            asked.append(kind)
        await do(room, anna, frames.Look(seat))
        await do(room, anna, act(room, "fire" if kind == "fire" else "pass", seat))
    return asked


@pytest.mark.usefixtures("squares_are_deeds")
def test_who_lets_a_deed_pass_is_asked_again_at_the_next_one(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_a_shot(room, anna)
        update = await look(room, anna, RUNNER)
        assert update["question"]["deed"]
        await do(room, anna, frames.LetPass(key(), RUNNER, "deed"))
        assert room.match.moves[-1].text == "pass"
        assert not await to_the_next_square(room, anna)
        assert (question(room.match).by, room.match.state.square) == ((RUNNER,), 2)
        assert [wish["until"] for wish in (await look(room, anna, RUNNER))["wishes"]] == ["mine"]

    scene(tmp_path, database, play)


@pytest.mark.usefixtures("squares_are_deeds")
def test_who_lets_a_turn_pass_is_not_asked_at_the_next_deed_either(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_a_shot(room, anna)
        await look(room, anna, RUNNER)
        await do(room, anna, frames.LetPass(key(), RUNNER))
        assert not await to_the_next_square(room, anna)
        assert (question(room.match).by, room.match.state.square) == ((WATCHER,), 2)

    scene(tmp_path, database, play)


def test_a_kind_that_is_let_pass_for_a_phase_is_asked_again_in_the_next_one(tmp_path: Path, database: str,
                                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    """A phase of this toy is the square that is being run to; the wish is for shots alone."""
    plain = RULESET.display.screen

    def phased(*words: Any) -> AnyScreen:
        screen = plain(*words)
        monkeypatch.setattr(screen, "heading", lambda event: PHASE if event.name == "ran" else 0)
        return screen

    put_in_place(monkeypatch, changed(RULESET, "display", screen=phased))

    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_a_shot(room, anna)
        assert (await look(room, anna, RUNNER))["question"]["phased"]
        await do(room, anna, frames.LetPass(key(), RUNNER, "phase", "shot"))
        assert room.match.moves[-1].text == "pass"
        assert [(wish.kind, wish.until) for wish in room.wishes.told(RUNNER)] == [("", "mine"), ("shot", "phase")]
        assert "shot" not in await to_the_next_square(room, anna)
        assert (question(room.match).by, room.match.state.square) == ((RUNNER,), 2)
        assert [wish.kind for wish in room.wishes.told(RUNNER)] == [""], "the wish has run out"

    scene(tmp_path, database, play)


def test_where_no_deed_is_under_way_the_wish_is_for_nothing(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_a_shot(room, anna)
        assert not (await look(room, anna, RUNNER))["question"]["deed"]
        moves = len(room.match.moves)
        await do(room, anna, frames.LetPass(key(), RUNNER, "deed"))
        assert len(room.match.moves) == moves

    scene(tmp_path, database, play)


def test_in_heroes_of_normandie_a_deed_is_what_one_unit_does() -> None:
    ruleset = find("heroes_of_normandie")
    state = ruleset.rules.blank_state()
    assert ruleset.display.activation(state) is None
    told = []
    for state.acting, state.mover in ((3, -1), (3, 4), (-1, 4), (5, -1)):
        told.append(ruleset.display.activation(state))
    assert told[1] == told[2]
    assert len({*told, None}) == 4


def test_the_only_person_is_not_asked_where_all_he_can_do_is_let_it_pass(tmp_path: Path, database: str) -> None:
    """Bots do not read silence; people would: with a second person at the table every window is asked."""
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_a_shot(room, anna)
        decision = room.match.decision
        assert decision is not None
        room.partners.bots = {WATCHER: "recruit"}
        decision.options = [*decision.options, Action("duck")]
        assert room.who_passes(room.match) is None
        decision.options = [PASS]
        assert room.who_passes(room.match) == RUNNER
        room.partners.bots = {}
        assert room.who_passes(room.match) is None

    scene(tmp_path, database, play)


def test_the_only_person_is_not_asked_either_where_he_can_only_end_the_question(tmp_path: Path, database: str) -> None:
    """With no Event in hand the phase of a side has nothing to offer but its end (OC-USPHASE-05)."""
    async def play(hub: Hub, room: Room) -> None:
        match = bocage.new("operation_commando", "initiation", ["anna", "bot"], seed="1")
        while match.decision is not None and match.decision.kind != "event":
            match.play(match.decision.options[0])
        assert match.decision is not None
        *_, stop = match.decision.options
        (seat,) = match.decision.by
        room.partners.bots = {1 - seat: "novice"}
        match.decision.options = [stop]
        assert room.only_exit(match) is stop
        match.decision.options = [Action("play"), stop]
        assert room.only_exit(match) is None
        match.decision.options = [stop]
        room.partners.bots = {}
        assert room.only_exit(match) is None

    scene(tmp_path, database, play)


def test_the_free_actions_between_enemy_steps_may_be_let_pass_until_the_turn_ends(tmp_path: Path, database: str) -> None:
    """V-Commandos asks for them four times a turn of whoever holds a +1 token; they are no windows, no clock runs for them."""
    async def play(hub: Hub, room: Room) -> None:
        anna, rng = await entered(room), Random(1)
        while question(room.match).kind != "window":
            await do(room, anna, act(room, rng.choice(room.match.options(0)).text))
        assert last_update(anna)["question"]["window"]
        assert not find("v_commandos").display.windows
        turn = room.match.state.turn
        await do(room, anna, frames.LetPass(key(), 0, "turn"))
        assert question(room.match).kind != "window"
        assert room.match.state.turn == turn + 1, "the enemy's steps are over"

    scene(tmp_path, database, play, seats=(ME,), game="v_commandos", scenario="lighthouse")


def test_kinds_that_are_asked_by_their_stakes_pass_when_nothing_is_at_stake(tmp_path: Path, database: str,
                                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has made a wish: the general one stays, that kind alone passes; a wish for it brings it back."""
    put_in_place(monkeypatch, changed(RULESET, "display", by_stakes=frozenset(("shot",)), happens_to=lambda *_: ()))

    async def play(hub: Hub, room: Room) -> None:
        wishes = room.wishes
        monkeypatch.setattr(room, "shares_a_screen", lambda seat: False)
        assert [wishes.of(room.match, RUNNER, kind) for kind in ("", "shot", "fire")] == ["ask", "mine", "ask"]
        assert [(wish.kind, wish.until) for wish in wishes.told(RUNNER)] == [("", "ask"), ("shot", "mine")]
        wishes.make(RUNNER, "shot", "ask")
        assert [wishes.of(room.match, RUNNER, kind) for kind in ("", "shot")] == ["ask", "ask"]
        wishes.make(RUNNER, "", "turn")
        assert [wishes.of(room.match, RUNNER, kind) for kind in ("", "shot")] == ["turn", "turn"]

    scene(tmp_path, database, play)
