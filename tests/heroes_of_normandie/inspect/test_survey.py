"""What players are told when they ask about a unit, against what the rules then do."""

import random
from collections import Counter
from typing import Any

import pytest

import bocage
from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.inspect.survey import Fight, Shoot, Survey, line_of, survey
from bocage.games.heroes_of_normandie.rules.asking import asked_unit
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.fire.ways import SINGLE
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.field import Field
from tests.heroes_of_normandie.scene import BACK, Scene
from tests.marks import rule

FAUSTS = ("us; us_8th_regiment", "ge; ge_902 = panzerfaust")
SINGLE_NAMES = {p.MANNERS[manner] for manner in SINGLE}
ROCKETS = ("us; us_8th_regiment = bazooka_ammo", "ge; ge_902")


def asked(s: Scene, text: str, seat: int = 0) -> Survey:
    told = survey(s.board, s.state, Seat(seat), text)
    assert told is not None
    return told


def shots_of(s: Scene, unit: Unit, **wanted: Any) -> list[Shoot]:
    """The shots that a unit is said to have."""
    told = asked(s, f"unit {unit}", s.state.owner[unit])
    return [shot for shot in told.shots if all(getattr(shot, name) == value for name, value in wanted.items())]


# --- shots ------------------------------------------------------------------------------------------------------------


@rule("HN-EQUIP-03", "HN-EQUIP-11", "HN-EQUIP-15")
@pytest.mark.parametrize(("army", "firer", "target", "manner"), [
    (FAUSTS, "ge_fire_group", "us_willys_50cal", "panzerfaust"), (ROCKETS, "us_rifle_team", "ge_zundapp", "bazooka_ammo")])
def test_the_odds_of_a_token_are_those_of_the_token_and_not_of_the_units_own_weapon(
        army: tuple[str, str], firer: str, target: str, manner: str) -> None:
    s = Duel(army=army)
    unit = s.put(firer, "e6", tile=0)
    s.put(target, "e3", facing="s")
    s.activate(unit)
    told, = shots_of(s, unit, manner=manner)
    s.quietly(f"fire main {manner}", dice=[1])
    (final, defence), = s.shots()
    needed = defence - (final - 1)
    assert told.chances.get("miss", 0) == pytest.approx((max(1, needed) - 1) / 6)
    assert [each.amount for each in told.modifiers if each.rule == "HN-FIRE-02"] == [s.board.gear[manner].bonus[1]]


@rule("HN-EQUIP-03")
def test_a_threat_counts_the_panzerfaust() -> None:
    """The group itself has a cross against a tank: it was told to be no threat at all."""
    s = Duel(army=FAUSTS)
    s.put("ge_fire_group", "e6", tile=0)
    tank = s.put("us_m4_sherman", "a1", facing="s")
    threat, = asked(s, f"threat {tank} e3 s").shots
    assert threat.manner == "panzerfaust"
    assert threat.chances["miss"] == pytest.approx(4 / 6)                       # +7 against 12


@rule("HN-EQUIP-15")
def test_no_token_is_told_on_the_move() -> None:
    """Rangers fire on the move; their Bazooka ammunition replaces a Fire action."""
    s = Duel(army=ROCKETS)
    unit = s.put("us_rifle_team", "e6", tile=0)
    s.grant("us_rifle_team", "fire_on_the_move")
    s.put("ge_zundapp", "e3", facing="s")
    s.activate(unit)
    assert shots_of(s, unit, manner="bazooka_ammo")
    s.quietly("move")
    assert {shot.manner for shot in shots_of(s, unit)} == {option.split()[2] for option in s.fires()} == {"normal"}


@rule("HN-TRANSPORT-08", "HN-ABIL-41")
def test_a_passenger_is_told_no_malus_for_fire_on_the_move() -> None:
    s = Duel()
    unit, truck = s.put("us_rifle_team", "e6"), s.put("us_halftrack", "e6")
    s.grant("us_rifle_team", "fire_on_the_move")
    s.board.types[s.state.kind[unit]].faces[0].weapons[0].on_the_move = 2
    s.carry(unit, truck)
    s.put("ge_fire_group", "e2")
    s.activate(unit).quietly("move")
    told, = shots_of(s, unit, manner="normal")
    assert "HN-ABIL-41" not in {each.rule for each in told.modifiers}
    s.quietly("fire main normal", dice=[1])
    (final, _), = s.shots()
    assert final - 1 == sum(each.amount for each in told.modifiers if each.part != "defence")


