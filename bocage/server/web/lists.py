"""Matches and games as lists show them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Literal

import msgspec

from bocage.bots import LEVELS
from bocage.core.contract import AnyRuleset
from bocage.core.rulebook.aid import aid_in, figures_of
from bocage.core.rulebook.catalogue import Rule, catalogue
from bocage.core.rulebook.places import places_of, tests_folder
from bocage.core.rulebook.search import stop_words, synonyms
from bocage.examples.content import examples_of, title_of
from bocage.games import find, game_ids, installed
from bocage.lessons.content import lesson_of, lesson_words, lessons_of
from bocage.server.web.refusals import say
from bocage.server.wire import http_frames, lesson_frames
from bocage.server.matches import hints
from bocage.server.storage.tables import LESSON, MatchRow, SeatRow


def match_card(row: MatchRow, seats: Sequence[SeatRow], client: str | None, here: Collection[str], watchers: int,
               lang: str) -> http_frames.MatchCard:
    """``client``: who asks; ``here``: who is connected; ``lang``: the reader's language."""
    cards = seat_cards(seats, client, here, lang)
    return http_frames.MatchCard(row.id, row.game, scenario_of(row), lesson_name(row, lang), cards, row.turn, row.asked,
                            row.result, row.created, row.changed, row.owner == client, row.listed, watchers, row.answer_seconds,
                            hints.allowed(row, seats))


def scenario_of(row: MatchRow) -> str:
    """The scenario of a match; for one that is no more, what it has become."""
    return find(row.game).present(row.scenario) if row.game in game_ids() else row.scenario


def lesson_name(row: MatchRow, lang: str) -> str:
    """What the lesson is called that a match is; empty if it is none, or one that there is no more."""
    lesson = lesson_of(find(row.game), row.options[LESSON]) if LESSON in row.options else None
    return "" if lesson is None else lesson_words(find(row.game), lang)(f"lesson-{lesson.id}")


def seat_cards(seats: Sequence[SeatRow], client: str | None, here: Collection[str],
               lang: str) -> tuple[http_frames.SeatCard, ...]:
    return tuple(http_frames.SeatCard(
        person_name(chair.seat, chair.name, lang) if chair.client else chair.name,
        "bot" if chair.level else "open" if chair.client is None else "person", chair.level,
        client is not None and chair.client == client, chair.client in here) for chair in seats)


def person_name(seat: int, name: str, lang: str) -> str:
    """A person's name as a reader of that language sees it: a person who gave no name is called by the number of the seat."""
    return name or say(lang)("server-player", number=seat + 1)


@cache
def game_cards() -> tuple[http_frames.GameCard, ...]:
    return tuple(game_card(game) for game in installed())


def game_card(rules: AnyRuleset) -> http_frames.GameCard:
    facts = rules.missions.facts if rules.missions else {}
    return http_frames.GameCard(
        rules.id, rules.version, rules.prefix,
        tuple(http_frames.ScenarioCard(each.id, each.shelf, *each.seats, each.key, each.pieces, facts.get(each.id))
              for each in rules.scenarios),
        tuple(http_frames.OptionCard(each.id, each.choices, each.default, each.ruling, each.several) for each in rules.options),
        tuple(LEVELS), rules.forces is not None, bool(rules.display.windows))


@cache
def lesson_cards(game: str, lang: str) -> tuple[lesson_frames.LessonCard, ...]:
    lessons = lessons_of(find(game))
    say = lesson_words(find(game), lang) if lessons else None
    return tuple(lesson_frames.LessonCard(each.id, say(f"lesson-{each.id}"), say(f"lesson-{each.id}.about"), len(each.scene))
                 for each in lessons if say is not None)


@cache
def game_maps(game: str) -> http_frames.GameMaps:
    rules = find(game)
    if rules.missions is None:
        return http_frames.GameMaps({})
    return http_frames.GameMaps({each.id: rules.missions.sketch(each.id) for each in rules.scenarios})


@cache
def game_texts(game: str, lang: str) -> http_frames.GameTexts:
    return http_frames.GameTexts((find(game).folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8"))


@cache
def builder(game: str, lang: str) -> msgspec.Struct | None:
    forces = find(game).forces
    return None if forces is None else forces.builder(lang)


@cache
def rule_book(game: str, lang: str) -> http_frames.RuleBook:
    ruleset = find(game)
    book = catalogue(ruleset.folder)
    chapters = {chapter.id: chapter.fr if lang == "fr" else chapter.en for chapter in book.chapter}
    texts = [*(rule_text(rule, "rule", lang) for rule in book.rule), *(rule_text(rule, "ruling", lang) for rule in book.ruling),
             *(rule_text(rule, "example", lang) for rule in book.example)]
    examples = tuple(http_frames.RuleExample(each.id, title_of(ruleset, each, lang), each.rules)
                     for each in examples_of(ruleset))
    return http_frames.RuleBook(game, chapters, tuple(texts), examples, tests_folder() is not None, stop_words(lang),
                                synonyms(lang))


@cache
def player_aid(game: str, lang: str) -> http_frames.PlayerAid:
    aid = aid_in(find(game).folder)
    if aid is None:
        return http_frames.PlayerAid(game, ())
    figures = figures_of(find(game), aid)
    return http_frames.PlayerAid(game, tuple(
        http_frames.AidSection(section.title(lang), tuple(
            http_frames.AidLine(line.say(lang, figures), line.rule) for line in section.line)) for section in aid.section))


def rule_places(game: str, id: str) -> http_frames.RuleKept | None:
    """None: no such rule, or the server does not run from a checkout."""
    folder, tests = find(game).folder, tests_folder()
    if tests is None or catalogue(folder).find(id) is None:
        return None
    found = places_of(id.upper(), folder, tests)
    proved = tuple(dict.fromkeys(place.sentence for place in found.tests))
    code, tested, texts = (tuple(map(str, places)) for places in (found.code, found.tests, found.texts))
    return http_frames.RuleKept(code, tested, texts, proved)


def rule_text(rule: Rule, kind: Literal["rule", "ruling", "example"], lang: str) -> http_frames.RuleText:
    told = rule.wording(lang)
    return http_frames.RuleText(rule.id, kind, rule.id.split("-")[1], told.title, told.text, told.why, rule.rules, rule.setting)
