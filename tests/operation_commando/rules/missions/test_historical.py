"""The Historical mission: heroics, Tactical Choice, the counter-attack (OC-HISTO, OC-COUNTER)."""

from typing import Any

import pytest

from bocage.core.errors import Illegal
from bocage.games.operation_commando.pieces import DE_WON, DRAWN, RUNNING
from tests.marks import rule
from tests.operation_commando.opening import idle, opening
from tests.operation_commando.scene import Scene, scene

BOARD = scene("historical").board
FRONT, AT_BRIDGE, CLOSED = range(3)


def terrains(ids: str) -> list[int]:
    return [BOARD.terrain_index[id] for id in ids.split()]


def cards(ids: str) -> list[int]:
    return [BOARD.index[id] for id in ids.split()]


def printed(terrain: str) -> tuple[int, int]:
    """What the American and the German draw there."""
    return BOARD.t_draws[BOARD.terrain_index[terrain]]


def column(ids: str) -> dict[str, Any]:
    """Units that were prepared, each from an Assault in which it fought alone."""
    return {"column": cards(ids), "column_from": [[card] for card in cards(ids)]}


def fought(units: str = "de_ost", won: str = "houses", **more: Any) -> Scene:
    """The American has destroyed these German units, and the German abandons: the end of the turn."""
    more.setdefault("until", "start_turn")
    m = scene("historical", "station", us=["us_glider_inf", "us_jeep"], de=units, us_deck="", de_deck="",
              won=[terrains(won), []], **more)
    for unit, answer in zip(units.split(), ("us_glider_inf", "us_jeep"), strict=False):
        m.does(f"commit {unit}", "stop", f"commit {answer}", "stop", "stop")
    return m.does("abandon")


def launched(**more: Any) -> Scene:
    """The turn of a counter-attack: Houses and La Fière are the American's."""
    more.setdefault("points", [3, 2])
    return scene("historical", phase="start_turn", turn=5, counter_due=1, won=[terrains("houses lafiere"), terrains("station")],
                 **{**column("de_ost de_patrol de_stug"), **more})


def counter_assault(winner: str, target: str = "lafiere", **more: Any) -> Scene:
    """A counter-attack on that terrain, won by that side."""
    m = launched(**{"us": "us_medics", "de": "de_wespe de_m24 de_m24"} | more).does(f"counter {target}")
    idle(m, "discard").does("discard de_m24", "discard de_m24")
    idle(m, "commit")
    return m.does("abandon") if winner == "us" else m.does("commit de_wespe", "stop", "abandon")


# --- points and heroics -----------------------------------------------------------------------------------------------


@rule("OC-HISTO-01")
def test_the_german_starts_without_a_point() -> None:
    assert opening("historical").points == (0, 0)


@rule("OC-HISTO-02")
@pytest.mark.parametrize(("points", "winner", "outcome"), [
    ([4, 6], "us", DRAWN), ([6, 4], "de", DRAWN), ([5, 5], "de", DE_WON),
])
def test_six_all_after_the_last_terrain_is_a_draw(points: list[int], winner: str, outcome: int) -> None:
    m = scene("historical", "lafiere", us="us_medics", de="de_ost", points=points, main_taken=5, columns=[CLOSED, CLOSED])
    m.does(*(("abandon",) if winner == "us" else ("commit de_ost", "stop", "abandon")))
    if m.ask == "prepare":
        m.does("none")
    assert m.state.outcome == outcome
    if outcome == DRAWN:
        assert (m.result.scores, m.state.why) == ((0.5, 0.5), "OC-HISTO-02")


@rule("OC-HISTO-03", "OC-EX-22")
def test_one_heroic_of_each_side_is_out_of_the_game_and_only_its_owner_can_tell_which() -> None:
    m = opening("historical", dice="us_h_gavin de_h_storm")
    assert [card.id for card in m.view("us").us.heroics] == ["us_h_ridgway", "us_h_vandervoort", "us_h_turnbull"]
    assert (m.view("us").de.heroics, m.view("us").de.heroics_left, m.view("us").de.removed) == ((), 3, 1)
    assert [card.id for card in m.view("de").de.heroics] == ["de_h_falley", "de_h_1058", "de_h_azeville"]


