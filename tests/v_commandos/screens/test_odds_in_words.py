"""What players are told of chance: the numbers beside options come from the rules themselves, through every own answer."""

import pytest

from bocage.core.dice import SeededDice
from bocage.core.event import Event
from bocage.core.outcomes import Odds, Outcome
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.rules.follow_ups import follow_up
from bocage.games.v_commandos.screens import VScreen
from tests.marks import rule
from tests.v_commandos.real_scenarios import real
from tests.v_commandos.scene import Scene, scene

CONTINUATIONS = 2000


def shown(m: Scene, action: str) -> dict[str, float]:
    """The chances beside an option."""
    return {each.key: round(each.chance, 4) for each in VScreen(m.board, "en").chances(m.odds(action))}


def remarks(m: Scene, odds: Odds) -> str:
    return " ".join(VScreen(m.board, "en").remarks(odds))


@rule("VC-SHOOT-07", "VC-NEST-03")
@pytest.mark.parametrize(("commando", "weapon", "chance"), [
    ("scout", "silenced_pistol", 1 / 3), ("medic", "sten", 5 / 9), ("medic(grenade)", "grenade", 19 / 27)])
def test_a_lone_guard_in_a_nest_is_hit_by_a_5_or_6_only(commando: str, weapon: str, chance: float) -> None:
    m = scene(f"[a: {commando}] [b: nest, mp40]")
    assert shown(m, f"shoot {commando.split('(')[0]} {weapon} b")["hits"] == pytest.approx(chance, abs=1e-3)


@rule("VC-SHOOT-07")
def test_the_log_names_the_number_that_is_really_needed() -> None:
    m = scene("[a: scout] [b: nest, mp40]", dice=[4])
    m.play("shoot scout silenced_pistol b")
    assert m.numbers("shot", 1) == [5]
    assert m.told("missed")
    assert not m.told("hits_lost")


@rule("VC-TEST-03")
@pytest.mark.parametrize(("enemies", "chance"), [
    ("mp40", 2 / 3), ("mp40, mp40", 4 / 9), ("dog_handler", 1 / 2), ("mp40, dog_handler", 1 / 3)])
def test_the_chance_to_stay_unseen_is_that_of_no_1_or_2_and_beside_a_dog_no_3(enemies: str, chance: float) -> None:
    m = scene(f"[a: medic] [b: {enemies}]")
    assert shown(m, "move medic b")["hidden"] == pytest.approx(chance, abs=1e-3)


@rule("VC-TEST-02", "VC-TEST-03")
def test_where_enemies_may_come_or_not_nobody_is_promised_a_choice() -> None:
    """A Medic who may be tested, and passes, is hidden; so is one whom no enemy comes near."""
    passes, fails = Event(e.UNDETECTED, (0,), "VC-TEST-03"), Event(e.SEEN, (0,), "VC-STEALTH-13")
    outcomes = tuple(Outcome(events, share, share, share, None) for events, share in (
        ((), 0.5), ((passes,), 0.25), ((fails,), 0.25)))
    screen, odds = VScreen(scene("[a: medic]").board, "en"), Odds(True, outcomes)
    assert {each.key: each.chance for each in screen.chances(odds)} == {"hidden": 0.75, "seen": 0.25}
    assert [(each.part, each.key, each.chance) for each in screen.shares(odds)] == [
        ("hope", "hidden", 0.75), ("danger", "seen", 0.25)]


@rule("VC-BOMB-01", "VC-BOMB-02")
def test_a_raid_on_a_tile_without_enemies_promises_no_hit() -> None:
    m = scene("[a: officer(bombing)] [b] [c: medic visible]", alarm=True)
    assert "hits" not in shown(m, "bomb officer b")
    told = shown(m, "bomb officer c")
    assert "hits" not in told
    assert told["wounded"] == pytest.approx(31 / 32, abs=1e-3)
    assert told["critical"] == pytest.approx(1 / 2, abs=1e-3)       # three hits or more of five dice


@rule("VC-GREN-03", "VC-BOMB-03", "VC-EFIRE-10")
def test_odds_go_through_the_questions_which_enemy_falls_and_who_is_wounded() -> None:
    m = scene("[a: officer(bombing)] [b: mp40, mauser, medic visible, scout visible wounded 2]", alarm=True)
    odds = m.odds("bomb officer b")
    told = shown(m, "bomb officer b")
    assert told["hits"] == pytest.approx(31 / 32, abs=0.03)
    assert told["wounded"] == pytest.approx(1 / 2, abs=0.08)        # a third hit; the Medic takes it
    assert "critical" not in told or told["critical"] < 0.15
    assert {"hit", "share_hits"} <= set(odds.assumed)
    assert "least harm" in remarks(m, odds)


