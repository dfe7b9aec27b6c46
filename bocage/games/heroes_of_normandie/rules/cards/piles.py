"""Piles and hands: drawing cards, filling hands, cards of no use (HN-CARD-08, HN-CARD-09, HN-SETUP-10, HN-SETUP-11,
HN-SETUP-12)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Stock, Type
from bocage.games.heroes_of_normandie.rules.asking import HTable, ask, tell, tell_to
from bocage.games.heroes_of_normandie.rules.damage.overlays import has_structures
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import CardNo, Side, by_card

# HN-MULTI-11, HN-RULING-47: in a game of more than two players, the hand of each of so many allies.
HAND_OF_ALLIES = {1: 6, 2: 3, 3: 2}


def hand_size(b: Board, seat: Seat) -> int:
    if b.seats == 2:
        return p.HAND_SIZE
    return HAND_OF_ALLIES[len(b.members[b.side[seat]])]


def is_useless(b: Board, side: Side, card: CardNo) -> bool:
    """HN-SETUP-12: whether nothing in this game could ever use a card."""
    found = b.useless.get((side, card))
    if found is None:
        found = b.useless[side, card] = lacks(b, side, b.card_ids[card])
    return found


def lacks(b: Board, side: Side, id: str) -> bool:
    """Whether this game has nothing of what a card needs."""
    return id in NEEDS and not NEEDS[id](b, side)


def has_type(b: Board, side: Side, wanted: Callable[[Type], bool]) -> bool:
    return any(b.side[recruit.seat] == side and wanted(b.types[recruit.kind]) for recruit in b.recruits)


def has_vehicle(b: Board, side: Side) -> bool:
    return has_type(b, side, lambda type: type.kind >= p.LIGHT)


def has_tank(b: Board, side: Side) -> bool:
    return has_type(b, side, lambda type: type.kind == p.HEAVY)


def has_option(b: Board, side: Side, *families: str) -> bool:
    """Whether an army of a side, or what the scenario gives it, has an option of one of these families."""
    return any(b.has(seat, family) for seat in b.members[side] for family in families)


def has_building(b: Board) -> bool:
    return bool(b.start.rooms.names)


def has_hedge(b: Board) -> bool:
    return any(b.start.terrains[layers.base].id == "bocage" for layers in b.start.layers)


def may_hide(b: Board, side: Side) -> bool:
    return has_type(b, side, lambda type: type.posture == p.AMBUSH_POSTURE) or has_option(b, side, "concealed", "infiltration")


def is_spent(b: Board, stock: Stock) -> bool:
    """HN-EQUIP-14, HN-RULING-120: whether an option is equipment whose tokens are used up; the Horn of Plenty and a position
    stay on the board."""
    return stock.family not in ("horn_of_plenty", "position") and any(
        option.kind == "equipment" and option.family == stock.family for option in b.box.options.values())


def has_equipment(b: Board, side: Side) -> bool:
    return any(b.side[stock.seat] == side and is_spent(b, stock) for stock in b.stocks)


def may_have_structure(b: Board) -> bool:
    """Whether there is a structure, or there can be one: a wreck or a position."""
    return has_structures(b.start) or any(
        has_vehicle(b, side) or has_option(b, side, "position") or b.forces[side].positions for side in p.SIDE_NAMES)


# HN-SETUP-12: for cards that not every game can use, whether a board and its armies have what the card of a side needs.
NEEDS: dict[str, Callable[[Board, Side], bool]] = {
    "c01": lambda b, side: has_vehicle(b, p.OTHER[side]),
    "c06": has_vehicle,
    "c08": has_vehicle,
    "c09": has_tank,                        # only heavy vehicles get damage markers
    "c10": lambda b, side: has_option(b, p.OTHER[side], "frag_grenades"),
    "c26": may_hide,
    "c27": lambda b, side: has_type(b, side, lambda type: type.posture == p.TRIPOD_POSTURE),
    "c30": lambda b, side: has_tank(b, p.OTHER[side]),
    "c32": lambda b, side: has_building(b),
    "g01": lambda b, side: has_building(b),
    "g02": lambda b, side: may_have_structure(b),
    "g11": has_vehicle,
    "u04": has_equipment,
    "u05": lambda b, side: has_type(b, side, lambda type: type.border == p.OFFICER),
    "u11": lambda b, side: has_hedge(b) and has_vehicle(b, side),
    "u12": has_tank,
}


def useless_in(b: Board, side: Side, deck: Sequence[int]) -> list[int]:
    """For each card of a pile, how many of its copies are of no use. They are drawn in the open: chance first decides for all
    to see whether one of them comes; only if none does, a useful card is drawn unseen."""
    return [number if number and is_useless(b, side, card) else 0 for card, number in by_card(deck)]


def to_shuffle(b: Board, s: State, side: Side) -> list[int]:
    """HN-CARD-08: the discard of a side that can become its pile, counted by card: all but the cards that are played and not
    resolved yet, which lie on the table."""
    found = s.discard[side][:]
    for card, seat in zip(s.stack[0::2], s.stack[1::2], strict=True):
        found[card] -= b.side[seat] == side
    return found


def draw(g: HTable, seat: Seat, number: int) -> None:
    """HN-CARD-08, HN-CARD-09: draws cards from the side's pile; the enemy does not see them. If the pile is empty, the discard
    is shuffled and becomes the pile."""
    b, s = g.board, g.state
    side = b.side[seat]
    eyes = sum(1 << mate for mate in b.members[side])
    drawn: list[CardNo] = []
    while len(drawn) < number:
        if not any(s.deck[side]):
            pile = to_shuffle(b, s, side)
            if not any(pile):
                break
            s.deck[side] = pile
            s.discard[side] = [number - taken for number, taken in zip(s.discard[side], pile, strict=True)]
            tell(g, e.RESHUFFLED, side)
        useless = useless_in(b, side, s.deck[side])
        if any(useless):
            card = g.dice.draw([sum(s.deck[side]) - sum(useless), *useless], "useless") - 1
            if card >= 0:
                s.deck[side][card] -= 1
                s.discard[side][card] += 1
                tell(g, e.REPLACED_CARD, seat, card)
                if not any(s.deck[side]) and not any(
                        number and not is_useless(b, side, left) for left, number in by_card(to_shuffle(b, s, side))):
                    break
                continue
        card = g.dice.draw([number - out for number, out in zip(s.deck[side], useless, strict=True)],
                           f"cards-{p.SIDES[side]}", eyes)
        s.deck[side][card] -= 1
        drawn.append(CardNo(card))
    if drawn:
        s.hand[seat] += drawn
        s.hand[seat].sort()
        tell(g, e.DREW, seat, len(drawn))
        tell_to(g, b.members[side], e.DREW_CARDS, seat, tuple(drawn))


def discard_some(g: HTable, seat: Seat, kind: str, rule: str) -> Generator[Decision, Action, int]:
    """HN-RESERVE-10, HN-VICTORY-08, HN-CARD-13: the player discards any cards of his hand, and shows them when he has chosen
    all. From then on his answers are open, also that he discards none. ``kind``: the question, ``discard`` or ``redraw``.
    Returns how many."""
    b, s = g.board, g.state
    gone: list[CardNo] = []
    while s.hand[seat]:
        options = [b.lexicon.act("discard", card) for card in sorted(set(s.hand[seat]))]
        choice = yield from ask(g, seat, kind, [*options, b.lexicon.act("draw")], rule, sealed=True,
                                eyes=b.members[b.side[seat]])
        if choice.verb == "draw":
            g.reveal()
            break
        gone.append(CardNo(choice.args[0]))
        s.hand[seat].remove(gone[-1])
    put_away(g, seat, gone)
    return len(gone)


def put_away(g: HTable, seat: Seat, cards: list[CardNo]) -> None:
    """HN-CARD-13: puts cards onto the open discard."""
    b, s = g.board, g.state
    if cards:
        for card in cards:
            s.discard[b.side[seat]][card] += 1
        g.reveal()
        tell(g, e.CARDS_DISCARDED, seat, tuple(cards))
