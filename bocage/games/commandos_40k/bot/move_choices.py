"""Weights of options for movement: which model does what, where it goes, whom it charges, how targets react."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import model_in, used_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.bot.attack_values import charge_chance
from bocage.games.commandos_40k.bot.model_values import Opinions, numbers_of, threat_of
from bocage.games.commandos_40k.bot.place_values import Field, holders, is_there, wants_of, way_left, weights_of
from bocage.games.commandos_40k.pieces import MIL, OTHER, Model, Models, models_in
from bocage.games.commandos_40k.rules.asking import asked_model, asked_seat
from bocage.games.commandos_40k.rules.models import gap
from bocage.games.commandos_40k.state import State

Judge = Callable[[Board, State, Opinions, Decision, Sequence[Action]], list[float]]
LITTLE = 0.02
NEVER = 0.001
BEATEN = 0.5                                # blows that come back count by half: the charger strikes first
SNAP = 0.35                                 # a shot on a 6 only
SURE_ROUNDS = 4                             # KT-MISSION3-07: an evacuation may be over after these
PRESSING = 0.12                             # how much more, with each round, a model wants to be where it should


def gladly(weight: float) -> Judge:
    """Yes rather than no."""
    return lambda b, s, o, decision, options: [
        1.0 if option.verb in ("no", "done", "pass", "stop") else weight for option in options]


def evenly(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    return [1.0] * len(options)


# --- who does what ----------------------------------------------------------------------------------------------------


class Mood:
    """What a model could do from its place: its best shot, its best charge, how much it wants to be elsewhere, and whether
    walking is too slow."""

    __slots__ = ("b", "s", "shot", "rush", "fear", "want", "turns", "late", "escapes", "assault")

    def __init__(self, b: Board, s: State, o: Opinions, model: Model, foes: Sequence[Model], there: list[int],
                 held: list[Seat]) -> None:
        self.b, self.s = b, s
        here = numbers_of(s, [model])[0]
        self.shot = self.rush = self.fear = 0.0
        for foe, place in zip(foes, there, strict=True):
            shot, _ = threat_of(o, s, model, foe, here, place)
            self.shot = max(self.shot, shot)
            far = gap(b, s, model, foe) / MIL
            if far <= 12.0:
                gain = charge_chance(far) * (o.melee[model][foe] - BEATEN * o.melee[foe][model])
                self.rush = max(self.rush, gain)
                self.fear = max(self.fear, o.melee[foe][model] if far <= 1.0 else 0.0)
        wants = wants_of(o, b, s, model, held)
        self.escapes = b.mission.id == p.EXFILTRATION and b.seat[model] != s.attacker
        self.want = 0.0 if not wants else 0.1 if is_there(o, s, model, wants) else 0.8 + PRESSING * s.round
        self.turns = way_left(o, s, model, wants)
        self.late = self.turns * o.pace[model] > b.kind[model].move / MIL * (SURE_ROUNDS + 1 - s.round)
        self.assault = any(arm.assault for arm in b.kind[model].shots)


def to_prepare(mood: Mood) -> float:
    if mood.escapes:
        return LITTLE
    return 0.1 + 0.35 * mood.shot * (1.0 if mood.want < 0.5 else 0.4)


def to_walk(mood: Mood) -> float:
    if mood.escapes:
        return 0.8 if mood.late else 3.0
    return 0.2 + mood.want if mood.want > 0.5 else 0.15


def to_run(mood: Mood) -> float:
    """A model that advances loses its shot, unless its weapon allows it."""
    if mood.escapes:
        return 2.0
    lost = 0.3 * mood.shot if mood.assault else mood.shot
    if mood.turns <= 1.0 and mood.want:
        return LITTLE + 0.1 * mood.want
    if not mood.want:
        return 0.6 if mood.shot < 0.15 else LITTLE
    return max(LITTLE, 0.2 + 1.2 * mood.want - 0.8 * lost)


def to_charge(mood: Mood) -> float:
    gain = mood.rush - 0.7 * mood.shot
    return LITTLE + max(0.0, gain) * (0.2 if mood.escapes else 1.2)


def to_fall_back(mood: Mood) -> float:
    if mood.escapes:
        return 3.0
    return 0.2 + max(0.0, 0.6 * (mood.fear - max(0.0, mood.rush)))


def to_stay(mood: Mood) -> float:
    return 0.8 if mood.fear else LITTLE


WEIGHTS = {"prepare": to_prepare, "normal": to_walk, "advance": to_run, "charge": to_charge, "fall_back": to_fall_back,
           "stay": to_stay}


def move(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Each model does what suits it best. Ending the part early is the last choice."""
    foes = models_in(s.on & b.mine[OTHER[asked_seat(decision)]])
    there, held = numbers_of(s, foes), holders(b, s)
    moods: dict[Model, Mood] = {}
    weights = []
    for option in options:
        if not option.args:
            weights.append(NEVER)
            continue
        model = model_in(option)
        mood = moods.get(model)
        if mood is None:
            mood = moods[model] = Mood(b, s, o, model, foes, there, held)
        weights.append(WEIGHTS[option.verb](mood))
    return weights


