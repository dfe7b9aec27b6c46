"""Bocage plays four commando wargames in full, with the rules enforced.

    import bocage
    m = bocage.new("v_commandos", scenario="bridges", seats=["anna"])
    m.decision            # what must be chosen now: .by, .kind, .options, .rule
    m.play("move scout d")
    m.odds("move scout b")
    m.view("anna"); m.undo("anna"); m.copy(); m.result
    text = m.record()     # bocage.load(text) goes on from there
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from secrets import token_hex

from bocage.core.dice import Dice, SeededDice
from bocage.core.errors import BadContent, BadRecord, BocageError, Illegal, Unknown, Unreadable
from bocage.core.match import Match, Setup, hash_of_seed
from bocage.core.record import load as load_record
from bocage.games import find

__version__ = "0.1.0"
__all__ = ["BadContent", "BadRecord", "BocageError", "Illegal", "Match", "Unknown", "Unreadable", "load", "new"]


def new(game: str, scenario: str, seats: Sequence[str] = ("you",), seed: str | None = None,
        options: Mapping[str, str] | None = None, dice: Dice | None = None) -> Match:
    """A new game. Without a seed a secret one is made; its hash is ``match.setup.seed_hash``."""
    ruleset = find(game)
    known = {option.id: option for option in ruleset.options}
    for name, value in (options or {}).items():
        if name not in known:
            raise Unknown("option", name, ", ".join(known))
        if not known[name].takes(value):
            raise Unknown("choice", f"{name}={value}", ", ".join(known[name].choices))
    chosen = {option.id: option.default for option in ruleset.options} | {
        name: known[name].in_one_line(value) for name, value in (options or {}).items()}
    ruleset.scenario(scenario, len(seats))
    secret = token_hex(16) if seed is None else seed
    setup = Setup(game, scenario, unique(seats), chosen, ((0, secret, hash_of_seed(secret)),))
    board = ruleset.rules.board(scenario, chosen, len(seats))
    return Match(ruleset, setup, board, ruleset.rules.first_state(board), dice or SeededDice(secret))


def load(text: str) -> Match:
    """A saved game, ready to go on. ``match.notes`` says what was unusual about it."""
    return load_record(text, find)


def unique(names: Sequence[str]) -> tuple[str, ...]:
    """Seat names as a record can hold them, each only once."""
    made: list[str] = []
    for name in names:
        base = " ".join(name.replace("|", " ").replace(": ", " ").split())[:40] or "?"
        names_left = (base if number == 1 else f"{base}-{number}" for number in count(1))
        made.append(next(name for name in names_left if name not in made))
    return tuple(made)
