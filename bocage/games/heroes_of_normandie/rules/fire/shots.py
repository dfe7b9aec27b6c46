"""A shot: its bonuses, its maluses and the defence that it must reach, each with its rule (HN-FIRE-08, catalogue 3.2).

The same sums serve the roll, the odds that players see, and the bots.
"""

from __future__ import annotations

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.rules.fire.sights import REAR_FACE, SIDE_FACE, Sight, range_malus
from bocage.games.heroes_of_normandie.rules.units import directive_at, face_of, firing_face, has_trait, is_infantry, type_of
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Kind, Manner, Square, Unit

Mod = tuple[str, int]                       # a rule, and what it adds
MARKER_MALUS = 2                            # HN-SUPP-04: what each Suppressed marker of the firer takes

# HN-EQUIP-03, HN-EQUIP-11: manners that fire a token instead of the unit's own weapon: its family, which is also its gear.
TOKEN_WEAPONS = {p.PANZERFAUST: "panzerfaust", p.BAZOOKA_AMMO: "bazooka_ammo"}


class Shot:
    """One shot at one target. ``extra``: bonuses from equipment, cards and traits. ``shelter``: defence from cards.

    ``part``: the share of the bonus that a burst gives to this target (None: all of it). ``is_fire``: False for an attack that
    is resolved like a shot but not fired (HN-RULING-125).
    """

    __slots__ = ("unit", "weapon", "manner", "foe", "sight", "moving", "extra", "shelter", "part", "no_obstacles", "weak_point",
                 "from_ambush", "is_fire", "die", "was_hit", "losses", "markers", "damage")

    def __init__(self, unit: Unit, weapon: Weapon, manner: Manner, foe: Unit, sight: Sight, moving: bool = False) -> None:
        self.unit = unit
        self.weapon = weapon
        self.manner = manner
        self.foe = foe
        self.sight = sight
        self.moving = moving
        self.extra: list[Mod] = []
        self.shelter: list[Mod] = []
        self.part: int | None = None
        self.no_obstacles = False
        self.weak_point = False
        self.from_ambush = False
        self.is_fire = True
        self.die = 0
        self.was_hit = False
        self.losses = self.markers = self.damage = 0        # its results

    @property
    def is_suppressive(self) -> bool:
        return self.manner in (p.SUPPRESSIVE, p.BURST_SUPPRESSIVE)


def shot_of(b: Board, s: State, unit: Unit, weapon: Weapon, manner: Manner, foe: Unit, sight: Sight,
            moving: bool = False) -> Shot:
    """HN-EQUIP-15, HN-TRANSPORT-08: a shot as it is rolled and as its odds are told. A token replaces the unit's own weapon. A
    passenger is not on the move."""
    fired = b.gear[TOKEN_WEAPONS[manner]] if manner in TOKEN_WEAPONS else weapon
    return Shot(unit, fired, manner, foe, sight, moving and s.at[unit] != p.CARRIED)


def target_kind(b: Board, s: State, foe: Unit) -> Kind:
    return b.types[s.kind[foe]].kind


def bonuses(b: Board, s: State, shot: Shot) -> list[Mod]:
    """Steps 3 to 5 of the order of fire: the printed bonus, less Fire on the Move, plus equipment, cards, directives and
    traits."""
    kind = target_kind(b, s, shot.foe)
    found: list[Mod] = [("HN-FIRE-02", shot.weapon.bonus[kind])]
    if shot.moving and shot.weapon.on_the_move:
        malus = shot.weapon.on_the_move
        if has_trait(b, s, shot.unit, "ace_driver") and not is_infantry(b, s, shot.unit):
            malus = max(0, malus - 1)                                           # HN-TRAIT-01
        found.append(("HN-ABIL-41", -malus))
    found += shot.extra
    if kind == p.INFANTRY and directive_at(b, s, shot.unit) == p.FIRE_AT_WILL:
        found.append(("HN-ORDN-08", 1))
    return found


def attack(b: Board, s: State, shot: Shot) -> int:
    """HN-ABIL-28, HN-SUPP-01, HN-FIRE-09: the bonus that is added to the die. A burst adds only its part. Suppressive fire
    doubles a positive bonus."""
    bonus = sum(amount for _, amount in bonuses(b, s, shot)) if shot.part is None else shot.part
    return 2 * bonus if shot.is_suppressive and bonus > 0 else bonus


