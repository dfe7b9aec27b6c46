"""Opération Commando in a terminal: what is drawn fits, what is told reads, what is hidden stays hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import bocage
from bocage.core.event import Event
from bocage.core.match import Match
from bocage.core.screen import Line, Look, length_of
from bocage.games import find
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.pieces import US
from bocage.games.operation_commando.screens import OScreen
from bocage.games.operation_commando.screens.assault_recap import AssaultRecap
from bocage.games.operation_commando.screens.boxes import LEAST
from bocage.games.operation_commando.view import View
from tests.marks import rule, slow
from tests.operation_commando.scene import scene
from tests.positions import set_position

MISSIONS = [card.id for card in find("operation_commando").scenarios]
BOXES = set("│─┌┐└┘├┤┬┴┼·|+") - {"+"}          # a plus is a sign of tokens


def view_of(match: Match, seat: int | None) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def new(mission: str, seed: str = "1") -> Match:
    return bocage.new("operation_commando", mission, ["anna", "ben"], seed)


def screen_of(match: Match, lang: str = "en") -> OScreen:
    return OScreen(match.board, lang)


def positions(mission: str, seed: int, every: int = 9) -> Iterator[Match]:
    """A random game, looked at now and then and at its end."""
    match, rng = new(mission, str(seed)), Random(seed)
    while match.decision is not None:
        if len(match.moves) % every == 0:
            yield match
        match.play(rng.choice(match.decision.options))
    yield match


def text(lines: list[Line]) -> list[str]:
    return ["".join(part for part, _ in line) for line in lines]


def words(lines: list[str]) -> str:
    return " ".join(" ".join(lines).replace("\u00a0", " ").split())


# --- everything can be shown ------------------------------------------------------------------------------------------


@slow
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_view_is_drawn_within_the_width_in_both_languages(mission: str) -> None:
    for match in positions(mission, 2):
        for lang in ("fr", "en"):
            screen = screen_of(match, lang)
            for seat in (0, 1, None):
                view = view_of(match, seat)
                for look in (Look(80), Look(100), Look(80, ascii=True), Look(44)):
                    drawn = screen.draw(view, look)
                    assert max(map(length_of, drawn)) <= look.width, text(drawn)
                assert not set("│─·") & set("".join(text(screen.draw(view, Look(80, ascii=True)))))


@slow
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_view_is_told_in_sentences(mission: str) -> None:
    for match in positions(mission, 3):
        for lang in ("fr", "en"):
            screen = screen_of(match, lang)
            for seat in (0, 1, None):
                view = view_of(match, seat)
                for line in (*screen.tell(view), *screen.stocks(view), *screen.place(view, "")):
                    assert not BOXES & set(line), line
                    assert line.endswith((".", ":")), line
                    assert ".." not in line, line


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_name_of_a_terrain_is_cut_in_a_box(lang: str) -> None:
    """At 80 columns each word of each name fits into a square of Utah Beach."""
    screen = screen_of(new("utah"), lang)
    for id in screen.board.terrain_ids:
        key = f"cli-oc-short-{id}"
        name = screen.say(key if screen.say.has(key) else f"terrain-{id}")
        assert max(map(len, name.split(" "))) <= LEAST, name


# --- what stands there ------------------------------------------------------------------------------------------------


@rule("OC-INFO-01")
def test_only_the_own_hand_is_drawn_and_a_spectator_sees_none() -> None:
    match = new("initiation")
    screen = screen_of(match)
    for seat, other in ((0, 1), (1, 0)):
        drawn = words(text(screen.draw(view_of(match, seat), Look(80))))
        assert "Your hand, 6 cards:" in drawn
        for card in match.state.hand[seat]:
            assert screen.namer.card_name(card) in drawn
        for card in match.state.hand[other]:
            assert screen.namer.card_name(card) not in drawn
    assert "Your hand" not in words(text(screen.draw(view_of(match, None), Look(80))))


@rule("OC-DISCARD-02", "OC-DISCARD-03")
def test_only_the_own_discard_is_listed_even_when_the_other_holds_one_card() -> None:
    match = new("initiation")
    us, de = match.state.hand
    ids = match.board.ids
    set_position(match, f"us discard: {ids[us[0]]}, {ids[us[1]]}", f"de discard: {ids[de[0]]}")
    screen = screen_of(match)
    names = [screen.namer.card_name(card) for card in (us[0], us[1], de[0])]
    american = words(screen.stocks(view_of(match, 0)))
    assert f"Your discard: {names[0]}, {names[1]}." in american
    assert american.count("Your discard") == 1
    assert words(screen.stocks(view_of(match, 1))).count(f"Your discard: {names[2]}.") == 1
    assert "Your discard" not in words(screen.stocks(view_of(match, None)))


@rule("OC-INFO-04")
def test_the_american_sees_question_marks_where_the_field_is_hidden() -> None:
    match = new("utah")
    while not match.state.turn:
        assert match.decision is not None
        match.play(match.decision.options[0])
    screen = screen_of(match)
    american = words(text(screen.draw(view_of(match, 0), Look(80))))
    german = words(text(screen.draw(view_of(match, 1), Look(80))))
    hidden = [at for at in range(16) if not match.state.open[at]]
    assert american.count(" ?") == len(hidden) > 8
    assert " ?" not in german
    assert "A1 face down." in screen.tell(view_of(match, 0)) or match.state.open[0]


def test_the_place_of_the_assault_is_marked_on_the_cross() -> None:
    match = next(match for match in positions("graignes", 1, every=1) if match.state.place >= 0)
    screen = screen_of(match, "fr")
    assert words(text(screen.draw(view_of(match, 0), Look(80)))).count("Assaut ici") == 1
    place = match.board.places[match.state.place]
    assert "Assaut ici" in words(screen.place(view_of(match, 0), place))


def test_points_of_one_source_are_added_up() -> None:
    for match in (match for seed in range(1, 80) for match in positions("initiation", seed, every=1)):
        view = view_of(match, None)
        screen = screen_of(match)
        for force in (view.combat.us, view.combat.de) if view.combat else ():
            for unit in force.units:
                tokens = [point for point in unit.points if point.source == "light"]
                if len(tokens) > 2:
                    told = screen.wording.unit(unit).replace("\u00a0", " ")
                    assert f"+ {sum(point.amount for point in tokens)} ({len(tokens)} × 0/+1)" in told
                    assert told.endswith(f"= {unit.value}")
                    return
    raise AssertionError("no unit had three tokens")


# --- looking up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "typed", "found"), [
    ("fr", "tranchee", "Tranchée (Allemand, Action de Combat)"), ("fr", "Willys", "Jeep Willys (Américain, Unité, V.C. 4"),
    ("en", "us_bazooka", "Bazooka (American, Combat Action)"), ("en", "route", ""),
    ("en", "neuville", "(Size 3, Building, to draw"),
])
def test_a_card_or_a_terrain_is_found_by_a_word_of_its_name(lang: str, typed: str, found: str) -> None:
    match = new("initiation")
    lines = screen_of(match, lang).place(view_of(match, 0), typed)
    assert found in words(lines) if found else not lines


@rule("OC-INFO-04")
def test_a_hidden_square_does_not_tell_its_terrain_when_looked_up() -> None:
    match = new("utah")
    while not match.state.turn:
        assert match.decision is not None
        match.play(match.decision.options[0])
    screen = screen_of(match)
    hidden = next(at for at in range(16) if not match.state.open[at])
    name = screen.say(f"terrain-{match.board.terrain_ids[match.state.grid[hidden]]}")
    place = match.board.places[hidden]
    assert screen.place(view_of(match, 0), place) == [f"{place.upper()} face down."]
    assert name in words(screen.place(view_of(match, 1), place))


# --- odds -------------------------------------------------------------------------------------------------------------


@rule("OC-TOKEN-05")
def test_a_token_that_is_rolled_brings_one_of_two_values_evenly() -> None:
    match, option = next((match, option) for match in positions("initiation", 4, every=1) if match.decision
                         for option in match.decision.options if option.text == "token 0/+1")
    chances = screen_of(match).chances(match.odds(option))
    assert [(each.text, each.chance, each.unwelcome) for each in chances] == [("+1", 0.5, False), ("+0", 0.5, True)]


@rule("OC-RULING-47", "OC-SETUP-14")
def test_dice_of_the_opponent_are_told_as_his_and_as_unwelcome() -> None:
    m = scene(terrain="houses", us="us_jeep", de="de_flak88").does("commit de_flak88", "stop")
    chances = screen_of(m.match).chances(m.match.odds("commit us_jeep"))
    assert [each.text for each in chances][:1] == ["the German's dice give +6"]
    assert all(each.unwelcome for each in chances)
    assert sum(each.chance for each in chances) == pytest.approx(1.0)
    m = scene(us="us_browning", de="de_ost").does("commit de_ost", "stop")
    chances = screen_of(m.match).chances(m.match.odds("commit us_browning"))
    assert {each.text: each.unwelcome for each in chances} == {
        f"the American's dice give +{value}": value == 0 for value in range(4)}


@rule("OC-COMBAT-10")
def test_a_unit_at_the_floor_says_why_the_sum_is_zero() -> None:
    m = scene(us="us_medics", de="de_ost", first_change=[-2, 0]).does("commit de_ost", "stop", "commit us_medics")
    told = screen_of(m.match).wording.unit(m.view("us").combat.us.units[0]).replace("\u00a0", " ")
    assert told == "Medics 1 − 2 (first Unit of the Assault) + 1 (never below 0) = 0"


# --- the log ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turns", "lang", "told"), [
    (1, "fr", "Un tour. Américain 0, Allemand 1."), (2, "fr", "2 tours."), (1, "en", "One turn."), (3, "en", "3 turns.")])
def test_the_summary_counts_turns(turns: int, lang: str, told: str) -> None:
    match = new("initiation")
    set_position(match, f"turn: {turns}")
    assert words(screen_of(match, lang).summary(view_of(match, None))).startswith(told)


# --- the card about an Assault ----------------------------------------------------------------------------------------


@rule("OC-ACTION-06", "OC-COMBAT-05")
def test_after_a_mine_the_totals_are_told_anew_and_the_recap_sets_them_beside_the_units_that_fought() -> None:
    m = scene(us="us_paratroopers us_mine us_perfect_shot", de="de_ost de_stug", until="bonus", size=1)
    m.does("commit de_ost", "stop", "commit us_paratroopers", "action us_mine", "commit de_stug")
    told = m.facts("values")[-1]
    assert (told["us"], told["de"], told["ahead"]) == m.totals + ("de",)
    m.does("stop", "action us_perfect_shot").let_pass()
    recap = AssaultRecap(screen_of(m.match).namer, [Event(e.TURN, (1,), ""), *m.match.log], None).card()
    assert recap is not None
    row, = recap.rows
    assert row.figures == ("3", "5"), "the assault gun, not the Ost troops that the mine removed"


@rule("OC-UTAH-10", "OC-ENDASSAULT-02")
def test_at_utah_a_side_takes_control_tokens_and_no_points() -> None:
    told = {}
    for scenario in ("initiation", "utah"):
        screen = OScreen(find("operation_commando").rules.board(scenario, {}, 2), "en")
        told[scenario] = [screen.sentence(Event(e.POINTS, (US, number, number, 0), ""), None) for number in (1, 2)]
    assert told["initiation"][0] == "The American scores 1 VP (American 1, German 0)."
    assert told["utah"] == ["The American takes a Control token (American 1, German 0).",
                            "The American takes 2 Control tokens (American 2, German 0)."]
