"""What a seat may know: the whole table, and of the other side's traps only those that have been met.

A view is built up from nothing. It has names instead of numbers; lengths are in thousandths of an inch.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from bocage.core.decision import Seat
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.content import Name
from bocage.games.commandos_40k.model_profiles import Arm, Kind, Roll
from bocage.games.commandos_40k.paths.ground import MOVES, SIGHTS, TerrainPart
from bocage.games.commandos_40k.pieces import (
    FIRST, NO_MODEL, SEATS, SECOND, MarkerNo, Model, SiteNo, TacticNo, models_in, parts_in,
)
from bocage.games.commandos_40k.rules.command import needed_for_morale
from bocage.games.commandos_40k.rules.deploying import BETWEEN, FROM_EDGE, own_side, quarter
from bocage.games.commandos_40k.rules.faction_effects import grants_in, team_of
from bocage.games.commandos_40k.rules.missions import (
    air_assault_score, at_marker, attackers_edge, controller, has_sides, markers,
)
from bocage.games.commandos_40k.rules.models import specialists
from bocage.games.commandos_40k.rules.tactics import has_discount, of_role, price, why_not_used
from bocage.games.commandos_40k.state import State
from bocage.geometry.bins import Box

TOKENS = ("prepared", "charged", "tried", "advanced", "retreated", "fell_back", "shot", "moved", "stationary")
MARKER_STATES = ("intact", "sabotaged", "sought", "removed")


class ArmView(msgspec.Struct, frozen=True):
    """A profile of a weapon; ``number``: how many of it the model has; ``range`` 0: melee; ``skill`` 0: it needs none."""

    id: str
    number: int
    weapon: str
    profile: str
    range: int
    attacks: str
    skill: int
    strength: int
    ap: int
    damage: str
    abilities: tuple[str, ...]


class KindView(msgspec.Struct, frozen=True):
    """A model's datasheet as it is in this team; lengths in thousandths of an inch. ``leadership``: the total of two dice that
    passes a morale test (KT-MORALE-04)."""

    sheet: str
    faction: str
    name: str
    move: int
    toughness: int
    save: int
    inv: int
    wounds: int
    leadership: int
    nerve: int
    fnp: int
    radius: int
    body: int
    height: int
    fly: bool
    keywords: tuple[str, ...]
    specialism: str
    points: int
    arms: tuple[ArmView, ...]


class ModelView(msgspec.Struct, frozen=True):
    """A model. ``where``: waiting, table, out, escaped. ``tokens``: what it has done this round; ``effects``: of this phase."""

    id: str
    seat: Seat
    kind: int
    where: str
    x: int
    y: int
    z: int
    hp: int
    light: int
    shaken: bool
    held: bool
    active: bool
    done: bool
    tokens: tuple[str, ...]
    effects: tuple[str, ...]
    engaged: tuple[str, ...]
    targets: tuple[str, ...]


class PartView(msgspec.Struct, frozen=True):
    """``id``: its number on the table. ``move``: open, difficult, dangerous, climb, impassable, window (nobody passes)."""

    id: int
    poly: tuple[tuple[int, int], ...]
    z0: int
    z1: int
    move: str
    los: str
    stand: bool


class PieceView(msgspec.Struct, frozen=True):
    """A terrain piece; parts in the order of the board's file."""

    id: str
    kind: str
    parts: tuple[PartView, ...]


class TrapView(msgspec.Struct, frozen=True):
    """A trap that the reader knows of: who laid it, where, whether everybody knows it, whether it is spent."""

    site: str
    seat: Seat
    shown: bool
    sprung: bool
    parts: tuple[int, ...]


class MarkerView(msgspec.Struct, frozen=True):
    """``state``: intact (or face down), sabotaged, sought, removed. ``control``: the seat, -1 nobody."""

    id: str
    x: int
    y: int
    state: str
    control: int
    near: tuple[int, int]


class TacticView(msgspec.Struct, frozen=True):
    """A tactic of a team: what it costs, where it comes from, whether it has been used this phase. ``cheaper``: the models on
    which it costs less now, each with that price (KT-SPEC-05). ``rule``: what forbids to use it on any model, "" if nothing
    does."""

    id: str
    source: str
    cost: int
    cheaper: dict[str, int]
    used: bool
    rule: str


