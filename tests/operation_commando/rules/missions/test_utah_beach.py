"""Utah Beach: the field and who lays it, control tokens, victory, heroics (OC-UTAH)."""

from collections import Counter
from random import Random

import pytest

import bocage
from bocage.core.match import Match
from bocage.core.table import Table
from bocage.games.operation_commando.pieces import DE, NO_TERRAIN, US
from bocage.games.operation_commando.rules.missions import utah_layout
from tests.marks import rule
from tests.operation_commando.beach import beach, before_drop, before_layout
from tests.operation_commando.opening import with_hands
from tests.operation_commando.scene import Watched

PARTNER = {"exit1": "poupeville", "exit2": "smdm", "exit3": "wxyz", "exit4": "battery"}
STANDARD = {"bocage", "brecourt", "wn", "causeway", "crossroads", "road", "dropzone", "flooded"}
SIX_EACH = "a1 de, b1 de, c1 de, d1 de, a2 de, b2 de, c2 us, d2 us, a3 us, d3 us, a4 us, b4 us"


def at_random(seed: int) -> Match:
    """A whole game of random choices."""
    m, rng = bocage.new("operation_commando", scenario="utah", seats=["us", "de"], seed=f"utah {seed}"), Random(seed)
    while m.decision:
        m.play(rng.choice(m.decision.options))
    return m


# --- the field --------------------------------------------------------------------------------------------------------


@rule("OC-UTAH-02")
def test_the_field_has_four_exits_four_special_terrains_and_eight_standard_ones() -> None:
    m = before_layout().does("layout ludic", "lay_rest")
    laid = Counter(m.terrain_on(f"{column}{row}") for column in "abcd" for row in "1234")
    assert laid == Counter([*PARTNER, *PARTNER.values(), *STANDARD])


@rule("OC-UTAH-03")
def test_the_german_alone_lays_out_the_field_card_by_card() -> None:
    m = before_layout().does("layout historical", "number 1")
    places = 0
    while m.ask:
        assert m.asked == "de"
        m.play(m.options()[-2])                             # the last place, or the last terrain, that he can choose
        places += 1
    assert places == 15                                     # the sixteenth card goes where room is left
    assert m.terrain_on("a4") == "exit1"
    assert m.phase == "hands"


@rule("OC-UTAH-03")
def test_the_rest_of_the_field_can_be_left_to_chance() -> None:
    m = before_layout().does("layout ludic", "number 3", "number 1", "number 2", "put exit3 a4", "put wxyz a1", "lay_rest")
    assert (m.terrain_on("a4"), m.terrain_on("a1")) == ("exit3", "wxyz")
    assert [m.column(letter) & set(PARTNER) for letter in "abcd"] == [{"exit3"}, {"exit1"}, {"exit2"}, {"exit4"}]


@rule("OC-UTAH-03", "OC-INFO-04")
def test_the_american_learns_nothing_of_a_field_being_laid() -> None:
    one = before_layout().does("layout ludic", "number 1", "number 2", "number 3", "put exit1 a1", "put poupeville a2")
    two = before_layout().does("layout ludic", "number 4", "number 3", "number 1", "put exit4 a3", "put battery a4")
    for seat in ("us", None):
        assert one.view(seat) == two.view(seat)
        assert one.view(seat).utah.squares == ()
        assert [event.plain() for event in one.match.events(0, seat)] == [event.plain() for event in two.match.events(0, seat)]
    assert one.match.question(US) == two.match.question(US)
    assert [move.sealed for move in one.match.moves] == [False] + [True] * 5    # only the layout itself is announced
    assert one.known("de") == {"a1": "exit1", "a2": "poupeville"}


@rule("OC-UTAH-03", "OC-INFO-04")
def test_the_american_supposes_as_many_cards_as_lie_in_the_order_in_which_the_german_is_asked() -> None:
    """Exits and special terrains come first, then standard terrains on the first squares that are left."""
    m = before_layout().does("layout historical", "number 1")
    while sum(terrain != NO_TERRAIN for terrain in m.state.grid) < 11:
        m.play(m.options()[0])
    assert m.ask == "put"
    for seed in range(10):
        supposed = [m.board.terrain_ids[terrain] if terrain != NO_TERRAIN else ""
                    for terrain in m.match.twin(US, Random(seed)).state.grid]
        assert {*PARTNER, *PARTNER.values()} <= set(supposed)
        others = [terrain for terrain in supposed if terrain not in (*PARTNER, *PARTNER.values())]
        assert [terrain != "" for terrain in others] == [True] * 3 + [False] * 5


