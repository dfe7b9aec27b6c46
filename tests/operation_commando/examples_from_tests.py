"""Makes examples of rules from the scenes of the tests: ``python -m tests.operation_commando.examples_from_tests``.

A scene becomes an example of the rules that its test is marked with, if it is short and can be played from its position alone;
what it must come to is what the test has seen. The worked Assault (OC-EX-01 to OC-EX-16) becomes one example a step. They go to
``games/operation_commando/examples/scenes.toml``.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bocage.core.history import Move
from bocage.core.match import Match
from bocage.core.record.writing import chance_text
from bocage.core.rulebook.catalogue import catalogue
from bocage.examples.content import FOLDER, Example, examples_in
from bocage.examples.playing import play
from bocage.games.operation_commando import RULESET
from bocage.lessons.conditions import Seen
from tests.operation_commando.rules import test_examples
from tests.operation_commando.scene import Scene
from tools.examples import smaller, toml_of

MOST_MOVES = 6
# Words of tests that prove their rule by what is asked, offered, refused or seen: playing the scene would not show it.
ELSEWHERE = ("refused(", "options()", ".ask", ".asked", ".view(", "legal", "raises")
ROWS = ("us", "de", "size", "us units", "de units", "us tilted", "de tilted", "us hand", "de hand", "phase")
HEAD = "# Scenes of the tests, made by python -m tests.operation_commando.examples_from_tests.\n\n"


class Listener:
    """Keeps the scenes that each test has made, with their first positions."""

    def __init__(self) -> None:
        self.made: list[tuple[str, Match]] = []
        self.found: list[tuple[tuple[str, ...], str, Match]] = []      # rules of the test, first position, match

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self.made.clear()
        yield
        rules = tuple(id for mark in item.iter_markers("rule") for id in mark.args)
        if isinstance(item, pytest.Function) and any(word in inspect.getsource(item.function) for word in ELSEWHERE):
            return
        self.found += [(rules, position, match) for position, match in self.made]


def listen(listener: Listener) -> None:
    made: Any = Scene.__init__

    def keeps(self: Scene, match: Match) -> None:
        made(self, match)
        if match.decision is not None:
            listener.made.append((match.position(), match))

    Scene.__init__ = keeps                                 # type: ignore[method-assign]


def example_of(id: str, rules: Sequence[str], position: str, match: Match, moves: Sequence[Move]) -> Example | None:
    """The scene as an example, made smaller; None if it is something else when it is played from its text."""
    bags = RULESET.rules.bags(match.board)
    dice = tuple(word for move in moves for word in chance_text(move.chance, bags).split())
    whole = Example(id, tuple(rules), position, tuple(move.text for move in moves), dice)
    try:
        expect = expected(whole)
        made = smaller(RULESET, msgspec.structs.replace(whole, rules=(min(play(RULESET, whole).shown),)))
        trials = (msgspec.structs.replace(each, rules=tuple(rules), expect=expect) for each in (made, whole) if each)
        return next((each for each in trials if keeps_promise(each)), None)
    except Exception:                                       # the box does not hold what this test has put on the table
        return None


def expected(example: Example) -> tuple[str, ...]:
    """The lines of the last position that are short, and not those of the first."""
    first = rows_of(play(RULESET, msgspec.structs.replace(example, plays=())).match)
    last = rows_of(play(RULESET, example).match)
    return tuple(f"is {row}: {last[row]}" for row in ROWS
                 if row in last and last[row] != first.get(row) and len(last[row]) < 60)


def rows_of(match: Match) -> dict[str, str]:
    return {row: ", ".join(parts) for row, parts in Seen(match, (), 0).rows.items()}


def keeps_promise(example: Example) -> bool:
    seen = Seen(play(RULESET, example).match, (), 0)
    return bool(example.expect) and all(seen.holds(each) for each in example.expect)


def worked_assault() -> Iterator[Example]:
    """One example for each step of the long Assault."""
    scene = test_examples.fixture()
    book = catalogue(RULESET.folder)
    for number, step in enumerate(test_examples.ASSAULT, 1):
        position, before = scene.match.position(), len(scene.match.moves)
        step(scene)
        worked = book.find(f"OC-EX-{number:02}")
        assert worked is not None
        made = example_of(f"ex-{number:02}", (worked.id, *worked.rules), position, scene.match,
                          scene.match.moves[before:])
        print(worked.id, "made" if made else "cannot be played from its text")
        if made:
            yield made


def of_tests(known: set[str]) -> Iterator[Example]:
    """For each rule that no example shows the shortest scene of its tests."""
    listener = Listener()
    listen(listener)
    pytest.main(["-q", "-p", "no:cacheprovider", str(Path(__file__).parent / "rules")], plugins=[listener])
    book = catalogue(RULESET.folder)
    short = [found for found in listener.found if 0 < len(found[2].moves) <= MOST_MOVES]
    for rules, position, match in sorted(short, key=lambda found: (len(found[2].moves), len(found[0]))):
        new = [id for id in rules if id not in known and book.find(id) is not None]
        if new and (made := example_of(f"scene-{new[0].lower()}", new, position, match, match.moves)):
            known |= set(new)
            print(*new, flush=True)
            yield made


def main() -> None:
    file = RULESET.folder / FOLDER / "scenes.toml"
    file.unlink(missing_ok=True)
    examples_in.cache_clear()
    known = {rule for example in examples_in(RULESET.folder) for rule in example.rules}
    worked = list(worked_assault())
    known |= {rule for example in worked for rule in example.rules}
    known |= {f"OC-EX-{number:02}" for number in range(1, len(test_examples.ASSAULT) + 1)}
    texts = [toml_of(example) for example in (*worked, *of_tests(known))]
    file.write_text(HEAD + "\n\n".join(texts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
