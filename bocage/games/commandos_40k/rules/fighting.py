"""The Fight phase (KT-FIGHT)."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.asking import ask, choose, offer
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import model_in, short_path, used_in, weapon_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.model_profiles import Arm
from bocage.games.commandos_40k.paths.reach import nearest
from bocage.games.commandos_40k.pieces import MIL, OTHER, Mil, Model, Waypoint, models_in
from bocage.games.commandos_40k.rules import activation_tactics, faction_effects, shooting, tactics
from bocage.games.commandos_40k.rules.asking import KTable, total
from bocage.games.commandos_40k.rules.attacks import attacks, hazards, is_zealous, melee_volley
from bocage.games.commandos_40k.rules.models import foes, gap, gap_from, is_shaken, why_gone
from bocage.games.commandos_40k.rules.sights import intervening, sees
from bocage.games.commandos_40k.rules.trips import (
    Ends, Trip, body_numbers, journey_of, nearer, nearest_of, sample, travel,
)
from bocage.games.commandos_40k.state import State

PILE_IN = Mil(3 * MIL)                      # KT-FIGHT-06
FRENZY_MOVE = Mil(6 * MIL)                  # KT-SPEC-20
BY_HAND = Mil(MIL // 10)
NEAR_SAMPLE = 6


# --- who fights -------------------------------------------------------------------------------------------------------


def candidates(b: Board, s: State, seat: Seat) -> list[Model]:
    return [model for model in models_in(b.mine[seat]) if not why_no_fighter(b, s, seat, model)]


def why_no_fighter(b: Board, s: State, seat: Seat, model: Model) -> str:
    """KT-FIGHT-01, KT-FIGHT-02, KT-FIGHT-03, KT-FIGHT-04, KT-FIGHT-05: The rule that keeps a seat from activating a model in
    this sub-phase. Chargers fight first, even without a target; then all others in engagement range. "" if no rule does."""
    if b.seat[model] != seat:
        return "KT-FIGHT-02"
    bit = 1 << model
    if not s.on & bit:
        return why_gone(s, model)
    if s.done & bit:
        return "KT-FIGHT-03"
    if s.sub == p.HAMMER_OF_FURY:
        return "" if s.charged & bit else "KT-FIGHT-01"
    return "" if s.er[model] else "KT-FIGHT-04"


def fight_step(g: KTable) -> Steps:
    """KT-FIGHT-01, KT-FIGHT-02, KT-FIGHT-03, KT-FIGHT-04: The players alternate. Nobody may pass; a player without a model to
    activate is skipped."""
    b, s = g.board, g.state
    seat = s.active
    mine = candidates(b, s, seat)
    if not mine:
        if candidates(b, s, OTHER[seat]):
            s.active = OTHER[seat]
        elif s.sub == p.HAMMER_OF_FURY:
            s.sub, s.active = p.FIGHT_ALL, s.initiative
            g.tell(e.SUB_PHASE, 2 + p.FIGHT_ALL, rule="KT-FIGHT-02")
        else:
            s.phase = p.FIGHT_END
        return
    rule = "KT-FIGHT-01" if s.sub == p.HAMMER_OF_FURY else "KT-FIGHT-02"
    choice = yield from choose(g, seat, "fight_next", [b.lexicon.fight[model] for model in mine], rule)
    yield from fight(g, model_in(choice))
    s.active = OTHER[seat]


def fight(g: KTable, model: Model) -> Steps:
    """KT-FIGHT-06, KT-FIGHT-07, KT-FIGHT-08, KT-FIGHT-09, KT-FIGHT-10, KT-FIGHT-11, KT-FIGHT-12, KT-FIGHT-13, KT-FIGHT-14,
    KT-FIGHT-15, KT-FIGHT-16: The steps of a fight: pile in, declare tactics, attack, consolidate."""
    b, s = g.board, g.state
    s.done |= 1 << model
    g.tell(e.FIGHTS, model)
    yield from pile_in(g, model)
    if s.on >> model & 1:
        yield from declare_tactics(g, model)
        if targets_of(b, s, model):
            yield from strike(g, model)
    if s.on >> model & 1 and not s.effects[model] & p.FRENZY:
        yield from consolidate(g, model)


# --- moves ------------------------------------------------------------------------------------------------------------


def near_trip(b: Board, s: State, model: Model, kind: str, allowance: Mil, rule: str) -> Trip:
    """KT-FIGHT-06, KT-FIGHT-07: A move that must end nearer to the nearest enemy. It may enter engagement ranges."""
    trip = Trip(kind, model, allowance, 0, rule, nearer(rule))
    trip.nearest = nearest_of(b, s, model, foes(b, s, model))
    return trip


def pile_in_trip(b: Board, s: State, model: Model) -> Trip:
    allowance = Mil(PILE_IN + faction_effects.more_move(b, s, model, "pile_in"))
    return near_trip(b, s, model, "pile_in", allowance, "KT-FIGHT-06")


def consolidate_trip(b: Board, s: State, model: Model) -> Trip:
    allowance = Mil(PILE_IN + faction_effects.more_move(b, s, model, "consolidate"))
    return near_trip(b, s, model, "consolidate", allowance, "KT-FIGHT-16")


def may_close_in(b: Board, s: State, trip: Trip) -> bool:
    """KT-FIGHT-06, KT-MISSION2-10, KT-RULING-65: Whether the model can get nearer: it does not touch the nearest enemy yet, and
    it does not have to stay this round."""
    return bool(trip.nearest) and gap(b, s, trip.model, trip.nearest[0]) > 0 and not s.must_stay >> trip.model & 1


def pile_in(g: KTable, model: Model) -> Steps:
    """KT-FIGHT-06, KT-RULING-63: The model may move up to 3″. Its owner may first use a tactic that makes the move longer, and
    a leader may lead a friend by example that is near him now."""
    b, s = g.board, g.state
    seat = b.seat[model]
    while True:
        trip = pile_in_trip(b, s, model)
        if not may_close_in(b, s, trip):
            return
        offered = tactics.offers(b, s, seat, "fight_activation", model) + activation_tactics.examples(b, s, model, could_strike)
        choice = yield from travel(g, trip, "pile_in_path", "KT-FIGHT-06", model, options=ways_nearer(b, s, trip), also=offered)
        if choice.verb != "use":
            return
        use_on_activation(g, model, choice)


def consolidate(g: KTable, model: Model) -> Steps:
    """KT-FIGHT-16: As the pile-in, after the attacks."""
    b, s = g.board, g.state
    trip = consolidate_trip(b, s, model)
    if may_close_in(b, s, trip):
        yield from travel(g, trip, "consolidate_path", "KT-FIGHT-16", model, options=ways_nearer(b, s, trip))


def ways_nearer(b: Board, s: State, trip: Trip) -> list[Action]:
    """KT-FIGHT-06, KT-GEOM-08: A sample of paths that end nearer to a nearest enemy. Where the lattice is too coarse for the
    gap, the path to each of these enemies is searched: one of them may stand behind a wall."""
    found = sample(b, s, trip, NEAR_SAMPLE)
    if found:
        return found
    journey = journey_of(b, s, trip)
    ways = [nearest(journey, body_numbers(s, trip.model, 1 << foe)[0]) for foe in trip.nearest]
    closer = {way[-1]: way for way in ways if way is not None and not trip.ends(b, s, trip, way[-1])}
    return [short_path("path", way, s.z[trip.model]) for way in closer.values()]


def end_step(g: KTable) -> Steps:
    """KT-SPEC-20, KT-SEQ-01: A model that fought in frenzy must now move as near as it can to the nearest enemy, up to 6″. If
    there are several, the player with the initiative decides which is next."""
    b, s = g.board, g.state
    left = models_in(s.frenzied & s.on)
    if not left:
        s.phase = p.ROUND_END
        return
    choice = yield from choose(g, s.initiative, "frenzy_next", [b.lexicon.fight[model] for model in left], "KT-SEQ-01")
    model = model_in(choice)
    s.frenzied &= ~(1 << model)
    yield from frenzied_move(g, model)


def frenzied_move(g: KTable, model: Model) -> Steps:
    b, s = g.board, g.state
    found = frenzied_trip(b, s, model)
    if found is not None:
        trip, ways = found
        yield from travel(g, trip, "frenzy_path", "KT-SPEC-20", model, options=ways)


def frenzied_trip(b: Board, s: State, model: Model) -> tuple[Trip, list[Action]] | None:
    """KT-SPEC-20, KT-GEOM-08: The frenzied move, with a path to each nearest enemy that the search found; None if the model
    cannot get nearer. If several enemies are equally near, the owner chooses one by the path that he draws."""
    trip = near_trip(b, s, model, "frenzy", FRENZY_MOVE, "KT-SPEC-20")
    if not may_close_in(b, s, trip):
        return None
    journey, now = journey_of(b, s, trip), gap(b, s, model, trip.nearest[0])
    ways: dict[Model, list[Waypoint]] = {}
    for foe in trip.nearest:
        way = nearest(journey, body_numbers(s, model, 1 << foe)[0])
        if way is not None and gap_from(b, s, model, way[-1], foe) < now:
            ways[foe] = way
    if not ways:
        return None
    trip.halts = False
    trip.ends = as_near({foe: gap_from(b, s, model, way[-1], foe) for foe, way in ways.items()})
    return trip, [short_path("path", way, s.z[model]) for way in ways.values()]


def as_near(least: Mapping[Model, Mil]) -> Ends:
    """The end must be as near to one of these enemies as the search found. ``BY_HAND`` is allowed for drawing by hand."""
    def ends(b: Board, s: State, trip: Trip, end: Waypoint) -> str:
        near = any(gap_from(b, s, trip.model, end, foe) <= gap + BY_HAND for foe, gap in least.items())
        return "" if near else "KT-SPEC-20"
    return ends


# --- blows ------------------------------------------------------------------------------------------------------------


class Blows(NamedTuple):
    """How many of a model's blows go to a target with a weapon."""

    target: Model
    arm: Arm
    number: int


