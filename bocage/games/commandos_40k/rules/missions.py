"""What the missions add: markers, evacuation, the end of rounds and of the battle (KT-MISSION1, KT-MISSION2, KT-MISSION3,
KT-OBJ)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.asking import choose, offer
from bocage.core.decision import Seat, Steps
from bocage.core.event import Happening
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import marker_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.pieces import (
    FIRST, MIL, OTHER, SEATS, SECOND, MarkerFace, MarkerNo, Mil, Model, TacticNo, models_in,
)
from bocage.games.commandos_40k.rules import tactics
from bocage.games.commandos_40k.rules.asking import KTable
from bocage.games.commandos_40k.rules.models import is_shaken, specialists, take_off
from bocage.games.commandos_40k.state import State
from bocage.geometry.numbers import csqrt

CONTROL = Mil(2 * MIL)                      # KT-OBJ-02
LAST_ROUND = 5
GOES_ON = {4: 3, 5: 4}                      # KT-MISSION3-07
LAST_OF_EXFILTRATION = 6
PER_MARKER, PER_SPECIALIST = 2, 1           # KT-MISSION1-08


# --- sides ------------------------------------------------------------------------------------------------------------

SIDES_CHOSEN = {p.RESCUE: p.CHOOSE_HALVES, p.EXFILTRATION: p.CHOOSE_EDGES}


def has_sides(b: Board, s: State) -> bool:
    """KT-MISSION2-04, KT-MISSION3-02: Whether each team has its side of the table. In the air assault it has none."""
    return b.mission.id in SIDES_CHOSEN and (s.round > 0 or s.phase > SIDES_CHOSEN[b.mission.id])


# --- markers ----------------------------------------------------------------------------------------------------------


def is_at(b: Board, s: State, model: Model, marker: MarkerNo) -> bool:
    """KT-OBJ-01, KT-OBJ-02, KT-GEOM-06: Whether a model is within 2″ of a marker's edge. Height does not count."""
    reach = b.kind[model].radius + b.marker_radius + CONTROL
    dx, dy = s.x[model] - s.marker_x[marker], s.y[model] - s.marker_y[marker]
    return dx * dx + dy * dy <= reach * reach


def at_marker(b: Board, s: State, seat: Seat, marker: MarkerNo) -> list[Model]:
    return [model for model in models_in(s.on & b.mine[seat]) if is_at(b, s, model, marker)]


def controller(b: Board, s: State, marker: MarkerNo) -> Seat:
    """KT-OBJ-02: The seat with more models at a marker than the other; ``NOBODY`` if both have equally many."""
    one, two = (len(at_marker(b, s, seat, marker)) for seat in SEATS)
    return FIRST if one > two else SECOND if two > one else p.NOBODY


def markers(s: State) -> Iterator[MarkerNo]:
    return map(MarkerNo, range(len(s.marker)))


def markers_that_show(s: State, face: MarkerFace) -> list[MarkerNo]:
    return [marker for marker in markers(s) if s.marker[marker] == face]


# --- mission 1 --------------------------------------------------------------------------------------------------------


class Change(NamedTuple):
    """How a marker is changed: the tactic to pay for, what the marker shows before and after, the rule, and the event."""

    tactic: TacticNo
    before: MarkerFace
    after: MarkerFace
    rule: str
    told: Happening


CHANGES = {
    "sabotage": Change(t.SABOTAGE, p.INTACT, p.SABOTAGED, "KT-MISSION1-09", e.SABOTAGED),
    "defuse": Change(t.DEFUSE, p.SABOTAGED, p.INTACT, "KT-MISSION1-10", e.DEFUSED),
}


def why_no_change(b: Board, s: State, seat: Seat, verb: str, marker: MarkerNo) -> str:
    """KT-MISSION1-09, KT-MISSION1-10: At the end of a round a player may change a marker that he controls if he can pay.
    Returns "" if he may."""
    change = CHANGES[verb]
    rule = tactics.why_not_used(b, s, seat, change.tactic)
    if rule:
        return rule
    is_open = marker < len(s.marker) and s.marker[marker] == change.before and controller(b, s, marker) == seat
    return "" if is_open else change.rule


def changes(b: Board, s: State, seat: Seat) -> list[Action]:
    """The markers that a player controls and can change."""
    verb = "sabotage" if seat == s.attacker else "defuse"
    return [b.lexicon.act(verb, marker) for marker in markers(s) if not why_no_change(b, s, seat, verb, marker)]


def change_markers(g: KTable, seat: Seat) -> Steps:
    """KT-MISSION1-09, KT-MISSION1-10, KT-RULING-45: At the end of a round each player may once change as many markers as he
    pays for."""
    b, s = g.board, g.state
    rule = "KT-MISSION1-09" if seat == s.attacker else "KT-MISSION1-10"
    while (choice := (yield from offer(g, seat, "round_end", changes(b, s, seat), rule))) is not None:
        marker, change = marker_in(choice), CHANGES[choice.verb]
        tactics.pay(g, seat, change.tactic)
        s.marker[marker] = change.after
        g.tell(change.told, seat, marker)