# --- where to ---------------------------------------------------------------------------------------------------------


def path(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """The place with the best score. A tactic that is offered with the paths is seldom worth it."""
    field = Field(o, b, s, asked_model(decision))
    return weights_of([field.here() - 1.0 if option.verb == "use" else field.option(option) for option in options])


def charge_targets(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """A near target that would suffer. Mostly one target is enough."""
    model = asked_model(decision)
    weights = []
    for option in options:
        if option.verb == "done":
            weights.append(2.0)
            continue
        foe = model_in(option)
        chance = charge_chance(gap(b, s, model, foe) / MIL)
        gain = o.melee[model][foe] - BEATEN * BEATEN * o.melee[foe][model]
        weights.append(LITTLE + chance * chance * max(0.1, gain))
    return weights


def react(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """A model that can hurt the charger fires. A model that would lose the fight and is not needed here retreats."""
    charger = asked_model(decision)
    place, held = numbers_of(s, [charger])[0], holders(b, s)
    weights = []
    for option in options:
        model = model_in(option)
        if option.verb == "overwatch":
            shot, _ = threat_of(o, s, model, charger, numbers_of(s, [model])[0], place)
            weights.append(0.5 + SNAP * shot)
        elif option.verb == "retreat":
            fear = o.melee[charger][model] - o.melee[model][charger]
            wanted = is_there(o, s, model, wants_of(o, b, s, model, held))
            weights.append(max(0.1, 0.25 * fear) * (0.4 if wanted else 1.0))
        else:
            weights.append(0.05)
    return weights


def nearest_foe(b: Board, s: State, model: Model, among: Models) -> float:
    return min((gap(b, s, model, foe) for foe in models_in(among)), default=99_000) / MIL


def charge_tactic(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """An additional inch is bought if exactly an inch is missing."""
    model, rolled = asked_model(decision), decision.about[1]
    needed = nearest_foe(b, s, model, s.targets[model] & s.on) - 1.0
    short = rolled < needed <= rolled + 1.0
    return [1.0 if option.verb == "pass" else 20.0 if short else 0.05 for option in options]


def move_start(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Tactics of the mission where they help. Acting first is seldom worth a command point."""
    seat = asked_seat(decision)
    weights = []
    for option in options:
        if option.verb == "pass":
            weights.append(1.0)
            continue
        tactic, model, _ = used_in(option)
        if tactic == t.SCANNER_MISSION:
            weights.append(4.0)
        elif tactic == t.STAY_THERE:
            weights.append(4.0 if s.er[model] else NEVER)
        elif tactic == t.SLIP_AWAY:
            weights.append(3.0 if s.cp[seat] > 1 else 0.5)
        elif tactic == t.DECISIVE_MOVE:
            weights.append(0.1 if seat != s.initiative else NEVER)
        else:
            weights.append(0.1)
    return weights


def flip(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    return [LITTLE if option.verb == "pass" else 1.0 for option in options]


MOVES: dict[str, Judge] = {
    "move": move, "normal_path": path, "advance_path": path, "fall_back_path": path, "forward_path": path, "retreat_path": path,
    "charge_path": path, "failed_charge_path": path, "pile_in_path": path, "consolidate_path": path, "frenzy_path": path,
    "charge_targets": charge_targets, "react": react, "charge_tactic": charge_tactic, "tests": evenly,
    "frenzy_next": evenly, "flip": flip, "scan": evenly, "order": evenly,
    "move_start": move_start, "round_end": flip,
}
