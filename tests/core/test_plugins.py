"""Games are plug-ins: found by entry point, each under its own id, listed by rank."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bocage import games
from bocage.core.errors import BocageError, Unknown
from bocage.games import GROUP, find, game_ids, installed
from tests.toys import runner

OURS = ["v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k"]
PROJECT = Path(__file__).parents[2] / "pyproject.toml"


@pytest.fixture
def plugins(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What the installed packages declare, for one test."""
    declared: list[EntryPoint] = []
    monkeypatch.setattr(games, "entry_points", lambda group: [each for each in declared if each.group == group])
    games._plugins.cache_clear()
    games._load.cache_clear()
    yield declared
    games._plugins.cache_clear()
    games._load.cache_clear()


def declares(game: str, value: str) -> EntryPoint:
    return EntryPoint(game, value, GROUP)


def test_our_own_games_are_declared_as_every_other_game_is() -> None:
    declared = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["entry-points"][GROUP]
    assert declared == {game: f"bocage.games.{game}:RULESET" for game in OURS}
    assert sorted(OURS) == [game for game in game_ids() if find(game).folder.is_relative_to(PROJECT.parent)]


def test_our_own_games_are_listed_in_the_order_in_which_they_were_made() -> None:
    assert [game.id for game in installed() if game.id in OURS] == OURS


def test_a_game_of_another_package_is_found_and_listed_after_ours(plugins: list[EntryPoint]) -> None:
    plugins += [declares("bid", "tests.toys.bid:RULESET"), declares("v_commandos", "bocage.games.v_commandos:RULESET")]
    assert find("bid").id == "bid"
    assert game_ids() == ("bid", "v_commandos")
    assert [game.id for game in installed()] == ["v_commandos", "bid"]


def test_without_any_game_the_error_says_what_to_do(plugins: list[EntryPoint]) -> None:
    with pytest.raises(BocageError, match="make setup"):
        find("v_commandos")


def test_an_unknown_game_is_named_with_those_that_are_known(plugins: list[EntryPoint]) -> None:
    plugins.append(declares("bid", "tests.toys.bid:RULESET"))
    with pytest.raises(Unknown, match="Unknown game “chess”"):
        find("chess")


@pytest.mark.parametrize("value", ["tests.toys.bid:WORDS", "tests.toys.runner:RULESET"])
def test_a_plug_in_that_is_no_ruleset_of_that_id_is_named(plugins: list[EntryPoint], value: str) -> None:
    plugins.append(declares("bid", value))
    with pytest.raises(BocageError, match=f"“{value}” is not a ruleset with the id “bid”"):
        games._load("bid")


def test_two_packages_cannot_declare_the_same_game(plugins: list[EntryPoint]) -> None:
    plugins += [declares("bid", "one:RULESET"), declares("bid", "two:RULESET")]
    with pytest.raises(BocageError, match="one:RULESET and two:RULESET"):
        game_ids()


def test_a_registered_game_is_found_but_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = replace(runner.RULESET, id="sprint")
    monkeypatch.setitem(games.registered, "sprint", changed)
    assert find("sprint") is changed
    assert "sprint" not in game_ids()
