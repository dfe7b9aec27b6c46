"""What ships is what is printed in the rulebook and in the tables and layouts of the catalogue, but for changes on purpose."""

from typing import Any

import pytest

from bocage.games.v_commandos import content
from tests.marks import rule

BOX = content.load()


# --- what the rulebook prints -----------------------------------------------------------------------------------------


def entries() -> dict[tuple[str, str], Any]:
    """Everything that has a source, by kind and id."""
    found = {("numbers", ""): BOX.numbers}
    lists = {"size": BOX.numbers.tiles, "token": BOX.tokens, "printed": BOX.printed, "card": BOX.cards, "enemy": BOX.enemies,
             "event": BOX.events, "escort": BOX.escorts, "terrain": BOX.terrains.values(),
             "operation": BOX.operations.values()}
    return found | {(kind, entry.id): entry for kind, each in lists.items() for entry in each}


def source(entry: Any, field: str) -> str:
    return str(entry.source.get(field, entry.source["*"]))


def is_one(value: Any) -> bool:
    return len(value) == 1


def protects_for_six_turns(value: Any) -> bool:
    return [(type(each), each.turns) for each in value] == [(content.Protect, 6)]


def is_an_escort(value: Any) -> bool:
    return [type(each) for each in value] == [content.EscortOut]


def is_done_by_hand(value: Any) -> bool:
    return isinstance(value[0], content.Interact)


def can_eliminate(value: Any) -> bool:
    return content.CollapseAfterBlast in map(type, value)


def mark_bridges_and_fuel_depot(value: Any) -> bool:
    return {each.on for each in value} == {"bridges", "fuel_depot"}


BLACK_TEA = ("streets > fuel_depot", "bridges > fuel_depot")
SHOOTING_STAR = ("town > luxury_hotel", "town > bridges", "luxury_hotel > church", "bridges > church")
ROLES = ("medic", "sniper", "scout", "sapper", "officer")
NOT_BEFORE_GREEN = ("medkit", "bombing", "uniform")

# Kind and id of an entry, field, value (or what is true of it): what the catalogue marks as printed in the rulebook.
RULEBOOK = [
    ("numbers", "", "nest_dice", 4), ("numbers", "", "nest_to_hit", 5), ("numbers", "", "doors_in_box", 20),
    ("numbers", "", "entrances_in_box", 8), ("numbers", "", "hatches_in_box", 6), ("numbers", "", "alarms_in_box", 2),
    ("numbers", "", "objectives_in_box", 6), ("numbers", "", "nests_in_box", 2),
    ("size", "S", "in_box", 19), ("size", "M", "in_box", 6), ("size", "L", "in_box", 4),
    ("size", "S", "slots", 4), ("size", "M", "slots", 8), ("size", "S", "to_hit", 4), ("size", "M", "to_hit", 3),
    *[("card", f"{role}_{side}", "role", role) for role in ROLES for side in ("blue", "ochre")],
    ("card", "medic_blue", "printed", "sten"), ("card", "medic_blue", "start", ("medkit", "medkit")),
    ("card", "medic_blue", "slots", 6), ("card", "scout_ochre", "ability", "climber"),
    ("printed", "sten", "dice", 2), ("printed", "sten", "visible", True), ("printed", "sten", "alarm", True),
    ("printed", "silenced_pistol", "dice", 1),
    *[("token", token.id, "id", token.id) for token in BOX.tokens],
    ("token", "grenade", "alarm", True), ("token", "stg44", "overheats", True), ("token", "mg42", "overheats", True),
    ("token", "springfield", "alarm", True), ("token", "springfield", "visible", False),
    ("token", "mosin_nagant", "alarm", True), ("token", "mosin_nagant", "visible", False),
    ("enemy", "mp40", "number", 32), ("enemy", "mp40", "dice", 2), ("enemy", "sledge_mp40", "number", 5),
    ("enemy", "sledge_mp40", "strength", 2), ("enemy", "sledge_mauser", "strength", 2), ("enemy", "null", "number", 7),
    ("escort", "admiral", "id", "admiral"), ("escort", "admiral", "enemy", True),
    ("event", "sixth_sense", "id", "sixth_sense"), ("event", "alarm_alarm", "id", "alarm_alarm"),
    ("event", "quiet_sniper", "id", "quiet_sniper"), ("event", "quiet_sniper", "effects", ("quiet", "sniper")),
    *[("terrain", name, "id", name) for name in ("streets", "bridges", "fuel_depot", "town", "luxury_hotel", "church")],
    ("terrain", "streets", "alarm", is_one), ("terrain", "streets", "nests", is_one),
    ("terrain", "streets", "objectives", is_one),
    ("terrain", "church", "objectives", protects_for_six_turns), ("terrain", "town", "objectives", is_an_escort),
    ("terrain", "luxury_hotel", "commandos", 2), ("terrain", "bridges", "commandos", 2),
    ("terrain", "lighthouse", "objectives", is_done_by_hand), ("terrain", "bomb_vault", "objectives", is_done_by_hand),
    *[("operation", name, "id", name) for name in ("green", "black_tea", "shooting_star", "snowflake")],
    ("operation", "black_tea", "terrains", ("streets", "bridges", "fuel_depot")),
    ("operation", "black_tea", "links", BLACK_TEA), ("operation", "black_tea", "rules", mark_bridges_and_fuel_depot),
    ("operation", "shooting_star", "terrains", ("town", "luxury_hotel", "bridges", "church")),
    ("operation", "shooting_star", "links", SHOOTING_STAR), ("operation", "shooting_star", "commandos", 4),
    ("operation", "snowflake", "rules", can_eliminate),
]