@rule("HN-CARD-03")
def test_a_unit_that_must_move_is_told_no_shots() -> None:
    """Charge! (g05) gives an order that is for a movement."""
    s = Duel()
    unit = s.put("ge_fire_group", "e6")
    s.put("us_rifle_team", "e3")
    s.set("orders for moves only: s2:1")
    s.activate(unit)
    assert s.fires() == []
    assert shots_of(s, unit) == []


@rule("HN-ARC-04", "HN-FIRE-07")
def test_a_threat_meets_the_face_that_a_vehicle_turns_to_it_there() -> None:
    """A tank that comes to a square faces the way it has driven: its rear is weaker than its front."""
    s = Duel()
    s.put("ge_pak40", "h1", facing="s")
    tank = s.put("us_m4_sherman", "h12", facing="s")
    ahead, = asked(s, f"threat {tank} h11 n").shots
    behind, = asked(s, f"threat {tank} h11 s").shots
    assert ahead.chances.get("miss", 0) > behind.chances.get("miss", 0)
    assert asked(s, f"threat {tank} h13").shots == asked(s, f"threat {tank} h13 s").shots   # straight on
    s.set(f"{s.name(tank)}: facing w")
    assert asked(s, f"threat {tank} g13").shots == asked(s, f"threat {tank} g13 sw").shots  # it turns on the way


@rule("HN-VEH-01")
def test_nobody_threatens_a_vehicle_where_it_cannot_stand() -> None:
    s = Duel()
    s.put("ge_pak40", "h1", facing="s")
    tank = s.put("us_m4_sherman", "h12", facing="n")
    assert asked(s, f"threat {tank} h15 n").shots == ()
    assert survey(s.board, s.state, Seat(0), f"threat {tank} h15 up") is None


# --- assaults ---------------------------------------------------------------------------------------------------------


def told_totals(s: Scene, unit: Unit) -> list[tuple[int, int]]:
    """For each assault that a unit is said to have: what attacker and defender add to their dice."""
    def total(fight: Fight, part: str) -> int:
        return sum(each.amount for each in fight.modifiers if each.part == part)
    told = asked(s, f"unit {unit}", s.state.owner[unit])
    return [(total(fight, "attack"), total(fight, "defence")) for fight in told.fights]


@rule("HN-ASSAULT-22")
@pytest.mark.parametrize("hidden", ["attacker", "defender"])
def test_whoever_is_in_ambush_is_told_to_fight_with_its_visible_face(hidden: str) -> None:
    """On its ambush face a recon unit has +1, when it fights +2."""
    s = Duel()
    ours, theirs = s.put("us_recon_team", "d5"), s.put("ge_recon_group", "d4")
    s.set(f"{s.name(ours if hidden == 'attacker' else theirs)}: back, ambushed, traced known")
    s.activate(ours).quietly("move")
    assert told_totals(s, ours) == [(2, 2)]
    s.quietly("assault d4", dice=[3, 3])
    assert s.clashes() == [(3 + 2, 3 + 2)]


@rule("HN-ASSAULT-03", "HN-ASSAULT-27")
def test_no_odds_are_told_for_an_assault_that_cannot_be_launched() -> None:
    """Neither without a point nor in Reserve."""
    s = Duel()
    ours, pinned = s.put("us_rifle_team", "d5"), s.put("us_rifle_team", "e5", suppressed=2)
    s.put("ge_fire_group", "d4")
    assert len(told_totals(s, ours)) == 1
    assert told_totals(s, pinned) == []
    s.reserve()
    assert told_totals(s, ours) == []


