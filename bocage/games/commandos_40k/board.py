"""What never changes in a game: the battlefield, the teams as numbers, the tactics, the settings, the words of actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.core.action import Action
from bocage.core.decision import Seat
from bocage.games.commandos_40k.actions import Lexicon
from bocage.games.commandos_40k.content import Content, Effect, Faction, Mission
from bocage.games.commandos_40k.model_profiles import Arm, Kind
from bocage.games.commandos_40k.paths.bodies import Mover
from bocage.games.commandos_40k.paths.ground import IMPASSABLE, Ground
from bocage.games.commandos_40k.pieces import (
    MIL, ROLES, SEATS, Mil, Models, Parts, PieceNo, TacticNo, WeaponNo, models_in, parts_in,
)
from bocage.games.commandos_40k.printed_tactics import OF_MISSIONS, PRINTED
from bocage.games.commandos_40k.team import Team, cost_of

SIGHTS_KEPT = 60_000
TRAP_SIZE = Mil(8 * MIL)                    # KT-RECON-04

Whereabouts = tuple[object, ...]            # what the ways of a move depend on


class FactionTactic:
    """A tactic of a faction: its number on the board, its price, the moment at which it is used, its effect."""

    __slots__ = ("number", "id", "cost", "when", "effect")

    def __init__(self, number: TacticNo, *, id: str, cost: int, when: str, effect: Effect) -> None:
        self.number = number
        self.id = id
        self.cost = cost
        self.when = when
        self.effect = effect


class Board:
    """A battlefield and two teams. Models are numbered, those of the first seat first."""

    __slots__ = (
        "content", "ground", "mission", "teams", "factions", "options", "lexicon", "size", "seat", "kind", "count", "models",
        "mine", "mover", "tactics", "cost", "of_role", "of_faction", "faction_tactic", "weapons", "arm_number", "arms_at",
        "sights", "has_way", "ways_in", "widest",
        "morale_strict", "light_wound_mod", "snap_after_disengage", "fnp_per_point", "charge_must_reach", "models_block",
        "tolerance", "marker_radius", "trap_sites", "trap_parts", "trap_piece", "field", "shown", "opinions",
    )

    def __init__(self, content: Content, mission: Mission, field: str, ground: Ground, teams: tuple[Team, Team],
                 options: Mapping[str, str]) -> None:
        self.content = content
        self.mission = mission
        self.field = field
        self.ground = ground
        self.shown: Any = None              # what views show of the board, made when first needed
        self.opinions: Any = None           # what bots know of the board, made when first needed
        self.teams = teams
        self.options = dict(options)
        self.settings(options)
        self.factions: tuple[Faction, Faction] = (content.factions[teams[0].faction], content.factions[teams[1].faction])
        self.muster(options.get("nerve_mapping", "field"))
        self.learn_tactics()
        self.learn_weapons()
        self.find_trap_sites()
        self.lexicon: Lexicon = Lexicon(
            self.size, self.weapons, self.tactics, self.trap_sites, [each.id for each in ground.pieces])
        self.has_way: dict[Whereabouts, bool] = {}              # whether a model can fall back or retreat
        self.ways_in: dict[Whereabouts, list[Action]] = {}      # the ways of a charge
        self.sights: dict[tuple[int, ...], tuple[int, int, tuple[int, ...]]] = {}

    def settings(self, options: Mapping[str, str]) -> None:
        """KT-RULING-01, KT-RULING-03, KT-RULING-04, KT-RULING-12, KT-RULING-15, KT-RULING-16, KT-RULING-24, KT-RULING-29: The
        settings: rulings that groups of players decide for themselves."""
        self.morale_strict = options.get("morale_strict", "true") == "true"
        self.light_wound_mod = int(options.get("trauma_light_wound_mod", "1"))
        self.snap_after_disengage = options.get("snap_after_disengage", "true") == "true"
        self.fnp_per_point = options.get("fnp_per", "wound") == "point"
        self.charge_must_reach = options.get("charge_must_reach", "true") == "true"
        self.models_block = options.get("models_block_los", "false") == "true"
        self.tolerance = Mil(int(options.get("path_tolerance_mil", "5")))
        self.marker_radius = Mil(int(options.get("objective_radius_mil", "1000")))

    def muster(self, nerve_mapping: str) -> None:
        self.kind: list[Kind] = []
        self.seat: list[Seat] = []
        for seat in SEATS:
            team, faction = self.teams[seat], self.factions[seat]
            sheets = {sheet.id: sheet for sheet in faction.datasheets}
            for member in team.members:
                sheet = sheets[member.sheet]
                self.kind.append(Kind(faction, sheet, member, nerve_mapping, cost_of(member, sheet)))
                self.seat.append(seat)
        self.count = len(self.kind)
        self.size = (len(self.teams[0].members), len(self.teams[1].members))
        self.models = models_in((1 << self.count) - 1)
        first = (1 << self.size[0]) - 1
        self.mine: tuple[Models, Models] = (first, (1 << self.count) - 1 - first)
        self.mover = [Mover(kind.radius, kind.height, kind.fly, kind.sure_footed) for kind in self.kind]
        self.widest = max(kind.radius for kind in self.kind)

    def learn_tactics(self) -> None:
        """KT-TACTIC-03: Both sides may use the generic tactics. Each side has the tactics of its role and of its faction."""
        self.tactics = [tactic.id for tactic in PRINTED.values()]
        self.cost = [tactic.cost for tactic in PRINTED.values()]
        given = {(tactic.id, tactic.side) for tactic in self.mission.tactics}
        self.of_role = {role: [tactic for tactic, printed in OF_MISSIONS.items() if (printed.id, side) in given]
                        for role, side in ROLES.items()}
        self.of_faction: list[list[FactionTactic]] = []
        for seat, faction in enumerate(self.factions):
            if seat and faction.id == self.factions[0].id:
                self.of_faction.append(self.of_faction[0])
                continue
            known: list[FactionTactic] = []
            for tactic in faction.tactics:
                known.append(FactionTactic(TacticNo(len(self.tactics)), id=tactic.id, cost=tactic.cp, when=tactic.when,
                                           effect=tactic.effect))
                self.tactics.append(tactic.id)
                self.cost.append(tactic.cp)
            self.of_faction.append(known)
        self.faction_tactic = {tactic.number: tactic for known in self.of_faction for tactic in known}

    def learn_weapons(self) -> None:
        self.weapons: list[str] = []
        self.arms_at: list[dict[WeaponNo, Arm]] = []
        numbers: dict[str, WeaponNo] = {}
        for kind in self.kind:
            known: dict[WeaponNo, Arm] = {}
            for arm in (*kind.shots, *kind.melee):
                number = numbers.setdefault(arm.name, WeaponNo(len(numbers)))
                known.setdefault(number, arm)
            self.arms_at.append(known)
        self.weapons = list(numbers)
        self.arm_number = numbers

    def find_trap_sites(self) -> None:
        """KT-RECON-04, KT-RULING-58: Traps can lie at pieces of at most 8″, and at parts of that size of a larger piece. What
        is impassable in a piece takes no trap, nor does a closed window."""
        ground = self.ground
        self.trap_sites: list[str] = []
        self.trap_parts: list[Parts] = []
        self.trap_piece: list[PieceNo] = []
        for piece, id in enumerate(each.id for each in ground.pieces):
            parts = list(parts_in(ground.piece_parts[piece]))
            open_parts = [part for part in parts if ground.parts[part].move < IMPASSABLE]
            if ground.sizes[piece] <= TRAP_SIZE:
                found = [(id, open_parts)] if open_parts else []
            else:
                found = [(f"{id}.{parts.index(part) + 1}", [part]) for part in open_parts
                         if ground.parts[part].size <= TRAP_SIZE]
            for site, trapped in found:
                self.trap_sites.append(site)
                self.trap_parts.append(sum(1 << part for part in trapped))
                self.trap_piece.append(PieceNo(piece))
