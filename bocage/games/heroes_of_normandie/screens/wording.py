"""Counters, types, cards and places in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.text import Words, bare
from bocage.games.heroes_of_normandie.actions import counter_number
from bocage.games.heroes_of_normandie.view import FaceView, TypeView, UnitView, View, WeaponView

MOST_FOUND = 12
BACK = "back"


class Wording:
    def __init__(self, say: Words, view: View) -> None:
        self.say = say
        self.view = view
        self.types = {type.id: type for type in view.types}
        self.units = {unit.id: unit for unit in view.units}

    # --- sides and players --------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """The name of a seat: the American; if several play for him, the first American, the second American."""
        side = self.view.seats[seat].side
        mates = [each.seat for each in self.view.seats if each.side == side]
        return self.say(f"side-{side}" if len(mates) == 1 else f"ally-{side}-{mates.index(seat) + 1}")

    def side(self, side: str) -> str:
        return self.say(f"side-{side}.the")

    # --- counters -----------------------------------------------------------------------------------------------------

    def name(self, unit: UnitView) -> str:
        return self.say(f"unit-{unit.type or 'hidden'}.short")

    def full_name(self, unit: UnitView) -> str:
        return self.say(f"unit-{unit.type or 'hidden'}")

    def where(self, unit: UnitView) -> str:
        if unit.carrier is not None:
            carrier = self.units[unit.carrier]
            return self.say("cli-hn-aboard", vehicle=self.name(carrier), square=carrier.square.upper())
        return unit.square.upper()

    def states(self, unit: UnitView) -> list[str]:
        """All that a counter shows besides its type."""
        say, type = self.say, self.types.get(unit.type)
        parts = []
        if type is not None and (type.kind != "infantry" or type.arc < 360):
            parts.append(say("cli-hn-facing", direction=say(f"direction-{unit.facing}.to")))
        if unit.hidden in ("A", "B"):
            parts.append(say("cli-hn-concealed", marker=unit.hidden))
        elif unit.hidden:
            parts.append(say("cli-hn-ambushed"))
        elif type is not None and unit.face == BACK:
            parts.append(say(f"cli-hn-back-{type.posture or type.kind}"))
        if unit.suppressed:
            parts.append(say("cli-hn-suppressed", number=unit.suppressed))
        parts += [say(f"damage-{damage}") for damage in unit.damage]
        if unit.bombs:
            parts.append(say("cli-hn-bombs", number=unit.bombs))
        if unit.prisoner:
            parts.append(say("cli-hn-prisoner"))
        return [*parts, *self.order(unit)]

    def order(self, unit: UnitView) -> list[str]:
        """HN-ORDER-10: the token of a counter as far as the reader sees it, and whether the counter has acted."""
        parts = []
        if unit.token == "?":
            parts.append(self.say("cli-hn-hidden-token"))
        elif unit.token:
            parts.append(self.token(unit.token))
        return parts if unit.order == "fresh" else [*parts, self.say(f"cli-hn-order-{unit.order}")]

    def token(self, token: str) -> str:
        return self.say("token-numbered", number=token) if token.isdigit() else self.say(f"token-{token}")

    def described(self, unit: UnitView) -> list[str]:
        """A counter in full: its type, its owner, its place, and what it can do with the face that lies up."""
        parts = [self.seat(unit.seat), *([self.where(unit)] if self.where(unit) else []), *self.states(unit)]
        lines = [f"u{counter_number(unit.id)} {self.full_name(unit)} ({', '.join(parts)})."]
        type = self.types.get(unit.type)
        if type is not None:
            lines.append(self.face(type, type.faces[1 if unit.face == BACK and len(type.faces) > 1 else 0]))
        return lines

    # --- types --------------------------------------------------------------------------------------------------------

    def type(self, type: TypeView) -> list[str]:
        """Both faces of a type of unit."""
        name = self.say(f"unit-{type.id}")
        return [self.say("cli-hn-type-face", name=name, face=self.say(f"counter-face-{side}"), text=self.face(type, face))
                if len(type.faces) > 1 else self.say("cli-hn-type", name=name, text=self.face(type, face))
                for side, face in zip(("front", BACK), type.faces, strict=False)]

    def face(self, type: TypeView, face: FaceView) -> str:
        """HN-GEN-04: movement, defence, bonuses against infantry, light and heavy vehicles, abilities."""
        say = self.say
        parts = [say("cli-hn-move", number=face.move), say("cli-hn-defence", numbers="/".join(map(str, face.defence)))]
        parts += [say(f"cli-hn-bonus-{weapon.slot}", numbers=bonuses(weapon)) for weapon in face.weapons]
        names = dict.fromkeys([*face.abilities, *(name for weapon in face.weapons for name in weapon.abilities)])
        parts += [say(f"ability-{name}") for name in names]
        if type.capacity:
            parts.append(say("cli-hn-capacity", number=type.capacity))
        return ", ".join(parts) + "."

    # --- cards --------------------------------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        return self.say(f"card-{card}")

    def cards(self, cards: Sequence[str]) -> str:
        """The names of cards; a card that is there several times is named once."""
        return ", ".join(self.card(card) if cards.count(card) == 1 else f"{cards.count(card)}\u00a0×\u00a0{self.card(card)}"
                         for card in dict.fromkeys(cards))

    def described_card(self, card: str) -> str:
        return f"{self.card(card)}. {self.say(f'card-{card}.text')}"

    # --- looking up ---------------------------------------------------------------------------------------------------

    def named(self, cards: Sequence[str], name: str) -> list[str]:
        """Finds a counter by its number, and counters, types and cards by the beginning of a word of their names."""
        wanted = bare(name)
        if wanted[:1] == "u" and wanted[1:].isdigit():
            number = int(wanted[1:])
            return [line for unit in self.view.units if counter_number(unit.id) == number for line in self.described(unit)]
        found = [line for type in self.view.types if wanted and begins(self.say(f"unit-{type.id}"), wanted)
                 for line in self.type(type)]
        found += [self.described_card(card) for card in cards if wanted and (card == wanted or begins(self.card(card), wanted))]
        return found[:MOST_FOUND]


def bonuses(weapon: WeaponView) -> str:
    return "/".join("×" if bonus is None else f"+{bonus}" if bonus >= 0 else f"−{-bonus}" for bonus in weapon.bonus)


def begins(name: str, wanted: str) -> bool:
    """Whether a word of the name begins like that."""
    return f" {wanted}" in f" {bare(name)}".replace("-", " ") or f" {wanted}" in f" {bare(name)}"
