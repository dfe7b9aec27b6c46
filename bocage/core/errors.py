"""What can go wrong, by kind; each error is one line in the reader's language (``bocage.core.text.say_error``)."""

from __future__ import annotations


LONGEST_LIST = 400              # letters of a list of names in one line


class BocageError(Exception):
    """Something a person outside the rules did wrong. The words are in ``text/*.ftl`` under ``key``."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_for_text = args

    def __str__(self) -> str:
        from bocage.core.text import say_error

        return say_error(self, "en")


class Unreadable(BocageError):
    """The text is no action of this game."""

    def __init__(self, text: str, key: str = "error-unreadable", **args: object) -> None:
        super().__init__(key, text=text.strip()[:80], **args)


class Illegal(BocageError):
    """A readable action that the rules do not allow now; ``rule`` says which one forbids it."""

    def __init__(self, rule: str, **args: object) -> None:
        super().__init__("error-illegal", rule=rule, **args)
        self.rule = rule


class BadContent(BocageError):
    """A content file is wrong: which file, where in it, and what was expected there (``expect-…`` in ``text/*.ftl``)."""

    def __init__(self, file: str, place: str, expected: str, **args: object) -> None:
        super().__init__("error-content", file=file, place=place, expected=BocageError(expected, **args))
        self.file = file
        self.place = place
        self.expected = expected


class BadRecord(BocageError):
    """A saved game cannot be read or does not replay."""


class Unknown(BocageError):
    """A game, scenario, option, seat, bot or rule of that name does not exist."""

    def __init__(self, what: str, name: str, known: object = "") -> None:
        names = str(known)
        super().__init__("error-unknown", what=what, name=str(name)[:80],
                         known=names if len(names) <= LONGEST_LIST else names[:LONGEST_LIST].rsplit(",", 1)[0] + " …")
