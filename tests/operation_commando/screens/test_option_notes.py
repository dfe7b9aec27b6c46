"""What the bar says of an option: names of what it is about, what it comes to, what the exit gives up."""

from __future__ import annotations

from random import Random

import bocage
from bocage.core.action import Action
from bocage.core.decision import Seat
from bocage.games.operation_commando.screens import OScreen
from tests.marks import rule
from tests.operation_commando.cross import cross
from tests.operation_commando.scene import Scene, scene


def screen_of(m: Scene) -> OScreen:
    return OScreen(m.match.board, "en")


def note(m: Scene, text: str) -> str:
    decision = m.match.decision
    assert decision is not None
    action: Action = next(option for option in decision.options if option.text == text)
    return screen_of(m).choice(m.match.state, decision, action).note


def lost(m: Scene) -> str:
    decision = m.match.decision
    assert decision is not None
    return screen_of(m).lost(m.match.state, decision)


@rule("OC-RULING-14", "OC-ASSAULT-03", "OC-RESULT-01", "OC-RESULT-03")
def test_the_exit_says_what_is_lost_by_it_and_nothing_while_ahead() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers", de="de_stug", phase="commit", us_tokens={"plus1": 2})
    assert lost(m) == "Terrain lost"
    m.does("commit de_stug")
    assert lost(m) == ""
    m.does("stop")
    assert lost(m) == "Assault lost"
    m.does("commit us_paratroopers").let_pass()
    assert lost(m) == "Assault lost"
    m.does("token +1/+1", "token +1/+1")
    assert lost(m) == ""
    m.does("stop")
    assert lost(m) == "Unit destroyed"


@rule("OC-RESULT-05", "OC-SIZE-02")
def test_to_stop_behind_in_the_last_combat_loses_the_terrain_unless_a_trench_can_follow() -> None:
    told = {}
    for hand in ("de_stug", "de_stug de_trench", "de_stug de_salvage"):
        m = scene(terrain="crossroads", us="us_paratroopers", de=hand, phase="commit", us_tokens={"plus1": 2}, size=1)
        m.does("commit de_stug", "stop", "commit us_paratroopers").let_pass()
        m.does("token +1/+1", "token +1/+1", "stop")
        told[hand] = lost(m)
    assert told == {"de_stug": "Terrain lost", "de_stug de_trench": "Unit destroyed", "de_stug de_salvage": "Terrain lost"}


@rule("OC-SME-02", "OC-ENDASSAULT-03")
def test_who_loses_the_game_by_giving_up_is_told_so() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers", de="de_stug", phase="commit", points=[6, 5])
    assert (lost(m), note(m, "abandon")) == ("Game lost", "Game lost")
    m.does("commit de_stug", "stop")
    assert lost(m) == "Assault lost"
    m.does("commit us_paratroopers").let_pass()
    assert lost(m) == "Assault lost"
    m = scene(terrain="crossroads", us="us_paratroopers", de="de_stug", phase="commit", points=[5, 6])
    m.does("commit de_stug", "stop")
    assert (lost(m), note(m, "abandon")) == ("Game lost", "Game lost")


@rule("OC-GRAIGNES-07", "OC-GRAIGNES-25")
def test_a_german_who_can_withdraw_in_order_does_not_lose_the_game_by_giving_up() -> None:
    told = {}
    for hand in ("de_stug", "de_stug de_h_retreat"):
        m = cross(at="n2", points=(11, 0), de=hand, phase="commit")
        assert m.decision is not None
        told[hand] = OScreen(m.board, "en").lost(m.state, m.decision)
    assert told == {"de_stug": "Game lost", "de_stug de_h_retreat": "Terrain lost"}


@rule("OC-COMBAT-10")
def test_a_unit_is_noted_with_both_values_as_they_would_be() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_recon", de="de_stug", phase="commit")
    assert note(m, "commit de_stug") == "CV 5"
    m.does("commit de_stug", "stop")
    assert note(m, "commit us_recon") == "1 against 5", "the assault gun takes 1 from each Unit that it faces"
    m.does("commit us_recon").let_pass()
    assert m.match.decision is not None
    assert m.match.decision.about == (1, 5)
    assert note(m, "commit us_paratroopers") == "6 against 5", "each Paratrooper has 1 more beside another"
    m.does("commit us_paratroopers").let_pass()
    assert m.match.decision.about == (6, 5)


@rule("OC-COMBAT-10", "OC-COMBAT-12")
def test_a_unit_to_commit_is_noted_with_what_it_comes_to_on_this_terrain() -> None:
    m = scene(terrain="houses", us="us_paratroopers", de="de_flak88 de_stug", phase="commit")
    told = [note(m, f"commit {card}") for card in ("de_flak88", "de_stug")]
    m.does("commit de_flak88")
    assert told == [f"CV 5 → {m.total('de')} here", "CV 5"]
    assert m.total("de") != 5


def test_what_is_laid_names_the_unit_that_it_is_for() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_recon", de="de_stug", phase="commit", us_tokens={"light": 1})
    m.does("commit de_stug", "stop", "commit us_recon").let_pass()
    m.does("commit us_paratroopers").let_pass()
    names = [screen_of(m).name_of(m.match.state, "slot", slot) for slot in (0, 1, 2)]
    assert names == ["Reconnaissance Team", "US Paratroopers", ""]
    assert screen_of(m).name_of(m.match.state, "token", "light") == "0/+1 token"


