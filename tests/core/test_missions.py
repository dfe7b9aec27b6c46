"""What is told of every scenario before it is chosen: a map, a length, a difficulty."""

from __future__ import annotations

import re

import pytest

from bocage.core.contract import AnyRuleset
from bocage.core.text import words
from bocage.games import find, installed
from bocage.games.commandos_40k import content as commandos
from bocage.games.heroes_of_normandie import content as heroes
from bocage.games.v_commandos import content as v_commandos

EVERY = [(game, scenario.id) for game in installed() for scenario in game.scenarios]
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
SENTENCE = 150                  # letters that a card has room for


@pytest.mark.parametrize(("game", "scenario"), EVERY, ids=lambda each: each if isinstance(each, str) else each.id)
def test_every_scenario_has_a_length_and_a_difficulty(game: AnyRuleset, scenario: str) -> None:
    assert game.missions is not None
    facts = game.missions.facts[scenario]
    fewest, most = facts.minutes
    assert 5 <= fewest <= most <= 240
    assert 1 <= facts.difficulty <= 5
    assert 0 <= facts.turns <= 20


@pytest.mark.parametrize(("game", "scenario"), EVERY, ids=lambda each: each if isinstance(each, str) else each.id)
def test_every_scenario_has_a_map_that_fits_its_frame(game: AnyRuleset, scenario: str) -> None:
    assert game.missions is not None
    sketch = game.missions.sketch(scenario)
    assert sketch.areas
    for mark in sketch.marks:
        assert 0 <= mark.at[0] <= sketch.width
        assert 0 <= mark.at[1] <= sketch.height
    starts = [tuple(map(float, NUMBER.findall(start))) for area in sketch.areas for start in re.findall(r"M[^hL]*", area.path)]
    assert all(0 <= x <= sketch.width and 0 <= y <= sketch.height for x, y in starts)


def test_no_length_or_difficulty_is_told_of_a_scenario_that_does_not_exist() -> None:
    for game in installed():
        assert game.missions is not None
        assert set(game.missions.facts) == {scenario.id for scenario in game.scenarios}


def test_the_map_of_a_terrain_shows_what_is_printed_on_its_card() -> None:
    missions = find("v_commandos").missions
    assert missions is not None
    for terrain in v_commandos.load().terrains.values():
        kinds = [mark.kind for mark in missions.sketch(terrain.id).marks]
        assert kinds.count("door") == len(terrain.doors)
        assert kinds.count("entrance") == len(terrain.entrances)
        assert kinds.count("hatch") == len(terrain.hatches)
        assert kinds.count("objective") == len(terrain.objectives)


def test_turns_are_those_that_the_scenario_is_played_for() -> None:
    missions = find("heroes_of_normandie").missions
    assert missions is not None
    assert {id: facts.turns for id, facts in missions.facts.items()} == {
        each.id: each.turns for each in heroes.load().scenarios.values()}
    missions = find("commandos_40k").missions
    assert missions is not None
    assert {id: facts.turns for id, facts in missions.facts.items()} == {
        id: each.rounds.most for id, each in commandos.load().missions.items()}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_card_of_every_scenario_has_one_short_sentence(lang: str) -> None:
    for game in installed():
        say = words(lang, game.folder / "text")
        for scenario in game.scenarios:
            short = next(say(key) for part in ("short", "text", "briefing") if say.has(key := f"{scenario.key}.{part}"))
            assert len(short) <= SENTENCE or scenario.shelf == "operation", (scenario.id, short)
