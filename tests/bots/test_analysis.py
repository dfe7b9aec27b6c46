"""An analysis plays on from every option in the same supposed worlds, and says how far its numbers can be trusted."""

from __future__ import annotations

from random import Random

import pytest

import bocage
from bocage.bots.analysis import LEAST, MOST, WORLDS, Analysis, band_of
from bocage.core.match import Match
from tests.matches import question


def asked(game: str = "operation_commando", scenario: str = "historical", moves: int = 30) -> Match:
    match = bocage.new(game, scenario, ["anna"] if game == "v_commandos" else ["anna", "boris"], seed="analysis")
    while len(match.moves) < moves or len(question(match).options) < 3:
        match.play(question(match).options[0])
    return match


@pytest.mark.parametrize(("game", "scenario"), [
    ("v_commandos", "bridges"), ("operation_commando", "historical"), ("heroes_of_normandie", "bridge"),
    ("commandos_40k", "rescue")])
def test_every_option_meets_the_same_worlds_and_the_one_played_is_among_them(game: str, scenario: str) -> None:
    match = asked(game, scenario, 12)
    before, played = match.hash(), question(match).options[-1]
    analysis = Analysis(match, question(match).by[0], played)
    analysis.go_on(0.0)
    assert analysis.worlds == LEAST
    assert {len(lane.values) for lane in analysis.lanes} == {LEAST}
    assert played in [lane.action for lane in analysis.lanes]
    assert len({lane.action for lane in analysis.lanes}) == len(analysis.lanes) <= MOST
    assert match.hash() == before


def test_it_goes_on_where_it_stopped_until_enough_worlds_are_played() -> None:
    match = asked()
    whole, parts = (Analysis(match, question(match).by[0]) for _ in range(2))
    whole.go_on(1000.0)
    while not parts.is_done:
        parts.go_on(0.01)
    assert whole.worlds == parts.worlds == WORLDS
    assert [lane.values for lane in whole.lanes] == [lane.values for lane in parts.lanes], "the same worlds"
    chances = [lane.chance for lane in whole.ranking()]
    assert chances == sorted(chances, reverse=True)


def test_it_says_what_the_best_option_gains_and_how_the_game_might_go_on() -> None:
    match = asked()
    analysis = Analysis(match, question(match).by[0])
    analysis.go_on(1000.0)
    best, *_, worst = analysis.ranking()
    assert analysis.apart(best, worst)
    assert any(reason.gain > 0 for reason in analysis.why(best, worst))
    screen = match.ruleset.display.screen(match.board, "en")
    line = analysis.line(best, screen.namer.action)
    assert line
    assert all(name and seat in (0, 1) for seat, name in line)


def test_before_the_enemy_comes_every_figure_tells_of_the_same_games() -> None:
    """Who acts, where he enters, where he goes on: as long as nothing is left to chance, the best option of one question and
    the best of the next have the same chance, as far as so many games can tell."""
    match = bocage.new("v_commandos", "training_ground", ["anna"], seed="1", options={"squad": "sapper:blue"})
    told = []
    for _ in range(3):
        analysis = Analysis(match, question(match).by[0])
        analysis.go_on(1000.0)
        assert {value for lane in analysis.lanes for value in lane.values} <= {0.0, 1.0}, "games won and lost"
        best = analysis.ranking()[0]
        told.append(band_of(best.values))
        match.play(best.action)
        assert not match.moves[-1].chance
    assert max(band.low for band in told) <= min(band.high for band in told)


def test_it_supposes_what_is_hidden_and_never_looks_at_the_true_hand() -> None:
    """Twin worlds: two matches that the seat cannot tell apart are analysed alike."""
    match = asked()
    seat = question(match).by[0]
    twins = [match.twin(seat, Random(number)) for number in (1, 2)]
    assert len({twin.hash() for twin in twins}) == 2
    found = []
    for twin in twins:
        analysis = Analysis(twin, seat)
        analysis.go_on(0.0)
        found.append([(lane.action, lane.values) for lane in analysis.lanes])
    assert found[0] == found[1]


def test_bands_hold_the_true_mean_as_often_as_they_say() -> None:
    """Of coins that come up with chance p, 40 at a time. 95 % is asked for."""
    rng = Random(1)
    for p in (0.5, 0.8, 0.95):
        held = 0
        for _ in range(2000):
            _, low, high = band_of([float(rng.random() < p) for _ in range(40)])
            held += low <= p <= high
        assert held / 2000 >= 0.92, p


def test_some_games_that_were_all_won_do_not_make_the_next_one_certain() -> None:
    chance, low, high = band_of([1.0] * 20)
    assert (chance, high) == (1.0, 1.0)
    assert low < 0.95


def commandos_ready() -> Match:
    """A commando has come up a hatch and has actions left, so that it may go on or give them up."""
    match = bocage.new("v_commandos", "training_ground", ["anna"], seed="1", options={"squad": "sapper:blue"})
    while question(match).kind != "act":
        match.play(question(match).options[0])
    return match


def with_wins(analysis: Analysis, wins: dict[str, int], worlds: int = 100) -> list[str]:
    """The ranking by verb after so many games won of so many, the guesses on the way best for whoever gives up."""
    for lane in analysis.lanes:
        won = wins.get(lane.action.verb, worlds // 2)
        lane.values = [1.0] * won + [0.0] * (worlds - won)
        analysis.guesses[lane] = 100.0 if lane.action.verb == "end" else 1.0
    analysis.worlds = worlds
    return [lane.action.verb for lane in analysis.ranking()]


def test_where_the_games_tell_nothing_apart_a_hint_does_something_rather_than_give_up_actions() -> None:
    match = commandos_ready()
    end = next(option for option in question(match).options if option.verb == "end")
    analysis = Analysis(match, question(match).by[0], end)
    order = with_wins(analysis, {}, 100)
    assert "end" in order, "it is weighed"
    assert order[0] != "end", "as many games are won whatever is done"
    sights = [analysis.sights[lane.action] for lane in analysis.ranking()]
    assert sights == sorted(sights, reverse=True), "what looks best at first sight leads among equals"
    assert with_wins(analysis, {"end": 51}, 100)[0] != "end", "one game in a hundred tells nothing"
    assert with_wins(analysis, {"end": 75}, 100)[0] == "end", "it is really better"
