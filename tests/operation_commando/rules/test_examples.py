"""The worked examples of the catalogue (OC-EX): one whole Assault on Sainte-Mère-Église, step by step, and the small ones."""

import pytest

import bocage
from bocage.games.operation_commando.content import load
from bocage.games.operation_commando.pieces import DE, SIDES, US
from bocage.games.operation_commando.rules.missions import sainte_mere_eglise
from tests.marks import rule
from tests.operation_commando.scene import Scene, scene

DICE = "N N S S S N S"
# What is drawn in the example, so that the hands are those of the fixture: three cards and two by Airdrops; four by the German,
# one of which he shows and rejects.
DRAWN = "us_waco us_perfect_shot us_mine us_radio us_recon de_luftlande de_ammo de_spotted de_sentry"


def fixture(until: str = "") -> Scene:
    return scene("historical", "sme", phase="us_draw", dice=f"{DICE} {DRAWN}",
                 us="us_airdrop us_paratroopers us_paratroopers us_demolition us_hq us_h_ridgway", us_discard="us_at_gun",
                 de="de_wire de_stug de_m24 de_grenadiers de_flak88 de_wespe de_sniper de_trench de_luftlande",
                 us_tokens={"light": 3, "plus1": 1}, de_tokens={"light": 4}, turn=3, until=until)


def airdrops(m: Scene) -> None:
    """OC-EX-01: the American's phase."""
    assert (m.size, m.bank("light"), m.bank("plus1")) == (4, 17, 5)
    assert len(m.hand("us")) == 9
    m.does("play us_airdrop", "stop")
    assert m.hand("us") == ["us_demolition", "us_h_ridgway", "us_hq", "us_mine", "us_paratroopers", "us_paratroopers",
                            "us_perfect_shot", "us_radio", "us_recon", "us_waco"]
    assert m.discard("us") == ["us_at_gun", "us_airdrop"]
    assert m.tokens("us") == {"light": 5, "plus1": 1}
    assert m.bank("light") == 15


def barbed_wire(m: Scene) -> None:
    """OC-EX-02: the German's phase; four cards drawn for a printed three, one of them rejected in the open."""
    assert m.ask == "extra_draw"
    m.does("extra")
    assert m.options() == ["reject de_sentry", "reject de_luftlande", "reject de_ammo", "reject de_spotted"]
    m.does("reject de_sentry")
    assert m.view("us").de.discard[0].id == "de_sentry"
    assert len(m.hand("de")) == 12
    m.does("play de_wire", "give 0/+1", "give 0/+1", "give 0/+1")
    assert m.tokens("us") == {"light": 2, "plus1": 1}
    assert m.bank("light") == 18
    m.does("stop")


def stug(m: Scene) -> None:
    """OC-EX-03 (A): the German commits StuG III."""
    assert (m.ask, m.asked) == ("commit", "de")
    m.does("commit de_stug")
    assert m.total("de") == 5
    m.does("stop")


def paratroopers_and_demolition(m: Scene) -> None:
    """OC-EX-04 (B): two units with Support, each one less against StuG III; the German gives up a token."""
    m.does("commit us_paratroopers")
    assert m.totals == (3, 5)
    m.does("commit us_demolition", "either first")
    assert (m.strength("us", 0), m.strength("us", 1)) == (4, 2)
    assert m.totals == (6, 5)
    assert m.tokens("de") == {"light": 3}
    assert m.bank("light") == 19


def m24(m: Scene) -> None:
    """OC-EX-05 (C): the German raises."""
    m.does("stop")
    assert (m.ask, m.asked) == ("bid", "de")
    m.does("action de_m24")
    m.let_pass()
    assert m.totals == (6, 7)
    m.does("stop")


