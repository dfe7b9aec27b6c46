"""``bocage army``: checks the text of an army (or team), or writes a ready-made one."""

from __future__ import annotations

from random import Random

from bocage.cli import files
from bocage.cli.desk import Desk
from bocage.core.contract import Building, Forces
from bocage.core.errors import BocageError
from bocage.games import find


def check(desk: Desk, game: str, army: str, wanted: Building) -> bool:
    """Shows what the army is made of and every rule it breaks; returns whether it breaks none."""
    judged = forces_of(game).judge(with_text(wanted, army), desk.lang)
    if judged.problem:
        desk.text(judged.problem, "warning")
        return False
    for line in judged.told:
        desk.text(line, indent=2)
    for fault in judged.faults:
        desk.text(f"{fault.rule} {fault.text}", "warning", indent=2)
    desk.text(desk.say("cli-army-legal" if not judged.faults else "cli-army-illegal", number=len(judged.faults),
                       points=judged.points), "strong")
    return not judged.faults


def draft(desk: Desk, game: str, side: str, wanted: Building, rng: Random | None) -> None:
    """Prints the text of a ready-made army and nothing else, so that it can go into a file."""
    print(forces_of(game).draft(side, wanted, rng))


def forces_of(game: str) -> Forces:
    forces = find(game).forces
    if forces is None:
        raise BocageError("cli-error-no-army", game=game)
    return forces


def with_text(wanted: Building, army: str) -> Building:
    """The army is a text, or the name of a file that holds one."""
    return Building((files.text_of(army),), 0, wanted.scenario, wanted.points, wanted.seats)