@rule("HN-ASSAULT-25")
def test_a_carried_unit_is_told_the_odds_of_an_assault_from_its_vehicle() -> None:
    s = Duel()
    truck = s.put("us_halftrack", "d5", facing="w")
    team = s.put("us_rifle_team", "")
    s.carry(team, truck)
    s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move")
    assert told_totals(s, team) == [(3, 3)]
    s.quietly("assault d4", dice=[3, 3])
    assert s.clashes() == [(6, 6)]


# --- the ruler --------------------------------------------------------------------------------------------------------


@rule("HN-LOS-13", "HN-BLDG-03", "HN-LOS-08")
@pytest.mark.parametrize("board", ["n1", "n2", "n3", "n4", "n5", "n6", "n7"])
def test_what_the_ruler_meets_adds_up_to_what_the_line_loses(board: str) -> None:
    """On every board: doors and windows that a line passes are no obstacles, and a blocked line names what blocks it."""
    s = Field("battle", board=board)
    ground, rng = s.board.start, random.Random(board)
    for _ in range(4000):
        start, end = rng.choice(ground.squares), rng.choice(ground.squares)
        told = line_of(s.board, s.state, start, end)
        losses = [crossing.loss for crossing in told.crossings]
        assert all(losses)
        assert min(p.BLOCKED, sum(losses)) == told.loss == ground.see(start, end, 0), (told.start, told.end)
        assert told.sight == ("blocked" if p.BLOCKED in losses else "reduced" if losses else "clear")


@rule("HN-LOS-08", "HN-RULING-21")
def test_the_ruler_between_two_groves_loses_one_at_the_corner() -> None:
    s = Scene(". g\n" "g .")
    told = line_of(s.board, s.state, s.square("a1"), s.square("b2"))
    assert [(each.what, each.loss) for each in told.crossings] == [("corner", 1)]
    assert (told.sight, told.loss) == ("reduced", 1)


@rule("HN-LOS-06", "HN-LOS-12")
def test_the_ruler_to_a_vehicle_passes_over_infantry() -> None:
    s = Scene()
    s.put("us_rifle_team", "a1")
    s.put("us_fire_team", "c1")
    foe = s.put("ge_zundapp", "f1", facing="e")
    assert asked(s, "line a1 f1").line == line_of(s.board, s.state, s.square("a1"), s.square("f1"))
    for square, kind, sight in (("f1", "ge_zundapp", "clear"), ("f1", "ge_fire_group", "blocked")):
        s.set(f"{s.name(foe)}: type {kind}")
        told = line_of(s.board, s.state, s.square("a1"), s.square(square))
        assert told.sight == sight
        assert bool(Watch(s.board, s.state).sees(Unit(0), foe)) is (sight == "clear")
        assert [each.what for each in told.crossings] == (["unit"] if sight == "blocked" else [])


@rule("HN-TERR-13", "HN-LOS-06")
def test_whoever_watches_in_vain_is_told_what_blocks_his_line() -> None:
    """Only those who watch: not one in the open, nor one that has acted."""
    s = Scene(". . B . . .\n" ". . . . . .\n" ". . . . . .")
    blocked, seeing, acted, asleep = (s.put("us_rifle_team", square) for square in ("a1", "f3", "a3", "a2"))
    for unit in (blocked, seeing, acted):
        s.state.marks[unit] |= p.ON_ALERT
    s.set(f"{s.name(acted)}: order acted")
    foe = s.put("ge_fire_group", "f1")
    told, = asked(s, f"watch {foe}").barred
    assert told.unit == blocked != asleep
    assert told.crossing is not None
    assert (told.crossing.what, told.crossing.square) == ("bocage", "c1")
    assert not asked(s, f"watch {foe}", seat=1).barred


# --- sums -------------------------------------------------------------------------------------------------------------


@rule("HN-FIRE-07", "HN-SUPP-01", "HN-ABIL-34")
@pytest.mark.parametrize(("firer", "manner"), [("us_support_team", "normal"), ("us_support_team", "suppressive"),
                                               ("us_hero_clint", "sniper")])
