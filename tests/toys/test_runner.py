"""Runner: a move interrupted by fire, answered by cards that cancel cards."""

from __future__ import annotations

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import Illegal, Match, new, position
from bocage.core.dice import ScriptedDice, SeededDice
from tests.marks import rule
from tests.matches import ended, seen
from tests.toys.runner.state import CARDS
from tests.toys.runner.view import Hand, View

def meadow(runner: str, watcher: str, *dice: int | str) -> Match:
    """A game in which these cards are dealt and drawn in turn; then chance follows the list."""
    cards = [card for pair in zip(runner.split(), watcher.split(), strict=True) for card in pair]
    return new("runner", "meadow", ["anna", "ben"], dice=ScriptedDice([*cards, *dice], {"card": CARDS}, SeededDice("then")))


def play(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def asked(match: Match) -> tuple[str, int, list[str]]:
    assert match.decision is not None
    return match.decision.kind, match.decision.by[0], [option.text for option in match.decision.options]


def told(match: Match, name: str) -> list[object]:
    return [event.args for event in match.log if event.name == name]


def shot(match: Match, *cards: str) -> Match:
    """A shot to its die: these cards are played as soon as they can be, all else is let pass."""
    rolled, waiting = len(told(match, "hit") + told(match, "missed")), [f"play {card}" for card in cards]
    match.play("fire")
    while len(told(match, "hit") + told(match, "missed")) == rolled:
        choice = next((text for text in asked(match)[2] if text in waiting), "pass")
        if choice in waiting:
            waiting.remove(choice)
        match.play(choice)
    return match


@rule("RUN-GEN-01", "RUN-TURN-01")
def test_the_first_seat_runs_and_the_second_may_interrupt_after_each_square() -> None:
    m = meadow("smoke smoke smoke", "aim aim aim")
    assert asked(m) == ("run", 0, ["run 0", "run 1", "run 2", "run 3"])
    play(m, "run 2")
    assert (m.state.square, asked(m)) == (1, ("fire", 1, ["fire", "pass"]))
    play(m, "pass")
    assert (m.state.square, asked(m)[0]) == (2, "fire")


@rule("RUN-FIRE-01")
def test_the_watcher_fires_twice_in_a_turn_at_most() -> None:
    m = meadow("smoke smoke smoke", "aim aim aim", 1, 1)
    play(m, "run 3")
    for shots_left in (1, 0):
        shot(m)
        assert m.state.shots == shots_left
        while asked(m)[0] == "shot":
            m.play("pass")
    assert asked(m)[0] == "run", "on the third square nobody asks the watcher"
    assert m.state.square == 3


@rule("RUN-FIRE-02", "RUN-CARD-03")
@pytest.mark.parametrize(("cards", "die", "hits"), [
    ([], 3, 0), ([], 4, 1), (["smoke"], 5, 0), (["smoke"], 6, 1), (["aim"], 1, 0), (["aim"], 2, 1), (["smoke", "aim"], 3, 0)])
def test_four_hits_and_smoke_and_aim_shift_it_by_two(cards: list[str], die: int, hits: int) -> None:
    m = shot(play(meadow("smoke spy spy", "aim counter counter", die), "run 1"), *cards)
    assert m.state.hits == hits


@rule("RUN-CARD-01")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    m = meadow("smoke dodge spy", "aim counter counter")
    assert [event.args for event in m.events(seat="anna") if event.name == "drew_card"] == [(0,), (2,), (4,)]
    assert [event.args for event in m.events(seat="ben") if event.name == "drew_card"] == [(1,), (3,), (3,)]
    assert [event.name for event in m.events(seat=None)] == ["drew"] * 6
    assert seen(View, m, "anna").hands[0].cards == ("smoke", "dodge", "spy")
    assert seen(View, m, "ben").hands[0] == Hand(3, ())


@rule("RUN-CARD-01")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    m = position("runner", """
        scenario meadow
        turn: 1
        deck: [0, 0, 0, 0, 0]
        discard: [2, 3, 2, 2, 1]
        hands: [[0, 0, 1, 1, 0], [1, 0, 0, 1, 1]]
        """)
    held = [sum(hand) for hand in m.state.hands]
    while m.state.turn == 1:
        m.play("run 0" if asked(m)[0] == "run" else "pass")
    assert [sum(hand) for hand in m.state.hands] == held


@rule("RUN-CARD-02", "RUN-CARD-04")
def test_the_last_card_played_takes_effect_first() -> None:
    m = meadow("dodge counter spy", "counter counter aim")
    play(m, "run 1", "fire", "play dodge")
    assert asked(m) == ("card", 1, ["play counter", "pass"])
    play(m, "play counter")
    assert asked(m) == ("card", 0, ["play counter", "pass"])
    play(m, "play counter")
    assert asked(m) == ("card", 1, ["play counter", "pass"])
    play(m, "pass")
    assert asked(m) == ("card", 1, ["play counter", "pass"]), "his counter is cancelled; he may counter the dodge once more"
    play(m, "pass")
    assert told(m, "cancelled") == [(3,), (2,)], "the runner's counter cancels the watcher's, then the dodge the shot"
    assert not told(m, "hit")


@rule("RUN-CARD-04")
def test_a_dodge_cancels_the_shot() -> None:
    m = meadow("dodge smoke spy", "aim smoke aim")
    play(m, "run 1", "fire", "play dodge", "pass")
    assert told(m, "cancelled") == [(2,)]
    assert asked(m)[0] == "run", "the turn is over: no die was rolled"


@rule("RUN-CARD-04")
def test_a_counter_is_for_the_others_cards_only() -> None:
    m = meadow("dodge counter spy", "aim smoke aim")
    play(m, "run 1", "fire", "play dodge", "pass")
    assert told(m, "cancelled") == [(2,)], "anna was not asked to counter her own dodge"


@rule("RUN-CARD-05")
def test_a_spy_lays_the_others_hand_open() -> None:
    m = shot(play(meadow("smoke spy dodge", "aim counter aim", 1), "run 1"))
    play(m, "play spy", "pass")
    assert told(m, "hand_shown") == [(1, (1, 1, 3))]
    assert seen(View, m, "anna").hands[1].cards == ("aim", "aim", "counter") == seen(View, m, None).hands[1].cards
    assert seen(View, m, "ben").hands[0].cards == ()


@rule("RUN-CARD-06")
def test_a_seat_is_asked_whether_or_not_it_holds_an_answer() -> None:
    m = meadow("smoke smoke smoke", "aim aim aim", 1)
    play(m, "run 1", "fire")
    assert asked(m) == ("shot", 0, ["pass"]), "anna has no dodge, but ben cannot know"


@rule("RUN-CARD-06")
def test_a_seat_whose_cards_are_all_known_is_not_asked_for_what_it_cannot_hold() -> None:
    m = shot(play(meadow("spy smoke smoke", "aim aim aim", 1), "run 2"))
    assert asked(m) == ("shot", 0, ["play spy", "pass"])
    play(m, "play spy")
    assert asked(m) == ("card", 1, ["pass"]), "ben could hold a counter for all that anna knows"
    m.play("pass")
    while asked(m)[0] != "fire":
        m.play("pass")
    play(m, "fire", "pass", "play smoke")
    assert asked(m) == ("shot", 1, ["play aim", "pass"]), "ben has shown three aims, so nobody asks him for a counter"


@rule("RUN-END-01")
def test_two_hits_stop_the_runner() -> None:
    m = meadow("smoke smoke smoke", "aim aim aim", 4, 4)
    while m.decision is not None:
        kind = asked(m)[0]
        m.play("run 3" if kind == "run" else "fire" if kind == "fire" else "pass")
    assert ended(m).key == "stopped"
    assert ended(m).scores == (0.0, 1.0)


@rule("RUN-END-01")
def test_on_the_ninth_square_the_runner_is_home() -> None:
    m = new("runner", "meadow", ["a", "b"], seed="1")
    while m.decision is not None:
        m.play("run 3" if asked(m)[0] == "run" else "pass")
    assert m.state.square == 9
    assert ended(m).scores == (1.0, 0.0)


@rule("RUN-END-01")
def test_after_five_turns_the_runner_is_stopped() -> None:
    m = new("runner", "meadow", ["a", "b"], seed="1")
    for _ in range(5):
        m.play("run 0")
    assert ended(m).key == "stopped"


@rule("RUN-CARD-02")
def test_a_card_that_does_not_fit_is_refused_with_the_rule() -> None:
    m = meadow("spy dodge smoke", "aim aim aim")
    play(m, "run 1", "fire")
    with pytest.raises(Illegal) as refusal:
        m.play("play spy")
    assert refusal.value.rule == "RUN-CARD-02"