@rule("OC-UTAH-03", "OC-INFO-04")
def test_what_is_laid_at_random_only_the_german_sees() -> None:
    m, dice = before_layout().does("layout ludic"), Watched()
    step = utah_layout.lay_out(Table(m.board, m.state, dice))
    next(step)
    with pytest.raises(StopIteration):
        step.send(m.board.lexicon.act("lay_rest"))
    assert set(dice.eyes) == {1 << DE}
    assert len(dice.eyes) >= 16


@rule("OC-UTAH-04")
def test_an_exit_lies_anywhere_in_its_column_its_special_terrain_on_one_of_the_three_other_squares() -> None:
    m = before_layout().does("layout historical", "number 1")
    assert m.options() == ["put exit1 a1", "put exit1 a2", "put exit1 a3", "put exit1 a4", "lay_rest"]
    m.play("put exit1 a3")
    assert m.options() == ["put poupeville a1", "put poupeville a2", "put poupeville a4", "lay_rest"]
    assert m.refused("put poupeville b1") == "OC-UTAH-04"


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("kind", ["historical", "ludic"])
@rule("OC-UTAH-04", "OC-UTAH-05", "OC-UTAH-20")
def test_each_column_holds_an_exit_its_special_terrain_and_two_standard_ones(kind: str, seed: int) -> None:
    m, rng = before_layout().does(f"layout {kind}"), Random(seed)
    while m.ask:
        m.play(rng.choice(m.options()))
    for letter in "abcd":
        exit = (m.column(letter) & set(PARTNER)).pop()
        assert PARTNER[exit] in m.column(letter)
        assert len(m.column(letter) & STANDARD) == 2


@pytest.mark.parametrize(("first", "exits"), [
    ("1", ["exit1", "exit2", "exit3", "exit4"]), ("4", ["exit4", "exit3", "exit2", "exit1"])])
@rule("OC-UTAH-06", "OC-UTAH-20")
def test_historical_columns_follow_one_another_from_the_left_or_from_the_right(first: str, exits: list[str]) -> None:
    m = before_layout().does("layout historical")
    assert m.options() == ["number 1", "number 4", "lay_rest"]
    assert m.refused("number 2") == "OC-UTAH-20"
    m.does(f"number {first}", "lay_rest")
    assert [(m.column(letter) & set(PARTNER)).pop() for letter in "abcd"] == exits


@rule("OC-UTAH-07")
def test_ludic_columns_come_in_any_order() -> None:
    m = before_layout().does("layout ludic", "number 2", "number 4")
    assert m.options() == ["number 1", "number 3", "lay_rest"]
    m.does("number 1", "lay_rest")
    assert [(m.column(letter) & set(PARTNER)).pop() for letter in "abcd"] == ["exit2", "exit4", "exit1", "exit3"]


@pytest.mark.parametrize("kind", ["historical", "ludic"])
@rule("OC-UTAH-08")
def test_the_german_announces_his_layout(kind: str) -> None:
    m = before_layout().does(f"layout {kind}")
    assert m.view("us").utah.layout == m.view(None).utah.layout == kind
    assert [event.args for event in m.match.events(0, "us") if event.name == "layout_announced"] == [(int(kind == "ludic"),)]


@rule("OC-UTAH-08", "OC-RULING-35")
def test_at_which_end_number_one_lies_stays_secret() -> None:
    field = ("put {} a1", "put {} a2", "put {} b1", "put {} b2", "put {} c1", "put {} c2", "put {} d1", "put {} d2")
    seen = []
    for first, exits in (("1", ("exit1", "exit2", "exit3", "exit4")), ("4", ("exit4", "exit3", "exit2", "exit1"))):
        m = before_layout().does("layout historical", f"number {first}")
        cards = [card for exit in exits for card in (exit, PARTNER[exit])]
        m.does(*(text.format(card) for text, card in zip(field, cards, strict=True)), "lay_rest")
        seen.append((m.view("us"), [event.plain() for event in m.match.events(0, "us")]))
        assert m.terrain_on("a1") == exits[0]
    assert seen[0] == seen[1]


@rule("OC-INFO-04")
def test_face_down_terrains_are_known_to_the_german_and_to_the_american_once_open_or_scouted() -> None:
    m = beach(at="b3").us_wins().does("scout c2")
    assert len(m.known("de")) == 16
    assert m.known("us") == {"b3": "brecourt", "d4": "flooded", "c2": "wxyz"}
    assert m.known(None) == {"b3": "brecourt", "d4": "flooded"}
    m.does("move a4")
    assert m.known("us") == {"b3": "brecourt", "d4": "flooded", "c2": "wxyz", "a4": "crossroads"}
    assert m.known(None) == {"b3": "brecourt", "d4": "flooded", "a4": "crossroads"}


