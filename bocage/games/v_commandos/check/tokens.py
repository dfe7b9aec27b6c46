"""Checks tokens and cards: numbers, names, counts."""

from __future__ import annotations

from collections import Counter

from bocage.core.content import Place
from bocage.games.v_commandos import content as box
from bocage.games.v_commandos.board import NEST_SLOTS, SIZES
from bocage.games.v_commandos.check.common import ID, check_names, check_number, check_once, check_source, listed
from bocage.games.v_commandos.check.terrains import supply
from bocage.games.v_commandos.pieces import (
    ABILITIES, EFFECTS, FIRST_SPECIAL_TOKEN, FOE_NAMES, ITEM_NAMES, JAMMED, PRINTED_NAMES, ROLES, SIDES, TOKEN_NAMES)
from bocage.games.v_commandos.state import ACTIONS

# How many pieces the box holds. ``content/`` says what each is; here the sums are checked.
EQUIPMENT_TOKENS = 66
EVENT_CARDS = {"N": 8, "E": 8, "S": 8, "W": 8, "redraw": 5}
ENEMY_TOKENS = {"regular": 37, "null": 7, "special": 10}


def check_numbers(content: box.Content, place: Place) -> None:
    numbers = content.numbers
    check_source(numbers, numbers.source, place)
    check_once(place, "tiles", numbers.tiles)
    check_names(place.key("tiles"), [size.id for size in numbers.tiles], list(dict.fromkeys(name[0] for name in SIZES)))
    for size in numbers.tiles:
        here = place.entry("tiles", size.id)
        check_number(here.key("slots"), size.slots, NEST_SLOTS)
        check_number(here.key("to_hit"), size.to_hit, 2, 6)
        check_number(here.key("in_box"), size.in_box, 1)
    check_number(place.key("nest_to_hit"), numbers.nest_to_hit, 2, 6)
    for name in numbers.__struct_fields__:
        if name.endswith("_in_box") or name == "nest_dice":
            check_number(place.key(name), getattr(numbers, name), 1)


def check_equipment(content: box.Content, place: Place) -> None:
    """VC-POOL-02, VC-GUN-01: there are 66 tokens of the kinds that the rules know, and the weapons printed on cards."""
    check_once(place, "token", content.tokens)
    check_once(place, "printed", content.printed)
    kinds = Counter(name.split("-")[0] for name in ITEM_NAMES if name != ITEM_NAMES[JAMMED])
    check_names(place.key("token"), [token.id for token in content.tokens], list(kinds))
    check_names(place.key("printed"), [weapon.id for weapon in content.printed], PRINTED_NAMES)
    for token in content.tokens:
        here = place.entry("token", token.id)
        check_number(here.key("number"), token.number, 1)
        if token.overheats or kinds[token.id] > 1:              # VC-HEAT-02: each overheats for itself, so each is named
            here.key("overheats").expect(token.overheats, "expect-value", value="true")
            here.key("number").expect(token.number == kinds[token.id], "expect-value", value=kinds[token.id])
    for name, weapons in (("token", content.tokens), ("printed", content.printed)):
        for weapon in weapons:
            here = place.entry(name, weapon.id)
            check_number(here.key("dice"), weapon.dice, 1 if weapon.firearm else 0)
            here.key("firearm").expect(weapon.firearm == (weapon.colour == "blue"), "expect-value",
                                       value=str(not weapon.firearm).lower())
    check_total(place.key("token"), sum(token.number for token in content.tokens), EQUIPMENT_TOKENS)


def check_total(place: Place, found: int, number: int) -> None:
    place.expect(found == number, "expect-total", number=number, found=found)


def check_cards(content: box.Content, place: Place) -> None:
    """VC-CARD-01, VC-CARD-06, VC-CARD-07: there are five cards with two sides. The starting equipment of a side fits into its
    slots."""
    check_once(place, "card", content.cards)
    check_names(place.key("card"), [card.id for card in content.cards], [f"{role}_{side}" for role in ROLES for side in SIDES])
    for card in content.cards:
        here = place.entry("card", card.id)
        role, _, side = card.id.rpartition("_")
        here.key("role").expect(card.role == role, "expect-value", value=role)
        here.key("side").expect(card.side == side, "expect-value", value=side)
        here.key("printed").expect(card.printed in PRINTED_NAMES, "expect-known", known=listed(PRINTED_NAMES))
        for at, item in enumerate(card.start):
            here.item("start", at, item).expect(item in supply(content), "expect-known", known=listed(supply(content)))
        check_number(here.key("slots"), card.slots, 1 + len(card.start))
        check_number(here.key("plus_slots"), card.plus_slots, 1, ACTIONS)
        minus = ACTIONS - card.plus_slots
        here.key("minus_slots").expect(card.minus_slots == minus, "expect-value", value=minus)
    check_names(place.key("card"), [card.ability for card in content.cards], ABILITIES)


def check_enemies(content: box.Content, place: Place) -> None:
    """VC-POOL-03, VC-POOL-04, VC-POOL-07: there are 37 regular tokens with two faces each, 7 Ø and 10 special units."""
    check_once(place, "enemy", content.enemies)
    null = TOKEN_NAMES[FIRST_SPECIAL_TOKEN - 1]
    check_names(place.key("enemy"), [enemy.id for enemy in content.enemies], [*FOE_NAMES, null])
    check_names(place.key("enemy"), [enemy.token for enemy in content.enemies], TOKEN_NAMES)
    totals: Counter[str] = Counter()
    for enemy in content.enemies:
        here = place.entry("enemy", enemy.id)
        special = TOKEN_NAMES.index(enemy.token) >= FIRST_SPECIAL_TOKEN
        here.key("special").expect(enemy.special == special, "expect-value", value=str(special).lower())
        check_number(here.key("number"), enemy.number, 0)
        check_number(here.key("dice"), enemy.dice, 0 if enemy.id == null else 1)
        check_number(here.key("strength"), enemy.strength, 0 if enemy.id == null else 1)
        totals["special" if special else null if enemy.token == null else "regular"] += enemy.number
    for kind, number in ENEMY_TOKENS.items():
        place.key("enemy").expect(totals[kind] == number, "expect-enemy-tokens", kind=kind, number=number, found=totals[kind])


def check_events(content: box.Content, place: Place) -> None:
    """VC-EVENT-02, VC-EVENT-04: there are 37 cards. Each has one effect, or one for each state of the alarm, and every effect
    is on one card."""
    check_once(place, "event", content.events)
    seen: set[str] = set()
    for event in content.events:
        here = place.entry("event", event.id)
        here.key("id").expect(ID.fullmatch(event.id), "expect-id")
        here.key("effects").expect(1 <= len(event.effects) <= 2, "expect-entries", low=1, high=2)
        for at, effect in enumerate(event.effects):
            here.item("effects", at, effect).expect(effect in EFFECTS, "expect-known", known=listed(EFFECTS))
            here.item("effects", at, effect).expect(effect not in seen, "expect-once", name=effect)
            seen.add(effect)
    check_names(place.key("event"), sorted(seen), EFFECTS)
    found = Counter[str](event.compass for event in content.events)
    for point, number in EVENT_CARDS.items():
        place.key("event").expect(found[point] == number, "expect-compass", point=point, number=number, found=found[point])


def check_escorts(content: box.Content, place: Place) -> None:
    check_once(place, "escort", content.escorts)
    for escort in content.escorts:
        here = place.entry("escort", escort.id)
        here.key("id").expect(ID.fullmatch(escort.id), "expect-id")
        here.key("faces").expect(escort.faces != ("visible", "stealthy"), "expect-value", value="stealthy, visible")