def targets_of(b: Board, s: State, model: Model) -> list[Model]:
    return [foe for foe in models_in(s.er[model]) if not why_no_blow(b, s, model, foe)]


def why_no_blow(b: Board, s: State, model: Model, target: Model) -> str:
    """KT-FIGHT-08, KT-FIGHT-11, KT-CHARGE-11: A model strikes enemies within 1″ that it sees. A model that charged this round
    strikes only those that it declared. Returns "" if it may strike this enemy."""
    if not s.er[model] >> target & 1 or not sees(b, s, model, target):
        return "KT-FIGHT-08"
    return "KT-FIGHT-11" if s.tried >> model & 1 and not s.targets[model] >> target & 1 else ""


def could_strike(b: Board, s: State, model: Model) -> bool:
    """KT-FIGHT-03, KT-WEAPON-14: Whether a model may still roll to hit in this phase: it has not fought, and one of its melee
    weapons rolls to hit. Who is not engaged now may be after an enemy's pile-in."""
    return not s.done >> model & 1 and not all(arm.torrent for arm in b.kind[model].melee)


def without_target(b: Board, s: State, model: Model) -> list[Action]:
    """KT-FIGHT-05, KT-RULING-60: The tactics that a model may use in its fight although it has nobody to strike: a leader helps
    a friend, a zealot falls into frenzy and moves at the end of the phase."""
    return activation_tactics.examples(b, s, model, could_strike) + frenzies(b, s, model)