@rule("OC-HISTO-04", "OC-EX-22")
@pytest.mark.parametrize("turn", range(1, 11))
def test_both_take_a_heroic_at_the_start_of_turns_3_5_and_7(turn: int) -> None:
    m = scene("historical", phase="start_turn", turn=turn - 1, sector=1, dice="houses")
    assert (m.ask == "take_heroic") is (turn in (3, 5, 7))
    if m.ask == "take_heroic":
        assert m.asked == "us"
        assert m.does("take us_h_gavin").asked == "de"


@rule("OC-HISTO-05")
def test_tactical_choice_and_disoriented_americans_are_in_the_decks() -> None:
    m = opening("historical")
    for side, id in enumerate(("us_tactical", "de_disoriented")):
        assert m.state.deck[side][BOARD.index[id]] + m.state.hand[side].count(BOARD.index[id]) == 1


# --- Tactical Choice --------------------------------------------------------------------------------------------------


@rule("OC-HISTO-06", "OC-HISTO-11", "OC-RULING-53")
def test_tactical_choice_keeps_the_assault_in_the_same_sector() -> None:
    m = scene("historical", phase="start_turn", sector=0, us="us_tactical", us_deck="", dice="houses")
    assert (m.ask, m.asked, m.options()) == ("before_terrain", "us", ["play us_tactical", "none"])
    m.does("play us_tactical")
    assert (m.terrain, m.state.sector, m.discard("us")) == ("houses", 0, ["us_tactical"])
    assert (m.hand("us"), m.tokens("us")) == ([], {"light": 2})       # one effect for each play


@rule("OC-HISTO-06", "OC-INFO-02")
def test_the_american_is_asked_before_the_terrain_whether_or_not_he_holds_it() -> None:
    m = scene("historical", phase="start_turn", sector=0, us="us_jeep")
    assert (m.ask, m.options()) == ("before_terrain", ["none"])
    m.does("none")
    assert m.ask == "column"


@rule("OC-HISTO-07")
@pytest.mark.parametrize(("loser", "side"), [(0, "us"), (1, "de")])
def test_kept_at_the_bridges_the_loser_still_chooses(loser: int, side: str) -> None:
    m = scene("historical", phase="start_turn", sector=1, loser=loser, us="us_tactical").does("play us_tactical")
    assert (m.ask, m.asked, m.options()) == ("column", side, ["column fiere", "column chef"])
    m = scene("historical", phase="start_turn", sector=1, columns=[CLOSED, AT_BRIDGE], us="us_tactical", us_deck="")
    assert m.does("play us_tactical").terrain == "chef"


@rule("OC-HISTO-08")
def test_the_sectors_change_on_the_turn_after() -> None:
    m = scene("historical", phase="start_turn", sector=0, us="us_tactical", dice="houses", us_deck="").does("play us_tactical")
    idle(m, "commit").does("abandon")
    idle(m, "column")
    assert (m.ask, m.state.stay, m.state.turn) == ("column", 0, 3)


@rule("OC-HISTO-09", "OC-RULING-31")
@pytest.mark.parametrize(("sector", "main_taken", "columns"), [
    (0, 2, [CLOSED, CLOSED]), (1, 2, [CLOSED, CLOSED]), (0, 5, [FRONT, FRONT]), (1, 5, [FRONT, FRONT]),
])
def test_where_there_is_no_sector_to_stay_in_only_the_second_effect_is_left(
        sector: int, main_taken: int, columns: list[int]) -> None:
    m = scene("historical", phase="start_turn", sector=sector, main_taken=main_taken, columns=columns, us="us_tactical",
              us_deck="us_hq", dice="pick0 marsh flooded")
    assert m.ask != "before_terrain"
    assert "play us_tactical" in idle(m, "event").options()
    assert not m.told("stays_in_sector")
    assert m.does("play us_tactical").tokens("us") == {"light": 3}


@rule("OC-HISTO-10")
def test_heroics_come_by_the_turn_whatever_tactical_choice_does() -> None:
    m = scene("historical", phase="start_turn", turn=1, us="us_tactical", us_deck="", dice="houses").does("play us_tactical")
    idle(m, "commit").does("abandon")
    assert (m.state.turn, m.ask) == (3, "take_heroic")


