"""The order phase: how many tokens each has, placing them secretly in turn (HN-ORDER, HN-BLUFF, HN-SPECIAL)."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.asking import HTable, Topic, ask, choose, speak, tell, tell_to
from bocage.games.heroes_of_normandie.rules.smoke import free_templates
from bocage.games.heroes_of_normandie.rules.units import face_of, in_play, is_decoy, type_of
from bocage.games.heroes_of_normandie.state import State


def stars_of(b: Board, s: State, seat: int) -> int:
    """HN-ORDER-03, HN-ABIL-24, -25, HN-TRAIT-06: stars on tiles and on units in play, carried and hidden ones too, and the
    tokens that traits and abilities add."""
    stars = sum(b.tiles[tile].stars for tile in b.tiles_of[seat])
    stars += sum("hardened" in b.tiles[tile].families for tile in b.tiles_of[seat])
    for unit in own_units(s, seat):
        face = face_of(b, s, unit)
        stars += face.stars + bool(face.flags & p.PERSONAL_ORDER)
    return stars


def own_units(s: State, seat: int) -> list[int]:
    return [unit for unit, owner in enumerate(s.owner) if owner == seat and in_play(s, unit)]


def is_outnumbering(b: Board, seat: int) -> bool:
    """HN-MULTI-16: allies against a lone player."""
    side = b.side[seat]
    return len(b.members[side]) > 1 and len(b.members[1 - side]) == 1


def entitlement(b: Board, s: State, seat: int) -> int:
    """HN-ORDER-03, -04, HN-MULTI-16: numbered tokens, ten at most; allies against one share ten."""
    wish = min(p.MOST_ORDERS, stars_of(b, s, seat))
    if not is_outnumbering(b, seat):
        return wish
    mates = s.playing[b.side[seat]]
    wishes = {mate: min(p.MOST_ORDERS, stars_of(b, s, mate)) for mate in mates}
    while sum(wishes.values()) > p.MOST_ORDERS:
        largest = max(reversed(mates), key=lambda mate: wishes[mate])
        wishes[largest] -= 1
    return wishes[seat]


def bluffs_of(b: Board, s: State, seat: int) -> int:
    """HN-BLUFF-01, -06, HN-ORDN-04, HN-MULTI-16: one, one more by ordinance; two at most; allies against one have one set."""
    mates = b.members[b.side[seat]]
    if is_outnumbering(b, seat) and seat != s.playing[b.side[seat]][0]:
        return 0
    extra = sum(b.has(mate, "bluff") for mate in (mates if is_outnumbering(b, seat) else (seat,)))
    return min(p.MOST_BLUFFS, 1 + extra)


def specials_of(b: Board, s: State, seat: int) -> int:
    """HN-SPECIAL-01, -02, -07, HN-ORDN-03: Battle Plan gives one every turn, cards and tactics one for a turn; two at most."""
    return min(p.MOST_SPECIALS, int(b.has(seat, "battle_plan")) + s.special_cards[seat])


def take_tokens(g: HTable) -> None:
    """HN-SETUP-09, HN-RESERVE-12, HN-ORDER-05: each takes the tokens he is entitled to now."""
    b, s = g.board, g.state
    for seat in range(b.seats):
        number = entitlement(b, s, seat)
        s.tokens[seat] = list(range(1, number + 1))
        s.lost[seat], s.left_out[seat], s.revealed[seat] = [], [], []
        tell(g, e.TOKENS_TAKEN, seat, number)


def add_order(b: Board, s: State, seat: int) -> bool:
    """HN-ORDER-04, HN-ORDN-17, HN-MULTI-18: one more numbered token this turn, never an eleventh."""
    held = [token for token in s.tokens[seat] if token <= p.MOST_ORDERS]
    if len(held) >= p.MOST_ORDERS:
        return False
    s.tokens[seat].append(max(held, default=0) + 1)
    return True


def order_start_step(g: HTable) -> Steps:
    """The order phase begins: cards first, then bluffs and special orders join the tokens."""
    b, s = g.board, g.state
    s.phase = p.SHARED_TOKEN
    tell(g, e.PHASE, p.PLACE_ORDERS)
    yield from speak(g, "order_start", Topic())
    for seat in range(b.seats):
        s.tokens[seat].sort()
        for _ in range(s.extra_orders[seat]):
            add_order(b, s, seat)
        s.extra_orders[seat] = 0


def shared_token_step(g: HTable) -> Steps:
    """HN-ORDN-17, HN-MULTI-04, -21, HN-EX-45: Planning gives one token; allies say each turn whose it is."""
    b, s = g.board, g.state
    s.phase = p.PLACE_ORDERS
    for side in (s.initiative, 1 - s.initiative):
        holders = [seat for seat in s.playing[side] if b.has(seat, "planning")]
        if holders:
            options = [b.lexicon.act("share", seat) for seat in s.playing[side]]
            choice = yield from choose(g, holders[0], "share", options, "HN-MULTI-04")
            add_order(b, s, choice.args[0])
            if len(options) > 1:
                tell(g, e.SHARED, choice.args[0])
    for seat in range(b.seats):
        specials = specials_of(b, s, seat)
        s.tokens[seat] += [p.BLUFF] * bluffs_of(b, s, seat) + [p.SPECIAL] * specials
        s.specials_due[seat], s.special_cards[seat] = specials, 0
    s.passed = []
    s.placer = rotation(s)[0]


def rotation(s: State) -> list[int]:
    """HN-ORDER-01, HN-MULTI-08: the sides take turns, the initiative first; allies in their order of play."""
    first, second = s.playing[s.initiative], s.playing[1 - s.initiative]
    return [seat for at in range(max(len(first), len(second))) for side in (first, second) for seat in side[at:at + 1]]


def next_placer(g: HTable) -> int:
    """HN-ORDER-06: whoever has tokens and units for them goes on; -1 when all are done."""
    s = g.state
    order = rotation(s)
    start = order.index(s.placer)
    for step in range(1, len(order) + 1):
        seat = order[(start + step) % len(order)]
        if seat not in s.passed:
            return seat
    return p.NOBODY


def place_step(g: HTable) -> Steps:
    """HN-ORDER-01, -02, -07, -10: one token face down on one of one's own units."""
    s = g.state
    seat = s.placer
    options = placements(g, seat)
    if not options:
        put_aside(g, seat)
    else:
        choice = yield from ask(g, seat, "place_order", options, "HN-ORDER-01", len(s.tokens[seat]), sealed=True)
        if choice.verb == "withhold":
            put_aside(g, seat)
        elif choice.verb == "order_smoke":
            s.tokens[seat].remove(choice.args[0])
            s.smoke_token[seat].append(choice.args[0])
            tell(g, e.SMOKE_ORDERED, seat)
        else:
            token, unit = choice.args
            s.tokens[seat].remove(token)
            s.token[unit] = token
            tell(g, e.ORDERED, unit)
            tell_to(g, (seat,), e.ORDER_WAS, unit, token)
    s.placer = next_placer(g)
    if s.placer == p.NOBODY:
        s.phase = p.ORDER_END


