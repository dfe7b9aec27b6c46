"""What there is to play: games, and of a game its scenarios by shelf, then its lessons."""

from __future__ import annotations

from bocage.cli.desk import Desk
from bocage.core.contract import AnyRuleset, Scenario
from bocage.core.screen import wrapped
from bocage.core.text import Words, words
from bocage.games import installed
from bocage.lessons.content import Lesson, lesson_words, lessons_of


def words_of(desk: Desk, ruleset: AnyRuleset) -> Words:
    return words(desk.lang, ruleset.folder / "text")


def show_games(desk: Desk) -> None:
    for game in installed():
        say = words_of(desk, game)
        desk.lines([[(game.id, "strong"), (f"  {say('game-name')}", "")]])
        desk.text(f"  {say('game-pitch')}", indent=2)


def shelves(ruleset: AnyRuleset) -> list[tuple[str, list[Scenario]]]:
    names = dict.fromkeys(card.shelf for card in ruleset.scenarios)
    return [(name, [card for card in ruleset.scenarios if card.shelf == name]) for name in names]


def show_scenarios(desk: Desk, ruleset: AnyRuleset, numbered: bool = False) -> None:
    """Each with its id or number, its name, how many pieces it calls for, and what it is about."""
    say, number = words_of(desk, ruleset), 0
    for shelf, cards in shelves(ruleset):
        desk.lines([[(say(f"shelf-{shelf}"), "phase")]])
        for card in cards:
            number += 1
            head = f"{number:>3} " if numbered else f"  {card.id}  "
            pieces = say("cli-pieces", number=card.pieces) if card.pieces else ""
            about = about_of(say, card)
            desk.lines(wrapped([(head, "number"), (say(card.key), "strong"), (f" ({pieces}) " if pieces else " ", "quiet"),
                                (about, "")], desk.look.width, 4))
    lessons, told = lessons_of(ruleset), lesson_words(ruleset, desk.lang)
    if lessons:
        desk.lines([[(say("cli-lessons"), "phase")]])
    for at, lesson in enumerate(lessons, number + 1):
        head = f"{at:>3} " if numbered else f"  {name_of(lesson)}  "
        scenes = say("cli-lesson-scenes", number=len(lesson.scene))
        desk.lines(wrapped([(head, "number"), (told(f"lesson-{lesson.id}"), "strong"), (f" ({scenes}) ", "quiet"),
                            (told(f"lesson-{lesson.id}.about"), "")], desk.look.width, 4))


def name_of(lesson: Lesson) -> str:
    """By which the command line calls a lesson."""
    return f"lesson-{lesson.id}"


def about_of(say: Words, card: Scenario) -> str:
    """The objective of a terrain; of an operation place and date."""
    if say.has(f"{card.key}.text"):
        return say(f"{card.key}.text")
    return f"{say(f'{card.key}.place')}, {say(f'{card.key}.date')}." if say.has(f"{card.key}.place") else ""


def listed(ruleset: AnyRuleset) -> dict[str, Scenario | Lesson]:
    """All that can be chosen, by name, in the order of the list: scenarios by shelf, then lessons."""
    cards: dict[str, Scenario | Lesson] = {card.id: card for _, cards in shelves(ruleset) for card in cards}
    return cards | {name_of(lesson): lesson for lesson in lessons_of(ruleset)}
