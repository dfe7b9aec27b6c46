"""The answers to surveys (``survey.py``): distances, paths, sights, attacks.

Models, weapons and pieces have the names that the view uses. Lengths and places are in thousandths of an inch; chances are
between 0 and 1. ``rule``: the rule that forbids something, "" if none does.
"""

from __future__ import annotations

import msgspec

from bocage.games.commandos_40k.rules.attack_odds import Chances


class Drawn(msgspec.Struct, frozen=True):
    """The judgement of a path that a player draws. ``left``: what is left of the allowance, below 0 if the path is too long.
    ``legs``: the cost of each leg. If the path breaks a rule: which, on which leg (from 0), and the first point that does.
    ``dangerous``: pieces that require a test. ``engaged``: enemies in whose engagement range it would end."""

    cost: int
    allowance: int
    left: int
    legal: bool
    rule: str
    leg: int
    x: int
    y: int
    z: int
    legs: tuple[int, ...]
    dangerous: tuple[str, ...]
    engaged: tuple[str, ...]


class Sample(msgspec.Struct, frozen=True):
    """One of the 25 points of a body at which a model looks (KT-LOS-02). ``state``: clear, veiled, blocked."""

    x: int
    y: int
    z: int
    state: str


class SightOf(msgspec.Struct, frozen=True):
    """What one model sees of another. ``eye``: x, y, z. ``parts``, ``models``: what hides it (terrain parts by their numbers).

    ``covered_terrain``, ``covered_model``: such a part, such a model stands within 1″ of it (KT-TRAUMA-06). ``state``: clear,
    obscured, hidden.
    """

    model: str
    foe: str
    state: str
    visible: bool
    obscured: bool
    covered_terrain: bool
    covered_model: bool
    eye: tuple[int, int, int]
    samples: tuple[Sample, ...]
    parts: tuple[int, ...]
    models: tuple[str, ...]
    gap: int


class Glance(msgspec.Struct, frozen=True):
    """An enemy as a model sees it: ``state`` is clear, obscured or hidden; and its distance."""

    foe: str
    state: str
    gap: int


class Range(msgspec.Struct, frozen=True):
    """How far a kind of move goes, at least and at most: its die is not rolled yet."""

    kind: str
    least: int
    most: int


class Modifier(msgspec.Struct, frozen=True):
    """One modifier of a roll, with its rule."""

    rule: str
    amount: int


class Need(msgspec.Struct, frozen=True):
    """What a roll needs. ``base``: as printed. ``face``: the lowest face of the die that succeeds; 1 means that nothing is
    rolled, 7 that no face succeeds. ``rule``: which roll it is. ``again``: which results are re-rolled automatically: none,
    ones or failures."""

    rule: str
    base: int
    face: int
    modifiers: tuple[Modifier, ...]
    again: str


class Attack(msgspec.Struct, frozen=True):
    """A weapon on a target: shots and blows alike. ``attacks``: a number or dice. ``cover``: −1 to the trauma roll.

    ``rule``: what forbids it now; the odds are told all the same. ``engaged``: they stand in each other's engagement range; the
    odds of a blow without it are those after a charge.
    """

    model: str
    weapon: str
    foe: str
    gap: int
    sight: str
    rule: str
    engaged: bool
    snap: bool
    cover: bool
    attacks: str
    strength: int
    ap: int
    damage: str
    hit: Need
    wound: Need
    save: Need
    fnp: int
    chances: Chances


class Aim(msgspec.Struct, frozen=True):
    """A target of a charge. ``declared``: it is named; others could be named too. ``total``: the lowest total of the two dice
    that reaches it, if it is declared besides those named, 0 if none does. ``chance``: to roll enough, and not to fall to
    dangerous terrain or to a trap that both know, on the path that the search finds."""

    foe: str
    gap: int
    declared: bool
    total: int
    chance: float