class TeamView(msgspec.Struct, frozen=True):
    """``zone``: the box in which its models are set up (x0, y0, x1, y1), none as long as it has no side."""

    seat: Seat
    faction: str
    role: str
    side: str
    zone: Box | None
    cp: int
    broken: bool
    courage: bool
    recon: str
    recon_works: bool
    traps: int
    size: int
    score: int
    tactics: tuple[TacticView, ...]


class NameView(msgspec.Struct, frozen=True):
    """A name in both languages, from the content. A tactic also has a text that says what it does."""

    en: str
    fr: str
    text_en: str = ""
    text_fr: str = ""


class FactionView(msgspec.Struct, frozen=True):
    """The names of what a team brings, by id."""

    id: str
    name: NameView
    sheets: dict[str, NameView]
    weapons: dict[str, NameView]
    tactics: dict[str, NameView]


class TableView(msgspec.Struct, frozen=True):
    """The battlefield. ``quarters``: where an Attacker lands by his die (KT-MISSION1-05); ``marker_area``: where markers lie
    (KT-MISSION1-02), each a box x0, y0, x1, y1. ``marker_apart``: the least distance between two markers' edges, 0 without
    markers."""

    board: str
    width: int
    height: int
    marker_radius: int
    marker_apart: int
    quarters: tuple[Box, Box, Box, Box]
    marker_area: Box
    pieces: tuple[PieceView, ...]


class View(msgspec.Struct, frozen=True):
    """``phase``: command, movement, shooting, fight, or the step before the battle; ``sub``: the sub-phase, if any.

    ``evacuation``: the x of the edge over which the Defender may leave, -1 none. ``initiative``: the seat, -1 nobody yet.
    ``me``: the seat that sees it so, -1 nobody's.
    """

    me: int
    mission: str
    round: int
    phase: str
    sub: str
    initiative: int
    active: int
    table: TableView
    kinds: tuple[KindView, ...]
    factions: tuple[FactionView, FactionView]
    models: tuple[ModelView, ...]
    markers: tuple[MarkerView, ...]
    traps: tuple[TrapView, ...]
    teams: tuple[TeamView, TeamView]
    sought: int
    evacuation: int
    outcome: str


def written(roll: Roll) -> str:
    if not roll.count:
        return str(roll.plus)
    dice = f"{roll.count if roll.count > 1 else ''}D{roll.sides}"
    return f"{dice}{'+' if roll.plus > 0 else '−'}{abs(roll.plus)}" if roll.plus else dice


FLAGS = ("assault", "heavy", "pistol", "grenade", "torrent", "ignores_cover", "twin", "precision", "psychic", "hazardous",
         "devastating", "lethal")
ABILITIES = {"twin": "twin_linked", "devastating": "devastating_wounds", "lethal": "lethal_hits"}
NUMBERED = {"rapid": "rapid_fire", "melta": "melta", "sustained": "sustained_hits", "wounds_on": "wounds_on"}


def abilities_of(arm: Arm) -> tuple[str, ...]:
    flags = [ABILITIES.get(flag, flag) for flag in FLAGS if getattr(arm, flag)]
    return (*flags, *(f"{name}:{getattr(arm, slot)}" for slot, name in NUMBERED.items() if getattr(arm, slot)))


def arm_views(arms: list[Arm]) -> tuple[ArmView, ...]:
    """KT-SHOOT-06: The profiles of a model's weapons, each once, with the number of weapons that have it."""
    numbers = Counter(arm.name for arm in arms)
    return tuple(arm_view(arm, numbers.pop(arm.name)) for arm in arms if arm.name in numbers)


def arm_view(arm: Arm, number: int) -> ArmView:
    return ArmView(arm.name, number, arm.weapon, arm.profile, arm.range, written(arm.attacks), arm.skill, arm.strength, arm.ap,
                   written(arm.damage), abilities_of(arm))


def kind_view(b: Board, kind: Kind, faction: str) -> KindView:
    return KindView(
        kind.sheet, faction, kind.name, kind.move, kind.toughness, kind.save, kind.inv, kind.wounds,
        needed_for_morale(b, kind.leadership), kind.nerve, kind.fnp, kind.radius, kind.body, kind.height, kind.fly,
        tuple(sorted(kind.keywords)),
        p.SPECIALISMS[kind.specialism], kind.points, arm_views([*kind.shots, *kind.melee]))


