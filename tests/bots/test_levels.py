"""Five levels: weaker ones judge worse in a way of their own that lasts a match, consider less, and never blunder grossly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import log
from random import Random
from statistics import pstdev

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import Match, load, new
from bocage.bots import LEVELS, LevelBot, Viewpoint, make, plain_name
from bocage.bots.levels import FORMER, SECONDS, SHARES, WORST, error, judged
from bocage.core.action import Action
from bocage.core.contract import Level
from bocage.core.decision import Seat
from bocage.core.errors import Unknown
from bocage.core.text import LANGUAGES, words
from bocage.games import find, game_ids

BUDGET = 12                     # play-outs are enough to see where a choice comes from
GAMES = {"v_commandos": ("bridges", ["a"]), "operation_commando": ("initiation", ["a", "b"]),
         "heroes_of_normandie": ("first_contact", ["a", "b"]), "commandos_40k": ("rescue", ["a", "b"])}


def quick(game: str, number: int) -> LevelBot:
    """A level with few play-outs and no limit in seconds: its choice does not depend on the speed of the machine."""
    level = find(game).advice.levels[number]
    return LevelBot(Random(5), fixed=replace(level, playouts=min(BUDGET, level.playouts), seconds=0.0))


def positions(game: str, most: int, every: int, seed: str = "levels") -> Iterator[Match]:
    scenario, seats = GAMES[game]
    match, bot = new(game, scenario, seats, seed=seed), make("sight@1", 3)
    for number in range(most):
        if match.decision is None:
            return
        if number % every == 0:
            yield match
        seat = match.decision.by[0]
        match.play(bot.choose(Viewpoint(match, seat)), seat)


def garden(weigh: Callable[[Action], float]) -> Viewpoint:
    """The stroll's first question, with priors of the test's own."""
    match = new("stroll", "garden", ["a", "b"], seed="3")
    game = Viewpoint(match, match.decision.by[0] if match.decision else 0)
    game.advice = replace(game.advice, priors=lambda board, state, decision, options: [weigh(each) for each in options])
    return game


# --- the table of levels ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_each_game_has_five_levels_that_judge_and_think_ever_better(game: str) -> None:
    levels = find(game).advice.levels
    assert len(levels) == len(LEVELS) == 5
    assert [level.noise for level in levels] == sorted((level.noise for level in levels), reverse=True)
    assert [level.playouts for level in levels] == sorted(level.playouts for level in levels)
    assert all(level.seconds <= SECONDS for level in levels)
    assert all(bool(level.playouts) == bool(level.seconds) == (level.thought != "sight") for level in levels)


def test_an_activation_of_ten_choices_takes_less_than_eight_seconds() -> None:
    assert SECONDS * (sum(SHARES) + (10 - len(SHARES)) * SHARES[-1]) <= 8.0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_level_has_a_name_and_a_sentence_on_its_style(lang: str) -> None:
    say = words(lang)
    for text in ("", ".style"):
        assert len({say(f"level-{level}{text}") for level in LEVELS}) == 5


# --- old names --------------------------------------------------------------------------------------------------------


def test_the_names_of_old_records_still_open() -> None:
    assert [plain_name(name) for name in FORMER] == list(LEVELS)
    assert plain_name("bot:easy-2") == plain_name("bot:soldier-2") == "soldier"
    match = new("operation_commando", "initiation", ["bot:expert", "bot:novice"], seed="old")
    again = load(match.record())
    assert again.setup.seats == ("bot:expert", "bot:novice")
    numbers = [bot.number for bot in map(make, again.setup.seats) if isinstance(bot, LevelBot)]
    assert numbers == [4, 0]


# --- errors of judgement ----------------------------------------------------------------------------------------------


def test_an_error_lasts_for_a_match_and_is_another_for_another_character() -> None:
    actions = [Action("go", (number,), f"go {number}") for number in range(300)]
    first, again = ([error("anna", action, Random(seed)) for action in actions] for seed in (1, 2))
    other = [error("ben", action, Random(1)) for action in actions]
    assert pstdev([one - two for one, two in zip(first, again, strict=True)]) < pstdev(first)
    assert pstdev([one - two for one, two in zip(first, other, strict=True)]) > pstdev(first)
    assert max(map(abs, (*first, *again, *other))) <= WORST


def test_without_errors_the_weights_are_those_of_first_sight() -> None:
    game = garden(lambda option: 1.0 + len(option.text))
    assert judged(game, Level(), Random(1)) == game.first_sight(Random(1))


def test_a_narrow_sight_considers_only_the_options_that_look_best() -> None:
    game = garden(lambda option: 1.0)
    ranks = {option.text: float(number + 1) for number, option in enumerate(game.options)}
    weights = judged(garden(lambda option: ranks[option.text]), Level(sight=2), Random(1))
    assert [weight > 0 for weight in weights] == [number >= len(ranks) - 2 for number in range(len(ranks))]


def test_no_level_takes_an_option_that_looks_much_worse() -> None:
    good = garden(lambda option: 1.0).options[1].text
    noise = 1.5
    bad = log(1.0) - WORST * noise - 0.1
    for seed in range(60):
        game = garden(lambda option: 1.0 if option.text == good else 2.718281828 ** bad)
        assert LevelBot(Random(seed), fixed=Level(noise=noise)).choose(game).text == good


@pytest.mark.parametrize("name", ["sight@1.5@4", "race:40@0.5", "race:40@0.5@3"])
def test_a_name_can_say_how_large_the_errors_are(name: str) -> None:
    bot = make(name)
    assert isinstance(bot, LevelBot)
    assert bot.fixed is not None
    assert bot.fixed.noise > 0.0
    assert (bot.fixed.thought, bot.fixed.playouts) == (("race", 40) if name.startswith("race") else ("sight", 0))


@pytest.mark.parametrize("name", ["mcts:40@0.5", "race@0.5", "race:0@0.5", "sight:4@0.5", "greedy@1"])
def test_a_name_that_would_not_do_what_it_says_is_refused(name: str) -> None:
    """A tree has no errors of judgement; a race needs play-outs."""
    with pytest.raises(Unknown):
        make(name)


# --- nothing hidden, nothing left to chance ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["v_commandos", "operation_commando", "heroes_of_normandie"])
@pytest.mark.parametrize("number", range(5))
def test_each_level_chooses_alike_in_worlds_that_its_seat_cannot_tell_apart(game: str, number: int) -> None:
    """With the same seed of its own: so nothing hidden can reach it."""
    asked = 0
    for match in positions(game, 48, 12):
        assert match.decision is not None
        seat = match.decision.by[0]
        worlds = (match, *(match.twin(seat, Random(deal)) for deal in range(2)))
        assert len({quick(game, number).choose(Viewpoint(world, seat)).text for world in worlds}) == 1
        asked += len(match.options(seat)) > 1
    assert asked


@pytest.mark.parametrize("number", range(5))
def test_each_level_chooses_alike_wherever_the_other_side_has_laid_its_traps(number: int) -> None:
    """Traps are all that Commandos 40 000 hides; the first seat of this game lays three of them."""
    (traps,) = find("commandos_40k").knowledge.hidden
    asked = 0
    for match in positions("commandos_40k", 200, 8, seed="levels 3"):
        if match.decision is None or match.decision.by != (1,) or len(match.options(1)) < 2:
            continue
        worlds = (match, *(match.twin(1, Random(deal)) for deal in range(2)))
        asked += len({str(traps.read(world.board, world.state, Seat(1))) for world in worlds}) > 1
        assert len({quick("commandos_40k", number).choose(Viewpoint(world, 1)).text for world in worlds}) == 1
    assert asked > 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(5))
def test_a_level_chooses_the_same_again_from_the_same_seed(game: str, number: int) -> None:
    for match in positions(game, 24, 8):
        assert match.decision is not None
        chosen = [quick(game, number).choose(Viewpoint(copy, copy.decision.by[0])).text
                  for copy in (match, load(match.record())) if copy.decision is not None]
        assert chosen[0] == chosen[1]


def test_the_time_of_a_thought_depends_on_nothing_hidden() -> None:
    bot = LevelBot(Random(1), LEVELS.index("captain"))
    for match in positions("operation_commando", 60, 6):
        assert match.decision is not None
        seat = match.decision.by[0]
        assert len({bot.seconds_for(Viewpoint(world, seat)) for world in (match, match.twin(seat, Random(3)))}) == 1
