"""Combat values (OC-COMBAT-10): the V.C. of each unit with lasting effects, never below 0; then actions, tokens and points
carried over."""

from __future__ import annotations

from bocage.games.operation_commando.board import ABSENT, Board, Change, Condition
from bocage.games.operation_commando.content import ALWAYS, Bonus
from bocage.games.operation_commando.pieces import (
    BOTH, BUILDING, DE, ENEMY, FIRST, FIRST_UNIT, NO_CARD, NO_TERRAIN, NOBODY, PARA, SLOTS, US, Card, Side, Slot, Source, Tags,
    card_of)
from bocage.games.operation_commando.state import State, laid, set_amount


def total(b: Board, s: State, side: Side) -> int:
    """OC-COMBAT-10, OC-COMBAT-11, OC-RULING-15, OC-SUPPORT-03: the V.C. of a side's units together, with all points that lie
    by them."""
    value = s.carry[side]
    for slot in SLOTS[:len(s.units[side])]:
        value += strength(b, s, side, slot)
    laid = s.laid[side]
    return value + sum(laid[1::3]) if laid else value


def missing(b: Board, s: State, side: Side) -> int:
    """OC-COMBAT-05, OC-RESULT-04: how many points a side lacks to be ahead; 0 or less if it is ahead. As much as the German has
    is enough for the American; the German needs more."""
    gap = total(b, s, DE) - total(b, s, US)
    return gap if side == US else 1 - gap


def strength(b: Board, s: State, side: Side, slot: Slot) -> int:
    """OC-COMBAT-10, OC-COMBAT-12, OC-RULING-16: the V.C. of one unit against the units it faces now; never below 0."""
    printed = b.vc[s.units[side][slot]]
    changes = changes_of(b, s, side, slot)
    return max(0, printed + sum([amount for _, amount in changes])) if changes else printed


def changes_of(b: Board, s: State, side: Side, slot: Slot) -> list[tuple[Source, int]]:
    """What changes a unit's printed V.C.: where each change comes from and how much it is."""
    card = s.units[side][slot]
    found: list[tuple[Source, int]] = []
    if b.changes[card] and has_effect(b, s, side, slot):
        for change in b.changes[card]:
            if not change.each_enemy and (change.condition.empty or holds(b, s, change.condition, side, slot)):
                found.append((change.source, change.amount * times(s, change, side)))
    other = ENEMY[side]
    for at, enemy in enumerate(s.units[other]):
        for change in b.changes[enemy]:
            if change.each_enemy and has_effect(b, s, other, Slot(at)) and holds(b, s, change.condition, other, Slot(at)):
                found.append((change.source, change.amount))
    for source, types, amount, who in b.t_strength[s.terrain]:
        if b.types[card] & types and who in (NOBODY, side):
            found.append((source, amount))
    if slot == FIRST and s.first_change[side] and s.first_combat[side] == s.fought:
        found.append((FIRST_UNIT, s.first_change[side]))
    return found


def times(s: State, change: Change, side: Side) -> int:
    """OC-RULING-46: how many times a change counts: for each action of earlier Combats (Grenadiers), for each enemy unit in the
    Combat, or for each German unit destroyed in this Assault."""
    if not change.per:
        return 1
    if change.per == "actions_earlier":
        return s.actions_earlier[side]
    return len(s.units[ENEMY[side]]) if change.per == "enemy_units" else s.destroyed


def bonus_now(b: Board, s: State, side: Side, slot: Slot, each: Bonus) -> int:
    """OC-ACTION-02: what an action gives to the unit it lies by, as the units face each other now."""
    if each.per:
        return each.amount * sum(bool(b.types[unit] & PARA) for unit in s.units[side])
    return each.amount if each.when == ALWAYS or holds(b, s, b.condition(each.when), side, slot) else each.otherwise


def line_up(b: Board, s: State, side: Side, card: Card, muted: bool = False) -> None:
    """OC-COMBAT-12: a unit joins the others of its side in the Combat; the first of an Assault may have another V.C."""
    s.units[side].append(card)
    s.muted[side].append(int(muted))
    if s.first_combat[side] < 0:
        s.first_combat[side] = s.fought
    follow_line_up(b, s)


def follow_line_up(b: Board, s: State) -> None:
    """OC-COMBAT-12, OC-RULING-16: when a unit comes or goes, the bonus of actions that name a type of unit is worked out
    again."""
    for side in BOTH:
        for at, (source, _, slot) in enumerate(laid(s, side)) if s.laid[side] else ():
            card = card_of(source)
            each = b.by_line_up[card] if card is not None else None
            if each is not None:
                set_amount(s, side, at, bonus_now(b, s, side, slot, each))


def has_effect(b: Board, s: State, side: Side, slot: Slot) -> bool:
    """OC-SUPPORT-07, OC-RULING-65: whether the effects of a unit apply. They do not if the unit came without them (Jeep), or
    if an enemy unit whose own effects are on suppresses them. What an effect has brought before stays."""
    if s.muted[side][slot]:
        return False
    card, other = s.units[side][slot], ENEMY[side]
    for at, enemy in enumerate(s.units[other]):
        for support, types, unit in b.suppresses[enemy]:
            if ((support and b.support[card]) or types & b.types[card] or unit == card) and not s.muted[other][at]:
                return False
    return True


def holds(b: Board, s: State, when: Condition, side: Side, slot: Slot) -> bool:
    """Whether a condition holds now, for a unit or for the unit that an action lies by. A variant is not the unit that a card
    names (OC-VARIANT-04, OC-RULING-66)."""
    if when.empty:
        return True
    if when.partner and not any(b.types[card] & when.partner for at, card in enumerate(s.units[side]) if at != slot):
        return False
    if when.enemy or when.no_enemy:
        facing = 0
        for card in s.units[ENEMY[side]]:
            facing |= b.types[card]
        if (when.enemy and not facing & when.enemy) or facing & when.no_enemy:
            return False
    if (when.terrain and not tags(b, s) & when.terrain) or (when.terrain_not and tags(b, s) & when.terrain_not):
        return False
    if when.terrain_is != NO_TERRAIN and when.terrain_is != s.terrain:
        return False
    if when.own_unit or when.own_unit_is:
        card = s.units[side][slot]
        if (when.own_unit and not b.types[card] & when.own_unit) or (when.own_unit_is and card not in when.own_unit_is):
            return False
    if when.played_earlier != NO_CARD and (when.played_earlier == ABSENT or when.played_earlier not in s.tilted[side]):
        return False
    if when.winner != NOBODY and s.winner != when.winner:
        return False
    return when.has_tokens == NOBODY or any(s.tokens[when.has_tokens])


def tags(b: Board, s: State) -> Tags:
    """OC-BUILDING-08: the mentions of the terrain in play; the Building marker adds "Building"."""
    return Tags(b.t_tags[s.terrain] | BUILDING) if s.building else b.t_tags[s.terrain]
