"""Rules as a player looks them up: by id, by chapter, by words, or those behind an option."""

from __future__ import annotations

from random import Random

from bocage.cli.desk import Desk
from bocage.core.action import Action
from bocage.core.rulebook.catalogue import Catalogue, Chapter, Rule, catalogue
from bocage.core.rulebook.search import search
from bocage.core.dice import SeededDice
from bocage.core.event import Event
from bocage.core.match import Match
from bocage.core.contract import AnyRuleset

TRIALS = 12                         # how often an option is tried to collect the rules behind it
MOST_FOUND = 15


class Rulebook:
    def __init__(self, ruleset: AnyRuleset, desk: Desk) -> None:
        self.ruleset = ruleset
        self.desk = desk
        self.book: Catalogue = catalogue(ruleset.folder)

    def chapter_of(self, rule: Rule) -> str:
        return rule.id.split("-")[1]

    def chapters(self) -> list[tuple[Chapter, int]]:
        return [(chapter, sum(self.chapter_of(rule) == chapter.id for rule in self.book.rule)) for chapter in self.book.chapter]

    def title(self, chapter: Chapter) -> str:
        return chapter.fr if self.desk.lang == "fr" else chapter.en

    def has_chapter(self, name: str) -> bool:
        return any(chapter.id == self.bare_id(name) for chapter in self.book.chapter)

    def bare_id(self, name: str) -> str:
        """The name of a chapter with or without the letters of the game."""
        return name.upper().removeprefix(f"{self.ruleset.prefix}-")

    # --- looking up ---------------------------------------------------------------------------------------------------

    def find(self, words: str) -> list[Rule]:
        """A rule by its id, the rules of a chapter, or what a search for the words finds."""
        rule = self.book.find(words)
        if rule is not None:
            return [rule]
        if self.has_chapter(words):
            return [rule for rule in self.book.rule if self.chapter_of(rule) == self.bare_id(words)]
        return search(self.book, words, self.desk.lang)

    def behind(self, match: Match, action: Action, seat: int) -> list[Rule]:
        """The rules that apply when an option is chosen, whatever the dice say; the rule that asks comes last.

        Where something is hidden from the seat, the option is tried on suppositions.
        """
        decision = match.decision
        assert decision is not None
        rng, knows_all = Random("rules"), match.knows_all(seat)
        ids: dict[str, None] = {}
        for trial in range(TRIALS):
            step = match.step if knows_all else match.twin(seat, rng).step
            run = step.run(SeededDice(f"rules/{trial}"))
            events: list[Event] = []
            run.table.events = events
            run.answer(action)
            ids |= dict.fromkeys(event.rule for event in events if event.seats is None)
        ids[decision.rule] = None
        return [rule for id in ids if (rule := self.book.find(id)) is not None]

    # --- showing ------------------------------------------------------------------------------------------------------

    def show(self, rule: Rule) -> None:
        """The rule in full, with the rulings and examples about it."""
        desk, wording = self.desk, rule.wording(self.desk.lang)
        desk.text(f"{rule.id}  {wording.title}", "strong")
        desk.text(f"  {wording.text}", indent=2)
        if wording.why:
            desk.text(f"  {desk.say('cli-rule-why', text=wording.why)}", "quiet", indent=2)
        if rule.setting:
            desk.text(f"  {desk.say('cli-rule-setting', name=rule.setting)}", "quiet", indent=2)
        if rule.rules:
            desk.text(f"  {desk.say('cli-rule-about', ids=', '.join(rule.rules))}", "quiet", indent=2)
        for other in (*self.book.ruling, *self.book.example):
            if rule.id in other.rules:
                told = other.wording(desk.lang)
                desk.text(f"  {other.id}  {told.title}", "strong", indent=2)
                desk.text(f"    {told.text}", indent=4)

    def show_found(self, rules: list[Rule], words: str) -> None:
        """One rule in full, several as a list."""
        desk = self.desk
        if not rules:
            desk.text(desk.say("cli-rule-none", words=words[:80]))
        elif len(rules) == 1:
            self.show(rules[0])
        else:
            for rule in rules[:MOST_FOUND]:
                desk.lines([[(f"{rule.id:<15}", "strong"), (f" {rule.wording(desk.lang).title}", "")]])
            if len(rules) > MOST_FOUND:
                desk.text(desk.say("cli-rule-more", number=len(rules) - MOST_FOUND), "quiet")
