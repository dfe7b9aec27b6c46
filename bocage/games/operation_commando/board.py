"""What never changes in a game: the cards and terrains of its mission, as lists by number, for quick use by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from bocage.core.decision import Steps
from bocage.games.operation_commando.actions import Lexicon
from bocage.games.operation_commando.content import (
    AnyDeed, AutoSuccess, Bonus, Content, Deed, FirstUnitHere, ForbidTo, ForbidType, If, OneUnitAtFirst, Pay, PrintedCard, Roll,
    Strength, StrengthOf, Suppress)
from bocage.games.operation_commando.pieces import (
    ACTION, AFTER_MARKER, BEFORE_TERRAIN, BOTH, BUILDING, CROSS, DE, EVENT, GRAIGNES, HISTORICAL, IN_PRODUCTION, IN_PROGRESSION,
    INITIATION, KINDS, MISSION_NAMES, MOMENTS, NO_CARD, NO_TERRAIN, NOBODY, OBJECTIVE, PERMANENT, SIDE_OF, SME, SQUARES,
    SS_UNIT, TAG_BIT, TO_CANCEL, TYPE_BIT, UNIT, UNIT_DESTROYED, US, US_WINS, USUAL, UTAH, UTAH_BEACH, Card, CardKind, Moment,
    Side, Source, Tags, Terrain, Types, card_source, terrain_source)

# OC-SETUP-06, OC-SETUP-07, OC-SETUP-08, OC-TOKEN-13: the banks of each mission, in the order of ``pieces.TOKENS``; two light
# tokens are each player's at once.
LIGHT_TOKENS, DARK_TOKENS, LIGHT_AT_START = 24, 8, 2
SPECIAL_RESERVE = {SME: (6, 5, 6, 0), UTAH: (5, 5, 10, 0), GRAIGNES: (5, 5, 2, 2)}
MOST_VC = 99
ABSENT = -2                     # a card or terrain that a condition names but that this mission does not use

# The rule that says when a card is played that has a moment of its own, and when one that has none, by its kind.
RULE_OF_MOMENT = {
    BEFORE_TERRAIN: "OC-RULING-13", AFTER_MARKER: "OC-GRAIGNES-15", IN_PROGRESSION: "OC-PROG-04", IN_PRODUCTION: "OC-PROD-08",
    UNIT_DESTROYED: "OC-SIZE-02", US_WINS: "OC-RULING-44", TO_CANCEL: "OC-CANCEL-01",
}
RULE_OF_KIND = {UNIT: "OC-CARD-01", ACTION: "OC-ACTION-01", PERMANENT: "OC-PERM-03"}
RULE_OF_EVENTS = {US: "OC-USPHASE-04", DE: "OC-DEPHASE-03"}


def rule_of_playing(side: Side, kind: CardKind, moment: Moment) -> str:
    """The rule that says when such a card is played: it is broken whenever the card is played at another moment."""
    if moment != USUAL:
        return RULE_OF_MOMENT[moment]
    return RULE_OF_EVENTS[side] if kind == EVENT else RULE_OF_KIND[kind]


def is_lasting(deeds: Sequence[AnyDeed]) -> bool:
    """OC-ACTION-02: whether an action stays by its unit: it does if it changes V.C. or forbids something in this Combat, also
    if that has a cost."""
    return any(isinstance(each, Bonus | ForbidTo | Roll) or (isinstance(each, Pay) and is_lasting(each.then)) for each in deeds)


def types_of(names: Iterable[str]) -> Types:
    """Types of units as bits; an empty name stands for none."""
    return Types(sum(TYPE_BIT[name] for name in names if name))


def tags_of(names: Iterable[str]) -> Tags:
    """Mentions of a terrain as bits; an empty name stands for none."""
    return Tags(sum(TAG_BIT[name] for name in names if name))


class Condition:
    """A condition (``content.If``) as numbers: bits of types and tags, cards, sides; ``empty`` when it always holds."""

    __slots__ = ("empty", "partner", "enemy", "no_enemy", "terrain", "terrain_not", "terrain_is", "own_unit", "own_unit_is",
                 "played_earlier", "winner", "has_tokens")

    def __init__(self, when: If, cards: Mapping[str, Card], terrains: Mapping[str, Terrain]) -> None:
        self.empty = when == If()
        self.partner = types_of([when.partner])
        self.enemy = types_of([when.enemy])
        self.no_enemy = types_of([when.no_enemy])
        self.terrain = tags_of([when.terrain])
        self.terrain_not = tags_of([when.terrain_not])
        self.terrain_is = terrains.get(when.terrain_is, Terrain(ABSENT)) if when.terrain_is else NO_TERRAIN
        self.own_unit = types_of([when.own_unit])
        self.own_unit_is = tuple(cards.get(id, Card(ABSENT)) for id in when.own_unit_is)
        self.played_earlier = cards.get(when.played_earlier, Card(ABSENT)) if when.played_earlier else NO_CARD
        self.winner = SIDE_OF.get(when.winner, NOBODY)
        self.has_tokens = SIDE_OF.get(when.has_tokens, NOBODY)


class Change:
    """A lasting change of V.C. (``content.Strength``) as numbers."""

    __slots__ = ("source", "amount", "each_enemy", "per", "condition")

    def __init__(self, source: Source, static: Strength, condition: Condition) -> None:
        self.source = source
        self.amount = static.amount
        self.each_enemy = static.of == "each_enemy"
        self.per = static.per
        self.condition = condition


class Suppression(NamedTuple):
    """The enemy units whose effects a unit suppresses: those with Support, those of some types, a single one."""

    support: bool
    types: Types
    unit: Card


class TerrainStrength(NamedTuple):
    """V.C. that a terrain gives to units of some types; of one side, or of both (``NOBODY``)."""

    source: Source
    types: Types
    amount: int
    side: Side


class FirstUnitChange(NamedTuple):
    """V.C. that a terrain gives to the first unit that a side brings into the Assault."""

    side: Side
    amount: int


class Board:
    """The board of one mission. Lists are by number of card, or of terrain (``t_…``); cards that the mission does not use are
    not in them."""

    def __init__(self, box: Content, scenario: str, variants: Sequence[str],
                 deeds: Mapping[type[Deed], Callable[..., Steps]]) -> None:
        self.scenario = scenario
        self.deeds = deeds                                  # what carries out each word of an effect (``rules/vocabulary.py``)
        self.initiation = scenario == INITIATION
        self.historical = scenario == HISTORICAL
        self.mission = SME if self.initiation or self.historical else UTAH if scenario == UTAH_BEACH else GRAIGNES
        self.utah = self.mission == UTAH
        self.graignes = self.mission == GRAIGNES
        self.sme = self.mission == SME
        self.variants = tuple(variants)
        copies = self._copies(box)
        self.cards: list[PrintedCard] = [box.cards[id] for id in copies]
        self.ids: list[str] = [card.id for card in self.cards]
        self.index = {id: Card(at) for at, id in enumerate(self.ids)}
        self.every_card = list(self.index.values())
        self.copies = list(copies.values())
        self.terrains = [terrain for terrain in box.terrains.values() if terrain.used.get(MISSION_NAMES[self.mission])]
        self.terrain_ids = [terrain.id for terrain in self.terrains]
        self.terrain_index = {id: Terrain(at) for at, id in enumerate(self.terrain_ids)}
        self.every_terrain = list(self.terrain_index.values())
        self.places: Sequence[str] = SQUARES if self.utah else CROSS if self.graignes else ()
        self.lexicon = Lexicon(self.ids, self.terrain_ids, self.places)
        self.bags = {"us": self.ids, "de": self.ids, "terrain": self.terrain_ids}
        self._conditions: dict[If, Condition] = {}
        self.opinions: object = None                        # what bots think of the cards (``bot/card_values.py``)
        self._print_faces()
        self._print_effects()
        self._print_legality()
        self._sort_cards()
        self._print_terrains()

    def condition(self, when: If) -> Condition:
        """A condition as numbers; each is made once."""
        found = self._conditions.get(when)
        if found is None:
            found = self._conditions[when] = Condition(when, self.index, self.terrain_index)
        return found

    def _copies(self, box: Content) -> dict[str, int]:
        """OC-SETUP-02, OC-VARIANT-02, OC-VARIANT-04, OC-VARIANT-06, OC-INITMISSION-01: how many copies of each card are in the
        deck; heroics and permanent events are not in the deck."""
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

    def _print_faces(self) -> None:
        """What kind of card each is, and its V.C."""
        cards = self.cards
        self.side = [SIDE_OF[card.side] for card in cards]
        self.kind = [CardKind(KINDS.index(card.kind)) for card in cards]
        self.is_unit = [kind == UNIT for kind in self.kind]
        self.vc = [card.vc for card in cards]
        self.support = [card.support for card in cards]
        self.types = [types_of(card.types) for card in cards]
        self.heroic = [bool(card.heroic) for card in cards]
        self.leaves = [bool(card.heroic) or card.star for card in cards]        # OC-HERO-03, OC-HAND-07
        self.moment = [Moment(MOMENTS.index(card.moment)) for card in cards]
        self.no_unit_needed = [card.no_unit_needed for card in cards]
        self.lasts = [card.lasts for card in cards]
        self.cancels_most = [MOST_VC if card.cancels_most_vc < 0 else card.cancels_most_vc for card in cards]

    def _print_effects(self) -> None:
        """What each card does, and when."""
        cards = self.cards
        self.on_play: list[tuple[AnyDeed, ...]] = [card.on_play for card in cards]
        self.also_on_play: list[tuple[AnyDeed, ...]] = [card.also_on_play for card in cards]
        self.on_destroyed = [card.on_destroyed for card in cards]
        self.on_assault_end = [card.on_assault_end for card in cards]
        self.activate = [card.activate for card in cards]
        self.on_enemy = [card.on_enemy for card in cards]
        self.changes = [tuple(Change(card_source(c), each, self.condition(each.when)) for each in cards[c].static
                              if isinstance(each, Strength)) for c in self.every_card]
        self.suppresses = [tuple(Suppression(each.support, types_of([each.type]), self.index.get(each.unit, NO_CARD))
                                 for each in card.static if isinstance(each, Suppress)) for card in cards]
        self.auto_success = [sum(each.number for each in card.static if isinstance(each, AutoSuccess)) for card in cards]
        self.lasting = [is_lasting(card.on_play) or bool(card.on_assault_end) for card in cards]
        # OC-COMBAT-12: the bonus of an action that depends on the types of the units in the Combat.
        self.by_line_up = [next((each for each in card.on_play if isinstance(each, Bonus) and (each.per or each.when.enemy)),
                                None) for card in cards]

    def _print_legality(self) -> None:
        """"" for a card that may be played so; for any other the id of the rule that forbids it."""
        self.played_when = [rule_of_playing(*each) for each in zip(self.side, self.kind, self.moment, strict=True)]
        self.not_an_action = ["" if self.kind[c] == ACTION and self.moment[c] == USUAL else self.played_when[c]
                              for c in self.every_card]
        self.not_an_event = ["" if self.kind[c] == EVENT and (self.moment[c] == USUAL or self.also_on_play[c])
                             else self.played_when[c] for c in self.every_card]
        self.rule_of_pairs = ["OC-SUPPORT-01", "OC-SSSUPPORT-04" if self.graignes else "OC-COMBAT-13"]
        self.not_for_pairs = ["" if self.support[c] and (self.side[c] == US or self.types[c] & SS_UNIT)
                              else self.rule_of_pairs[self.side[c]] for c in self.every_card]

    def _sort_cards(self) -> None:
        """The cards of each side, by what they are for."""
        every = [[c for c in self.every_card if self.side[c] == side] for side in BOTH]
        self.deck = [[copies if self.side[c] == side else 0 for c, copies in enumerate(self.copies)] for side in BOTH]
        self.heroics = [[c for c in own if self.heroic[c]] for own in every]
        self.permanents = [[c for c in own if self.kind[c] == PERMANENT] for own in every]
        # OC-CANCEL-08, OC-CANCEL-09: the cards of a side that cancel each card.
        cancelling = [[c for c in own if self.moment[c] == TO_CANCEL] for own in every]
        self.cancellers = [[[c for c in own if self._cancels(c, card)] for card in self.every_card] for own in cancelling]
        # The cards that can be played at each moment.
        self.at_moment = [[[c for c in own if self.moment[c] == moment] for moment in range(len(MOMENTS))] for own in every]
        # OC-HAND-03, OC-HAND-05: the back of a card tells nothing; heroics have another back, and permanent events are taken in
        # the open.
        self.is_hidden = [not self.heroic[c] and self.kind[c] != PERMANENT for c in self.every_card]
        self.hidden_at_moment = [[any(not self.heroic[c] for c in cards) for cards in own] for own in self.at_moment]

    def _cancels(self, card: Card, other: Card) -> bool:
        """OC-CANCEL-08, OC-CANCEL-09: whether a card cancels cards of this kind; for a unit its V.C. counts too."""
        return (self.cards[card].cancels == KINDS[self.kind[other]]
                and (not self.is_unit[other] or self.vc[other] <= self.cancels_most[card]))

    def _print_terrains(self) -> None:
        terrains = self.terrains
        self.t_size = [terrain.size for terrain in terrains]
        self.t_draws = [terrain.draws for terrain in terrains]
        self.t_tags = [Tags(tags_of(terrain.tags) | terrain.building * BUILDING | terrain.objective * OBJECTIVE)
                       for terrain in terrains]
        self.t_used = [terrain.used[MISSION_NAMES[self.mission]] for terrain in terrains]
        self.t_progression = [terrain.progression for terrain in terrains]
        self.t_production = [terrain.production for terrain in terrains]
        self.t_end = [terrain.assault_end for terrain in terrains]
        self.t_strength = [
            tuple(TerrainStrength(terrain_source(t), types_of([each.type]), each.amount, SIDE_OF.get(each.side, NOBODY))
                  for each in terrains[t].static if isinstance(each, StrengthOf)) for t in self.every_terrain]
        self.t_forbidden = [types_of(each.type for each in terrain.static if isinstance(each, ForbidType))
                            for terrain in terrains]
        self.t_one_unit = [{SIDE_OF[each.side] for each in terrain.static if isinstance(each, OneUnitAtFirst)}
                           for terrain in terrains]
        self.t_first = [tuple(FirstUnitChange(SIDE_OF[each.side], each.amount)
                              for each in terrain.static if isinstance(each, FirstUnitHere)) for terrain in terrains]
