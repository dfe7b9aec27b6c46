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

from bocage.core.dice import Dice
from bocage.core.errors import BadContent, BadRecord, BocageError, Illegal, Unknown, Unreadable
from bocage.core.match import Match
from bocage.core.record.reading import load as load_record
from bocage.core.starting import start
from bocage.games import find

__version__ = "0.1.0"
__all__ = ["BadContent", "BadRecord", "BocageError", "Illegal", "Match", "Unknown", "Unreadable", "load", "new"]


def new(game: str, scenario: str, seats: Sequence[str] = ("you",), seed: str | None = None,
        options: Mapping[str, str] | None = None, dice: Dice | None = None) -> Match:
    """A new game. Without a seed a secret one is made; its hash is ``match.setup.seed_hash``."""
    return start(find(game), scenario, seats, seed, options, dice)


def load(text: str) -> Match:
    """A saved game, ready to go on. ``match.notes`` says what was unusual about it."""
    return load_record(text, find)
