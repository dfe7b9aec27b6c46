"""Operations and difficulty (VC-OPER, VC-DIFF)."""

from collections.abc import Sequence

import pytest

from bocage import Unknown, load, new
from bocage.games.v_commandos import RULESET
from tests.marks import rule
from tests.v_commandos.real_scenarios import opening, real, terrain, wait
from tests.v_commandos.scene import Scene, as_scene, scene

# number of commandos, terrains from left to right
OPERATIONS = {
    "green": (2, ["training_ground", "lighthouse"]),
    "black_tea": (3, ["streets", "bridges", "fuel_depot"]),
    "shooting_star": (4, ["town", "luxury_hotel", "bridges", "church"]),
    "snowflake": (3, ["cemetery", "bunker", "railway_tunnel"]),
    "dread_locked": (3, ["prison", "sewers"]),
    "silent_harbour": (4, ["port", "submarine_pen"]),
    "iron_orchard": (4, ["farm", "rail_yard", "factory"]),
    "copper_owl": (3, ["villa", "radar_station", "airfield"]),
    "winter_lantern": (4, ["command_post", "checkpoint", "warehouse"]),
}
TEAM = ["medic:blue", "scout:blue", "sapper:ochre", "officer:ochre"]
OFF = {"medic": "off", "scout": "off"}


def in_play(m: Scene) -> set[str]:
    return {each.id for each in m.view(None).terrains if each.state == "in_play"}


@rule("VC-OPER-01")
@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_names_its_commandos_and_its_terrains(name: str) -> None:
    number, terrains = OPERATIONS[name]
    shown = next(each for each in RULESET.scenarios if each.id == name)
    assert (shown.shelf, shown.pieces, shown.seats) == ("operation", number, (1, number))
    m = opening(name)
    assert [each.id for each in m.view(None).terrains] == terrains
    assert m.pending.about == (1, number)


@rule("VC-OPER-02")
def test_the_squad_is_chosen_from_the_front_before_the_back_is_laid_out() -> None:
    m = opening("black_tea")
    assert in_play(m) == set()
    m.does("choose medic blue", "choose scout blue")
    assert in_play(m) == set()
    m.play("choose sapper blue")
    assert in_play(m) == {"streets", "bridges"}
    names = [event.name for event in m.log]
    assert names.index("terrain_built") > max(at for at, name in enumerate(names) if name == "chosen")


@rule("VC-OPER-02")
def test_the_whole_back_is_open_to_all_from_the_start() -> None:
    m = opening("black_tea", ",".join(TEAM[:3]))
    assert [(each.id, each.state, each.commandos, [o.word for o in each.objectives]) for each in m.view(None).terrains] == [
        ("streets", "in_play", 2, ["destroy"]), ("bridges", "in_play", 2, ["destroy"] * 2),
        ("fuel_depot", "unbuilt", 3, ["destroy"] * 3)]


@rule("VC-OPER-03", "VC-OPER-07", "VC-OPER-08")
@pytest.mark.parametrize(("name", "done", "laid"), [
    ("green", [], ["training_ground"]), ("green", ["training_ground"], ["lighthouse"]),
    ("black_tea", [], ["streets", "bridges"]), ("black_tea", ["streets"], ["bridges"]),
    ("black_tea", ["bridges"], ["streets"]), ("black_tea", ["streets", "bridges"], ["fuel_depot"]),
    ("shooting_star", [], ["town"]), ("shooting_star", ["town"], ["luxury_hotel", "bridges"]),
    ("shooting_star", ["town", "luxury_hotel"], ["bridges"]),
    ("shooting_star", ["town", "luxury_hotel", "bridges"], ["church"]),
    ("snowflake", [], ["cemetery"]), ("snowflake", ["cemetery"], ["bunker"]),
    ("snowflake", ["cemetery", "bunker"], ["railway_tunnel"]),
    ("dread_locked", [], ["prison"]), ("dread_locked", ["prison"], ["sewers"]),
    ("silent_harbour", [], ["port"]), ("silent_harbour", ["port"], ["submarine_pen"]),
    ("iron_orchard", [], ["farm"]), ("iron_orchard", ["farm"], ["rail_yard"]),
    ("iron_orchard", ["farm", "rail_yard"], ["factory"]),
    ("copper_owl", [], ["villa"]), ("copper_owl", ["villa"], ["radar_station"]),
    ("copper_owl", ["villa", "radar_station"], ["airfield"]),
    ("winter_lantern", [], ["command_post"]), ("winter_lantern", ["command_post"], ["checkpoint"]),
    ("winter_lantern", ["command_post", "checkpoint"], ["warehouse"])])
