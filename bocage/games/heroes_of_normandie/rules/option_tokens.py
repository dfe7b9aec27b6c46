"""Tokens that options give: whose they are, which units may use them, and spending them (HN-ARMY-07, HN-ARMY-08, HN-ARMY-09,
HN-EQUIP-14)."""

from __future__ import annotations

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell
from bocage.games.heroes_of_normandie.rules.units import type_of
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import StockNo, Unit

TRAITS_WITH_TOKENS = ("hardboiled", "heroic", "triggerhappy", "veteran")


def stock_for(b: Board, s: State, unit: Unit, family: str) -> StockNo:
    """HN-ARMY-07, HN-ARMY-08, HN-MULTI-04: the tokens of a family that a unit may use: those of its own tile, or of a
    high-command tile of its alliance. A hero may use those of any tile of his army. HN-ARMY-10, HN-RULING-04: the tokens of a
    trait are for the units of their own tile only, also on a high-command tile. HN-RULING-98: tokens that fewer units may use
    are spent first. ``NO_STOCK``: none."""
    family_stocks = b.stocks_of_family.get(family)
    if family_stocks is None:
        return p.NO_STOCK
    seat = s.owner[unit]
    recruit = s.recruit[unit]
    tile = b.recruits[recruit].tile if recruit >= 0 else p.NO_TILE
    is_trait = family in TRAITS_WITH_TOKENS
    is_hero = type_of(b, s, unit).border == p.HERO and not is_trait
    found: list[StockNo] = []
    for number in family_stocks:
        stock = b.stocks[number]
        if not s.stock[number] or b.side[stock.seat] != b.side[seat]:
            continue
        if (stock.hq and not is_trait) or (stock.seat == seat and (is_hero or (tile >= 0 and stock.tile == tile))):
            found.append(number)
    return min(found, key=lambda number: spending_order(b, s, number)) if found else p.NO_STOCK


def spending_order(b: Board, s: State, number: StockNo) -> tuple[bool, int, StockNo]:
    """HN-RULING-98: a platoon's own tokens are spent before those of the high command; among several tiles the one with most
    tokens left comes first."""
    return b.stocks[number].hq, -s.stock[number], number


def stock_of_seat(b: Board, s: State, seat: Seat, family: str) -> StockNo:
    """Tokens of a family that a player may spend without naming a unit. ``NO_STOCK``: none."""
    return next(iter(stocks_of_seat(b, s, seat, family)), p.NO_STOCK)


def stocks_of_seat(b: Board, s: State, seat: Seat, family: str) -> list[StockNo]:
    """HN-MULTI-04, HN-RULING-98: a player's own options of a family that have tokens left, and then those of his alliance's
    high command."""
    found = [number for number in b.stocks_of_family.get(family, ()) if s.stock[number] and (
        b.stocks[number].seat == seat or (b.stocks[number].hq and b.side[b.stocks[number].seat] == b.side[seat]))]
    return sorted(found, key=lambda number: spending_order(b, s, number))


def spend(g: HTable, stock: StockNo) -> None:
    g.state.stock[stock] -= 1
    tell(g, e.TOKEN_SPENT, g.board.stocks[stock].seat, stock)
