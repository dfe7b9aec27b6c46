"""Positions that a seat considers possible: traps of the other side that nobody has met may lie anywhere (KT-RECON-04)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bocage.core.contract import Known
from bocage.core.decision import Seat
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k.actions import PATHS, places_of
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.paths.judging import near_parts
from bocage.games.commandos_40k.pieces import CHOOSE_TRAPS, OTHER, Parts, SiteNo, Waypoint, models_in
from bocage.games.commandos_40k.rules.models import start_of
from bocage.games.commandos_40k.state import State


def hidden_traps(s: State, trapper: Seat) -> int:
    """How many traps of a player may still be hidden."""
    laid = s.tested if s.phase == CHOOSE_TRAPS else s.trap_count[trapper]
    return min(laid, s.trap_count[trapper]) - len(s.shown[trapper]) - len(s.sprung[trapper])


def knows_all(b: Board, s: State, seat: int) -> bool:
    return hidden_traps(s, OTHER[seat]) <= 0


def suppose(b: Board, s: State, seat: int, rng: Random, since: Sequence[Known]) -> State:
    """Deals the hidden traps anew onto sites that this seat's models have not come near, this step included. Traps revealed in
    this step stay where they are."""
    new = s.copy()
    trapper = OTHER[seat]
    number = hidden_traps(s, trapper)
    if number > 0:
        seen = [*s.shown[trapper], *s.sprung[trapper]]
        met = met_since(since, seen)
        walked = s.walked[seat] | walked_since(b, s, Seat(seat), since)
        free = [SiteNo(site) for site, parts in enumerate(b.trap_parts) if not parts & walked]
        some = on_other_pieces(b, [*seen, *met], rng.sample(free, len(free)))
        new.traps[trapper] = sorted([*s.shown[trapper], *met, *some[:max(0, number - len(met))]])
    return new


def on_other_pieces(b: Board, known: Sequence[SiteNo], some: Sequence[SiteNo]) -> list[SiteNo]:
    """KT-RECON-04: Those of the sites that can be trapped beside the known ones: no piece twice."""
    taken = {b.trap_piece[site] for site in known}
    found: list[SiteNo] = []
    for site in some:
        if b.trap_piece[site] not in taken:
            taken.add(b.trap_piece[site])
            found.append(site)
    return found


def met_since(since: Sequence[Known | None], seen: list[SiteNo]) -> list[SiteNo]:
    """The traps that were revealed in this step."""
    told = (event for known in since if known is not None for event in known.told if event.happening is e.TRAP_MET)
    return [SiteNo(site) for site in dict.fromkeys(event.args[1] for event in told)
            if isinstance(site, int) and site not in seen]


def walked_since(b: Board, s: State, seat: Seat, since: Sequence[Known | None]) -> Parts:
    """The parts that this seat's models may have come near in this step. A path does not say whose it was, so every model of
    the seat is considered."""
    walked = 0
    paths = [known.action for known in since if known is not None and known.seat == seat and known.action.verb in PATHS]
    ends: list[Waypoint] = []
    for action in paths if s.trap_count[OTHER[seat]] else ():
        for model in models_in(s.on & b.mine[seat]):
            for start in (start_of(s, model), *ends):
                path = places_of(action, start[2])
                if any(place != start for place in path):           # otherwise it was no move
                    walked |= near_parts(b.ground, b.mover[model], start, path)
        ends.append(places_of(action)[-1])
    return walked
