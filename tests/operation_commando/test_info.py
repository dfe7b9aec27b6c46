"""What each player may know, and that nothing else reaches him (OC-INFO)."""

from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from bocage import new
from bocage.core.conformance import Chooser, Referee, at_random, by_priors
from bocage.core.conformance.worlds import unlike
from bocage.core.dice import SeededDice
from bocage.core.errors import Illegal
from bocage.games.operation_commando.hidden import HIDDEN
from bocage.games.operation_commando.pieces import DE, US
from bocage.games.operation_commando.view import Side, View
from tests.marks import rule, slow
from tests.operation_commando.opening import opening
from tests.operation_commando.scene import scene

MISSIONS = ("initiation", "historical", "utah", "graignes")


def ids_in(view: View) -> set[str]:
    """Every card and terrain that a view names."""
    found = set()

    def walk(value: object) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("id"), str):
                found.add(value["id"])
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list | tuple):
            for inner in value:
                walk(inner)

    walk(msgspec.to_builtins(view))
    return found


# --- views ------------------------------------------------------------------------------------------------------------


@rule("OC-INFO-01", "OC-RULING-07")
def test_a_view_holds_the_own_secrets_and_of_the_others_nothing() -> None:
    prepared = [scene("historical").board.index["de_pak40"]]
    m = scene("historical", us="us_hq us_jeep", de="de_stug de_wespe", us_discard="us_waco us_mine", us_top="us_airdrop",
              de_discard="de_flak88 de_m24", de_top="de_wire", column=prepared, column_from=[prepared])
    own, other, nobody = (ids_in(m.view(seat)) for seat in ("us", "de", None))
    us_heroics = {"us_h_ridgway", "us_h_vandervoort", "us_h_turnbull", "us_h_gavin"}
    de_heroics = {"de_h_falley", "de_h_1058", "de_h_storm", "de_h_azeville"}
    table = {"crossroads", "lafiere", "chef"}
    assert own == table | us_heroics | {"us_hq", "us_jeep", "us_waco", "us_mine", "de_m24"}
    assert other == table | de_heroics | {"de_stug", "de_wespe", "de_flak88", "de_m24", "de_pak40", "us_mine"}
    assert nobody == table | {"us_mine", "de_m24"}


@rule("OC-INFO-01")
def test_what_is_public_is_in_every_view() -> None:
    m = scene("historical", us="us_hq us_h_gavin", de="de_stug", de_discard="de_m24", points=[3, 4], us_tokens={"zero3": 2})
    for seat in ("us", "de", None):
        seen = m.view(seat)
        assert (seen.us.hand_size, seen.de.hand_size, seen.us.heroics_in_hand) == (2, 1, 1)
        assert (seen.us.tokens, seen.de.tokens) == ({"zero3": 2}, {"light": 2})
        assert (seen.us.draw_pile, seen.de.draw_pile) == (46, 51)
        assert (seen.de.discard[0].id, seen.us.points, seen.de.points, seen.us.removed) == ("de_m24", 3, 4, 0)


@rule("OC-INFO-01")
def test_whoever_adds_to_a_view_says_whose_it_is() -> None:
    """A list of what is shown of a side; the second is for its owner's eyes."""
    public = {"name", "hand_size", "heroics_in_hand", "draw_pile", "discard_size", "tokens", "points", "heroics_left",
              "permanents_left", "in_play", "beside", "tilted", "actions", "removed", "won", "next_combat"}
    private = {"hand", "drawn", "heroics", "permanents"}
    top_only = {"discard"}
    assert set(Side.__struct_fields__) == public | private | top_only
    m = scene("utah", us="us_hq", de="de_ost")
    for field in private:
        assert (getattr(m.view("de").us, field), getattr(m.view(None).us, field)) == ((), ())


@rule("OC-RULING-07")
def test_the_log_repeats_the_plays_of_this_turn_only_and_how_the_last_assault_ended() -> None:
    m = scene(us="us_jeep", de="de_ost", terrain="station", dice="houses")
    m.does("commit de_ost", "stop", "commit us_jeep", "stop", "stop", "abandon")
    since = m.match.ruleset.knowledge.log_from(m.match.log)
    names = [event.name for event in m.match.log[since:]]
    assert names[:4] == ["gave_up", "combat_won", "abandoned", "assault_won"]
    assert "turn" in names
    assert "played" in [event.name for event in m.match.log[:since]]
    assert "played" not in [event.name for event in m.match.log[since:]]


# --- windows and options ----------------------------------------------------------------------------------------------