def test_the_sum_and_the_die_that_are_told_are_those_of_the_roll(firer: str, manner: str) -> None:
    """Bonus and malus, doubled or not, the defence and the least figure of the die: nobody has to add them up."""
    for die in range(1, 7):
        s = Duel(". g . . p .")
        unit = s.put(firer, "a1", suppressed=1)
        s.put("ge_fire_group", "e1")
        s.activate(unit)
        told, = shots_of(s, unit, manner=manner)
        s.quietly(f"fire main {manner}", dice=[die])
        (_, final, defence, added), = s.told("shot")
        assert (added, final) == (told.added, told.added + die)
        assert told.defence == (None if manner == "sniper" else defence)
        assert bool(s.told("missed")) is (told.die is None or die < told.die)
        assert told.chance == pytest.approx(0 if told.die is None else (7 - told.die) / 6)


@rule("HN-ASSAULT-06", "HN-RULING-17")
def test_the_sums_of_an_assault_are_told_beside_its_dice() -> None:
    s = Duel(". . .\n. B .\n. . .", assault_dice="best")
    unit, _ = s.put("us_fire_team", "a2"), s.put("ge_fire_group", "b2")
    s.activate(unit).quietly("move")
    fight, = asked(s, f"unit {unit}").fights
    s.quietly("assault b2", dice=[2, 5, 3])
    (_, ours, _, theirs, added, added2), = s.told("clashed")
    assert (added, added2) == (fight.added, fight.defence)
    assert (fight.dice, fight.foe_dice) == (2, 1)
    assert (ours, theirs) == (5 + added, 3 + added2)


@rule("HN-FIRE-08")
def test_shots_are_told_the_likeliest_first() -> None:
    s = Duel()
    unit = s.put("us_support_team", "a1")
    s.put("ge_fire_group", "d1")
    s.put("ge_veterans", "a5")
    chances = [shot.chance for shot in shots_of(s, unit)]
    assert len(set(chances)) > 1
    assert chances == sorted(chances, reverse=True)


# --- random games -----------------------------------------------------------------------------------------------------


@rule("HN-FIRE-06", "HN-MOVE-01", "HN-VEH-04", "HN-ASSAULT-03")
@pytest.mark.parametrize("scenario", ["bridge", "ridge", "battle"])
def test_what_is_told_of_the_unit_that_acts_is_what_it_is_offered(scenario: str) -> None:
    """In random games: the ways to fire at a unit, the next steps and the assaults. Hidden enemies are assaulted unseen, and a
    structure may be the only target."""
    rng = random.Random(scenario)
    match = bocage.new("heroes_of_normandie", scenario=scenario, seats=["anna", "ben"], seed=f"told/{scenario}")
    asked_of: Counter[str] = Counter()
    while match.decision is not None:
        decision, b, s = match.decision, match.board, match.state
        if decision.kind in ("act", "fire_more", "move", "reserve_move"):
            unit = asked_unit(decision)
            told = survey(b, s, decision.by[0], f"unit {unit}")
            assert told is not None
            options = [action.text for action in decision.options]
            single = {f"fire {shot.weapon} {shot.manner}" for shot in told.shots}
            offered = {text for text in options if text.startswith("fire") and text.split()[2] in SINGLE_NAMES}
            assert single <= offered
            assert all(text.endswith("normal") for text in offered - single)
            if decision.kind.endswith("move") and s.at[unit] >= 0:
                first = {place.way[0] for place in told.reach if len(place.way) == 1}
                assert first == {text for text in options if text.startswith(("step", "drive"))}
                fights = {f"assault {fight.square}" for fight in told.fights}
                assert fights <= {text for text in options if text.startswith("assault")}
            asked_of[decision.kind] += 1
        match.play(rng.choice(match.decision.options))
    assert min(asked_of[kind] for kind in ("act", "move", "reserve_move")) > 10


@rule("HN-TRANSPORT-07")
def test_a_passenger_is_a_threat_too() -> None:
    """It fires from its vehicle; a heavy weapon that cannot fire from there is none."""
    s = Duel()
    rifles, truck = s.put("us_rifle_team", "e9"), s.put("ge_hanomag", "e4", facing="s")
    gunners, schreck = s.put("ge_fire_group", ""), s.put("ge_panzerschreck", "")
    for unit in (gunners, schreck):
        s.carry(unit, truck)
    s.activate(rifles)
    assert {shot.unit for shot in asked(s, f"threat {rifles} e8").shots} == {truck, gunners}


