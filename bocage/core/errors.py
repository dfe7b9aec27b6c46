"""What can go wrong, by kind; ``error.say(lang)`` is one line in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.text import BLANKS, Sayable, words

LONGEST_LIST = 400              # letters of a list of names in one line
LONGEST_OFFER = 160             # of the list of options in a refusal
FORM = "-form"                  # ends the key of a message that shows how names look instead of listing possible ones


def shortened(names: str, longest: int = LONGEST_LIST) -> str:
    """A list of names, or words from outside, so that they fit into one line."""
    return names if len(names) <= longest else names[:longest].rsplit(",", 1)[0] + " …"


class BocageError(Exception):
    """Something a person outside the rules did wrong. The words are in ``text/*.ftl`` under ``key``.

    An argument that has words of its own (another error, the text of a rule) is put in the same language.
    """

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_for_text = args

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """One line that says what is wrong and, for a refusal, the rule behind it."""
        return BLANKS.sub(" ", words(lang)(self.key, **self.arguments(lang))).strip().replace("….", "…")

    def arguments(self, lang: str) -> dict[str, object]:
        """What the words under ``key`` are filled with. Words from outside may be of any length."""
        return {name: value.say(lang) if isinstance(value, Sayable) else shortened(value) if isinstance(value, str) else value
                for name, value in self.args_for_text.items()}


class Unreadable(BocageError):
    """The text is no action of this game. ``is_guess``: it proposes names that look like the wrong word. ``at``: the place of
    that word in the text (-1: not known)."""

    is_guess = False
    at = -1

    def __init__(self, text: str, key: str = "error-unreadable", **args: object) -> None:
        super().__init__(key, text=text.strip()[:80], **args)

    def among(self, options: Sequence[str]) -> Unreadable:
        """The same fault with the words that these options have at its place, if any of them begins like the text; unless it
        is a good guess already."""
        text, wrong = str(self.args_for_text["text"]), self.args_for_text.get("word")
        words = text.split()
        before = words if wrong is None else words[:max(0, self.at)]
        begun = [option.split() for option in options]
        names = dict.fromkeys(option[len(before)] for option in begun if option[:-1][:len(before)] == before)
        if self.is_guess or not before or "known" not in self.args_for_text or not names:
            return self
        known = {"known": shortened(", ".join(names), LONGEST_OFFER)}
        return Unreadable(text, self.key.removesuffix(FORM), **known if wrong is None else {**known, "word": wrong})


class Illegal(BocageError):
    """A readable action that the rules do not allow now; ``rule`` says which one forbids it.

    ``reason`` is the text of a game's rule (``RuleText``); the core's own rules have their words in ``text/*.ftl``. ``detail``
    says what this very action lacks: where a path breaks the rule, how much too much it costs.
    """

    def __init__(self, rule: str, reason: Sayable | None = None, detail: Sayable | None = None, **args: object) -> None:
        super().__init__("error-illegal", rule=rule, **args)
        self.rule = rule
        self.reason = reason
        self.detail = detail

    def arguments(self, lang: str) -> dict[str, object]:
        reason = words(lang)(f"rule-{self.rule}") if self.reason is None else self.reason.say(lang)
        return {**super().arguments(lang), "reason": reason if self.detail is None else f"{reason} {self.detail.say(lang)}"}


class BadContent(BocageError):
    """A content file is wrong: which file, where in it ("": the file as a whole), and what was expected there (``expect-…``
    in ``text/*.ftl``).

    ``others``: further faults that were found with it. ``say`` then has a line for each fault.
    """

    def __init__(self, file: str, place: str, expected: str, **args: object) -> None:
        key = "error-content" if place else "error-content-whole"
        super().__init__(key, file=file, place=place, expected=BocageError(expected, **args))
        self.file = file
        self.place = place
        self.expected = expected
        self.others: tuple[BadContent, ...] = ()

    def say(self, lang: str) -> str:
        return "\n".join(dict.fromkeys([super().say(lang), *(other.say(lang) for other in self.others)]))


def raise_together(faults: Sequence[BadContent]) -> None:
    """Raises the faults as one error; does nothing if there are none."""
    if faults:
        first, *others = faults
        first.others = (*first.others, *others)
        raise first


class BadRecord(BocageError):
    """A saved game cannot be read or does not replay."""


class BadPosition(BocageError):
    """A position's text cannot be read, or describes what cannot be."""


class Unknown(BocageError):
    """A game, scenario, option, seat, bot or rule of that name does not exist."""

    def __init__(self, what: str, name: str, known: object = "") -> None:
        super().__init__("error-unknown", what=what, name=str(name)[:80], known=shortened(str(known)))

    def arguments(self, lang: str) -> dict[str, object]:
        return {**super().arguments(lang), "what": words(lang)(f"unknown-{self.args_for_text['what']}")}