def air_assault_score(b: Board, s: State, seat: Seat) -> int:
    """KT-MISSION1-08, KT-RULING-51: 2 points for each marker in the player's own state, 1 for each enemy specialist out of
    action."""
    wanted = p.SABOTAGED if seat == s.attacker else p.INTACT
    fallen = sum(b.kind[model].specialism != p.PLAIN for model in models_in(s.ooa & b.mine[OTHER[seat]]))
    return PER_MARKER * s.marker.count(wanted) + PER_SPECIALIST * fallen


# --- mission 2 --------------------------------------------------------------------------------------------------------


def flips(b: Board, s: State, seat: Seat) -> list[Action]:
    """KT-MISSION2-07: The face-down markers that a player controls with a model that is not engaged."""
    return [b.lexicon.act("flip", marker) for marker in markers_that_show(s, p.FACE_DOWN)
            if controller(b, s, marker) == seat and any(not s.er[model] for model in at_marker(b, s, seat, marker))]


def move_end_step(g: KTable) -> Steps:
    """KT-MISSION2-07: At the end of the Movement phase the players flip markers, in the order of the initiative."""
    b, s = g.board, g.state
    if b.mission.id == p.RESCUE:
        for seat in (s.initiative, OTHER[s.initiative]):
            while (choice := (yield from offer(g, seat, "flip", flips(b, s, seat), "KT-MISSION2-07"))) is not None:
                flip(g, seat, marker_in(choice))
    s.phase = p.SHOOT_START


def flip(g: KTable, seat: Seat, marker: MarkerNo, rule: str = "") -> None:
    """KT-MISSION2-08: A marker that is not the sought one is removed. The sought one stays and all others are removed.

    Nobody knows the number of a marker before it is flipped, so the number is drawn now from those not yet seen.
    """
    s = g.state
    number = g.dice.draw(s.numbers, "marker")
    s.numbers[number] = 0
    g.tell(e.FLIPPED, seat, marker, number + 1, rule=rule)
    if number + 1 != s.sought:
        s.marker[marker] = p.REMOVED
        g.tell(e.MARKER_REMOVED, marker)
        return
    s.marker[marker] = p.SOUGHT
    g.tell(e.MARKER_FOUND, marker)
    for other in markers_that_show(s, p.FACE_DOWN):
        s.marker[other] = p.REMOVED
        g.tell(e.MARKER_REMOVED, other)


def nearest_markers(b: Board, s: State, model: Model) -> list[MarkerNo]:
    """KT-MISSION2-10, KT-GEOM-06, KT-GEOM-08: The face-down marker nearest to a model; several if they are equally near."""
    radii = b.kind[model].radius + b.marker_radius
    gaps = {at: max(0, csqrt((s.marker_x[at] - s.x[model]) ** 2 + (s.marker_y[at] - s.y[model]) ** 2) - radii)
            for at in markers_that_show(s, p.FACE_DOWN)}
    return [at for at, gap in gaps.items() if gap == min(gaps.values())]


# --- tactics at the start of the Movement phase -----------------------------------------------------------------------


def movement_tactics(b: Board, s: State, seat: Seat) -> list[Action]:
    """KT-MISSION2-10, KT-MISSION3-10, KT-MISSION3-11: The tactics of the mission that a player may use at the start of the
    Movement phase."""
    use, found = b.lexicon.use, []
    for tactic in tactics.of_role(b, s, seat):
        if tactics.why_not_paid(b, s, seat, tactic):
            continue
        if tactic == t.SLIP_AWAY or (tactic == t.STAY_THERE and can_fall_back(b, s, OTHER[seat])):
            found += [use(tactic, model) for model in models_in(s.on & b.mine[seat] & ~s.shaken)]
        elif tactic == t.SCANNER_MISSION and p.FACE_DOWN in s.marker:
            found += [use(tactic, model) for model in specialists(b, s, seat, p.COMMS) if not is_shaken(s, model)]
    return found


def can_fall_back(b: Board, s: State, seat: Seat) -> bool:
    """KT-FALLBACK-01, KT-MISSION3-10: Whether a player has a model that was in engagement range when the phase began. Without
    one nobody could fall back, so there is nobody to hold."""
    return bool(s.er_start & s.on & b.mine[seat])


