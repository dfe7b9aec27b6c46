"""VC-TURN: four phases, three enemy steps, all terrains together."""

from bocage.games.v_commandos.state import PHASES
from tests.marks import rule
from tests.v_commandos.event_turns import names
from tests.v_commandos.scene import scene


@rule("VC-TURN-01")
def test_event_commandos_enemy_end_and_then_the_next_turn() -> None:
    m = scene("[a: medic]", phase="start_turn", until="choose_squad", dice=["flare", "power_cut"])
    m.play("done")
    assert [PHASES[phase] for phase in m.numbers("phase", 0)] == [
        "events", "commandos", "reinforcement", "movement", "fire", "end_turn", "events", "commandos"]
    assert [event.args[0] for event in m.told("turn_begins")] == [2, 3]


@rule("VC-TURN-01")
def test_turns_end_with_success() -> None:
    m = scene("[a: medic, hatch]", until="choose_squad", event="flare")
    m.play("exit_hatch medic")
    assert m.won
    assert m.asked == ""


@rule("VC-TURN-02")
def test_enemies_are_reinforced_then_move_then_fire() -> None:
    m = scene("""
        [a: entrance N]
        [b: medic visible]
        """, phase="reinforcement", until="end_turn", dice=["regular", 0, 4, 1])
    assert names(m, "arrived", "marched", "group_fired") == ["arrived", "marched", "group_fired"]
    assert m.foes("b") == {"mp40": 1}
    assert m.commando("medic").wounds == 1


@rule("VC-TURN-02")
def test_each_enemy_step_lies_between_two_moments_for_free_actions() -> None:
    m = scene("[a: medic(medkit)]", phase="before_reinforcement", until="end_turn", event="flare")
    passed = []
    while m.asked == "window":
        passed.append(m.phase)
        m.play("pass")
    assert passed == ["before_reinforcement", "before_movement", "before_fire", "after_fire"]


@rule("VC-TURN-03")
def test_players_choose_which_terrain_draws_its_event_first() -> None:
    m = scene(["[a: medic]", "[a: scout]"], phase="start_turn", until="commandos", seats=2, dice=["flare", "power_cut"])
    assert (m.asked, m.pending.by) == ("terrain_order", (0, 1))
    assert m.texts == ["terrain one", "terrain two"]
    m.play("terrain two")
    assert [m.board.event_ids[card] for card in m.state.card] == ["power_cut", "flare"]


@rule("VC-TURN-03")
def test_a_step_is_carried_out_on_all_terrains_before_the_next_one_begins() -> None:
    field = """
        [a: entrance N]
        [b]
        [c: {} visible]
        """
    m = scene([field.format("medic"), field.format("scout")], phase="reinforcement", until="end_turn",
              dice=["regular", 0, "regular", 0, 1, 1, 1, 1])
    while m.asked:
        m.play(m.texts[0])
    assert names(m, "arrived", "marched", "group_fired") == [
        "arrived", "arrived", "marched", "marched", "group_fired", "group_fired"]


@rule("VC-TURN-03")
def test_players_choose_which_terrain_is_supplied_first() -> None:
    m = scene(["[a: medic] [b: entrance N]", "[a: scout] [b: entrance N]"], phase="start_turn", until="before_movement",
              dice=["radio_chatter", "regular", 0, "regular", 1, "sledge", 0, "sledge", 1, "flare"])
    m.does("terrain one", "done")
    assert m.asked == "terrain_order"
    assert m.texts == ["terrain one", "terrain two"]
    m.play("terrain two")
    assert m.foes("two.b") == {"mp40": 1}
    assert m.foes("one.b") == {"mauser": 1}


@rule("VC-TURN-04")
def test_the_enemy_phase_takes_place_on_a_terrain_without_commandos_too() -> None:
    m = scene(["[a: medic]", """
        [a]
        [b: entrance S]
        """], phase="reinforcement", until="before_fire", dice=["regular", 0, "flare", "fresh_magazines"])
    assert m.foes("two.a") == {"mp40": 1}
    assert m.foes("two.b") == {}
