"""Writes a saved game as text; ``reading.py`` shows what it looks like and reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec

from bocage.core.contract import AnyRuleset
from bocage.core.dice import DIE, PICK
from bocage.core.errors import BadRecord
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
    if setup.agreed:
        lines.append(f"agreed {setup.agreed}")
    lines += [f"hint {at} {seat}" for at, seat in setup.hints]
    if setup.start:
        lines.append(f"start {setup.start}")
    lines += [RULE, f"= {chance_text(opening, bags)}".rstrip()]
    lines += [line_of(setup.seats[move.seat], move.text, chance_text(move.chance, bags)) for move in moves]
    snapshot = canonical([step.state, len(step.choices), len(step.tape.results)]).decode()
    lines += [RULE, f"snapshot {snapshot}", f"hash {hash}"]
    return "\n".join([*lines, f"check {checksum(lines)}", ""])


def line_of(seat: str, action: str, chance: str) -> str:
    return f"{seat}: {action} = {chance}" if chance else f"{seat}: {action}"


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A choice as a line of a record holds it: the number of the seat, the action, what chance answered."""

    seat: int
    action: str
    chance: str


class Continued(msgspec.Struct, frozen=True):
    """A record that was continued; ``moves``: how many choices it holds; ``floor``: how many of them stand before its
    snapshot."""

    text: str
    moves: int
    floor: int


def continued(text: str, kept: int | None = None, since: Sequence[Line] = (), hash: str = "") -> Continued:
    """A record as it would be had the game gone on after its first ``kept`` choices (None: after all of them) with these. The
    snapshot stays where it is, so it may not stand behind those that are kept. ``hash``: of the position after the last."""
    lines = text.split("\n")[:-2]
    try:
        first, second = (at for at, line in enumerate(lines) if line == RULE)
        start, moves, (snapshot, old_hash) = first + 2, lines[first + 2:second], lines[second + 1:]
        state, _, counts = snapshot.removesuffix("]").rpartition("}")
        choices, drawn = ([*map(int, counts.removeprefix(",").split(",")), -1])[:2]
    except ValueError as error:
        raise BadRecord("error-record-shape") from error
    floor = len(moves) - choices
    if kept is None and not since:
        return Continued(text, len(moves), floor)
    seats = next(line for line in lines if line.startswith("seats ")).removeprefix("seats ").split(" | ")
    kept = len(moves) if kept is None else kept
    assert floor <= kept <= len(moves)
    lost = sum(results_in(line) for line in moves[kept:])
    moves = [*moves[:kept], *(line_of(seats[each.seat], each.action, each.chance) for each in since)]
    counted = f",{drawn - lost + sum(len(each.chance.split()) for each in since)}" if drawn >= 0 else ""
    lines = [*lines[:start], *moves, RULE, f"{state}}},{len(moves) - floor}{counted}]", f"hash {hash}" if hash else old_hash]
    return Continued("\n".join([*lines, f"check {checksum(lines)}", ""]), len(moves), floor)


def results_in(line: str) -> int:
    """How many results of chance a line of a record holds."""
    return len(line.partition(" = ")[2].split())


def checksum(lines: Sequence[str]) -> str:
    """A short hash of the lines, by which damage to a saved game is found."""
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def chance_text(chance: Chance, bags: Bags) -> str:
    return " ".join(_result_text(bag, value, bags) for bag, value in chance)


def _result_text(bag: str, value: int, bags: Bags) -> str:
    if bag == DIE:
        return str(value)
    return f"#{value}" if bag == PICK else f"{bag}:{bags[bag][value]}"
