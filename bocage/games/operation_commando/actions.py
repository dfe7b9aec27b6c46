"""All actions and how they are written: ``commit de_stug``, ``token 0/+1``, ``play us_waco``, ``drop b2``.

A verb has a signature: a letter for each argument. A board has the names for each letter. So every text parses back to the same
shared ``Action``.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core import lexicon as words
from bocage.games.operation_commando.pieces import COLUMNS, LAYOUTS, PIRS, TOKEN_WORDS

# c card · t terrain · k token · u place of a unit · l column of bridges · y layout · p place on the field · r regiment
# n number 1 to 4 · b what is chosen
SIGNATURES = {
    # before the game (OC-MULL, OC-UTAH-03, OC-PIR-02, OC-GRAIGNES-08)
    "keep": "", "mulligan": "", "layout": "y", "number": "n", "put": "tp", "lay_rest": "", "drop": "p", "drift": "p",
    "stay": "", "hide": "pp",
    # progression and events
    "column": "l", "fight": "t", "attack": "p", "counter": "t", "regiment": "r", "divert": "p", "square": "p",
    "play": "c", "produce": "p", "activate": "c", "refresh": "r",
    # the German phase
    "extra": "", "normal": "", "reject": "c",
    # the Assault
    "commit": "c", "action": "cu", "token": "ku", "ability": "u", "stop": "", "abandon": "", "cancel": "c",
    # answers to effects
    "give": "k", "discard": "c", "take": "c", "target": "cu", "either": "b", "pay": "", "decline": "", "none": "",
    # after the Assault
    "recover": "c", "prepare": "c", "scout": "p", "move": "p", "redeploy": "p", "push": "p", "land": "p", "lock": "p",
}


class Lexicon(words.Lexicon):
    """The words of one board of Opération Commando."""

    def __init__(self, cards: Sequence[str], terrains: Sequence[str], places: Sequence[str]) -> None:
        super().__init__(SIGNATURES, {letter: dict(enumerate(known)) for letter, known in {
            "c": cards, "t": terrains, "k": TOKEN_WORDS, "u": ("", "second"), "l": COLUMNS, "y": LAYOUTS, "p": places,
            "r": PIRS, "n": ("1", "2", "3", "4"), "b": ("first", "second"),
        }.items()})
        every = range(len(cards))
        # Made once, for the inner loop.
        self.commit = [self.act("commit", c) for c in every]
        self.play = [self.act("play", c) for c in every]
        self.cancel = [self.act("cancel", c) for c in every]
        self.action = [[self.act("action", c, slot) for c in every] for slot in range(2)]
        self.token = [[self.act("token", kind, slot) for kind in range(len(TOKEN_WORDS))] for slot in range(2)]
        self.ability = [self.act("ability", slot) for slot in range(2)]
        self.stop = self.act("stop")
        self.abandon = self.act("abandon")