def put_aside(g: HTable, seat: int) -> None:
    """HN-ORDER-07, HN-BLUFF-05: what is left is not placed this turn."""
    s = g.state
    s.left_out[seat] += s.tokens[seat]
    s.tokens[seat] = []
    s.passed.append(seat)


def placements(g: HTable, seat: int) -> list[Action]:
    """Every token on every unit without one. Orders are placed as long as a unit can take one; bluffs and special orders are
    free (HN-BLUFF-05). What must go to certain units is kept for them."""
    b, s = g.board, g.state
    free = [unit for unit in own_units(s, seat) if not s.token[unit]]
    held = sorted(set(s.tokens[seat]))
    numbers = [token for token in held if token <= p.MOST_ORDERS]
    templates = free_templates(g, seat)
    if not held or not (free or (templates and numbers)):
        return []
    act = b.lexicon.act
    due = obligations(g, seat, free)
    if due and len([token for token in s.tokens[seat] if token <= p.MOST_ORDERS]) <= len(due):
        return [act("order", token, unit) for token in numbers for unit in due[0]]
    found = [act("order", token, unit) for token in held for unit in free]
    if templates:
        found += [act("order_smoke", token) for token in numbers]
    if not numbers:
        found.append(act("withhold"))
    return found


def obligations(g: HTable, seat: int, free: list[int]) -> list[list[int]]:
    """HN-ABIL-25, HN-TRAIT-06: for each order that must go to certain units, those of them that are still without one."""
    b, s = g.board, g.state
    due = [[unit] for unit in free if face_of(b, s, unit).flags & p.PERSONAL_ORDER]
    for tile in b.tiles_of[seat]:
        if "hardened" in b.tiles[tile].families:
            of_tile = [unit for unit in own_units(s, seat) if s.recruit[unit] >= 0 and b.recruits[s.recruit[unit]].tile == tile]
            if not any(0 < s.token[unit] <= p.MOST_ORDERS for unit in of_tile):
                due.append([unit for unit in of_tile if not s.token[unit]])
    for _ in range(s.must_officer[seat]):
        officers = [unit for unit in own_units(s, seat) if type_of(b, s, unit).border == p.OFFICER and not is_decoy(b, s, unit)]
        if not any(0 < s.token[unit] <= p.MOST_ORDERS for unit in officers):
            due.append([unit for unit in officers if not s.token[unit]])
    return [units for units in due if units]


def order_end_step(g: HTable) -> Steps:
    """Cards of the end of the phase; then directives."""
    g.state.phase = p.GIVE_DIRECTIVES
    yield from speak(g, "order_end", Topic())


def directives_step(g: HTable) -> Steps:
    """HN-ORDER-11, HN-ORDN-07: a directive on an officer with Order, one a turn, the initiative player first."""
    b, s = g.board, g.state
    s.phase = p.WINDOW
    s.side_to_act = s.initiative
    s.next_of = [0, 0]
    s.swapped = s.slots_over = 0
    for seat in rotation(s):
        officers = [unit for unit in own_units(s, seat) if face_of(b, s, unit).stars and s.at[unit] >= 0
                    and type_of(b, s, unit).border == p.OFFICER and s.hidden[unit] == p.OPEN]
        if s.directives[seat] and officers and s.directive_on[b.side[seat]] == p.NOBODY:
            options = [b.lexicon.act("direct", kind, unit) for kind in sorted(set(s.directives[seat])) for unit in officers]
            choice = yield from choose(g, seat, "direct", [*options, b.lexicon.no], "HN-ORDN-07")
            if choice is not b.lexicon.no:
                kind, unit = choice.args
                s.directives[seat].remove(kind)
                s.directive_on[b.side[seat]], s.directive_kind[b.side[seat]] = unit, kind
                tell(g, e.DIRECTED, unit, kind)
    tell(g, e.PHASE, p.WINDOW)
