"""Lessons with a coach. Results of chance are fixed while the player follows the script, but every legal action stays open.

If the player does something else, the remaining fixed results are dropped, and the coach goes on with the task that is still
open. Operation Green has no script: there the coach says each text once, when its moment comes.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.action import Action
from bocage.core.decision import Steps
from bocage.games.v_commandos import content as box, events as e
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    BOMBING, CRITICAL, DROPPED_KEYS, FOE_NAMES, ITEM_NAMES, LOST_CRATE, MEDKIT, NULL_ENEMY, ROLES, SECOND_WIND, TOKEN_NAMES,
    VISIBLE)
from bocage.games.v_commandos.rules.asking import OperationEnds, VTable
from bocage.games.v_commandos.rules.chance import DIE, EVENT, FOE, ITEM, SCRIPT, SPECIAL, take_mp40, tokens_left
from bocage.games.v_commandos.state import (
    COMMANDOS, IN_PLAY, LOST, NO_CARD, OBJECTIVE_DONE, PHASES, WON, State, in_range, put_foe)
from bocage.games.v_commandos.types import Card, Foe, Terrain, Tile

NEUTRAL = frozenset(("activate", "end", "done", "pass", "top"))     # these choices neither follow the script nor leave it
LOW_POOL = 15


def code_of(b: Board, text: str) -> int:
    """Returns a fixed result as the state keeps it, from ``die:4``, ``foe:mauser``, ``item:tnt``, ``event:flare`` or
    ``special:marksman``."""
    bag, name = text.split(":")
    if bag == "die":
        return SCRIPT * DIE + int(name)
    if bag == "foe":
        return SCRIPT * FOE + (NULL_ENEMY if name == "null" else FOE_NAMES.index(name))
    if bag == "item":
        return SCRIPT * ITEM + ITEM_NAMES.index(name)
    if bag == "event":
        return SCRIPT * EVENT + b.event_ids.index(name)
    return SCRIPT * SPECIAL + TOKEN_NAMES.index(name)


def lay_out(g: VTable, lesson: box.Lesson) -> None:
    """Lays out what a lesson adds to the terrain card: commandos on tiles, more enemies, the fixed results."""
    b, s = g.board, g.state
    for role, name in lesson.starts.items():
        c, tile = ROLES.index(role), Tile(b.tile_name.index(name))
        s.tile[c] = tile
        s.heads[tile] += 1
    for name, kinds in lesson.enemies.items():
        for kind in kinds:
            put_foe(s, Tile(b.tile_name.index(name)), Foe(take_mp40(s) + FOE_NAMES.index(kind)))
    s.script = [code_of(b, text) for step in lesson.steps for text in step.chance]
    s.script += [code_of(b, f"item:{name}") for name in lesson.rewards]


def leaves_out(b: Board, phase: str) -> bool:
    """The lesson skips this phase."""
    return b.lesson is not None and phase in b.lesson.left_out


def fixed_card(b: Board, s: State, terrain: Terrain) -> Card:
    """Returns the event card that the lesson deals to a terrain this turn, or NO_CARD. If the card brings equipment, that is
    fixed too."""
    if b.lesson is None:
        return NO_CARD
    cards = b.lesson.events.get(b.terrain_ids[terrain], ())
    turn = s.turn - s.built[terrain]
    if turn >= len(cards):
        return NO_CARD
    name, _, item = cards[turn].partition(":")
    if item:
        s.script.insert(0, code_of(b, f"item:{item}"))
    return Card(b.event_ids.index(name))


# --- scripts ----------------------------------------------------------------------------------------------------------


def watch(g: VTable, steps: Steps) -> Steps:
    """Runs a step and passes every choice to ``hear``."""
    try:
        decision = next(steps)
        while True:
            choice = yield decision
            hear(g, choice)
            decision = steps.send(choice)
    except StopIteration:
        return


def hear(g: VTable, choice: Action) -> None:
    """Compares a choice with the script. The first other choice leaves the script for good."""
    b, s = g.board, g.state
    lesson = b.lesson
    if lesson is None or not lesson.steps or choice.verb in NEUTRAL or s.lesson_step >= len(lesson.steps):
        return
    if choice.text == expected(b, s):
        s.lesson_at += 1
    elif not s.off_script:
        s.off_script = 1
        s.script = []
    if s.off_script:
        catch_up(lesson, s, choice)
    while s.lesson_step < len(lesson.steps) and lesson.steps[s.lesson_step].asks and (
            s.lesson_at >= len(lesson.steps[s.lesson_step].asks)):
        s.lesson_step += 1
        s.lesson_at = 0


def catch_up(lesson: box.Lesson, s: State, choice: Action) -> None:
    """After the player has left the script, the coach goes on with a later task as soon as the player begins it."""
    for at in range(s.lesson_step + 1, len(lesson.steps)):
        if lesson.steps[at].asks[:1] == (choice.text,) and not s.lesson_at:
            s.lesson_step, s.lesson_at = at, 1
            return


def expected(b: Board, s: State) -> str:
    """Returns the action that the coach asks for now, or ""."""
    if b.lesson is None or s.lesson_step >= len(b.lesson.steps):
        return ""
    asks = b.lesson.steps[s.lesson_step].asks
    return asks[s.lesson_at] if s.lesson_at < len(asks) else ""


# --- the coach --------------------------------------------------------------------------------------------------------


def coach(g: VTable) -> None:
    """Says each text of the coach once, when its time comes, and ends a lesson that is done."""
    b, s = g.board, g.state
    lesson = b.lesson
    assert lesson is not None
    for at, moment in enumerate(lesson.moments):
        if at not in s.said and MOMENTS[moment.id](b, s):
            s.said.append(at)
            g.tell(e.COACH, at, rule=moment.rules[0])
    while s.lesson_step < len(lesson.steps) and lesson.steps[s.lesson_step].during == PHASES[s.phase]:
        if s.lesson_step not in s.said:
            s.said.append(s.lesson_step)
            g.tell(e.COACH, s.lesson_step, rule=lesson.steps[s.lesson_step].rules[0])
        if lesson.steps[s.lesson_step].asks:
            break
        s.lesson_step += 1
    if lesson.done_when == "objectives" and s.outcome == 0 and all(state == OBJECTIVE_DONE for state in s.objective):
        s.outcome = WON
        s.why = "VC-OBJ-04"
        g.tell(e.SUCCESS, rule="VC-OBJ-04")
        raise OperationEnds


def all_out(b: Board, s: State) -> bool:
    """A lesson may require that every commando leaves; then the operation goes on until all have left."""
    return b.lesson is None or b.lesson.done_when != "all_out" or all(s.home[c] for c in s.squad)


def nest_in_range(b: Board, s: State) -> bool:
    """A visible commando is in range of a nest with an enemy."""
    for token, tile in enumerate(s.triangles):
        if tile >= 0 and b.nest_on[tile] == token and s.crowd[tile]:
            near = in_range(b, s, tile)
            if any(s.face[c] == VISIBLE and s.tile[c] in near for c in s.squad):
                return True
    return False


MOMENTS: dict[str, Callable[[Board, State], bool]] = {
    "start": lambda b, s: s.turn > 0,
    "one_only": lambda b, s: s.phase == COMMANDOS and s.turn == 1,
    "keys": lambda b, s: s.effect[0] == DROPPED_KEYS,
    "wind": lambda b, s: s.effect[0] == SECOND_WIND,
    "medkit": lambda b, s: s.turn > 0 and SCRIPT * ITEM + MEDKIT not in s.script,
    "bombing": lambda b, s: s.turn > 0 and SCRIPT * ITEM + BOMBING not in s.script,
    "leave": lambda b, s: s.objective[0] == OBJECTIVE_DONE,
    "next": lambda b, s: s.terrain[1] == IN_PLAY,
    "uniform": lambda b, s: s.effect[1] == LOST_CRATE,
    "nest": nest_in_range,
    "wound": lambda b, s: any(s.wounds[c] for c in s.squad),
    "critical": lambda b, s: any(s.face[c] == CRITICAL for c in s.squad),
    "replacement": lambda b, s: any(s.waiting[c] for c in s.squad),
    "pool": lambda b, s: s.turn > 0 and tokens_left(s) < LOW_POOL,
    "out": lambda b, s: s.objective[-1] == OBJECTIVE_DONE,
    "won": lambda b, s: s.outcome == WON,
    "lost": lambda b, s: s.outcome == LOST,
}