def waco(m: Scene) -> None:
    """OC-EX-06 (D): level, and on he plays in the same turn."""
    assert m.refused("commit us_paratroopers") == "OC-SUPPORT-02"
    m.does("token +1/+1")
    assert m.totals == (7, 7)
    m.does("action us_waco")
    assert (m.ask, m.asked) == ("cancel", "de")
    assert "cancel de_sniper" in m.options()
    m.does("pass")
    assert m.totals == (7, 7)
    assert m.tokens("us") == {"light": 2, "plus1": 2}
    assert m.asked == "us"
    m.does("stop")


def two_neutral(m: Scene) -> None:
    """OC-EX-07 (E): two tokens without luck; the German gives up his StuG III."""
    m.does("token 0/+1", "token 0/+1")
    assert m.totals == (7, 7)
    assert m.tokens("de") == {"light": 1}
    assert m.bank("light") == 21
    m.does("stop").let_pass()
    assert m.tilted("de") == ["de_stug"]
    assert (m.fought, m.size) == (1, 4)


def grenadiers(m: Scene) -> None:
    """OC-EX-08 (F): one German action came earlier; the American's does not count."""
    m.does("commit de_grenadiers")
    assert m.total("de") == 6
    m.does("stop")


def headquarters(m: Scene) -> None:
    """OC-EX-09 (H): HQ pays for the next Combat."""
    m.does("commit us_hq", "ability")
    assert m.totals == (5, 6)
    assert m.bank("light") == 22
    m.does("token +1/+1")
    assert m.totals == (6, 6)
    m.does("stop", "stop").let_pass()
    assert (m.fought, m.size) == (2, 4)
    assert m.tokens("us") == {"light": 1, "plus1": 1}


def flak(m: Scene) -> None:
    """OC-EX-10 (I): the 88 on a Building, against Paratroopers with the HQ's three."""
    m.does("commit de_flak88")
    assert m.total("de") == 8
    m.does("stop", "commit us_paratroopers")
    assert m.totals == (7, 8)
    m.does("token +1/+1")
    assert m.totals == (8, 8)
    m.does("stop", "stop").let_pass()
    assert (m.fought, m.size) == (3, 4)


def ridgway(m: Scene) -> None:
    """OC-EX-11 (J): a Perfect Shot in vain; Ridgway's HQ with a gun from the discard."""
    m.does("commit de_wespe")
    assert m.total("de") == 9
    m.does("stop", "action us_perfect_shot", "cancel de_sniper")
    assert m.discard("us")[-1] == "us_perfect_shot"
    assert m.discard("de")[-1] == "de_sniper"
    assert (m.ask, m.asked) == ("answer", "us")
    m.play("commit us_h_ridgway")
    assert (m.ask, m.asked) == ("recover", "us")
    assert "take us_at_gun" in m.options()
    m.does("take us_at_gun")
    assert (m.strength("us", 0), m.strength("us", 1)) == (4, 6)
    assert m.totals == (10, 9)
    m.does("stop", "stop")
    assert (m.fought, m.size) == (4, 4)


def trench(m: Scene) -> None:
    """OC-EX-12 (K): after the last Combat a Trench."""
    assert (m.ask, m.asked) == ("unit_destroyed", "de")
    m.play("play de_trench")
    assert (m.ask, m.asked) == ("cancel", "us")
    m.let_pass()
    assert m.size == 5
    assert (m.ask, m.asked) == ("commit", "de")


def mine(m: Scene) -> None:
    """OC-EX-13 (L, M): a Luftlande blown up and replaced; the second takes the effects of Support units away."""
    m.does("commit de_luftlande", "stop")
    assert (m.total("de"), m.fought) == (4, 5)
    m.does("action us_mine").let_pass()
    assert m.discard("de")[-1] == "de_luftlande"
    assert (m.ask, m.asked) == ("replace", "de")
    m.does("commit de_luftlande", "stop")
    assert (m.fought, m.size) == (5, 5)
    held = len(m.hand("us"))
    m.does("commit us_radio").let_pass()
    assert len(m.hand("us")) == held - 1
    assert m.totals == (3, 4)
    m.does("commit us_recon").let_pass()
    assert m.totals == (5, 4)
    m.does("stop")