@rule("OC-INFO-02", "OC-RULING-08", "OC-CANCEL-01")
@pytest.mark.parametrize(("held", "not_held", "actions"), [
    ({"de": "de_ost de_smine"}, {"de": "de_ost de_wire"}, ("commit de_ost", "stop", "commit us_radio")),
    ({"de": "de_ost de_sniper"}, {"de": "de_ost de_wire"}, ("commit de_ost", "stop", "commit us_jeep", "action us_waco")),
    ({"us": "us_foiled us_jeep"}, {"us": "us_jeep us_waco"}, ("commit de_ost", "action de_m24")),
    ({"de": "de_ost de_trench"}, {"de": "de_ost de_wire"}, ("commit de_ost", "stop", "commit us_jeep", "stop", "stop")),
    ({"us": "us_jeep us_smoke"}, {"us": "us_jeep us_waco"},
     ("commit de_ost", "stop", "commit us_jeep", "stop", "stop", "pass")),
])
def test_a_window_opens_whether_or_not_the_card_is_there(
        held: dict[str, Any], not_held: dict[str, Any], actions: tuple[str, ...]) -> None:
    usual: dict[str, Any] = {"us": "us_radio us_jeep us_waco", "de": "de_ost de_m24"}
    asked = []
    for hands in (held, not_held):
        m = scene(**{**usual, **hands}, us_deck="")
        for action in actions:
            while m.ask == "cancel" and action not in m.options():
                m.play("pass")
            m.play(action)
        asked.append((m.ask, m.asked, m.rule, m.decision.about))
    assert asked[0] == asked[1]
    assert asked[0][0] in ("cancel", "unit_destroyed")


@rule("OC-INFO-02")
def test_who_holds_no_card_is_not_asked_for_one() -> None:
    m = scene(us="us_radio us_jeep", de="de_ost", us_deck="").does("commit de_ost", "stop").play("commit us_radio")
    assert m.ask == "bid"


@rule("OC-INFO-03")
@pytest.mark.parametrize(("phase", "side", "others"), [
    ("us_events", "us", ("de_stug de_sniper de_smine de_wire", "de_ost de_ost de_patrol de_m24")),
    ("progression_events", "us", ("de_floods de_sniper de_smine de_wire", "de_ost de_ost de_patrol de_m24")),
    ("de_events", "de", ("us_foiled us_smoke us_sabotage us_hq", "us_recon us_recon us_medics us_officer")),
    ("commit", "de", ("us_foiled us_smoke us_sabotage us_hq", "us_recon us_recon us_medics us_officer")),
])
def test_options_do_not_depend_on_the_other_hand(phase: str, side: str, others: tuple[str, str]) -> None:
    own = "us_jeep us_radio us_regroup us_cut_wires" if side == "us" else "de_ost de_patrol de_supply de_floods"
    other = "de" if side == "us" else "us"
    hands: list[dict[str, Any]] = [{side: own, other: hand} for hand in others]
    one, two = (scene(phase=phase, **each) for each in hands)
    assert one.asked == two.asked == side
    assert (one.ask, one.options()) == (two.ask, two.options())
    assert len(one.options()) > 1


@rule("OC-INFO-03")
def test_a_refusal_says_the_same_whatever_the_other_holds() -> None:
    rules = set()
    for hand in ("de_wespe de_sniper de_smine", "de_wespe de_ost de_m24"):
        m = scene(us="us_radio us_waco", de=hand).does("commit de_wespe", "stop")
        rules.add((m.refused("action us_waco"), m.refused("commit us_hq"), m.refused("token 0/+1")))
    assert len(rules) == 1


@rule("OC-INFO-04")
def test_the_german_knows_the_field_and_the_american_what_is_open_or_scouted() -> None:
    hidden = [0] * 16
    m = scene("utah", open=[*hidden[:5], 1, *hidden[6:]], scouted=[*hidden[:2], 1, *hidden[3:]])
    german, american, spectator = (m.view(seat).utah.squares for seat in ("de", "us", None))
    assert all(square.terrain for square in german)
    assert [at for at, square in enumerate(american) if square.terrain] == [2, 5]
    assert [at for at, square in enumerate(spectator) if square.terrain] == [5]


@rule("OC-INFO-05", "OC-RULING-07")
@pytest.mark.parametrize("scenario", MISSIONS)
def test_what_chance_will_bring_is_in_no_view(scenario: str) -> None:
    one, two = opening(scenario, seed="one"), opening(scenario, seed="one")
    two.match.dice = SeededDice("two")
    for seat in ("us", "de", None):
        assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(two.view(seat))


@rule("OC-INFO-01")
@pytest.mark.parametrize(("phase", "hands", "actions"), [
    ("de_draw", {"de_top": "de_ost de_stug de_m24"}, ("extra", "reject de_ost")),
    ("commit", {"us": "us_radio", "de": "de_v_patrol", "variants": "de_v_patrol"}, ("commit de_v_patrol", "discard us_radio")),
    ("commit", {"us": "us_jeep", "de": "de_ost"}, ("commit de_ost",)),
    ("commit", {"us": "us_radio us_jeep", "de": "de_ost de_smine"},
     ("commit de_ost", "stop", "commit us_radio", "cancel de_smine")),
    ("us_events", {"us": "us_second_wind", "us_discard": "us_hq us_radio us_waco"}, ("play us_second_wind", "take us_radio")),
])
def test_what_has_been_shown_cannot_be_taken_back(phase: str, hands: dict[str, Any], actions: tuple[str, ...]) -> None:
    m = scene(phase=phase, **hands).does(*actions)
    with pytest.raises(Illegal):
        m.match.undo(m.match.moves[-1].seat)


