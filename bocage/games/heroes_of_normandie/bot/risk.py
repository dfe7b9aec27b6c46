"""Who could shoot whom, by a quick estimate: each unit is a few numbers, and chances come from bonus against defence."""

from __future__ import annotations

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.bot.unit_values import Opinions, is_two_step
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import by_unit, RecruitNo, Side, Square, Unit

LONG_MALUS = 2
ARMOUR = 0.5                    # a hit costs a heavy vehicle this part of what it costs other units
SHOTS = 0.45                    # the part of possible shooters that will really shoot
STEP = 0.55                     # the part of a unit's worth that a hit takes
PATIENCE = 4.0                  # army points for a unit that is not deployed yet: it may still find its best place
HIDDEN = 16.0                   # the worth of a counter whose type is not known
HIDDEN_BONUS = (2, 0, p.CROSS)
SURVIVES = 0.3                  # how much of a hit's danger counts for a leader that is still whole
CROWN = 40.0                    # the worth of the last unit with order stars, in army points
# The chance to roll a number or more with a die, for numbers from -12 up; the list is long enough for CROSS.
HIT = [1.0] * 13 + [(7 - need) / 6 for need in range(1, 7)] + [0.0] * 140
ZERO = 12


class Man:
    """A unit on the table as a few numbers: its place, what it hits (bonus by kind of target, near and far), how hard it is to
    hit, and its worth."""

    __slots__ = ("unit", "at", "profile", "kind", "near", "far", "bonus", "defence", "worth", "is_target")

    def __init__(self, o: Opinions, s: State, unit: Unit, at: Square, cover: int) -> None:
        self.unit = unit
        self.at = at
        hidden = s.hidden[unit]
        profile = self.profile = o.profile(s.kind[unit], s.face[unit], hidden != 0)
        kind = self.kind = profile.kind
        worth, bonus = profile.worth, profile.bonus
        if hidden and s.traced[unit] != 1:                  # guessing its type would only add noise
            worth, bonus = HIDDEN, HIDDEN_BONUS
        markers = s.suppressed[unit]
        if markers:
            less = 2 * markers
            bonus = (bonus[0] - less, bonus[1] - less, bonus[2] - less)
            worth *= 0.95 if markers == 1 else 0.88
        damage = s.damage[unit]
        if damage:
            worth *= 0.75 if damage & damage - 1 == 0 else 0.5
        self.worth = worth
        self.bonus = bonus
        self.near, self.far = profile.looks[at]
        self.defence = profile.defence + cover if kind == p.INFANTRY else profile.defence
        self.is_target = not hidden


def waiting(o: Opinions, b: Board, recruit: RecruitNo) -> Man:
    """A unit that is not deployed yet. It counts as standing where its side would like it, and shoots at nobody."""
    man: Man = Man.__new__(Man)
    made = b.recruits[recruit]
    man.profile = o.profile(made.kind, p.FRONT, False)
    man.unit, man.kind, man.at = p.NO_UNIT, man.profile.kind, o.front[made.seat][man.profile.kind]
    man.near = man.far = man.defence = 0
    man.bonus = (p.CROSS, p.CROSS, p.CROSS)
    man.worth = man.profile.worth + PATIENCE
    man.is_target = False
    return man


def men(o: Opinions, b: Board, s: State) -> tuple[list[Man], list[Man], list[float]]:
    """The units of both sides on the board or not deployed yet, and for each side the worth of carried units."""
    sides: tuple[list[Man], list[Man]] = ([], [])
    carried = [0.0, 0.0]
    cover = b.ground(s.ground).defence
    side = b.side
    for unit, at in by_unit(s.at):
        if at >= 0:
            sides[side[s.owner[unit]]].append(Man(o, s, unit, at, cover[at]))
        elif at == p.CARRIED:
            carried[side[s.owner[unit]]] += o.worth[s.kind[unit]][s.face[unit]]
    if s.turn == 0:
        for seat, pool in enumerate(s.pool):
            sides[side[seat]].extend(waiting(o, b, recruit) for recruit in pool)
    for each, found in zip(p.SIDE_NAMES, sides, strict=True):
        crown(o, each, found)
    return sides[0], sides[1], carried


def crown(o: Opinions, side: Side, men: list[Man]) -> None:
    """HN-VICTORY-02: a side without an order loses. If no tile has stars, the last unit with stars is worth the game."""
    if o.tile_stars[side]:
        return
    leaders = [man for man in men if man.profile.stars]
    if len(leaders) == 1:
        leaders[0].worth += CROWN


def fall_of_last_leader(o: Opinions, s: State, side: Side, men: list[Man], shooters: list[Man]) -> float:
    """HN-VICTORY-02: the chance that a side loses its last unit with stars, and so the game, to the shots that the other side
    could take now. A whole unit mostly survives the first hit."""
    leaders = [man for man in men if man.profile.stars]
    if o.tile_stars[side] or len(leaders) != 1 or not leaders[0].is_target:
        return 0.0
    leader = leaders[0]
    chance = min(1.0, SHOTS * danger_at(shooters, leader.at, leader.defence, leader.kind))
    return chance * SURVIVES if is_two_step(leader.profile.type) and s.face[leader.unit] == p.FRONT else chance


def at_risk(shooters: list[Man], targets: list[Man]) -> float:
    """The worth that a side could lose to the shots that the other side could take now."""
    found = 0.0
    for target in targets:
        if target.is_target:
            danger = danger_at(shooters, target.at, target.defence, target.kind)
            if danger:
                risk = SHOTS * danger
                found += target.worth * STEP * (1.0 if risk > 1.0 else risk) * (ARMOUR if target.kind == p.HEAVY else 1.0)
    return found


def danger_at(shooters: list[Man], at: int, defence: int, kind: int) -> float:
    """The sum of the chances of all shooters that could hit a unit on that square."""
    danger = 0.0
    for man in shooters:
        if man.near >> at & 1:
            danger += HIT[ZERO + defence - man.bonus[kind]]
        elif man.far >> at & 1:
            danger += HIT[ZERO + LONG_MALUS + defence - man.bonus[kind]]
    return danger


def prey_from(man: Man, at: int, foes: list[Man]) -> float:
    """The army points of the best shot that a unit would have from a square."""
    near, far = man.profile.looks[at]
    best = 0.0
    for foe in foes:
        if foe.is_target and (near | far) >> foe.at & 1:
            malus = 0 if near >> foe.at & 1 else LONG_MALUS
            hope = HIT[ZERO + malus + foe.defence - man.bonus[foe.kind]] * foe.worth * (ARMOUR if foe.kind == p.HEAVY else 1.0)
            if hope > best:
                best = hope
    return best