def test_terrains_are_laid_from_left_to_right_as_their_links_open(name: str, done: Sequence[str], laid: list[str]) -> None:
    m = real(name, OFF, done=done, phase="start_turn", turn=4, loose=True)
    assert in_play(m) == set(laid)


@rule("VC-OPER-04")
def test_a_special_rule_holds_for_the_terrain_it_is_given_to_in_that_operation_only() -> None:
    blast = ("lay sapper", "move sapper {0}e", "detonate sapper {0}d", "end sapper", "activate scout")
    m = real("black_tea", {"sapper(tnt)": "bridges.d", "scout": "bridges.g"}, alarm=["bridges"])
    m.does(*(action.format("bridges.") for action in blast))
    assert m.refused("shut_off_alarm scout") == "VC-SCEN-16"
    m = real("bridges", {"sapper(tnt)": "d", "scout": "g"}, alarm=["bridges"])
    m.does(*(action.format("") for action in blast))
    m.play("shut_off_alarm scout")
    assert not m.alarm()


@rule("VC-OPER-04", "VC-SCEN-20")
def test_a_special_rule_may_concern_the_set_up_of_the_operation() -> None:
    m = opening("dread_locked", "medic:blue,scout:blue,sapper:ochre")
    assert [c.items for c in m.view(None).commandos] == [(), (), ()]
    assert sorted(m.items("prison.o")) == ["crowbar", "crowbar", "medkit", "medkit", "tnt"]


@rule("VC-OPER-05")
def test_a_terrain_is_completed_when_its_last_objective_is_done_and_nobody_is_left() -> None:
    m = scene(["[a: medic, hatch, objective interact 1] [b: scout, hatch]", "[c: hatch]"], links=[(0, 1)], built=[0])
    m.does("interact medic one.objective-a", "exit_hatch medic")
    assert terrain(m, "one").state == "in_play"
    m.does("activate scout", "exit_hatch scout")
    assert terrain(m, "one").state == "completed"
    assert m.told("terrain_completed")[0].rule == "VC-OPER-05"


@rule("VC-OPER-05")
def test_a_terrain_with_an_open_objective_stays_when_all_have_left() -> None:
    m = scene(["[a: medic, hatch, objective interact 1] [b: objective destroy]", "[c: hatch]"], links=[(0, 1)], built=[0])
    m.does("interact medic one.objective-a", "exit_hatch medic")
    assert terrain(m, "one").state == "in_play"


@rule("VC-OPER-05")
def test_the_eliminated_are_not_left_on_a_terrain_either() -> None:
    m = scene(["[a: medic, charge, objective destroy] [b: hatch]", "[c: hatch]"], links=[(0, 1)], built=[0], off=["scout"],
              dice=["officer"])
    m.does("detonate medic one.a", "side blue")
    assert terrain(m, "one").state == "completed"


@rule("VC-OPER-06")
def test_a_completed_terrain_is_removed_at_once_with_equipment_and_enemies() -> None:
    m = scene(["[a: medic(crowbar), hatch, objective interact 1] [b: +2 medkit, +mp40, charge, storm_trooper] "
               "[c: sledge_mp40, entrance N]", "[d: hatch]"], links=[(0, 1)], built=[0])
    m.does("drop medic crowbar", "interact medic one.objective-a", "exit_hatch medic")
    seen = m.view(None)
    assert terrain(m, "one").state == "completed"
    assert terrain(m, "one").tiles == ()
    assert (m.foes("one.b"), m.foes("one.c"), m.items("one.b"), m.charges("one.b")) == ({}, {}, [], 0)
    assert seen.equipment_discard == {"medkit": 2, "mp40": 1, "tnt": 1, "crowbar": 1}
    assert seen.enemy_pool == {"regular": 32, "sledge": 5, "null": 7, "storm_trooper": 1}


@rule("VC-OPER-06")
def test_enemies_waiting_outside_return_to_the_pool_as_well() -> None:
    m = scene(["[c: entrance N, 4 mp40] [a: medic, hatch, objective interact 1]", "[d: hatch]"], links=[(0, 1)], built=[0],
              phase="reinforcement", direction="N", until="choose_squad", dice=["regular", 1, "flare", "cold_wind"])
    assert m.outside("one.c-N") == {"mauser": 1}
    m.does("activate medic", "interact medic one.objective-a", "exit_hatch medic")
    assert m.view(None).enemy_pool["regular"] == 32
    assert m.outside("one.c-N") == {}


@rule("VC-OPER-06")
def test_the_crowbar_of_a_barricade_is_discarded_with_its_terrain() -> None:
    m = scene(["[a: medic(crowbar), hatch, objective interact 1, entrance N]", "[c: hatch]"], links=[(0, 1)], built=[0])
    m.does("barricade medic one.a-N", "interact medic one.objective-a", "exit_hatch medic")
    assert m.view(None).equipment_discard == {"crowbar": 1}


