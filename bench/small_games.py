"""Games that begin late and with few pieces. Puzzles are frequent in them: each choice is a great part of what is left to
choose.

Bots play a game up to the start of one of its last turns or rounds; then all but a few pieces of each side are taken off the
table. From there bots play on. Many such games begin at the same moment of one great game, each with other pieces left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import NamedTuple

from bocage.bots.levels import LevelBot
from bocage.bots.viewpoint import Viewpoint
from bocage.core.errors import BadPosition
from bocage.core.match import Match
from bocage.core.position.reading import read as read_position
from bocage.games.commandos_40k.pieces import MOVE_START
from bocage.games.commandos_40k.rules.missions import LAST_ROUND
from bocage.games.v_commandos.pieces import FOE_NAMES, ROLES
from bocage.games.v_commandos.state import COMMANDOS, WAITING
from bocage.puzzles.finding import PLAYERS

LEFT = (2, 3, 4, 5)             # so many pieces of each side
GAMES = 6                       # small games from one great one


class Piece(NamedTuple):
    """``line``: of the position in which it stands; ``without``: that line once it is off the table."""

    line: int
    side: int
    without: str


class Smaller(NamedTuple):
    """How games of a ruleset are made small. ``turns_left``: how late they may begin. ``begins``: whether a turn begins at this
    moment, with so many turns left. ``pieces``: those that may go, of the lines of a position. ``left``: how many of each side
    stay. ``anew``: how lines begin that follow from the pieces on the table."""

    turns_left: tuple[int, ...]
    begins: Callable[[Match, int], bool]
    pieces: Callable[[Match, list[str]], Iterator[Piece]]
    left: tuple[tuple[int, ...], tuple[int, ...]] = (LEFT, LEFT)
    anew: tuple[str, ...] = ()


def small_games(match: Match, seed: str) -> Iterator[Match]:
    """Several small games, which begin where bots bring this match."""
    smaller, rng = SMALLER[match.ruleset.id], Random(f"{seed}/small")
    left = rng.choice(smaller.turns_left)
    bots = [LevelBot(Random(f"{seed}/early/{seat}"), rng.choice(PLAYERS)) for seat in range(len(match.setup.seats))]
    while (decision := match.decision) is not None and not smaller.begins(match, left):
        seat = next(seat for seat in decision.by if match.options(seat))
        match.play(bots[seat].choose(Viewpoint(match, seat)), seat)
    for number in range(GAMES if match.decision else 0):
        try:
            yield read_position(with_few_left(match, rng), lambda game: match.ruleset, match.ruleset.id, f"{seed}/{number}")
        except BadPosition:                                 # something on the table refers to a piece that is gone
            continue


def with_few_left(match: Match, rng: Random) -> str:
    """The position of a match, in which all but a few pieces of each side are gone."""
    lines = match.position().splitlines()
    ends = [at for at, line in enumerate(lines) if line == "since" or line.startswith("# to choose")]
    lines = lines[:min(ends, default=len(lines))]
    smaller = SMALLER[match.ruleset.id]
    found = list(smaller.pieces(match, lines))
    for side in (0, 1):
        there = [piece for piece in found if piece.side == side]
        for piece in rng.sample(there, max(0, len(there) - rng.choice(smaller.left[side]))):
            lines[piece.line] = piece.without
    return "\n".join(line for line in lines if not line.startswith(smaller.anew)) + "\n"


# --- Commandos 40 000 -------------------------------------------------------------------------------------------------


def round_begins(match: Match, left: int) -> bool:
    state = match.state
    return bool(state.round >= LAST_ROUND - left and state.phase >= MOVE_START)


def models(match: Match, lines: list[str]) -> Iterator[Piece]:
    """Those on the table. A model that goes is out of action where it stands."""
    for number, line in enumerate(lines):
        name, at, rest = line.partition(": at ")
        if at and name[0] in "ab" and name[1:].isdigit() and "out-of-action" not in rest and "escaped" not in rest:
            yield Piece(number, "ab".index(name[0]), f"{name}: at {rest.split(',')[0]}, out-of-action, hp 0")


# --- Heroes of Normandie ----------------------------------------------------------------------------------------------


def turn_begins(match: Match, left: int) -> bool:
    return match.state.turn >= match.board.turns - left and match.decision is not None and match.decision.kind == "place_order"


def units(match: Match, lines: list[str]) -> Iterator[Piece]:
    """Those on the table that lead nobody and carry nobody (HN-RESERVE-15: a side without order stars is lost)."""
    board = match.board
    recruits = {each.name: each for each in board.recruits}
    carried: Mapping[str, bool] = {part[3:]: True for line in lines for part in line.split(", ") if part.startswith("on u")}
    for number, line in enumerate(lines):
        counter, _, rest = line.partition(": ")
        recruit = recruits.get(rest.split(",")[0])
        if recruit is None or ", at " not in rest or "carried" in rest or counter in carried:
            continue
        if not any(face.stars for face in board.types[recruit.kind].faces):
            yield Piece(number, board.side[recruit.seat], f"{counter}: {rest.split(',')[0]}")


# --- V-Commandos ------------------------------------------------------------------------------------------------------


def commandos_begin(match: Match, turn: int) -> bool:
    """V-Commandos has no last turn: the small games begin in one of the first."""
    state = match.state
    return bool(state.turn >= turn and state.phase == COMMANDOS
                and all(state.acted[each] == WAITING for each in state.squad))


def characters(match: Match, lines: list[str]) -> Iterator[Piece]:
    """The commandos, and the enemies of each tile as one piece. A commando that goes is out; what lies on a tile stays."""
    for number, line in enumerate(lines):
        name, _, rest = line.partition(": ")
        if name in ROLES and rest.startswith("tile ") and not rest.startswith("tile out"):
            yield Piece(number, 0, f"{name}: tile out")
        elif name.startswith("tile "):
            parts = rest.split(", ")
            others = [part for part in parts if part.split()[-1] not in FOE_NAMES]
            if len(others) < len(parts):
                yield Piece(number, 1, f"{name}: {', '.join(others)}" if others else f"# {name}")


SMALLER = {
    "commandos_40k": Smaller((1, 2), round_begins, models),
    "heroes_of_normandie": Smaller((0, 1), turn_begins, units),
    "v_commandos": Smaller((2, 3, 4, 5), commandos_begin, characters, ((1, 2), (1, 2, 3)), ("pool:",)),
}
