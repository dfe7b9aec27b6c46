'''Whole games from their set-up, for tests of the set-up and of what runs over several turns.

    m = opening("historical", dice="crossroads us_hq")
    m.does("keep")
    turn(m, "us")               # a turn in which the American wins; then the next thing that must be chosen

Dice are those of ``scene``: what is not named is drawn by a fixed seed; a die or a pick that is not named fails the test.
'''

from __future__ import annotations

from collections.abc import Iterable

from bocage.core.dice import Dice, SeededDice
from bocage.core.history import Setup
from bocage.core.match import Match
from bocage.games.operation_commando.pieces import SIDES
from tests.operation_commando.scene import Scene, TableDice, until_phase

# What somebody answers who does nothing.
IDLE = ("pass", "none", "stop", "decline", "keep", "normal", "stay")


def opening(scenario: str, dice: str | Iterable[int | str] = (), variants: str = "", seed: str = "", until: str = "") -> Scene:
    """A game before its first step. With a ``seed`` nothing needs to be named."""
    ruleset = until_phase(until)
    options = {"variants": variants} if variants else {}
    board = ruleset.rules.board(scenario, options, 2)
    chance: Dice = SeededDice(seed) if seed else TableDice(board, dice.split() if isinstance(dice, str) else dice)
    made = Setup("operation_commando", scenario, SIDES, options, ((0, seed, ""),))
    return Scene(Match(ruleset, made, board, ruleset.rules.first_state(board), chance))


# What is chosen before the hands are drawn.
BEFORE_HANDS = {"initiation": (), "historical": (), "utah": ("layout ludic", "lay_rest"), "graignes": ("hide n3 e3",)}


def with_hands(scenario: str, dice: str | Iterable[int | str] = (), seed: str = "") -> Scene:
    """A game in which the terrains lie and both have just drawn their hands."""
    return opening(scenario, dice, seed=seed).does(*BEFORE_HANDS[scenario])


def idle(m: Scene, *kinds: str) -> Scene:
    """Everybody lets everything pass until one of these is asked; what must be chosen is the first that can be."""
    while m.match.decision and m.ask not in kinds:
        options = m.match.decision.options
        m.match.play(next((option for option in options if option.verb in IDLE), options[0]))
    return m


def assault(m: Scene, winner: str) -> Scene:
    """The German abandons the terrain; or he commits the first unit he can, and the American does not face it."""
    idle(m, "commit")
    if winner == "us":
        return m.play("abandon")
    m.play(next(text for text in m.options() if text.startswith("commit")))
    return idle(m, "answer").play("abandon")


def turns(m: Scene, winners: str, *kinds: str) -> Scene:
    """Turns won by these sides (``"us de us"``), in which nothing else is done; then the next question of these kinds."""
    for winner in winners.split():
        assault(m, winner)
    return idle(m, *kinds) if kinds else m
