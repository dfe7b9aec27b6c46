"""What every screen shares: chances in parts and in per cent, lines of words."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.core.event import Event, Happening
from bocage.core.outcomes import Odds, Outcome
from bocage.core.screen import Chance, Screen, joined, percent, words_in, wrapped

WORST = {"fell", "lost"}


class Plain(Screen[Any, Any, Any]):
    """Names each event by itself; some are unwelcome."""

    def __init__(self) -> None:
        super().__init__(None, "en", None)                  # type: ignore[arg-type]

    def chances(self, odds: Odds) -> list[Chance]:
        names = dict.fromkeys(event.name for outcome in odds.outcomes for event in outcome.events)
        return [Chance(name, name, odds.chance_of(name), name in WORST) for name in names]


def odds(*outcomes: tuple[float, str]) -> Odds:
    """Each outcome: its chance and the events in it."""
    made = [(chance, tuple(Event(Happening(name), (), "") for name in names.split())) for chance, names in outcomes]
    return Odds(True, tuple(Outcome(events, chance, chance, chance, None) for chance, events in made))


def parts(*outcomes: tuple[float, str]) -> list[tuple[str, str, float]]:
    return [(share.part, share.key, share.chance) for share in Plain().shares(odds(*outcomes))]


def test_outcomes_fall_into_what_is_hoped_for_the_rest_and_the_danger() -> None:
    assert parts((0.5, "hit"), (0.25, "hit fell"), (0.25, "")) == [
        ("hope", "hit", 0.5), ("rest", "", 0.25), ("danger", "fell", 0.25)]


def test_what_always_comes_of_the_rest_has_its_name_there() -> None:
    assert parts((0.5, "hit"), (0.25, "near loud"), (0.25, "near")) == [("hope", "hit", 0.5), ("other", "near", 0.5)]
    assert parts((0.5, "hit"), (0.25, "near"), (0.25, "loud")) == [("hope", "hit", 0.5), ("rest", "", 0.5)]


def test_the_likelier_of_two_dangers_is_told() -> None:
    assert parts((0.125, "fell"), (0.5, "lost"), (0.375, "hit")) == [
        ("hope", "hit", 0.375), ("rest", "", 0.125), ("danger", "lost", 0.5)]


def test_a_certain_danger_is_no_share() -> None:
    assert parts((0.5, "hit fell"), (0.5, "fell")) == [("hope", "hit", 0.5), ("rest", "", 0.5)]
    assert parts((1.0, "fell")) == []


@pytest.mark.parametrize(("chance", "said"), [
    (0.0, "cli-percent 0"), (0.004, "cli-percent-below 1"), (0.006, "cli-percent 1"), (0.5, "cli-percent 50"),
    (0.994, "cli-percent 99"), (0.996, "cli-percent-above 99"), (1.0, "cli-percent 100")])
def test_only_the_impossible_is_nought_per_cent_and_only_the_certain_a_hundred(chance: float, said: str) -> None:
    def say(key: str, **values: Any) -> str:
        return f"{key} {values['number']}"
    assert percent(say, chance) == said                     # type: ignore[arg-type]


def test_words_keep_their_styles_and_their_blanks() -> None:
    assert words_in([("go to", "bold"), ("day now", "")]) == [
        (False, [("go", "bold")]), (True, [("to", "bold"), ("day", "")]), (True, [("now", "")])]
    assert words_in([("go ", "")]) == [(False, [("go", "")]), (True, [])]


def test_a_line_is_joined_to_as_few_spans_as_its_styles_allow() -> None:
    assert joined([("go", ""), (" to", ""), ("", "bold"), (" day ", "bold"), ("  ", "")]) == [("go to", ""), (" day", "bold")]


def test_a_line_is_broken_at_the_last_blank_that_fits_and_the_rest_is_indented() -> None:
    def told(text: str, width: int, indent: int = 0) -> list[str]:
        return ["".join(part for part, _ in line) for line in wrapped([(text, "")], width, indent)]

    assert told("the medic goes", 9) == ["the medic", "goes"]
    assert told("the medic goes", 8) == ["the", "medic", "goes"]
    assert told("the medic goes", 9, 2) == ["the medic", "  goes"]
