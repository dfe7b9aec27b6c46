"""Surveys: what a player asks of the table without choosing anything. ``answer_types.py`` describes the answers.

A survey tells only what its reader may know. Only traps are hidden in this game, and no survey tells of them.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.inspect import attacks, moves, places
from bocage.games.commandos_40k.inspect.answer_types import Survey
from bocage.games.commandos_40k.model_profiles import Arm
from bocage.games.commandos_40k.pieces import NO_MODEL, Model, models_in
from bocage.games.commandos_40k.rules.models import foes
from bocage.games.commandos_40k.rules.shooting import NORMAL, OVERWATCH, fired_by
from bocage.games.commandos_40k.rules.trips import Trip
from bocage.games.commandos_40k.state import State

__all__ = ["Survey", "survey"]

SHARED = frozenset(map(str, range(1, 61)))          # so many attacks can be divided: more than any weapon of the box has


def survey(b: Board, s: State, seat: int | None, text: str) -> Survey | None:
    """The answer to a survey; None if the text is not a survey."""
    topic, *words = text.split() or [""]
    answer = ANSWERS.get(topic)
    return None if answer is None else answer(b, s, words, text)


def model_of(b: Board, s: State, word: str) -> Model:
    """A model on the table by its name; ``NO_MODEL``: there is none."""
    return next((model for model in models_in(s.on) if b.lexicon.models[model] == word), NO_MODEL)


def pair_of(b: Board, s: State, one: str, other: str) -> tuple[Model, Model] | None:
    """A model and an enemy of it."""
    model, foe = model_of(b, s, one), model_of(b, s, other)
    return (model, foe) if model >= 0 and foe >= 0 and foes(b, s, model) >> foe & 1 else None


# --- moves ------------------------------------------------------------------------------------------------------------


def trip_of(b: Board, s: State, words: list[str]) -> Trip | None:
    """``KIND MODEL N``."""
    model = model_of(b, s, words[1]) if len(words) > 2 else NO_MODEL
    return None if model < 0 else moves.trip_of(b, s, words[0], model, words[2])


def reach(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    trip = trip_of(b, s, words)
    return None if trip is None or len(words) != 3 else moves.reach(b, s, trip, text)


def draw(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    trip, places = trip_of(b, s, words), moves.places(words[3:])
    return None if trip is None or places is None else moves.draw(b, s, trip, places, text)


def way(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    trip, places = trip_of(b, s, words), moves.places(words[3:])
    if trip is None or places is None or len(places) != 1:
        return None
    return Survey(text, allowance=trip.allowance, way=moves.way_to(b, s, trip, places[0]))


# --- before the battle ------------------------------------------------------------------------------------------------


def set_down(b: Board, s: State, words: list[str]) -> tuple[Model, places.Why] | None:
    """``marker`` or ``MODEL DIE``: what is set down, ``NO_MODEL`` for a marker, and the judge of its places."""
    if words[:1] == ["marker"]:
        why = places.marker_judge(b, s) if len(words) == 1 else None
        return None if why is None else (NO_MODEL, why)
    if len(words) != 2 or words[0] not in b.lexicon.models or not (words[1].isascii() and words[1].isdigit()):
        return None
    model = Model(b.lexicon.models.index(words[0]))
    why = places.model_judge(b, s, model, int(words[1]))
    return None if why is None else (model, why)


def zone(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    found = set_down(b, s, words)
    if found is None:
        return None
    model, why = found
    return places.marker_zone(b, s, why, text) if model == NO_MODEL else places.model_zone(b, s, model, int(words[1]), text)


def arrangement(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    found = set_down(b, s, words)
    if found is None:
        return None
    model, _ = found
    return places.all_markers(b, s, text) if model == NO_MODEL else places.all_models(b, s, model, int(words[1]), text)


def spot(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    found, place = set_down(b, s, words[:-1]), moves.places(words[-1:])
    return None if found is None or place is None else places.judged(found[1], place[0], text)


# --- sight and attacks ------------------------------------------------------------------------------------------------


def sight(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    models = [model_of(b, s, word) for word in words]
    if len(models) != 2 or min(models) < 0 or models[0] == models[1]:
        return None
    model, other = models
    return Survey(text, sight=attacks.sight_of(b, s, model, other))


def everything(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    model = model_of(b, s, words[0]) if len(words) == 1 else NO_MODEL
    if model < 0:
        return None
    return Survey(text, ranges=moves.ranges(b, s, model), glances=attacks.glances(b, s, model),
                  shots=attacks.shots(b, s, model), blows=attacks.blows(b, s, model))


def armed(b: Board, s: State, words: list[str], melee: bool) -> tuple[Model, Arm, Model] | None:
    """``MODEL WEAPON MODEL``. KT-SHOOT-06: of two weapons of that name, one that has not been fired."""
    pair = pair_of(b, s, words[0], words[2]) if len(words) == 3 else None
    if pair is None:
        return None
    model, foe = pair
    kind = b.kind[model]
    arms = [arm for arm in (kind.melee if melee else kind.shots) if arm.name == words[1]]
    arms.sort(key=lambda arm: not melee and bool(fired_by(s, model) >> arm.number & 1))
    return (model, arms[0], foe) if arms else None


def shot(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    asked = armed(b, s, words, False)
    return None if asked is None else Survey(text, shots=(attacks.shot(b, s, *asked, NORMAL),))


def snap(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    asked = armed(b, s, words, False)
    return None if asked is None else Survey(text, shots=(attacks.shot(b, s, *asked, OVERWATCH),))


def blow(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    asked = armed(b, s, words, True)
    return None if asked is None else Survey(text, blows=(attacks.blow(b, s, *asked),))


def shares(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    """``MODEL FOE N WEAPON``: shots or blows, whichever the weapon is for."""
    if len(words) != 4 or words[2] not in SHARED:
        return None
    asked = next((found for melee in (False, True) if (found := armed(b, s, [words[0], words[3], words[1]], melee))), None)
    return None if asked is None else Survey(text, shares=attacks.shares(b, s, *asked, int(words[2])))


def charge(b: Board, s: State, words: list[str], text: str) -> Survey | None:
    model, *targets = [model_of(b, s, word) for word in words] or [NO_MODEL]
    if model < 0 or not set(targets) <= set(models_in(foes(b, s, model))):
        return None
    named = sum(1 << target for target in set(targets)) or s.targets[model] & s.on
    return Survey(text, charge=attacks.charge(b, s, model, named))


Answer = Callable[[Board, State, list[str], str], Survey | None]
ANSWERS: dict[str, Answer] = {
    "reach": reach, "draw": draw, "to": way, "sight": sight, "model": everything, "shot": shot, "snap": snap, "blow": blow,
    "shares": shares, "charge": charge, "zone": zone, "all": arrangement, "spot": spot,
}
