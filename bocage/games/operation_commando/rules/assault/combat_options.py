"""What may be played in a Combat, and if not, which rule forbids it (OC-COMBAT, OC-SUPPORT, OC-SSSUPPORT, OC-ACTION, OC-TOKEN).

A function named ``why_not…`` returns the id of the broken rule, or "" if nothing forbids it. The lists of options and the
refusals (``refusals.py``) both ask these functions. None of them looks at what the other side hides.
"""

from __future__ import annotations

from bocage.core.action import Action
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.content import Destroy, Pay
from bocage.games.operation_commando.pieces import DARK, DE, FIRST, SECOND, SLOTS, TOKEN_KINDS, Card, Side, Slot, Token
from bocage.games.operation_commando.rules.assault.strength import has_effect, strength
from bocage.games.operation_commando.rules.cards.effects import can_pay
from bocage.games.operation_commando.state import State, laid

MOST_UNITS = 2                  # OC-SUPPORT-02


# --- units ------------------------------------------------------------------------------------------------------------


def why_not_unit(b: Board, s: State, card: Card) -> str:
    """OC-CARD-01, OC-CARD-04: only a unit can be committed, and the terrain must let its types in."""
    if not b.is_unit[card]:
        return "OC-CARD-01"
    return "OC-CARD-04" if b.types[card] & b.t_forbidden[s.terrain] else ""


def unit_options(b: Board, s: State, side: Side) -> list[Action]:
    """OC-INTER-01, OC-COMBAT-03: the units of a hand that can open a Combat or answer in it."""
    return [b.lexicon.commit[card] for card in sorted(set(s.hand[side])) if not why_not_unit(b, s, card)]


def why_no_second_unit(b: Board, s: State, side: Side) -> str:
    """OC-SUPPORT-01, OC-SUPPORT-03, OC-SUPPORT-04, OC-SUPPORT-05, OC-SSSUPPORT-01, OC-SSSUPPORT-02, OC-COMBAT-13: a side can
    bring a second unit if there is room for it and its first is fit for a pair."""
    units = s.units[side]
    return why_no_more_units(b, s, side) or (b.not_for_pairs[units[0]] if units else b.rule_of_pairs[side])


def why_no_more_units(b: Board, s: State, side: Side) -> str:
    """OC-SUPPORT-02, OC-SUPPORT-06, OC-GEN-02: never more than two units; and only one if a card or terrain forbids the second,
    also one that an effect would attach."""
    if len(s.units[side]) >= MOST_UNITS:
        return "OC-SUPPORT-02"
    return "OC-GEN-02" if s.no_second[side] or (s.fought == 1 and side in b.t_one_unit[s.terrain]) else ""


def why_not_second_unit(b: Board, s: State, side: Side, card: Card) -> str:
    """OC-SUPPORT-01, OC-SSSUPPORT-03, OC-SSSUPPORT-04: the second unit must be fit for a pair as well."""
    return why_not_unit(b, s, card) or why_no_second_unit(b, s, side) or b.not_for_pairs[card]


def second_unit_options(b: Board, s: State, side: Side) -> list[Action]:
    if why_no_second_unit(b, s, side):
        return []
    fit = {card for card in s.hand[side] if not b.not_for_pairs[card]}
    return [b.lexicon.commit[card] for card in sorted(fit) if not why_not_unit(b, s, card)]


# --- actions ----------------------------------------------------------------------------------------------------------


def why_not_action(b: Board, s: State, side: Side, card: Card, slot: Slot) -> str:
    """OC-ACTION-01, OC-ACTION-04, OC-ACTION-06: a combat action lies beside an own unit; a few need none, but a target.

    Only an action that stays (OC-ACTION-02) can lie by the second unit: for the others it makes no difference.
    """
    if b.not_an_action[card]:
        return b.not_an_action[card]
    if slot in slots_for(b, s, card, places_of(b, s, side)):
        return ""
    if b.no_unit_needed[card] and not has_target(b, s, card):
        return "OC-RULING-60" if b.heroic[card] else "OC-ACTION-06"
    return "OC-ACTION-01"