def use_movement_tactic(g: KTable, seat: Seat, tactic: TacticNo, model: Model) -> Steps:
    """KT-MISSION2-10, KT-MISSION3-10, KT-MISSION3-11: Carries out such a tactic. If several markers are equally near to the
    scanner, its owner chooses one (KT-GEOM-08)."""
    b, s = g.board, g.state
    if tactic == t.STAY_THERE:
        tactics.set_effect(g, seat, tactic, model, p.PINNING)
        return
    tactics.pay(g, seat, tactic, model)
    if tactic == t.SCANNER_MISSION:
        s.must_stay |= 1 << model
        options = [b.lexicon.act("flip", marker) for marker in nearest_markers(b, s, model)]
        choice = yield from choose(g, seat, "scan", options, "KT-MISSION2-10", model)
        flip(g, seat, marker_in(choice), "KT-MISSION2-10")
        return
    die = g.dice.roll(1, (6,))[0]
    g.tell(e.SLIPPED, model, die)
    if die == 6:
        escape(g, model, "KT-MISSION3-11")


# --- mission 3 --------------------------------------------------------------------------------------------------------


def attackers_edge(b: Board, s: State) -> int | None:
    """KT-MISSION3-05: The x of the short edge on the Attacker's side, by which the Defender escapes; None in other missions and
    before the edges are chosen."""
    if b.mission.id != p.EXFILTRATION or not has_sides(b, s):
        return None
    return 0 if s.west == s.attacker else b.ground.width


def evacuation_edge(b: Board, s: State, model: Model) -> int | None:
    """KT-MISSION3-05, KT-MISSION3-08: The x of the edge over which a model may leave in the battle; None if it may not."""
    return None if b.seat[model] == s.attacker or s.round < 1 else attackers_edge(b, s)


def escape(g: KTable, model: Model, rule: str) -> None:
    """KT-MISSION3-08, KT-MISSION3-12: The model leaves the table. It is not out of action."""
    s = g.state
    take_off(s, model)
    s.escaped |= 1 << model
    g.tell(e.ESCAPED, model, rule=rule)


# --- the end ----------------------------------------------------------------------------------------------------------


def round_end_step(g: KTable) -> Steps:
    """KT-MISSION1-07, KT-MISSION1-09, KT-MISSION1-10, KT-MISSION2-06, KT-MISSION3-06, KT-MISSION3-07: What the mission does at
    the end of a round: markers are changed, and the battle may end."""
    b, s = g.board, g.state
    if b.mission.id == p.AIR_ASSAULT:
        for seat in (s.initiative, OTHER[s.initiative]):
            yield from change_markers(g, seat)
    if is_last(g):
        finish(g)
        return
    s.phase = p.COURAGE


def is_last(g: KTable) -> bool:
    b, s = g.board, g.state
    if b.mission.id != p.EXFILTRATION:
        return s.round >= LAST_ROUND
    if not s.on & b.mine[OTHER[s.attacker]] & ~s.shaken:                                       # KT-MISSION3-06
        return True
    need = GOES_ON.get(s.round)
    if need is not None:
        die = g.dice.roll(1, (need,))[0]
        g.tell(e.GOES_ON_ROLLED, die, need)
        return die < need
    return s.round >= LAST_OF_EXFILTRATION


def finish(g: KTable) -> None:
    """KT-MISSION1-08, KT-MISSION2-09, KT-MISSION3-09: The mission decides who has won."""
    b, s = g.board, g.state
    s.outcome, s.why = ENDS[b.mission.id](g)
    g.tell(e.OVER, s.outcome, rule=s.why)


def end_air_assault(g: KTable) -> tuple[Seat, str]:
    b, s = g.board, g.state
    s.score = [air_assault_score(b, s, seat) for seat in SEATS]
    for seat in SEATS:
        g.tell(e.SCORED, seat, s.score[seat])
    one, two = s.score
    return p.DRAWN if one == two else FIRST if one > two else SECOND, "KT-MISSION1-08"


def end_rescue(g: KTable) -> tuple[Seat, str]:
    """KT-MISSION2-09, KT-RULING-47: The player who controls the sought marker wins. A marker that is still hidden is revealed
    first."""
    b, s = g.board, g.state
    while p.SOUGHT not in s.marker and p.FACE_DOWN in s.marker:
        flip(g, p.NOBODY, markers_that_show(s, p.FACE_DOWN)[0], "KT-MISSION2-09")
    found = markers_that_show(s, p.SOUGHT)
    holder = controller(b, s, found[0]) if found else p.NOBODY
    return p.DRAWN if holder == p.NOBODY else holder, "KT-MISSION2-09"


def end_exfiltration(g: KTable) -> tuple[Seat, str]:
    """KT-MISSION3-09: the Defender wins if more of his models escaped than did not."""
    b, s = g.board, g.state
    defender = OTHER[s.attacker]
    out = (s.escaped & b.mine[defender]).bit_count()
    s.score[defender], s.score[s.attacker] = out, b.size[defender] - out
    return (defender if out > b.size[defender] - out else s.attacker), "KT-MISSION3-09"


ENDS = {p.AIR_ASSAULT: end_air_assault, p.RESCUE: end_rescue, p.EXFILTRATION: end_exfiltration}