@rule("OC-HISTO-11")
def test_without_it_no_two_turns_in_a_row_are_fought_in_one_sector() -> None:
    for sector in (0, 1):
        m = scene("historical", phase="start_turn", sector=sector, dice="houses")
        assert m.state.sector == 1 - sector


# --- the counter-attack: preparing it ---------------------------------------------------------------------------------


@rule("OC-COUNTER-01", "OC-COUNTER-21")
def test_the_german_has_one_counter_attack() -> None:
    m = fought()
    assert (m.ask, m.view("us").sme.counter_attack) == ("prepare", "ready")
    assert fought(counter_used=1).ask == ""
    m = launched()
    assert m.view("us").sme.counter_attack == "used"


@rule("OC-COUNTER-02", "OC-COUNTER-05")
def test_at_the_end_of_a_turn_the_german_may_lay_down_a_unit_he_played_here() -> None:
    m = fought("de_ost de_sentry", de_discard="de_stug")
    assert (m.asked, sorted(m.options())) == ("de", ["none", "prepare de_ost", "prepare de_sentry"])
    m.does("prepare de_sentry")
    assert ([card.id for card in m.view("de").sme.column], m.view("us").sme.column) == (["de_sentry"], ())
    assert (m.view("us").sme.column_size, m.view(None).sme.column_size) == (1, 1)
    assert (m.told("counter_unit")[0].seen_by(1), m.told("counter_unit")[0].seen_by(0)) == (True, False)
    assert m.discard("de") == ["de_stug", "de_ost"]


@rule("OC-COUNTER-02")
def test_nothing_is_asked_where_the_german_played_no_unit() -> None:
    m = scene("historical", "station", de="de_ost", us_deck="", until="start_turn").does("abandon")
    assert (m.ask, m.told("counter_prepared")) == ("", [])


@rule("OC-COUNTER-02")
def test_a_unit_that_a_mine_removed_was_played_here_too() -> None:
    m = scene("historical", "station", us="us_mine", de="de_luftlande", until="start_turn")
    m.does("commit de_luftlande", "stop", "action us_mine", "abandon")
    assert m.options() == ["prepare de_luftlande", "none"]


@rule("OC-COUNTER-02")
def test_a_prepared_unit_is_not_taken_back_once_the_discard_has_shown_another_top() -> None:
    """Found by random play: the unit on top of the open discard goes to the column, and the next one comes to light."""
    m = fought("de_ost de_sentry").does("prepare de_sentry")
    with pytest.raises(Illegal, match="CORE-UNDO"):
        m.match.undo(1)


@rule("OC-COUNTER-03", "OC-COUNTER-18")
def test_one_card_a_turn_and_never_one_that_must_be() -> None:
    m = fought("de_ost de_sentry").does("prepare de_ost")
    assert (m.ask, len(m.state.column)) == ("", 1)
    m = fought("de_ost de_sentry", **column("de_stug de_wespe")).does("none")
    assert (len(m.state.column), m.state.counter_due) == (2, 0)


@rule("OC-COUNTER-04")
def test_a_prepared_unit_is_in_neither_discard_nor_draw_pile() -> None:
    m = fought("de_ost").does("prepare de_ost")
    assert (m.discard("de"), m.pile("de"), m.view("us").de.discard_size) == ([], 0, 0)


@rule("OC-COUNTER-06", "OC-RULING-57")
def test_the_third_card_makes_the_counter_attack_compulsory_next_turn() -> None:
    m = fought("de_ost", **column("de_stug de_wespe"), until="").does("prepare de_ost")
    assert (m.ask, m.asked, m.rule) == ("counter", "de", "OC-COUNTER-07")
    assert "none" not in m.options()


@rule("OC-COUNTER-08", "OC-COUNTER-09", "OC-RULING-32")
def test_the_third_card_needs_a_terrain_still_to_be_fought_over() -> None:
    two = column("de_stug de_wespe")
    m = fought("de_ost", **two, main_taken=5, columns=[CLOSED, CLOSED], until="", points=[3, 5])
    assert (m.told("counter_prepared"), m.state.counter_due) == ([], 0)
    assert fought("de_ost", **two, main_taken=5, columns=[CLOSED, AT_BRIDGE]).ask == "prepare"


