"""Finds puzzles: plays a game between bots, looks at its questions, and proves those that look sharp in new play-outs.

Four sieves, each in new supposed worlds: a glance at what looks best at first sight; then all options, until each of them is
clearly worse than the best or as good; the best ones as bots of another level go on from them, so that no puzzle hangs on how
the play-outs go on; last the best ones in games that are played to their end. Short forms of the last two come before the
second, which costs most; each test ends as soon as it can hardly be passed any more. Everything follows from the seed:
play-outs are counted; a clock only tells what each sieve cost.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from random import Random
from time import process_time
from typing import NamedTuple

import msgspec

from bocage.bots.analysis import NORMAL, Analysis
from bocage.bots.explaining import reasons
from bocage.bots.levels import LevelBot
from bocage.bots.luck import chance_to_win
from bocage.bots.race import Lane
from bocage.bots.sight import AnyPlan, play_on
from bocage.bots.viewpoint import Viewpoint
from bocage.core.action import Action
from bocage.core.contract import AnyRuleset, Plan
from bocage.core.contract.advice import to_the_end
from bocage.core.decision import Decision, Seat
from bocage.core.dice import Fork, ForkingDice, SeededDice
from bocage.core.history import hash_of_seed
from bocage.core.match import Match
from bocage.core.position.reading import read as read_position
from bocage.core.record.replaying import Replay
from bocage.core.starting import start
from bocage.puzzles.content import Named, Puzzle, Weighed

FEWEST, MOST = 3, 40            # options of a question that can be a puzzle
DECIDED = 0.05                  # who has less than this chance to win, or all but this, has nothing left to choose
GLANCES = (2, 4, 10)            # worlds of the first sieve: few, then more if they promise something
LIKELY = 0.05                   # what the first sieve asks for
FIRST_ERRORS = 3                # with fewer worlds than this, a difference is not compared with its standard error
ROUNDS = (6, 6, 28, 60, 100, 100)   # worlds of the second sieve; after each round hopeless questions and options fall out
OFTEN = 99                      # so often an answer is given later, in all worlds together
CHOSEN = 12                     # after so many worlds the best way to go on with an option is chosen
ENOUGH, SURE = 80, 3.0          # it ends after so many worlds if the solution is ahead by so many standard errors
ENDS = (20, 40)                 # worlds of the fourth sieve: some, then more unless the solution has fallen behind
FIRST_ENDS = (5, 7, 8)           # the same for its short form
AMONG_BOTS = (20, 40)           # worlds of the third sieve, likewise
FIRST_AMONG_BOTS = (6, 14)      # and of its short form
BOT = 1                         # the level that goes on there: a soldier, who does not always do what looks best
STILL = 0.02                    # the solution is ahead in the third and fourth by so much, and by more than a standard error
CONTENDERS = 6                  # options that are played on in all worlds of the second sieve
CLEAR = 0.05                    # the next option is worse than a solution by so much
GAP = 0.03                      # and by so much, with 95 % probability, every other option is
SAME = 0.01                     # an option that is no more than this behind the best one is a solution too
SOLUTIONS, RARE = 2, 3          # there are no more, and for each of them at least so many options
LEAST = 0.12                    # a solution wins at least so often
REASONS = 3
FAILURES = 2                    # a kind of which so many questions looked sharp in vain is left alone in this game
PLAYERS = (1, 2)                # levels of the bots that play the games: soldiers and corporals
LEVELS, CHARACTERS = 3, 6       # the bots that rate a puzzle: so many levels, the weakest first, with so many characters each


class Tally:
    """How many questions came through each sieve, and the CPU seconds that each sieve took."""

    def __init__(self) -> None:
        self.passed = Counter[str]()
        self.seconds: dict[str, float] = defaultdict(float)
        self.clock = process_time()

    def note(self, sieve: str, passes: bool) -> bool:
        """Notes what a sieve, which has just ended, took and whether the question came through, and returns the latter."""
        now = process_time()
        self.seconds[sieve] += now - self.clock
        self.passed[sieve] += passes
        self.clock = now
        return passes


class Moment(NamedTuple):
    """A question of a game: after how many choices who was asked."""

    at: int
    seat: Seat
    kind: str


def found_in(match: Match, seed: str, share: float = 1.0, late: float = 1.0, most: int = 2, tally: Tally | None = None,
             unfit: Container[str] = (), is_fit: Callable[[Match], bool] | None = None) -> Iterator[Puzzle]:
    """Puzzles of one game between bots, of different kinds. ``match``: at the start of the game; it is played to its end. It
    looks at a ``share`` of the questions in the last part of the game, which is so ``late``: 1 means the whole game. ``unfit``:
    kinds of questions that are no puzzles. ``is_fit``: which moments may be one; None: all."""
    tally, kinds, failures, rng = tally or Tally(), set[str](), Counter[str](), Random(f"{seed}/share")
    replay, moments = played_by_bots(match, seed, is_fit)
    tally.note("games", True)
    for moment in moments:
        if len(kinds) >= most:
            break
        if moment.kind in kinds or moment.kind in unfit or failures[moment.kind] >= FAILURES:
            continue
        if moment.at < (1.0 - late) * replay.last or rng.random() >= share:
            continue
        tally.note("looked at", True)
        sharp = tally.passed["sharp"]
        puzzle = puzzle_at(replay.at(moment.at), moment.seat, f"{seed}/{moment.at}", tally)
        failures[moment.kind] += tally.passed["sharp"] > sharp
        if puzzle is not None:
            kinds.add(moment.kind)
            yield puzzle


def new_game(ruleset: AnyRuleset, scenario: str, seed: str, options: Mapping[str, str]) -> Match:
    """The start of a game with as few seats as its scenario has."""
    seats = ("anna", "boris")[:next(each.seats[0] for each in ruleset.scenarios if each.id == scenario)]
    return start(ruleset, scenario, seats, seed, options)


def played_by_bots(match: Match, seed: str, is_fit: Callable[[Match], bool] | None = None) -> tuple[Replay, list[Moment]]:
    """A game that bots play to its end, and its questions that have several answers while the game is not decided. ``is_fit``:
    which of them are wanted; None: all."""
    rng, replay, moments = Random(seed), Replay(match), list[Moment]()
    bots = [LevelBot(Random(f"{seed}/{seat}"), rng.choice(PLAYERS)) for seat in range(len(match.setup.seats))]
    replay.keep()
    while (decision := match.decision) is not None:
        seat = next(seat for seat in decision.by if match.options(seat))
        if is_open(decision, match.options(seat)) and (is_fit is None or is_fit(match)) and is_undecided(match):
            moments.append(Moment(len(match.moves), seat, decision.kind))
        match.play(bots[seat].choose(Viewpoint(match, seat)), seat)
        replay.keep()
    return replay, moments


def is_open(decision: Decision, options: Sequence[Action]) -> bool:
    """Whether a question has several answers, all of which can be weighed."""
    return decision.legal is None and FEWEST <= len(options) <= MOST


def is_undecided(match: Match) -> bool:
    return DECIDED < chance_to_win(match, match.run) < 1 - DECIDED


def puzzle_at(match: Match, seat: Seat, seed: str, tally: Tally) -> Puzzle | None:
    """The question at which a match stands as a puzzle, if it is a good one."""
    glance = Glance(match, seat)
    sharp = glance.sharpest()
    if not tally.note("sharp", sharp is not None) or sharp is None:
        return None
    again = read_position(match.position(), lambda game: match.ruleset, match.ruleset.id, seed)
    if not tally.note("reopened", again.question(seat) == match.question(seat) and again.view(seat) == match.view(seat)):
        return None                                         # the past of the game shows, which a position does not hold
    one, other = (lane.action for lane in sharp)
    if not tally.note("first among bots", holds_among_bots(again, seat, one, other, FIRST_AMONG_BOTS)):
        return None
    if not tally.note("first to the end", glance.lead_to_the_end(sharp[0], sharp[1:], FIRST_ENDS, 0.0) > 0):
        return None
    return proved(again, seat, seed, tally)


def most_solutions(options: Sequence[Action]) -> int:
    return max(1, min(SOLUTIONS, len(options) // RARE))


def proved(match: Match, seat: Seat, seed: str, tally: Tally) -> Puzzle | None:
    """The second sieve and those after it, and the puzzle that has passed them. The match was opened from a position."""
    proof = Proof(match, seat, seed)
    right = proof.weigh()
    if not tally.note("weighed", right > 0):
        return None
    first, second = proof.ranking()[0], proof.ranking()[right]
    if not tally.note("among bots", holds_among_bots(match, seat, first.action, second.action, AMONG_BOTS)):
        return None
    if not tally.note("to the end", proof.holds_to_the_end(right)):
        return None
    order = proof.ranking() + proof.beaten
    if not tally.note("again", Proof(match, seat, f"{seed}/again").still_holds([lane.action.text for lane in order[:right]])):
        return None
    decision = match.decision
    assert decision is not None
    options = tuple(Weighed(lane.action.text, round(lane.chance, 3), *(round(each, 4) for each in order[0].gain(lane)))
                    for lane in order)
    solutions = {each.action for each in options[:right]}
    found = sum(choice in solutions for choice in choices_of_bots(match, seat))
    why = tuple(Named(each.term, round(each.gain, 3)) for each in reasons(order[0], order[right], REASONS))
    return Puzzle(seed, match.ruleset.version, match.setup.scenario, decision.kind, seat, found, LEVELS * CHARACTERS,
                  proof.worlds, round(proof.end_gain, 3), right, options, why, match.position())


def choices_of_bots(match: Match, seat: Seat) -> Iterator[str]:
    """What bots of the weakest levels choose, each with characters of its own."""
    text, ruleset = match.position(), match.ruleset
    for character in range(CHARACTERS):
        same = read_position(text, lambda game: ruleset, ruleset.id, f"character/{character}")
        for level in range(LEVELS):
            bot = LevelBot(Random(f"{character}/{level}"), level)
            bot.hurries = False
            yield bot.choose(Viewpoint(same, seat)).text


def holds_among_bots(match: Match, seat: Seat, one: Action, other: Action, rounds: Sequence[int]) -> bool:
    """The third sieve: whether one option is ahead of another when bots with characters of their own go on. ``rounds``: in so
    many worlds; after each round it ends if one standard error more would not put the option ahead. The match was opened from a
    position."""
    lanes = Lane(one, 1.0), Lane(other, 1.0)
    for worlds in rounds:
        for number in range(len(lanes[0].values), len(lanes[0].values) + worlds):
            world = with_other_chance(match, f"among/{number}").twin(seat, Random(number))
            for lane in lanes:
                lane.values.append(value_among_bots(world.copy(), seat, lane.action.text, number))
        gain, error = lanes[0].gain(lanes[1])
        if gain + error <= STILL:
            return False
    return gain > max(STILL, error)


def with_other_chance(match: Match, seed: str) -> Match:
    """A copy of a match as it stands, with the chance and the characters that come from another seed."""
    other = match.earlier_moment(match.step, len(match.moves), len(match.log), SeededDice(seed))
    other.setup = msgspec.structs.replace(match.setup, seeds=((0, seed, hash_of_seed(seed)),))
    return other


def value_among_bots(match: Match, seat: Seat, first: str, number: int) -> float:
    """The mean of the evaluations at the game's horizons, after this choice."""
    advice, board, total = match.ruleset.advice, match.board, 0.0
    stops = [horizon(board, match.state) for horizon in (advice.horizon, *advice.far)]
    bots = [LevelBot(Random(f"{number}/{at}"), BOT) for at in range(len(match.setup.seats))]
    match.play(first, seat)
    for stop in stops:
        while match.decision is not None and not stop(match.state):
            asked = next(at for at in match.decision.by if match.options(at))
            match.play(bots[asked].choose(Viewpoint(match, asked)), asked)
        total += chance_to_win(match, match.run, seat)
    return total / len(stops)


