"""Questions that were not asked because their answers are all alike (``asking.alike``): does another answer lead elsewhere?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from bocage.core.action import Action
from bocage.core.conformance.comparing import difference
from bocage.core.dice import ALL_EYES, FACES, Dice, ScriptedDice, SeededDice, Tape
from bocage.core.match import asked
from bocage.core.plain import canonical, to_plain
from bocage.core.run import Run, Step
from bocage.core.table import Skipped

MOST_ROLLS = 200                # in one look
FURTHER_QUESTIONS = 24          # so many are answered until two orders of questions have come to the same
RARE = 3                        # the first so many questions of a sort in a game are rare
AGAIN = 5                       # a choice that skipped a rare one is played again so often
DECK = 8                        # so many kinds in a bag, one of each, are a deck of cards
OTHERS = 3                      # so many other answers are tried to a question

Sort = tuple[str | int, ...]


class Uneven(Exception):
    """Chance cannot be made steady here: a bag has no more of one kind, or the rules roll until a tie is broken."""


class SteadyDice(Dice):
    """Up to a skipped question: the results that came up in play. From then on a result depends only on what is asked for, not
    on when: so many dice always show the same faces, and a bag always gives the same kind, as long as there is one. So it does
    not matter who rolls or draws first.

    Mostly all dice of a roll but one show the same face, seldom a high one. If every die hit, whoever is shot at would fall in
    any order, and two orders would rarely differ.
    """

    __slots__ = ("known", "skipped", "last", "seed", "rest", "left", "drawn")

    def __init__(self, known: Sequence[int], skipped: Sequence[Skipped], last: int, seed: int) -> None:
        self.known = ScriptedDice(known)
        self.skipped = skipped
        self.last = last
        self.seed = seed
        self.rest = (None, 1, 1, FACES)[seed % 4]
        self.left = MOST_ROLLS
        self.drawn: dict[str, int] = {}

    def _is_steady(self) -> bool:
        if len(self.skipped) <= self.last:
            return False
        self.left -= 1
        if not self.left:
            raise Uneven
        return True

    def roll(self, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
        if not self._is_steady():
            return self.known.roll(number, cuts)
        rng = Random(f"{self.seed}/{number}")
        free = number if self.rest is None else min(number, 1)
        return [rng.randint(1, FACES) for _ in range(free)] + [self.rest or 1] * (number - free)

    def draw(self, counts: Sequence[int], bag: str, eyes: int = ALL_EYES) -> int:
        if not self._is_steady():
            return self.known.draw(counts, bag)
        if max(counts) == 1 and sum(counts) >= DECK:        # each card is there once: a deck in a fixed order
            return Random(f"{self.seed}/{bag}").choices(range(len(counts)), counts)[0]
        if bag not in self.drawn:
            self.drawn[bag] = Random(f"{self.seed}/{bag}").choices(range(len(counts)), counts)[0]
        if not counts[self.drawn[bag]]:                     # who draws first gets something else: that is chance, not a choice
            raise Uneven
        return self.drawn[bag]

    def pick(self, number: int) -> int:
        return 0 if self._is_steady() else self.known.pick(number)


class ShortCuts:
    """Looks at the questions that were skipped. Where something of a rare sort was skipped, the same choice is played again
    with other chance, so that more of the kind comes up; what is common is looked at less and less. ``looks`` counts kinds."""

    def __init__(self, rng: Random, looks: Counter[str]) -> None:
        self.rng = rng
        self.looks = looks
        self.met: Counter[Sort] = Counter()

    def look(self, play: Play, thoroughly: bool) -> str:
        """Tells how another answer to a question that was skipped leads elsewhere; "" if it does not, or if nothing is looked
        at. ``thoroughly``: looks always."""
        sorts = [sort_of(skipped) for skipped in play.skipped]
        self.met.update(sorts)
        rare = [sort for sort in sorts if self.met[sort] <= RARE]
        found = self.look_at(play, [sort for sort in sorts if thoroughly or self.rng.random() * self.met[sort] < RARE])
        for _ in range(AGAIN if rare else 0):
            found = found or self.look_at(play.with_chance(self.rng.getrandbits(32)), rare)
        return found

    def look_at(self, play: Play, due: Iterable[Sort]) -> str:
        """Looks at one question of each of these sorts."""
        for sort in dict.fromkeys(due):
            here = [at for at, skipped in enumerate(play.skipped) if sort_of(skipped) == sort]
            if here:
                at = self.rng.choice(here)
                skipped = play.skipped[at]
                self.looks[f"short cuts {skipped.kind}"] += 1
                others = range(1, len(skipped.options))
                tried = self.rng.sample(others, min(len(others), OTHERS))
                found = play.differs(at, tried, self.rng.getrandbits(32))
                if found:
                    return found
        return ""


def sort_of(skipped: Skipped) -> Sort:
    """The kind of a question, how many options it has, and in how many ways they differ in verb and in each number."""
    actions = [option for option in skipped.options if isinstance(option, Action)]
    differing = [len(set(numbers)) for numbers in zip(*(action.args for action in actions), strict=False)]
    return skipped.kind, len(skipped.options), len({action.verb for action in actions}), *differing


class Play:
    """A choice that was played: where it was made, what chance answered, and the questions that were skipped on the way."""

    __slots__ = ("step", "action", "chance", "skipped")

    def __init__(self, step: Step, action: Action, chance: Sequence[int], skipped: Sequence[Skipped]) -> None:
        self.step = step
        self.action = action
        self.chance = chance
        self.skipped = skipped

    def with_chance(self, seed: int) -> Play:
        """The same choice with other chance, and what is skipped then."""
        run, tape = self.step.run(ScriptedDice(())), Tape(SeededDice(f"{seed}"))
        run.table.skipped, run.table.dice = [], tape
        run.play(self.action)
        return Play(self.step, self.action, tape.results, run.table.skipped)

    def differs(self, at: int, others: Sequence[int], seed: int) -> str:
        """How the game differs when one skipped question is answered with another option; "" if it comes to the same, or if
        chance cannot be made steady."""
        try:
            first = self.again(at, 0, seed)
            there = position_of(first)
            for option in others:
                other = self.again(at, option, seed)
                if position_of(other) == there:
                    continue
                found = difference(to_plain(first.table.state), to_plain(other.table.state))
                if not come_together(self.again(at, 0, seed), other):
                    return f"after {self.action.text!r} a question was due: {found}"
        except Uneven:
            pass
        return ""

    def again(self, at: int, option: int, seed: int) -> Run:
        """Plays the choice again up to the next question. One skipped question is answered with this option, and the dice are
        steady from then on."""
        run = self.step.run(ScriptedDice(()))
        run.table.skipped, run.table.instead = [], (at, option)
        run.table.dice = SteadyDice(self.chance, run.table.skipped, at, seed)
        run.play(self.action)
        return run


def position_of(run: Run) -> tuple[object, ...]:
    """The position and its question. When the game is over only its result counts: what was still due has no meaning."""
    decision = run.decision
    if decision is None:
        return (run.rules.result(run.table.board, run.table.state),)
    return canonical(run.table.state), asked(decision), tuple(each.text for each in decision.options)


def come_together(one: Run, other: Run) -> bool:
    """Whether two runs reach the same position: at the next question, or a few answers later, if only the order of questions
    differs."""
    seen: list[set[tuple[object, ...]]] = [set(), set()]
    for _ in range(FURTHER_QUESTIONS):
        for at, run in enumerate((one, other)):
            seen[at].add(position_of(run))
        if seen[0] & seen[1]:
            return True
        for run in (one, other):
            if run.decision is not None:
                run.play(min(run.decision.options, key=lambda action: action.text))
    return False