def frenzies(b: Board, s: State, model: Model) -> list[Action]:
    """KT-SPEC-20, KT-RULING-96: Frenzy, if the model that fights is a zealot and not shaken."""
    if b.kind[model].specialism != p.ZEALOT or is_shaken(s, model):
        return []
    return [] if tactics.why_not_paid(b, s, b.seat[model], t.FRENZY_TACTIC) else [b.lexicon.use(t.FRENZY_TACTIC, model)]


def on_activation(b: Board, s: State, model: Model) -> list[Action]:
    """KT-TACTIC-14: The tactics that may be declared until the first die of a fight is rolled."""
    seat, use, melee = b.seat[model], b.lexicon.use, b.kind[model].melee
    found: list[Action] = []
    if activation_tactics.toughness_helps(s, model, melee) and not tactics.why_not_paid(b, s, seat, t.TOUGH_AS_NAILS, model):
        found.append(use(t.TOUGH_AS_NAILS, model))
    found += [offer for offer in tactics.offers(b, s, seat, "fight_activation", model)
              if b.faction_tactic[used_in(offer).tactic].effect.move != "pile_in"]          # the pile-in is over
    if s.cp[seat] <= 0:
        return found
    found += activation_tactics.leads(b, s, model, melee, could_strike)
    if (b.kind[model].specialism == p.COMBAT and not all(arm.lethal or arm.torrent for arm in melee)
            and not tactics.why_not_paid(b, s, seat, t.COMBAT_MASTER)):
        found.append(use(t.COMBAT_MASTER, model))                                           # KT-SPEC-04
    return found + frenzies(b, s, model)