def last_bids(m: Scene) -> None:
    """OC-EX-14 (N): token after token; Enemy Spotted decides."""
    m.does("action de_ammo").let_pass()
    assert m.tokens("de") == {"light": 3}
    assert m.bank("light") == 20
    m.does("token 0/+1")
    assert m.totals == (5, 5)
    m.does("token 0/+1")
    assert m.totals == (5, 6)
    m.does("stop", "token 0/+1")
    assert m.totals == (6, 6)
    m.does("stop", "token 0/+1")
    assert m.totals == (6, 6)
    assert m.bank("light") == 21
    m.does("action de_spotted").let_pass()
    assert m.totals == (6, 7)
    m.does("stop")
    assert m.asked == "us"
    m.does("stop")
    assert m.winner == "de"


def clean_up(m: Scene) -> None:
    """OC-EX-15 (O): the German's reward, and the American's Radio Team out of the houses."""
    assert m.points == (0, 2)
    assert (m.bank("light"), m.bank("plus1")) == (22, 6)
    assert m.tokens("de") == {"light": 2}
    assert len(m.hand("de")) == 1
    assert (m.ask, m.asked) == ("building", "us")
    assert m.options() == ["recover us_demolition", "recover us_recon", "recover us_radio", "recover us_at_gun", "none"]
    m.does("recover us_radio")
    assert m.hand("us") == m.shown("us") == ["us_radio"]
    assert m.dice_left == 0
    assert m.gone("us") == ["us_h_ridgway"]
    assert m.discard("us").count("us_at_gun") == 1


def next_turn(m: Scene) -> None:
    """OC-EX-16 (P): no heroic on turn 4; the American, who lost, chooses the column of the bridges."""
    assert m.ask == "prepare"
    m.does("none", "none")
    assert m.state.turn == 4
    assert not m.told("heroic_taken")
    assert (m.ask, m.asked) == ("column", "us")


ASSAULT = (airdrops, barbed_wire, stug, paratroopers_and_demolition, m24, waco, two_neutral, grenadiers, headquarters, flak,
           ridgway, trench, mine, last_bids, clean_up, next_turn)


def assault(last: int, until: str = "") -> Scene:
    """The worked Assault up to the given example, each step with all its values."""
    m = fixture(until)
    for step in ASSAULT[:last]:
        step(m)
    return m


@rule("OC-EX-01", "OC-EX-02", "OC-EX-03", "OC-EX-04", "OC-EX-05", "OC-EX-06", "OC-EX-07", "OC-EX-08", "OC-EX-09", "OC-EX-10",
      "OC-EX-11", "OC-EX-12", "OC-EX-13", "OC-EX-14", "OC-EX-15", "OC-EX-16")
@pytest.mark.parametrize("number", range(1, len(ASSAULT) + 1))
def test_the_worked_assault_goes_as_told_up_to_step(number: int) -> None:
    m = assault(number)
    assert m.match.ruleset.rules.audit(m.board, m.state) == []


@rule("OC-EX-15")
def test_the_tokens_on_units_are_back_in_their_banks_before_the_german_takes_his_reward() -> None:
    m = assault(14, until="bonus")
    assert (m.bank("light"), m.bank("plus1")) == (24, 6)
    assert m.tokens("us") == m.tokens("de") == {}
    assert m.points == (0, 2)


@rule("OC-EX-10")
@pytest.mark.parametrize(("dice", "value"), [("N N N N", 9), ("S N S N", 11), ("S S S S", 13)])
def test_against_a_vehicle_the_flak_loses_its_three_and_rolls_four_times(dice: str, value: int) -> None:
    m = scene("historical", "sme", us="us_jeep", de="de_flak88", dice=dice)
    m.does("commit de_flak88", "stop", "commit us_jeep")
    assert m.total("de") == value


