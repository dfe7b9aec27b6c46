"""All actions that players can choose, and how they are written: ``order 3 u4``, ``step d7``, ``drive e5 ne``, ``fire main
normal``, ``at g2``.

A verb has a signature: a letter for each argument. Each letter has its names on a given board, so a text parses back to the one
shared ``Action`` with the same numbers. Counters are ``u1``, ``u2`` … in the order in which they came onto the table: the name
of a hidden counter does not tell its type. Recruits (units before they are deployed) have names of their own.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core import lexicon as words
from bocage.core.action import Action
from bocage.games.heroes_of_normandie.pieces import DIRECTIONS, DIRECTIVES, MANNERS, TACTICS, TOKEN_WORDS

MOST_COUNTERS = 160

# u counter · q square · x intersection · d direction · t token · r recruit · c card · w weapon · m manner of fire · f face
# s seat · n number · k directive · y bonus tactic · o option with tokens
SIGNATURES = {
    # before the game (HN-SETUP, HN-MULTI-07)
    "directive": "k", "first": "s", "deploy": "r", "place": "q", "face": "d", "side": "f", "aboard": "u",
    "deploy_rest": "", "deploy_ambush": "",
    # order phase
    "order": "tu", "order_smoke": "t", "withhold": "", "share": "s", "direct": "ku", "tactic": "y",
    # activation
    "special": "u", "autonomous": "u", "activate": "u", "move": "", "fire": "wm", "battery": "", "decline": "",
    # movement
    "step": "q", "drive": "qd", "assault": "q", "turn": "", "aim": "d", "embark": "u", "leave": "q", "stop": "", "exit": "",
    "attach": "q", "charge": "q", "dig": "", "conceal": "n", "again": "",
    # fire
    "at": "q", "point": "x", "into": "q", "done": "", "part": "n", "ammunition": "", "opportunity": "uwm",
    # answers
    "play": "c", "use": "o", "on": "u", "onto": "q", "reroll": "n", "die": "n", "result": "n", "replace": "u",
    "yes": "", "no": "", "steady": "u", "strafe": "qd", "cancel": "c",
    # reserve
    "discard": "c", "draw": "", "swap": "csc",
}


def counter_number(unit: int) -> int:
    """The number of a counter as players read and type it: they count from 1."""
    return unit + 1


LETTERS = "abcdefghijklmnopqrstuvwxyz"


def square_name(column: int, row: int) -> str:
    """Columns are called a to z, then aa to az, ba to bz."""
    before, last = divmod(column, len(LETTERS))
    return f"{LETTERS[before - 1] if before else ''}{LETTERS[last]}{row + 1}"


def column_of(name: str) -> int:
    """The column of a square, or of the square south-east of an intersection (``@e5``)."""
    letters = name.removeprefix("@").rstrip("0123456789")
    before = LETTERS.index(letters[0]) + 1 if len(letters) > 1 else 0
    return before * len(LETTERS) + LETTERS.index(letters[-1])


class Lexicon(words.Lexicon):
    """The words of one board of Heroes of Normandie."""

    def __init__(self, width: int, height: int, recruits: Sequence[str], cards: Sequence[str], stocks: Sequence[str],
                 seats: int) -> None:
        self.squares = [square_name(column, row) for row in range(height) for column in range(width)]
        self.points = [f"@{square_name(column, row)}" for row in range(height + 1) for column in range(width + 1)]
        counters = [f"u{counter_number(unit)}" for unit in range(MOST_COUNTERS)]
        super().__init__(SIGNATURES, {letter: dict(enumerate(known)) for letter, known in {
            "u": counters, "q": self.squares, "x": self.points, "d": DIRECTIONS, "t": TOKEN_WORDS, "r": recruits, "c": cards,
            "w": ("main", "second"), "m": MANNERS, "f": ("front", "back"), "s": [f"s{seat + 1}" for seat in range(seats)],
            "n": [str(number) for number in range(21)], "k": DIRECTIVES, "y": TACTICS, "o": stocks,
        }.items()})
        # Made beforehand, because the inner loop needs them often.
        self.step = [self.act("step", square) for square in range(width * height)]
        self.at = [self.act("at", square) for square in range(width * height)]
        self.onto = [self.act("onto", square) for square in range(width * height)]
        self.place = [self.act("place", square) for square in range(width * height)]
        self.assault = [self.act("assault", square) for square in range(width * height)]
        self.point = [self.act("point", point) for point in range((width + 1) * (height + 1))]
        self.play = [self.act("play", card) for card in range(len(cards))]
        self.on = [self.act("on", counter) for counter in range(MOST_COUNTERS)]
        self.stop = self.act("stop")
        self.yes = self.act("yes")
        self.no = self.act("no")
        self.done = self.act("done")
        self.drive: dict[int, Action] = {}

    def drives(self, front: int, facing: int) -> Action:
        key = front * 8 + facing
        found = self.drive.get(key)
        if found is None:
            found = self.drive[key] = self.act("drive", front, facing)
        return found
