"""From the choice of roles to the last model set up (KT-SETUP, KT-DEPLOY, and the missions' own rules about it)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.asking import ask, choose
from bocage.core.decision import Seat, Steps
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import model_in, places_of
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.pieces import ENGAGED, FIRST, MIL, OTHER, SECOND, Mil, Model, Waypoint, models_in
from bocage.games.commandos_40k.rules import setup_points
from bocage.games.commandos_40k.rules.asking import KTable, roll_off
from bocage.games.commandos_40k.rules.models import put
from bocage.games.commandos_40k.rules.setup_points import Spot, Zone
from bocage.games.commandos_40k.state import State

FROM_EDGE = Mil(3 * MIL)                    # KT-MISSION1-02
BETWEEN = {p.AIR_ASSAULT: Mil(6 * MIL), p.RESCUE: Mil(4 * MIL)}
MARKER_RULES = {p.AIR_ASSAULT: "KT-MISSION1-02", p.RESCUE: "KT-MISSION2-02"}
MARKERS = {p.AIR_ASSAULT: 3, p.RESCUE: 6}
LANDING_DISTANCE = Mil(4 * MIL)             # KT-MISSION1-05
ANYWHERE = 5                                # from this die on
FROM_MEDIAN = Mil(6 * MIL)                  # KT-MISSION2-04
STRIP = Mil(8 * MIL)                        # KT-MISSION3-02


def roles_step(g: KTable) -> Steps:
    """KT-MISSION1-01, KT-MISSION2-01, KT-MISSION3-01, KT-SETUP-01: The players agreed on their roles before the game, or the
    winner of a roll-off chooses his role."""
    b, s = g.board, g.state
    agreed = b.options.get("roles", "roll")
    if agreed == "roll":
        winner = roll_off(g)
        choice = yield from ask(g, winner, "role", [b.lexicon.act("role", p.ATTACKER), b.lexicon.act("role", p.DEFENDER)],
                                "KT-MISSION1-01")
        s.attacker = winner if choice.args[0] == p.ATTACKER else OTHER[winner]
    else:
        s.attacker = FIRST if agreed == "first" else SECOND
    g.tell(e.ROLE, s.attacker, p.ATTACKER)
    s.phase = p.CHOOSE_EDGES if b.mission.id == p.EXFILTRATION else p.PLACE_MARKERS


def edges_step(g: KTable) -> Steps:
    """KT-MISSION3-02, KT-RULING-48: The winner of a roll-off chooses a short edge."""
    b, s = g.board, g.state
    winner = roll_off(g)
    choice = yield from ask(g, winner, "edge", [b.lexicon.act("side", side) for side in (p.WEST, p.EAST)], "KT-MISSION3-02")
    s.west = winner if choice.args[0] == p.WEST else OTHER[winner]
    g.tell(e.EDGE, winner, choice.args[0])
    s.phase = p.CHOOSE_RECON


def markers_step(g: KTable) -> Steps:
    """KT-MISSION1-02, KT-MISSION2-02: The Defender places the markers one by one."""
    b, s = g.board, g.state
    mission = b.mission.id
    rule, why = MARKER_RULES[mission], why_no_marker(b, s)
    defender = OTHER[s.attacker]
    options = setup_points.marker_spots(b, s, FROM_EDGE, BETWEEN[mission], why)
    choice = yield from ask(g, defender, "marker", options, rule, len(s.marker) + 1, legal=Spot("marker", why))
    x, y = choice.args[:2]
    s.marker_x.append(x)
    s.marker_y.append(y)
    s.marker.append(p.INTACT if mission == p.AIR_ASSAULT else p.FACE_DOWN)
    g.tell(e.MARKER_PLACED, defender, len(s.marker) - 1, ((x, y, 0),), rule=rule)
    if len(s.marker) < MARKERS[mission]:
        return
    if mission == p.RESCUE:
        s.numbers = [1] * MARKERS[mission]
        s.phase = p.CHOOSE_RECON
    else:
        start_deployment(g)                                                                 # KT-MISSION1-03: no recon


def why_no_marker(b: Board, s: State) -> Callable[[Waypoint], str]:
    """KT-MISSION1-02, KT-MISSION2-02: Returns a function that gives the rule a place for the next marker breaks, or ""."""
    mission = b.mission.id
    return setup_points.why_no_marker(b, s, FROM_EDGE, BETWEEN[mission], MARKERS[mission], MARKER_RULES[mission])


def halves_step(g: KTable) -> Steps:
    """KT-MISSION2-04, KT-RULING-46: The Attacker chooses a half of the table."""
    b, s = g.board, g.state
    choice = yield from ask(g, s.attacker, "half", [b.lexicon.act("side", side) for side in (p.WEST, p.EAST)], "KT-MISSION2-04")
    s.west = s.attacker if choice.args[0] == p.WEST else OTHER[s.attacker]
    g.tell(e.HALF, s.attacker, choice.args[0])
    s.phase = p.HOLD_BACK                                                                   # KT-RULING-55


def start_deployment(g: KTable) -> None:
    """KT-MISSION1-04, KT-MISSION2-04, KT-MISSION3-04: Sets which player sets up first: it depends on the mission."""
    b, s = g.board, g.state
    s.deploying = s.attacker if b.mission.id == p.RESCUE else OTHER[s.attacker]
    s.phase = p.DEPLOY


# --- zones ------------------------------------------------------------------------------------------------------------


anywhere = Zone()


def quarter(b: Board, number: int) -> Zone:
    """KT-MISSION1-05, KT-RULING-44: The zone of quarter 1 to 4: the base must lie wholly inside."""
    width, height = b.ground.width, b.ground.height
    left, low = (number - 1) % 2 * (width // 2), (number - 1) // 2 * (height // 2)
    return Zone(left, low, width if left else width // 2, height if low else height // 2)


def own_side(b: Board, s: State, seat: Seat) -> Zone:
    """KT-MISSION2-04: the part of a player's half that is more than 6″ from the median line. KT-MISSION3-02: a strip of 8″ at
    his edge. The base must lie wholly inside."""
    width = b.ground.width
    depth = width // 2 - FROM_MEDIAN - 1 if b.mission.id == p.RESCUE else STRIP
    return Zone(right=depth) if s.west == seat else Zone(left=width - depth)


ZONE_RULES = {p.AIR_ASSAULT: "KT-MISSION1-05", p.RESCUE: "KT-MISSION2-04", p.EXFILTRATION: "KT-MISSION3-02"}


# --- setting up -------------------------------------------------------------------------------------------------------


def why_not_set_up(b: Board, s: State, seat: Seat, model: Model) -> str:
    """KT-DEPLOY-01, KT-RECON-03: The rule that keeps a seat from setting up a model now. Models held back wait until all others
    stand. "" if no rule does."""
    is_held = bool(s.held >> model & 1)
    if b.seat[model] == seat and not (s.on | s.ooa) >> model & 1 and is_held == (s.phase == p.DEPLOY_HELD):
        return ""
    return "KT-RECON-03" if is_held else "KT-DEPLOY-01"


def waiting(b: Board, s: State, seat: Seat) -> list[int]:
    """The models that a seat can set up now."""
    return [model for model in models_in(b.mine[seat]) if not why_not_set_up(b, s, seat, model)]


def deploy_step(g: KTable) -> Steps:
    """KT-MISSION1-04, KT-MISSION1-05, KT-MISSION2-04, KT-MISSION3-04: A player sets up one model. Then it is the other player's
    turn, if the mission lets them alternate."""
    b, s = g.board, g.state
    seat = s.deploying
    mine = waiting(b, s, seat)
    if not mine:
        if waiting(b, s, OTHER[seat]):
            s.deploying = OTHER[seat]
        else:
            end_deployment(s)
        return
    choice = yield from choose(g, seat, "deploy", [b.lexicon.deploy[model] for model in mine], "KT-DEPLOY-01")
    yield from set_up(g, model_in(choice))
    if b.mission.id != p.AIR_ASSAULT and waiting(b, s, OTHER[seat]):
        s.deploying = OTHER[seat]


def end_deployment(s: State) -> None:
    """KT-DEPLOY-02: After deployment models held back are set up; then come the recon moves and shots before the battle."""
    if s.phase == p.DEPLOY and s.held:
        s.phase = p.DEPLOY_HELD
    else:
        s.phase = p.MOVE_FORWARD


class SetUp(NamedTuple):
    """Where a model may be set up: a sample of the places, and the judge of any other. ``zone``, ``apart``: as the mission has
    them; ``open_zone``, ``distance``: as they are for want of room."""

    options: list[Action]
    why: Callable[[Waypoint], str]
    zone: Zone
    apart: Mil
    open_zone: Zone
    distance: Mil


def places_for(b: Board, s: State, model: Model, die: int) -> SetUp:
    """KT-DEPLOY-01, KT-MISSION1-05, KT-RULING-44, KT-RULING-56: The places for a model. ``die``: its landing die, 0 if it does
    not land."""
    apart, zone = ENGAGED, anywhere
    if b.mission.id != p.AIR_ASSAULT:
        zone = own_side(b, s, b.seat[model])
    elif die:                                                                               # KT-MISSION1-05
        apart = LANDING_DISTANCE
        zone = anywhere if die >= ANYWHERE else quarter(b, die)
    for open_zone, distance in zones_to_try(b, zone, apart):
        why = setup_points.why_not_here(b, s, model, open_zone, ZONE_RULES[b.mission.id], distance)
        options = setup_points.spots(b, s, model, why, open_zone, distance)
        if options:
            break
    return SetUp(options, why, zone, apart, open_zone, distance)


def set_up(g: KTable, model: Model) -> Steps:
    """KT-DEPLOY-01, KT-MISSION1-05: The owner sets up a model where the mission allows it."""
    b, s = g.board, g.state
    seat, die = b.seat[model], 0
    if b.mission.id == p.AIR_ASSAULT and seat == s.attacker:                                # KT-MISSION1-05
        die = g.dice.roll(1)[0]
        g.tell(e.LANDING, model, die)
    found = places_for(b, s, model, die)
    if found.distance < found.apart:
        g.tell(e.LANDS_NEARER, model, found.distance)
    elif found.open_zone is not found.zone and b.mission.id != p.AIR_ASSAULT:
        g.tell(e.ZONE_GROWS, model, found.zone.left - found.open_zone.left)
    lands_in = die if 0 < die < ANYWHERE and found.open_zone is found.zone else 0
    choice = yield from ask(g, seat, "deploy_at", found.options, ZONE_RULES[b.mission.id], model, die, lands_in,
                            legal=Spot("at", found.why))
    place = places_of(choice)[0]
    put(b, s, model, place)
    g.tell(e.DEPLOYED, model, (place,))


def zones_to_try(b: Board, zone: Zone, apart: Mil) -> Iterator[tuple[Zone, Mil]]:
    """KT-RULING-44, KT-RULING-56: Where a model may be set up, and how far from enemies. The first of these with a place for it
    counts: its zone; for a landing then the whole table, and there ever nearer to the enemies, by tenths of an inch; in the
    other missions a zone that grows inch by inch."""
    yield zone, apart
    if apart > ENGAGED:
        for distance in range(apart, -1, -MIL // 10):
            yield anywhere, Mil(distance)
    else:
        for inch in range(1, max(b.ground.width, b.ground.height) // MIL + 1):
            yield zone.wider(inch * MIL), apart
