"""The chances that players and bots are told, against the game itself played once for every face of the dice."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import TypeVar

import pytest

from bocage.core.dice import ScriptedDice
from bocage.core.run import Run
from bocage.core.table import Table
from bocage.games.heroes_of_normandie import RULESET
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.rules.assaults import Clash
from bocage.games.heroes_of_normandie.inspect.chances import clash_chances, least_die, shot_chances
from bocage.games.heroes_of_normandie.rules.fire.firing import targets, weapon_of
from bocage.games.heroes_of_normandie.rules.fire.shots import Shot
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.types import Abilities, Face, Manner, Phase, Unit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT
from tests.marks import rule


D = TypeVar("D", bound=Duel)


def every_result(s: D, dice: int, phase: Phase, *texts: str) -> Iterator[D]:
    """Plays the actions from the same position for every roll of so many dice; the scene as it stands after each."""
    first, board = s.state.copy(), s.board
    first.phase = phase
    for faces in product(range(1, 7), repeat=dice):
        s.state, s.dice, s.events = first.copy(), ScriptedDice(faces, board.bags), []
        s.table = Table(board, s.state, s.dice, s.events)
        s.run = Run(RULESET.rules, s.table)
        s.run.proceed()
        s.quietly(*texts)
        yield s


def shares(found: Mapping[str, int]) -> object:
    number = sum(found.values())
    return pytest.approx({name: count / number for name, count in found.items()})


def shot_at(s: Duel, unit: Unit, foe: Unit, manner: Manner, moving: bool = False) -> Shot:
    weapon = weapon_of(s.board, s.state, unit, p.PRIMARY if not moving else p.SECONDARY)
    (_, sight), = targets(Watch(s.board, s.state), unit, weapon, foe)
    return Shot(unit, weapon, manner, foe, sight, moving)


def outcome(s: Duel, foe: Unit) -> str:
    """What became of infantry that stood on its full face."""
    markers = s.state.suppressed[foe]
    if s.at(foe) == "":
        return "double"
    if s.face(foe) == BACK:
        return "hit_marker" if markers else "hit"
    return f"marker{markers}" if markers else "miss"


# --- shots ------------------------------------------------------------------------------------------------------------


@rule("HN-FIRE-07", "HN-FIRE-13", "HN-DAMAGE-05", "HN-SUPP-03", "HN-ABIL-34")
@pytest.mark.parametrize(("firer", "face", "manner", "row", "target", "suppressed"), [
    ("us_rifle_team", FRONT, "normal", ". . . . . .", "ge_fire_group", 0),
    ("us_50cal", BACK, "normal", ". . . . . .", "ge_fire_group", 0),            # a 1 hits, a 5 eliminates
    ("us_50cal", BACK, "normal", ". . F . . B", "ge_fire_group", 1),
    ("us_recon_team", FRONT, "normal", ". g . g . B", "ge_hero_ludwig", 1),     # cannot hit
    ("us_support_team", FRONT, "suppressive", ". . . . . .", "ge_fire_group", 0),
    ("us_50cal", BACK, "suppressive", ". . g . . p", "ge_fire_group", 1),
    ("us_hero_clint", FRONT, "sniper", ". . . . . B", "ge_fire_group", 0),
    ("us_hero_clint", FRONT, "sniper", ". . g . . B", "ge_fire_group", 0),
    ("us_hero_clint", FRONT, "sniper", ". . . . . .", "ge_fire_group", 1),
])
def test_the_chances_of_a_shot_are_those_of_the_game(
        firer: str, face: Face, manner: str, row: str, target: str, suppressed: int) -> None:
    s = Duel(row)
    unit, foe = s.put(firer, "a1", face=face, suppressed=suppressed), s.put(target, "f1")
    s.activate(unit)
    shot = shot_at(s, unit, foe, p.MANNER_CALLED[manner])
    told, die = shot_chances(s.board, s.state, shot), least_die(s.board, s.state, shot)
    found = Counter(outcome(each, foe) for each in every_result(s, 1, p.ACT, f"fire main {manner}"))
    assert told == shares(found)
    assert sum(told.values()) == pytest.approx(1)
    assert die == (found["miss"] + 1 if found["miss"] < 6 else None)


@rule("HN-EX-09", "HN-ABIL-03")
def test_twin_weapons_keep_the_better_of_two_dice() -> None:
    """HN-EX-09: +3 against 8 with 2 and 5: 8 hits. No counter of ours has the ability; here a team is given it."""
    s = Duel()
    rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_hero_ludwig", "d1")
    weapon = s.board.types[s.state.kind[rifles]].faces[FRONT].weapons[0]
    weapon.flags = Abilities(weapon.flags | p.TWIN_WEAPONS)
    s.board.types[s.state.kind[group]].faces[FRONT].defence = (8, 8, 8)
    s.activate(rifles)
    shot = shot_at(s, rifles, group, p.NORMAL)
    told = shot_chances(s.board, s.state, shot)
    found = Counter(outcome(each, group) for each in every_result(s, 2, p.ACT, "fire main normal"))
    assert told == shares(found)
    assert told["hit"] == pytest.approx(20 / 36)


@rule("HN-ABIL-41", "HN-FIRE-09")
def test_the_chances_on_the_move() -> None:
    s = Duel()
    motorbike, team = s.put("ge_zundapp", "e10"), s.put("us_rifle_team", "e7")
    s.activate(motorbike).quietly("move")
    told = shot_chances(s.board, s.state, shot_at(s, motorbike, team, p.SUPPRESSIVE, moving=True))
    assert told == shares(Counter(outcome(each, team) for each in every_result(s, 1, p.MOVE, "fire second suppressive")))


# --- assaults ---------------------------------------------------------------------------------------------------------


def clash_of(s: Duel, unit: Unit, foe: Unit) -> Clash:
    return Clash(unit, foe, s.state.at[foe], s.state.at[unit], p.NO_UNIT)


def winner(s: Duel) -> str:
    (ours, theirs), = s.clashes()
    return "win" if ours > theirs else "tie" if ours == theirs else "lose"


@rule("HN-ASSAULT-04", "HN-ASSAULT-05", "HN-ASSAULT-06", "HN-ASSAULT-07", "HN-RULING-17")
@pytest.mark.parametrize("two_dice", ["sum", "best"])
@pytest.mark.parametrize(("attacker", "defender", "glyph", "dice", "suppressed"), [
    ("us_rifle_team", "ge_fire_group", ".", 2, 0), ("us_fire_team", "ge_fire_group", "B", 3, 0),
    ("us_rifle_team", "ge_veterans", "p", 3, 1), ("us_hero_rock", "ge_zundapp", ".", 3, 0)])
def test_the_chances_of_an_assault_are_those_of_the_game(
        attacker: str, defender: str, glyph: str, dice: int, suppressed: int, two_dice: str) -> None:
    s = Duel(f". . .\n. {glyph} .\n. . .", assault_dice=two_dice)
    unit, foe = s.put(attacker, "a2", suppressed=suppressed), s.put(defender, "b2")
    s.activate(unit).quietly("move")
    told = clash_chances(s.board, s.state, clash_of(s, unit, foe))
    found = Counter(winner(each) for each in every_result(s, dice, p.MOVE, "assault b2"))
    assert told == pytest.approx(tuple(found[name] / 6**dice for name in ("win", "tie", "lose")))
    assert len(found) >= 2


@rule("HN-RULING-17", "HN-ABIL-04")
@pytest.mark.parametrize(("two_dice", "win", "tie"), [("sum", 0.838, 0.069), ("best", 0.579, 0.167)])
def test_what_two_dice_are_worth_at_equal_bonuses(two_dice: str, win: float, tie: float) -> None:
    """HN-RULING-17: the sum wins 83.8 % and ties 6.9 %; the better of two wins 57.9 %."""
    s = Duel(assault_dice=two_dice)
    unit, foe = s.put("us_fire_team", "a2"), s.put("ge_fire_group", "b2")
    told = clash_chances(s.board, s.state, clash_of(s, unit, foe))
    assert told[:2] == pytest.approx((win, tie), abs=0.0005)
    assert sum(told) == pytest.approx(1)


@rule("HN-RULING-19")
def test_where_ties_are_rolled_again_somebody_wins() -> None:
    """HN-RULING-19: of 36 results 15 win, 6 tie and 15 lose."""
    s = Duel(tie="reroll")
    unit, foe = s.put("us_rifle_team", "a2"), s.put("ge_fire_group", "b2")
    assert clash_chances(s.board, s.state, clash_of(s, unit, foe)) == pytest.approx((0.5, 0, 0.5))


@rule("HN-ASSAULT-08")
def test_the_chances_know_from_where_the_attack_comes() -> None:
    """HN-ASSAULT-08: out of the same house the +3 is not counted: even chances."""
    house = Building(id="house", rooms=((0, 0, 1, 0),), doors=((0, 0, "S"),))
    s = Duel("h h .\n. . .", buildings=[house])
    unit, foe = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "b1")
    win, _, lose = clash_chances(s.board, s.state, clash_of(s, unit, foe))
    assert win == pytest.approx(15 / 36)
    assert lose == pytest.approx(15 / 36)
    s.set(f"{s.name(unit)}: at c1")
    win, _, lose = clash_chances(s.board, s.state, clash_of(s, unit, foe))
    assert win < 0.1 < lose
