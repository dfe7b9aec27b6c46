"""Moves of every kind: what a move may cost, whose engagement range it may not enter, where it may end (KT-MOVE, KT-GEOM)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import TypeVar

from bocage.core.action import Action
from bocage.core.asking import ask, ask_lazily, choose
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import places_of, short_path
from bocage.games.commandos_40k.board import Board, Whereabouts
from bocage.games.commandos_40k.paths.bodies import Bodies, BodyNo, Mover
from bocage.games.commandos_40k.paths.escapes import escape_path
from bocage.games.commandos_40k.paths.judging import Journey, Verdict, as_walked, judge, near_parts
from bocage.games.commandos_40k.paths.path_samples import suggestions
from bocage.games.commandos_40k.paths.reach import way_to_any
from bocage.games.commandos_40k.pieces import NO_MODEL, OTHER, Mil, Model, Models, Parts, PieceNo, SiteNo, Waypoint, models_in
from bocage.games.commandos_40k.rules import trauma
from bocage.games.commandos_40k.rules.asking import KTable, orders
from bocage.games.commandos_40k.rules.models import engaged_at, foes, gap_from, put, start_of, take_off
from bocage.games.commandos_40k.state import State

Ends = Callable[[Board, State, "Trip", Waypoint], str]
NEAREST = 2                                 # markers, and enemies, that are goals of a move
SOME = 4                                    # paths to look at first where one is enough
CANCELS = 4                                 # KT-RECON-08: the face with which a survey of the ground cancels a danger
SAMPLE = 9                                  # paths offered beside those that any player may draw
WAYS_KEPT = 1_000                           # answers, until they are found anew

T = TypeVar("T")


class Trip:
    """A move to be made. ``ends`` returns the rule that forbids an end. ``shut``: the enemies whose engagement range may not be
    entered; ``rule``: the rule broken by entering it. ``edge``: the edge over which the model may leave (KT-MISSION3-08). A
    trip exists only within a step."""

    __slots__ = ("kind", "model", "allowance", "shut", "rule", "ends", "halts", "edge", "nearest", "other", "targets")

    def __init__(self, kind: str, model: Model, allowance: Mil, shut: Models, rule: str, ends: Ends, *,
                 halts: bool = True) -> None:
        self.kind = kind
        self.model = model
        self.allowance = allowance
        self.shut = shut
        self.rule = rule
        self.ends = ends
        self.halts = halts                  # it may stay where it is
        self.edge: int | None = None
        self.nearest: list[Model] = []      # those it must get nearer to; any of them (KT-GEOM-08)
        self.other = NO_MODEL               # the one it must get away from
        self.targets: Models = 0            # those it wants to reach


def has_surveyed(s: State, seat: int) -> bool:
    return bool(s.recon_works[seat]) and s.recon[seat] == p.SURVEY_GROUND


def mover_for(b: Board, s: State, model: Model) -> Mover:
    """KT-RECON-08, KT-RECON-05, KT-SPEC-13: The model as a mover: a scout, or the team that surveyed the ground, ignores
    difficult ground; spent traps are dangerous to one side only."""
    seat, plain = b.seat[model], b.mover[model]
    surveyed = has_surveyed(s, seat)
    sprung = s.sprung[OTHER[seat]]
    if not sprung and not surveyed:
        return plain
    perilous = 0
    for site in sprung:
        perilous |= b.trap_parts[site]
    return Mover(plain.radius, plain.height, plain.fly, plain.sure_footed or surveyed, perilous)


def bodies_for(b: Board, s: State, model: Model, shut: Models) -> Bodies:
    """The other models on the table, in their order; ``shut``: those whose engagement range is closed to the move."""
    kind, x, y, z = b.kind, s.x, s.y, s.z
    return Bodies([(x[o], y[o], z[o], z[o] + kind[o].height, kind[o].radius, shut >> o & 1)
                   for o in models_in(s.on & ~(1 << model))])


def body_numbers(s: State, model: Model, wanted: Models) -> list[BodyNo]:
    """The numbers of models in the list that ``bodies_for`` returns."""
    return [BodyNo(at) for at, other in enumerate(models_in(s.on & ~(1 << model))) if wanted >> other & 1]


def journey_of(b: Board, s: State, trip: Trip) -> Journey:
    """The trip in the form that judging and searching paths need."""
    model = trip.model
    return Journey(b.ground, mover_for(b, s, model), start_of(s, model), bodies_for(b, s, model, trip.shut),
                   allowance=trip.allowance, tolerance=b.tolerance)


def judged(b: Board, s: State, trip: Trip, journey: Journey, path: list[Waypoint], leaving: bool = False) -> Verdict:
    """KT-GEOM-22: Judges a path: its way, its cost, its end. ``journey``: the trip as ``journey_of`` puts it."""
    verdict = judge(journey, path, trip.edge if leaving else None)
    if verdict.rule == "KT-GEOM-17":
        verdict.rule = trip.rule
    elif not verdict.rule and not leaving:
        verdict.rule = trip.ends(b, s, trip, path[-1])
        if verdict.rule:
            verdict.at = len(path) - 1
            verdict.x, verdict.y, verdict.z = path[-1]
    return verdict


def verdict_on(b: Board, s: State, trip: Trip, action: Action) -> Verdict | None:
    """The verdict on a path that a player draws. None if the action is not a path, or leaves the table when this trip may
    not."""
    leaving = action.verb == "leave"
    if action.verb != "path" and not (leaving and trip.edge is not None):
        return None
    path = places_of(action, s.z[trip.model])
    if leaving and path[-1][0] != trip.edge:
        return Verdict("KT-MISSION3-08", len(path) - 1)
    return judged(b, s, trip, journey_of(b, s, trip), path, leaving)


def sample(b: Board, s: State, trip: Trip, wanted: int = SAMPLE) -> list[Action]:
    """A finite choice of legal paths, for bots and for highlighting."""
    height = s.z[trip.model]
    return [short_path("path", path, height) for path in paths_of(b, s, trip, wanted)]


def has_way(b: Board, s: State, trip: Trip) -> bool:
    """KT-MISSION3-08: Whether the move is possible, as far as a sample tells. Leaving the table counts, where the mission
    allows it."""
    # Options and reactions ask again and again while nobody has moved.
    return kept(b.has_way, whereabouts(b, s, trip),
                lambda: next(paths_of(b, s, trip, SOME), None) is not None or bool(ways_out(b, s, trip)))


def whereabouts(b: Board, s: State, trip: Trip) -> Whereabouts:
    """All that the ways of a charge, a retreat or a fall back depend on."""
    mover = mover_for(b, s, trip.model)
    return (trip.kind, trip.model, trip.allowance, trip.shut, trip.other, trip.targets, trip.edge, mover.sure_footed,
            mover.perilous, s.on, *s.x, *s.y, *s.z, *s.marker, *s.marker_x, *s.marker_y)


def kept(known: dict[Whereabouts, T], key: Whereabouts, find: Callable[[], T]) -> T:
    """What is known about the ways of a trip. What is not yet known is found and kept."""
    found = known.get(key)
    if found is None:
        if len(known) >= WAYS_KEPT:
            known.clear()
        found = known[key] = find()
    return found


def paths_of(b: Board, s: State, trip: Trip, wanted: int) -> Iterator[list[Waypoint]]:
    """Legal paths, one after another. If a move is offered only when it is possible (KT-FALLBACK-01, KT-REACT-08), a slower
    search follows before the answer is "none"."""
    journey = journey_of(b, s, trip)
    is_possible = False
    for path in suggestions(journey, goals(b, s, trip), wanted):
        if not trip.ends(b, s, trip, path[-1]):
            is_possible = True
            yield path
    if not is_possible and not trip.halts:
        other = next(iter(body_numbers(s, trip.model, 1 << trip.other)), None) if trip.other >= 0 else None
        way = way_to_any(journey, lambda end: not trip.ends(b, s, trip, end), other)
        if way is not None:
            yield way


def goals(b: Board, s: State, trip: Trip) -> list[Waypoint]:
    """Places worth going to: markers, the edge to leave by, the nearest enemies."""
    model = trip.model
    if trip.nearest:
        return [start_of(s, foe) for foe in trip.nearest]
    x, y = s.x[model], s.y[model]
    if trip.other >= 0:
        return [beyond(s, model, trip.other)]
    found = [beyond(s, model, foe) for foe in models_in(s.er[model])]
    if trip.edge is not None:
        found.append((trip.edge, y, 0))
    markers = [(s.marker_x[at], s.marker_y[at], 0) for at, kind in enumerate(s.marker) if kind != p.REMOVED]
    for places in (markers, [start_of(s, foe) for foe in models_in(foes(b, s, model))]):
        places.sort(key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)
        found += places[:NEAREST]
    return found


def beyond(s: State, model: Model, foe: Model) -> Waypoint:
    """A point straight away from an enemy."""
    return s.x[model] + 9 * (s.x[model] - s.x[foe]), s.y[model] + 9 * (s.y[model] - s.y[foe]), s.z[model]


class Drawn:
    """Judges the path that a player draws, and names the rule that it breaks."""

    __slots__ = ("board", "state", "trip", "others")

    def __init__(self, board: Board, state: State, trip: Trip, others: list[Action]) -> None:
        self.board = board
        self.state = state
        self.trip = trip
        self.others = others                # options that are no paths

    def verdict(self, action: Action) -> Verdict | None:
        return verdict_on(self.board, self.state, self.trip, action)

    def __call__(self, action: Action) -> bool:
        if action in self.others:
            return True
        verdict = self.verdict(action)
        return verdict is not None and not verdict.rule


def travel(g: KTable, trip: Trip, question: str, rule: str, *about: int, options: list[Action] | None = None,
           also: list[Action] | None = None) -> Generator[Decision, Action, Action]:
    """KT-MOVE-04, KT-GEOM-22: The owner draws any legal path, and the model moves. Returns what he chose: a path that never
    leaves the model's place is no move.

    ``also``: other options of the same question. They are not carried out here.
    """
    b, s, seat = g.board, g.state, g.board.seat[trip.model]
    if trip.halts and options is None:
        others = [b.lexicon.halt, *(also or ())]
        choice = yield from ask_lazily(g, seat, question, lambda: [*sample(b, s, trip), *ways_out(b, s, trip), *others], rule,
                                        *about, legal=Drawn(b, s, trip, others))
    else:
        offered = [*(sample(b, s, trip) if options is None else options), *ways_out(b, s, trip)]
        others = [*([b.lexicon.halt] if trip.halts or not offered else []), *(also or ())]
        choice = yield from ask(g, seat, question, [*offered, *others], rule, *about, legal=Drawn(b, s, trip, others))
    start = start_of(s, trip.model)
    if choice.verb == "path" and all(place == start for place in places_of(choice, s.z[trip.model])):
        choice = b.lexicon.halt
    if choice.verb in ("path", "leave"):
        yield from go(g, trip, choice)
    elif choice is b.lexicon.halt:
        g.tell(e.HALTED, trip.model)
    return choice


def ways_out(b: Board, s: State, trip: Trip) -> list[Action]:
    """KT-MISSION3-08: One path over the edge, found by the search. A player may draw others."""
    if trip.edge is None:
        return []
    way = escape_path(journey_of(b, s, trip), trip.edge)
    return [short_path("leave", way, s.z[trip.model])] if way else []


def go(g: KTable, trip: Trip, choice: Action) -> Steps:
    """The model moves, and is tested for danger and traps on its way (KT-TERRAIN-05, KT-RECON-05). KT-MISSION3-08: a model that
    leaves the table is tested before it is gone."""
    b, s = g.board, g.state
    model = trip.model
    start, path = start_of(s, model), places_of(choice, s.z[model])
    leaving = choice.verb == "leave"
    journey = journey_of(b, s, trip)
    verdict = judged(b, s, trip, journey, path, leaving)
    walked = as_walked(journey, path, trip.edge if leaving else None) if s.trap_count[OTHER[b.seat[model]]] else []
    if leaving:
        g.tell(e.MOVED, model, (start, *path), verdict.cost, rule="KT-MISSION3-08")
        yield from dangers(g, model, journey, walked, verdict.dangerous)
        if s.on >> model & 1:
            take_off(s, model)
            s.escaped |= 1 << model
            g.tell(e.ESCAPED, model)
        return
    put(b, s, model, path[-1])
    g.tell(e.MOVED, model, (start, *path), verdict.cost, rule=trip.rule)
    yield from dangers(g, model, journey, walked, verdict.dangerous)


def dangers(g: KTable, model: Model, journey: Journey, walked: list[Waypoint], pieces: tuple[PieceNo, ...]) -> Steps:
    """KT-TERRAIN-05, KT-RECON-05, KT-SEQ-01, KT-SEQ-02: A test for each dangerous piece and each trap. The player with the
    initiative decides the order; before the battle the winner of a roll-off does. ``walked``: the path with its free steps
    written out, if there may be traps."""
    b, s = g.board, g.state
    seat = b.seat[model]
    near = near_parts(b.ground, journey.mover, journey.start, walked) if walked else 0
    met = among(b, s.traps[OTHER[seat]], near)
    if tries_new_ground(b, s, seat, near):
        g.reveal()                                          # that no trap lies there is a fact too
    s.walked[seat] |= near
    tests: list[tuple[str, int]] = [*(("check", piece) for piece in pieces), *(("trap", site) for site in met)]
    for site in [site for site in met if site not in s.shown[OTHER[seat]]]:
        g.reveal()
        s.shown[OTHER[seat]].append(site)
        g.tell(e.TRAP_MET, model, site)
    by = orders(g) if len(tests) > 1 else seat
    while tests and s.on >> model & 1:
        options = [b.lexicon.act(verb, number) for verb, number in tests]
        choice = yield from choose(g, by, "tests", options, "KT-SEQ-01", model)
        verb, number = tests.pop(options.index(choice))
        if verb == "trap":
            yield from trap(g, model, SiteNo(number))
        else:
            yield from danger(g, model, PieceNo(number))


def among(b: Board, traps: list[SiteNo], near: Parts) -> list[SiteNo]:
    """The traps that a model meets when it comes near these parts of the terrain."""
    return [site for site in traps if b.trap_parts[site] & near]


def tries_new_ground(b: Board, s: State, seat: Seat, near: Parts) -> bool:
    """KT-RECON-04, KT-RECON-05: Whether a hidden trap of the other side could lie at one of these parts: the seat's models have
    not come near the place before, and no trap is known of that piece."""
    trapper = OTHER[seat]
    known = [*s.shown[trapper], *s.sprung[trapper]]
    if len(known) >= s.trap_count[trapper]:
        return False
    pieces = [b.trap_piece[site] for site in known]
    return any(parts & near and not parts & s.walked[seat] and piece not in pieces
               for parts, piece in zip(b.trap_parts, b.trap_piece, strict=True))


def known_tests(b: Board, s: State, trip: Trip, path: list[Waypoint]) -> tuple[int, int]:
    """KT-TERRAIN-05, KT-RECON-05: How many tests a legal path brings: for dangerous pieces, for traps that everybody knows."""
    journey, known = journey_of(b, s, trip), s.shown[OTHER[b.seat[trip.model]]]
    near = near_parts(b.ground, journey.mover, journey.start, as_walked(journey, path)) if known else 0
    return len(judged(b, s, trip, journey, path).dangerous), len(among(b, known, near))


def danger(g: KTable, model: Model, piece: PieceNo) -> Steps:
    """KT-TERRAIN-05, KT-TERRAIN-06: a model that moved in a dangerous piece suffers a mortal wound on a 1. KT-RECON-08: a team
    that surveyed the ground cancels it on 4+."""
    b, s = g.board, g.state
    die = g.dice.roll(1, (2,))[0]
    g.tell(e.DANGER, model, piece, die)
    if die > 1:
        return
    if has_surveyed(s, b.seat[model]):
        saved = g.dice.roll(1, (CANCELS,))[0]
        g.tell(e.SAVED_BY_SURVEY, model, saved)
        if saved >= CANCELS:
            return
    yield from trauma.mortal_wounds(g, model, 1)


def trap(g: KTable, model: Model, site: SiteNo) -> Steps:
    """KT-RECON-05, KT-RULING-38: On a 1 the model suffers a mortal wound. The trap is spent, and its place is dangerous from
    now on."""
    b, s = g.board, g.state
    trapper = OTHER[b.seat[model]]
    die = g.dice.roll(1, (2,))[0]
    g.tell(e.TRAP, model, site, die)
    if die > 1:
        return
    s.traps[trapper].remove(site)
    s.shown[trapper].remove(site)
    s.sprung[trapper].append(site)
    g.tell(e.TRAP_SPENT, site)
    yield from trauma.mortal_wounds(g, model, 1)


# --- where a move may end ---------------------------------------------------------------------------------------------


def outside(rule: str) -> Ends:
    """The end must lie outside the engagement range of every enemy."""
    def ends(b: Board, s: State, trip: Trip, end: Waypoint) -> str:
        return rule if engaged_at(b, s, trip.model, end) else ""
    return ends


def away(b: Board, s: State, trip: Trip, end: Waypoint) -> str:
    """KT-REACT-08: The end must lie farther from the charger than the start, and outside every engagement range."""
    model = trip.model
    if engaged_at(b, s, model, end) or gap_from(b, s, model, end, trip.other) <= gap_from(
            b, s, model, start_of(s, model), trip.other):
        return "KT-REACT-08"
    return ""


def reaching(b: Board, s: State, trip: Trip, end: Waypoint) -> str:
    """KT-CHARGE-06, KT-CHARGE-07: The end must lie in the engagement range of a declared target and of no other enemy."""
    near = engaged_at(b, s, trip.model, end)
    if near & ~trip.targets:
        return "KT-CHARGE-06"
    return "" if near else "KT-CHARGE-07"


def gets_nearer(b: Board, s: State, trip: Trip, end: Waypoint) -> bool:
    """KT-GEOM-08: Whether the end is nearer to a nearest enemy than the start. If several are equally near, any of them will
    do."""
    model = trip.model
    start = start_of(s, model)
    return any(gap_from(b, s, model, end, foe) < gap_from(b, s, model, start, foe) for foe in trip.nearest)


def falling_short(b: Board, s: State, trip: Trip, end: Waypoint) -> str:
    """KT-CHARGE-08: The end must lie nearer to the nearest declared target and in no engagement range."""
    return "" if gets_nearer(b, s, trip, end) and not engaged_at(b, s, trip.model, end) else "KT-CHARGE-08"


def nearer(rule: str) -> Ends:
    """KT-FIGHT-06, KT-FIGHT-16: The end must lie nearer to the nearest enemy."""
    def ends(b: Board, s: State, trip: Trip, end: Waypoint) -> str:
        return "" if gets_nearer(b, s, trip, end) else rule
    return ends


def nearest_of(b: Board, s: State, model: Model, among: Models) -> list[Model]:
    """KT-GEOM-08: The models with the smallest gap."""
    gaps = [(gap_from(b, s, model, start_of(s, model), other), other) for other in models_in(among)]
    least = min(gaps)[0] if gaps else 0
    return [other for distance, other in gaps if distance == least]
