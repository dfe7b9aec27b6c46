"""What bots are told about a game; nothing here that the rules need."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal

from bocage.core.action import Action
from bocage.core.contract.teamwork import Teamwork
from bocage.core.decision import Decision, Seat
from bocage.core.table import B, S


@dataclass(frozen=True, slots=True)
class Plan(Generic[B, S]):
    """What a seat intends over several of its own questions: to move there and then fire, to give orders in this sequence."""

    name: str
    """Says what is intended; two plans for the same question have different names."""

    answer: Callable[[B, S, Decision, Sequence[Action]], Action | None]
    """The plan's answer to an own question; None where the plan leaves it to the first sight."""

    holds: Callable[[B, S], bool]
    """Whether the plan is still under way and the position is as it was expected to be. If not, the bot thinks anew."""

    revise: Callable[[B, S, Decision, Sequence[Action]], Sequence[Plan[B, S]]] | None = None
    """Changes of the plan that are tried against it when it comes to this question; None: its answers are final."""


def all_alike(board: object, state: object, decision: Decision, options: Sequence[Action]) -> list[float]:
    return [1.0] * len(options)


def no_plans(board: object, state: object, decision: Decision, options: Sequence[Action]) -> list[Any]:
    return []


def no_terms(board: object, state: object, seat: Seat) -> dict[str, float]:
    return {}


def no_jobs(advice: Advice[B, S], jobs: Mapping[str, str]) -> Advice[B, S]:
    return advice


def to_the_end(board: object, state: object) -> Callable[[object], bool]:
    """Play-outs go on until the game is over."""
    return lambda later: False


@dataclass(frozen=True, slots=True, kw_only=True)
class Race:
    """How a race between options is run in a game (``bots/race.py``)."""

    candidates: int = 8
    """How many options take part, those with the greatest priors."""

    doubt: float = 3.0
    """The number of play-outs without gain that are added to each option: the ratio of the variance within an option to that
    between options."""

    prior_worth: float = 0.003
    """What a unit of the logarithm of the prior is worth, as a chance to win."""

    sure: float = 1.0
    """By how many standard errors an option must be better than the first sight's."""

    stakes: Mapping[str, float] = field(default_factory=dict)
    """The part of a bot's budget that a question of this kind is worth; 0: the first sight is enough. Other kinds: 1."""

    whole_games: int = 0
    """Every so many-th supposed world is played to the end of the game, in place of the horizons; 0: none."""

    analysed_to_the_end: bool = False
    """Hints and analyses play every supposed world to the end of the game: what they tell is then the share of games won, not a
    guess. For games whose play-outs are quick, and whose end depends more on choices than on dice."""


Thought = Literal["sight", "race", "tree"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """How a bot of one level chooses in a game (``bots/levels.py``). The numbers come from measured matches (docs/bots.md)."""

    thought: Thought = "sight"
    """First sight alone, a race of the options that look best, or a tree of answers to answers."""

    noise: float = 0.0
    """The standard deviation of its errors at first sight, in units of the logarithm of the prior."""

    sight: int = 0
    """It considers so many options at the most, those with the greatest priors; 0: all."""

    playouts: int = 0
    """At most so many play-outs for a choice."""

    seconds: float = 0.0
    """A thought is broken off after so many seconds; on a machine of middling speed the play-outs are done before."""


LEVELS = (Level(noise=2.0, sight=4), Level(noise=1.0, sight=6), Level(), Level(thought="race", playouts=60, seconds=0.5),
          Level(thought="race", playouts=600, seconds=2.0))


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice(Generic[B, S]):
    """What bots are told."""

    evaluate: Callable[[B, S, Seat], float]
    """How likely this seat is to win from here, from 0 to 1."""

    chance: Callable[[B, S, Seat], float] | None = None
    """The same as people are told it: the share of games of bots that were won from such positions. None: the evaluation is
    that already. For games whose evaluation ranks the positions of one game well, but is far from any share of games."""

    terms: Callable[[B, S, Seat], dict[str, float]] = no_terms
    """The named parts that the evaluation is made of, for explanations. Their sum grows with the evaluation; near an even game
    a sum that is greater by 0.04 means a chance that is greater by about 1 %."""

    priors: Callable[[B, S, Decision, Sequence[Action]], list[float]] = all_alike
    """How promising options look at first sight: positive weights, 1 for nothing special."""

    horizon: Callable[[B, S], Callable[[S], bool]] = to_the_end
    """Returns a test of later states: whether a play-out from this state should stop and be evaluated there."""

    far: Sequence[Callable[[B, S], Callable[[S], bool]]] = ()
    """Later moments, in their order, at which a race evaluates a play-out as well."""

    plans: Callable[[B, S, Decision, Sequence[Action]], Sequence[Plan[B, S]]] = no_plans
    """Plans that begin with an answer to this question; they take part in a race beside the single options."""

    race: Race = Race()

    levels: Sequence[Level] = LEVELS
    """What the five levels mean in this game, the weakest first."""

    no_lookahead: frozenset[str] = frozenset()
    """Question kinds for which one-ply lookahead tells nothing; greedy bots use the priors instead."""

    teamwork: Teamwork[B, S] | None = None
    """What partners arrange, in a game that several seats win or lose together; None elsewhere."""

    with_jobs: Callable[[Advice[B, S], Mapping[str, str]], Advice[B, S]] = no_jobs
    """The same advice for a team whose members have these jobs: it is good to do one's own."""

    def told_chance(self, board: B, state: S, seat: Seat) -> float:
        """How likely this seat is to win, as people are told it: in replays, and by hints that stop before the end."""
        return (self.chance or self.evaluate)(board, state, seat)