@rule("OC-ACTION-02", "OC-TOKEN-04")
def test_of_two_units_each_is_noted_with_its_value_before_and_after() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_recon us_bazooka", de="de_stug", phase="commit",
              us_tokens={"light": 1}, dice="S")
    m.does("commit de_stug", "stop", "commit us_recon").let_pass()
    assert note(m, "action us_bazooka") == "+4 against a Vehicle, else +1", "by the only Unit: what the card does"
    m.does("commit us_paratroopers").let_pass()
    assert note(m, "action us_bazooka second") == "4 → 8 · total 10"
    assert note(m, "token 0/+1") == "2 → 3 · total 7"
    m.does("action us_bazooka second").let_pass()
    assert m.total("us") == 10
    m.does("token 0/+1").let_pass()
    assert m.total("us") == 11


@rule("OC-INFO-04", "OC-UTAH-03")
def test_a_hidden_square_bears_the_name_of_its_terrain_only_for_those_who_know_it() -> None:
    match, rng = bocage.new("operation_commando", "utah", ["a", "b"], seed="names"), Random(1)
    while match.decision is not None and match.state.turn < 1:
        match.play(rng.choice(match.decision.options))
    s, screen = match.state, OScreen(match.board, "en")
    at = next(at for at in range(16) if not s.open[at] and not s.scouted[at])
    square, terrain = match.board.places[at], screen.say(f"terrain-{match.board.terrain_ids[s.grid[at]]}")
    names = [screen.name_of(s, "place", square, reader) for reader in (None, Seat(0), Seat(1))]
    assert names == [square.upper(), square.upper(), f"{square.upper()} {terrain}"]
    s.scouted[at] = 1
    assert screen.name_of(s, "place", square, Seat(0)) == f"{square.upper()} {terrain}"


@rule("OC-INFO-04")
def test_a_terrain_on_the_map_is_noted_with_what_it_does() -> None:
    match = bocage.new("operation_commando", "graignes", ["Anna", "Berthe"], seed="notes")
    rng = Random(1)
    while match.decision is not None and match.decision.kind != "attack":
        match.play(rng.choice(match.decision.options))
    assert match.decision is not None
    screen = OScreen(match.board, "en")
    notes = [screen.choice(match.state, match.decision, option).note for option in match.decision.options]
    texts = [screen.say(f"terrain-{match.board.terrain_ids[match.state.grid[option.args[0]]]}.short")
             for option in match.decision.options]
    assert {*texts} - {"—"}, "some of them do something"
    for note, text in zip(notes, texts, strict=True):
        assert note.endswith(text) or text == "—"


@rule("OC-RULING-45")
def test_a_locked_terrain_is_noted_with_the_card_that_the_german_will_not_draw() -> None:
    m = cross(at="n2", control="n1 us, e1 us").us_wins().does("lock s1").idle_until("attack")
    assert m.decision is not None
    notes = {option.text: OScreen(m.board, "en").choice(m.state, m.decision, option).note for option in m.decision.options}
    assert notes["attack s1"].startswith("Size 3 · draws 3/1")
    m.does("attack s1").idle_until("production")
    assert m.view(1).assault.de_draw == 1, "the table agrees"


@rule("OC-PIR-07")
def test_a_regiment_is_noted_with_where_it_stands() -> None:
    match, rng = bocage.new("operation_commando", "utah", ["a", "b"], seed="pir"), Random(1)
    while match.decision is not None and match.decision.kind != "regiment":
        match.play(rng.choice(match.decision.options))
    assert match.decision is not None
    screen = OScreen(match.board, "en")
    for option in match.decision.options:
        square = match.board.places[match.state.pir_at[option.args[0]]]
        assert screen.choice(match.state, match.decision, option).note.startswith(square.upper())


@rule("OC-UTAH-06", "OC-UTAH-07")
def test_a_layout_is_noted_with_what_it_asks_for() -> None:
    match = bocage.new("operation_commando", "utah", ["a", "b"], seed="layout")
    assert match.decision is not None
    assert match.decision.kind == "layout"
    screen = OScreen(match.board, "en")
    notes = {option.text: screen.choice(match.state, match.decision, option).note for option in match.decision.options}
    assert notes == {"layout historical": "columns 1-2-3-4, in order", "layout ludic": "columns in any order"}


@rule("OC-INFO-04")
def test_a_production_is_noted_with_what_it_brings() -> None:
    match, rng = bocage.new("operation_commando", "graignes", ["Anna", "Berthe"], seed="produce"), Random(1)
    while match.decision is not None and match.decision.kind != "production":
        match.play(rng.choice(match.decision.options))
    assert match.decision is not None
    screen = OScreen(match.board, "en")
    notes = [screen.choice(match.state, match.decision, option).note for option in match.decision.options
             if option.verb == "produce"]
    assert notes
    assert all(notes)


@rule("OC-COMBAT-10")
def test_the_first_unit_of_an_assault_is_noted_with_what_a_minefield_takes_from_it() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_recon", de="de_stug de_minefield", phase="de_events")
    m.does("play de_minefield", "stop", "commit de_stug", "stop")
    assert note(m, "commit us_paratroopers") == "1 against 5", "4, less 1 for the StuG and 2 for the mines"
    m.does("commit us_paratroopers").let_pass()
    assert m.totals == (1, 5)
