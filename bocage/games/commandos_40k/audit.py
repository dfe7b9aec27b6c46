"""What play must conserve, and what must never be true."""

from __future__ import annotations

from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.paths.judging import end_is_legal
from bocage.games.commandos_40k.pieces import SEATS, models_in
from bocage.games.commandos_40k.rules.models import engaged_at, start_of
from bocage.games.commandos_40k.rules.trips import bodies_for
from bocage.games.commandos_40k.state import State


def pieces(b: Board, s: State) -> dict[str, int]:
    """Every model is in exactly one place: waiting, on the table, out of action, or escaped."""
    waiting = (1 << b.count) - 1 & ~(s.on | s.ooa | s.escaped)
    return {"models": sum(each.bit_count() for each in (waiting, s.on, s.ooa, s.escaped))}


def audit(b: Board, s: State) -> list[str]:
    wrong: list[str] = []
    for model in models_in(s.on):
        name = b.lexicon.models[model]
        if not end_is_legal(b.ground, b.mover[model], start_of(s, model), bodies_for(b, s, model, 0)):
            wrong.append(f"{name} stands where nobody may (KT-GEOM-19)")
        if s.er[model] != engaged_at(b, s, model, start_of(s, model)):
            wrong.append(f"{name}: its engagements are not those of its place (KT-ER-01)")
        if not 0 <= s.hp[model] <= b.kind[model].wounds:
            wrong.append(f"{name} has {s.hp[model]} hit points")
        if not 0 <= s.light[model] <= 3:
            wrong.append(f"{name} has {s.light[model]} light wounds (KT-TRAUMA-08)")
    for seat in SEATS:
        if s.cp[seat] < 0:
            wrong.append(f"seat {seat} has {s.cp[seat]} command points")
        if len(s.traps[seat]) + len(s.sprung[seat]) > s.trap_count[seat]:
            wrong.append(f"seat {seat} has laid more traps than its die allowed (KT-RECON-04)")
    if s.on & (s.ooa | s.escaped):
        wrong.append("a model is on the table and gone")
    if b.mission.id == p.RESCUE and s.marker.count(p.SOUGHT) > 1:
        wrong.append("two markers are the sought one")
    return wrong
