"""Finds puzzles: plays a game between bots, looks at each question, and proves those that look sharp in new play-outs.

Four sieves, each in new supposed worlds: a glance at what looks best at first sight; then all options, until each of them is
clearly worse than the best or as good; the best ones as bots of another level go on from them, so that no puzzle hangs on how
the play-outs go on; last the best ones in games that are played to their end. Everything follows from the seed: play-outs are
counted, no clock is looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from random import Random

from bocage.bots.analysis import NORMAL, Analysis
from bocage.bots.explaining import reasons
from bocage.bots.levels import LevelBot
from bocage.bots.luck import chance_to_win
from bocage.bots.race import Lane
from bocage.bots.sight import play_on
from bocage.bots.viewpoint import Viewpoint
from bocage.core.action import Action
from bocage.core.contract import AnyRuleset
from bocage.core.contract.advice import to_the_end
from bocage.core.decision import Decision, Seat
from bocage.core.match import Match
from bocage.core.position.reading import read as read_position
from bocage.core.starting import start
from bocage.puzzles.content import Named, Puzzle, Weighed

FEWEST, MOST = 3, 40            # options of a question that can be a puzzle
DECIDED = 0.05                  # who has less than this chance to win, or all but this, has nothing left to choose
GLANCES = (2, 4, 10)            # worlds of the first sieve: few, then more if they promise something
LIKELY = 0.04                   # what the first sieve asks for
FIRST_ERRORS = 3                # with fewer worlds than this, a difference is not compared with its standard error
ROUNDS = (12, 28, 60, 100, 100) # worlds of the second sieve; after each round hopeless questions and options fall out
ENOUGH, SURE = 100, 3.0         # it ends after so many worlds if the solution is ahead by so many standard errors
ENDS = (20, 40)                 # worlds of the fourth sieve: some, then more unless the solution has fallen behind
AMONG_BOTS = (20, 60)           # worlds of the third sieve, which is begun before the second, because it costs little
BOT = 1                         # the level that goes on there: a soldier, who does not always do what looks best
STILL = 0.02                    # the solution is ahead there by so much, and by more than a standard error
CONTENDERS = 6                  # options that are played on in all worlds of the second sieve
CLEAR = 0.05                    # the next option is worse than a solution by so much
GAP = 0.03                      # and by so much, with 95 % probability, every other option is
SAME = 0.01                     # an option that is no more than this behind the best one is a solution too
SOLUTIONS, RARE = 2, 3          # there are no more, and for each of them at least so many options
LEAST = 0.12                    # a solution wins at least so often
REASONS = 3
LEVELS, CHARACTERS = 3, 6       # the bots that rate a puzzle: so many levels, the weakest first, with so many characters each


def found_in(ruleset: AnyRuleset, scenario: str, seed: str, options: Mapping[str, str], share: float = 1.0,
             most: int = 2, looked: Counter[str] | None = None, unfit: Container[str] = ()) -> Iterator[Puzzle]:
    """Puzzles of one game between bots, of different kinds; at a ``share`` of its questions it is looked for one. ``looked``
    counts how many questions came to which sieve; ``unfit``: kinds of questions that are no puzzles."""
    looked = Counter() if looked is None else looked
    rng, kinds = Random(seed), set[str]()
    seats = ("anna", "boris")[:next(each.seats[0] for each in ruleset.scenarios if each.id == scenario)]
    match = start(ruleset, scenario, seats, seed, options)
    bots = [LevelBot(Random(f"{seed}/{seat}"), rng.randrange(2)) for seat in range(len(seats))]
    while (decision := match.decision) is not None and len(kinds) < most:
        seat = next(seat for seat in decision.by if match.options(seat))
        is_new = decision.kind not in kinds and decision.kind not in unfit
        if is_new and is_open(decision, match.options(seat)) and rng.random() < share and is_undecided(match):
            looked["looked at"] += 1
            puzzle = puzzle_at(match, seat, f"{seed}/{len(match.moves)}", looked)
            if puzzle is not None:
                kinds.add(decision.kind)
                yield puzzle
        match.play(bots[seat].choose(Viewpoint(match, seat)), seat)


def is_open(decision: Decision, options: Sequence[Action]) -> bool:
    """Whether a question has several answers, all of which can be weighed."""
    return decision.legal is None and FEWEST <= len(options) <= MOST


def is_undecided(match: Match) -> bool:
    return DECIDED < chance_to_win(match, match.run) < 1 - DECIDED


def puzzle_at(match: Match, seat: Seat, seed: str, looked: Counter[str]) -> Puzzle | None:
    """The question at which a match stands as a puzzle, if it is a good one."""
    sharp = sharpest(match, seat)
    if not sharp:
        return None
    looked["sharp"] += 1
    again = read_position(match.position(), lambda game: match.ruleset, match.ruleset.id, seed)
    if again.question(seat) != match.question(seat) or again.view(seat) != match.view(seat):
        return None                                         # the past of the game shows, which a position does not hold
    looked["reopened"] += 1
    if not holds_among_bots(again, seat, *sharp, AMONG_BOTS[0]):
        return None
    looked["likely"] += 1
    return proved(again, seat, seed, looked)


def sharpest(match: Match, seat: Seat) -> tuple[Action, Action] | None:
    """The first sieve: the best option, and the best of those that are clearly worse; None if there is none, or
    too many are as good."""
    glance = Glance(match, seat)
    for worlds in GLANCES:
        if len(glance.lanes) < 2:
            return None
        for _ in range(worlds):
            glance.play_world()
        best, *others = glance.ranking()
        few = glance.worlds < FIRST_ERRORS
        clear = [gain > LIKELY and (few or gain > error) for gain, error in map(best.gain, others)]
        if best.chance < LEAST or not any(clear) or clear.index(True) >= most_solutions(glance.game.options):
            return None
    return best.action, others[clear.index(True)].action


def most_solutions(options: Sequence[Action]) -> int:
    return max(1, min(SOLUTIONS, len(options) // RARE))


def proved(match: Match, seat: Seat, seed: str, looked: Counter[str]) -> Puzzle | None:
    """The second sieve and those after it, and the puzzle that has passed them. The match was opened from a position."""
    proof = Proof(match, seat, seed)
    right = proof.weigh()
    looked["weighed"] += right > 0
    if not right:
        return None
    first, second = proof.ranking()[0], proof.ranking()[right]
    if not holds_among_bots(match, seat, first.action, second.action, AMONG_BOTS[1]):
        return None
    looked["among bots"] += 1
    if not proof.holds_to_the_end(right):
        return None
    looked["to the end"] += 1
    decision, order = match.decision, proof.ranking() + proof.beaten
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


def holds_among_bots(match: Match, seat: Seat, one: Action, other: Action, worlds: int) -> bool:
    """The third sieve: whether one option is ahead of another when bots with characters of their own go on. The match
    was opened from a position."""
    text, ruleset = match.position(), match.ruleset
    lanes = Lane(one, 1.0), Lane(other, 1.0)
    for number in range(worlds):
        world = read_position(text, lambda game: ruleset, ruleset.id, f"among/{number}").twin(seat, Random(number))
        for lane in lanes:
            lane.values.append(value_among_bots(world.copy(), seat, lane.action.text, number))
    gain, error = lanes[0].gain(lanes[1])
    return gain > max(STILL, error)


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


class Glance(Analysis):
    """Tells in a few worlds whether options differ: results of whole games scatter too much for that."""

    may_go_to_the_end = False


class Proof(Analysis):
    """All options of a question, each with what the seat would best go on with.

    ``beaten``: options that were so much worse that they were not played on in all worlds. Whole games are left to the third
    sieve: their results scatter.
    """

    may_go_to_the_end = False

    def __init__(self, match: Match, seat: Seat, seed: str) -> None:
        super().__init__(match, seat)
        self.rng = Random(seed)
        self.most = most_solutions(self.game.options)
        self.beaten: list[Lane] = []
        self.end_gain = 0.0

    def candidates(self) -> list[Lane]:
        """Each option on its own, and each plan with the option that it begins with."""
        game = self.game
        present = game.suppose(self.rng)
        state, decision = present.table.state, present.decision
        assert decision is not None
        plans = game.advice.plans(game.board, state, decision, game.options)
        begun = ((plan.answer(game.board, state, decision, game.options), plan) for plan in plans)
        return [Lane(option, 1.0) for option in game.options] + [
            Lane(first, 1.0, plan) for first, plan in begun if first is not None and first in game.options]

    def play(self, worlds: int) -> None:
        for _ in range(worlds):
            self.play_world()

    def weigh(self) -> int:
        """The second sieve: returns how many options are solutions, none if the question is no puzzle."""
        for worlds in ROUNDS:
            self.play(worlds)
            self.keep_best_ways()
            if not self.may_become_one():
                return 0
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
        ways: dict[Action, Lane] = {}
        for lane in self.ranking():
            ways.setdefault(lane.action, lane)
        if len(ways) < len(self.lanes):
            self.lanes, self.worlds = [Lane(each.action, 1.0, each.plan) for each in ways.values()], 0

    def may_become_one(self) -> bool:
        """Whether all but the best few are clearly worse, as far as can be seen, or look so after some luck."""
        if not self.worlds:
            return True
        best, *others = self.ranking()
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
        order, game = self.ranking(), self.game
        lanes = [Lane(lane.action, 1.0, lane.plan) for lane in (order[0], *order[right:right + 2])]
        for worlds in ENDS:
            for _ in range(worlds):
                world = game.supposition(self.rng)
                for lane in lanes:
                    run = world.run()
                    run.play(lane.action)
                    play_on(game, run, to_the_end(game.board, run.table.state), lane.plan)
                    lane.values.append(game.advice.evaluate(game.board, run.table.state, game.seat))
            if any(sum(lanes[0].gain(lane)) <= 0 for lane in lanes[1:]):
                return False                                # even one standard error more would not put the solution ahead
        self.end_gain = min(lanes[0].gain(lane)[0] for lane in lanes[1:])
        return self.end_gain > 0


def surely(best: Lane, lane: Lane, errors: float) -> float:
    """How far an option lies behind the best at the least, up to so many standard errors."""
    gain, error = best.gain(lane)
    return gain - errors * error