@rule("OC-EX-10")
def test_a_reconnaissance_team_beside_the_paratroopers_brings_four_and_the_three_of_the_hq_only_once() -> None:
    m = assault(9)
    m.does("commit de_flak88", "stop", "commit us_paratroopers")
    before = m.total("us")
    m.does("commit us_recon").let_pass()
    assert m.total("us") == before + 4 == 11


@rule("OC-EX-17")
def test_trench_and_smoke_in_the_same_window_leave_a_size_of_two() -> None:
    m = scene(terrain="flooded", us="us_paratroopers us_smoke", de="de_ost de_ost de_trench")
    m.does("commit de_ost", "stop", "commit us_paratroopers", "stop", "stop", "play de_trench", "play us_smoke").let_pass()
    assert m.size == 2
    assert (m.ask, m.fought) == ("commit", 1)


@rule("OC-EX-18")
def test_an_anti_tank_gun_alone_against_stug_stands_at_six_and_wins() -> None:
    m = scene(us="us_at_gun", de="de_stug")
    m.does("commit de_stug", "stop", "commit us_at_gun")
    assert m.totals == (6, 5)
    m.does("stop", "stop").let_pass()
    assert m.tilted("de") == ["de_stug"]


@rule("OC-EX-19")
def test_hq_at_six_with_a_reconnaissance_team_stands_at_eight_and_beats_a_grenade() -> None:
    m = scene(us="us_hq us_recon", de="de_grenadiers de_m24", us_tokens={"plus1": 1}, actions_earlier=[0, 1])
    m.does("commit de_grenadiers", "stop", "commit us_hq", "token +1/+1")
    assert m.totals == (6, 6)
    m.does("stop", "action de_m24", "stop", "commit us_recon").let_pass()
    assert m.totals == (8, 8)
    m.does("stop", "stop").let_pass()
    assert m.tilted("de") == ["de_grenadiers"]


@rule("OC-EX-20")
def test_a_jeep_with_a_tilted_demolition_squad_stands_at_seven() -> None:
    m = scene(us="us_demolition us_jeep", de="de_ost de_ost", de_tokens={})
    m.does("commit de_ost", "stop", "commit us_demolition", "stop", "stop", "commit de_ost", "stop", "commit us_jeep")
    assert m.ask == "recover"
    m.does("take us_demolition")
    assert m.total("us") == 7


@rule("OC-EX-21")
def test_a_game_of_sainte_mere_eglise_has_twelve_points_or_thirteen_and_seven_of_them_win() -> None:
    board = scene("initiation").board
    villages = ["sme", *sainte_mere_eglise.BRIDGE]
    assert [sainte_mere_eglise.worth(board, board.terrain_index[id]) for id in villages] == [2, 2, 2]
    others = {id for pile in (sainte_mere_eglise.MAIN_PILE, *sainte_mere_eglise.FRONTS) for id in pile}
    assert {sainte_mere_eglise.worth(board, board.terrain_index[id]) for id in others} == {1}
    fought = sainte_mere_eglise.MAIN_CARDS - 1 + 2          # beside the village the main pile, and one in front of each bridge
    assert 3 * 2 + fought * 1 == 12
    assert [sum(bocage.new("operation_commando", scenario=id, seats=["a", "b"], seed="1").state.points)
            for id in ("initiation", "historical")] == [1, 0]
    assert sainte_mere_eglise.NEEDED == 7


@rule("OC-EX-22")
def test_of_four_heroics_three_are_left_and_taken_on_turns_three_five_and_seven() -> None:
    m = bocage.new("operation_commando", scenario="historical", seats=["a", "b"], seed="1")
    for side in (US, DE):
        assert sum(card.heroic == "sme" and card.side == SIDES[side] for card in load().cards.values()) == 4
        assert len(m.state.heroics[side]) == 3
    assert sainte_mere_eglise.HEROIC_TURNS == (3, 5, 7)
    for turn in range(1, 10):
        n = scene("historical", phase="start_turn", turn=turn - 1)
        assert (n.ask == "take_heroic") == (turn in (3, 5, 7))