# The same for what is known from other public material, and for what is ours and could be taken for printed.
PUBLIC = [
    ("event", "friendly_fire", "id", "friendly_fire"), ("event", "movie_night", "id", "movie_night"),
    ("terrain", "radar_station", "objectives", is_done_by_hand), ("operation", "dread_locked", "id", "dread_locked"),
]
OURS = [
    ("size", "L", "slots", 16), ("size", "L", "to_hit", 2), ("enemy", "mauser", "dice", 1),
    ("enemy", "sledge_mauser", "dice", 1), ("card", "medic_blue", "ability", "steady_hands"),
    ("card", "medic_blue", "nation", "france"),
    ("escort", "admiral", "faces", ("visible", "visible")), ("token", "medkit", "number", 8), ("token", "grenade", "dice", 3),
    ("event", "flare", "compass", "N"), ("terrain", "streets", "tiles", BOX.terrains["streets"].tiles),
    ("operation", "silent_harbour", "id", "silent_harbour"),
]


@pytest.mark.parametrize(("kind", "id", "field", "printed", "where"), [
    pytest.param(*fact, where, id="-".join(filter(None, (where, *fact[:3]))))
    for where, facts in (("rulebook", RULEBOOK), ("public", PUBLIC), ("ours", OURS)) for fact in facts])
def test_a_datum_is_what_its_source_says(kind: str, id: str, field: str, printed: Any, where: str) -> None:
    entry = entries()[kind, id]
    value = getattr(entry, field)
    assert printed(value) if callable(printed) else value == printed
    assert source(entry, field) == where


@rule("VC-POOL-01", "VC-POOL-02", "VC-POOL-03")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (len(BOX.terrains), len(BOX.operations), len(BOX.events), len(BOX.escorts)) == (26, 9, 37, 4)
    assert sum(size.in_box for size in BOX.numbers.tiles) == 29
    assert sum(token.number for token in BOX.tokens) == 66
    assert sum(enemy.number for enemy in BOX.enemies if enemy.special) == 10
    assert (len({card.role for card in BOX.cards}), len(BOX.cards)) == (5, 10)
    assert len({frozenset(escort.faces) for escort in BOX.escorts}) == 3


def test_special_units_are_ours_and_everything_has_a_source() -> None:
    assert {source(enemy, field) for enemy in BOX.enemies if enemy.special for field in ("id", "number", "dice")} == {"ours"}
    assert all("*" in entry.source for entry in entries().values())


# --- the tables of the catalogue --------------------------------------------------------------------------------------