class Sieve(Analysis):
    """Play-outs stop at the game's horizons; whole games are played only where they are asked for, because their results
    scatter."""

    may_go_to_the_end = False

    def __init__(self, match: Match, seat: Seat) -> None:
        super().__init__(match, seat)
        assert match.decision is not None
        self.kind = match.decision.kind

    def play(self, worlds: int) -> None:
        for _ in range(worlds):
            self.play_world()

    def lead_to_the_end(self, best: Lane, others: Sequence[Lane], rounds: Sequence[int], errors: float) -> float:
        """By how much an option is ahead of each of some others in games that are played to their end; 0 if that is not more
        than ``STILL`` and than so many standard errors. Each of the others is also tried with the option itself as soon as it
        can be chosen again: where that is as good, nothing hangs on the present choice. ``rounds``: in so many worlds; after
        each round it ends if one standard error more would not put the option ahead."""
        game = self.game
        lanes = [Lane(each.action, 1.0, each.plan) for each in (best, *others)]
        late = [Lane(each.action, 1.0) for each in others]
        for worlds in rounds:
            for _ in range(worlds):
                world = game.supposition(self.rng)
                for lane in lanes + late:
                    run = world.run()
                    run.play(lane.action)
                    plan = self.later(best.action) if lane in late else lane.plan
                    play_on(game, run, to_the_end(game.board, run.table.state), plan)
                    lane.values.append(game.advice.evaluate(game.board, run.table.state, game.seat))
            gains = [lanes[0].gain(lane) for lane in lanes[1:] + late]
            if any(gain + error <= STILL for gain, error in gains):
                return 0.0
        return min(gain if gain > max(STILL, errors * error) else 0.0 for gain, error in gains)

    def later(self, action: Action, times: int = 1) -> AnyPlan:
        """The plan to give an answer so many times, at the next questions of the same kind that allow it."""
        to_give = [action] * times

        def answer(board: object, state: object, decision: Decision, options: Sequence[Action]) -> Action | None:
            return to_give.pop() if to_give and decision.kind == self.kind and action in options else None

        return Plan(f"{action.text} later", answer, lambda board, state: True)


