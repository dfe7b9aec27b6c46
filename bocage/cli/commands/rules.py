"""``bocage rules``: the rules of a game to read, and the account of which have code, tests and text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bocage.cli.desk import Desk
from bocage.cli.files import shown
from bocage.cli.scenario_lists import words_of
from bocage.cli.terminal.rulebook import Rulebook
from bocage.core.errors import BocageError, Unknown
from bocage.core.rulebook.coverage import coverage
from bocage.core.rulebook.places import CHECKOUT, Place, code_places, page, places_of, relative, tests_folder
from bocage.core.contract import AnyRuleset
from bocage.examples.content import shown_by_examples
from bocage.games import find, game_ids, installed

PAGES = CHECKOUT / "docs" / "rules"


def show_rules(desk: Desk, words: Sequence[str]) -> None:
    """Shows the chapters (without words), a chapter, a rule by its id, or what a search finds; in all games if none is
    named."""
    rulesets, rest = games_and_words(words)
    books = [Rulebook(ruleset, desk) for ruleset in rulesets]
    if not rest:
        for book in books:
            show_chapters(desk, book, titled=len(books) > 1)
        return
    found = [(book, rules) for book in books if (rules := book.find(rest))]
    if not found:
        raise Unknown("rule", rest, ", ".join(dict.fromkeys(chapter.id for book in books for chapter, _ in book.chapters())))
    for book, rules in found:
        if book.has_chapter(rest):
            for rule in rules:
                book.show(rule)
        else:
            book.show_found(rules, rest)


def show_where(desk: Desk, words: Sequence[str], tests: Path | None) -> None:
    """The file and line of each place where the code, the tests and the texts name a rule. For a ruling that no code names: the
    code of the rules that it settles."""
    rulesets, id = games_and_words([word.upper() for word in words])
    for ruleset in rulesets:
        rule = Rulebook(ruleset, desk).book.find(id)
        if rule is not None:
            found = places_of(id, ruleset.folder, tests or tests_folder())
            for name, places in (("code", found.code), ("test", found.tests), ("text", found.texts)):
                show_places(desk, name, places)
            for settled in () if found.code else rule.rules:
                desk.lines([[(desk.say("cli-where-settled", rule=settled), "strong")]])
                desk.lines([[(f"  {place}", "")] for place in code_places(ruleset.folder).get(settled, ())])
            return
    raise Unknown("rule", id, "VC-ACT-03, HN-FIRE-01, …")


def show_places(desk: Desk, name: str, places: Sequence[Place]) -> None:
    desk.lines([[(desk.say(f"cli-where-{name}"), "strong")], *([(f"  {place}", "")] for place in places)])


def write_pages(desk: Desk) -> None:
    """Writes ``docs/rules/<game>.md`` anew for every game of this checkout."""
    tests = tests_folder()
    if tests is None:
        raise BocageError("cli-error-tests", folder=shown(CHECKOUT / "tests"))
    PAGES.mkdir(exist_ok=True)
    for game in (each for each in installed() if each.folder.is_relative_to(CHECKOUT)):
        file = PAGES / f"{game.id}.md"
        file.write_text(page(words_of(desk, game)("game-name"), game.folder, tests), encoding="utf-8")
        desk.text(str(relative(file)))


def show_chapters(desk: Desk, book: Rulebook, titled: bool) -> None:
    if titled:
        desk.lines([[(words_of(desk, book.ruleset)("game-name"), "phase")]])
    for chapter, number in book.chapters():
        desk.lines([[(f"{chapter.id:<9}", "strong"), (f"{number:>3}  ", "quiet"), (book.title(chapter), "")]])


def games_and_words(words: Sequence[str]) -> tuple[list[AnyRuleset], str]:
    """The games that are meant, and the other words. A rule id names its game by its prefix."""
    if words and words[0] in game_ids():
        return [find(words[0])], " ".join(words[1:])
    text, everything = " ".join(words), installed()
    return [ruleset for ruleset in everything if text.upper().startswith(f"{ruleset.prefix}-")] or list(everything), text


def show_coverage(desk: Desk, game: str, tests: Path | None) -> bool:
    """Shows how many rules have code, a test and texts in both languages, how many rulings a test and texts, and which do
    not; returns whether all have."""
    folder = tests or CHECKOUT / "tests"
    if not folder.is_dir():
        raise BocageError("cli-error-tests", folder=shown(folder))
    found = coverage(find(game).folder, folder)
    desk.text(desk.say("cli-coverage", number=len(found.ids)))
    for name, ids in (("code", found.code), ("test", found.tests), ("text", found.text)):
        missing = found.missing(ids)
        desk.text(desk.say(f"cli-coverage-{name}", number=len(found.ids) - len(missing)))
        if missing:
            desk.text(f"  {desk.say('cli-coverage-missing')} {', '.join(missing)}", "warning", indent=4)
    lacking = found.rulings_missing
    desk.text(desk.say("cli-coverage-rulings", number=len(found.rulings), whole=len(found.rulings) - len(lacking)))
    if lacking:
        desk.text(f"  {desk.say('cli-coverage-missing')} {', '.join(lacking)}", "warning", indent=4)
    seen = shown_by_examples(find(game))
    desk.text(desk.say("cli-coverage-examples", number=seen.examples, own=seen.own, chapter=seen.chapter,
                       rest=seen.all - seen.own - seen.chapter))
    if found.short_forms:
        show_places(desk, "short", found.short_forms)
    return found.complete
