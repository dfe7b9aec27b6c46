"""How the actions of a board are written. A verb has a signature, a letter for each argument; each letter has its names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Protocol

from bocage.core.action import PASS, Action
from bocage.core.errors import FORM, Unreadable, shortened

SHOWN = 40                      # letters of a word that cannot be read
MANY = 16                       # of so many names not all are listed
FEW = 3                         # of numbered names (squares, counters) so many show the form; none looks more like a word
NUMBERED = re.compile(r"[a-z]+\d+")


class Lexicon:
    """The words of one board. ``act`` returns the shared action of a verb and its numbers, ``read`` the one of a text.

    A letter with an empty name among its names may be left out of the text. ``verbs``: the first words of all actions.
    """

    def __init__(self, signatures: Mapping[str, str], names: Mapping[str, Mapping[int, str]]) -> None:
        self.signatures = signatures
        self.verbs = [*signatures, "pass"]
        self.names = names
        self.numbers: Mapping[str, Mapping[str, int]] = {
            letter: {name: number for number, name in known.items()} for letter, known in names.items()}
        self.made: dict[str, dict[tuple[int, ...], Action]] = {verb: {} for verb in signatures}

    def act(self, verb: str, *args: int) -> Action:
        made = self.made[verb]
        try:
            return made[args]
        except KeyError:
            action = made[args] = Action(verb, args, self.write(verb, args))
            return action

    def write(self, verb: str, args: tuple[int, ...]) -> str:
        words = [self.names[letter][arg] for letter, arg in zip(self.signatures[verb], args, strict=True)]
        return " ".join(word for word in (verb, *words) if word)

    def read(self, text: str) -> Action:
        """The action of a text, or ``Unreadable``, which names the word that is wrong, missing or too much."""
        words = text.split()
        if words == ["pass"]:
            return PASS
        if not words:
            raise Unreadable(text)
        verb, rest = words[0], words[1:]
        if verb == "pass":
            raise Unreadable(text, "error-unreadable-surplus", word=rest[0][:SHOWN])
        if verb not in self.signatures:
            raise Unreadable(text, "error-unreadable-verb", word=verb[:SHOWN], known=like(verb, self.verbs))
        args: list[int] = []
        for letter in self.signatures[verb]:
            known = self.numbers[letter]
            if rest and rest[0] in known:
                args.append(known[rest.pop(0)])
            elif "" in known:
                args.append(known[""])
            elif rest:
                raise unknown_word(text, len(words) - len(rest), known)
            else:
                names = names_in(known)
                raise Unreadable(text, key_for("error-unreadable-missing", names), known=listed(names))
        if rest:
            raise Unreadable(text, "error-unreadable-surplus", word=rest[0][:SHOWN])
        return self.act(verb, *args)


def names_in(known: Iterable[str]) -> list[str]:
    return [name for name in known if name]


def unknown_word(text: str, at: int, known: Iterable[str]) -> Unreadable:
    """The fault that the word at this place of the text is none of the known names."""
    names, word = names_in(known), text.split()[at]
    guessed = meant(word, names)
    shown = guessed or names
    fault = Unreadable(text, key_for("error-unreadable-word", shown), word=word[:SHOWN], known=listed(shown))
    fault.is_guess, fault.at = bool(guessed), at
    return fault


def meant(word: str, names: list[str]) -> list[str]:
    """The names that a word may stand for: those of which it is the last part (``d`` for ``church.d``); of a long list those
    that look like it, unless they are numbered."""
    ends = [name for name in names if name.endswith(f".{word}")]
    return ends or ([] if len(names) <= MANY or are_numbered(names) else get_close_matches(word, names))


def are_numbered(names: list[str]) -> bool:
    return all(NUMBERED.fullmatch(name) for name in names)


def show_form(names: list[str]) -> bool:
    """Whether the first names stand for all: many numbered ones. They show the form alone, because a board has names for more
    counters than there are."""
    return len(names) > MANY and are_numbered(names)


def listed(names: list[str]) -> str:
    """Names in one line; of many numbered ones only the first."""
    return ", ".join(names[:FEW]) + " …" if show_form(names) else shortened(", ".join(names))


def key_for(key: str, names: list[str]) -> str:
    """The message of a fault: one that lists possible names, or one that shows their form."""
    return f"{key}{FORM}" if show_form(names) else key


def like(word: str, verbs: list[str]) -> str:
    """The verbs that look like a word, else all."""
    return shortened(", ".join(get_close_matches(word, verbs) or verbs))


class HasLexicon(Protocol):
    @property
    def lexicon(self) -> Lexicon: ...


def read_action(board: HasLexicon, text: str) -> Action:
    """The action of a text on a board, or ``Unreadable``."""
    return board.lexicon.read(text)