def where_is(s: State, model: Model) -> str:
    bit = 1 << model
    return "table" if s.on & bit else "out" if s.ooa & bit else "escaped" if s.escaped & bit else "waiting"


def model_view(b: Board, s: State, model: Model) -> ModelView:
    names, bit, where = b.lexicon.models, 1 << model, where_is(s, model)
    granted = [b.tactics[tactic] for tactic, whom, _ in grants_in(s) if whom in (model, team_of(b.seat[model]))]
    return ModelView(
        names[model], b.seat[model], model, where, s.x[model], s.y[model], s.z[model], s.hp[model], s.light[model],
        bool(s.shaken & bit), bool(s.held & bit) and where == "waiting", bool(s.on & bit and not s.done & bit),
        bool(s.done & bit),
        tuple(token for token in TOKENS if getattr(s, token) & bit),
        (*(name for effect, name in p.EFFECTS.items() if s.effects[model] & effect), *granted),
        tuple(names[other] for other in models_in(s.er[model])), tuple(names[other] for other in models_in(s.targets[model])))


def faction_view(b: Board, seat: Seat) -> FactionView:
    """KT-TEAM-09: The part of a faction that the team uses."""
    faction = b.factions[seat]
    kinds = [b.kind[model] for model in models_in(b.mine[seat])]
    carried = {arm.weapon for kind in kinds for arm in (*kind.shots, *kind.melee)}
    return FactionView(
        faction.id, name_view(faction.name),
        {sheet.id: name_view(sheet.name) for sheet in faction.datasheets if any(kind.sheet == sheet.id for kind in kinds)},
        {id: name_view(weapon.name) for id, weapon in faction.weapons.items() if id in carried},
        {tactic.id: name_view(tactic.name, tactic.text) for tactic in faction.tactics})


def name_view(name: Name, text: Name | None = None) -> NameView:
    return NameView(name.en, name.fr, text.en if text else "", text.fr if text else "")


def table_view(b: Board) -> TableView:
    ground = b.ground
    one, two, three, four = (quarter(b, number).on(ground) for number in range(1, 5))
    area = FROM_EDGE, FROM_EDGE, ground.width - FROM_EDGE, ground.height - FROM_EDGE
    apart = BETWEEN.get(b.mission.id, 0)
    return TableView(b.field, ground.width, ground.height, b.marker_radius, apart, (one, two, three, four), area, tuple(
        PieceView(piece.id, piece.kind, tuple(part_view(ground.parts[part]) for part in parts_in(ground.piece_parts[number])))
        for number, piece in enumerate(ground.pieces)))


def part_view(part: TerrainPart) -> PartView:
    sight = next(name for name, los in SIGHTS.items() if los == part.los)
    return PartView(part.number, part.poly.points, part.bottom, part.top, MOVES[part.move], sight, part.stand)


def trap_views(b: Board, s: State, seat: int | None) -> tuple[TrapView, ...]:
    found: list[TrapView] = []
    for trapper in SEATS:
        for site in s.traps[trapper]:
            if trapper == seat or site in s.shown[trapper]:
                found.append(trap_view(b, site, trapper, site in s.shown[trapper], False))
        found += [trap_view(b, site, trapper, True, True) for site in s.sprung[trapper]]
    return tuple(found)


def trap_view(b: Board, site: SiteNo, trapper: Seat, shown: bool, sprung: bool) -> TrapView:
    return TrapView(b.trap_sites[site], trapper, shown, sprung, tuple(parts_in(b.trap_parts[site])))


def tactic_views(b: Board, s: State, seat: Seat) -> tuple[TacticView, ...]:
    """KT-TACTIC-03: The tactics of a seat. Those of its specialists are listed even if none of them is on the table."""
    brought = {b.kind[model].specialism for model in models_in(b.mine[seat])}
    known = [(tactic, "generic") for tactic in t.GENERIC]
    known += [(tactic, "specialist") for tactic, printed in t.OF_SPECIALISTS.items() if printed.specialism in brought]
    known += [(tactic, "mission") for tactic in of_role(b, s, seat)]
    known += [(tactic.number, "faction") for tactic in b.of_faction[seat]]
    return tuple(tactic_view(b, s, seat, tactic, source) for tactic, source in known)