# --- twin worlds ------------------------------------------------------------------------------------------------------


@slow
@rule("OC-INFO-01", "OC-INFO-02", "OC-INFO-03", "OC-INFO-04", "OC-INFO-05")
@pytest.mark.parametrize("choose", [at_random, by_priors])
@pytest.mark.parametrize("scenario", MISSIONS)
def test_a_world_that_differs_in_what_a_seat_cannot_know_looks_the_same_to_it(scenario: str, choose: Chooser) -> None:
    """A whole game, twin worlds at every decision: view, question, events, refusals, and what can be taken back."""
    match = new("operation_commando", scenario=scenario, seats=["anna", "ben"], seed="twins")
    referee = Referee(match, Random(1), choose, thorough=0.01)
    referee.play()
    assert match.result is not None
    assert referee.decisions > 30


@rule("OC-INFO-01", "OC-COUNTER-10")
def test_the_american_supposes_any_unit_of_an_assault_among_those_that_came_back_from_the_column() -> None:
    board = scene("historical").board
    ost, stug = board.index["de_ost"], board.index["de_stug"]
    m = scene("historical", phase="de_events", de="de_stug de_wespe", de_discard="de_ost de_m24", counter_used=1,
              returned=[stug], column_from=[[ost, stug]])
    supposed = {(tuple(sorted(twin.state.returned)), tuple(twin.state.discard[1])) for twin in (
        m.match.twin(0, Random(seed)) for seed in range(20))}
    m24 = board.index["de_m24"]
    assert supposed == {((stug,), (ost, m24)), ((ost,), (stug, m24))}
    for seed in range(20):
        twin = m.match.twin(0, Random(seed))
        assert twin.state.returned[0] in twin.state.hand[1]
    m.does("stop", "commit de_stug")                        # now it is known
    assert (m.state.returned, m.state.column_from) == ([], [])


def test_everything_hidden_can_be_exchanged_unseen() -> None:
    """Each thing in the table of hidden things is there in one of these positions, and nobody sees that it is another."""
    card = scene("historical").board.index
    ost, stug = card["de_ost"], card["de_stug"]
    hidden = [1, *[0] * 15]
    positions = [
        scene("historical", us="us_jeep us_h_gavin", de="de_wespe de_h_1058", us_discard="us_waco us_mine", us_top="us_hq",
              de_discard="de_ost de_m24", column=[stug], column_from=[[ost, stug]]),
        scene("utah", us="us_p_air", open=hidden, lost=[[scene("utah").board.index["us_hq"]], []]),
        scene("graignes"),
    ]
    found = set()
    for m, seat, thing in product(positions, (US, DE), HIDDEN):
        other = thing.swap(m.board, m.state, seat, Random(1))
        if other is not None:
            found.add(thing.name)
            assert thing.read(m.board, other, seat) != thing.read(m.board, m.state, seat)
            assert unlike(m.match, seat, other, Random(2)) == ""
    assert found == {thing.name for thing in HIDDEN}


@rule("OC-INFO-02", "OC-COUNTER-10")
def test_no_search_of_a_discard_tells_what_came_back_from_the_column() -> None:
    """The two worlds are made without suppositions: in one the German took the Patrol, in the other the MG 42."""
    card = scene("historical").board.index
    mg, patrol = card["de_mg42"], card["de_patrol"]
    m = scene("historical", phase="de_events", de="de_counterorder de_mg42", us="us_jeep", counter_used=1, returned=[mg],
              column_from=[[mg, patrol]], de_discard="de_patrol de_m24").play("play de_counterorder")
    thing = next(thing for thing in HIDDEN if thing.name == "the units of the counter-attack")
    other = thing.swap(m.board, m.match.step.state, US, Random(1))
    assert other is not None
    assert {unlike(m.match, US, other, Random(seed)) for seed in range(8)} == {""}


@rule("OC-INFO-05", "OC-HAND-04")
def test_what_is_drawn_before_a_step_asks_is_known_to_who_drew_it() -> None:
    """Found by random play: the American has looked at the top of the pile, and a dying Sentry draws that very card."""
    m = scene(de="de_sentry", us="us_glider_inf", de_top="de_wespe", top_eyes=[[], [1]])
    m.does("commit de_sentry", "stop", "commit us_glider_inf", "stop", "stop")
    assert m.ask == "unit_destroyed"
    assert "de_wespe" in m.hand("de")
    for seed in range(20):
        twin = m.match.twin(1, Random(seed))
        assert msgspec.json.encode(twin.view(1)) == msgspec.json.encode(m.match.view(1))
