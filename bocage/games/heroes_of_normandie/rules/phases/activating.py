"""The activation phase: whose order comes up, and what the activated unit does (HN-ACT, HN-SPECIAL, HN-ABIL-05)."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.core.windows import Answer
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import Topic, speak
from bocage.games.heroes_of_normandie.rules.movement import moving
from bocage.games.heroes_of_normandie.rules.asking import HTable, ask, choose, tell
from bocage.games.heroes_of_normandie.rules.fire.ways import fire, ways_to_fire, why_no_weapon, why_not_so
from bocage.games.heroes_of_normandie.rules.damage.losses import lose_token
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.fire.smoke import lay_smoke
from bocage.games.heroes_of_normandie.rules.phases.ordering import is_for_moving
from bocage.games.heroes_of_normandie.rules.option_tokens import spend, stock_for
from bocage.games.heroes_of_normandie.rules.units import face_of, has_trait, in_play, is_decoy, is_unknown, squares
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Manner, Side, Slot, Token, TypeNo, Unit, by_unit, first_seats


def active_marker(g: HTable, unit: Unit) -> None:
    """HN-ACT-06, HN-BLUFF-03: the unit gets an Active marker. A token that is not revealed is lost unseen, even a bluff."""
    lose_token(g, unit)
    g.state.order[unit] = p.ACTIVE
    tell(g, e.ACTIVE_MARKER, unit)


def is_fresh(s: State, unit: Unit) -> bool:
    """HN-ACT-11, HN-TERR-13: whether a unit has neither a revealed token nor an Active marker."""
    return s.order[unit] == p.FRESH and in_play(s, unit)


# --- before each activation -------------------------------------------------------------------------------------------


def window_step(g: HTable) -> Steps:
    """HN-ACT-08, HN-SPECIAL-03, HN-SPECIAL-04, HN-SPECIAL-05, HN-SPECIAL-06, HN-RULING-07: before each activation players may
    use special orders, autonomous units and cards; the initiative player speaks first. This does not use up the slot. The
    window opens after the last activation too (HN-CARD-07). HN-TRAIT-08: before it the other player may use the special order
    of an intrepid unit, which always has the initiative."""
    g.state.phase = p.SLOT
    topic = Topic()
    yield from speak(g, "intrepid_first", topic)
    if not topic.cancelled:
        yield from speak(g, "before_activation", topic)


def has_orders(s: State, seat: Seat) -> bool:
    return bool(s.smoke_token[seat]) or any(
        token and s.order[unit] == p.FRESH and s.owner[unit] == seat for unit, token in by_unit(s.token))


def may_act_without(g: HTable) -> bool:
    """Whether somebody may still act when no number is left: with a special order, or with a unit that needs no order."""
    b, s = g.board, g.state
    return any(has_orders(s, seat) for seat in first_seats(b.seats)) or any(
        face_of(b, s, unit).flags & p.AUTONOMOUS and is_fresh(s, unit)
        for unit in s.units() if in_play(s, unit) and not is_unknown(s, unit))


def start_acting(g: HTable, unit: Unit, token: Token) -> None:
    """A unit is about to act. The window in which that was chosen closes."""
    s = g.state
    s.acting, s.acted_by, s.weapons_fired = unit, token, 0
    s.phase = p.ACT


def could_special(g: HTable, seat: Seat, topic: Topic) -> bool:
    """HN-SPECIAL-03, HN-SPECIAL-04, HN-RULING-55: a player is asked while one of his special orders may still lie face down.
    Everybody knows that it was given. While a card waits to be resolved no unit is activated: the card may let another unit
    act."""
    s = g.state
    if s.specials_due[seat] <= 0 or topic.played is not None or not has_orders(s, seat):
        return False
    if g.board.rules.get("special_window") != "first":
        return True
    return all(token > p.MOST_ORDERS for shown in s.revealed for token in shown)     # another special order is no number


def special_offers(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    s = g.state
    return [g.board.lexicon.act("special", unit) for unit, token in by_unit(s.token)
            if token == p.SPECIAL and s.owner[unit] == seat and s.order[unit] == p.FRESH and in_play(s, unit)]


def play_special(g: HTable, seat: Seat, action: Action, topic: Topic) -> Steps:
    """HN-SPECIAL-03, HN-SPECIAL-06: the special order is revealed, and its unit acts. It counts as number 0."""
    s = g.state
    unit = Unit(action.args[0])
    s.specials_due[seat] -= 1
    reveal(g, unit)
    start_acting(g, unit, p.SPECIAL)
    topic.cancelled = True
    yield from ()


def has_intrepid_order(g: HTable, seat: Seat) -> bool:
    """Whether a token that is not revealed lies on an intrepid unit of a player. Everybody can see that."""
    b, s = g.board, g.state
    return any(token and s.order[unit] == p.FRESH and s.owner[unit] == seat and has_trait(b, s, unit, "intrepid")
               for unit, token in by_unit(s.token))


def could_go_first(g: HTable, seat: Seat, topic: Topic) -> bool:
    """HN-TRAIT-08, HN-SPECIAL-05, HN-RULING-96: a player without the initiative is asked before the initiative player if both
    may still have a special order and, as far as everybody can see, only his can lie on an intrepid unit."""
    s = g.state
    rivals = s.playing[s.initiative]
    return seat not in rivals and could_special(g, seat, topic) and has_intrepid_order(g, seat) and any(
        could_special(g, rival, topic) for rival in rivals) and not any(has_intrepid_order(g, rival) for rival in rivals)


def intrepid_offers(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    return [action for action in special_offers(g, seat, topic)
            if has_trait(g.board, g.state, Unit(action.args[0]), "intrepid")]


def autonomous_offers(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """HN-ABIL-05, HN-ABIL-45, HN-RULING-99: an autonomous unit acts once a turn between two activations, without a token, also
    under a Concealed marker; not while a card waits to be resolved."""
    b, s = g.board, g.state
    if topic.played is not None:
        return []
    order = s.order
    return [b.lexicon.act("autonomous", unit) for unit, owner in by_unit(s.owner) if owner == seat and order[unit] == p.FRESH
            and face_of(b, s, unit).flags & p.AUTONOMOUS and in_play(s, unit) and not is_unknown(s, unit)]


def play_autonomous(g: HTable, seat: Seat, action: Action, topic: Topic) -> Steps:
    unit = Unit(action.args[0])
    tell(g, e.AUTONOMOUS, unit)
    active_marker(g, unit)
    start_acting(g, unit, p.NO_TOKEN)
    topic.cancelled = True
    yield from ()


SPECIAL_ORDER = Answer(special_offers, play_special, could_special)
INTREPID_ORDER = Answer(intrepid_offers, play_special, could_go_first)
AUTONOMOUS = Answer(autonomous_offers, play_autonomous)


def activate(g: HTable, unit: Unit, topic: Topic, rule: str = "") -> None:
    """HN-ACT-11, HN-CARD-11: a card lets a unit act out of order; the unit gets an Active marker."""
    tell(g, e.ACTIVATED, unit, rule=rule)
    active_marker(g, unit)
    start_acting(g, unit, p.NO_TOKEN)
    topic.cancelled = True


# --- slots ------------------------------------------------------------------------------------------------------------


def lowest(s: State, seat: Seat) -> Token:
    """HN-ACT-02, HN-BLUFF-02: the lowest number that a player still has to reveal; 0 if there is none. A bluff is no number."""
    numbers = [token for unit, token in by_unit(s.token) if 0 < token <= p.MOST_ORDERS and s.owner[unit] == seat
               and s.order[unit] == p.FRESH]
    numbers += s.smoke_token[seat]
    return min(numbers, default=p.NO_TOKEN)


def next_seat(b: Board, s: State, side: Side) -> Seat:
    """HN-MULTI-08, HN-MULTI-17: the ally whose slot comes next; -1 if no member of the side has an order left."""
    members = s.playing[side]
    for step in range(len(members)):
        seat = members[(s.next_of[side] + step) % len(members)]
        if lowest(s, seat):
            return seat
    return p.NO_SEAT


def slot_step(g: HTable) -> Steps:
    """HN-ACT-01, HN-ACT-02, HN-ACT-03: the sides take turns. In each slot a player reveals his lowest number."""
    b, s = g.board, g.state
    side = s.side_to_act
    seat = next_seat(b, s, side)
    if seat == p.NO_SEAT:
        g.reveal()                                          # everybody learns that no face-down token is a number
        side = p.OTHER[side]
        seat = next_seat(b, s, side)
    if seat == p.NO_SEAT:
        s.phase = p.RESERVE_START
        if not s.slots_over:
            s.slots_over = 1
            if may_act_without(g):
                s.phase = p.WINDOW
        return
    if side == s.initiative and goes_first(b, s, seat):
        s.swapped += 1
        side, seat = p.OTHER[side], next_seat(b, s, p.OTHER[side])
    elif s.swapped and side == s.initiative:
        s.swapped -= 1
        s.side_to_act = side
    else:
        s.side_to_act = p.OTHER[side]
    members = s.playing[side]
    s.next_of[side] = (members.index(seat) + 1) % len(members)
    take_slot(g, seat)
    yield from ()


def goes_first(b: Board, s: State, seat: Seat) -> bool:
    """HN-TRAIT-08, HN-TRAIT-18: whether the second player's unit acts first: both numbers are equal, and only his lies on an
    intrepid unit. This holds again where one intrepid unit has gone first already: another of its side may have the number
    that is next now."""
    other = next_seat(b, s, p.OTHER[s.initiative])
    if other == p.NO_SEAT or lowest(s, other) != lowest(s, seat):
        return False
    return is_intrepid(b, s, other) and not is_intrepid(b, s, seat)


def is_intrepid(b: Board, s: State, seat: Seat) -> bool:
    number = lowest(s, seat)
    return any(token == number and s.owner[unit] == seat and has_trait(b, s, unit, "intrepid")
               for unit, token in by_unit(s.token))


def smoke_step(g: HTable) -> Steps:
    """HN-ORDN-19: lays the smoke template whose order has come up."""
    s = g.state
    s.phase = p.WINDOW
    yield from lay_smoke(g, s.placer)


def take_slot(g: HTable, seat: Seat) -> None:
    """HN-ACT-01, HN-ORDN-19: the token is shown. It lies on a unit or on a smoke template."""
    s = g.state
    number = lowest(s, seat)
    s.phase = p.WINDOW
    if number in s.smoke_token[seat]:
        s.smoke_token[seat].remove(number)
        s.revealed[seat].append(number)
        g.reveal()
        tell(g, e.SMOKE_TURN, seat, number)
        s.placer, s.phase = seat, p.LAY_SMOKE
        return
    unit = next(unit for unit, token in by_unit(s.token) if token == number and s.owner[unit] == seat)
    reveal(g, unit)
    start_acting(g, unit, number)


def reveal(g: HTable, unit: Unit) -> None:
    """HN-ACT-01, HN-ACT-05: the token is turned over and stays beside the unit."""
    s = g.state
    s.revealed[s.owner[unit]].append(s.token[unit])
    s.order[unit] = p.ACTED
    g.reveal()
    tell(g, e.REVEALED, unit, s.token[unit])


# --- acting -----------------------------------------------------------------------------------------------------------


def act_step(g: HTable) -> Steps:
    """HN-ACT-04, HN-FIRE-01, HN-FIRE-02, HN-FIRE-03, HN-FIRE-04: the unit moves, fires or does nothing. A vehicle fires its
    weapons one after the other."""
    b, s = g.board, g.state
    unit = s.acting
    s.phase = p.AGAIN
    s.again_from = unit
    if not in_play(s, unit):
        return
    options = act_options(b, s, unit)
    kind = "fire_more" if s.weapons_fired else "act"
    if s.weapons_fired and len(options) == 1:
        choice = options[0]
    else:
        choice = yield from ask(g, s.owner[unit], kind, options, "HN-FIRE-03" if s.weapons_fired else "HN-ACT-04", unit,
                                s.acted_by)
    if choice.verb == "move":
        yield from moving.begin(g, unit)
    elif choice.verb == "fire":
        yield from fire(g, unit, Slot(choice.args[0]), Manner(choice.args[1]))
        s.phase = p.ACT
    elif choice.verb == "battery":
        s.again_from = p.NO_UNIT                            # HN-RULING-91: only the guns have acted
        yield from battery(g, unit)
    elif choice is b.lexicon.done:
        s.phase = p.AFTER_FIRE
    else:
        s.again_from = p.NO_UNIT                            # HN-RULING-61: it has not acted
        tell(g, e.DECLINED, unit)


def must_move(s: State, unit: Unit) -> bool:
    """HN-CARD-03, HN-TRAIT-07: whether a unit acts by an order that a card keeps for a movement. Its second action by Heroic
    needs no order, so it is free."""
    return is_for_moving(s, s.owner[unit], s.acted_by) and not s.marks[unit] & p.WAS_HEROIC


def why_not_fire(b: Board, s: State, unit: Unit, slot: Slot, manner: Manner) -> str:
    """HN-FIRE-01: "" if the unit that acts may fire this weapon in this manner; otherwise the rule that forbids it."""
    reason = why_no_weapon(b, s, unit, slot, False)
    if not reason and must_move(s, unit):
        return "HN-CARD-03"
    return reason or why_not_so(Watch(b, s), unit, slot, manner, False)


def act_options(b: Board, s: State, unit: Unit) -> list[Action]:
    if s.weapons_fired:
        return [*ways_to_fire(Watch(b, s), unit), b.lexicon.done]
    found = [b.lexicon.act("move")]
    if not must_move(s, unit):
        found += ways_to_fire(Watch(b, s), unit)
        if batteries(b, s, unit):
            found.append(b.lexicon.act("battery"))
    return [*found, b.lexicon.act("decline")]


def after_fire_step(g: HTable) -> Steps:
    """HN-CARD-07, HN-RULING-85: opens the window after a Fire action that a unit has chosen. Shots that a card or an ability
    makes it fire are none."""
    s = g.state
    s.phase = p.AGAIN
    if in_play(s, s.acting):
        yield from speak(g, "after_fire", Topic(s.acting))


def again_step(g: HTable) -> Steps:
    """HN-TRAIT-07, HN-RULING-107: right after a unit has acted with a number, Heroic lets it act once more, before anything
    else happens."""
    b, s = g.board, g.state
    unit = s.again_from
    s.phase = p.WINDOW
    s.acting = s.again_from = p.NO_UNIT
    if unit < 0 or not in_play(s, unit) or not 0 < s.acted_by <= p.MOST_ORDERS or s.marks[unit] & p.WAS_HEROIC:
        return
    stock = stock_for(b, s, unit, "heroic")
    if stock < 0:
        return
    choice = yield from choose(g, s.owner[unit], "heroic", [b.lexicon.act("again"), b.lexicon.no], "HN-TRAIT-07", unit)
    if choice is b.lexicon.no:
        return
    spend(g, stock)
    s.marks[unit] |= p.WAS_HEROIC
    tell(g, e.AGAIN, unit)
    start_acting(g, unit, s.acted_by)


# --- battery fire -----------------------------------------------------------------------------------------------------

BATTERY_RANGE = 3
NO_TYPE = TypeNo(-1)                        # no gun has fired yet, so a gun of any type may begin


def batteries(b: Board, s: State, unit: Unit) -> dict[TypeNo, list[Unit]]:
    """HN-ABIL-38, HN-MULTI-14, HN-TRANSPORT-07: heavy weapons within 3 squares that have not acted and can fire, by their type.
    Only a unit with an order token calls for them, also from a vehicle, and only if it has not acted: not by a card, and not
    when Heroic activates it again."""
    if not face_of(b, s, unit).flags & p.BATTERY_FIRE or not in_play(s, unit):
        return {}
    if s.acted_by == p.NO_TOKEN or s.marks[unit] & p.WAS_HEROIC:
        return {}
    found: dict[TypeNo, list[Unit]] = {}
    watch, here = Watch(b, s), squares(b, s, unit)
    for gun in s.units():
        if s.at[gun] >= 0 and gun != unit and b.side[s.owner[gun]] == b.side[s.owner[unit]] and is_fresh(s, gun) and (
                b.types[s.kind[gun]].border == p.HEAVY_WEAPON and not is_decoy(b, s, gun)
                and min(b.start.distance(s.at[gun], square) for square in here) <= BATTERY_RANGE and ways_to_fire(watch, gun)):
            found.setdefault(s.kind[gun], []).append(gun)
    return found


def battery(g: HTable, unit: Unit) -> Steps:
    """HN-ABIL-38, HN-MULTI-14: each heavy weapon of one type may fire a shot of its own. These weapons get Active markers and
    lose their tokens. The gun of an ally who does not agree does not fire; the others may."""
    b, s = g.board, g.state
    name = NO_TYPE
    refused: list[Unit] = []
    while True:
        known = batteries(b, s, unit)
        guns = [gun for kind, each in known.items() if name in (NO_TYPE, kind) for gun in each if gun not in refused]
        choice = yield from choose(g, s.owner[unit], "battery", [*(b.lexicon.on[gun] for gun in guns), b.lexicon.done],
                                   "HN-ABIL-38", unit)
        if choice is b.lexicon.done:
            return
        gun = Unit(choice.args[0])
        if s.owner[gun] != s.owner[unit]:
            consent = yield from choose(g, s.owner[gun], "consent", [b.lexicon.yes, b.lexicon.no], "HN-MULTI-14", gun)
            if consent is b.lexicon.no:
                refused.append(gun)
                continue
        name = s.kind[gun]
        active_marker(g, gun)
        way = yield from choose(g, s.owner[gun], "battery_way", ways_to_fire(Watch(b, s), gun), "HN-ABIL-38", gun)
        yield from fire(g, gun, Slot(way.args[0]), Manner(way.args[1]))
