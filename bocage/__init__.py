"""Bocage plays four commando wargames in full, with the rules enforced.

>>> import bocage
>>> match = bocage.new("v_commandos", "lighthouse", ["anna"], seed="a secret", options={"squad": "scout:blue,medic:blue"})
>>> match.decision.kind, match.decision.rule
('activate', 'VC-GEN-04')
>>> [action.text for action in match.decision.options]
['activate medic', 'activate scout', 'done']

An action is played by its text. What is not allowed names the rule that forbids it, and nothing has changed:

>>> match.play("activate medic")
>>> match.play("move medic d")
Traceback (most recent call last):
bocage.core.errors.Illegal: VC-MOVE-06
>>> match.play("move medic k")

The odds of every option are exact, from the real rules:

>>> match.odds("stealth_move medic d").exact
True

A seat sees what it may know; choices can be taken back until something has come to light; a saved game is readable text:

>>> match.view("anna").turn
1
>>> match.undo("anna")
>>> again = bocage.load(match.record())
>>> again.hash() == match.hash()
True

So is a position, at any moment; a game can go on from it with other dice:

>>> print(match.position())             # doctest: +ELLIPSIS
Bocage position 1
game v_commandos
scenario lighthouse
seats anna
option squad scout:blue,medic:blue
...
>>> bocage.position("v_commandos", match.position()).hash() == match.hash()
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.core.dice import Dice
from bocage.core.errors import BadContent, BadPosition, BadRecord, BocageError, Illegal, Unknown, Unreadable
from bocage.core.match import Match
from bocage.core.position.reading import read as read_position
from bocage.core.record.reading import load as load_record
from bocage.core.record.replaying import Replay, replay as replay_record
from bocage.core.starting import start
from bocage.games import find

__version__ = "0.1.0"
__all__ = ["BadContent", "BadPosition", "BadRecord", "BocageError", "Illegal", "Match", "Replay", "Unknown", "Unreadable",
           "load", "new", "position", "replay"]


def new(game: str, scenario: str, seats: Sequence[str] = ("you",), seed: str | None = None,
        options: Mapping[str, str] | None = None, dice: Dice | None = None, ask_all: bool = False) -> Match:
    """A new game. Without a seed a secret one is made; its hash is ``match.setup.seed_hash``.

    ``ask_all``: questions with a single option are asked too, which the rules otherwise answer themselves.
    """
    return start(find(game), scenario, seats, seed, options, dice, ask_all)


def position(game: str, text: str, seed: str | None = None, dice: Dice | None = None) -> Match:
    """A game that goes on from a position (see ``docs/positions.md``); chance comes from a new seed, or from ``dice``."""
    return read_position(text, find, game, seed, dice)


def load(text: str) -> Match:
    """A saved game, ready to go on. ``match.notes`` says what was unusual about it."""
    return load_record(text, find)


def replay(text: str) -> Replay:
    """A saved game moment by moment: ``bocage.replay(text).at(12)`` is the match after twelve choices."""
    return replay_record(text, find)
