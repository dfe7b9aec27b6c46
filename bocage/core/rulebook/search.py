"""Search in the rules, for people who do not know the rulebook's words: questions, synonyms and typing errors work too.

The browser searches in the same way (``web/src/lib/rules/search.ts``) with the same stop words and synonyms.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from bocage.core.rulebook.catalogue import Catalogue, Rule
from bocage.core.text import bare, words

WORD = re.compile(r"[^\W_]+")
WHOLE_WORD = r"s?(?![^\W_])"                        # a plural is the whole word too
TITLE, WHOLE, CHAPTER, TEXT = 4, 2, 3, 1            # what a hit is worth
SLIPS = ((8, 2), (4, 1))                            # letters of a word, and how many of them may be wrong


def stop_words(lang: str) -> tuple[str, ...]:
    """Stop words: words of a question that say nothing about its subject."""
    return tuple(bare(words(lang)("search-stop")).split())


def synonyms(lang: str) -> tuple[tuple[str, ...], ...]:
    """Groups of synonyms; each word is given by its first letters."""
    return tuple(tuple(group.split()) for group in bare(words(lang)("search-same")).split("|"))


def search(book: Catalogue, text: str, lang: str) -> list[Rule]:
    """The rules that contain every word of the query, or a synonym, or a word spelt nearly like it; the best first."""
    rules = (*book.rule, *book.ruling, *book.example)
    chapters = {chapter.id: bare(chapter.fr if lang == "fr" else chapter.en) for chapter in book.chapter}
    fields = {rule.id: fields_of(rule, lang) for rule in rules}
    known = {word for title, body in fields.values() for word in WORD.findall(f"{title} {body}")}
    wanted = [alternatives(word, known, lang) for word in asked(text, lang)]
    found = []
    for at, rule in enumerate(rules if wanted else ()):
        title, body = fields[rule.id]
        values = [value(group, title, chapters.get(rule.id.split("-")[1], ""), body) for group in wanted]
        if all(values):
            found.append((-sum(values) - (rule in book.rule), at, rule))
    return [rule for *_, rule in sorted(found, key=lambda entry: entry[:2])]


def fields_of(rule: Rule, lang: str) -> tuple[str, str]:
    wording = rule.wording(lang)
    return bare(f"{rule.id} {wording.title}"), bare(f"{wording.text} {wording.why}")


def asked(text: str, lang: str) -> list[str]:
    """The words to search for. Stop words count only if the query has no other words."""
    every = [word for word in re.split(r"[\s,;?!]+", bare(text)) if word]
    return [word for word in every if word not in stop_words(lang)] or every


def alternatives(word: str, known: Iterable[str], lang: str) -> tuple[str, ...]:
    """The prefixes to search for: the word and its synonyms. If the book has none of them, also words spelt nearly like it."""
    same = {each for group in synonyms(lang) if any(word.startswith(each) for each in group) for each in group}
    first = WORD.match(word)
    if same or first is None or first[0] != word or any(each.startswith(word) for each in known):
        return (word, *sorted(same))
    return (word, *sorted({each for each in known if is_near(word, each)}))


def is_near(word: str, other: str) -> bool:
    """Whether ``other`` is, or begins with, ``word`` up to one or two typing errors."""
    most = next((slips for length, slips in SLIPS if len(word) >= length), 0)
    if most == 0 or len(other) < len(word) - most:          # too short, whatever its letters are
        return False
    return any(distance(word, other[:len(word) + more]) <= most for more in (-1, 0, 1))


def distance(one: str, other: str) -> int:
    """The Levenshtein distance: how many letters to change, add or leave out."""
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, 1):
        last, row[0] = row[0], at
        for n, against in enumerate(other, 1):
            last, row[n] = row[n], min(row[n] + 1, row[n - 1] + 1, last + (letter != against))
    return row[-1]


def value(group: Sequence[str], title: str, chapter: str, body: str) -> int:
    """The score of one query word in a rule; 0 if the rule does not contain it."""
    def stands(text: str, ending: str = "") -> bool:
        return any(re.search(rf"(?<![^\W_]){re.escape(each)}{ending}", text) for each in group)

    hits: list[tuple[int, Callable[[], bool]]] = [
        (TITLE, lambda: stands(title)), (WHOLE, lambda: stands(title, WHOLE_WORD)), (TEXT, lambda: stands(body))]
    found = sum(worth for worth, hit in hits if hit())
    return found + (CHAPTER if found and stands(chapter) else 0)