@rule("OC-COUNTER-08")
def test_after_the_last_terrain_nothing_is_prepared_any_more() -> None:
    m = fought("de_ost", main_taken=5, columns=[CLOSED, CLOSED], until="", points=[5, 6])
    assert (m.state.outcome, m.told("counter_prepared"), m.discard("de")) == (DRAWN, [], ["de_ost"])


@rule("OC-COUNTER-03", "OC-COUNTER-08")
@pytest.mark.parametrize(("prepared", "to_come", "shown"), [
    ("", 3, "ready"), ("", 2, "lost"), ("de_stug", 2, "ready"), ("de_stug", 1, "lost"), ("de_stug de_wespe", 1, "ready"),
    ("de_stug de_wespe", 0, "lost")])
def test_both_see_whether_enough_terrains_are_left_for_a_counter_attack(prepared: str, to_come: int, shown: str) -> None:
    """One unit a turn, and after the third a terrain must be left."""
    held = column(prepared) if prepared else {}
    m = scene("historical", "station", us="us_medics", de="de_ost", main_taken=5 - to_come, columns=[CLOSED, CLOSED], **held)
    assert (m.view("us").sme.counter_attack, m.view("de").sme.counter_attack) == (shown, shown)


@rule("OC-COUNTER-09", "OC-RULING-32")
def test_the_third_card_needs_a_terrain_that_the_american_controls() -> None:
    def lost(**more: Any) -> Scene:
        m = scene("historical", "station", us="us_medics", de="de_ost", until="start_turn", **more)
        return m.does("commit de_ost", "stop", "abandon")

    assert lost(**column("de_stug de_wespe")).ask == ""
    assert lost(**column("de_stug de_wespe"), won=[terrains("houses"), []]).ask == "prepare"
    assert lost(**column("de_stug")).ask == "prepare"


@rule("OC-COUNTER-18")
def test_a_column_that_was_never_completed_is_lost_with_the_game() -> None:
    m = fought("de_ost", **column("de_stug"), main_taken=5, columns=[CLOSED, CLOSED], points=[5, 6], until="")
    assert (m.state.outcome, len(m.state.column)) == (DRAWN, 1)


@rule("OC-COUNTER-19", "OC-RULING-34")
def test_heroic_units_cannot_be_prepared() -> None:
    m = scene("historical", "station", us="us_medics", de="de_h_1058", until="start_turn")
    m.does("commit de_h_1058", "stop", "abandon")
    assert m.ask == ""


# --- the counter-attack: its turn -------------------------------------------------------------------------------------


@rule("OC-COUNTER-07", "OC-COUNTER-20", "OC-RULING-34")
def test_the_german_puts_a_terrain_of_the_americans_back_in_play_whatever_tactical_choice_says() -> None:
    m = launched(us="us_tactical")
    assert (m.ask, m.asked, sorted(m.options())) == ("counter", "de", ["counter houses", "counter lafiere"])
    m.does("counter lafiere")
    shown = m.view("us").assault
    assert (shown.terrain.id, shown.marker, shown.counter_attack) == ("lafiere", "de", True)


@rule("OC-COUNTER-10", "OC-COUNTER-11", "OC-COUNTER-12")
def test_one_prepared_unit_is_lost_at_random_the_others_come_to_the_hand_and_two_cards_go() -> None:
    m = launched(de="de_m24 de_spotted", us_deck="", de_deck="", dice="de_patrol")
    idle(m.does("counter lafiere"), "discard")
    assert m.discard("de") == ["de_patrol"]
    assert m.told("counter_lost")[0].seen_by(0)
    assert m.told("counter_taken")[0].args == (2,)
    assert (len(m.hand("de")), m.state.column) == (2 + 2, [])
    assert {"de_ost", "de_stug"} <= set(m.hand("de"))
    m.does("discard de_spotted", "discard de_ost")
    assert (m.discard("de"), m.ask, m.asked) == (["de_patrol", "de_spotted", "de_ost"], "event", "de")
    assert m.told("discarded")[-1].seen_by(0)
    m.does("stop")
    assert (m.ask, m.options()) == ("commit", ["commit de_stug", "abandon"])