def maluses(b: Board, s: State, shot: Shot) -> list[Mod]:
    """Step 10 of the order of fire, HN-SUPP-04: what the final result loses."""
    found: list[Mod] = []
    if s.suppressed[shot.unit]:
        found.append(("HN-SUPP-04", -MARKER_MALUS * s.suppressed[shot.unit]))
    if shot.manner != p.SNIPE:                                                  # HN-ABIL-35
        far = range_malus(b, s, shot.unit, firing_face(b, s, shot.unit).flags, shot.sight.distance)
        if far:
            found.append(("HN-RANGE-01", -far))
    if not shot.no_obstacles:
        if shot.sight.loss:
            found.append(("HN-LOS-03", -shot.sight.loss))
        if shot.sight.smoke:
            found.append(("HN-ORDN-21", -shot.sight.smoke))
    return found


def defences(b: Board, s: State, shot: Shot) -> list[Mod]:
    """Step 11 of the order of fire: the printed defence of the face that is hit, terrain, directives and cards."""
    type = type_of(b, s, shot.foe)
    printed = face_of(b, s, shot.foe).defence
    if type.kind == p.HEAVY:
        face = REAR_FACE if shot.weak_point else shot.sight.face
        found: list[Mod] = [("HN-ARC-04", min(printed[face], printed[SIDE_FACE]) if face == SIDE_FACE else printed[face])]
    else:
        found = [("HN-FIRE-07", printed[0])]
    if type.kind == p.INFANTRY:
        found += shelter_at(b, s, shot.foe, shot.sight.aim, shot.sight.start)
        if directive_at(b, s, shot.foe) == p.HOLD_YOUR_GROUND:
            found.append(("HN-ORDN-11", 1))
    return found + shot.shelter


def shelter_at(b: Board, s: State, foe: Unit, square: Square, attacker: Square) -> list[Mod]:
    """HN-TERR-06, HN-TERR-22, HN-FIRE-10, HN-POS-02, HN-POS-04, HN-BLDG-06, HN-ORDN-12, HN-RULING-57: what its square gives to
    infantry. If the attacker's square lies in the same building or position, this gives nothing, but the terrain on which a
    position was dug still does. Guardian adds to what scenery gives, not to bocage or forest. ``attacker`` -1: the shot has no
    start on the board."""
    ground = b.ground(s.ground)
    bonus, scenery = ground.defence[square], ground.scenery[square]
    if attacker >= 0 and ground.same_shelter(attacker, square):
        bonus, scenery = ground.beneath(square)
    if not bonus:
        return []
    found: list[Mod] = [("HN-TERR-06", bonus)]
    seat = s.owner[foe]
    if scenery == bonus and any(b.has(member, "guardian") for member in b.members[b.side[seat]]
                                if member == seat or is_shared(b, member, "guardian")):
        found.append(("HN-ORDN-12", 1))
    return found


def is_shared(b: Board, seat: Seat, family: str) -> bool:
    """HN-MULTI-04: what lies on the high-command tile serves every player of the alliance."""
    return any(b.tiles[tile].hq and family in b.tiles[tile].families for tile in b.tiles_of[seat])


def total(mods: list[Mod]) -> int:
    return sum(amount for _, amount in mods)


# --- results ----------------------------------------------------------------------------------------------------------

SNIPED_FROM = 2                             # HN-ABIL-34: the least result of a sniper that does anything


def times_reached(final: int, defence: int) -> int:
    """HN-FIRE-07, HN-DAMAGE-05, HN-SUPP-03: how many times a final result reaches the defence. It reaches a defence of nothing
    twice."""
    return max(0, final // defence) if defence > 0 else 2


def sniped(final: int) -> tuple[int, int]:
    """HN-ABIL-34: the step losses and the Suppressed markers that the result of a sniper causes."""
    if final < SNIPED_FROM:
        return 0, 0
    return (0, 1) if final <= 3 else (1, 0) if final <= 5 else (1, 1)
