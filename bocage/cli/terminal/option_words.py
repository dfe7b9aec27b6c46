"""An option by the words that the screen shows for it, in the reader's language: ``aller éclaireur d``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile

from bocage.core.action import Action
from bocage.core.contract import AnyRuleset
from bocage.core.screen import Choice
from bocage.core.text import bare, words

WORD = re.compile(r"[^\s,;:!?.()«»“”'\-–—][^\s,;:!?()«»“”'\-–—]*")      # a point may stand inside: 12.4, lighthouse.d
SHORTEST = 2                        # letters of a word that is not written out
NAMES = 4                           # of a verb whose options begin in different ways


def words_of(text: str) -> list[str]:
    """The words of a text in lower case and without accents; an apostrophe and a hyphen part words."""
    return [word.rstrip(".") for word in WORD.findall(bare(text))]


def words_shown(action: Action, choice: Choice, family: str) -> frozenset[str]:
    """The words that stand for an option: its family, who acts, what the option says, and the names in its action text."""
    names = [name for word in action.text.split()[1:] for name in (word, word.rpartition(".")[2])]
    return frozenset([*words_of(f"{family} {choice.who} {choice.label}"), *map(bare, names)])


def family_name(ruleset: AnyRuleset, lang: str, kind: str, verb: str) -> str:
    """What the options of a verb are called together ("Go"), in a question of this kind; empty if they have no such name."""
    choosing = ruleset.display.choosing
    ask, declared = choosing.ask.get(kind), choosing.verb.get(verb)
    family = (ask.called.get(verb, "") if ask else "") or (declared.family if declared else "") or verb
    say = words(lang, ruleset.folder / "text")
    return say(f"pick-{family}") if say.has(f"pick-{family}") else ""


def fitting(typed: str, shown: Sequence[frozenset[str]]) -> list[int]:
    """The numbers of the options that have all the typed words, in any order. Words written out go before words begun.

    If one of these options says nothing that the others do not say too ("go to D" beside "go to D with a +1"), it is meant.
    """
    wanted = words_of(typed)
    if not wanted:
        return []
    found = [at for at, known in enumerate(shown) if known.issuperset(wanted)]
    found = found or [at for at, known in enumerate(shown) if all(is_begun(word, known) for word in wanted)]
    least = [at for at in found if all(shown[at] < shown[other] for other in found if other != at)]
    return least or found


def is_begun(word: str, known: Iterable[str]) -> bool:
    """Whether a word is one of those known, or the beginning of one."""
    return any(word == each or (len(word) >= SHORTEST and each.startswith(word)) for each in known)


def beginnings(options: Iterable[tuple[Action, Choice]]) -> list[str]:
    """What may be typed now, in short: for each verb the words with which all its options begin; where they begin in different
    ways (names of units), the first few of them."""
    by_verb: dict[str, list[list[str]]] = {}
    for action, choice in options:
        by_verb.setdefault(action.verb, []).append(choice.label.split(" "))
    said = []
    for labels in by_verb.values():
        start = " ".join(common_start(labels))
        if start:
            said.append(f"{start} …" if len(labels) > 1 else start)
        else:
            said += [" ".join(words) for words in labels[:NAMES]] + ["…"] * (len(labels) > NAMES)
    return said


def common_start(labels: Sequence[Sequence[str]]) -> list[str]:
    """The words with which all labels begin."""
    return [words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*labels, strict=False))]
