"""An action: what a seat chooses. One line of text says all of it and parses back."""

from __future__ import annotations


class Action:
    """A verb and its numbers, with the text form that network, record, tests and terminal use.

    Actions of a board are made once and shared (see a game's ``actions.py``), so that they compare by identity.
    """

    __slots__ = ("verb", "args", "text")

    def __init__(self, verb: str = "", args: tuple[int, ...] = (), text: str = "") -> None:
        self.verb = verb
        self.args = args
        self.text = text or verb

    def __repr__(self) -> str:
        return f"<{self.text}>"


PASS = Action("pass")
