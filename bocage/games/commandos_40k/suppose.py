"""What a seat may suppose of what it does not know: traps of the other side that nobody has met (KT-RECON-04)."""

from __future__ import annotations

from random import Random

from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.state import State


def hidden_traps(s: State, trapper: int) -> int:
    """How many traps of a player may still lie unseen."""
    return s.trap_count[trapper] - len(s.shown[trapper]) - len(s.sprung[trapper])


def knows_all(s: State, seat: int) -> bool:
    return hidden_traps(s, 1 - seat) <= 0


def suppose(b: Board, s: State, seat: int, rng: Random) -> State:
    """As many as the die allowed, anywhere that this seat's models have not been near."""
    new = s.copy()
    trapper = 1 - seat
    number = hidden_traps(s, trapper)
    if number > 0:
        seen = [*s.shown[trapper], *s.sprung[trapper]]
        free = [site for site, parts in enumerate(b.trap_parts) if site not in seen and not parts & s.walked[seat]]
        new.traps[trapper] = sorted([*s.shown[trapper], *rng.sample(free, min(number, len(free)))])
    return new