@rule("OC-COUNTER-13")
def test_a_winning_american_keeps_the_terrain_and_gains_no_point() -> None:
    m = counter_assault("us", until="mission_end")
    assert (m.points, [terrain.id for terrain in m.view(None).us.won]) == ((3, 2), ["houses", "lafiere"])


@rule("OC-COUNTER-14", "OC-RULING-33")
def test_a_winning_german_takes_the_terrain_and_its_points() -> None:
    m = counter_assault("de", until="mission_end")
    assert (m.points, [terrain.id for terrain in m.view(None).us.won]) == ((1, 4), ["houses"])
    assert [terrain.id for terrain in m.view(None).de.won] == ["station", "lafiere"]


@rule("OC-COUNTER-14", "OC-RESULT-02")
def test_a_counter_attack_can_win_the_game() -> None:
    m = counter_assault("de", points=[6, 5])
    assert (m.state.outcome, m.points) == (DE_WON, (4, 7))


@rule("OC-COUNTER-15", "OC-RULING-33")
def test_the_usual_bonuses_go_to_the_winner() -> None:
    m = counter_assault("us", us_deck="us_waco us_bazooka us_grenade us_grenade us_mine us_jeep", until="mission_end")
    assert (m.tokens("us"), len(m.hand("us"))) == ({"light": 3}, 1 + printed("lafiere")[0] + 1)
    m = counter_assault("us", "houses", us_deck="us_waco us_bazooka us_grenade us_grenade us_mine", until="mission_end")
    assert (m.tokens("us"), len(m.hand("us"))) == ({"light": 3}, 1 + printed("houses")[0])      # a Building: no card
    m = counter_assault("de", until="mission_end")
    assert m.tokens("de") == {"light": 4}


@rule("OC-COUNTER-16", "OC-RULING-54")
@pytest.mark.parametrize(("winner", "chooser"), [("us", "de"), ("de", "us")])
def test_play_resumes_with_the_sector_that_was_due_and_the_loser_of_the_counter_attack_chooses(
        winner: str, chooser: str) -> None:
    m = idle(counter_assault(winner, sector=0), "column", "commit")
    assert (m.ask, m.asked) == ("column", chooser)
    m = idle(counter_assault(winner, sector=1, dice="neuville"), "column", "commit")
    assert m.terrain == "neuville"


@rule("OC-COUNTER-17", "OC-RULING-34")
def test_the_turn_of_the_counter_attack_counts() -> None:
    m = counter_assault("us")                               # the sixth
    assert (m.state.turn, m.ask) == (7, "take_heroic")


@rule("OC-COUNTER-22")
def test_the_turn_of_a_counter_attack_is_a_full_turn() -> None:
    m = idle(launched().does("counter lafiere"), "extra_draw")
    assert len(m.hand("us")) == printed("lafiere")[0]
    m.does("extra")
    assert len(m.hand("de")) == printed("lafiere")[1] + 1
    m = launched(de="de_r35 de_m24", us_deck="", de_deck="", us_tokens={}).does("counter lafiere")
    idle(m, "discard").does("discard de_m24")
    m.does(next(text for text in m.options() if text != "discard de_r35"))
    idle(m, "commit").does("commit de_r35")
    assert m.total("de") == 5                               # the bridge strengthens Vehicles as ever
    assert m.state.outcome == RUNNING


@rule("OC-RULING-63", "OC-HISTO-06", "OC-COUNTER-16")
@pytest.mark.parametrize("attacked", ["houses", "lafiere"])
def test_after_a_counter_attack_tactical_choice_keeps_the_sector_from_before_it(attacked: str) -> None:
    m = counter_assault("us", attacked, sector=0, us="us_tactical us_medics", dice="neuville")
    idle(m, "before_terrain").does("play us_tactical")
    assert (m.terrain, m.view(None).sme.sector) == ("neuville", "main")