FIGHTING_EFFECTS = {t.TOUGH_AS_NAILS: p.TOUGH, t.COMBAT_MASTER: p.COMBAT_MASTERY, t.FRENZY_TACTIC: p.FRENZY}


def use_on_activation(g: KTable, model: Model, choice: Action) -> None:
    s, tactic = g.state, used_in(choice).tactic
    if tactic == t.LEAD_BY_EXAMPLE:
        activation_tactics.lead(g, model, choice)
        return
    if tactic in g.board.faction_tactic:
        tactics.use_faction(g, g.board.seat[model], choice)
        return
    tactics.set_effect(g, g.board.seat[model], tactic, model, FIGHTING_EFFECTS[tactic])
    if tactic == t.FRENZY_TACTIC:                                                           # KT-SPEC-20
        s.frenzied |= 1 << model


def declare_tactics(g: KTable, model: Model) -> Steps:
    """KT-TACTIC-14, KT-RULING-60, KT-RULING-87: The owner uses tactics on the model that fights, one after another, until the
    first die of its attacks."""
    b, s = g.board, g.state
    offers = on_activation if targets_of(b, s, model) else without_target
    while (choice := (yield from offer(g, b.seat[model], "strike", offers(b, s, model), "KT-TACTIC-14", model))) is not None:
        use_on_activation(g, model, choice)


def strike(g: KTable, model: Model) -> Steps:
    """KT-FIGHT-08, KT-FIGHT-09, KT-FIGHT-10, KT-DAMAGE-04, KT-RULING-62: The owner chooses weapons and divides all blows. Then
    the blows are resolved target by target, in the order that he likes. When the target loses its last hit point, the blows of
    that weapon end, but not those of other weapons."""
    b, s = g.board, g.state
    arms, number = yield from choose_arms(g, model)
    shares = yield from divide(g, model, arms, number)
    targets = list(dict.fromkeys(blows.target for blows in shares))
    for target in targets:
        volleys = [melee_volley(b, s, model, blows.arm, target, False) for blows in shares if blows.target == target]
        yield from shooting.answer_attack(g, model, target, volleys)
    channelled = yield from channel(g, model, shares)
    struck: dict[str, Arm] = {}
    while targets:
        target = yield from shooting.next_target(g, model, targets, "KT-FIGHT-10")
        targets.remove(target)
        for _, arm, share in (blows for blows in shares if blows.target == target):
            if not s.on >> target & 1:                                                      # KT-SHOOT-12
                break
            volley = melee_volley(b, s, model, arm, target, intervening(b, s, model, target))
            volley.channelled = channelled and arm.psychic
            g.tell(e.STRIKES, model, b.arm_number[arm.name], target, share)
            struck[arm.name] = arm
            yield from attacks(g, volley, share)
    # KT-WEAPON-01: a weapon whose targets fell before its turn was not used.
    hazards(g, model, sum(arm.hazardous or (channelled and arm.psychic and not arm.torrent) for arm in struck.values()))


