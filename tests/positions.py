"""Positions in tests: scenes are set by their lines, and each game's table is asked the same questions."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any

from bocage import BocageError, Match, new, position
from bocage.core.conformance import by_priors
from bocage.core.contract import AnyRules, AnyRuleset
from bocage.core.plain import canonical, slots_of
from bocage.core.position.entries import Rows
from bocage.core.position.notation import BadLine, Notation
from bocage.core.position.reading import HEAD, misread
from bocage.core.position.writing import notation_of
from bocage.core.run import Step
from bocage.games import find

YES_NO = ("no", "yes")           # a mark that is there or not, as a row says it
LETTERS = "0197-,:= #xau"


@lru_cache(maxsize=2)
def _table(rules: AnyRules, board: Any) -> Notation[Any]:
    """Kept, since a scene is often changed several times."""
    return notation_of(rules, board)


def with_lines(ruleset: AnyRuleset, board: Any, state: Any, *lines: str) -> Any:
    """A state in which what lines of a position say is so."""
    try:
        return _table(ruleset.rules, board).read(list(enumerate(lines, 1)), state)
    except BadLine as bad:
        raise misread(bad.number, bad.fault) from bad


def put_lines(ruleset: AnyRuleset, board: Any, state: Any, *lines: str) -> None:
    """Changes a state by lines of a position, also where rules are at work on it."""
    made = with_lines(ruleset, board, state, *lines)
    for slot in slots_of(state):
        setattr(state, slot, getattr(made, slot))


def set_position(match: Match, *lines: str) -> None:
    """Changes a match by lines of a position: its present step began from there, with the same choices and chance."""
    step = match.step
    state = with_lines(match.ruleset, match.board, step.state, *lines)
    match._replay_step(Step(step.rules, step.board, state, step.tape, step.choices, step.ask_all))


def table_is_whole(game: str, scenario: str) -> None:
    """Every slot of the state is in the table once; no line can be taken for another; the first state has no line."""
    ruleset = find(game)
    card = next(each for each in ruleset.scenarios if each.id == scenario)
    options = {option.id: option.default for option in ruleset.options}
    board = ruleset.rules.board(scenario, options, card.seats[1])
    first = ruleset.rules.first_state(board)
    table = notation_of(ruleset.rules, board)
    assert Counter(slot for entry in table.entries for slot in entry.slots) == Counter(slots_of(first))
    subjects = Counter(subject for entry in table.entries for subject in entry.subjects())
    assert [subject for subject, times in subjects.items() if times > 1 or subject.split()[0] in HEAD or ":" in subject] == []
    for entry in table.entries:
        if isinstance(entry, Rows):
            words = Counter(word for column in entry.columns for word in {column.label, *column.words()})
            assert [word for word, times in words.items() if times > 1] == []
    assert table.write(first) == []
    assert canonical(table.read([], first)) == canonical(first)


def some_moments(game: str, scenario: str, decisions: int = 150, seed: str = "1") -> list[Match]:
    """Every seventh moment of a game by the bots' first sight."""
    card = next(each for each in find(game).scenarios if each.id == scenario)
    match, rng = new(game, scenario, [f"seat{at + 1}" for at in range(card.seats[0])], seed=seed), Random(seed)
    found = []
    for number in range(decisions):
        if match.decision is None:
            break
        if number % 7 == 0:
            found.append(match.copy())
        match.play(by_priors(match, rng))
    return [*found, match]


def read_back(game: str, moments: list[Match]) -> None:
    """Each moment is the same once it is written and read."""
    for match in moments:
        text = match.position()
        again = position(game, text)
        assert again.hash() == match.hash(), text
        assert again.position() == text


def no_crash(game: str, moments: list[Match], number: int) -> None:
    """Whatever becomes of a text, it is read or its fault is told."""
    texts, rng = [match.position() for match in moments], Random(game)
    read = 0
    for _ in range(number):
        text = damaged(rng.choice(texts), texts, rng)
        found = attempt(game, text)
        if isinstance(found, Match):
            read += 1
            assert found.decision is None or found.decision.options, text
        else:
            assert "\n" not in str(found), text
    assert 0 < read < number


def attempt(game: str, text: str) -> Match | BocageError:
    """The game of a text, or what is wrong with it."""
    try:
        return position(game, text, seed="1")
    except BocageError as error:
        return error


def damaged(text: str, others: list[str], rng: Random) -> str:
    """A text with a line from elsewhere, without one, with one twice, with words changed for others, or with other letters."""
    lines = text.splitlines()
    words = [word for other in others[:5] for word in other.split()]
    at = rng.randrange(len(lines))
    how = rng.randrange(5)
    if how == 0:
        lines[at] = rng.choice(rng.choice(others).splitlines())
    elif how == 1:
        del lines[at]
    elif how == 2:
        lines.insert(at, rng.choice(lines))
    elif how == 3:
        lines[at] = " ".join(rng.choice(words) if rng.random() < 0.3 else word for word in lines[at].split(" "))
    else:
        lines[at] = "".join(rng.choice(LETTERS) if rng.random() < 0.1 else letter for letter in lines[at])
    return "\n".join(lines)
