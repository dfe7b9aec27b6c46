"""The five levels. A weaker bot judges worse, considers fewer options and plays less out; it does not choose at random.

What a level means in a game is data of that game (``Advice.levels``), calibrated by matches (docs/bots.md). Errors of judgement
last for a whole match: they are a bot's character. It overrates some kinds of action and some places, the same ones each time
it is asked, so that it does not go back and forth. A small part of the error is new with each question.
"""

from __future__ import annotations

import re
from math import ceil, exp
from random import Random

from bocage.bots.mcts import MctsBot
from bocage.bots.race import RaceBot
from bocage.bots.sight import AnyPlan
from bocage.bots.viewpoint import Viewpoint
from bocage.core.action import Action
from bocage.core.contract import Level

LEVELS = ("recruit", "soldier", "corporal", "sergeant", "captain")      # the weakest first
DEFAULT = "corporal"
# The names that records and stored matches had before, and what has taken their place.
FORMER = {"novice": "recruit", "easy": "soldier", "regular": "corporal", "strong": "sergeant", "expert": "captain"}
SECONDS = 2.0                   # the longest thought of any level
# The part of a level's seconds for the first, second, third … choice of an activation: ten choices take three times the first.
SHARES = (1.0, 0.75, 0.5, 0.25, 0.125)
WINDOW_SHARE = 0.25             # the part of a level's seconds and play-outs for a window: it opens often, and seldom matters
# The parts of an error: liking of a kind of action, liking of one option, what is new with each question; squares add up to 1.
OF_KIND, OF_OPTION, OF_MOMENT = 0.50, 0.75, 0.433
WORST = 2.0                     # no option is taken that looks worse than the best by more than so many standard deviations


class LevelBot:
    """Chooses as a level of the game does. ``fixed``: a level of its own instead of one of the game's five. ``hurries``: it
    breaks a thought off when its seconds are over; measured matches count play-outs alone, whatever else the machine does."""

    seconds = SECONDS

    def __init__(self, rng: Random, number: int = 0, fixed: Level | None = None) -> None:
        self.rng = rng
        self.number = number
        self.fixed = fixed
        self.hurries = True
        self.plan: AnyPlan | None = None        # of the last race, as long as it holds

    def choose(self, game: Viewpoint) -> Action:
        if len(game.options) == 1:
            return game.options[0]
        level, seconds = self.level_in(game), self.seconds_for(game) if self.hurries else 0.0
        playouts = ceil(level.playouts * share_of_kind(game, level))
        if level.thought == "tree":
            return MctsBot(self.rng, seconds, playouts).choose(game)
        weights = judged(game, level, self.rng)
        if level.thought == "sight":
            return game.options[weights.index(max(weights))]
        racer = RaceBot(self.rng, playouts, seconds)
        racer.plan = self.plan
        chosen = racer.choose_by(game, weights)
        self.plan = racer.plan
        return chosen

    def level_in(self, game: Viewpoint) -> Level:
        return self.fixed or game.advice.levels[self.number]

    def seconds_for(self, game: Viewpoint) -> float:
        """How long a thought may last. It depends only on what everybody knows: the level, whether the question is a window,
        and how far the activation has gone. So the time of an answer tells nothing."""
        share = SHARES[min(game.chosen_in_step, len(SHARES) - 1)]
        level = self.level_in(game)
        return level.seconds * share * share_of_kind(game, level)


def share_of_kind(game: Viewpoint, level: Level) -> float:
    """A race is short in a window. A tree is not: it is for games in which answers to answers decide."""
    return WINDOW_SHARE if game.is_window and level.thought == "race" else 1.0


def judged(game: Viewpoint, level: Level, rng: Random) -> list[float]:
    """The weights of the options as a bot of this level sees them; 0 for options that it does not consider."""
    weights = game.first_sight(rng)
    order = sorted(range(len(weights)), key=lambda at: -weights[at])
    least = weights[order[0]] * exp(-WORST * level.noise) if level.noise else 0.0
    seen = [0.0] * len(weights)
    for at in order[:level.sight or None]:
        if weights[at] >= least:
            seen[at] = weights[at] * exp(error(game.character, game.options[at], rng) * level.noise)
    return seen


def error(character: str, action: Action, rng: Random) -> float:
    """By how much a character misjudges an action, in standard deviations."""
    found = (OF_KIND * Random(f"{character}/{action.verb}").gauss() + OF_OPTION * Random(f"{character}/{action.text}").gauss()
             + OF_MOMENT * rng.gauss())
    return min(WORST, max(-WORST, found))


def plain_name(name: str) -> str:
    """The level or bot that a seat's name stands for: ``bot:easy-2``, the second of its kind in an old record, is a soldier."""
    plain = re.sub(r"(?<=\w)-\d+$", "", name.removeprefix("bot:"))
    return FORMER.get(plain, plain)