# --- structures -------------------------------------------------------------------------------------------------------


def breaks_of(s: Scene, unit: Unit, seat: int | None = None) -> list[tuple[str, str, int, int]]:
    """The shots at structures that a unit is said to have: weapon, square, dice, and the markers that bring it down."""
    told = asked(s, f"unit {unit}", s.state.owner[unit] if seat is None else seat)
    return [(each.weapon, each.square, each.dice, each.left) for each in told.breaks]


@rule("HN-ABIL-07", "HN-ABIL-08", "HN-RULING-37", "HN-TERR-02")
@pytest.mark.parametrize(("overlay", "dents", "left", "chances"), [
    ("light_wreck", 0, 2, {"miss": 1 / 4, "dent1": 1 / 2, "fall": 1 / 4}),
    ("light_wreck", 1, 1, {"miss": 1 / 4, "fall": 3 / 4}),
    ("position", 0, 3, {"miss": 1 / 4, "dent1": 1 / 2, "dent2": 1 / 4}),
    ("position", 1, 2, {"miss": 1 / 4, "dent1": 1 / 2, "fall": 1 / 4}),
])
def test_the_odds_of_a_shot_at_an_empty_structure_are_told(
        overlay: str, dents: int, left: int, chances: dict[str, float]) -> None:
    """Two dice, each a marker on 4 or more; a light wreck falls at two markers, a position at three."""
    s = Duel()
    engineers = s.put("us_engineers", "e9")
    s.set(f"ground: e6=open+{overlay}", *([f"destruction markers: e6 {dents}"] if dents else []))
    s.activate(engineers)
    assert breaks_of(s, engineers) == [("main", "e6", 2, left)]
    told, = asked(s, f"unit {engineers}").breaks
    assert (told.what, told.manner) == (overlay, "normal")
    assert told.chances == pytest.approx(chances)
    assert told.chance == pytest.approx(3 / 4)
    s.quietly("fire main normal", dice=[4, 4])
    assert bool(s.told("structure_fell")) == ("fall" in chances)


@rule("HN-ABIL-07", "HN-RULING-37")
def test_structures_are_told_as_they_are_offered() -> None:
    """With an enemy in sight beside it, from a tank's main weapon alone; not where an enemy inside is the target; whoever asks,
    and whoever hides inside."""
    house = Building(id="h", rooms=((2, 0, 2, 0),), doors=((2, 0, "S"),))
    s = Duel(". . h . .\n" + ". . . . .\n" * 5, [house])
    tank, medic = s.put("us_m4_sherman", "c4"), s.put("ge_medic", "e2")
    hidden = s.put("ge_recon_group", "c1", hidden=p.AMBUSHED, face=BACK)
    s.activate(tank)
    assert breaks_of(s, tank) == breaks_of(s, tank, 1) == [("main", "c1", 2, 6)]
    assert breaks_of(s, medic) == []
    s.play("fire main normal")
    assert s.options() == ["at e2", "at c1"]
    s.set(f"u{hidden + 1}: open")
    s.activate(tank)
    assert breaks_of(s, tank) == []                     # the shot at the group inside strikes the house too
    s.play("fire main normal")
    assert sorted(s.options()) == ["at c1", "at e2"]


@rule("HN-ABIL-07", "HN-CARD-03", "HN-TRAIT-13", "HN-HEAVY-05")
def test_who_may_not_fire_is_told_no_structure() -> None:
    """A unit that must move, a tank without its gun; and a unit on the move whose weapon does not fire on the move."""
    s = Duel()
    s.set("ground: e6=open+position")
    engineers, tank = s.put("us_engineers", "e9"), s.put("us_m4_sherman", "g9")
    s.activate(engineers)
    assert breaks_of(s, engineers)
    assert breaks_of(s, tank)
    s.quietly("move")
    assert (s.asked, breaks_of(s, engineers)) == ("move", [])
    s.set(f"u{tank + 1}: damage weapon")
    assert breaks_of(s, tank) == []
