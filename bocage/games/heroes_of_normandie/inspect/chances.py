"""Exact chances of shots and assaults, over all faces of the dice. Players see them, and bots use them."""

from __future__ import annotations

from functools import cache
from itertools import product

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.assaults import Clash, attack_bonuses, defence_bonuses, dice_of
from bocage.games.heroes_of_normandie.rules.damage.structures import is_dented, markers_to_fall
from bocage.games.heroes_of_normandie.rules.fire.shots import (
    Shot, attack, defences, maluses, sniped, times_reached, total)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Structure

FACES = range(1, 7)


@cache
def spread(dice: int, best: bool) -> dict[int, float]:
    """The chance of each score of so many dice. The score is the best die or the sum."""
    found: dict[int, float] = {}
    for faces in product(FACES, repeat=dice):
        score = max(faces) if best else sum(faces)
        found[score] = found.get(score, 0) + 1 / 6**dice
    return found


def shot_chances(b: Board, s: State, shot: Shot) -> dict[str, float]:
    """The chances of a shot by the name of its result. Fire: ``miss``, ``hit``, ``double``. Suppressive fire: ``miss``,
    ``marker1``, ``marker2`` … A sniper: ``miss``, ``marker1``, ``hit``, ``hit_marker``."""
    added, defence = added_to_die(b, s, shot), total(defences(b, s, shot))
    found: dict[str, float] = {}
    for face, chance in spread(2 if shot.weapon.flags & p.TWIN_WEAPONS else 1, True).items():
        name = result_name(shot, face + added, defence)
        found[name] = found.get(name, 0) + chance
    return found


def added_to_die(b: Board, s: State, shot: Shot) -> int:
    """HN-ABIL-34: what is added to the die of a shot. A sniper has no bonus."""
    return total(maluses(b, s, shot)) + (0 if shot.manner == p.SNIPE else attack(b, s, shot))


def result_name(shot: Shot, final: int, defence: int) -> str:
    if shot.manner == p.SNIPE:
        return {(0, 0): "miss", (0, 1): "marker1", (1, 0): "hit", (1, 1): "hit_marker"}[sniped(final)]
    times = times_reached(final, defence)
    return "miss" if not times else f"marker{times}" if shot.is_suppressive else "hit" if times == 1 else "double"


def least_die(b: Board, s: State, shot: Shot) -> int | None:
    """The lowest die result with which a shot has an effect; None if no result has one."""
    added, defence = added_to_die(b, s, shot), total(defences(b, s, shot))
    return next((face for face in FACES if result_name(shot, face + added, defence) != "miss"), None)


def destruction_chances(b: Board, s: State, dice: int, structure: Structure) -> dict[str, float]:
    """HN-ABIL-07, HN-TERR-02: the chances of so many destruction dice against a structure, by the name of their result:
    ``miss``, ``dent1``, ``dent2`` … for the markers that it gets, ``fall`` if they bring it down."""
    to_fall = markers_to_fall(b, s, structure)
    found: dict[str, float] = {}
    for faces in product(FACES, repeat=dice):
        markers = sum(is_dented(face) for face in faces)
        name = "fall" if markers >= to_fall else f"dent{markers}" if markers else "miss"
        found[name] = found.get(name, 0) + 1 / 6**dice
    return found


def clash_chances(b: Board, s: State, clash: Clash) -> tuple[float, float, float]:
    """HN-RULING-19: three chances: the attacker wins, nobody wins, the defender wins. Where a tie is rolled again, somebody
    wins."""
    best = b.rules.get("assault_dice") == "best"
    edge = total(attack_bonuses(b, s, clash)) - total(defence_bonuses(b, s, clash))
    win = tie = 0.0
    for ours, one in spread(dice_of(b, s, clash.attacker), best).items():
        for theirs, two in spread(dice_of(b, s, clash.defender), best).items():
            if ours + edge > theirs:
                win += one * two
            elif ours + edge == theirs:
                tie += one * two
    if b.rules.get("tie") == "reroll":
        return win / (1 - tie), 0.0, 1 - win / (1 - tie)
    return win, tie, 1 - win - tie
