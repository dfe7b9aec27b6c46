"""Compares shown chances and numbers with real continuations, at random positions of random games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from bocage.core.action import Action
from bocage.core.conformance.series import begin_one
from bocage.core.contract import AnyRuleset
from bocage.core.decision import Decision, Seat
from bocage.core.dice import Dice, Fork, ForkingDice, SeededDice, Tape
from bocage.core.match import Match
from bocage.core.odds import WORLDS
from bocage.core.run import Step
from bocage.server.wire.frames import Weighed
from bocage.server.wire.telling import SAMPLE, Teller

CONTINUATIONS = 2000
DEVIATIONS = 4.5                # so wide are the intervals: thousands of true chances stay within them
TRIED = 12                      # options that are weighed until one has a chance to show
PER_GAME = 3                    # positions of one game
STRIDE = 12                     # decisions between two of them, on average


class Shown(NamedTuple):
    """A chance as the page shows it; ``sample``: how many trials it comes from, 0 if it is exact."""

    chance: float
    sample: int = 0


class Course(NamedTuple):
    """One continuation: the position in which the option was chosen, the one when its own step (and the questions answered in
    it) was over, and the one after the steps that followed without a question or chance."""

    board: Any
    before: Any
    done: Any
    after: Any
    action: Action
    seat: Seat


class Number(NamedTuple):
    """A number that players are shown, and the one that the rules use."""

    name: str
    shown: object
    true: object


class Part(NamedTuple):
    """A part of the bar beside an option: what comes true, without what would make it another part."""

    key: str
    without: str


Witness = Callable[[Course], bool]


class Game(NamedTuple):
    """What is compared in a game.

    ``shown``: the chances of an option as the page shows them to a seat, by key. ``witness``: for each key, whether it came
    true. A key that is not shown must never come true, unless it is one of ``unsaid``. ``answer``: how questions that the
    option brings are answered; without it as the odds say (``Rules.follow_up``). ``bar``: the parts of the bar beside an
    option. ``numbers``: other numbers of a position.
    """

    ruleset: AnyRuleset
    shown: Callable[[Match, Seat, Action], Mapping[str, Shown]]
    witness: Mapping[str, Witness]
    unsaid: frozenset[str] = frozenset()
    answer: Callable[[Any, Any, Decision], Action | None] | None = None
    bar: Callable[[Match, Seat, Action], Mapping[Part, Shown]] = lambda match, seat, action: {}
    numbers: Callable[[Match], Iterable[Number]] = lambda match: ()
    depth: int = 120            # decisions, at most, before the first position of a game


class Report:
    """What was compared, and where it disagreed."""

    def __init__(self) -> None:
        self.positions = 0
        self.options = 0
        self.chances: dict[str, int] = {}
        self.numbers: dict[str, int] = {}
        self.kinds: dict[str, int] = {}
        self.wrong: list[str] = []

    def summary(self) -> str:
        return (f"{self.positions} positions, {self.options} options, {sum(self.chances.values())} chances and "
                f"{sum(self.numbers.values())} numbers compared, {len(self.wrong)} disagreements")

    def lines(self) -> Iterator[str]:
        yield self.summary()
        for title, counts in (("chances", self.chances), ("numbers", self.numbers), ("questions", self.kinds)):
            if counts:
                yield f"{title}: " + ", ".join(f"{key} {number}" for key, number in sorted(counts.items()))
        yield from self.wrong


Tell = Callable[[Report], None]


def unheard(report: Report) -> None:
    pass


def compare(game: Game, positions: int, seed: int, continuations: int = CONTINUATIONS, tell: Tell = unheard) -> Report:
    """Looks at so many positions, spread over the scenarios and the phases of their games. ``tell`` hears of each."""
    report = Report()
    number = 0
    while report.positions < positions:
        for match, action in moments(game, seed, number):
            look(game, match, action, report, continuations)
            tell(report)
            if report.positions == positions:
                break
        number += 1
    return report


def moments(game: Game, seed: int, number: int) -> Iterator[tuple[Match, Action]]:
    """Some positions of one game of a series, each with an option that has chances to show."""
    match, rng, choose = begin_one(game.ruleset, seed, number)
    wait, found = rng.randrange(game.depth), 0
    while match.decision is not None and found < PER_GAME:
        action = chancy(game, match, rng) if wait <= 0 else None
        if action is not None:
            yield match, action
            found += 1
            wait = rng.randrange(2 * STRIDE)
        match.play(choose(match, rng))
        wait -= 1


def chancy(game: Game, match: Match, rng: Random) -> Action | None:
    """An option at random among those with something uncertain to show."""
    assert match.decision is not None
    options = match.decision.options
    for action in rng.sample(options, min(TRIED, len(options))):
        if any(each.chance < 1 for each in game.shown(match, match.entitled(action)[0], action).values()):
            return action
    return None


def look(game: Game, match: Match, action: Action, report: Report, continuations: int) -> None:
    """Compares what one option shows with its continuations, and the other numbers of the position."""
    assert match.decision is not None
    seat = match.entitled(action)[0]
    shown = dict(game.shown(match, seat, action))
    where = f"{match.setup.scenario}, move {len(match.moves)}, {match.decision.kind}: {action.text!r}"
    unknown = sorted(set(shown) - set(game.witness))
    report.positions += 1
    report.options += 1
    report.kinds[match.decision.kind] = report.kinds.get(match.decision.kind, 0) + 1
    report.wrong += [f"{where} shows {key}, which has no witness" for key in unknown]
    judged = {key: test for key, test in game.witness.items() if key in shown or key not in game.unsaid}
    for part, share in game.bar(match, seat, action).items():
        if part.key in game.witness and part.without in ("", *game.witness):
            name = f"bar: {part.key}" + (f" without {part.without}" if part.without else "")
            shown[name], judged[name] = share, of_part(game, part)
    came = dict.fromkeys(judged, 0)
    for course in courses(game, match, seat, action, continuations):
        for key, test in judged.items():
            came[key] += test(course)
    unsaid = Shown(0.0, max((each.sample for each in shown.values()), default=0))
    for key, times in came.items():
        chance = shown.get(key, unsaid)
        report.chances[key] = report.chances.get(key, 0) + 1
        if not agree(chance, times, continuations):
            how = f"of {chance.sample}" if chance.sample else "exact"
            report.wrong.append(f"{where} shows {key} {chance.chance:.4f} ({how}), but it came true {times} times in "
                                f"{continuations}\n{match.position()}")
    for name, told, true in game.numbers(match):
        report.numbers[name] = report.numbers.get(name, 0) + 1
        if told != true:
            report.wrong.append(f"{where}: {name} is shown as {told}, but it is {true}\n{match.position()}")


def courses(game: Game, match: Match, seat: Seat, action: Action, number: int) -> Iterator[Course]:
    """Continuations with fresh dice, each from a world that the seat holds possible."""
    rng, known = Random(f"truth/{len(match.moves)}"), match.knows_all(seat)
    for at in range(number):
        step = match.step if known else match.twin(seat, rng).step
        yield course(game, step, seat, action, SeededDice(f"truth/{at}"))


def course(game: Game, step: Step, seat: Seat, action: Action, dice: Dice) -> Course:
    """Plays an option to the end of what it shows: through its own questions, then on as long as nothing is asked and no
    chance is needed."""
    run = step.run(dice)
    before = run.table.state.copy()
    answer = game.answer or step.rules.follow_up
    over = run.answer(action)
    while not over and answer is not None:
        assert run.decision is not None
        chosen = answer(step.board, run.table.state, run.decision)
        if chosen is None:
            break
        over = run.answer(chosen)
    done = run.table.state.copy()
    if over and answer is not None:
        tape = run.table.dice
        assert isinstance(tape, Tape)
        tape.source = ForkingDice()
        with suppress(Fork):
            run.proceed()
    return Course(step.board, before, done, run.table.state, action, seat)


def of_part(game: Game, part: Part) -> Witness:
    return lambda course: game.witness[part.key](course) and not (part.without and game.witness[part.without](course))


def agree(shown: Shown, times: int, number: int) -> bool:
    """Whether a shown chance lies in the interval of the share found; one that is itself a sample has its own interval."""
    low, high = interval(times / number, number)
    if not shown.sample:
        return low - 1e-9 <= shown.chance <= high + 1e-9
    least, most = interval(shown.chance, shown.sample)
    return low <= most and least <= high


def interval(rate: float, number: int) -> tuple[float, float]:
    """Wilson's interval of a rate."""
    z = DEVIATIONS
    centre = (rate + z * z / (2 * number)) / (1 + z * z / number)
    half = z * sqrt(rate * (1 - rate) / number + z * z / (4 * number * number)) / (1 + z * z / number)
    return max(0.0, centre - half), min(1.0, centre + half)


def beside_the_option(match: Match, seat: Seat, action: Action) -> dict[str, Shown]:
    """The chances that the page shows beside an option (``Teller.weighed``)."""
    told = Teller(match, "en", [seat]).weighed(action, seat)
    return {each.key: Shown(each.chance, sample_of(match, seat, told)) for each in told.chances}


def bar_beside_the_option(match: Match, seat: Seat, action: Action) -> dict[Part, Shown]:
    """The main hope and the main danger of an option, as the bar beside it shows them."""
    told = Teller(match, "en", [seat]).weighed(action, seat)
    danger = next((each.key for each in told.shares if each.part == "danger"), "")
    return {Part(each.key, danger if each.part == "hope" else ""): Shown(each.chance, sample_of(match, seat, told))
            for each in told.shares if each.part in ("hope", "danger")}


def sample_of(match: Match, seat: Seat, told: Weighed) -> int:
    return 0 if told.exact else SAMPLE if match.knows_all(seat) else WORLDS