@rule("VC-SPOT-01", "VC-STEALTH-14")
def test_a_spotted_token_drawn_as_a_reward_counts() -> None:
    m = scene("[a: scout] [b: mp40, mauser]")
    m.set("supply: 1 spotted, 3 medkit")
    told = shown(m, "shoot scout silenced_pistol b")
    assert told["hits"] == pytest.approx(1 / 2)
    assert told["seen"] == told["alarm"] == pytest.approx(1 / 8)
    assert told["unseen"] == pytest.approx(7 / 8)
    assert "unseen" not in shown(scene("[a: medic] [b: mp40]"), "shoot medic sten b")


@rule("VC-EVENT-03")
@pytest.mark.parametrize(("drawing", "chance"), [
    ("[a: medic visible, mp40] [b: mp40]", 3 / 4), ("[a: medic visible, nest, mp40] [b: mauser]", 1 / 3)])
def test_friendly_fire_shows_how_likely_an_enemy_falls(drawing: str, chance: float) -> None:
    m = scene(drawing, phase="fire", alarm=True, event="friendly_fire")
    assert shown(m, "friendly_fire b a")["hits"] == pytest.approx(chance, abs=1e-3)


@rule("VC-ESCORT-10", "VC-REACT-02")
def test_reaction_fire_on_a_commando_with_a_visible_escort_shows_its_danger() -> None:
    m = scene("[a: officer visible, met admiral visible, mp40] [b]", alarm=True)
    told = shown(m, "move officer b admiral")
    assert told["reaction"] == 1
    assert told["wounded"] == pytest.approx(3 / 4)


@rule("VC-CARD-04")
def test_patience_counts_as_rerolling_what_misses() -> None:
    m = scene("[a: sniper:ochre] [b: mp40]")
    odds = m.odds("shoot sniper springfield_rifle b")
    assert shown(m, "shoot sniper springfield_rifle b")["hits"] == pytest.approx(1 - 1 / 16)
    assert "Patience" in remarks(m, odds)


@rule("VC-TURN-02", "VC-ZERO-03")
def test_what_runs_on_into_the_enemys_steps_is_said_to_be_left_out() -> None:
    m = scene("[a: medic visible] [b: mp40, entrance N]", alarm=True, until="choose_squad", loose=True, event="cold_wind")
    assert m.odds("end medic").later
    assert "not counted" in remarks(m, m.odds("end medic"))
    assert not m.odds("save_action medic").later
    again = scene("[a: medic visible, scout] [b: mp40]", alarm=True, until="choose_squad", loose=True)
    assert not again.odds("end medic").later                        # the Scout is next


@rule("VC-HEALTH-08")
def test_what_follows_without_chance_is_counted() -> None:
    m = scene("[a: medic(tnt), officer critical]", phase="after_fire", until="start_turn", turn=2)
    m.set("officer: fell-in-turn 1")
    assert shown(m, "pass")["eliminated"] == 1


@rule("VC-SHOOT-09", "VC-EFIRE-10", "VC-SPOT-01")
@pytest.mark.parametrize("action", ["bomb officer k", "bomb officer m", "shoot medic sten k"])
def test_shown_chances_are_the_share_of_real_continuations(action: str) -> None:
    m = real("luxury_hotel", {"officer:ochre(bombing) visible": "k", "medic visible wounded 1": "k", "sniper visible": "m"},
             alarm=["luxury_hotel"], active="medic" if action.startswith("shoot") else "officer", loose=True)
    m.set("tile k: 1 mp40, 1 mauser", "tile m: 1 mp40, 1 storm_trooper")
    told = shown(m, action)
    happened: dict[str, int] = {}
    for at in range(CONTINUATIONS):
        run = m.step.run(SeededDice(f"truth/{at}"))
        events: list[Event] = []
        run.table.events = events
        over = run.answer(m.read(action))
        while not over and run.decision and (answer := follow_up(m.board, run.table.state, run.decision)):
            over = run.answer(answer)
        names = {event.name for event in events}
        for key, name in (("hits", "killed"), ("wounded", "wounded"), ("critical", "fell")):
            happened[key] = happened.get(key, 0) + (name in names)
    for key, times in happened.items():
        assert told.get(key, 0.0) == pytest.approx(times / CONTINUATIONS, abs=0.07)
