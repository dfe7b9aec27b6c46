"""Writes a saved game as text; ``reading.py`` shows what it looks like and reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

from bocage.core.contract import AnyRuleset
from bocage.core.dice import DIE, PICK
from bocage.core.history import Chance, Move, Setup
from bocage.core.plain import canonical
from bocage.core.run import Step

FORMAT = "Bocage record 1"
RULE = "---"
Bags = Mapping[str, Sequence[str]]


def write(ruleset: AnyRuleset, setup: Setup, opening: Chance, moves: Sequence[Move], step: Step, hash: str, *,
          with_seeds: bool) -> str:
    """The text of a game. ``opening``: the results of chance before the first choice; ``step``: the present step."""
    bags = ruleset.rules.bags(step.board)
    lines = [FORMAT, f"game {setup.game} {ruleset.version}", f"scenario {setup.scenario}", f"seats {' | '.join(setup.seats)}",
             f"rules {ruleset.digest}"]
    lines += [f"option {name} {value}" for name, value in sorted(setup.options.items())]
    for start, seed, shown in setup.seeds:
        lines.append(f"seed-hash {start} {shown}")
        if seed and with_seeds:
            lines.append(f"seed {start} {seed}")
    if setup.ask_all:
        lines.append("ask all")
    if setup.lesson:
        lines.append(f"lesson {setup.lesson}")
    if setup.start:
        lines.append(f"start {setup.start}")
    lines += [RULE, f"= {chance_text(opening, bags)}".rstrip()]
    for move in moves:
        answer = f" = {chance_text(move.chance, bags)}" if move.chance else ""
        lines.append(f"{setup.seats[move.seat]}: {move.text}{answer}")
    lines += [RULE, f"snapshot {canonical([step.state, len(step.choices)]).decode()}", f"hash {hash}"]
    return "\n".join([*lines, f"check {checksum(lines)}", ""])


def checksum(lines: Sequence[str]) -> str:
    """A short hash of the lines, by which damage to a saved game is found."""
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def chance_text(chance: Chance, bags: Bags) -> str:
    return " ".join(_result_text(bag, value, bags) for bag, value in chance)


def _result_text(bag: str, value: int, bags: Bags) -> str:
    if bag == DIE:
        return str(value)
    return f"#{value}" if bag == PICK else f"{bag}:{bags[bag][value]}"
