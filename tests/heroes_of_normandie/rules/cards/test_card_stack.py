"""How cards are played: in which phase, who speaks first, the stack, lost and cancelled cards, what is open (HN-CARD)."""

from collections.abc import Sequence

import pytest

from bocage.core.action import PASS
from bocage.games.heroes_of_normandie import RULESET
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.types import Phase, Side, Unit
from tests.heroes_of_normandie.hands import COPSE, Hands, between
from tests.heroes_of_normandie.scene import BACK
from tests.marks import rule


def fight(*cards: tuple[int, str], rows: str = COPSE, dice: Sequence[int] = (2,)) -> tuple[Hands, Unit, Unit]:
    """A team at a1 fires at a group at d1, past a copse; ``cards``: pairs of a seat and a card."""
    s = Hands(rows)
    team, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1")
    for seat, card in cards:
        s.give(seat, card)
    s.dice.script += dice
    return s, team, group


# --- when -------------------------------------------------------------------------------------------------------------


@rule("HN-CARD-01")
@pytest.mark.parametrize(("card", "phase", "offered"), [
    ("c28", p.ORDER_START, True), ("c28", p.WINDOW, False), ("c28", p.RESERVE_START, False),
    ("c33", p.WINDOW, True), ("c33", p.ORDER_START, False), ("c33", p.RESERVE_START, False),
    ("c09", p.RESERVE_START, True), ("c09", p.ORDER_START, False), ("c09", p.WINDOW, False)])
def test_a_card_is_played_only_in_the_phase_it_names(card: str, phase: Phase, offered: bool) -> None:
    """HN-CARD-01: an order card, an activation card and a reserve card, each offered at the start of each phase."""
    s = between(card)
    tank = s.put("us_m4_sherman", "e6")
    s.set(f"{s.name(tank)}: damage crew")
    s.begin(phase)
    heard = []
    while s.asked in ("order_start", "before_activation", "reserve_start"):
        heard += s.options()
        s.play(PASS.text)
    assert (f"play {card}" in heard) is offered


@rule("HN-CARD-07", "HN-RULING-31")
def test_the_windows_of_a_shot() -> None:
    """HN-CARD-07: after the announcement, after the roll, when a unit would suffer, and when the action is over."""
    s, team, _ = fight((0, "c07"), (0, "c31"), (0, "c02"), (0, "c05"), dice=[4])
    s.activate(team).play("fire main normal")
    windows = {}
    while s.asked in RULESET.display.windows and s.asked != "before_activation":
        windows[s.asked] = [option for option in s.options() if option != PASS.text]
        s.play(PASS.text)
    assert windows == {"announce_fire": ["play c07"], "rolled": ["play c31"], "suffer": ["play c02"],
                       "after_fire": ["play c05"]}


@rule("HN-CARD-07")
def test_a_window_after_each_step_of_a_movement() -> None:
    s = Hands()
    team, _ = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d5")
    s.give(1, "c23")
    s.activate(team).quietly("move")
    for step in ("step a2", "step a3"):
        s.play(step)
        assert (s.asked, s.options()) == ("moved", ["play c23", PASS.text])
        s.play(PASS.text)


@rule("HN-CARD-03", "HN-RESERVE-02")
def test_no_card_makes_anybody_fire_in_the_reserve_phase() -> None:
    """HN-CARD-03, HN-RESERVE-02: Snap Shot answers a movement, but not one in the Reserve phase."""
    s = Hands()
    team, _ = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d5")
    s.give(1, "c23")
    s.reserve().play(f"activate u{team + 1}", "step a2")
    assert s.asked == "reserve_move"
    assert s.state.phase == p.MOVE


@rule("HN-CARD-02")
def test_any_number_of_cards_may_be_played_on_one_action() -> None:
    """HN-CARD-02: two Take Cover on the same shot add up."""
    s, team, _ = fight((1, "c20"), (1, "c20"))
    s.activate(team).play("fire main normal").answer("play c20", "play c20").quietly()
    assert s.shots() == [(4, 9)]


# --- who speaks, and in which order it takes effect -------------------------------------------------------------------


@rule("HN-CARD-04")
@pytest.mark.parametrize("first", [p.US, p.GE])
def test_the_initiative_player_speaks_first(first: Side) -> None:
    """HN-CARD-04: then the other may play his card all the same."""
    s, team, _ = fight((0, "c07"), (1, "c20"))
    s.set(f"initiative: {p.SIDES[first]}")
    s.activate(team).play("fire main normal")
    own = ("c07", "c20")
    assert (s.asked, s.asked_of, s.options()) == ("announce_fire", first, [f"play {own[first]}", PASS.text])
    s.play(f"play {own[first]}")
    assert (s.asked_of, f"play {own[1 - first]}" in s.options()) == (1 - first, True)
    s.play(f"play {own[1 - first]}").quietly()
    assert s.shots() == [(5, 7)]


@rule("HN-CARD-04")
def test_the_second_player_may_change_his_mind() -> None:
    """HN-CARD-04: having seen the first card, he plays another one, or none."""
    s, team, _ = fight((0, "c07"), (1, "c20"), (1, "c22"))
    s.activate(team).play("fire main normal", "play c07")
    assert set(s.options()) == {"play c20", "play c22", PASS.text}
    s.play(PASS.text).quietly()
    assert s.held(1) == ["c20", "c22"]
    assert s.shots() == [(5, 5)]


