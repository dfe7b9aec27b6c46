"""Smoke templates: they get orders, come down near where they are aimed, and fade (HN-ORDN-18, HN-ORDN-19, HN-ORDN-20,
HN-ORDN-21, HN-ORDN-22)."""

from __future__ import annotations

from bocage.core.decision import Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.rules.fire.scattering import scatter
from bocage.games.heroes_of_normandie.rules.option_tokens import spend, stock_of_seat, stocks_of_seat
from bocage.games.heroes_of_normandie.types import Point

THICK, THIN = 4, 2
SMOKE_SCATTER = 1


def lay_smoke(g: HTable, seat: Seat) -> Steps:
    """HN-ORDN-19: when the order of a template comes up, its owner may place it on any intersection. It scatters by one."""
    b, s = g.board, g.state
    options = [*b.lexicon.point, b.lexicon.no]
    choice = yield from choose(g, seat, "smoke", options, "HN-ORDN-19")
    if choice is b.lexicon.no:
        return
    spend(g, stock_of_seat(b, s, seat, "smoke"))
    point = yield from scatter(g, seat, Point(choice.args[0]), SMOKE_SCATTER)
    if point >= 0:
        s.smoke += [seat, point, THICK]
        tell(g, e.SMOKE_PLACED, point, THICK)


def fade(g: HTable) -> None:
    """HN-ORDN-20: at the end of Reserve thick smoke becomes thin, and thin smoke goes."""
    s = g.state
    left: list[int] = []
    for owner, point, malus in s.smoke_templates():
        now = THIN if malus == THICK else 0
        tell(g, e.SMOKE_FADED, point, now)
        if now:
            left += [owner, point, now]
    s.smoke = left


def free_templates(g: HTable, seat: Seat) -> int:
    """HN-ORDN-18, HN-MULTI-04: how many more templates a player may give an order. Allies share the templates of their high
    command, and each template has one order."""
    b, s = g.board, g.state
    mates = b.members[b.side[seat]]
    left = sum(s.stock[number] for number in stocks_of_seat(b, s, seat, "smoke"))
    return max(0, left - sum(len(s.smoke_token[mate]) for mate in mates))