def slots_for(b: Board, s: State, card: Card, places: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """Where a combat action can lie. ``places``: the units that something can be laid by."""
    if b.no_unit_needed[card]:
        return (FIRST,) if has_target(b, s, card) else ()
    return places if b.lasting[card] else places[:1]


def action_options(b: Board, s: State, side: Side) -> list[Action]:
    not_an_action, action = b.not_an_action, b.lexicon.action
    cards = sorted({card for card in s.hand[side] if not not_an_action[card]})
    if not cards:
        return []
    places = places_of(b, s, side)
    return [action[slot][card] for card in cards for slot in slots_for(b, s, card, places)]


def has_target(b: Board, s: State, card: Card) -> bool:
    """OC-ACTION-05, OC-ACTION-06, OC-RULING-60: an action that removes a German unit needs a unit that it can remove; one that
    wins the Combat must be able to destroy both units of a pair."""
    first = b.on_play[card][0]
    if not isinstance(first, Destroy):
        return True
    able = [can_destroy(first, b.vc[unit]) for unit in s.units[DE]]
    return all(able) if first.mode == "win" else any(able)


def can_destroy(each: Destroy, vc: int) -> bool:
    """OC-ACTION-05, OC-ACTION-06: the printed V.C. decides; -1 stands for any."""
    return each.most_vc < 0 or vc <= each.most_vc


def places_of(b: Board, s: State, side: Side) -> tuple[Slot, ...]:
    """OC-TOKEN-03, OC-ACTION-02: the units that something can be laid by. Of two alike it does not matter which."""
    units = s.units[side]
    if len(units) < MOST_UNITS:
        return (FIRST,) if units else ()
    return SLOTS if units[FIRST] != units[SECOND] or (side == DE and can_be_told_apart(b, s)) else (FIRST,)


def can_be_told_apart(b: Board, s: State) -> bool:
    """OC-ACTION-06, OC-ACTION-08: whether two German units of the same name differ in V.C. or in what lies by them: a mine
    removes one of them with all that lies by it. No card removes one American unit of two."""
    by_first, by_second = (sorted(each[:2] for each in laid(s, DE) if each.slot == slot) for slot in SLOTS)
    return by_first != by_second or strength(b, s, DE, FIRST) != strength(b, s, DE, SECOND)


# --- tokens and abilities ---------------------------------------------------------------------------------------------


def why_no_tokens(s: State, side: Side) -> str:
    """OC-TOKEN-02, OC-GEN-02: tokens are laid on own units of the Combat, unless a card forbids them."""
    if not s.units[side]:
        return "OC-TOKEN-02"
    return "OC-GEN-02" if s.no_tokens[side] else ""


def why_not_token_kind(s: State, side: Side, kind: Token) -> str:
    """OC-TOKEN-01, OC-TOKEN-10: any own token; dark ones are nobody's, only effects lay them."""
    if kind == DARK:
        return "OC-TOKEN-10"
    return "" if s.tokens[side][kind] else "OC-TOKEN-01"


def why_not_token(b: Board, s: State, side: Side, kind: Token, slot: Slot) -> str:
    """OC-TOKEN-03, OC-TOKEN-07: one token after another, each by one of the own units."""
    if kind == DARK:
        return why_not_token_kind(s, side, kind)
    return (why_no_tokens(s, side) or why_not_token_kind(s, side, kind)
            or ("" if slot in places_of(b, s, side) else "OC-TOKEN-03"))


def token_options(b: Board, s: State, side: Side) -> list[Action]:
    if why_no_tokens(s, side):
        return []
    kinds = [kind for kind in TOKEN_KINDS if s.tokens[side][kind] and not why_not_token_kind(s, side, kind)]
    return [b.lexicon.token[slot][kind] for slot in places_of(b, s, side) for kind in kinds]


def why_not_ability(b: Board, s: State, side: Side, slot: Slot) -> str:
    """OC-COMBAT-11, OC-SUPPORT-07, OC-TOKEN-12: the ability of a unit that costs something, once in a Combat, unless its
    effects are suppressed."""
    units = s.units[side]
    price = b.activate[units[slot]][:1] if slot < len(units) else ()
    if not price or not isinstance(price[0], Pay) or s.unit_activated[side] >> slot & 1:
        return "OC-COMBAT-11"
    if not has_effect(b, s, side, slot):
        return "OC-SUPPORT-07"
    return "" if can_pay(s, side, price[0]) else "OC-TOKEN-12"


def ability_options(b: Board, s: State, side: Side) -> list[Action]:
    return [b.lexicon.ability[at] for at, card in enumerate(s.units[side])
            if b.activate[card] and not why_not_ability(b, s, side, Slot(at))]


# --- a bid ------------------------------------------------------------------------------------------------------------


def bid_options(b: Board, s: State, side: Side, is_ahead: bool) -> list[Action]:
    """OC-COMBAT-04: in any order and number: actions, tokens, a second unit, a unit's ability; then the bidder stops.

    A bidder who is ahead will mostly want to stop, so that comes first; to stop while behind comes last. Anybody may abandon
    the terrain (OC-ASSAULT-07); an American who stops while he is behind does just that.
    """
    raises = [*second_unit_options(b, s, side), *action_options(b, s, side), *token_options(b, s, side),
              *ability_options(b, s, side)]
    if is_ahead:
        return [b.lexicon.stop, *raises, b.lexicon.abandon]
    return [*raises, b.lexicon.abandon, b.lexicon.stop] if side == DE else [*raises, b.lexicon.stop]
