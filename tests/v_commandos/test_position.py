"""V-Commandos: positions as text."""

from __future__ import annotations

import pytest

from bocage import BadPosition, Match, position
from bocage.core.dice import ScriptedDice
from bocage.games.v_commandos import RULESET
from bocage.games.v_commandos.pieces import CROWBAR, GRENADE, MAUSER, MEDKIT, NULL_TOKEN, REGULAR_TOKEN, SCOUT, TNT
from bocage.games.v_commandos.state import UNHELD
from tests.positions import no_crash, read_back, some_moments, table_is_whole

GAME = "v_commandos"
LIGHTHOUSE = """
    scenario lighthouse
    turn: 3
    phase: commandos
    active: scout
    scout: tile d, visible, active, actions 2, wounds 1, kit crowbar grenade
    medic: tile b, done
    terrain lighthouse: in_play, built-in-turn 1, alarm
    tile d: mp40
    tile e: 2 mp40, storm_trooper, items tnt
"""


def lighthouse(*more: str, dice: list[int | str] | None = None) -> Match:
    return position(GAME, "\n".join([LIGHTHOUSE, *more]), dice=ScriptedDice(dice or []))


def fault(*lines: str) -> str:
    with pytest.raises(BadPosition) as bad:
        lighthouse(*lines)
    return str(bad.value)


@pytest.mark.parametrize("scenario", [card.id for card in RULESET.scenarios])
def test_every_slot_of_the_state_has_its_line(scenario: str) -> None:
    table_is_whole(GAME, scenario)


@pytest.mark.parametrize("scenario", ["sewers", "dread_locked", "training_ground"])
def test_moments_of_a_game_read_back(scenario: str) -> None:
    read_back(GAME, some_moments(GAME, scenario))


def test_no_text_is_a_crash() -> None:
    no_crash(GAME, some_moments(GAME, "black_tea"), 150)


def test_what_a_text_says_is_so() -> None:
    match = lighthouse()
    assert match.decision is not None
    assert (match.decision.kind, match.decision.about) == ("act", (SCOUT, 2))
    assert [option.text for option in match.decision.options] == [
        "move scout a", "move scout k", "shoot scout silenced_pistol d", "shoot_door scout silenced_pistol d-e",
        "shoot scout grenade d", "force scout d-e", "drop scout crowbar", "drop scout grenade", "end scout"]
    assert match.setup.seats == ("seat1",)


def test_pools_and_supply_hold_what_lies_nowhere_else() -> None:
    match = lighthouse("discarded events: fog_searchlights", "next enemies: mauser, null")
    s, b = match.state, match.board
    assert s.pool == [b.tokens[REGULAR_TOKEN] - 4, b.tokens[1], b.tokens[NULL_TOKEN] - 1, 0, 0, 0, 0, 0]
    assert s.special_pool == [0, 0, 0, b.tokens[3] - 1, *b.tokens[4:]]
    assert [b.supply[item] - s.supply[item] for item in (MEDKIT, CROWBAR, TNT, GRENADE)] == [0, 1, 1, 1]
    assert (sum(s.deck), s.deck[b.event_ids.index("fog_searchlights")]) == (len(b.event_ids) - 1, 0)
    named = lighthouse("pool: 29 regular, 5 sledge, 3 null, marksman")
    assert named.state.pool == [29, 5, 3, 0, 0, 0, 0, 1], "what is said holds; Ø tokens may have left the game"
    assert named.state.special_pool[-1] == b.tokens[-1] - 1


def test_tokens_lie_as_their_card_shows_and_a_regular_enemy_guards_them() -> None:
    match = lighthouse("tile h: mauser", "tile c: 2 mp40, mauser", "token nest-c: guard mauser")
    named = dict(zip(match.board.triangle_name, match.state.holder, strict=True))
    assert named == {"alarm-h": MAUSER, "nest-c": MAUSER, "objective-f": UNHELD}
    assert [match.board.tile_name[tile] for tile in match.state.triangles] == ["h", "c", "f"]


def test_a_commando_in_the_nest_and_one_below_the_ground() -> None:
    match = lighthouse("sniper: tile c", "token nest-c: guard sniper", "officer: tile off, kit uniform")
    assert match.state.squad == [0, 1, 2, 4]
    assert "token nest-c: guard sniper" in match.position()
    assert "officer: tile off, kit uniform" in match.position()


def test_a_game_goes_on_from_a_position() -> None:
    match = lighthouse(dice=[6, 6])
    match.play("shoot scout silenced_pistol d")
    assert match.state.budget[SCOUT] == 1


def test_choices_since_the_step_began_are_played_again() -> None:
    match = lighthouse("since", "seat1: drop scout crowbar")
    assert match.state.kit[SCOUT] == [GRENADE]
    match.undo()
    assert match.state.kit[SCOUT] == [CROWBAR, GRENADE]
    shot_at = lighthouse("since", "seat1: move scout k = 1 6")
    assert shot_at.state.wounds[SCOUT] == 2


@pytest.mark.parametrize(("line", "said"), [
    ("sniper: tile zz", "Line 12 of the position, “zz”: expected one of: "),
    ("sniper: tile a, drunk", "Line 12 of the position, “drunk”: expected one of: tile, seat, blue, ochre, stealthy, visible,"),
    ("tile a: 99 mp40", "This position cannot be: tokens regular: 102, not 32; a: 99 characters in 4 slots"),
    ("tile a: 4 mp40, 4 mauser", "This position cannot be: a: 8 characters in 4 slots"),
    ("sniper: tile a, visible, critical", "Line 12 of the position, “critical”: expected “face” only once."),
    ("sniper: tile a, wounds 9", "This position cannot be: sniper is critical and not critical"),
    ("phase: lunch", "Line 12 of the position, “phase”: expected “phase” only once."),
    ("door x-y: open", "Line 12 of the position, “door x-y”: expected one of: "),
    ("since\nseat1: drop scout crowbar\nseat1: move scout zz", "Line 14 of the position: “move scout zz”: “zz” cannot be read"),
])
def test_faults_are_told(line: str, said: str) -> None:
    assert fault(line).startswith(said)
