"""What bots compute once about a board: the values of models, distances to goals, threats between places."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.bot.attack_values import charge_chance, toll
from bocage.games.commandos_40k.bot.distance_fields import grid_of
from bocage.games.commandos_40k.model_profiles import Arm
from bocage.games.commandos_40k.pieces import MIL, SEATS, Model, Waypoint, WeaponNo, models_in
from bocage.games.commandos_40k.rules.models import gap, start_of
from bocage.games.commandos_40k.rules.sights import terrain_between
from bocage.games.commandos_40k.state import State
from bocage.geometry.lines import ALL_POINTS

LEADER = 4.0                                # points that a leader is worth beside his price, for the command points he brings
SCORED = 5.0                                # a specialist, where each counts for victory
PLACES_KEPT = 5_000
UNSEEN = 0.1                                # a shot that terrain forbids now, but not for ever
TOO_FAR = 0.3                               # a shot from just beyond the range
CLOSER = 0.9                                # by each inch more
GRENADE = 0.3                               # only one of a team may throw one in a phase
NEAR_ENOUGH = 0.25                          # a blow from a charge that is too long, but could soon be made
Threat = tuple[float, float]                # what shooting and what a charge or blows would do, in points


class Opinions:
    """What bots know of one board. Threats are kept by the places of the two models; each place is one number."""

    __slots__ = ("b", "grid", "worth", "wounds", "near", "pace", "melee", "pairs", "fields", "tables", "whole")

    def __init__(self, b: Board) -> None:
        self.b = b
        self.grid = grid_of(b.ground)
        self.wounds = [kind.wounds for kind in b.kind]
        self.worth = [worth_of(b, model) for model in b.models]
        self.whole = [sum(self.worth[model] for model in models_in(b.mine[seat])) for seat in SEATS]
        self.near = [(kind.radius + b.marker_radius + 2 * MIL) / MIL for kind in b.kind]    # KT-OBJ-02, in inches
        self.pace = [kind.move / MIL + 1.0 for kind in b.kind]
        self.melee = [[self.blow(model, other) if b.seat[model] != b.seat[other] else 0.0 for other in b.models]
                      for model in b.models]
        self.pairs: dict[int, dict[int, Threat]] = {}
        self.fields: dict[tuple[int, int], list[float]] = {}
        self.tables: dict[tuple[int, int, int, bool, bool], float] = {}

    # --- the way ------------------------------------------------------------------------------------------------------

    def to_marker(self, x: int, y: int) -> list[float]:
        found = self.fields.get((x, y))
        if found is None:
            found = self.fields[x, y] = self.grid.field([self.grid.cell(x, y)])
        return found

    def to_edge(self, x: int) -> list[float]:
        found = self.fields.get((x, -1))
        if found is None:
            column = 0 if x == 0 else self.grid.columns - 1
            found = self.fields[x, -1] = self.grid.field([row * self.grid.columns + column for row in range(self.grid.rows)])
        return found

    # --- harm ---------------------------------------------------------------------------------------------------------

    def blow(self, model: Model, foe: Model) -> float:
        """The expected effect of the blows of a model on an enemy in a fight, in points."""
        kind, target = self.b.kind[model], self.b.kind[foe]
        return self.worth[foe] * max(toll(arm, kind, target, 0, kind.more_attacks, 0.0, False) for arm in kind.melee)

    def shot(self, model: Model, number: WeaponNo, arm: Arm, foe: Model, hidden: bool, half: bool) -> float:
        """The expected effect of one weapon on an enemy, in points."""
        key = model, number, foe, hidden, half
        found = self.tables.get(key)
        if found is None:
            kind, target = self.b.kind[model], self.b.kind[foe]
            modifier = -int(hidden and not (arm.ignores_cover or arm.precision))
            found = self.tables[key] = self.worth[foe] * toll(
                arm, kind, target, modifier, arm.rapid if half else 0, arm.melta if half else 0,
                hidden and not arm.ignores_cover)
        return found

    def threat(self, s: State, model: Model, foe: Model) -> Threat:
        """What a sound model could do to a sound enemy from their places."""
        b = self.b
        far = gap(b, s, model, foe)
        inches = far / MIL
        blows = self.melee[model][foe] * closeness(inches)
        if not b.kind[model].shots:
            return 0.0, blows
        blocked, veiled, _ = terrain_between(b, s, model, foe)
        hidden, unseen = bool(blocked | veiled), blocked == ALL_POINTS
        shots = 0.0
        for arms in b.kind[model].ranged:
            best = 0.0
            for arm in arms:
                if far <= p.ENGAGED and not arm.pistol:
                    continue
                found = self.shot(model, b.arm_number[arm.name], arm, foe, hidden, 2 * far <= arm.range)
                if far > arm.range:
                    found *= TOO_FAR * CLOSER ** (inches - arm.range / MIL)
                best = max(best, found * GRENADE if arm.grenade else found)
            shots += best
        return shots * UNSEEN if unseen else shots, blows


def worth_of(b: Board, model: Model) -> float:
    kind = b.kind[model]
    worth = float(kind.points)
    if kind.specialism == p.LEADER:
        worth += LEADER
    if kind.specialism != p.PLAIN and b.mission.id == p.AIR_ASSAULT:
        worth += SCORED
    return worth


def closeness(inches: float) -> float:
    """The share of a model's blows that counts at a distance."""
    if inches <= 1.0:
        return 1.0
    if inches <= 12.0:
        return NEAR_ENOUGH + 0.6 * charge_chance(inches)
    return float(NEAR_ENOUGH * CLOSER ** (inches - 12.0))


def place_number(at: Waypoint, model: Model) -> int:
    x, y, z = at
    return ((x * 40_000 + y) * 8_000 + z) * 64 + model


def opinions(b: Board) -> Opinions:
    """The opinions about a board: computed when first needed, and kept with the board."""
    found: Opinions | None = b.opinions
    if found is None:
        found = b.opinions = Opinions(b)
    return found


def threat_of(o: Opinions, s: State, model: Model, foe: Model, at: int, there: int) -> Threat:
    """As ``Opinions.threat``, kept by the numbers of the two places."""
    known = threats_from(o, at)
    found = known.get(there)
    if found is None:
        found = known[there] = o.threat(s, model, foe)
    return found


def threats_from(o: Opinions, at: int) -> dict[int, Threat]:
    """The known threats from one place."""
    known = o.pairs.get(at)
    if known is None:
        if len(o.pairs) > PLACES_KEPT:
            o.pairs.clear()
        known = o.pairs[at] = {}
    return known


def numbers_of(s: State, models: Sequence[Model]) -> list[int]:
    """The numbers of the places of models."""
    return [place_number(start_of(s, model), model) for model in models]