@rule("VC-OPER-06")
def test_a_removed_terrain_brings_no_more_events_and_enemies() -> None:
    m = scene(["[a: medic, hatch, objective interact 1] [b: entrance N]", "[c: hatch, objective destroy]"], links=[(0, 1)],
              built=[0], event="cold_wind", until="choose_squad", dice=["power_cut"])
    m.does("interact medic one.objective-a", "exit_hatch medic")
    assert (m.state.turn, m.phase) == (2, "commandos")
    assert (terrain(m, "one").card, terrain(m, "two").card) == ("", "power_cut")
    assert m.told("arrived") == []


@rule("VC-OPER-07", "VC-SEQ-05")
def test_the_next_terrain_is_set_up_at_the_start_of_the_next_turn_not_before() -> None:
    m = scene(["[a: medic, hatch, objective interact 1]", "[c: hatch]"], links=[(0, 1)], built=[0], event="cold_wind",
              off=["scout(tnt)"], until="choose_squad", dice=["power_cut"])
    m.does("interact medic one.objective-a")
    assert in_play(m) == {"one"}
    m.does("exit_hatch medic")
    order = [event.name for event in m.log if event.name in ("terrain_completed", "turn_begins", "terrain_built", "card_drawn")]
    assert order == ["terrain_completed", "turn_begins", "terrain_built", "card_drawn"]
    assert in_play(m) == {"two"}


@rule("VC-OPER-08")
def test_a_terrain_with_two_links_opens_only_when_both_sources_are_completed() -> None:
    m = scene(["[a: medic, hatch, objective interact 1]", "[a: scout, hatch, objective interact 1]", "[a: hatch]"],
              links=[(0, 2), (1, 2)], built=[0, 1], event="cold_wind", until="choose_squad",
              dice=["power_cut", "tail_wind", "flare"])
    m.does("interact medic one.objective-a", "exit_hatch medic")
    wait(m, turn=2)
    assert in_play(m) == {"two"}
    m.does("activate scout", "interact scout two.objective-a", "exit_hatch scout")
    wait(m, turn=3)
    assert in_play(m) == {"three"}


@rule("VC-OPER-09")
def test_players_decide_who_enters_which_of_the_new_terrains() -> None:
    squad = {"medic": "off", "scout": "off", "sapper": "off", "officer": "off"}
    m = real("shooting_star", squad, done=["town"], active=None)
    hotel, bridges = "luxury_hotel.n", "bridges.d"
    for role, tile in (("medic", hotel), ("scout", hotel), ("sapper", bridges), ("officer", bridges)):
        m.play(f"activate {role}")
        assert [text for text in m.texts if "move" in text] == [f"move {role} {hotel}", f"move {role} {bridges}"]
        m.does(f"move {role} {tile}", f"end {role}")
    assert not any(each.alarm for each in m.view(None).terrains)


@rule("VC-OPER-09", "VC-HATCH-02")
def test_who_has_just_left_enters_another_terrain_only_in_a_later_turn() -> None:
    m = scene(["[a: medic, hatch, objective destroy]", "[c: hatch, objective destroy]"], event="cold_wind",
              until="choose_squad", off=["scout"], dice=["power_cut", "tail_wind", "weak_locks"])
    m.play("exit_hatch medic")
    assert m.refused("activate medic") == "VC-ACT-03"
    wait(m, turn=2).does("activate medic", "move medic two.c")
    assert m.commando("medic").tile == "two.c"


@rule("VC-OPER-10")
def test_an_operation_may_call_for_more_commandos_than_a_terrain_bears() -> None:
    m = real("green", {"medic": "off", "scout": "off"})
    m.does("move medic training_ground.h", "end medic", "activate scout")
    assert not m.alarm()
    m.play("move scout training_ground.h")
    assert m.alarm()
    assert m.told("alarm_on")[0].rule == "VC-ALARM-04"


@rule("VC-OPER-11")
def test_parallel_terrains_have_alarms_of_their_own() -> None:
    m = scene(["[a: medic] [b M]", "[c: scout]"])
    m.play("move medic one.b")
    assert (m.alarm(0), m.alarm(1)) == (True, False)


@rule("VC-OPER-11")
def test_parallel_terrains_draw_events_of_their_own() -> None:
    m = scene(["[a: medic]", "[c: scout]"], phase="start_turn", turn=0, until="commandos", dice=["cold_wind", "power_cut"])
    assert (m.asked, m.texts) == ("terrain_order", ["terrain one", "terrain two"])
    m.play("terrain two")
    assert (terrain(m, "one").card, terrain(m, "two").card) == ("power_cut", "cold_wind")