def choose_arms(g: KTable, model: Model) -> Generator[Decision, Action, tuple[list[Arm], int]]:
    """KT-FIGHT-09, KT-RULING-33, KT-RULING-84: The owner chooses one melee weapon or several, one after another. Profiles of
    one weapon are alternatives. A random number of attacks is rolled as soon as its weapon is chosen. Each weapon gets at least
    one blow: a weapon whose roll leaves too few for that is not used. Returns the weapons and the number of blows."""
    b, s = g.board, g.state
    left = b.kind[model].melee[:]
    chosen: list[Arm] = []
    number = more = more_blows(b, s, model)
    while left:
        options = [b.lexicon.act("with", b.arm_number[arm.name]) for arm in left]
        enough = [b.lexicon.done] if chosen else []
        choice = yield from choose(g, b.seat[model], "weapons", [*options, *enough], "KT-FIGHT-09", model)
        if choice is b.lexicon.done:
            break
        arm = b.arms_at[model][weapon_in(choice)]
        rolled = number_of_blows(g, model, arm)
        left = [other for other in left if other.number != arm.number]
        if chosen and min(number, rolled) <= len(chosen):
            continue
        number = min(number, rolled) if chosen else rolled
        chosen.append(arm)
        left = [other for other in left if min(number, most_attacks(other) + more) > len(chosen)]
    return chosen, number


def more_blows(b: Board, s: State, model: Model) -> int:
    """KT-SPEC-03, KT-SPEC-19: The blows that a specialism adds."""
    return b.kind[model].more_attacks + int(is_zealous(b, s, model))


def most_attacks(arm: Arm) -> int:
    """The most attacks that a weapon can have, whatever its dice show."""
    return arm.attacks.count * arm.attacks.sides + arm.attacks.plus


def number_of_blows(g: KTable, model: Model, arm: Arm) -> int:
    """KT-FIGHT-09: The number of attacks of a weapon, plus what a specialism adds."""
    b, s = g.board, g.state
    number, faces = total(g, arm.attacks)
    if faces:
        g.tell(e.ATTACKS_ROLLED, model, tuple(faces), number)
    return number + more_blows(b, s, model)


def divide(g: KTable, model: Model, arms: list[Arm], number: int) -> Generator[Decision, Action, list[Blows]]:
    """KT-FIGHT-09, KT-FIGHT-10: The owner divides all blows before any die is rolled, target by target. Each weapon gets at
    least one."""
    b, s = g.board, g.state
    pairs = [(target, arm) for target in targets_of(b, s, model) for arm in arms]
    shares: list[Blows] = []
    left, unused = number, {arm.name for arm in arms}
    for at, (target, arm) in enumerate(pairs):
        later = {other.name for _, other in pairs[at + 1:]}
        least = int(arm.name in unused and arm.name not in later)
        most = left - len(unused - {arm.name})
        options = [b.lexicon.act("number", share) for share in range(least if later else left, most + 1)]
        rest = sum(1 << other for other, _ in pairs[at + 1:]) if len(arms) == 1 else 0
        about = model, b.arm_number[arm.name], target, left, rest
        choice = yield from choose(g, b.seat[model], "allot_blows", options, "KT-FIGHT-10", *about)
        share = choice.args[0]
        if share:
            shares.append(Blows(target, arm, share))
            unused.discard(arm.name)
            left -= share
    return shares


def channel(g: KTable, model: Model, shares: list[Blows]) -> Generator[Decision, Action, bool]:
    """KT-WEAPON-12, KT-WEAPON-14, KT-RULING-50: A psychic blow with maluses worse than −1 may be channelled too, unless it
    needs no hit roll. Returns True if its owner does so."""
    b, s = g.board, g.state
    worst = [melee_volley(b, s, model, arm, target, intervening(b, s, model, target)).maluses
             for target, arm, _ in shares if arm.psychic and not arm.torrent]
    if not worst or min(worst) >= -1:
        return False
    choice = yield from ask(g, b.seat[model], "channel", (b.lexicon.yes, b.lexicon.no), "KT-WEAPON-12", model)
    if choice is b.lexicon.yes:
        g.tell(e.CHANNELLED, model)
    return choice is b.lexicon.yes
