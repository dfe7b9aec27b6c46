"""V-Commandos: the chances beside an option, and what the position tells afterwards."""

from __future__ import annotations

from bocage.games.v_commandos import RULESET
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import STEALTHY, VISIBLE
from bocage.games.v_commandos.state import LOST, OBJECTIVE_OPEN, WON, State
from tests.truth.comparing import Course, Game, beside_the_option


def faces(s: State) -> list[int]:
    return [*s.face, *s.escort_face]


def places(s: State) -> list[int]:
    return [*s.tile, *s.escort_tile]


def turned(course: Course, face: int) -> bool:
    """Whether a counter on the map lies on this side now and did not before."""
    return any(now == face != was and at >= 0 for was, now, at in zip(
        faces(course.before), faces(course.after), places(course.after), strict=True))


def seen(course: Course) -> bool:
    return turned(course, VISIBLE)


def hides(course: Course) -> bool:
    return turned(course, STEALTHY) and not seen(course)


def unseen(course: Course) -> bool:
    return not seen(course)


def hits(course: Course) -> bool:
    return bool(sum(course.done.foes) < sum(course.before.foes))


def wounded(course: Course) -> bool:
    return any(now > was for was, now in zip(course.before.wounds, course.after.wounds, strict=True))


def is_critical(b: Board, s: State, who: int) -> bool:
    return s.wounds[who] >= b.all_slots[who * 2 + s.side[who]]


def critical(course: Course) -> bool:
    return any(is_critical(course.board, course.after, who) and not is_critical(course.board, course.before, who)
               for who in course.before.squad)


def alarm(course: Course) -> bool:
    return any(now > was for was, now in zip(course.before.alarm, course.after.alarm, strict=True))


def objective(course: Course) -> bool:
    return any(was == OBJECTIVE_OPEN != now for was, now in zip(course.before.objective, course.after.objective, strict=True))


def eliminated(course: Course) -> bool:
    return bool(sum(course.after.buried) > sum(course.before.buried))


def success(course: Course) -> bool:
    return bool(course.after.outcome == WON)


def failure(course: Course) -> bool:
    return bool(course.after.outcome == LOST)


GAME = Game(RULESET, beside_the_option, {
    "seen": seen, "hidden": unseen, "unseen": unseen, "hides": hides, "hits": hits, "wounded": wounded,
    "critical": critical, "alarm": alarm, "objective": objective, "eliminated": eliminated,
    "success": success, "failure": failure,
}, frozenset(("hidden", "unseen")))