@rule("HN-EX-31", "HN-CARD-05", "HN-CARD-06")
def test_a_cancel_resolves_first_and_the_bonus_never_applies() -> None:
    """HN-EX-31: the American strengthens a shot from ambush, the German denies it."""
    s = Hands()
    recon, _ = s.put("us_recon_team", "a1", face=BACK, hidden=p.AMBUSHED), s.put("ge_fire_group", "d1")
    s.give(0, "c26")
    s.give(1, "c22")
    s.dice.script += [1]
    s.activate(recon).play("fire main normal").answer("play c26", "play c22").quietly()
    assert s.shots() == [(3, 5)]
    index = s.board.card_index
    assert s.told("card_played") == [(0, index["c26"]), (1, index["c22"])]
    assert s.told("card_cancelled") == [(0, index["c26"])]


@rule("HN-CARD-05")
def test_a_cancel_may_be_cancelled() -> None:
    """HN-CARD-05: last in, first out: the American denies the denial, and his bonus stands."""
    s, team, _ = fight((0, "c07"), (0, "c22"), (1, "c22"))
    s.activate(team).play("fire main normal").answer("play c07", "play c22", "play c22").quietly()
    assert s.shots() == [(5, 5)]
    assert s.told("card_cancelled") == [(1, s.board.card_index["c22"])]


@rule("HN-CARD-05")
def test_a_cancel_strikes_only_the_card_right_under_it() -> None:
    """HN-CARD-05: Take Cover lies over Deep Breath; it is the one that is denied."""
    s, team, _ = fight((0, "c07"), (0, "c22"), (1, "c20"))
    s.activate(team).play("fire main normal").answer("play c07", "play c20", "play c22").quietly()
    assert s.shots() == [(5, 5)]
    assert s.told("card_cancelled") == [(1, s.board.card_index["c20"])]


@rule("HN-CARD-06")
def test_a_card_whose_target_is_gone_has_no_effect_and_is_discarded() -> None:
    """HN-CARD-06: the German cuts the wire of the very unit whose token a runner was to carry on."""
    s = between("c25")
    s.give(1, "c14")
    sender, other = s.put("us_rifle_team", "a1", token=7), s.put("us_rifle_team", "c1")
    s.put("ge_fire_group", "a9")
    s.begin(p.WINDOW).answer("play c25", "play c14")
    s.pass_windows()
    assert [s.state.token[unit] for unit in (sender, other)] == [p.NO_TOKEN, p.NO_TOKEN]
    number = s.board.card_index["c25"]
    assert s.told("card_lost") == [(0, number)]
    assert s.state.discard[p.US][number] == 1


# --- piles and hands --------------------------------------------------------------------------------------------------


@rule("HN-CARD-08")
def test_an_empty_pile_is_the_discard_shuffled() -> None:
    s = Hands()
    s.set("us pile: none", "us discard: c05", f"s2: draw-more {-p.HAND_SIZE}")
    s.begin(p.REFILL, "c05")
    assert s.held(0) == ["c05"]
    assert s.told("reshuffled") == [(p.US,)]
    assert not any(s.state.discard[p.US])


@rule("HN-CARD-09", "HN-RESERVE-10")
def test_a_hand_is_filled_up_to_four_and_may_hold_more_between_draws() -> None:
    """HN-CARD-09: the American holds five and keeps them; the German holds three and draws one."""
    s = Hands()
    s.give(0, "c01", "c02", "c03", "c04", "c05")
    s.give(1, "c01", "c02", "c03")
    s.begin(p.REFILL).play("draw", "draw", dice=["useful", "c33"])
    assert s.held(0) == ["c01", "c02", "c03", "c04", "c05"]
    assert s.held(1) == ["c01", "c02", "c03", "c33"]


@rule("HN-CARD-10")
def test_aviation_and_artillery_are_in_no_deck_without_their_option() -> None:
    board = Hands().board
    restricted = {card.id for card in board.cards if card.restricted}
    assert restricted
    assert not any(board.total[side][board.card_index[id]] for side in range(2) for id in restricted)


@rule("HN-CARD-12")
def test_a_bluff_may_be_taken_away_and_nobody_sees_that_it_was_one() -> None:
    """HN-CARD-12: the firer of Cut Wire sees as much of the lost token as before: nothing."""
    seen = []
    for token in (5, p.BLUFF):
        s = between("c14")
        s.put("us_rifle_team", "a1")
        s.put("ge_fire_group", "d1", token=token)
        s.begin(p.WINDOW).answer("play c14")
        s.pass_windows()
        seen.append(s.seen_by(0))
    assert seen[0] == seen[1]


@rule("HN-CARD-13")
def test_hands_are_hidden_played_cards_are_open() -> None:
    """HN-CARD-13: the enemy sees how many cards there are, and those that have been played."""
    s, team, _ = fight((0, "c07"), (0, "c31"))
    s.activate(team).play("fire main normal").answer("play c07")
    theirs, ours = s.seen_by(1), s.seen_by(0)
    assert (theirs.seats[0].hand, theirs.seats[0].hand_size) == ((), 1)
    assert ours.seats[0].hand == ("c31",)
    assert theirs.piles[p.US].discard == {"c07": 1}


@rule("HN-SPECIAL-03", "HN-SPECIAL-04", "HN-ACT-04", "HN-CARD-05")
@pytest.mark.parametrize(("card", "way"), [("c33", ("move", "step a2", "stop")), ("c18", ("step a2", "stop"))])
def test_no_special_order_is_played_while_a_card_that_lets_a_unit_act_lies_on_the_stack(card: str, way: tuple[str, ...],
                                                                                        ) -> None:
    """The special order waits for the next window: so neither its unit nor the unit of the card loses its action."""
    s = between(card, "c22")
    team = s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "d1", token=p.SPECIAL)
    s.set("s2: special-orders 1").give(1, "c22")
    s.begin(p.WINDOW).answer(f"play {card}")
    assert s.asked_of == 1
    assert s.options() == ["play c22", PASS.text]
    s.quietly(*way)
    assert s.at(team) == "a2"
    assert s.told("revealed") == []
