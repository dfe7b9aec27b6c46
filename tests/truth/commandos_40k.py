"""Commandos 40 000: volleys, snap shots, blows, charges and reach as the surveys show them, and as they come out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

from bocage.core.action import PASS, Action
from bocage.core.decision import Decision
from bocage.core.errors import Illegal
from bocage.core.event import Event
from bocage.core.match import Match
from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k.actions import places_of, shot_in, weapon_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.inspect.answer_types import Attack, ChargeOf, Survey
from bocage.games.commandos_40k.inspect.survey import survey
from bocage.games.commandos_40k.pieces import OTHER, Model
from bocage.games.commandos_40k.rules.asking import asked_model
from bocage.games.commandos_40k.rules.charging import charge_trip, ways_in
from bocage.games.commandos_40k.rules.models import engaged_at
from bocage.games.commandos_40k.state import State
from bocage.geometry.shapes import contains
from tests.matches import question
from tests.truth.comparing import Number
from tests.truth.surveys import Seen, Surveyed, Trial, continued, named

SOME = 2                        # attacks of a position that are played
PLACES = 12                     # places of a position that are tried, shown ones and others
# Questions on the way of an attack at which something may be declined; the surveys count nothing that must be chosen.
DECLINED = frozenset(("reroll", "trauma", "trauma_again", "under_fire", "under_overwatch", "charge_tactic", "strike"))
# Questions for a path: the kind of move, as a survey names it.
PATHS = {f"{kind}_path": kind for kind in ("normal", "advance", "fall_back", "forward", "pile_in", "consolidate", "retreat",
                                           "charge", "failed_charge")}


def asked(match: Match, text: str) -> Survey:
    found = survey(match.board, match.state, question(match).by[0], text)
    assert found is not None, text
    return found


def model_named(b: Board, name: str) -> Model:
    return Model(b.lexicon.models.index(name))


def quiet(b: Board, decision: Decision) -> Action | None:
    """Declines what can be declined."""
    if decision.kind in DECLINED:
        return PASS
    return b.lexicon.no if decision.kind == "channel" else None


# --- attacks ----------------------------------------------------------------------------------------------------------


def result_of(s: State, after: State, model: Model) -> str:
    """What became of a model, from its hit points and light wounds alone."""
    if not after.on >> model & 1:
        return "out"
    if after.light[model] > s.light[model]:
        return "light"
    return "hurt" if after.hp[model] < s.hp[model] else "nothing"


def needs(attack: Attack, model: Model, foe: Model, events: Iterable[Event]) -> Iterator[Number]:
    """The faces told, against what the dice of the attack did."""
    rolls = (("hit", model, attack.hit.face), ("wound", model, attack.wound.face), ("save", foe, attack.save.face))
    for name, whose, face in rolls:
        for roller, die, _, _, succeeds in named(events, f"{name}_rolled"):
            if roller == whose:
                yield Number(f"face to {name}", die >= face, succeeds)
    if attack.attacks.isdigit():
        for _, _, _, number in (*named(events, "attacks"), *named(events, "strikes")):
            yield Number("attacks", int(attack.attacks), number)


def attack_trial(match: Match, kind: str, attack: Attack, answer: Callable[[State, Decision], Action | None],
                 first: Iterable[Action] = ()) -> Trial:
    b, s = match.board, match.state
    model, foe = model_named(b, attack.model), model_named(b, attack.foe)
    chances = {name: getattr(attack.chances, name) for name in ("nothing", "hurt", "light", "out")}
    start = list(first)

    def play(seed: str) -> Seen:
        after, events = continued(match, seed, answer, start)
        return Seen([result_of(s, after, foe)], needs(attack, model, foe, events))

    return Trial(kind, f"{attack.model} {attack.weapon} at {attack.foe}", chances, play)


def volleys(match: Match, rng: Random) -> Iterator[Trial]:
    """The shots of a model that is activated, or that answers a charge, as its card and the options in the bar show them."""
    b, decision = match.board, question(match)
    if decision.kind not in ("shoot", "overwatch"):
        return
    kind = "snap" if decision.kind == "overwatch" else "shot"
    shots = asked(match, f"model {b.lexicon.models[asked_model(decision)]}").shots
    told = {(attack.weapon, attack.foe): attack for attack in shots}
    found = [action for action in decision.options if action.verb == "fire"]
    for action in rng.sample(found, min(SOME, len(found))):
        weapon, foe = shot_in(action)

        def answer(now: State, decision: Decision) -> Action | None:
            return b.lexicon.act("allot", 0) if decision.kind == "allot" else quiet(b, decision)

        yield attack_trial(match, kind, told[b.weapons[weapon], b.lexicon.models[foe]], answer, [action])


def blows(match: Match, rng: Random) -> Iterator[Trial]:
    """The blows of a model that fights, from where it stands: all with one weapon, at one enemy."""
    b, decision = match.board, question(match)
    if decision.kind not in ("pile_in_path", "strike", "weapons"):
        return
    model = asked_model(decision)
    if decision.kind == "pile_in_path" and b.lexicon.halt not in decision.options:
        return
    told = [attack for attack in asked(match, f"model {b.lexicon.models[model]}").blows if attack.engaged and not attack.rule]
    if decision.kind == "weapons":
        offered = {b.weapons[weapon_in(action)] for action in decision.options if action.verb == "with"}
        told = [attack for attack in told if attack.weapon in offered]
    if decision.kind == "weapons" and b.lexicon.done in decision.options:
        return                                              # a weapon is chosen already
    for attack in rng.sample(told, min(SOME, len(told))):
        yield attack_trial(match, "blow", attack, striking(b, attack))


def striking(b: Board, attack: Attack) -> Callable[[State, Decision], Action | None]:
    foe = model_named(b, attack.foe)

    def answer(now: State, decision: Decision) -> Action | None:
        if decision.kind == "pile_in_path":
            return b.lexicon.halt
        if decision.kind == "weapons":
            with_it = next(action for action in decision.options if action is b.lexicon.done
                           or b.weapons[weapon_in(action)] == attack.weapon)
            return b.lexicon.done if b.lexicon.done in decision.options else with_it
        if decision.kind == "allot_blows":
            return (max if decision.about[2] == foe else min)(decision.options, key=lambda action: action.args[0])
        return quiet(b, decision)

    return answer


# --- charges ----------------------------------------------------------------------------------------------------------


def charges(match: Match, rng: Random) -> Iterator[Trial]:
    """A charge on one target or two: whether it arrives if nobody reacts, and what overwatch does to the charger."""
    b, s, decision = match.board, match.state, question(match)
    if decision.kind == "move":
        starts = [action for action in decision.options if action.verb == "charge"]
        if not starts:
            return
        first = [rng.choice(starts)]
        model = Model(first[0].args[0])
    elif decision.kind == "charge_targets" and not s.targets[asked_model(decision)]:
        first, model = [], asked_model(decision)
    else:
        return
    name = b.lexicon.models[model]
    near = [aim.foe for aim in charge_told(match, name).aims]
    if not near:
        return
    foes = rng.sample(near, min(len(near), rng.choice((1, 1, 2))))
    told = charge_told(match, name, *foes)
    targets = [model_named(b, foe) for foe in foes]
    yield arrival(match, told, model, targets, first)
    if any(threat.overwatch for threat in told.threats if threat.declared):
        yield under_fire(match, told, model, targets, first)


def charge_told(match: Match, *names: str) -> ChargeOf:
    told = asked(match, f"charge {' '.join(names)}").charge
    assert told is not None
    return told


def declaring(b: Board, targets: list[Model], decision: Decision) -> Action | None:
    if decision.kind != "charge_targets":
        return None
    left = [b.lexicon.target[foe] for foe in targets if b.lexicon.target[foe] in decision.options]
    return left[0] if left else b.lexicon.done


def arrival(match: Match, told: ChargeOf, model: Model, targets: list[Model], first: list[Action]) -> Trial:
    """Which targets a charge reaches, alive, on those of the paths found after the roll that bring the fewest tests. Hidden
    traps are told to nobody, so they are taken away."""
    b: Board = match.board
    trapper = OTHER[b.seat[model]]
    known: dict[int, dict[str, tuple[int, Action]]] = {}    # by total and by goal: the tests of a path, and the path

    def answer(now: State, decision: Decision) -> Action | None:
        if decision.kind == "react":
            return next(action for action in decision.options if action.verb == "none")
        if decision.kind == "tests":
            return decision.options[0]
        return declaring(b, targets, decision) or quiet(b, decision)

    def play(seed: str) -> Seen:
        _, events = continued(match, seed, answer, first)
        total: int = named(events, "charge_rolled")[0][2]
        if total not in known:
            known[total] = safest(seed, total)
        return Seen([goal for goal, (tests, way) in known[total].items() if not tests or taken(seed, way)[0].on >> model & 1])

    def safest(seed: str, total: int) -> dict[str, tuple[int, Action]]:
        found: dict[str, tuple[int, Action]] = {}
        for way in ways(seed, total):
            after, tests = taken(seed, way)
            near = engaged_at(b, after, model, places_of(way, match.state.z[model])[-1])
            for goal in ["any", *(f"target {at}" for at, foe in enumerate(targets) if near >> foe & 1)]:
                if goal not in found or tests < found[goal][0]:
                    found[goal] = tests, way
        return found

    def taken(seed: str, way: Action) -> tuple[State, int]:
        """The state after a path, and how many tests it brought."""
        asked_for = 0

        def take(now: State, decision: Decision) -> Action | None:
            nonlocal asked_for
            if decision.kind == "charge_path":
                now.traps[trapper] = now.shown[trapper][:]
                return way
            if decision.kind == "tests":
                asked_for = max(asked_for, len(decision.options))
            return answer(now, decision)

        after, events = continued(match, seed, take, first)
        return after, max(asked_for, len(named(events, "danger")) + len(named(events, "trap")))

    def ways(seed: str, total: int) -> list[Action]:
        """The paths that the search finds; those for less than the roll may be drawn too (KT-CHARGE-12)."""
        found: list[Action] = []

        def note(now: State, decision: Decision) -> Action | None:
            if decision.kind == "charge_path":
                for less in range(2, total + 1):
                    paths = ways_in(b, now, charge_trip(b, now, model, now.targets[model], less))
                    found.extend(way for way in paths if decision.allows(way))
            return answer(now, decision)

        continued(match, seed, note, first)
        return found

    aims = {aim.foe: aim.chance for aim in told.aims if aim.declared}
    shown = {f"target {at}": aims[b.lexicon.models[foe]] for at, foe in enumerate(targets)} | {"any": told.chance}
    return Trial("charge", f"{told.model} charges {' '.join(b.lexicon.models[foe] for foe in targets)}", shown, play)


def under_fire(match: Match, told: ChargeOf, model: Model, targets: list[Model], first: list[Action]) -> Trial:
    """What the overwatch of all targets does to the charger; every weapon that the survey names is fired."""
    b = match.board
    fired = {(attack.model, attack.weapon) for threat in told.threats if threat.declared for attack in threat.attacks}

    def answer(now: State, decision: Decision) -> Action | None:
        if decision.kind in PATHS:
            return None
        if decision.kind == "react":
            return min(decision.options, key=lambda action: ("overwatch", "none", "retreat").index(action.verb))
        if decision.kind == "overwatch":
            shooter = b.lexicon.models[asked_model(decision)]
            return next((action for action in decision.options if action.verb == "fire"
                         and (shooter, b.weapons[shot_in(action)[0]]) in fired), b.lexicon.stop)
        return declaring(b, targets, decision) or quiet(b, decision)

    def play(seed: str) -> Seen:
        after, _ = continued(match, seed, answer, first)
        return Seen(["out"] if not after.on >> model & 1 else [])

    what = f"{told.model} charges {' '.join(b.lexicon.models[foe] for foe in targets)}"
    return Trial("overwatch", what, {"out": told.out}, play)


# --- reach ------------------------------------------------------------------------------------------------------------


def reach(match: Match, rng: Random) -> Iterator[Number]:
    """Places shown as reachable: the way told there is accepted. Places that are not shown, at the model's own height and at
    others: no straight way there is."""
    b, s, decision = match.board, match.state, question(match)
    kind = PATHS.get(decision.kind)
    if kind is None:
        return
    model = asked_model(decision)
    word = "0" if len(decision.about) < 2 else str(decision.about[1])
    about = f"{kind} {b.lexicon.models[model]} {b.lexicon.models[decision.about[1]] if kind == 'retreat' else word}"
    told = asked(match, f"reach {about}")
    shown = {place[:3] for place in told.region}
    for x, y, z in rng.sample(sorted(shown), min(PLACES, len(shown))):
        way = asked(match, f"to {about} {written(x, y, z)}").way
        accepted = bool(way) and is_accepted(match, way)
        yield Number("reach", (x, y, z), places_of(match.read(way), s.z[model])[-1] if accepted else way)
    step, far = told.step or 250, told.allowance
    at = [(x, y) for x in range(max(0, s.x[model] - far), s.x[model] + far) if x % step == 0
          for y in range(max(0, s.y[model] - far), s.y[model] + far) if y % step == 0]
    own, high = [(x, y, s.z[model]) for x, y in at], [place for place in tops(b, at) if place[2] != s.z[model]]
    for places in (own, high):
        hidden = [place for place in places if place not in shown]
        for x, y, z in rng.sample(hidden, min(PLACES, len(hidden))):
            yield Number("out of reach", (x, y, z, False), (x, y, z, is_accepted(match, f"path {written(x, y, z)}")))


def tops(b: Board, at: list[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """The places over these points that lie on the table or on a flat top."""
    flat = [part for part in b.ground.parts if part.stand]
    return [(x, y, 0) for x, y in at] + [(x, y, part.top) for x, y in at for part in flat if contains(part.poly, x, y)]


def written(x: int, y: int, z: int) -> str:
    return ",".join(f"{value / 1000:g}" for value in (x, y, z))


def is_accepted(match: Match, text: str) -> bool:
    try:
        match.check(text)
    except Illegal:
        return False
    return True


GAME = Surveyed(RULESET, {"volleys": volleys, "blows": blows, "charges": charges, "reach": reach}, depth=200)
