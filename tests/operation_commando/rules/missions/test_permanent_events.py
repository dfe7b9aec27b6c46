"""Permanent events of Utah Beach: gained after exits and special terrains, put in play, used, destroyed (OC-PERM)."""

import pytest

from bocage.games.operation_commando.pieces import DE, US, Card
from tests.marks import rule
from tests.operation_commando.beach import Beach, beach

OF_US = ["us_p_air", "us_p_comms", "us_p_supply"]
OF_DE = ["de_p_battery", "de_p_flooding", "de_p_reserve"]


def cards(m: Beach, *ids: str) -> list[Card]:
    return [m.board.index[id] for id in ids]


def taking(m: Beach) -> list[tuple[str, int]]:
    """Who takes permanent events now, and how many there are to choose from."""
    asked = []
    while m.ask == "take_permanent":
        asked.append((m.asked, len(m.options())))
        m.play(m.options()[0])
    return asked


@rule("OC-PERM-01")
def test_each_side_has_three_permanent_events_set_aside_outside_its_deck() -> None:
    m = beach()
    assert [sorted(m.board.ids[card] for card in m.state.permanents[side]) for side in (US, DE)] == [OF_US, OF_DE]
    assert [m.state.deck[side][card] for side in (US, DE) for card in m.state.permanents[side]] == [0] * 6
    assert [card.id for card in m.view("us").us.permanents] == OF_US
    assert m.view("us").de.permanents == ()
    assert m.view("us").de.permanents_left == 3