@rule("OC-INFO-04")
def test_what_the_american_may_suppose_of_the_field_fits_the_layout_and_what_he_has_seen() -> None:
    m, rng, fields = beach(at="b3", layout=1).us_wins().does("scout b2"), Random(1), set()
    for _ in range(40):
        twin = m.match.twin(US, rng).state
        assert [twin.grid[at] == m.state.grid[at] for at in (5, 9, 15)] == [True] * 3
        names = [m.board.terrain_ids[terrain] for terrain in twin.grid]
        assert sorted(names) == sorted(m.board.terrain_ids)
        for column in range(4):
            exit = (set(names[column::4]) & set(PARTNER)).pop()
            assert PARTNER[exit] in names[column::4]
        assert "exit2" in names[1::4]                       # Sainte-Marie-du-Mont was seen there
        fields.add(tuple(names))
    assert len(fields) > 30


@pytest.mark.parametrize(("square", "number"), [("a1", 3), ("b1", 5), ("b3", 8)])
@rule("OC-UTAH-09")
def test_adjacent_are_up_to_eight_neighbours(square: str, number: int) -> None:
    m = beach(at=square, other="d4" if square != "b3" else "d1").idle_until("commit").us_wins().idle_until("scout")
    assert len(m.options()) == number + 1                   # and none
    if square == "a1":
        assert m.options() == ["scout b1", "scout a2", "scout b2", "none"]


# --- control and victory ----------------------------------------------------------------------------------------------


@rule("OC-UTAH-01")
def test_the_seventh_control_token_wins_at_once() -> None:
    m = beach(at="b3", points=[6, 3]).us_wins()
    assert m.points == (7, 3)
    assert (m.result.scores, m.result.rule) == ((1.0, 0.0), "OC-UTAH-01")
    assert m.tokens("us") == {"light": 2}                   # before any bonus
    assert beach(at="b3", points=[5, 6]).us_wins().ask == "scout"


@rule("OC-UTAH-10", "OC-UTAH-18")
def test_the_american_takes_one_control_token_and_two_on_a_beach_exit() -> None:
    assert beach(at="b3").us_wins().points == (1, 0)
    assert beach(at="b2").us_wins().points == (1, 0)        # a special terrain is no exit
    m = beach(at="b1").us_wins()
    assert m.points == (2, 0)
    assert m.control("b1") == "us"
    assert m.view("de").us.points == 2


@rule("OC-UTAH-11", "OC-UTAH-18")
def test_the_german_takes_one_control_token_and_two_after_forward() -> None:
    m = beach(at="b1", de="de_luftlande").de_wins()
    assert m.points == (0, 1)
    assert m.control("b1") == "de"
    forward = beach(at="b1", phase="de_events", de="de_h_forward de_luftlande").does("play de_h_forward", "stop")
    assert forward.de_wins().points == (0, 2)
    assert forward.view("us").de.points == 2


@rule("OC-UTAH-11")
def test_forward_counts_for_one_assault_and_only_if_the_german_wins_it() -> None:
    m = beach(at="b3", phase="de_events", de="de_h_forward de_luftlande", until="").does("play de_h_forward", "stop")
    m.us_wins()
    assert m.points == (1, 0)
    m.idle_until("regiment").does("regiment 506")
    m.idle_until("commit").de_wins()
    assert m.points == (1, 1)
    assert m.gone("de") == ["de_h_forward"]


@pytest.mark.parametrize("winner", ["us", "de"])
@rule("OC-UTAH-12", "OC-UTAH-13")
def test_the_winner_takes_a_light_token_and_no_card(winner: str) -> None:
    m = beach(at="b3", de="de_luftlande", us="us_radio")
    piles, hands = (m.pile("us"), m.pile("de")), len(m.hand("us"))
    m.us_wins() if winner == "us" else m.de_wins()
    m.idle_until("move", "push")
    assert m.tokens(winner) == {"light": 3}
    assert m.tokens("us" if winner == "de" else "de") == {"light": 2}
    assert (m.pile("us"), m.pile("de")) == piles
    assert len(m.hand("us")) == hands


