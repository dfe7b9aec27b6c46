"""Every manner of fire, and which of them a unit may use now (HN-FIRE-08, HN-ABIL-44)."""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.action import Action
from bocage.core.decision import Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell
from bocage.games.heroes_of_normandie.rules.fire.firing import (
    Target, burst, single_shot, snipe, targets, weapon_of, why_no_burst, why_no_shot, why_not_snipe, why_not_suppressive,
    why_not_suppressive_burst, why_not_use)
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.fire.templates import (
    fire_token as toss_token, template_fire, why_no_grenade, why_no_rifle_grenade, why_no_shell, why_no_template)
from bocage.games.heroes_of_normandie.rules.fire.token_weapons import fire_token, token_targets, why_no_faust, why_no_rocket
from bocage.games.heroes_of_normandie.rules.units import firing_face, is_decoy
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Manner, Slot, Unit


class Way:
    """A manner of fire. ``why_not(watch, unit, weapon, moving)``: "" if a weapon can be fired in this manner now; otherwise the
    rule that forbids it. ``run(g, unit, weapon, manner, moving, only)`` carries it out. ``only``: the one target that
    opportunity fire may have, or -1."""

    __slots__ = ("why_not", "run")

    def __init__(self, why_not: Callable[[Watch, Unit, Weapon, bool], str],
                 run: Callable[[HTable, Unit, Weapon, Manner, bool, Unit], Steps]) -> None:
        self.why_not = why_not
        self.run = run


# In the order in which they are offered.
WAYS: dict[Manner, Way] = {
    p.SUPPRESSIVE: Way(why_not_suppressive, single_shot),
    p.NORMAL: Way(why_no_shot, single_shot),
    p.BURST_SUPPRESSIVE: Way(why_not_suppressive_burst, burst),
    p.BURSTS: Way(why_no_burst, burst),
    p.SNIPE: Way(why_not_snipe, snipe),
    p.BAZOOKA_AMMO: Way(why_no_rocket, fire_token),
    p.PANZERFAUST: Way(why_no_faust, fire_token),
    p.TEMPLATE: Way(why_no_template, template_fire),
    p.RIFLE_GRENADE: Way(why_no_rifle_grenade, toss_token),
    p.GRENADE: Way(why_no_grenade, toss_token),
    p.HE: Way(why_no_shell, toss_token),
}

# The manners with a single target, which opportunity fire may use (HN-TERR-15), each with a function that finds its targets.
SINGLE: dict[Manner, Callable[[Watch, Unit, Weapon, Unit], list[Target]]] = {
    p.NORMAL: lambda watch, unit, weapon, only: targets(watch, unit, weapon, only),
    p.SUPPRESSIVE: lambda watch, unit, weapon, only: (
        targets(watch, unit, weapon, only) if weapon.flags & p.SUPPRESSIVE_FIRE else []),
    p.SNIPE: lambda watch, unit, weapon, only: (
        targets(watch, unit, weapon, only, (p.INFANTRY,)) if weapon.flags & p.SNIPER else []),
    p.PANZERFAUST: lambda watch, unit, weapon, only: token_targets(watch, unit, p.PANZERFAUST, only),
    p.BAZOOKA_AMMO: lambda watch, unit, weapon, only: token_targets(watch, unit, p.BAZOOKA_AMMO, only),
}


def why_no_weapon(b: Board, s: State, unit: Unit, slot: Slot, moving: bool) -> str:
    """HN-TRAIT-13, HN-GEN-08: "" if a unit may use the weapon of a slot now, whatever the manner and the target."""
    if is_decoy(b, s, unit):
        return "HN-TRAIT-13"
    weapon = next((each for each in firing_face(b, s, unit).weapons if each.slot == slot), None)
    return "HN-GEN-08" if weapon is None else why_not_use(b, s, unit, weapon, moving)


def why_not_so(watch: Watch, unit: Unit, slot: Slot, manner: Manner, moving: bool) -> str:
    """HN-ABIL-44: "" if a weapon has what a manner needs: the ability or the token, and a target. The weapon itself may be
    used."""
    return WAYS[manner].why_not(watch, unit, weapon_of(watch.b, watch.s, unit, slot), moving)


def ways_to_fire(watch: Watch, unit: Unit, moving: bool = False) -> list[Action]:
    """HN-FIRE-08, HN-ABIL-44: every weapon with every manner that can be used now."""
    b, s = watch.b, watch.s
    if is_decoy(b, s, unit):
        return []
    found: list[Action] = []
    for weapon in firing_face(b, s, unit).weapons:
        if not why_not_use(b, s, unit, weapon, moving):
            found += [b.lexicon.act("fire", weapon.slot, manner) for manner, made in WAYS.items()
                      if not made.why_not(watch, unit, weapon, moving)]
    return found


def ways_against(watch: Watch, unit: Unit, foe: Unit, verb: str = "opportunity") -> list[Action]:
    """Every weapon and manner with which a unit could shoot at one enemy now."""
    b, s = watch.b, watch.s
    if is_decoy(b, s, unit):
        return []
    return [b.lexicon.act(verb, unit, weapon.slot, manner) for weapon in firing_face(b, s, unit).weapons
            if not why_not_use(b, s, unit, weapon, False) for manner, find in SINGLE.items() if find(watch, unit, weapon, foe)]


def fire(g: HTable, unit: Unit, slot: Slot, manner: Manner, moving: bool = False, only: Unit = p.NO_UNIT) -> Steps:
    """A unit fires. A hidden unit shows itself (HN-ABIL-18), and the weapon counts as fired whatever the result is."""
    s = g.state
    weapon = weapon_of(g.board, s, unit, slot)
    tell(g, e.FIRED, unit, slot, manner)
    yield from WAYS[manner].run(g, unit, weapon, manner, moving, only)
