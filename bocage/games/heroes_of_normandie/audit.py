"""Facts that hold at every moment of every game: no counter, card or token is lost or made, and a square holds one unit."""

from __future__ import annotations

from collections import Counter

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.units import carried_by, mask, places_taken, squares
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import by_unit, first_seats


def pieces(b: Board, s: State) -> dict[str, dict[str, int]]:
    """Lists every card of each side, and every recruit: still in a pool, on the table, or gone from it."""
    found: dict[str, dict[str, int]] = {}
    for side, name in enumerate(p.SIDES):
        cards: Counter[str] = Counter()
        for card, id in enumerate(b.card_ids):
            cards[id] += s.deck[side][card] + s.discard[side][card]
        for seat in b.members[side]:
            cards.update(b.card_ids[card] for card in s.hand[seat])
        found[name] = {id: number for id, number in cards.items() if number}
    units = Counter(b.recruits[recruit].name for pool in s.pool for recruit in pool)
    units.update(b.recruits[recruit].name for recruit in s.recruit if recruit >= 0 and not b.recruits[recruit].late)
    found["units"] = dict(units)
    return found


def audit(b: Board, s: State) -> list[str]:
    """Returns what is wrong with a position, in words for a developer; nothing if all is well."""
    wrong: list[str] = []
    held: dict[int, int] = {}
    ground = b.ground(s.ground)
    for unit, at in by_unit(s.at):
        if at >= 0 and unit != s.mover:
            type = b.types[s.kind[unit]]
            for square in squares(b, s, unit):
                if square in held:
                    wrong.append(f"u{unit} and u{held[square]} both stand on square {square}")
                held[square] = unit
            open = ground.passable[type.kind] | (ground.water if type.faces[0].flags & p.AMPHIBIOUS else 0)
            if mask(b, s, unit) & ~open and s.phase != p.DEPLOY:
                wrong.append(f"u{unit} stands where it cannot be: square {at}")
        if at == p.CARRIED and s.at[s.carrier[unit]] < 0:
            wrong.append(f"u{unit} is carried by nothing")
        if s.suppressed[unit] < 0:
            wrong.append(f"u{unit} owes a Suppressed marker")
        if at not in (p.CARRIED,) and at < 0 and s.token[unit]:
            wrong.append(f"u{unit} is gone and has a token")
    for vehicle, at in by_unit(s.at):
        if at >= 0 and b.types[s.kind[vehicle]].capacity:
            taken = sum(places_taken(b, s, unit) for unit in carried_by(s, vehicle))
            if taken > b.types[s.kind[vehicle]].capacity:
                wrong.append(f"u{vehicle} carries {taken}")
    for seat in first_seats(b.seats):
        numbers = [token for unit, token in by_unit(s.token) if 0 < token <= p.MOST_ORDERS and s.owner[unit] == seat]
        numbers += [token for token in s.tokens[seat] if token <= p.MOST_ORDERS] + s.smoke_token[seat]
        if len(numbers) > p.MOST_ORDERS or len(numbers) != len(set(numbers)):
            wrong.append(f"seat {seat} has orders {sorted(numbers)}")
    if min(s.stock, default=0) < 0:
        wrong.append("a stock is overdrawn")
    return wrong