EQUIPMENT = """
spotted 10 orange - -
medkit 8 green - -
crowbar 7 green - -
tnt 8 green - alarm,powerful
uniform 6 green - -
grenade 8 green 3 alarm
bombing 3 green 5 alarm
mp40 5 blue 2 visible,alarm
mauser 3 blue 1 visible,alarm
stg44 2 blue 3 visible,alarm,overheats
mg42 2 blue 4 visible,alarm,overheats
silenced_sten 2 blue 2 -
springfield 1 blue 2 alarm
mosin_nagant 1 blue 2 alarm
"""
PRINTED = """
sten 2 visible,alarm
pistol 1 visible,alarm
silenced_pistol 1 -
mosin_rifle 2 alarm
springfield_rifle 2 alarm
"""
COMMANDOS = """
medic france blue sten medkit,medkit 6 steady_hands 1 2
medic france ochre pistol medkit,uniform 5 dressing 1 2
sniper ussr blue mosin_rifle uniform 4 long_sight 1 2
sniper ussr ochre springfield_rifle crowbar 4 patience 1 2
scout usa blue silenced_pistol crowbar 4 shadow 1 2
scout usa ochre pistol grenade 4 climber 2 1
sapper canada blue sten tnt,tnt 5 quick_fuse 1 2
sapper canada ochre pistol tnt,crowbar 5 locksmith 1 2
officer uk blue sten grenade 5 orders 2 1
officer uk ochre pistol bombing 5 decoy 1 2
"""
SPECIAL_UNITS = "storm_trooper 3 3, patrol_leader 2 1, dog_handler 2 1, machine_gunner 2 4, marksman 1 2"
ESCORTS = """
admiral visible visible enemy
resistance_leader stealthy visible
scientist stealthy stealthy
downed_pilot stealthy visible
"""
EVENTS = """
1 sixth_sense N, 2 alarm_alarm W, 3 quiet_sniper:quiet/sniper E, 4 friendly_fire S, 5 movie_night W, 6 flare N,
7 distant_raid E, 8 heavy_rain redraw, 9 fog_searchlights:fog/searchlights S, 10 second_wind N, 11 dropped_keys E,
12 double_watch S, 13 change_of_guard W, 14 fresh_magazines N, 15 jammed_weapon E, 16 lost_crate S, 17 loose_hatch W,
18 sealed_hatch:sealed_hatch/counter_search redraw, 19 radio_chatter N, 20 barking_dogs E, 21 drunken_sentries S,
22 power_cut W, 23 forced_march N, 24 steady_nerves E, 25 local_help S, 26 informer W, 27 truck_convoy N,
28 mail_day:mail_day/manhunt redraw, 29 cold_wind E, 30 tail_wind S, 31 cross_fire W, 32 sore_throat N, 33 weak_locks E,
34 ammo_check S, 35 quiet_corridors W, 36 dead_line redraw, 37 long_shadows redraw
"""


def symbols(weapon: object) -> str:
    names = [name for name in ("visible", "alarm", "powerful", "overheats") if getattr(weapon, name)]
    return ",".join(names) or "-"


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def test_equipment_is_as_printed() -> None:
    tokens = [f"{each.id} {each.number} {each.colour} {each.dice or '-'} {symbols(each)}" for each in BOX.tokens]
    assert tokens == lines(EQUIPMENT)
    assert [f"{each.id} {each.dice} {symbols(each)}" for each in BOX.printed] == lines(PRINTED)


def test_commando_cards_are_as_printed() -> None:
    assert [f"{card.role} {card.nation} {card.side} {card.printed} {','.join(card.start)} {card.slots} {card.ability} "
            f"{card.plus_slots} {card.minus_slots}" for card in BOX.cards] == lines(COMMANDOS)


def test_special_units_and_escorts_are_as_printed() -> None:
    assert ", ".join(f"{enemy.id} {enemy.number} {enemy.dice}" for enemy in BOX.enemies if enemy.special) == SPECIAL_UNITS
    assert [f"{each.id} {' '.join(each.faces)}{' enemy' if each.enemy else ''}" for each in BOX.escorts] == lines(ESCORTS)


def test_event_cards_are_as_printed() -> None:
    found = [f"{at + 1} {card.id}{':' + '/'.join(card.effects) if len(card.effects) > 1 else ''} {card.compass}"
             for at, card in enumerate(BOX.events)]
    assert found == [each.strip() for each in " ".join(lines(EVENTS)).split(",")]
