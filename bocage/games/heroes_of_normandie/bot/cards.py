"""Weighs cards and other answers in windows without search: mostly a bot passes, unless a card fits the moment."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.bot.fire import Judge, around, gladly, hope, worth_of
from bocage.games.heroes_of_normandie.bot.orders import urgency
from bocage.games.heroes_of_normandie.bot.unit_values import Opinions
from bocage.games.heroes_of_normandie.rules.asking import untag
from bocage.games.heroes_of_normandie.rules.fire.firing import weapon_of
from bocage.games.heroes_of_normandie.rules.fire.ways import SINGLE
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import CardNo, Manner, Slot, Unit

# The weight of playing a card when it can be played; passing has weight 1.
PLAY = {
    "c01": 0.5, "c02": 0.5, "c03": 0.8, "c04": 3.0, "c05": 0.8, "c06": 6.0, "c07": 1.0, "c08": 3.0, "c09": 4.0, "c10": 3.0,
    "c11": 0.6, "c12": 0.5, "c13": 2.5, "c14": 0.8, "c15": 0.6, "c16": 1.2, "c17": 0.8, "c18": 0.5, "c19": 1.0, "c20": 1.5,
    "c21": 1.0, "c22": 0.8, "c23": 1.2, "c24": 0.4, "c25": 0.15, "c26": 3.0, "c27": 0.4, "c28": 6.0, "c29": 5.0, "c30": 3.0,
    "c31": 0.6, "c32": 0.3, "c33": 2.5, "u01": 6.0, "u02": 1.5, "u03": 2.0, "u04": 2.0, "u05": 5.0, "u06": 1.5, "u07": 1.5,
    "u08": 1.5, "u09": 1.5, "u10": 1.0, "u11": 0.5, "u12": 6.0, "g01": 2.0, "g02": 1.5, "g03": 0.6, "g04": 2.5, "g05": 5.0,
    "g06": 1.0, "g07": 2.5, "g08": 1.5, "g09": 1.5, "g10": 1.5, "g11": 0.8, "g12": 1.5,
}
GOOD_ANSWER = 3.0               # army points that an answer by fire must win to be worth the unit's order
ANSWERS = {"replace": 0.6, "use": 3.0, "steady": 2.5, "tactic": 3.0, "reroll": 0.4}


def window(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    if len(options) == 1:
        return [1.0]
    seat = Seat(decision.by[0])
    actor, sufferer = (untag(value).unit if value >= 0 else p.NO_UNIT for value in decision.about)
    weights = []
    for option in options:
        verb = option.verb
        if verb == "pass":
            weights.append(1.0)
        elif verb == "play":
            weights.append(card_weight(b, s, seat, decision.kind, CardNo(option.args[0]), actor, sufferer))
        elif verb == "opportunity":
            weights.append(answer_by_fire(b, s, o, actor, option))
        elif verb in ("special", "autonomous"):
            weights.append(0.3 + 0.4 * urgency(b, s, o, Unit(option.args[0])))
        else:
            weights.append(ANSWERS.get(verb, 1.0))
    return weights


def card_weight(b: Board, s: State, seat: Seat, moment: str, card: CardNo, actor: Unit, sufferer: Unit) -> float:
    id = b.card_ids[card]
    side = b.side[seat]
    weight = PLAY.get(id, 1.0)
    if id == "c21":                                         # Seize the Day keeps the initiative where it is
        return weight if s.initiative == side else 0.02
    if id in ("c20", "c19") and sufferer >= 0:
        return weight * (1.3 if b.types[s.kind[sufferer]].border else 0.8)
    if id == "c03" and actor >= 0 and b.side[s.owner[actor]] != side:
        return 0.02
    if id == "c16" and moment in ("rolled", "announce_fire", "announce_assault"):
        return 0.5 * weight
    return weight


def answer_by_fire(b: Board, s: State, o: Opinions, mover: Unit, option: Action) -> float:
    """HN-TERR-14: opportunity fire costs the unit its order, so it must be a good shot."""
    unit, slot, manner = Unit(option.args[0]), Slot(option.args[1]), Manner(option.args[2])
    find = SINGLE.get(manner)
    if find is None or mover < 0:
        return 0.5
    weapon = weapon_of(b, s, unit, slot)
    found = find(Watch(b, s), unit, weapon, mover)
    gain = max((hope(o, b, s, unit, weapon, manner, target) for target in found), default=0.0)
    return 0.02 + (gain / GOOD_ANSWER) ** 2


def aim_card(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Weighs what a card is aimed at: own units that need it most, valuable enemies, squares with enemies, the lowest die."""
    seat = Seat(decision.by[0])
    verb = options[0].verb
    if verb in ("point", "at", "into", "onto"):
        return [weight + 0.05 for weight in around(b, s, o, seat, options)]
    if verb == "die":
        return [2.0 ** -option.args[0] for option in options]
    if verb == "opportunity":
        return [0.3 + answer_by_fire(b, s, o, s.mover, option) for option in options]
    if verb == "on":
        return on_units(b, s, o, seat, options)
    return [1.0] * len(options)


def on_units(b: Board, s: State, o: Opinions, seat: Seat, options: Sequence[Action]) -> list[float]:
    """Prefers the most valuable unit of the other side, or the most urgent of one's own."""
    side = b.side[seat]
    weights = []
    for option in options:
        unit = Unit(option.args[0])
        if b.side[s.owner[unit]] == side:
            weights.append((0.2 + urgency(b, s, o, unit)) ** 2)
        else:
            weights.append((max(1.0, worth_of(o, s, unit)) / 15.0) ** 2)
    return weights


def swap(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """HN-MULTI-12: swaps are seldom worth it."""
    return [1.0 if not option.args else 0.3 / len(options) for option in options]


def repair(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Repairs a main weapon first, then the tracks."""
    return [3.0 if option.args[0] == 5 else 2.0 if option.args[0] == 2 else 1.0 for option in options]


CARDS: dict[str, Judge] = {
    "aim_card": aim_card, "swap": swap, "consent_swap": gladly(1.0), "repair": repair, "recover": gladly(5.0)}
