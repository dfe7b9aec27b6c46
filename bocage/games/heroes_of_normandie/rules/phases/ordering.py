"""The order phase: how many tokens each player has, and how players place them in turn, face down (HN-ORDER, HN-BLUFF,
HN-SPECIAL)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.event import Happening
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import Topic, speak
from bocage.games.heroes_of_normandie.rules.asking import HTable, ask, choose, tell, tell_to
from bocage.games.heroes_of_normandie.rules.fire.smoke import free_templates
from bocage.games.heroes_of_normandie.rules.units import face_of, has_trait, in_play, is_decoy, is_unknown, side_of, type_of
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Directive, Side, TileNo, Token, Unit, by_unit, first_seats


def stars_of(b: Board, s: State, seat: Seat) -> int:
    """HN-ORDER-03, HN-ABIL-24, HN-ABIL-25, HN-TRAIT-06: the stars on a player's tiles and on his units in play (carried and
    hidden units too), and the tokens that traits and abilities add. Hardened adds its token as long as a unit of its tile is
    there to take it."""
    stars = sum(b.tiles[tile].stars for tile in b.tiles_of[seat])
    stars += sum("hardened" in b.tiles[tile].families and bool(units_of(b, s, tile)) for tile in b.tiles_of[seat])
    for unit in own_units(s, seat):
        face = face_of(b, s, unit)
        stars += face.stars + bool(face.flags & p.PERSONAL_ORDER)
    return stars


def units_of(b: Board, s: State, tile: TileNo) -> list[Unit]:
    """The units in play that came with a tile."""
    return [unit for unit, recruit in by_unit(s.recruit)
            if recruit >= 0 and b.recruits[recruit].tile == tile and in_play(s, unit)]


def own_units(s: State, seat: Seat) -> list[Unit]:
    return [unit for unit, owner in by_unit(s.owner) if owner == seat and in_play(s, unit)]


def faces_one(b: Board, seat: Seat) -> bool:
    """HN-MULTI-16: whether a seat faces a lone player: with its allies, if it has any, it then has one set of tokens."""
    return len(b.members[p.OTHER[b.side[seat]]]) == 1


def entitlement(b: Board, s: State, seat: Seat) -> int:
    """HN-ORDER-03, HN-ORDER-04, HN-MULTI-16, HN-RULING-68, HN-RULING-115: how many numbered tokens a player takes: ten at most,
    and none if he has no unit left. Allies against a lone player share ten: if they have more stars, the one with most goes
    without, among equals the last to play."""
    if not faces_one(b, seat):
        return could_take(b, s, seat)
    mates = s.playing[b.side[seat]]
    wishes = {mate: could_take(b, s, mate) for mate in mates}
    while sum(wishes.values()) > p.MOST_ORDERS:
        largest = max(reversed(mates), key=lambda mate: wishes[mate])
        wishes[largest] -= 1
    return wishes[seat]


def could_take(b: Board, s: State, seat: Seat) -> int:
    return min(p.MOST_ORDERS, stars_of(b, s, seat)) if own_units(s, seat) else 0


def with_units(s: State, seats: Sequence[Seat]) -> Sequence[Seat]:
    """HN-RULING-115: those of these allies who have a unit to give a token to; all of them if none has."""
    return [seat for seat in seats if own_units(s, seat)] or seats


def sharers(b: Board, s: State, seat: Seat) -> list[Seat]:
    """HN-MULTI-16, HN-MULTI-20: the players who share one set of tokens: allies against a lone player share one; every other
    player has his own."""
    return s.playing[b.side[seat]] if faces_one(b, seat) else [seat]


def bluffs_of(b: Board, s: State, seat: Seat, extra: bool) -> int:
    """HN-BLUFF-01, HN-BLUFF-06, HN-ORDN-04, HN-MULTI-16, HN-MULTI-20: how many bluffs a player has: one, one more by the
    ordinance, two at most. Of players who share one set the first with units has the bluff; the player who is named has the
    bluff of the ordinance."""
    own = seat == with_units(s, sharers(b, s, seat))[0]
    return min(p.MOST_BLUFFS, own + extra)


def specials_of(b: Board, s: State, seat: Seat) -> int:
    """HN-SPECIAL-01, HN-SPECIAL-02, HN-SPECIAL-07, HN-ORDN-03, HN-MULTI-16, HN-MULTI-20: how many special orders a player or
    his set will have for certain. Battle Plan gives one every turn, to whom the alliance names; cards and tactics give one for
    a turn; two at most for each set of tokens."""
    group = sharers(b, s, seat)
    due = sum(s.special_cards[mate] for mate in group)
    takers = who_may_take(b, s, b.side[seat], "battle_plan")
    return min(p.MOST_SPECIALS, due + (bool(takers) and all(taker in group for taker in takers)))


def may_gain_special(b: Board, s: State, seat: Seat) -> bool:
    """HN-SPECIAL-02, HN-MULTI-16, HN-RULING-115: whether a player has units, and may have one more special order."""
    return bool(own_units(s, seat)) and specials_of(b, s, seat) < p.MOST_SPECIALS


def orders_held(b: Board, s: State, seat: Seat) -> int:
    """HN-ORDER-04, HN-MULTI-16: the numbered tokens in hand that count against the limit of ten."""
    return sum(token <= p.MOST_ORDERS for mate in sharers(b, s, seat) for token in s.tokens[mate])


def take_tokens(g: HTable) -> None:
    """HN-SETUP-09, HN-RESERVE-12, HN-ORDER-05: each player takes the tokens that he is entitled to now."""
    b, s = g.board, g.state
    s.slots_over = 0
    for seat in first_seats(b.seats):
        number = entitlement(b, s, seat)
        s.tokens[seat] = list(p.ORDERS[:number])
        s.lost[seat], s.left_out[seat], s.revealed[seat] = [], [], []
        tell(g, e.TOKENS_TAKEN, seat, number)


def add_order(b: Board, s: State, seat: Seat) -> None:
    """HN-ORDER-04, HN-ORDN-17, HN-MULTI-16, HN-MULTI-18: gives a player one more numbered token this turn, but never an
    eleventh. He has no other tokens in hand yet."""
    if orders_held(b, s, seat) < p.MOST_ORDERS:
        s.tokens[seat].append(Token(max(s.tokens[seat], default=0) + 1))


def may_gain_order(b: Board, s: State, seat: Seat) -> bool:
    """HN-ORDER-04, HN-ORDN-17, HN-MULTI-16, HN-MULTI-18, HN-RULING-115: whether a player has units, and a token is left for one
    more order, besides the orders already promised and the order of Planning, if nobody outside his set can take that."""
    group = sharers(b, s, seat)
    takers = planners(b, s, b.side[seat])
    promised = sum(s.extra_orders[mate] for mate in group) + (bool(takers) and all(taker in group for taker in takers))
    return bool(own_units(s, seat)) and orders_held(b, s, seat) + promised < p.MOST_ORDERS


def planners(b: Board, s: State, side: Side) -> list[Seat]:
    """HN-ORDN-17, HN-MULTI-04, HN-MULTI-18: the players of a side who could take the order of Planning: those with units and
    fewer than ten orders."""
    mates = s.playing[side]
    if not b.serves(mates[0], "planning"):
        return []
    return [seat for seat in with_units(s, mates) if orders_held(b, s, seat) < p.MOST_ORDERS]


def order_start_step(g: HTable) -> Steps:
    """The order phase begins: cards may be played; then players get the extra orders that they are promised."""
    b, s = g.board, g.state
    s.phase = p.SHARED_TOKEN
    tell(g, e.PHASE, p.PLACE_ORDERS)
    yield from speak(g, "order_start", Topic())
    for seat in first_seats(b.seats):
        for _ in range(s.extra_orders[seat]):
            add_order(b, s, seat)
        s.extra_orders[seat] = 0


def shared_token_step(g: HTable) -> Steps:
    """HN-ORDN-17, HN-MULTI-04, HN-MULTI-21, HN-EX-45: an alliance names anew each turn which of its players takes the token of
    a shared option. Then bluffs and special orders join the numbers."""
    b, s = g.board, g.state
    s.phase = p.PLACE_ORDERS
    for side in (s.initiative, p.OTHER[s.initiative]):
        planner = yield from taker_of(g, side, planners(b, s, side), "share", e.SHARED)
        if planner != p.NO_SEAT:
            add_order(b, s, planner)
        plan = yield from taker_of(g, side, who_may_take(b, s, side, "battle_plan"), "share_special", e.SHARED_SPECIAL)
        bluff = yield from taker_of(g, side, who_may_take(b, s, side, "bluff"), "share_bluff", e.SHARED_BLUFF)
        give_specials(b, s, side, plan)
        for seat in s.playing[side]:
            s.tokens[seat] += [p.BLUFF] * bluffs_of(b, s, seat, seat == bluff) + [p.SPECIAL] * s.specials_due[seat]
    s.passed = []
    s.placer = rotation(s)[0]


def who_may_take(b: Board, s: State, side: Side, family: str) -> Sequence[Seat]:
    """HN-MULTI-04, HN-RULING-115: the players of a side who could take the token of an option; none without the option."""
    mates = s.playing[side]
    return with_units(s, mates) if b.serves(mates[0], family) else ()


def taker_of(g: HTable, side: Side, takers: Sequence[Seat], kind: str, told: Happening) -> Generator[Decision, Action, Seat]:
    """HN-MULTI-04, HN-MULTI-21: asks who of these players takes the token of a shared option this turn; -1 if nobody can."""
    b, mates = g.board, g.state.playing[side]
    if not takers:
        return p.NO_SEAT
    choice = yield from choose(g, mates[0], kind, [b.lexicon.act("share", seat) for seat in takers], "HN-MULTI-04")
    taker = Seat(choice.args[0])
    if len(mates) > 1:
        tell(g, told, taker)
    return taker


def give_specials(b: Board, s: State, side: Side, plan: Seat) -> None:
    """HN-SPECIAL-02, HN-SPECIAL-07, HN-MULTI-16: gives the special orders of cards, tactics and Battle Plan, as long as there
    are tokens."""
    given = 0
    for seat in s.playing[side]:
        room = p.MOST_SPECIALS - (given if faces_one(b, seat) else 0)
        s.specials_due[seat] = min(room, s.special_cards[seat] + (seat == plan))
        s.special_cards[seat] = 0
        given += s.specials_due[seat]


def rotation(s: State) -> list[Seat]:
    """HN-ORDER-01, HN-MULTI-08: the order of seats: the sides take turns, the initiative side first; allies follow in their
    order of play."""
    first, second = s.playing[s.initiative], s.playing[p.OTHER[s.initiative]]
    return [seat for at in range(max(len(first), len(second))) for side in (first, second) for seat in side[at:at + 1]]


def next_placer(g: HTable) -> Seat:
    """HN-ORDER-06: the next player who still places tokens; -1 when all are done."""
    s = g.state
    order = rotation(s)
    start = order.index(s.placer)
    for step in range(1, len(order) + 1):
        seat = order[(start + step) % len(order)]
        if seat not in s.passed:
            return seat
    return p.NO_SEAT


def place_step(g: HTable) -> Steps:
    """HN-ORDER-01, HN-ORDER-02, HN-ORDER-07, HN-ORDER-10: a player puts one token face down on one of his own units."""
    s = g.state
    seat = s.placer
    options = placements(g, seat)
    if not options:
        put_aside(g, seat)
    else:
        choice = yield from ask(g, seat, "place_order", options, "HN-ORDER-01", len(s.tokens[seat]), sealed=True)
        if choice.verb == "withhold":
            g.reveal()                                      # everybody learns that he has no number left
            put_aside(g, seat)
        elif choice.verb == "order_smoke":
            token = Token(choice.args[0])
            s.tokens[seat].remove(token)
            s.smoke_token[seat].append(token)
            tell(g, e.SMOKE_ORDERED, seat)
        else:
            token, unit = Token(choice.args[0]), Unit(choice.args[1])
            s.tokens[seat].remove(token)
            s.token[unit] = token
            tell(g, e.ORDERED, unit)
            tell_to(g, (seat,), e.ORDER_WAS, unit, token)
    s.placer = next_placer(g)
    if s.placer == p.NO_SEAT:
        s.phase = p.ORDER_END


def put_aside(g: HTable, seat: Seat) -> None:
    """HN-ORDER-07, HN-BLUFF-05: the tokens that a player has left are not placed this turn."""
    s = g.state
    s.left_out[seat] += s.tokens[seat]
    s.tokens[seat] = []
    s.passed.append(seat)


class Placing:
    """What a player may place now, gathered once. ``free``: his units without a token. ``held``: his different tokens.
    ``numbers``: the tokens with a number. ``due``: for each number that must go to one of certain units, those units.
    ``is_bound``: whether every number that is left must go to such a unit."""

    __slots__ = ("b", "s", "seat", "free", "held", "numbers", "due", "is_bound")

    def __init__(self, b: Board, s: State, seat: Seat) -> None:
        self.b = b
        self.s = s
        self.seat = seat
        self.free = [unit for unit in own_units(s, seat) if not s.token[unit]]
        self.held = sorted(set(s.tokens[seat]))
        self.numbers = [token for token in self.held if token <= p.MOST_ORDERS]
        self.due = obligations(b, s, seat, self.free) if self.numbers else []
        self.is_bound = bool(self.due) and len(self.numbers) <= fewest(self.due)

    def why_not(self, token: Token, unit: Unit) -> str:
        """HN-ORDER-01, HN-ORDER-02, HN-ORDER-03: "" if the player may put a token on a unit; otherwise the rule that forbids
        it. He must hold the token; the unit must be his and have no token; and tokens that must go to certain units are kept
        for them."""
        s = self.s
        if unit >= len(s.at) or s.owner[unit] != self.seat or not in_play(s, unit):
            return "HN-ORDER-01"
        if token not in self.held:
            return "HN-ORDER-03"
        if s.token[unit]:
            return "HN-ORDER-02"
        return self.why_kept(token, unit)

    def why_kept(self, token: Token, unit: Unit) -> str:
        """HN-ABIL-25, HN-TRAIT-06, HN-CARD-03, HN-RULING-90: "" if the token need not be kept for other units. The last numbers
        belong to units that must have one. The only unit that can take such a number takes no bluff before it, and no special
        order unless its order is a personal one."""
        if token <= p.MOST_ORDERS:
            left = [units for units in self.due if unit not in units]
            return self.why_due(left[0]) if self.is_bound and fewest(left) >= fewest(self.due) else ""
        if [unit] not in self.due or (token == p.SPECIAL and self.is_personal(unit)):
            return ""
        return self.why_due([unit])

    def is_personal(self, unit: Unit) -> bool:
        return bool(face_of(self.b, self.s, unit).flags & p.PERSONAL_ORDER)

    def why_due(self, units: list[Unit]) -> str:
        """The rule by which one of these units must get a number."""
        b, s = self.b, self.s
        if any(self.is_personal(each) for each in units):
            return "HN-ABIL-25"
        return "HN-TRAIT-06" if any(has_trait(b, s, each, "hardened") for each in units) else "HN-CARD-03"


def placements(g: HTable, seat: Seat) -> list[Action]:
    """HN-ORDER-09, HN-SPECIAL-08: every token on every unit without a token, even if the unit is carried, hidden or a decoy.
    Numbers must be placed as long as a unit can take one (HN-ORDER-07); bluffs and special orders need not be placed
    (HN-BLUFF-05). A number may lie on a smoke template (HN-ORDN-18), but not one that a card keeps for a movement."""
    act = g.board.lexicon.act
    placing = Placing(g.board, g.state, seat)
    templates = free_templates(g, seat)
    if not placing.held or not (placing.free or (templates and placing.numbers)):
        return []
    found = [act("order", token, unit) for token in placing.held for unit in placing.free
             if not placing.due or not placing.why_kept(token, unit)]
    if placing.is_bound:
        return found
    if templates:
        found += [act("order_smoke", token) for token in placing.numbers if not is_for_moving(g.state, seat, token)]
    if not placing.numbers or not placing.free:
        found.append(act("withhold"))
    return found


def is_for_moving(s: State, seat: Seat, token: Token) -> bool:
    """HN-CARD-03: whether a card says that an order must be used for a movement."""
    return seat * p.SEAT_OF_TOKEN + token in s.must_move


def fewest(due: list[list[Unit]]) -> int:
    """The fewest numbers that meet all of these obligations: one number may meet several, such as that of an officer who
    belongs to a Hardened tile."""
    if not due:
        return 0
    return 1 + min(fewest([units for units in due if unit not in units]) for unit in due[0])


def obligations(b: Board, s: State, seat: Seat, free: list[Unit]) -> list[list[Unit]]:
    """HN-ABIL-25, HN-TRAIT-06, HN-RULING-62: for each order that must go to one of certain units, those of these units that
    have no token yet. Any number will do."""
    due = [[unit] for unit in free if face_of(b, s, unit).flags & p.PERSONAL_ORDER]
    for tile in b.tiles_of[seat]:
        if "hardened" in b.tiles[tile].families:
            of_tile = units_of(b, s, tile)
            if not any(0 < s.token[unit] <= p.MOST_ORDERS for unit in of_tile):
                due.append([unit for unit in of_tile if not s.token[unit]])
    for _ in range(s.must_officer[seat]):
        officers = [unit for unit in own_units(s, seat) if type_of(b, s, unit).border == p.OFFICER and not is_decoy(b, s, unit)]
        if not any(0 < s.token[unit] <= p.MOST_ORDERS for unit in officers):
            due.append([unit for unit in officers if not s.token[unit]])
    return [units for units in due if units]


def order_end_step(g: HTable) -> Steps:
    """Opens the window at the end of the phase. Directives come after it."""
    g.state.phase = p.GIVE_DIRECTIVES
    yield from speak(g, "order_end", Topic())


def ask_allies(g: HTable, officer: Unit) -> Steps:
    """HN-MULTI-14: a directive helps the units of allies if their owner agrees."""
    b, s = g.board, g.state
    for mate in s.playing[side_of(b, s, officer)]:
        if mate != s.owner[officer] and own_units(s, mate):
            choice = yield from choose(g, mate, "consent_directive", [b.lexicon.yes, b.lexicon.no], "HN-MULTI-14", officer)
            if choice is b.lexicon.no:
                s.directive_refused.append(mate)


def directives_step(g: HTable) -> Steps:
    """HN-ORDER-11, HN-ORDN-07, HN-GEN-13: each player may put a directive on an officer with Order, also on one in a vehicle;
    one for each side in a turn; the initiative player first. HN-MULTI-04: the directives of the high command serve every player
    of the alliance."""
    b, s = g.board, g.state
    s.phase = p.WINDOW
    s.side_to_act = s.initiative
    s.next_of = [0, 0]
    s.swapped = s.slots_over = 0
    for seat in rotation(s):
        officers = [unit for unit in own_units(s, seat) if face_of(b, s, unit).stars
                    and type_of(b, s, unit).border == p.OFFICER and not is_unknown(s, unit)]
        side = b.side[seat]
        keeper_of = {kind: mate for mate in s.playing[side] for kind in s.directives[mate]}
        if keeper_of and officers and s.directive_on[side] == p.NO_UNIT:
            options = [b.lexicon.act("direct", kind, unit) for kind in sorted(keeper_of) for unit in officers]
            choice = yield from choose(g, seat, "direct", [*options, b.lexicon.no], "HN-ORDN-07")
            if choice is not b.lexicon.no:
                kind, unit = Directive(choice.args[0]), Unit(choice.args[1])
                s.directives[keeper_of[kind]].remove(kind)
                s.directive_on[side], s.directive_kind[side] = unit, kind
                tell(g, e.DIRECTED, unit, kind)
                yield from ask_allies(g, unit)
    tell(g, e.PHASE, p.WINDOW)