class Threat(msgspec.Struct, frozen=True):
    """A target that can react. ``declared``: it is named. ``overwatch``, ``retreat``: what it can do. ``attacks``: its snap
    shots, the best of a weapon.

    ``hits``: of all of them on average; ``light``, ``out``: the chances that they bring the charger at least a light wound, or
    put it out of action. ``arrives``, ``arrives_under_fire``: the chances that the charger reaches this target if it does
    nothing, or fires on overwatch.
    """

    foe: str
    declared: bool
    overwatch: bool
    retreat: bool
    attacks: tuple[Attack, ...]
    hits: float
    light: float
    out: float
    arrives: float
    arrives_under_fire: float


class TotalOf(msgspec.Struct, frozen=True):
    """A total of the two dice of a charge, and the chance to roll it or more."""

    total: int
    chance: float


class ChargeOf(msgspec.Struct, frozen=True):
    """A charge that is declared or could be. ``total``, ``chance``: as of an ``Aim``, for any target named. ``out``: the
    chance that their overwatch puts the charger out of action first. ``rolls``: what two dice come to."""

    model: str
    aims: tuple[Aim, ...]
    total: int
    chance: float
    threats: tuple[Threat, ...]
    out: float
    rolls: tuple[TotalOf, ...]


class Survey(msgspec.Struct, frozen=True):
    """The answer to one of these (KIND: normal, advance, fall_back, charge, failed_charge, retreat, forward, pile_in,
    consolidate, frenzy; N: the number beside the question, a die or a total, 0 if there is none, for a retreat the charger):

    - ``reach KIND MODEL N``: ``allowance``; ``region``: places where the move may end, each x, y, z and what it costs, on a
      grid of ``step``; ``way``: an action that goes as far from its place as it may end, "" if it may end nowhere;
    - ``draw KIND MODEL N PLACES…`` (places as in an action): ``drawn``;
    - ``to KIND MODEL N PLACE``: ``way``: an action that goes there, or very near; empty: none is found;
    - ``zone marker``, ``zone MODEL DIE`` (the landing die, 0 if there is none): before the battle, where its centre may be set
      down, as ``runs`` on a grid of ``step`` (first and last x of places side by side, y, z); ``rings``: the circles (x, y,
      radius) that its centre must stay out of, around markers or enemies, ``apart``: the distance that the rules demand;
      ``way``: an action that sets it down at a good place, empty: the grid has none;
    - ``all marker``, ``all MODEL DIE``: ``arranged``: a good place for what is set down now and for all that its seat sets down
      after it, as pairs of a name (``marker``, or the model) and an action;
    - ``spot marker PLACE``, ``spot MODEL DIE PLACE``: ``drawn``: whether it may be set down there, and by which rule not;
    - ``sight MODEL MODEL``: ``sight``;
    - ``model MODEL``: ``ranges``, ``glances``, ``shots``, ``blows``: all that it could do, of friend and foe alike;
    - ``shot MODEL WEAPON MODEL``, ``snap MODEL WEAPON MODEL`` (in overwatch): one of ``shots``;
    - ``blow MODEL WEAPON MODEL``: one of ``blows``;
    - ``shares MODEL FOE N WEAPON``: ``shares``: the chance that the enemy is out of action after one, two … N attacks of that
      weapon, of those that are divided among several targets;
    - ``charge MODEL MODELS…``: ``charge``, as if these targets were named; without any, those that are named in the position.
    """

    about: str
    allowance: int = 0
    step: int = 0
    region: tuple[tuple[int, int, int, int], ...] = ()
    runs: tuple[tuple[int, int, int, int], ...] = ()
    rings: tuple[tuple[int, int, int], ...] = ()
    apart: int = 0
    drawn: Drawn | None = None
    way: str = ""
    arranged: tuple[tuple[str, str], ...] = ()
    sight: SightOf | None = None
    ranges: tuple[Range, ...] = ()
    glances: tuple[Glance, ...] = ()
    shots: tuple[Attack, ...] = ()
    blows: tuple[Attack, ...] = ()
    shares: tuple[float, ...] = ()
    charge: ChargeOf | None = None
