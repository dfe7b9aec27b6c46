"""What is hidden from a seat: where the traps of the other side lie. The conformance suite moves them directly."""

from __future__ import annotations

from random import Random

from bocage.core.contract import Hidden
from bocage.core.decision import Seat
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.pieces import OTHER, SiteNo
from bocage.games.commandos_40k.state import State


def swap_trap(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """KT-RECON-04: a trap that nobody has met could lie on any site that this seat's models have not come near; no piece of
    terrain bears two."""
    trapper = OTHER[seat]
    hidden = [site for site in s.traps[trapper] if site not in s.shown[trapper]]
    known = [*s.traps[trapper], *s.sprung[trapper]]
    choices = [(site, SiteNo(other)) for site in hidden for other, parts in enumerate(b.trap_parts)
               if not parts & s.walked[seat] and other not in known
               and b.trap_piece[other] not in {b.trap_piece[each] for each in known if each != site}]
    if not choices:
        return None
    new = s.copy()
    site, other = rng.choice(choices)
    new.traps[trapper] = sorted([*(each for each in s.traps[trapper] if each != site), other])
    return new


def read_traps(b: Board, s: State, seat: Seat) -> object:
    trapper = OTHER[seat]
    return [site for site in s.traps[trapper] if site not in s.shown[trapper]]


HIDDEN = (Hidden("traps that nobody has met", swap_trap, read_traps),)
