"""Cards, terrains, tokens and chances in a few words."""

from __future__ import annotations

from bocage.core.event import Event
from bocage.core.text import Words
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.pieces import ON_NEUTRAL, TOKENS
from bocage.games.operation_commando.view import Card, Terrain, Unit, View


class Wording:
    def __init__(self, say: Words) -> None:
        self.say = say

    def card(self, card: Card) -> str:
        return self.say(f"card-{card.id}")

    def terrain(self, terrain: Terrain) -> str:
        return self.say(f"terrain-{terrain.id}")

    def side(self, name: str) -> str:
        return self.say(f"side-{name}")

    def tokens(self, held: dict[str, int]) -> str:
        return ", ".join(f"{number}\u00a0×\u00a0{self.say(f'token-{kind}')}" for kind, number in held.items()) or "–"

    def described(self, card: Card) -> str:
        """A card in one line: kind, V.C., Support, types, effect."""
        say = self.say
        parts = [say(f"kind-{card.kind}")]
        if card.kind == "unit":
            parts.append(say("cli-oc-vc", number=card.vc))
            parts += [say(f"type-{name}") for name in card.types]
            if card.support:
                parts.append(say("cli-oc-support"))
        if card.heroic:
            parts.append(say("cli-oc-heroic"))
        return f"{self.card(card)} ({', '.join(parts)}) {self.text(card)}".strip()

    def text(self, card: Card) -> str:
        text = self.say(f"card-{card.id}.text")
        return "" if text == "—" else text

    def unit(self, unit: Unit) -> str:
        """``Jeep Willys 4 + 1 (Grenade US) = 5``."""
        points = "".join(f" {'+' if point.amount >= 0 else '−'}\u00a0{abs(point.amount)}"
                         f" ({self.source(point.kind, point.source)})" for point in unit.points)
        shown = f"{self.card(unit.card)} {unit.card.vc}{points}"
        off = f" [{self.say('cli-oc-suppressed')}]" if unit.suppressed else ""
        return f"{shown} = {unit.value}{off}" if points else f"{shown}{off}"

    def source(self, kind: str, source: str) -> str:
        if kind == "token":
            return self.say(f"token-{source}")
        if kind == "card":
            return self.say(f"card-{source}")
        return self.say(f"terrain-{source}") if kind == "terrain" else self.say("cli-oc-first-unit")

    def cards_named(self, view: View, name: str) -> list[str]:
        """The cards in sight whose id or name begins so."""
        seen: dict[str, Card] = {}
        for side in (view.us, view.de):
            for card in (*side.hand, *side.discard, *side.tilted, *side.beside, *side.heroics):
                seen[card.id] = card
        wanted = name.lower()
        return [self.described(card) for card in seen.values() if wanted and (
            card.id.startswith(wanted) or card.id[3:].startswith(wanted) or self.card(card).lower().startswith(wanted))]

    def outcome(self, event: Event) -> tuple[str, str, bool]:
        """A salient event as a chance: its key, its words, and whether it is unwelcome."""
        say = self.say
        if event.happening is e.TOKEN_PLAYED:
            kind, value = event.args[1], event.args[2]
            assert isinstance(kind, int)
            assert isinstance(value, int)
            low = value == ON_NEUTRAL[kind]
            return f"token{value}", say("cli-oc-odds-token", token=say(f"token-{TOKENS[kind]}"), value=value), low
        if event.happening is e.DICE_FOR_UNIT:
            return f"dice{event.args[4]}", say("cli-oc-odds-dice", value=event.args[4]), event.args[4] == 0
        if event.happening is e.RECOVERY_TRIED:
            success = bool(event.args[1])
            return f"recovery{success}", say(f"cli-oc-odds-{'recovered' if success else 'not-recovered'}"), not success
        if event.happening is e.CANCELLED:
            return "cancelled", say("cli-oc-odds-cancelled"), True
        return "", "", False
