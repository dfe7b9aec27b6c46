"""A match told as frames: what each seat gets, in its language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import msgspec
import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import Match, new
from bocage.core.contract import Result
from bocage.core.decision import Decision
from bocage.games.v_commandos.pieces import ROLES
from bocage.server.wire import frames
from bocage.server.wire.telling import Teller, Undo, step_as_known, turns_of, undo_of

GAME = "v_commandos"
SQUAD = {"squad": "scout:blue,sapper:blue"}


def started(scenario: str = "bridges", seed: str = "1", options: dict[str, str] = SQUAD) -> Match:
    return new(GAME, scenario, ["anna", "ben"], seed=seed, options=options)


def walk(match: Match, decisions: int, seed: int = 1) -> Iterator[Decision]:
    """Plays at random and stops at each question on the way."""
    rng = Random(seed)
    for _ in range(decisions):
        if match.decision is None:
            return
        yield match.decision
        match.play(rng.choice(match.decision.options))


def offered_to(match: Match, *seats: int) -> Sequence[frames.Choice]:
    """The options that those who sit there are told."""
    asked = Teller(match, "en", seats).question()
    assert asked is not None
    return asked.options


def test_an_own_counter_in_ambush_has_its_name_in_the_bar() -> None:
    match, rng = new("heroes_of_normandie", "first_contact", ["anna", "ben"], seed="0"), Random(0)
    while match.decision is not None and match.decision.kind != "place_order":
        hide = [option for option in match.decision.options if option.verb == "deploy_ambush"]
        match.play(rng.choice(hide or match.decision.options))
    asked = Teller(match, "en", (0,)).question()
    assert asked is not None
    names = asked.names["unit"]
    screen = match.ruleset.display.screen(match.board, "en")
    unknown = {unit for unit, name in names.items() if screen.name_of(match.state, "unit", int(unit)) != name}
    assert [names[unit] for unit in unknown] == ["F10 Recon team"]


def test_a_seat_is_offered_its_own_options_only_and_a_spectator_none() -> None:
    match = started()
    for decision in walk(match, 60):
        offered = {seat: offered_to(match, seat) for seat in (0, 1)}
        for seat, options in offered.items():
            assert [each.action for each in options] == [action.text for action in match.options(seat)]
            assert all(each.seat == seat for each in options)
        together = offered_to(match, 0, 1)
        assert [each.action for each in together] == [action.text for action in decision.options]
        assert offered_to(match) == ()


def test_what_a_seat_loses_by_ending_its_phase_counts_only_its_own_commandos() -> None:
    match = started()
    while match.decision is not None and match.decision.kind != "activate":
        match.play(match.decision.options[0])
    lost = {seats: asked.lost for seats in ((0,), (1,), (0, 1)) if (asked := Teller(match, "en", seats).question())}
    assert lost == {(0,): "1 commando has not acted", (1,): "1 commando has not acted", (0, 1): "2 commandos have not acted"}


def test_an_option_says_beforehand_whether_it_can_be_taken_back() -> None:
    seen = set()
    for seed in range(4):
        match = started(seed=str(seed))
        rng = Random(seed)
        while match.decision is not None and len(match.moves) < 120:
            seat = match.decision.by[0]
            action = rng.choice(match.options(seat) or list(match.decision.options))
            seat = match.entitled(action)[0]
            final = Undo.NEVER is undo_of(match, action, step_as_known(match, seat))
            match.play(action, seat)
            assert final == bool(match.moves[-1].chance or match.moves[-1].reveals or match.decision is None)
            seen.add(final)
    assert seen == {True, False}


def test_what_only_a_bot_answers_and_what_ends_the_game_cannot_be_taken_back() -> None:
    match = new("operation_commando", "initiation", ["Anna", "Berthe"], seed="bots")
    rng, found = Random(1), set()
    while match.decision is not None:
        seat = match.decision.by[0]
        action = rng.choice(match.options(seat))
        undo = undo_of(match, action, step_as_known(match, seat), {1 - seat})
        match.play(action, seat)
        if match.decision is None:
            assert undo is Undo.NEVER
        elif not (match.moves[-1].chance or match.moves[-1].reveals):
            assert undo is (Undo.ANSWERED if match.decision.by == (1 - seat,) else Undo.OPEN)
            found.add(undo)
    assert found == {Undo.ANSWERED, Undo.OPEN}


def test_the_log_says_who_brought_each_event_about_and_goes_on_where_it_stopped() -> None:
    match = started()
    told: list[frames.Happened] = []
    teller = Teller(match, "fr", [0])
    for _ in walk(match, 40):
        told += teller.log(len(told), len(match.log))
    told += teller.log(len(told), len(match.log))
    assert [each.n for each in told] == list(range(len(match.log)))
    assert told == list(teller.log(0, len(match.log)))
    for each in told:
        before = [move for move in match.moves if move.events_before <= each.n]
        assert each.by == (before[-1].seat if before else -1)
        assert each.move == len(before)
    assert {each.heading for each in told} == {0, 1, 2}


def test_facts_use_the_names_of_the_view() -> None:
    match = started("black_tea", options={})
    for _ in walk(match, 90):
        pass
    view = msgspec.to_builtins(match.view(0))
    tiles = set(match.board.tile_name)
    assert {tile["name"] for terrain in view["terrains"] for tile in terrain["tiles"]} <= tiles
    commandos = set(ROLES)
    assert {commando["role"] for commando in view["commandos"]} <= commandos
    named = 0
    for each in Teller(match, "en", [0]).log(0, len(match.log)):
        named += "tile" in each.facts
        assert each.facts.get("tile", next(iter(tiles))) in tiles
        assert each.facts.get("commando", next(iter(commandos))) in commandos
    assert named > 20
    asked = 0
    for seed in range(3):
        match = started("bridges", seed=str(seed))
        for decision in walk(match, 150, seed):
            about = match.ruleset.display.question_facts(match.board, decision)
            asked += "tile" in about
            assert about.get("tile", next(iter(match.board.tile_name))) in match.board.tile_name
    assert asked > 3
    for action in match.decision.options if match.decision else ():
        assert match.ruleset.display.action_facts(match.board, action).get("tile", next(iter(tiles))) in tiles


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_odds_come_with_their_words_and_rules(lang: str) -> None:
    match = started()
    weighed = [each for _ in walk(match, 90) for each in Teller(match, lang, [0, 1]).weigh()]
    uncertain = [each for each in weighed if any(0 < chance.chance < 1 for chance in each.chances)]
    assert uncertain
    for each in uncertain:
        assert each.rules
        assert all(0 < chance.chance <= 1 + 1e-9 and chance.text for chance in each.chances)
    hidden = next(each for each in uncertain if {"hidden", "seen"} <= {chance.key for chance in each.chances})
    assert sum(chance.chance for chance in hidden.chances if chance.key in ("hidden", "seen", "open")) == pytest.approx(1)


def test_the_parts_of_the_odds_exclude_each_other_and_make_one() -> None:
    match = started()
    weighed = [each for _ in walk(match, 90) for each in Teller(match, "en", [0, 1]).weigh()]
    split = [each for each in weighed if each.shares]
    assert {share.part for each in split for share in each.shares} >= {"hope", "danger"}
    for each in split:
        chances = {chance.key: chance.chance for chance in each.chances}
        shares = {share.part: share for share in each.shares}
        assert sum(share.chance for share in each.shares) == pytest.approx(1)
        if "danger" in shares:
            assert shares["danger"].chance == pytest.approx(chances[shares["danger"].key])
        if "hope" in shares:
            assert shares["hope"].chance <= chances[shares["hope"].key] + 1e-9
        if "other" in shares:
            assert shares["other"].chance <= chances[shares["other"].key] + 1e-9


def test_the_seed_is_told_when_the_game_is_over_and_not_before() -> None:
    match = new(GAME, "bridges", ["anna"], seed="c0ffee", options=SQUAD)
    teller = Teller(match, "en", [0])
    for _ in walk(match, 3000):
        assert b"c0ffee" not in frames.to_json(teller.update(len(match.moves), max(0, len(match.log) - 30)))
    ending = teller.update(0).ending
    assert ending is not None
    assert ending.seed == "c0ffee"
    assert ending.text


def test_a_newcomer_is_told_from_the_start_of_a_turn_on() -> None:
    match = started()
    for _ in walk(match, 400):
        first = Teller(match, "en", []).recent()
        assert first == 0 or match.log[first].name == "turn_begins"
        assert len(match.log) - first < 1000
    assert turns_of(match) == sum(event.name == "turn_begins" for event in match.log)


def test_another_seat_hears_nothing_of_a_hidden_draw() -> None:
    match = new("runner", "meadow", ["anna", "ben"], seed="3")
    for _ in walk(match, 30):
        for seat in (0, 1):
            told = [each.n for each in Teller(match, "en", [seat]).log(0, len(match.log))]
            assert told == [n for n, event in enumerate(match.log) if event.seen_by(seat)]
        told = [each.n for each in Teller(match, "en", []).log(0, len(match.log))]
        assert told == [n for n, event in enumerate(match.log) if event.seats is None]
    assert any(event.seats is not None for event in match.log)


def test_the_ending_says_why_in_words_of_its_own_where_the_rule_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """HN-VICTORY-01 says when victory is checked, not what decides it."""
    match = new("heroes_of_normandie", "first_contact", ["anna", "ben"], seed="1")
    for rule, reason in (("HN-VICTORY-01", "more points"), ("HN-VICTORY-02", "without order tokens")):
        monkeypatch.setattr(Match, "result", Result((0.0, 1.0), rule, "ge"))
        ending = Teller(match, "en", (0,)).ending()
        assert ending is not None
        assert ending.text.startswith("German victory.")
        assert reason in ending.text