def tactic_view(b: Board, s: State, seat: Seat, tactic: TacticNo, source: str) -> TacticView:
    near = models_near_radio(b, s, seat) if tactic in t.GENERIC and tactic != t.INSANE_COURAGE else []
    cheaper = {b.lexicon.models[model]: price(b, s, seat, tactic, model) for model in near}
    rules = [why_not_used(b, s, seat, tactic, model) for model in (NO_MODEL, *near[:1])]
    return TacticView(b.tactics[tactic], source, b.cost[tactic], cheaper, bool(s.used[seat] >> tactic & 1),
                      "" if "" in rules else rules[0])


def models_near_radio(b: Board, s: State, seat: Seat) -> list[Model]:
    """KT-SPEC-05: The models on which generic tactics cost less now."""
    if not specialists(b, s, seat, p.COMMS):
        return []
    return [model for model in models_in(s.on & b.mine[seat]) if has_discount(b, s, seat, t.TACTICAL_REROLL, model)]


def team_view(b: Board, s: State, seat: Seat) -> TeamView:
    role = "" if s.attacker < 0 else p.ROLES[p.ATTACKER if seat == s.attacker else p.DEFENDER]
    side = p.SIDES[p.WEST if s.west == seat else p.EAST] if has_sides(b, s) else ""
    score = s.score[seat]
    if b.mission.id == p.AIR_ASSAULT and s.attacker >= 0:
        score = air_assault_score(b, s, seat)
    elif b.mission.id == p.EXFILTRATION:
        score = (s.escaped & b.mine[seat]).bit_count()
    return TeamView(
        seat, b.factions[seat].id, role, side, own_side(b, s, seat).on(b.ground) if side else None, s.cp[seat],
        bool(s.broken[seat]), bool(s.courage[seat]), p.RECON[s.recon[seat]] if s.recon[seat] >= 0 else "",
        bool(s.recon_works[seat]), s.trap_count[seat], b.size[seat], score, tactic_views(b, s, seat))


def marker_view(b: Board, s: State, marker: MarkerNo) -> MarkerView:
    present = len(at_marker(b, s, FIRST, marker)), len(at_marker(b, s, SECOND, marker))
    return MarkerView(f"m{marker + 1}", s.marker_x[marker], s.marker_y[marker], MARKER_STATES[s.marker[marker]],
                      controller(b, s, marker), present)


def view(b: Board, s: State, seat: int | None) -> View:
    if b.shown is None:
        kinds = tuple(kind_view(b, kind, b.factions[b.seat[at]].id) for at, kind in enumerate(b.kind))
        b.shown = table_view(b), kinds, (faction_view(b, FIRST), faction_view(b, SECOND))
    table, kinds, factions = b.shown
    edge = attackers_edge(b, s)
    return View(
        -1 if seat is None else seat,
        b.mission.id, s.round, phase_name(s), sub_name(s), s.initiative, s.active if s.phase >= p.MOVE_START else -1,
        table, kinds, factions,
        tuple(model_view(b, s, model) for model in b.models),
        tuple(marker_view(b, s, marker) for marker in markers(s)),
        trap_views(b, s, seat), (team_view(b, s, FIRST), team_view(b, s, SECOND)), s.sought,
        -1 if edge is None else edge,
        "" if s.outcome == p.RUNNING else "draw" if s.outcome == p.DRAWN else f"seat{s.outcome + 1}")


def whole(b: Board, s: State) -> View:
    """Everything open, for a game that is over: all traps of both sides."""
    traps = dict.fromkeys(trap for seat in SEATS for trap in trap_views(b, s, seat))
    return msgspec.structs.replace(view(b, s, None), traps=tuple(traps))


def phase_name(s: State) -> str:
    if s.phase < p.COURAGE:
        return p.PHASES[s.phase]
    if s.phase < p.MOVE_START:
        return "command"
    if s.phase < p.SHOOT_START:
        return "movement"
    return "shooting" if s.phase < p.FIGHT_START else "fight" if s.phase < p.ROUND_END else "round_end"


def sub_name(s: State) -> str:
    if s.phase == p.SHOOT:
        return p.SHOOTING_SUB_PHASES[s.sub]
    return p.FIGHT_SUB_PHASES[s.sub] if s.phase == p.FIGHT else ""
