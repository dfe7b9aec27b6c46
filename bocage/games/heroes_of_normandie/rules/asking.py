"""How rules ask, and how answers out of turn are given: windows, the stack of cards (HN-CARD-02, HN-CARD-03, HN-CARD-04,
HN-CARD-05, HN-CARD-06, HN-CARD-07)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple

from bocage.core import asking
from bocage.core.action import PASS, Action
from bocage.core.asking import Asked
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.event import Happening
from bocage.core.table import Table
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import CardNo, Side, Square, TypeNo, Unit, by_card

HTable = Table[Board, State]


# What the numbers beside each question are.
ASKED = {
    # before the game
    "choose_directive": "", "playing_order": "", "deploy": "", "deploy_who": "", "deploy_where": "recruit",
    "deploy_facing": "recruit",
    "deploy_side": "recruit", "lay_position": "", "place_horn": "",
    # orders
    "share": "", "share_special": "", "share_bluff": "", "place_order": "number", "direct": "", "smoke": "",
    # activation
    "act": "unit token", "fire_more": "unit token", "heroic": "unit", "battery": "unit", "battery_way": "unit",
    "consent": "unit", "move": "unit number", "reserve_move": "unit number", "reserve_unit": "",
    # options
    "place_bomb": "unit", "cut_hedge": "unit", "place_nest": "",
    # fire
    "aim": "unit", "aim_burst": "unit", "split": "foe", "ammunition": "unit", "frighten": "foe", "triggerhappy": "foe",
    "aim_point": "unit",
    # results
    "where_hit": "unit", "save_first": "", "spill": "unit", "redeploy": "unit", "push": "unit", "retreat": "unit",
    # cards
    "recover": "number", "send_back": "unit",
    "aim_card": "card", "second_wind": "unit", "thrown_back": "unit", "repair": "unit",
    "discard": "", "improvise": "", "swap": "", "consent_swap": "card seat card2",
}
OF_UNITS = ("unit", "foe")
KIND_AT, SEAT_AT = 1 << 8, 1 << 16


def tag(b: Board, s: State, unit: int, seat: int = p.NO_SEAT) -> int:
    """A counter as events and questions name it: its number, its owner and, unless that is hidden from the reader, its type.

    Names outlive the position they were given in; so they carry all that words need.
    """
    if unit < 0:
        return -1
    known = s.hidden[unit] == p.OPEN or s.traced[unit] == 1 or (seat >= 0 and s.owner[unit] == seat)
    return unit + (KIND_AT * (s.kind[unit] + 1) if known else 0) + SEAT_AT * s.owner[unit]


class Tagged(NamedTuple):
    """A counter as ``tag`` names it; ``kind`` is -1 if its reader may not know it."""

    unit: Unit
    kind: TypeNo
    owner: Seat


def untag(value: int) -> Tagged:
    return Tagged(Unit(value % KIND_AT), TypeNo(value % SEAT_AT // KIND_AT - 1), Seat(value // SEAT_AT))


def asked_unit(decision: Decision) -> Unit:
    """The counter that a question is about; -1 if it is about none."""
    if not ASKED[decision.kind].startswith("unit") or decision.about[0] < 0:
        return p.NO_UNIT
    return untag(decision.about[0]).unit


def _tagged(g: HTable, fields: Sequence[str], args: Sequence[object], seat: Seat = p.NO_SEAT) -> tuple[object, ...]:
    return tuple(tag(g.board, g.state, arg, seat) if field in OF_UNITS and isinstance(arg, int) else arg
                 for field, arg in zip(fields, args, strict=True))


def tell(g: HTable, happening: Happening, *args: object, rule: str = "") -> None:
    """Says to everybody what happened; counters are named as everybody may know them."""
    if g.events is not None:
        g.tell(happening, *_tagged(g, happening.fields, args), rule=rule)


def tell_to(g: HTable, seats: tuple[Seat, ...], happening: Happening, *args: object, rule: str = "") -> None:
    if g.events is not None:
        g.tell_to(seats, happening, *_tagged(g, happening.fields, args, seats[0]), rule=rule)


def named(g: HTable, seat: Seat, kind: str, about: tuple[int, ...]) -> tuple[int, ...]:
    """What a question is about, named as the seat that is asked may know it."""
    fields = ASKED[kind]
    if "unit" not in fields and "foe" not in fields:
        return about
    b, s = g.board, g.state
    return tuple(tag(b, s, value, seat) if field in OF_UNITS else value
                 for field, value in zip(fields.split(), about, strict=True))


def ask(g: HTable, seat: Seat, kind: str, options: Sequence[Action], rule: str, *about: int, sealed: bool = False,
        eyes: tuple[Seat, ...] = ()) -> Asked:
    """Always asks, even with one option: what is hidden from others decides how many there are. ``eyes``: allies who see a
    sealed answer."""
    return asking.ask(g, seat, kind, options, rule, *named(g, seat, kind, about), sealed=sealed, eyes=eyes)


def choose(g: HTable, seat: Seat, kind: str, options: Sequence[Action], rule: str, *about: int) -> Asked:
    """Asks only if there is a choice: the options come from what lies open."""
    return asking.choose(g, seat, kind, options, rule, *named(g, seat, kind, about))


class Topic:
    """What a window is about: a deed in suspense. Lives inside a step only.

    ``unit`` acts, ``foe`` suffers; ``detail`` is the deed itself (a shot, a roll, an assault), which answers may change.
    """

    __slots__ = ("unit", "foe", "square", "detail", "cancelled", "played")

    def __init__(self, unit: Unit = p.NO_UNIT, foe: Unit = p.NO_UNIT, square: Square = p.NO_SQUARE, detail: Any = None) -> None:
        self.unit = unit
        self.foe = foe
        self.square = square
        self.detail = detail
        self.cancelled = False
        self.played: Played | None = None                   # the card on top of the stack, for answers to it


class Played:
    """A card on the stack: who played it, what it is aimed at, and whether it has been cancelled."""

    __slots__ = ("card", "seat", "aim", "cancelled")

    def __init__(self, card: CardNo, seat: Seat, aim: Action | None) -> None:
        self.card = card
        self.seat = seat
        self.aim = aim
        self.cancelled = False


May = Callable[[HTable, Seat, Topic], bool]
Aims = Callable[[HTable, Seat, Topic], Sequence[Action]]
Effect = Callable[[HTable, Played, Topic], Steps]


class CardRule:
    """What a card does. ``may``: open facts allow it now; ``aims``: what it can be aimed at (None: it needs no aim).
    ``dear``: ``may`` looks along lines of sight; the others are asked first."""

    __slots__ = ("moments", "may", "aims", "effect", "rule", "dear")

    def __init__(self, moments: Sequence[str], may: May, aims: Aims | None, effect: Effect, rule: str, dear: bool) -> None:
        self.moments = moments
        self.dear = dear
        self.may = may
        self.aims = aims
        self.effect = effect
        self.rule = rule


class Reply:
    """An answer that is no card: a token, an ability, opportunity fire.

    ``could``: open facts allow that the seat has such an answer (then it is asked, whether or not it has one); ``offers``: what
    it can really do; ``play``: what that does.
    """

    __slots__ = ("could", "offers", "play")

    def __init__(self, could: May, offers: Aims, play: Callable[[HTable, Seat, Action, Topic], Steps]) -> None:
        self.could = could
        self.offers = offers
        self.play = play


# What each card does, by its id; the answers of each moment that are no cards. The modules of the cards fill these tables.
CARD_RULES: dict[str, CardRule] = {}
REPLIES: dict[str, list[Reply]] = {}

# Windows, and the rules that open them.
WINDOWS = {
    "order_start": "HN-CARD-07", "order_end": "HN-CARD-07", "before_activation": "HN-ACT-08", "announce_move": "HN-CARD-07",
    "moved": "HN-TERR-13", "announce_fire": "HN-CARD-07", "rolled": "HN-CARD-07", "suffer": "HN-CARD-07",
    "damage_rolled": "HN-CARD-07", "after_fire": "HN-CARD-07", "announce_assault": "HN-CARD-07", "assault_over": "HN-CARD-07",
    "vehicle_stops": "HN-CARD-07", "reserve_start": "HN-RESERVE-05", "reserve_end": "HN-RESERVE-09",
    "initiative_turns": "HN-RESERVE-13",
}
ASKED.update(dict.fromkeys(WINDOWS, "unit foe"))
ANSWERING = "card"                          # the moment of cards that answer a card


def card(id: str, moments: str, rule: str = "HN-CARD-01", may: May | None = None, aims: Aims | None = None,
         dear: bool = False) -> Callable[[Effect], Effect]:
    """Says what a card does and when it may be played. HN-MULTI-13: what helps a unit is aimed at own units, no ally's."""
    def register(effect: Effect) -> Effect:
        CARD_RULES[id] = CardRule(moments.split(), may or always, aims, effect, rule, dear)
        return effect
    return register


