"""How people choose: which options belong together, which fact of an option says who, where and how, and what ends a question.

The rules give a flat list of options. A front end folds it into a few choices at a time (``docs/choosing.md``). What it needs
to know for that is data, in each game's ``choosing.toml``. A game that declares nothing is folded by its verbs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from bocage.core.content import load_toml

FILE = "choosing.toml"
EXITS = ("pass", "none", "done", "stop", "decline", "end", "halt", "no")
"""Verbs that end a question without doing anything, unless a game says otherwise."""


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question kind.

    ``families``: their order in the bar. ``parts``: the facts of an option that are chosen one after the other, in this order.
    ``who``: the fact that names the piece which acts; the options of other pieces than the one that the question is about are
    shown when such a piece is touched. ``first``: the fact that is chosen before the families. ``main``: the family that the
    question is about; while it has options, those of other families stand under *Others*, or are shown when a piece is
    touched that only they are about. ``exit``: the verb that ends this question. ``called``: verbs that belong to another
    family in this question than elsewhere. ``flat``: options that all have room in the bar are shown at once, without their
    families. ``fixed``: its families keep their places in the bar although they have no option now, as far as there is room.
    """

    families: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    who: str = ""
    first: str = ""
    main: str = ""
    exit: str = ""
    called: dict[str, str] = {}
    flat: bool = False
    fixed: bool = False


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``family``: what people call it together with others. ``by``: a fact whose value may say another family, as ``families``
    tells. ``exit``: it ends the question. ``harm``: it gives something up for good, so that it is held down for a moment where
    it cannot be taken back; an exit only if something is lost by it (``Screen.lost``)."""

    family: str = ""
    by: str = ""
    families: dict[str, str] = {}
    exit: bool = False
    harm: bool = False


class Switch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact that says how something is done or paid for: one choice with a switch, not several options.

    ``values``: in the order in which they are preferred; the first that is possible is the default. An empty value: the fact is
    absent. ``keeps``: the value that was set last stays for later questions of other kinds.
    """

    values: tuple[str, ...] = ()
    keeps: bool = False


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words: ``pick-<id>`` (the verb), ``.short`` (eight letters at the most) and ``.ask`` (the question that it leads to;
    without it the question stays as it is). ``stays``: the board shows all its members, so that the row keeps its families
    while one of them is chosen."""

    icon: str = "next"
    mark: Literal["legal", "threat"] = "legal"
    counts: str = ""        # the fact whose values ``.count`` counts; by default each option counts
    stays: bool = False


class Choosing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The grammar of a game's options: by question kind, by verb, by fact, by family."""

    ask: dict[str, Ask] = {}
    verb: dict[str, Verb] = {}
    switch: dict[str, Switch] = {}
    family: dict[str, Family] = {}

    def is_exit(self, kind: str, verb: str) -> bool:
        """Whether this verb ends a question of this kind."""
        ask = self.ask.get(kind)
        if ask is not None and ask.exit:
            return verb == ask.exit
        declared = self.verb.get(verb)
        return declared.exit if declared is not None else verb in EXITS


def load_choosing(folder: Path) -> Choosing:
    """Reads a game's grammar; a game without the file has none."""
    file = folder / FILE
    return load_toml(file, Choosing) if file.exists() else Choosing()
