"""Who is ahead, in victory points: what is scored, what each side can still expect from the scenario, and what the armies are
worth."""

from __future__ import annotations

from math import exp

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.bot.risk import Man
from bocage.games.heroes_of_normandie.bot.unit_values import Opinions
from bocage.games.heroes_of_normandie.rules.victory.points import COUNTER, THROUGH
from bocage.games.heroes_of_normandie.state import State

BROKEN = 0.5                    # the part of a tile's points that counts before it breaks
USUAL, HEAVIEST = 20.0, 30.0      # army points: the worth that has influence 1 on a goal, and the most that one unit counts
STEADY = 0.3                    # strength of nobody at each goal, so that one unit far away does not control it
WHOLE_GAME = 6.0                # what the only goal of a scenario is worth, in victory points


def is_scored(s: State) -> bool:
    """Whether the points of this turn have been given."""
    return s.phase > p.VICTORY or s.phase == p.TURN_START


def scorings(b: Board, s: State) -> tuple[int, int]:
    """How often points are still given: in this turn (0 or 1), and in later turns."""
    now = int(s.turn in b.scenario.scored and not is_scored(s))
    return now, sum(turn > s.turn for turn in b.scenario.scored)


def sway(o: Opinions, goal: int, ours: list[Man], theirs: list[Man]) -> tuple[float, int]:
    """The influence of the American on a goal, from -1 to 1, and the side that holds it now."""
    squares = o.goals[goal].squares
    sums = [0.0, 0.0]
    there = [False, False]
    for side, men in ((0, ours), (1, theirs)):
        total = 0.0
        for man in men:
            at = man.at
            total += man.profile.pull[goal][at] * (man.worth if man.worth < HEAVIEST else HEAVIEST)
            if squares >> at & 1 and not man.profile.type.decoy:
                there[side] = True
        sums[side] = total / USUAL
    us, ge = sums
    holder = p.NOBODY if there[0] == there[1] else p.US if there[0] else p.GE
    only = o.goals[goal].side
    if only == p.US:
        return max(0.0, us - 0.6 * ge) / (us + ge + STEADY), holder if holder == p.US else p.NOBODY
    if only == p.GE:
        return -max(0.0, ge - 0.6 * us) / (us + ge + STEADY), holder if holder == p.GE else p.NOBODY
    return (us - ge) / (us + ge + STEADY), holder


def lateness(s: State) -> float:
    """How much of the turn is over. It stays the same during a phase; otherwise a bot would do anything to end a phase or to
    prolong it."""
    if s.phase >= p.RESERVE_START or s.reserve_seat != p.NOBODY:
        return 0.9
    return 0.5 if s.phase >= p.WINDOW else 0.2


def by_objectives(o: Opinions, b: Board, s: State, ours: list[Man], theirs: list[Man]) -> float:
    """The points that objectives should still give to the American, less those to the German."""
    now, later = scorings(b, s)
    if s.turn == 0:
        now, later = 0, len(b.scenario.scored)
    late = lateness(s)
    found = 0.0
    for number, goal in enumerate(o.goals):
        if number == o.edge:
            continue
        say, holder = sway(o, number, ours, theirs)
        held = 0.0 if holder == p.NOBODY else 1.0 if holder == p.US else -1.0
        soon = late * held + (1.0 - late) * (0.4 * held + 0.6 * say)
        found += goal.points * (now * soon + later * (0.4 * held + 0.35 * say))
    return found


def turns_left(b: Board, s: State) -> float:
    """How many movements a unit can still expect, including this turn's."""
    return b.turns - s.turn + 1.0 - lateness(s)


def way_out(o: Opinions, b: Board, s: State, man: Man) -> float:
    """The chance that a unit leaves the board in time."""
    far = o.far(o.edge, man.kind)[man.at] + 1.0
    stride = max(1, man.profile.move)
    spare = turns_left(b, s) * stride * 0.75 - far
    return float(0.85 / (1.0 + exp(-0.45 * spare)) * 0.96 ** far)


def by_bridge(o: Opinions, b: Board, s: State, ours: list[Man], theirs: list[Man]) -> float:
    """Bridge: who will hold it at the end, or whether enough Americans will leave over it before."""
    say, holder = sway(o, 0, ours, theirs)
    held = 1.0 if holder == p.US else -0.6 if holder == p.GE else -0.3
    last = (s.turn / b.turns) ** 2
    chances = sorted((way_out(o, b, s, man) for man in ours if not man.profile.type.decoy), reverse=True)
    gone = s.exited[p.US]
    through = gone + sum(chances[:max(0, b.scenario.win_at - gone)])
    return WHOLE_GAME * (0.5 * (last * held + (1.0 - last) * say) + 0.9 * (through / b.scenario.win_at) ** 2 - 0.2)


def by_rescue(o: Opinions, b: Board, s: State, ours: list[Man], theirs: list[Man]) -> float:
    """Farmhouse: the way to the prisoner, then the way home with him."""
    leader = s.prisoner
    if leader >= 0:
        carrier = s.carrier[leader] if s.at[leader] == p.CARRIED else leader
        chance = next((way_out(o, b, s, man) for man in ours if man.unit == carrier), 0.0)
        return WHOLE_GAME * (1.3 * chance)
    say, holder = sway(o, 0, ours, theirs)
    held = 0.3 if holder == p.US else -0.1 if holder == p.GE else 0.0
    left = turns_left(b, s)
    time = min(1.0, max(0.0, (left - 1.0) / 3.0))
    return WHOLE_GAME * ((0.5 * say + held) * time - 0.5 * (1.0 - time))


def by_exit(o: Opinions, b: Board, s: State, ours: list[Man], theirs: list[Man]) -> float:
    """Hedgerow: points for each American who comes through."""
    found = sum(THROUGH * way_out(o, b, s, man) for man in ours if not man.profile.type.decoy)
    return found + 0.3 * COUNTER * (len(ours) - len(theirs))


BY_GOAL = {"points": by_objectives, "bridge": by_bridge, "rescue": by_rescue, "exit": by_exit}


def breaking(b: Board, s: State) -> float:
    """HN-VICTORY-09: the points of tiles that are close to breaking, counted for the American."""
    found = 0.0
    if not b.breaks:
        return found
    for tile, lost in enumerate(s.eliminated):
        made = b.tiles[tile]
        if lost and not s.broken[tile] and made.points:
            near = BROKEN * made.points * (lost / made.break_at) ** 2
            found += -near if b.side[made.seat] == p.US else near
    return found