@pytest.mark.parametrize("square", ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"])
@pytest.mark.parametrize("winner", ["us", "de"])
@rule("OC-PERM-02")
def test_after_an_exit_or_a_special_terrain_each_player_takes_one(square: str, winner: str) -> None:
    m = beach(at=square, de="de_luftlande")
    m.us_wins() if winner == "us" else m.de_wins()
    assert taking(m) == [("us", 3), ("de", 3)]
    assert "us_p_air" in m.hand("us")
    assert "de_p_battery" in m.hand("de")


@pytest.mark.parametrize("square", ["a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"])
@rule("OC-PERM-02")
def test_after_a_standard_terrain_nobody_takes_one(square: str) -> None:
    m = beach(at=square, other="d1").us_wins()
    assert taking(m) == []
    assert m.state.permanents == [cards(m, *OF_US), cards(m, *OF_DE)]


@rule("OC-PERM-02")
def test_which_one_was_taken_stays_secret() -> None:
    one, two = (beach(at="a2").us_wins().does(f"take {id}") for id in ("us_p_air", "us_p_supply"))
    for seat in ("de", None):
        assert one.view(seat) == two.view(seat)
        assert [event.plain() for event in one.match.events(0, seat)] == [event.plain() for event in two.match.events(0, seat)]
    assert one.view("de").us.hand_size == 1
    assert one.facts("permanent_chosen") == [{"card": "us_p_air"}]
    assert [one.told("permanent_chosen")[0].seen_by(seat) for seat in (US, DE, None)] == [True, False, False]


@rule("OC-PERM-03")
def test_a_permanent_event_comes_into_play_in_its_owners_phase_from_the_next_turn_on() -> None:
    m = beach(at="b2", until="").us_wins().does("take us_p_supply", "take de_p_reserve", "none", "move b3")
    m.does("regiment 506").idle_until("event")
    assert m.asked == "us"
    assert "play us_p_supply" in m.options()
    assert m.refused("play de_p_reserve") == "OC-USPHASE-02"     # a card of the other side
    m.does("play us_p_supply", "stop").idle_until("event")
    assert m.asked == "de"
    assert "play de_p_reserve" in m.options()


@rule("OC-PERM-03")
def test_never_in_the_turn_in_which_it_was_gained() -> None:
    """It is gained when both event phases of the turn are over."""
    m = beach(at="a1", de="de_luftlande", until="start_turn").us_wins()
    assert m.ask == "take_permanent"
    assert not m.told("phase")
    taking(m)
    assert "us_p_air" in m.hand("us")
    assert m.ask == "scout"
    assert not any(option.startswith("play us_p") for option in m.options())


@rule("OC-PERM-03", "OC-RULING-39")
def test_a_permanent_event_may_wait() -> None:
    m = beach(phase="us_events", us="us_p_supply", until="").does("stop").idle_until("commit").us_wins()
    m.idle_until("regiment").does("regiment 506").idle_until("event")
    assert "play us_p_supply" in m.options()


@rule("OC-PERM-04")
def test_in_play_it_stays_face_up() -> None:
    m = beach(phase="us_events", us="us_p_supply", until="").does("play us_p_supply", "stop")
    assert [(each.card.id, each.used) for each in m.view("de").us.in_play] == [("us_p_supply", False)]
    m.idle_until("commit").us_wins().idle_until("regiment")
    assert [each.card.id for each in m.view("de").us.in_play] == ["us_p_supply"]
    assert (m.discard("us"), m.gone("us")) == ([], [])


@rule("OC-PERM-05")
def test_it_can_be_used_each_turn_from_the_one_it_enters() -> None:
    m = beach(phase="us_events", us="us_p_supply", until="").does("play us_p_supply", "activate us_p_supply")
    assert m.tokens("us") == {"light": 3}
    m.does("stop").idle_until("commit").us_wins().idle_until("regiment").does("regiment 506").idle_until("event")
    held = m.tokens("us")["light"]
    m.does("activate us_p_supply")
    assert m.tokens("us") == {"light": held + 1}


@rule("OC-PERM-05")
def test_its_effect_applies_even_if_only_in_part() -> None:
    m = beach(phase="us_events", us="us_radio us_hq", us_deck="", in_play=[cards(beach(), "us_p_comms"), []])
    m.does("activate us_p_comms", "discard us_radio")       # there is no card to draw
    assert m.hand("us") == ["us_hq"]


@rule("OC-PERM-05")
def test_nobody_must_use_it() -> None:
    m = beach(phase="us_events", in_play=[cards(beach(), "us_p_supply"), []]).does("stop")
    assert m.tokens("us") == {"light": 2}


@rule("OC-PERM-06")
def test_one_permanent_event_a_turn_is_used_and_straightened_at_its_end() -> None:
    m = beach(phase="us_events", in_play=[cards(beach(), "us_p_air", "us_p_supply"), []], until="")
    assert {"activate us_p_air", "activate us_p_supply"} <= set(m.options())
    m.does("activate us_p_supply")
    assert m.options() == ["stop"]
    assert m.refused("activate us_p_air") == "OC-PERM-06"
    assert [(each.card.id, each.used) for each in m.view("de").us.in_play] == [("us_p_air", False), ("us_p_supply", True)]
    m.does("stop").idle_until("commit").us_wins().idle_until("regiment")
    assert [each.used for each in m.view("de").us.in_play] == [False, False]
    m.does("regiment 506").idle_until("event")
    assert {"activate us_p_air", "activate us_p_supply"} <= set(m.options())


@rule("OC-PERM-06")
def test_each_player_uses_one_of_his_own() -> None:
    m = beach(phase="us_events", in_play=[cards(beach(), "us_p_supply"), cards(beach(), "de_p_reserve")])
    m.does("activate us_p_supply", "stop").idle_until("event").does("activate de_p_reserve")
    assert m.tokens("de") == {"light": 3}


@rule("OC-PERM-07")
def test_a_mustang_destroys_a_german_permanent_event_of_the_americans_choice() -> None:
    m = beach(phase="us_events", us="us_p51", in_play=[[], cards(beach(), *OF_DE[:2])], permanents=[[], []])
    m.does("play us_p51").let_pass()
    m.does("either first")
    assert (m.asked, m.options()) == ("us", ["target de_p_battery", "target de_p_flooding"])
    m.play("target de_p_flooding")
    assert m.gone("de") == ["de_p_flooding"]
    assert m.discard("de") == []
    assert [each.card.id for each in m.view("us").de.in_play] == ["de_p_battery"]


@rule("OC-PERM-07")
def test_artillery_destroys_an_american_permanent_event() -> None:
    m = beach(phase="de_events", de="de_barrage", us="us_radio", in_play=[cards(beach(), "us_p_air"), []])
    m.does("play de_barrage").let_pass()
    m.does("either first")
    assert m.gone("us") == ["us_p_air"]
    assert m.state.in_play == [[], []]


@rule("OC-PERM-07")
def test_without_one_in_play_nothing_can_be_destroyed() -> None:
    m = beach(phase="us_events", us="us_p51", de="de_p_battery").does("play us_p51").let_pass()
    assert m.ask == "event"                                 # nothing to choose: the German loses two tokens instead
    assert m.tokens("de") == {}
    assert m.gone("de") == []


@rule("OC-PERM-08")
def test_a_destroyed_one_is_never_chosen_again() -> None:
    m = beach(phase="us_events", at="b2", us="us_p51", in_play=[[], cards(beach(), "de_p_battery")],
              permanents=[[], cards(beach(), *OF_DE[1:])]).does("play us_p51", "either first", "stop")
    m.idle_until("commit").us_wins()
    assert (m.ask, m.asked, m.options()) == ("take_permanent", "de", ["take de_p_flooding", "take de_p_reserve"])


@rule("OC-PERM-09", "OC-RULING-39")
def test_with_none_left_to_take_a_player_takes_none() -> None:
    m = beach(at="b2", permanents=[[], cards(beach(), "de_p_reserve")]).us_wins()
    assert taking(m) == [("de", 1)]
    assert beach(at="b2", permanents=[[], []]).us_wins().ask == "scout"