@rule("OC-UTAH-14")
def test_nobody_goes_to_a_controlled_terrain() -> None:
    m = beach(at="b3", control="a3 us, c3 de, a4 us").us_wins().does("none")
    assert m.options() == ["move a2", "move b2", "move c2", "move b4", "move c4"]
    assert m.refused("move a3") == "OC-PIR-14"
    placed = beach(phase="take_terrain", control="a3 us, c3 de", us="us_h_501", pir=-1).does("play us_h_501")
    assert not {"square a3", "square c3"} & set(placed.options())
    assert len(placed.options()) == 12


@rule("OC-UTAH-15", "OC-PIR-07")
def test_the_american_chooses_where_to_assault() -> None:
    m = beach(phase="take_terrain", at="b3", other="d4", pir=-1)
    assert (m.ask, m.asked, m.options()) == ("regiment", "us", ["regiment 502", "regiment 506"])
    m.play("regiment 506")
    assert (m.place, m.terrain) == ("d4", "flooded")


@rule("OC-UTAH-15")
def test_after_a_german_win_at_the_resistance_nest_the_german_chooses_the_next_regiment_once() -> None:
    m = beach(at="c3", de="de_luftlande", until="").de_wins().idle_until("regiment")
    assert m.asked == "de"
    m.does("regiment 502")
    m.idle_until("commit").us_wins().idle_until("commit", "regiment")
    assert m.state.turn == 3                                # the 502nd is exhausted: nobody is asked
    m.us_wins().idle_until("regiment")
    assert m.asked == "us"


@rule("OC-UTAH-15")
def test_after_an_american_win_at_the_resistance_nest_the_american_goes_on_choosing() -> None:
    m = beach(at="c3", until="").us_wins().idle_until("regiment")
    assert m.asked == "us"


@rule("OC-UTAH-18")
def test_points_mirror_the_control_tokens_on_the_field() -> None:
    for seed in range(6):
        m = at_random(seed)
        exits = [m.board.terrain_index[exit] for exit in PARTNER]
        us_exits = sum(m.state.control[m.state.grid.index(exit)] == US for exit in exits)
        assert m.state.points == [m.state.control.count(US) + us_exits, m.state.control.count(DE) + forward_wins(m)]


def forward_wins(m: Match) -> int:
    """How many Assaults the German has won for which he had played Forward!"""
    wins, promised = 0, False
    for event in m.log:
        if event.name == "turn":
            promised = False
        promised = promised or event.name == "control_promised"
        wins += promised and event.name == "assault_won" and event.args[0] == DE
    return wins


@rule("OC-UTAH-19")
def test_the_thirteenth_assault_decides() -> None:
    m = beach(at="b3", other="d4", control=SIX_EACH, points=[6, 6], turn=13).us_wins()
    assert m.result.rule == "OC-UTAH-01"
    for seed in range(20, 30):
        assert at_random(seed).state.turn <= 13


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", range(1, 14))
@rule("OC-UTAH-16")
def test_heroics_come_at_the_end_of_even_turns_up_to_the_tenth(turn: int) -> None:
    m = beach(at="b3", turn=turn).us_wins().does("none").does("move a3")
    if turn not in (2, 4, 6, 8, 10):
        assert m.ask == ""
        return
    assert (m.ask, m.asked, len(m.options())) == ("take_heroic", "us", 5)
    m.play("take us_h_winters")
    assert (m.ask, m.asked, len(m.options())) == ("take_heroic", "de", 6)
    m.play("take de_h_forward")
    assert m.ask == ""
    assert (m.hand("us"), m.hand("de")) == (["us_h_winters"], ["de_h_forward"])
    assert m.view("us").de.heroics_in_hand == 1
    chosen = [event.args for event in m.match.events(0, "us") if event.name == "heroic_chosen"]
    assert chosen == [(m.board.index["us_h_winters"],)]     # not a word of the German's


@rule("OC-UTAH-16")
def test_the_german_never_uses_one_of_his_six_heroics() -> None:
    left = [m for m in map(at_random, range(40, 80)) if m.state.turn >= 11]
    assert left
    for m in left:
        assert (len(m.state.heroics[US]), len(m.state.heroics[DE])) == (0, 1)


@rule("OC-UTAH-17")
def test_each_player_may_mulligan_once() -> None:
    m = with_hands("utah", seed="mulligan")
    assert (m.ask, m.asked) == ("mulligan", "us")
    m.play("mulligan")
    assert (m.ask, m.asked) == ("mulligan", "de")
    m.play("mulligan")
    assert m.ask == "drop"
    assert [len(hand) for hand in m.state.hand] == [6, 6]


@rule("OC-UTAH-02")
def test_nothing_lies_open_before_the_drop() -> None:
    m = before_drop()
    assert m.known("us") == {}
    assert len(m.view("us").utah.squares) == 16