def always(g: HTable, seat: Seat, topic: Topic) -> bool:
    return True


def speakers(g: HTable) -> list[Seat]:
    """HN-CARD-04, HN-SPECIAL-05: the side with the initiative speaks first."""
    s = g.state
    return [*s.playing[s.initiative], *s.playing[p.OTHER[s.initiative]]]


def cards_at(b: Board, side: Side, moment: str) -> list[CardNo]:
    """The cards of a side's deck that have that moment."""
    found = b.moments.get((side, moment))
    if found is None:
        found = b.moments[side, moment] = [number for number, card in by_card(b.cards) if b.total[side][number] and (
            card.id in CARD_RULES and moment in CARD_RULES[card.id].moments)]
        found.sort(key=lambda number: CARD_RULES[b.card_ids[number]].dear)
    return found


def may_hold(g: HTable, seat: Seat, moment: str, topic: Topic) -> bool:
    """HN-CARD-13: whether, as far as anybody can see, a hand could hold a card that may be played now."""
    b, s = g.board, g.state
    if not s.hand[seat]:
        return False
    side = b.side[seat]
    total, discard, ids = b.total[side], s.discard[side], b.card_ids
    for number in cards_at(b, side, moment):
        if total[number] > discard[number] and CARD_RULES[ids[number]].may(g, seat, topic):
            return True
    return False


