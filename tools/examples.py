"""Looks for examples of rules in random games, with any options and forces, and writes them:
``python -m tools.examples GAME [MINUTES] [SEED] [FINEST]``.

Every rule that a game's log, questions or refusals name gets the clearest scene that was found: one choice, few events. Its
position is then made smaller: lines are left out whose absence changes nothing of what the scene shows, so many at once in the
last round as FINEST says (1; more where playing takes long). Rules that other examples show already are left out. The scenes
are added to ``games/<game>/examples/found.toml``; look at them before they are kept.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from time import process_time

import msgspec

from bocage.core.conformance import mutations
from bocage.core.conformance.choosers import Curious, by_priors
from bocage.core.conformance.series import begin_one
from bocage.core.contract import AnyRuleset
from bocage.core.errors import BocageError, Illegal
from bocage.core.event import Event
from bocage.core.match import Match
from bocage.core.record.writing import chance_text
from bocage.core.rulebook.catalogue import catalogue
from bocage.examples.content import FOLDER, Example, examples_in
from bocage.examples.playing import Played, play
from bocage.games import find

KEPT = 2                        # scenes of a rule that are made smaller; the smallest is taken
MOST_EVENTS = 9
TRIED = 0.15                    # at this share of the questions something forbidden is tried
HEAD = "# Scenes that python -m tools.examples has found in random games."
ALSO = 4                        # so many rules a scene may show without being an example of each
# Lines that stay, since a reader looks for them on the board, whatever the rules make of them.
STAY = ("turn", "round", "phase", "terrain", "size", "us:", "de:", "us units", "de units", "scenario", "seats", "initiative",
        "active", "side to act", "acting", "building", "direction")


class Found(msgspec.Struct):
    """A scene as it was met. ``cost``: how much there is to look at."""

    cost: float
    example: Example


class Search:
    def __init__(self, ruleset: AnyRuleset, seed: str) -> None:
        self.ruleset = ruleset
        self.rng = Random(seed)
        book = catalogue(ruleset.folder)
        self.ids = {rule.id for rule in (*book.rule, *book.ruling)}
        self.found: dict[str, list[Found]] = {}
        self.heard: dict[str, None] = {}

    def games(self, end: float) -> None:
        while process_time() < end:
            match, _, _ = begin_one(self.ruleset, self.rng.randrange(10 ** 9), self.rng.randrange(10 ** 4))
            choose = self.rng.choice((by_priors, Curious()))
            self.heard.clear()
            while match.decision is not None and process_time() < end:
                if self.rng.random() < TRIED:
                    self.refused(match)
                self.chosen(match, choose(match, self.rng).text)

    def chosen(self, match: Match, action: str) -> None:
        """Plays on; what happens is a scene of every rule that it names."""
        before, decision, first = match.copy(), match.decision, len(match.log)
        assert decision is not None
        match.play(action)
        events = match.log[first:]
        if len(events) > MOST_EVENTS or match.decision is None:
            return
        dice = tuple(chance_text(match.moves[-1].chance, self.ruleset.rules.bags(match.board)).split())
        is_exit = self.ruleset.display.choosing.is_exit(decision.kind, action.split()[0])
        answered = {decision.rule} if events and not is_exit else set()
        for rule in (answered | {event.rule for event in events}) & self.ids:
            cost = len(events) + 2 * first_of(rule, events) + (8 if rule == decision.rule else 0) + (3 if is_exit else 0)
            self.keep(rule, cost, before, plays=(action,), dice=dice)

    def refused(self, match: Match) -> None:
        """Tries what looks like an option, and what an earlier question offered."""
        assert match.decision is not None
        texts = [action.text for action in match.decision.options]
        for text in (*mutations(texts, self.rng, 2), *self.rng.sample(list(self.heard), min(2, len(self.heard)))):
            try:
                match.check(text)
            except Illegal as illegal:
                if illegal.rule in self.ids and illegal.rule != match.decision.rule:
                    self.keep(illegal.rule, MOST_EVENTS, match, refused=text)
            except BocageError:
                continue
        self.heard |= dict.fromkeys(texts)

    def keep(self, rule: str, cost: float, match: Match, **parts: object) -> None:
        shelf = self.found.setdefault(rule, [])
        if len(shelf) == KEPT and cost >= shelf[-1].cost:
            return
        position = match.position()
        lines = position.splitlines()
        cost += (4 if "since" in lines else 0) + 2 * sum(line.startswith("option ") for line in lines)
        example = Example(id=rule.lower(), rules=(rule,), position=position, **parts)          # type: ignore[arg-type]
        shelf.append(Found(cost, example))
        shelf.sort(key=lambda found: found.cost)
        del shelf[KEPT:]


def first_of(rule: str, events: list[Event]) -> int:
    return next((at for at, event in enumerate(events) if event.rule == rule), 0)


# --- making scenes smaller --------------------------------------------------------------------------------------------


def attempt(ruleset: AnyRuleset, example: Example) -> Played | None:
    try:
        played = play(ruleset, example)
        for seat in (None, *range(len(played.match.setup.seats))):
            played.match.view(seat)
    except Exception:                                       # too little is left for the rules to play from, or to be shown
        return None
    return played


def seen_in(played: Played) -> tuple[object, ...]:
    """What a scene shows: what happened, the next question, the reason of the refusal."""
    decision = played.match.decision
    return [event.plain() for event in played.match.log], decision and decision.kind, played.refusal and played.refusal.rule


def smaller(ruleset: AnyRuleset, example: Example, finest: int = 1) -> Example | None:
    """The same scene with as few lines as possible; None if it cannot be played from its text at all."""
    lines = [line for line in example.position.splitlines() if line.strip() and not line.startswith("#")
             and line != "Bocage position 1"]
    whole = msgspec.structs.replace(example, position="\n".join(lines))
    first = attempt(ruleset, whole)
    if first is None or example.rules[0] not in first.shown:
        return None
    wanted = seen_in(first)
    size = max(1, len(lines) // 4)
    while size >= finest:
        at = 0
        while at < len(lines):
            fewer = lines[:at] + [line for line in lines[at:at + size] if line.startswith(STAY)] + lines[at + size:]
            trial = msgspec.structs.replace(example, position="\n".join(fewer))
            seen = attempt(ruleset, trial)
            same = seen is not None and example.rules[0] in seen.shown and seen_in(seen) == wanted
            at, lines = (at + size + len(fewer) - len(lines), fewer) if same else (at + size, lines)
        size //= 2
    return msgspec.structs.replace(example, position="\n".join(lines))


def best_of(ruleset: AnyRuleset, search: Search, known: set[str], finest: int) -> Iterator[Example]:
    """For each rule that no example shows the smallest of its scenes; what it shows besides counts as shown."""
    for rule in sorted(search.found, key=lambda rule: search.found[rule][0].cost):
        if rule in known:
            continue
        trials = [made for found in search.found[rule] if (made := smaller(ruleset, found.example, finest)) is not None]
        if not trials:
            continue
        best = min(trials, key=lambda made: (len(made.position.splitlines()), len(made.position)))
        shown = play(ruleset, best).shown & search.ids
        rules = (rule, *sorted(shown - known - {rule})) if len(shown) <= ALSO else (rule,)
        known |= set(rules)
        print(rule, len(best.position.splitlines()), flush=True)
        yield msgspec.structs.replace(best, rules=rules)


def toml_of(example: Example) -> str:
    def words(texts: tuple[str, ...]) -> str:
        return "[" + ", ".join(f'"{text}"' for text in texts) + "]"

    lines = ["[[example]]", f'id = "{example.id}"', f"rules = {words(example.rules)}",
             f'position = """\n{example.position}\n"""']
    lines += [f"plays = {words(example.plays)}"] if example.plays else []
    lines += [f"dice = {words(example.dice)}"] if example.dice else []
    lines += [f'refused = "{example.refused}"'] if example.refused else []
    lines += [f"expect = {words(example.expect)}"] if example.expect else []
    return "\n".join(lines)


def main(game: str, minutes: str = "5", seed: str = "1", finest: str = "1") -> None:
    ruleset = find(game)
    search = Search(ruleset, seed)
    search.games(process_time() + 60 * float(minutes))
    print(f"{len(search.found)} rules were met", flush=True)
    kept = examples_in(ruleset.folder)
    known = {rule for example in kept for rule in example.rules}
    file = ruleset.folder / FOLDER / "found.toml"
    file.parent.mkdir(exist_ok=True)
    if not file.exists():
        file.write_text(f"{HEAD}\n", encoding="utf-8")
    for example in best_of(ruleset, search, known, int(finest)):
        with file.open("a", encoding="utf-8") as more:
            more.write(f"\n{toml_of(example)}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
