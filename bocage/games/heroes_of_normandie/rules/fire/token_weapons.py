"""Weapons that infantry has as tokens: Panzerfaust and Bazooka ammunition (HN-EQUIP-03, HN-EQUIP-11). Grenades are in
``templates.py``."""

from __future__ import annotations

from bocage.core.decision import Steps
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.rules.asking import HTable
from bocage.games.heroes_of_normandie.rules.fire.firing import Target, aim, shoot, targets, use_ammunition
from bocage.games.heroes_of_normandie.rules.fire.shots import TOKEN_WEAPONS, shot_of
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.option_tokens import spend, stock_for
from bocage.games.heroes_of_normandie.rules.units import type_of
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Manner, Unit

KINDS = {p.PANZERFAUST: (p.INFANTRY, p.LIGHT, p.HEAVY), p.BAZOOKA_AMMO: (p.LIGHT, p.HEAVY)}


def may_fire_token(b: Board, s: State, unit: Unit, manner: Manner) -> bool:
    """HN-EQUIP-03, HN-EQUIP-11: infantry may fire these tokens. Heavy weapons may not use Bazooka ammunition, because they have
    their own."""
    type = type_of(b, s, unit)
    return type.kind == p.INFANTRY and not (manner == p.BAZOOKA_AMMO and type.border == p.HEAVY_WEAPON)


def token_targets(watch: Watch, unit: Unit, manner: Manner, only: Unit = p.NO_UNIT) -> list[Target]:
    """HN-EQUIP-03, HN-EQUIP-11, HN-EQUIP-14: the targets of a token; empty if the unit has no such token."""
    b, s = watch.b, watch.s
    if not may_fire_token(b, s, unit, manner) or stock_for(b, s, unit, TOKEN_WEAPONS[manner]) < 0:
        return []
    return targets(watch, unit, b.gear[TOKEN_WEAPONS[manner]], only, KINDS[manner])


def why_no_faust(watch: Watch, unit: Unit, weapon: Weapon, moving: bool) -> str:
    return why_no_token(watch, unit, p.PANZERFAUST, moving, "HN-EQUIP-03")


def why_no_rocket(watch: Watch, unit: Unit, weapon: Weapon, moving: bool) -> str:
    return why_no_token(watch, unit, p.BAZOOKA_AMMO, moving, "HN-EQUIP-11")


def why_no_token(watch: Watch, unit: Unit, manner: Manner, moving: bool, rule: str) -> str:
    """HN-EQUIP-14, HN-EQUIP-15: "" if the unit has the token and a target, and is not on the move. ``rule``: the rule of the
    token."""
    if stock_for(watch.b, watch.s, unit, TOKEN_WEAPONS[manner]) < 0:
        return rule
    return "" if not moving and token_targets(watch, unit, manner) else "HN-FIRE-06"


def fire_token(g: HTable, unit: Unit, weapon: Weapon, manner: Manner, moving: bool, only: Unit) -> Steps:
    """HN-EQUIP-03, HN-EQUIP-11, HN-EQUIP-15: the token is given up, hit or miss. It replaces the unit's own shot."""
    b, s = g.board, g.state
    rocket = b.gear[TOKEN_WEAPONS[manner]]
    foe, sight = yield from aim(g, unit, rocket, manner, token_targets(Watch(b, s), unit, manner, only))
    spend(g, stock_for(b, s, unit, TOKEN_WEAPONS[manner]))
    shot = shot_of(b, s, unit, weapon, manner, foe, sight)
    if (yield from use_ammunition(g, unit)):
        shot.extra.append(("HN-EQUIP-08", 1))
    yield from shoot(g, [shot])
