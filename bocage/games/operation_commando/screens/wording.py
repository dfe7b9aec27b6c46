"""Short texts for cards, terrains, tokens and chances."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.decision import Seat
from bocage.core.event import Event
from bocage.core.text import Words, bare
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import ON_SUCCESS, SIDES
from bocage.games.operation_commando.view import card as view_of_card
from bocage.games.operation_commando.view import terrain as view_of_terrain
from bocage.games.operation_commando.view import Card, Point, Terrain, Unit

MOST_FOUND = 12
POINTS = {"first_unit": "cli-oc-first-unit", "floor": "cli-oc-floor"}


class Wording:
    def __init__(self, say: Words) -> None:
        self.say = say

    def card(self, card: Card) -> str:
        return self.say(f"card-{card.id}")

    def terrain(self, terrain: Terrain) -> str:
        return self.say(f"terrain-{terrain.id}")

    def side(self, name: str) -> str:
        return self.say(f"side-{name}")

    def short_terrain(self, terrain: Terrain) -> str:
        """A name that fits into a box of the map; some have a shorter form for it."""
        key = f"cli-oc-short-{terrain.id}"
        return self.say(key) if self.say.has(key) else self.terrain(terrain)

    def tokens(self, held: dict[str, int]) -> str:
        return ", ".join(f"{number}\u00a0×\u00a0{self.say(f'token-{kind}')}" for kind, number in held.items()) or "–"

    def cards(self, cards: Sequence[Card]) -> str:
        """The names of cards; several copies are named once, with their number."""
        return ", ".join(self.card(card) if number == 1 else self.several(card, number) for card, number in counted(cards))

    def several(self, card: Card, number: int) -> str:
        return f"{number}\u00a0×\u00a0{self.card(card)}"

    def described(self, card: Card) -> str:
        """A card in one line: kind, V.C., Support, types, effect."""
        say = self.say
        parts = [say(f"kind-{card.kind}")]
        if card.kind == "unit":
            parts.append(say("cli-oc-vc", number=card.vc))
            parts += [say(f"type-{name}") for name in card.types]
            if card.support:
                parts.append(say("cli-oc-support"))
        if card.star:
            parts.append(say("cli-oc-heroic"))
        return f"{self.card(card)} ({', '.join([self.side(card.side), *parts])}). {self.text_of(f'card-{card.id}')}".strip()

    def described_terrain(self, terrain: Terrain) -> str:
        """A terrain in one line: Size, draws, mentions, effect."""
        say = self.say
        parts = [say("cli-oc-size", fought=0, size=terrain.size), *([say("tag-Building")] if terrain.building else []),
                 *([say("tag-Objective")] if terrain.objective else []),
                 say("cli-oc-draws", us=terrain.us_draw, de=terrain.de_draw)]
        return f"{self.terrain(terrain)} ({', '.join(parts)}). {self.text_of(f'terrain-{terrain.id}')}".strip()

    def text_of(self, key: str, form: str = "text") -> str:
        text = self.say(f"{key}.{form}")
        return "" if text == "—" else text

    def unit(self, unit: Unit) -> str:
        """``Jeep Willys 4 + 2 (Grenade US) + 1 (2 × 0/+1) = 7``: each source of points once, with all its points."""
        sources = [self.source(unit, point) for point in unit.points]
        points = ""
        for source in dict.fromkeys(sources):
            amounts = [point.amount for point, name in zip(unit.points, sources, strict=True) if name == source]
            times = f"{len(amounts)}\u00a0×\u00a0" if len(amounts) > 1 else ""
            points += f" {'−' if sum(amounts) < 0 else '+'}\u00a0{abs(sum(amounts))} ({times}{source})"
        shown = f"{self.card(unit.card)} {unit.card.vc}{points}"
        off = f" [{self.say('cli-oc-suppressed')}]" if unit.suppressed else ""
        return f"{shown} = {unit.value}{off}" if points else f"{shown}{off}"

    def source(self, unit: Unit, point: Point) -> str:
        if point.kind in POINTS:
            return self.say(POINTS[point.kind])
        if point.source == unit.card.id:
            return self.say("cli-oc-own-effect")
        return self.say(f"{point.kind}-{point.source}")

    def named(self, board: Board, name: str) -> list[str]:
        """Descriptions of the cards and terrains of this mission of whose name a word begins so; a card is also found by its
        id."""
        wanted = bare(name)
        if not wanted:
            return []
        cards = [view_of_card(board, card) for card in board.every_card]
        terrains = [view_of_terrain(board, terrain) for terrain in board.every_terrain]
        found = [self.described(card) for card in cards if card.id == wanted or begins(self.card(card), wanted)]
        found += [self.described_terrain(terrain) for terrain in terrains if begins(self.terrain(terrain), wanted)]
        return list(dict.fromkeys(found))[:MOST_FOUND]

    def outcome(self, event: Event, seat: Seat | None) -> tuple[str, str, bool]:
        """A salient event as a chance: its key, its words, and whether it is unwelcome to the seat that chooses. Dice of the
        opponent are its bad luck when they give something (OC-RULING-47)."""
        say = self.say
        if event.happening is e.TOKEN_PLAYED:
            kind, value = event.args[1], event.args[2]
            assert isinstance(kind, int)
            assert isinstance(value, int)
            return f"token{value}", say("cli-oc-odds-token", value=value), value < ON_SUCCESS[kind]
        if event.happening is e.DICE_FOR_UNIT:
            side, value = event.args[0], event.args[4]
            assert isinstance(side, int)
            return (f"dice{side}:{value}", say("cli-oc-odds-dice", side=SIDES[side], value=value),
                    (value == 0) == (seat is None or side == seat))
        if event.happening is e.RECOVERY_TRIED:
            success = bool(event.args[1])
            return f"recovery{success}", say(f"cli-oc-odds-{'recovered' if success else 'not-recovered'}"), not success
        if event.happening is e.CANCELLED:
            return "cancelled", say("cli-oc-odds-cancelled"), event.args[0] != seat
        return "", "", False


def counted(cards: Sequence[Card]) -> list[tuple[Card, int]]:
    """Each card once, in order, with the number of its copies."""
    ids = [card.id for card in cards]
    return [(card, ids.count(card.id)) for at, card in enumerate(cards) if card.id not in ids[:at]]


def begins(name: str, wanted: str) -> bool:
    """Whether a word of the name begins so."""
    return f" {wanted}" in f" {bare(name)}".replace("-", " ") or f" {wanted}" in f" {bare(name)}"