@rule("VC-OPER-11")
def test_parallel_terrains_have_enemies_of_their_own() -> None:
    m = scene(["[a: medic visible] [b: mp40]", "[c] [d: mp40] [e: scout]"], phase="movement", dice=["power_cut"], alarm=True)
    wait(m)
    assert m.foes("one.a") == {"mp40": 1}
    assert m.foes("two.c") == {"mp40": 1}                   # west by the compass: nobody is visible over there


@rule("VC-OPER-11", "VC-ALARM-06")
def test_an_alarm_brings_more_enemies_on_its_own_terrain_only() -> None:
    m = scene(["[a: entrance N] [b: medic]", "[c: entrance N] [d: scout]"], phase="reinforcement", alarm=True,
              dice=["regular", 0, "regular", 0, "regular", 0])
    wait(m)
    assert (m.foes("one.a"), m.foes("two.c")) == ({"mp40": 2}, {"mp40": 1})


# --- difficulty -------------------------------------------------------------------------------------------------------


@rule("VC-DIFF-01", "VC-DIFF-02", "VC-SCEN-24")
@pytest.mark.parametrize("veteran", [False, True])
def test_the_alarm_of_fuel_depot_in_black_tea_starts_on_for_veterans(veteran: bool) -> None:
    m = real("black_tea", OFF, done=["streets", "bridges"], veteran=veteran)
    assert terrain(m, "fuel_depot").alarm is veteran


@rule("VC-DIFF-01", "VC-DIFF-02", "VC-SCEN-24", "VC-SCEN-14")
@pytest.mark.parametrize("veteran", [False, True])
def test_a_special_unit_waits_at_the_church_for_veterans(veteran: bool) -> None:
    m = real("shooting_star", OFF, done=["town", "luxury_hotel", "bridges"], veteran=veteran)
    specials = [kind for kind in m.foes("church.d") if kind != "mp40"]
    assert len(specials) == (1 if veteran else 0)


@rule("VC-DIFF-01", "VC-DIFF-02", "VC-SCEN-24", "VC-SCEN-19")
@pytest.mark.parametrize(("veteran", "uniforms"), [(False, 6), (True, 0)])
def test_no_uniform_in_snowflake_for_veterans(veteran: bool, uniforms: int) -> None:
    m = real("snowflake", OFF, veteran=veteran)
    lying = sum(m.items(tile.name).count("uniform") for tile in terrain(m, "cemetery").tiles)
    assert m.view(None).equipment_pool.get("uniform", 0) + lying == uniforms


@rule("VC-DIFF-01", "VC-DIFF-02", "VC-SCEN-24", "VC-SCEN-14")
@pytest.mark.parametrize("veteran", [False, True])
def test_a_terrain_card_may_have_a_veteran_rule_too(veteran: bool) -> None:
    m = real("command_post", OFF, veteran=veteran)
    assert ("marksman" in m.foes("i")) is veteran


@rule("VC-DIFF-02", "VC-SETUP-07")
@pytest.mark.parametrize("veteran", [False, True])
def test_veterans_meet_more_enemies_on_every_terrain_of_an_operation(veteran: bool) -> None:
    m = real("green", OFF, veteran=veteran)
    assert m.foes("training_ground.b") == ({"mp40": 1} if veteran else {})
    m = real("green", OFF, done=["training_ground"], veteran=veteran)
    assert m.foes("lighthouse.m") == ({"mp40": 1} if veteran else {})


@rule("VC-DIFF-02")
def test_veterans_keep_the_rules_without_a_mark() -> None:
    m = real("black_tea", {"sapper(tnt)": "bridges.d", "scout": "bridges.g"}, alarm=["bridges"], veteran=True)
    m.does("lay sapper", "move sapper bridges.e", "detonate sapper bridges.d", "end sapper", "activate scout")
    assert m.refused("shut_off_alarm scout") == "VC-SCEN-16"


@rule("VC-DIFF-03")
def test_difficulty_is_agreed_before_set_up_and_kept_in_the_record() -> None:
    m = as_scene(new("v_commandos", "streets", seed="x", options={"difficulty": "veteran", "squad": "medic:blue,scout:blue"}))
    assert "option difficulty veteran" in m.record()
    assert load(m.record()).setup.options["difficulty"] == "veteran"
    assert sum(terrain(as_scene(load(m.record()))).tiles[1].enemies.values()) == 1    # at the entrance of b


@rule("VC-DIFF-03")
def test_standard_is_played_where_nothing_is_said_and_nothing_else_is_known() -> None:
    assert new("v_commandos", "streets", seed="x").setup.options["difficulty"] == "standard"
    with pytest.raises(Unknown):
        new("v_commandos", "streets", seed="x", options={"difficulty": "heroic"})
