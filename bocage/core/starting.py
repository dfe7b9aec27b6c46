"""Begins a game: checks what was agreed and deals the first position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from secrets import token_hex

from bocage.core.contract import AnyRuleset
from bocage.core.dice import Dice, SeededDice
from bocage.core.errors import Unknown
from bocage.core.history import Setup, hash_of_seed
from bocage.core.match import Match
from bocage.core.text import one_line

LONGEST_NAME = 40               # letters of a seat's name


def start(ruleset: AnyRuleset, scenario: str, seats: Sequence[str], seed: str | None = None,
          options: Mapping[str, str] | None = None, dice: Dice | None = None, ask_all: bool = False) -> Match:
    """A new game. Without a seed a secret one is made; its hash is ``match.setup.seed_hash``.

    ``ask_all``: questions with a single option are asked too.
    """
    chosen = checked_options(ruleset, options or {})
    ruleset.scenario(scenario, len(seats))
    secret = token_hex(16) if seed is None else seed
    setup = Setup(ruleset.id, scenario, unique(seats), chosen, ((0, secret, hash_of_seed(secret)),), ask_all=ask_all)
    board = ruleset.rules.board(scenario, chosen, len(seats))
    ruleset.rules.admit(scenario, chosen, len(seats))
    return Match(ruleset, setup, board, ruleset.rules.first_state(board), dice or SeededDice(secret))


def checked_options(ruleset: AnyRuleset, options: Mapping[str, str]) -> dict[str, str]:
    """All options of a game: those given, if they are allowed, and the defaults of the others."""
    known = {option.id: option for option in ruleset.options}
    for name, value in options.items():
        if name not in known:
            raise Unknown("option", name, ", ".join(known))
        if not known[name].takes(value):
            raise Unknown("choice", f"{name}={value}", ", ".join(known[name].choices))
    given = {name: known[name].in_one_line(value) for name, value in options.items()}
    return {option.id: option.default for option in ruleset.options} | given


def unique(names: Sequence[str]) -> tuple[str, ...]:
    """Seat names as a record can hold them, each only once."""
    made: list[str] = []
    for name in names:
        base = " ".join(one_line(name.replace("|", " ").replace(": ", " ")).split())[:LONGEST_NAME] or "?"
        names_left = (base if number == 1 else f"{base}-{number}" for number in count(1))
        made.append(next(name for name in names_left if name not in made))
    return tuple(made)