class Glance(Sieve):
    """Tells in a few worlds whether options differ."""

    def sharpest(self) -> tuple[Lane, Lane] | None:
        """The first sieve: the best option, and the best of those that are clearly worse; None if there is none, or
        too many are as good."""
        for worlds in GLANCES:
            if len(self.lanes) < 2:
                return None
            self.play(worlds)
            best, *others = self.ranking()
            few = self.worlds < FIRST_ERRORS
            clear = [gain > LIKELY and (few or gain > error) for gain, error in map(best.gain, others)]
            if best.chance < LEAST or not any(clear) or clear.index(True) >= most_solutions(self.game.options):
                return None
        return best, others[clear.index(True)]


class Proof(Sieve):
    """All options of a question, each with what the seat would best go on with.

    ``beaten``: options that were so much worse that they were not played on in all worlds.
    """

    def __init__(self, match: Match, seat: Seat, seed: str) -> None:
        super().__init__(match, seat)
        self.rng = Random(seed)
        self.most = most_solutions(self.game.options)
        self.beaten: list[Lane] = []
        self.end_gain = 0.0

    def candidates(self) -> list[Lane]:
        """Each option on its own, with each plan that begins with it, and with each plan that may follow it: there is more than
        one way to a place."""
        game = self.game
        present = game.suppose(self.rng)
        state, decision = present.table.state, present.decision
        assert decision is not None
        plans = game.advice.plans(game.board, state, decision, game.options)
        begun = ((plan.answer(game.board, state, decision, game.options), plan) for plan in plans)
        return [Lane(option, 1.0) for option in game.options] + [
            Lane(first, 1.0, plan) for first, plan in begun if first is not None and first in game.options] + [
            Lane(option, 1.0, plan) for option in game.options for plan in self.plans_after(option)]

    def plans_after(self, option: Action) -> Sequence[AnyPlan]:
        """The plans at the next question after an option; none, if chance or somebody else comes first."""
        run = self.game.supposition(self.rng).run()
        run.table.dice = ForkingDice()
        try:
            run.play(option)
        except Fork:
            return ()
        decision = run.decision
        if decision is None or decision.by != (self.game.seat,):
            return ()
        return self.game.advice.plans(self.game.board, run.table.state, decision, decision.options)

    def weigh(self) -> int:
        """The second sieve: returns how many options are solutions, none if the question is no puzzle."""
        for worlds in ROUNDS:
            self.play(worlds)
            if not self.may_become_one():
                return 0
            if self.worlds >= CHOSEN:
                self.keep_best_ways()
                self.retire()
            if self.worlds >= ENOUGH and self.solutions(SURE):
                break
        return self.solutions(NORMAL)

    def solutions(self, errors: float) -> int:
        """How many options are solutions, if all others are worse by so many standard errors; otherwise none."""
        best, *others = self.ranking()
        right = 1 + sum(best.gain(lane)[0] <= SAME for lane in others)
        worse = others[right - 1:]
        is_clear = all(best.gain(lane)[0] >= CLEAR and surely(best, lane, errors) > GAP for lane in worse)
        return right if right <= self.most and is_clear else 0

    def keep_best_ways(self) -> None:
        """Keeps for each option the way of going on that has done best. If there were several, the figures that chose it are
        forgotten."""
        ways = self.best_ways()
        if len(ways) < len(self.lanes):
            self.lanes, self.worlds = [Lane(each.action, 1.0, each.plan) for each in ways], 0

    def best_ways(self) -> list[Lane]:
        """For each option the way of going on that has done best, the best option first."""
        ways: dict[Action, Lane] = {}
        for lane in self.ranking():
            ways.setdefault(lane.action, lane)
        return list(ways.values())

    def may_become_one(self) -> bool:
        """Whether all but the best few are clearly worse, as far as can be seen, or look so after some luck."""
        best, *others = self.best_ways()
        gains = [best.gain(lane) for lane in others[self.most - 1:]]
        return best.chance >= LEAST and all(gain + error > CLEAR for gain, error in gains)

    def retire(self) -> None:
        """Plays only the best few on, and those that may still be as good."""
        if self.worlds:
            best, *others = self.ranking()
            late = [lane for lane in others[CONTENDERS - 1:] if surely(best, lane, SURE) > CLEAR]
            self.beaten = late + self.beaten
            self.lanes = [lane for lane in self.lanes if lane not in late]

    def holds_to_the_end(self, right: int) -> bool:
        """The fourth sieve: whether the solution is ahead in games that are played to their end, too."""
        order = self.ranking()
        self.end_gain = self.lead_to_the_end(order[0], order[right:right + 2], ENDS, 1.0)
        return self.end_gain > 0

    def still_holds(self, right: Sequence[str]) -> bool:
        """Whether these solutions are still ahead: of all options in a few worlds, as far as can be seen there, also of those
        after which the first solution is chosen as soon as it can be; and of the next two in games played to their end."""
        first = next(option for option in self.game.options if option.text == right[0])
        self.lanes += [Lane(option, 1.0, self.later(first, OFTEN)) for option in self.game.options if option.text not in right]
        self.play(CHOSEN)
        ways = self.best_ways()
        best = next(lane for lane in ways if lane.action is first)
        others = [lane for lane in ways if lane.action.text not in right]
        if any(sum(best.gain(lane)) <= CLEAR for lane in others):
            return False
        return self.lead_to_the_end(best, others[:2], ENDS, 1.0) > 0


def surely(best: Lane, lane: Lane, errors: float) -> float:
    """How far an option lies behind the best at the least, up to so many standard errors."""
    gain, error = best.gain(lane)
    return gain - errors * error
