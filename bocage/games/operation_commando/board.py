"""What never changes in a game: the cards and terrains of its mission, by number, ready for the inner loop."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bocage.core.decision import Steps
from bocage.games.operation_commando.actions import Lexicon
from bocage.games.operation_commando.content import (
    AnyDeed, AutoSuccess, Bonus, Card, Content, Deed, FirstUnitHere, ForbidTo, ForbidType, If, OneUnitAtFirst, Pay, Roll,
    Strength, StrengthOf, Suppress)
from bocage.games.operation_commando.pieces import (
    ACTION, AFTER_MARKER, BEFORE_TERRAIN, CROSS, DE, EVENT, GRAIGNES, HISTORICAL, IN_PRODUCTION, IN_PROGRESSION, INITIATION,
    KINDS, MISSION_NAMES, MOMENTS, PERMANENT, SIDES, SME, SQUARES, SS_UNIT, TAG_BIT, TO_CANCEL, TYPE_BIT, UNIT, UNIT_DESTROYED,
    US, US_WINS, USUAL, UTAH, UTAH_BEACH)

# OC-SETUP-06, OC-SETUP-07, OC-SETUP-08, OC-TOKEN-13: the banks of each mission, in the order of ``pieces.TOKENS``; two light
# tokens are each player's at once.
LIGHT_TOKENS, DARK_TOKENS, LIGHT_AT_START = 24, 8, 2
SPECIAL_RESERVE = {SME: (6, 5, 6, 0), UTAH: (5, 5, 10, 0), GRAIGNES: (5, 5, 2, 2)}
MOST_VC = 99
NONE, ABSENT = -1, -2           # nothing is asked for; what is asked for is not in this mission's box

# The rule that says when a card is played that has a moment of its own, and when one that has none, by its kind.
RULE_OF_MOMENT = {
    BEFORE_TERRAIN: "OC-RULING-13", AFTER_MARKER: "OC-GRAIGNES-15", IN_PROGRESSION: "OC-PROG-04", IN_PRODUCTION: "OC-PROD-08",
    UNIT_DESTROYED: "OC-SIZE-02", US_WINS: "OC-RULING-44", TO_CANCEL: "OC-CANCEL-01",
}
RULE_OF_KIND = {UNIT: "OC-CARD-01", ACTION: "OC-ACTION-01", PERMANENT: "OC-PERM-03"}
RULE_OF_EVENTS = {US: "OC-USPHASE-04", DE: "OC-DEPHASE-03"}


def rule_of_playing(side: int, kind: int, moment: int) -> str:
    """The rule that says when such a card is played: it is broken whenever the card is played at another moment."""
    if moment != USUAL:
        return RULE_OF_MOMENT[moment]
    return RULE_OF_EVENTS[side] if kind == EVENT else RULE_OF_KIND[kind]


def number_of(id: str, ids: Sequence[str]) -> int:
    return NONE if not id else ids.index(id) if id in ids else ABSENT


def is_lasting(deeds: Sequence[AnyDeed]) -> bool:
    """OC-ACTION-02: an action stays by its unit if it changes V.C. or forbids something in this Combat, be it at a cost."""
    return any(isinstance(each, Bonus | ForbidTo | Roll) or (isinstance(each, Pay) and is_lasting(each.then)) for each in deeds)


class Test:
    """A condition (``content.If``) as numbers: masks of types and tags, cards, sides; ``empty`` when it always holds."""

    __slots__ = ("empty", "partner", "enemy", "no_enemy", "terrain", "terrain_not", "terrain_is", "own_unit", "own_unit_is",
                 "played_earlier", "winner", "has_tokens")

    def __init__(self, when: If, cards: Sequence[str], terrains: Sequence[str]) -> None:
        self.empty = when == If()
        self.partner = TYPE_BIT.get(when.partner, 0)
        self.enemy = TYPE_BIT.get(when.enemy, 0)
        self.no_enemy = TYPE_BIT.get(when.no_enemy, 0)
        self.terrain = TAG_BIT.get(when.terrain, 0)
        self.terrain_not = TAG_BIT.get(when.terrain_not, 0)
        self.terrain_is = number_of(when.terrain_is, terrains)
        self.own_unit = TYPE_BIT.get(when.own_unit, 0)
        self.own_unit_is = tuple(number_of(id, cards) for id in when.own_unit_is)
        self.played_earlier = number_of(when.played_earlier, cards)
        self.winner = SIDES.index(when.winner) if when.winner else -1
        self.has_tokens = SIDES.index(when.has_tokens) if when.has_tokens else -1


class Change:
    """A lasting change of V.C. as numbers: how much, of whom, for each what, if what."""

    __slots__ = ("amount", "each_enemy", "per", "test")

    def __init__(self, static: Strength, cards: Sequence[str], terrains: Sequence[str]) -> None:
        self.amount = static.amount
        self.each_enemy = static.of == "each_enemy"
        self.per = static.per
        self.test = Test(static.when, cards, terrains)


class Board:
    """The lists are by number of card or of terrain. Cards not in this mission's box are not here."""

    def __init__(self, box: Content, scenario: str, variants: Sequence[str],
                 deeds: Mapping[type[Deed], Callable[..., Steps]], *, lesson: bool = False) -> None:
        self.scenario = scenario
        self.deeds = deeds                                  # what carries out each word of an effect (``rules/vocabulary.py``)
        self.initiation = scenario == INITIATION
        self.historical = scenario == HISTORICAL
        self.mission = SME if self.initiation or self.historical else UTAH if scenario == UTAH_BEACH else GRAIGNES
        self.utah = self.mission == UTAH
        self.graignes = self.mission == GRAIGNES
        self.sme = self.mission == SME
        self.variants = tuple(variants)
        self.lesson = lesson
        copies = self._copies(box)
        self.cards: list[Card] = [box.cards[id] for id in copies]
        self.ids: list[str] = [card.id for card in self.cards]
        self.index = {id: at for at, id in enumerate(self.ids)}
        self.copies = list(copies.values())
        self.terrains = [terrain for terrain in box.terrains.values() if terrain.used.get(MISSION_NAMES[self.mission])]
        self.terrain_ids = [terrain.id for terrain in self.terrains]
        self.terrain_index = {id: at for at, id in enumerate(self.terrain_ids)}
        self.places: Sequence[str] = SQUARES if self.utah else CROSS if self.graignes else ()
        self.lexicon = Lexicon(self.ids, self.terrain_ids, self.places)
        self.bags = {"us": self.ids, "de": self.ids, "terrain": self.terrain_ids}
        self._tests: dict[If, Test] = {}
        self.opinions: Any = None                           # what bots think of the cards (``bot/card_values.py``)
        self._print_cards()
        self._print_terrains()

    def test(self, when: If) -> Test:
        """A condition as numbers, made once."""
        found = self._tests.get(when)
        if found is None:
            found = self._tests[when] = Test(when, self.ids, self.terrain_ids)
        return found

    def _copies(self, box: Content) -> dict[str, int]:
        """OC-SETUP-02, OC-VARIANT-02, OC-VARIANT-04, OC-VARIANT-06, OC-INITMISSION-01: how many of each card are in the deck;
        heroics and permanent events are beside it."""
        name = MISSION_NAMES[self.mission]
        found: dict[str, int] = {}
        for card in box.cards.values():
            if card.kind == "permanent":
                if self.utah:
                    found[card.id] = 0
            elif card.heroic or card.star:
                if (card.heroic == name and not self.initiation) or (card.star and self.historical):
                    found[card.id] = 0
            elif card.variant_of:
                if card.id in self.variants:
                    found[card.id] = 1
                    found[card.variant_of] -= 1
            elif card.copies[self.mission] and not (card.not_in_initiation and self.initiation):
                found[card.id] = card.copies[self.mission]
        return found

    def _print_cards(self) -> None:
        cards, ids, terrains = self.cards, self.ids, self.terrain_ids
        self.side = [SIDES.index(card.side) for card in cards]
        self.kind = [KINDS.index(card.kind) for card in cards]
        self.vc = [card.vc for card in cards]
        self.support = [card.support for card in cards]
        self.types = [sum(TYPE_BIT[name] for name in card.types) for card in cards]
        self.heroic = [bool(card.heroic) for card in cards]
        self.leaves = [bool(card.heroic) or card.star for card in cards]        # OC-HERO-03, OC-HAND-07
        self.moment = [MOMENTS.index(card.moment) for card in cards]
        self.no_unit_needed = [card.no_unit_needed for card in cards]
        self.lasts = [card.lasts for card in cards]
        self.on_play: list[tuple[AnyDeed, ...]] = [card.on_play for card in cards]
        self.also_on_play: list[tuple[AnyDeed, ...]] = [card.also_on_play for card in cards]
        # "" for a combat action, or for an event of its owner's phase; for any other card the rule that says when it is played.
        self.played_when = [rule_of_playing(*each) for each in zip(self.side, self.kind, self.moment, strict=True)]
        self.not_an_action = ["" if self.kind[c] == ACTION and self.moment[c] == USUAL else rule
                              for c, rule in enumerate(self.played_when)]
        self.not_an_event = ["" if self.kind[c] == EVENT and (self.moment[c] == USUAL or self.also_on_play[c]) else rule
                             for c, rule in enumerate(self.played_when)]
        # "" for a unit that is fit for a pair; for any other card the rule that keeps it out of one.
        self.rule_of_pairs = ["OC-SUPPORT-01", "OC-SSSUPPORT-04" if self.graignes else "OC-COMBAT-13"]
        self.not_for_pairs = ["" if card.support and (self.side[c] == US or self.types[c] & SS_UNIT)
                              else self.rule_of_pairs[self.side[c]] for c, card in enumerate(cards)]
        self.on_destroyed = [card.on_destroyed for card in cards]
        self.on_assault_end = [card.on_assault_end for card in cards]
        self.activate = [card.activate for card in cards]
        self.on_enemy = [card.on_enemy for card in cards]
        self.is_unit = [kind == UNIT for kind in self.kind]
        self.changes = [tuple(Change(each, ids, terrains) for each in card.static if isinstance(each, Strength))
                        for card in cards]
        self.suppresses = [tuple((each.support, TYPE_BIT.get(each.type, 0), self.index.get(each.unit, -1))
                                 for each in card.static if isinstance(each, Suppress)) for card in cards]
        self.auto_success = [sum(each.number for each in card.static if isinstance(each, AutoSuccess)) for card in cards]
        # OC-CANCEL-08, OC-CANCEL-09: the cards that cancel, for each side and each kind of card; and the highest V.C. they can
        # stop.
        self.cancels: list[list[list[int]]] = [[[c for c, card in enumerate(cards) if self.moment[c] == TO_CANCEL
                                                 and self.side[c] == side and card.cancels == kind] for kind in KINDS]
                                               for side in range(2)]
        self.cancels_most = [MOST_VC if card.cancels_most_vc < 0 else card.cancels_most_vc for card in cards]
        self.lasting = [is_lasting(card.on_play) or bool(card.on_assault_end) for card in cards]
        # OC-COMBAT-12: the bonus of an action that depends on the types of the units in the Combat.
        self.by_line_up = [next((each for each in card.on_play if isinstance(each, Bonus) and (each.per or each.when.enemy)),
                                None) for card in cards]
        # Who could answer at a moment: for each side and moment its ordinary cards and its heroics.
        self.at_moment = [[[c for c in range(len(cards)) if self.side[c] == side and self.moment[c] == moment]
                           for moment in range(len(MOMENTS))] for side in range(2)]
        self.deck = [[copies if self.side[c] == side else 0 for c, copies in enumerate(self.copies)] for side in range(2)]
        self.heroics = [[c for c in range(len(cards)) if self.heroic[c] and self.side[c] == side] for side in range(2)]
        self.permanents = [[c for c, card in enumerate(cards) if card.kind == "permanent" and self.side[c] == side]
                           for side in range(2)]

    def _print_terrains(self) -> None:
        terrains = self.terrains
        self.t_size = [terrain.size for terrain in terrains]
        self.t_draws = [terrain.draws for terrain in terrains]
        self.t_tags = [sum(TAG_BIT[tag] for tag in terrain.tags) + terrain.building * TAG_BIT["Building"]
                       + terrain.objective * TAG_BIT["Objective"] for terrain in terrains]
        self.t_used = [terrain.used[MISSION_NAMES[self.mission]] for terrain in terrains]
        self.t_progression = [terrain.progression for terrain in terrains]
        self.t_production = [terrain.production for terrain in terrains]
        self.t_end = [terrain.assault_end for terrain in terrains]
        self.t_strength: list[tuple[tuple[int, int, int], ...]] = [
            tuple((TYPE_BIT[each.type], each.amount, SIDES.index(each.side) if each.side else -1)
                  for each in terrain.static if isinstance(each, StrengthOf)) for terrain in terrains]
        self.t_forbidden = [sum(TYPE_BIT[each.type] for each in terrain.static if isinstance(each, ForbidType))
                            for terrain in terrains]
        self.t_one_unit = [{SIDES.index(each.side) for each in terrain.static if isinstance(each, OneUnitAtFirst)}
                           for terrain in terrains]
        self.t_first: list[tuple[tuple[int, int], ...]] = [
            tuple((SIDES.index(each.side), each.amount) for each in terrain.static if isinstance(each, FirstUnitHere))
            for terrain in terrains]
