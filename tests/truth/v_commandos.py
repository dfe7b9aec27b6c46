"""V-Commandos: the chances beside an option, and what the position tells afterwards."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.core.action import Action
from bocage.core.dice import SeededDice
from bocage.core.match import Match
from bocage.games.v_commandos import RULESET
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import DRUNKEN_SENTRIES, FOES, SORE_THROAT, STEALTHY, VISIBLE
from bocage.games.v_commandos.state import LOST, OBJECTIVE_DONE, OUT, WON, State
from bocage.games.v_commandos.view import View
from tests.matches import question
from tests.matches import seen as seen_by
from tests.truth.comparing import Course, Game, Number, Witness, bar_beside_the_option, beside_the_option, course

GOING = ("move", "stealth_move", "exit_hatch")
FIRING = {"shoot": 2, "fire": 1}                            # where the target stands in the action


def faces(s: State) -> list[int]:
    return [*s.face, *s.escort_face]


def places(s: State) -> list[int]:
    return [*s.tile, *s.escort_tile]


def turned(course: Course, face: int) -> bool:
    """Whether a counter on the map lies on this side now and did not before. An escort that is met only now had no side."""
    before, after = course.before, course.after
    return any(now == face != was and at >= 0 and came != OUT for was, now, came, at in zip(
        faces(before), faces(after), places(before), places(after), strict=True))


def seen(course: Course) -> bool:
    return turned(course, VISIBLE)


def hides(course: Course) -> bool:
    return turned(course, STEALTHY) and not seen(course)


def unseen(course: Course) -> bool:
    return not seen(course)


def hits(course: Course) -> bool:
    return bool(sum(course.done.foes) < sum(course.before.foes))


def reaction(course: Course) -> bool:
    """Reaction fire itself leaves no trace if it misses: somebody visible leaves a tile, and enemies stand there or where the
    commando goes; Sore Throat silences them, and Drunken Sentries whoever has a single die."""
    verb, args, s = course.action.verb, course.action.args, course.before
    if verb not in GOING or s.tile[args[0]] < 0:
        return False
    followers = args[-2]
    leaves = s.tile[args[0]]
    visible = s.face[args[0]] == VISIBLE or any(
        face == VISIBLE for x, face in enumerate(s.escort_face) if followers >> x & 1)
    tiles = (leaves,) if verb == "exit_hatch" else (leaves, args[1])
    return visible and s.effect[course.board.terrain_of[leaves]] != SORE_THROAT and any(
        dice_of_enemies(course.board, s, tile) for tile in tiles)


def dice_of_enemies(b: Board, s: State, tile: int) -> int:
    """The dice of everyone on a tile: the printed ones, those of the nest for its gunner, one less if they are drunk."""
    kinds = [kind for kind, number in enumerate(s.foes[tile * FOES:tile * FOES + FOES]) for _ in range(number)]
    dice = sum(b.foe_dice[kind] for kind in kinds)
    gunner = s.holder[b.nest_on[tile]] if b.nest_on[tile] >= 0 else -1
    if gunner in kinds:
        dice += b.nest_dice - b.foe_dice[gunner]
    return dice - 1 if dice and s.effect[b.terrain_of[tile]] == DRUNKEN_SENTRIES else dice


def wounded(course: Course) -> bool:
    """A commando has more wounds, or an escort is dead."""
    return any(now > was for was, now in zip(course.before.wounds, course.after.wounds, strict=True)) or (
        course.after.why == "VC-ESCORT-11" and any(was >= 0 > now for was, now in zip(
            course.before.escort_tile, course.after.escort_tile, strict=True)))


def is_critical(b: Board, s: State, who: int) -> bool:
    return s.wounds[who] >= b.all_slots[who * 2 + s.side[who]]


def critical(course: Course) -> bool:
    return any(is_critical(course.board, course.after, who) and not is_critical(course.board, course.before, who)
               for who in course.before.squad)


def alarm(course: Course) -> bool:
    return any(now > was for was, now in zip(course.before.alarm, course.after.alarm, strict=True))


def objective(course: Course) -> bool:
    return any(was != OBJECTIVE_DONE == now for was, now in zip(course.before.objective, course.after.objective, strict=True))


def eliminated(course: Course) -> bool:
    return bool(sum(course.after.buried) > sum(course.before.buried))


def success(course: Course) -> bool:
    return bool(course.after.outcome == WON)


def failure(course: Course) -> bool:
    return bool(course.after.outcome == LOST)


# --- numbers ----------------------------------------------------------------------------------------------------------


class Loaded(SeededDice):
    """Dice that all show the same face."""

    def __init__(self, face: int) -> None:
        super().__init__("loaded")
        self.face = face

    def roll(self, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
        return [self.face] * number


def numbers(match: Match) -> Iterator[Number]:
    """The number of a tile is the lowest face that hits there, whoever fires; the occupant of a nest needs a 5."""
    tiles = {tile.name: tile for terrain in seen_by(View, match, None).terrains for tile in terrain.tiles}
    for action in question(match).options:
        if action.verb in FIRING:
            tile = tiles[match.board.tile_name[action.args[FIRING[action.verb]]]]
            if not any(triangle.kind == "nest" for triangle in tile.triangles):
                test = hits if action.verb == "shoot" else wounded
                yield Number(f"{action.verb}: number to hit", tile.to_hit, lowest(match, action, test))


def lowest(match: Match, action: Action, test: Witness) -> int | None:
    """The lowest face with which the dice do it."""
    seat = match.entitled(action)[0]
    return next((face for face in range(1, 7) if test(course(GAME, match.step, seat, action, Loaded(face)))), None)


GAME = Game(RULESET, beside_the_option, {
    "seen": seen, "hidden": unseen, "unseen": unseen, "hides": hides, "hits": hits, "reaction": reaction,
    "wounded": wounded, "critical": critical, "alarm": alarm, "objective": objective, "eliminated": eliminated,
    "success": success, "failure": failure,
}, frozenset(("hidden", "unseen")), bar=bar_beside_the_option, numbers=numbers)