def playable(g: HTable, seat: Seat, moment: str, topic: Topic) -> list[Action]:
    """HN-CARD-01: the cards of a hand that may be played now."""
    b, hand = g.board, g.state.hand[seat]
    found: list[Action] = []
    for number in cards_at(b, b.side[seat], moment):
        if number in hand:
            rule = CARD_RULES[b.card_ids[number]]
            if rule.may(g, seat, topic) and (rule.aims is None or rule.aims(g, seat, topic)):
                found.append(b.lexicon.play[number])
    return found


def speak(g: HTable, moment: str, topic: Topic) -> Steps:
    """HN-CARD-02, HN-CARD-04, HN-CARD-05: each seat in turn may answer until all let it pass one after the other; then the
    stack of cards is resolved, last in first out. If anything was done, all may speak again."""
    rule = WINDOWS[moment]
    order = speakers(g)
    stack: list[Played] = []
    silent = turn = 0
    while not topic.cancelled:
        if silent >= len(order):
            if not stack:
                return
            yield from resolve(g, stack, topic)
            silent = turn = 0
            continue
        seat = order[turn % len(order)]
        turn += 1
        topic.played = stack[-1] if stack else None
        replies = [reply for reply in REPLIES.get(moment, ()) if reply.could(g, seat, topic)]
        if not replies and not may_hold(g, seat, moment, topic) and not (stack and may_hold(g, seat, ANSWERING, topic)):
            silent += 1
            continue
        offers = [(reply, action) for reply in replies for action in reply.offers(g, seat, topic)]
        cards = playable(g, seat, moment, topic) + (playable(g, seat, ANSWERING, topic) if stack else [])
        options = [*dict.fromkeys([*(action for _, action in offers), *cards]), PASS]
        choice = yield from ask(g, seat, moment, options, rule, topic.unit, topic.foe)
        if choice is PASS:
            silent += 1
            continue
        silent = 0
        if choice.verb == "play":
            played = yield from announce(g, seat, CardNo(choice.args[0]), topic)
            stack.append(played)
        else:
            reply = next(reply for reply, action in offers if action is choice)
            yield from reply.play(g, seat, choice, topic)
    yield from resolve(g, stack, topic)


def announce(g: HTable, seat: Seat, card: CardNo, topic: Topic) -> Generator[Decision, Action, Played]:
    """HN-CARD-02, HN-CARD-13: the card is shown and aimed; it lies on the open discard from now on."""
    b, s = g.board, g.state
    rule = CARD_RULES[b.card_ids[card]]
    s.hand[seat].remove(card)
    s.discard[b.side[seat]][card] += 1
    s.stack += [card, seat]
    g.reveal()
    tell(g, e.CARD_PLAYED, seat, card)
    aim = None
    if rule.aims is not None:
        aim = yield from choose(g, seat, "aim_card", rule.aims(g, seat, topic), rule.rule, card)
    return Played(card, seat, aim)


def resolve(g: HTable, stack: list[Played], topic: Topic) -> Steps:
    """HN-CARD-05, HN-CARD-06: the last card first; one whose aim is no longer good has no effect."""
    b = g.board
    while stack:
        played = stack.pop()
        del g.state.stack[-2:]
        rule = CARD_RULES[b.card_ids[played.card]]
        topic.played = stack[-1] if stack else None
        if played.cancelled:
            tell(g, e.CARD_CANCELLED, played.seat, played.card)
        elif not rule.may(g, played.seat, topic) or (
                rule.aims is not None and played.aim not in rule.aims(g, played.seat, topic)):
            tell(g, e.CARD_LOST, played.seat, played.card)
        else:
            yield from rule.effect(g, played, topic)
    topic.played = None
