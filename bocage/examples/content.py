"""What a file of examples holds, and all examples of a game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from bocage.core.content import load_toml
from bocage.core.contract import AnyRuleset
from bocage.core.rulebook.catalogue import catalogue, rule_in
from bocage.lessons.content import lesson_words, lessons_of

FOLDER = "examples"
LESSON = "lesson"


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be seen, in one language: before the first choice, after each one, and at the end. An empty text: the game's
    log says enough."""

    title: str = ""
    before: str = ""
    steps: tuple[str, ...] = ()
    after: str = ""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scene.

    ``rules``: those that it shows, the most important one first. ``position``: docs/positions.md. ``plays``: what is chosen,
    one action after the other. ``dice``: what chance answers, as in a lesson. ``refused``: an action that is not allowed at the
    end. ``expect``: what must be true at the end (bocage/lessons/conditions.py). ``lesson``: the lesson and the number of the
    scene whose position and solution this is.
    """

    id: str
    rules: tuple[str, ...]
    position: str = ""
    plays: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
    refused: str = ""
    expect: tuple[str, ...] = ()
    en: Said = Said()
    fr: Said = Said()
    lesson: tuple[str, int] | None = None

    def said(self, lang: str) -> Said:
        return self.fr if lang == "fr" else self.en


class Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    example: tuple[Example, ...] = ()


def examples_of(ruleset: AnyRuleset) -> tuple[Example, ...]:
    """Worked examples first, then the lessons' scenes, then those that random games have brought."""
    every = examples_in(ruleset.folder)
    worked = [example for example in every if example.en.title or example.expect]
    return (*worked, *scenes_of_lessons(ruleset), *(example for example in every if example not in worked))


@cache
def examples_in(folder: Path) -> tuple[Example, ...]:
    return tuple(example for file in sorted((folder / FOLDER).glob("*.toml")) for example in load_toml(file, Examples).example)


def scenes_of_lessons(ruleset: AnyRuleset) -> list[Example]:
    """The tasks of lessons that begin with a position of their own."""
    return [Example(f"{LESSON}-{lesson.id}-{scene.id}", scene.rules, dice=scene.dice, expect=scene.goal, lesson=(lesson.id, at),
                    en=words_of_scene(ruleset, lesson.text_of(at), "en"), fr=words_of_scene(ruleset, lesson.text_of(at), "fr"))
            for lesson in lessons_of(ruleset) for at, scene in enumerate(lesson.scene) if scene.position and scene.solution]


def words_of_scene(ruleset: AnyRuleset, key: str, lang: str) -> Said:
    say = lesson_words(ruleset, lang)
    return Said(title=say(key), before=say(f"{key}.do"), after=say(f"{key}.done"))


def example_of(ruleset: AnyRuleset, id: str) -> Example | None:
    return next((example for example in examples_of(ruleset) if example.id == id), None)


class Shown(msgspec.Struct, frozen=True):
    """How many rules an example shows: ``own`` those that it names, ``chapter`` those whose chapter has one, of ``all``."""

    examples: int
    own: int
    chapter: int
    all: int


def shown_by_examples(ruleset: AnyRuleset) -> Shown:
    examples, rules = examples_of(ruleset), [rule.id for rule in catalogue(ruleset.folder).rule]
    named = {rule for example in examples for rule in example.rules}
    chapters = {example.rules[0].split("-")[1] for example in examples}
    near = [id for id in rules if id not in named and id.split("-")[1] in chapters]
    return Shown(len(examples), len(named.intersection(rules)), len(near), len(rules))


def before_of(ruleset: AnyRuleset, example: Example, lang: str) -> str:
    """What is said before the first choice: its own words, or those of the worked example that it plays."""
    worked = next((each for each in catalogue(ruleset.folder).example if each.id == example.rules[0]), None)
    return example.said(lang).before or (worked.wording(lang).text if worked else "")


def title_of(ruleset: AnyRuleset, example: Example, lang: str) -> str:
    """Its own title, or that of its first rule."""
    rule = rule_in(ruleset.folder, example.rules[0])
    return example.said(lang).title or (rule.wording(lang).title if rule else example.id)
