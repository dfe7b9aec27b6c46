"""Reads a position: takes its text apart, makes the state, checks it by the game's audit, and plays what was chosen since."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex

import msgspec

from bocage.core.contract import AnyRuleset
from bocage.core.dice import Dice, ScriptEnded, SeededDice
from bocage.core.errors import LONGEST_LIST, BadPosition, BadRecord, BocageError
from bocage.core.history import Setup, hash_of_seed
from bocage.core.match import Match
from bocage.core.plain import canonical
from bocage.core.position.codecs import Misread
from bocage.core.position.notation import BadLine
from bocage.core.position.writing import FORMAT, SINCE, notation_of
from bocage.core.record.reading import RecordedDice, move_of
from bocage.core.starting import checked_options, unique
from bocage.core.table import Copyable

NAME = FORMAT.rsplit(" ", 1)[0]
HEAD = ("game", "scenario", "seats", "option", "ask")
Lines = list[tuple[int, str]]


class Parts(msgspec.Struct):
    """A text taken apart: its head, the lines of the state, the lines since; each with its number."""

    head: Lines
    body: Lines
    since: Lines


def parts_of(text: str) -> Parts:
    found = Parts([], [], [])
    goes_to = found.head
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or (line.startswith("#") and goes_to is not found.since):
            continue
        if line.startswith(NAME) and not (found.head or found.body):
            if line != FORMAT:
                raise BadPosition("error-position-format", line=number, expected=FORMAT)
            continue
        if goes_to is found.head and line.split()[0] not in HEAD:
            goes_to = found.body
        if line == SINCE:
            goes_to = found.since
            continue
        goes_to.append((number, line))
    return found


def game_of(text: str) -> str:
    """The game that a text says it is of; empty if it does not say."""
    return next((line.split()[1] for _, line in parts_of(text).head if line.split()[0] == "game" and len(line.split()) > 1), "")


def read(text: str, find: Callable[[str], AnyRuleset], game: str, seed: str | None = None, dice: Dice | None = None) -> Match:
    """The game goes on from here. Chance comes from a new seed, or from ``dice``."""
    parts = parts_of(text)
    ruleset = find(game)
    secret = token_hex(16) if seed is None else seed
    setup = agreed(ruleset, parts.head, secret)
    try:
        board = ruleset.rules.board(setup.scenario, setup.options, len(setup.seats))
        first = ruleset.rules.first_state(board)
    except BocageError as error:
        raise BadPosition("error-position-setup", reason=error) from error
    state = read_state(ruleset, board, parts.body, first)
    check(ruleset, board, state, first)
    return begin(ruleset, setup, board, state, parts.since, dice or SeededDice(secret))


def read_state(ruleset: AnyRuleset, board: object, lines: Sequence[tuple[int, str]], base: Copyable) -> Copyable:
    """The state that lines describe; what they leave out is as in ``base``."""
    try:
        state: Copyable = notation_of(ruleset.rules, board).read(lines, base)
        return state
    except BadLine as bad:
        raise misread(bad.number, bad.fault) from bad
    except Exception as error:                              # a default that cannot be worked out from what the lines say
        raise BadPosition("error-position-rules", reason=repr(error)[:LONGEST_LIST]) from error


def misread(line: int, fault: Misread) -> BadPosition:
    return BadPosition("error-position", line=line, text=fault.text.strip()[:80], expected=fault.expected)


def agreed(ruleset: AnyRuleset, head: Lines, seed: str) -> Setup:
    """What the lines of a head agree on; what they leave out has its default."""
    facts: dict[str, tuple[int, str]] = {}
    options: dict[str, str] = {}
    for number, line in head:
        word, _, rest = line.partition(" ")
        name, _, value = rest.strip().partition(" ")
        if not name:
            raise misread(number, Misread(line, "expect-value", value=f"{word} …"))
        if word in facts or (word == "option" and name in options):
            raise misread(number, Misread(line, "expect-once", name=word))
        if word == "option":
            options[name] = value
        else:
            facts[word] = (number, rest.strip())
    number, game = facts.get("game", (0, ruleset.id))
    if game.split()[0] != ruleset.id:
        raise misread(number, Misread(game, "expect-value", value=ruleset.id))
    number, asks = facts.get("ask", (0, ""))
    if asks not in ("", "all"):
        raise misread(number, Misread(asks, "expect-value", value="all"))
    if "scenario" not in facts:
        raise misread(1, Misread("", "expect-also", missing="scenario"))
    number, scenario = facts["scenario"]
    card = next((each for each in ruleset.scenarios if each.id == scenario), None)
    usual = " | ".join(f"seat{at + 1}" for at in range(card.seats[0] if card else 1))
    seats = [name.strip() for name in facts.get("seats", (0, usual))[1].split("|")]
    try:
        chosen = checked_options(ruleset, options)
        ruleset.scenario(scenario, len(seats))
    except BocageError as error:
        raise BadPosition("error-position-line", line=number, reason=error) from error
    return Setup(ruleset.id, scenario, unique(seats), chosen, ((0, seed, hash_of_seed(seed)),), ask_all=asks == "all")


def check(ruleset: AnyRuleset, board: object, state: Copyable, first: Copyable) -> None:
    """No piece may be missing or too many, and nothing may be true that never is (the game's ``pieces`` and ``audit``)."""
    try:
        wrong = _miscounted(ruleset.rules.pieces(board, first), ruleset.rules.pieces(board, state))
        if not ruleset.rules.is_over(state):
            wrong += ruleset.rules.audit(board, state)
    except Exception as error:                              # so wrong that it cannot even be looked at
        raise BadPosition("error-position-rules", reason=repr(error)[:LONGEST_LIST]) from error
    if wrong:
        raise BadPosition("error-position-audit", reason="; ".join(wrong)[:LONGEST_LIST])


def _miscounted(expected: object, found: object, name: str = "") -> list[str]:
    """The pieces of which there are too many or too few, in words."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return [wrong for key in sorted({*expected, *found}, key=str)
                for wrong in _miscounted(expected.get(key, 0), found.get(key, 0), f"{name} {key}".strip())]
    return [] if expected == found else [f"{name}: {found}, not {expected}".removeprefix(": ")]


def begin(ruleset: AnyRuleset, setup: Setup, board: object, state: Copyable, since: Lines, dice: Dice) -> Match:
    """A match that begins in a state and plays the lines since."""
    setup = msgspec.structs.replace(setup, start=canonical(state).decode())
    since = [(number, line) for number, line in since                # a seat's name may begin like a comment
             if not line.startswith("#") or line.startswith(tuple(f"{seat}: " for seat in setup.seats))]
    try:
        if not since:
            return Match(ruleset, setup, board, state, dice)
        return _play_since(ruleset, setup, board, state, since, dice)
    except (BadPosition, ScriptEnded):
        raise
    except Exception as error:                              # a position that the rules cannot play from
        raise BadPosition("error-position-rules", reason=repr(error)[:LONGEST_LIST]) from error


def _play_since(ruleset: AnyRuleset, setup: Setup, board: object, state: Copyable, since: Lines, dice: Dice) -> Match:
    number, first = since[0]
    opening = first.removeprefix("=").split() if first.split()[0] == "=" else []
    recorded = RecordedDice(opening, ruleset.rules.bags(board))
    try:
        match = Match(ruleset, setup, board, state, recorded)
        recorded.require_all_used()
        for number, line in since[1:] if opening else since:
            if not line.startswith(tuple(f"{seat}: " for seat in setup.seats)):
                raise misread(number, Misread(line, "expect-choice", form=f"{setup.seats[0]}: …"))
            _, seat, action, chance = move_of(number, line, {name: name for name in setup.seats})
            recorded.waiting = list(chance)
            match.play(action, seat)
            recorded.require_all_used()
    except BadPosition:
        raise
    except BadRecord as error:
        key = {"error-record-chance": "error-position-chance", "error-record-surplus": "error-position-surplus"}.get(error.key)
        reason = BocageError(key, **error.args_for_text) if key else error
        raise BadPosition("error-position-line", line=number, reason=reason) from error
    except BocageError as error:
        raise BadPosition("error-position-line", line=number, reason=error) from error
    match.dice = match.step.tape.source = dice
    drawn = len(match.opening) + sum(len(move.chance) for move in match.moves)
    if drawn:                                               # what chance answered before does not come from the new seed
        _, seed, shown = setup.seeds[-1]
        match.setup = msgspec.structs.replace(setup, seeds=((0, "", hash_of_seed("")), (drawn, seed, shown)))
    return match
