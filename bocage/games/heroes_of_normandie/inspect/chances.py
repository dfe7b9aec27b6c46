"""Exact chances of shots and assaults, over all faces of the dice. Players see them, and bots use them."""

from __future__ import annotations

from functools import cache
from itertools import product

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.assaults import Clash, attack_bonuses, defence_bonuses, dice_of
from bocage.games.heroes_of_normandie.rules.fire.shots import Shot, attack, defences, maluses, total
from bocage.games.heroes_of_normandie.state import State

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
    found: dict[str, float] = {}
    dice = 2 if shot.weapon.flags & p.TWIN_WEAPONS else 1
    change = total(maluses(b, s, shot))
    if shot.manner == p.SNIPE:
        for face, chance in spread(dice, True).items():
            final = face + change
            name = "miss" if final <= 1 else "marker1" if final <= 3 else "hit" if final <= 5 else "hit_marker"
            found[name] = found.get(name, 0) + chance
        return found
    bonus, defence = attack(b, s, shot), max(1, total(defences(b, s, shot)))
    for face, chance in spread(dice, True).items():
        times = max(0, (face + bonus + change) // defence)
        name = "miss" if not times else f"marker{times}" if shot.is_suppressive else "hit" if times == 1 else "double"
        found[name] = found.get(name, 0) + chance
    return found


def clash_chances(b: Board, s: State, clash: Clash) -> tuple[float, float, float]:
    """Three chances: the attacker wins, nobody wins, the defender wins."""
    best = b.rules.get("assault_dice") == "best"
    edge = total(attack_bonuses(b, s, clash)) - total(defence_bonuses(b, s, clash))
    win = tie = 0.0
    for ours, one in spread(dice_of(b, s, clash.attacker), best).items():
        for theirs, two in spread(dice_of(b, s, clash.defender), best).items():
            if ours + edge > theirs:
                win += one * two
            elif ours + edge == theirs:
                tie += one * two
    return win, tie, 1 - win - tie
