"""A card about the turn that has ended: who took what, what was lost, and the rule that decided it.

A game makes it in ``Screen.recap``, from the events that the reader has seen and from nothing else.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Mark = Literal["", "a", "b"]            # whose doing: the first side's, the second side's, or neither's


class RecapRow(msgspec.Struct, frozen=True):
    """One thing that was decided. ``label``: its number; ``figures``: one below each heading of the card's columns."""

    text: str
    note: str = ""
    mark: Mark = ""
    label: str = ""
    figures: tuple[str, ...] = ()


class RecapFigure(msgspec.Struct, frozen=True):
    """A result: a number and its words."""

    value: str
    text: str


class Recap(msgspec.Struct, frozen=True):
    """``over``: the small line above the title; ``text`` and ``rule``: why it came so; ``heads``: the headings of the rows'
    figures; ``own``: the first of them is the reader's; ``tick``: the words of the tick that ends these cards."""

    over: str
    title: str
    text: str
    tick: str
    rule: str = ""
    mark: Mark = ""
    heads: tuple[str, ...] = ()
    own: bool = False
    rows: tuple[RecapRow, ...] = ()
    figures: tuple[RecapFigure, ...] = ()
