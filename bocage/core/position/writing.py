"""Writes a position as text; ``reading.py`` reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.core.contract import AnyRules, AnyRuleset
from bocage.core.decision import Decision
from bocage.core.history import Move, Setup
from bocage.core.position.notation import Notation, plain_notation
from bocage.core.record.writing import chance_text
from bocage.core.run import Step

FORMAT = "Bocage position 1"
SINCE = "since"


def write(ruleset: AnyRuleset, setup: Setup, step: Step, moves: Sequence[Move], decision: Decision | None) -> str:
    """All of a position, what is hidden included. ``moves``: the choices since the step began; ``decision``: what is asked."""
    usual = {option.id: option.default for option in ruleset.options}
    lines = [FORMAT, f"game {setup.game}", f"scenario {setup.scenario}", f"seats {' | '.join(setup.seats)}"]
    lines += [f"option {name} {value}" for name, value in sorted(setup.options.items()) if value != usual.get(name)]
    lines += ["ask all"] if setup.ask_all else []
    lines += notation_of(ruleset.rules, step.board).write(step.state)
    since = _since(setup, step, moves)
    lines += ["", SINCE, *since] if since else []
    if decision is not None:
        lines += ["", f"# to choose: {', '.join(setup.seats[by] for by in decision.by)} ({decision.kind})"]
    return "\n".join([*lines, ""])


def _since(setup: Setup, step: Step, moves: Sequence[Move]) -> list[str]:
    """What chance answered and what was chosen since the step began."""
    bags = step.rules.bags(step.board)
    results = tuple(zip(step.tape.bags, step.tape.results, strict=True))
    at = len(results) - sum(len(move.chance) for move in moves)
    lines = [f"= {chance_text(results[:at], bags)}"] if at else []
    for move in moves:
        answer = results[at:at + len(move.chance)]
        at += len(answer)
        lines.append(f"{setup.seats[move.seat]}: {move.text}" + (f" = {chance_text(answer, bags)}" if answer else ""))
    return lines


def notation_of(rules: AnyRules, board: object) -> Notation[Any]:
    """The game's own table, or a plain one for a game that brings none."""
    return plain_notation(rules.first_state(board)) if rules.notation is None else rules.notation(board)
