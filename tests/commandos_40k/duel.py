"""Two models against each other: one shoots or strikes at another with one weapon, with dice named beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.games.commandos_40k.content import Part
from tests.commandos_40k.scene import TOUCH, Arming, Man, Scene, blade, gun, man


def volley(*dice: int, weapon: Arming | None = None, target: dict[str, Any] | None = None,
           shooter: dict[str, Any] | None = None, apart: float = 10 - TOUCH, pieces: Sequence[Part] = (),
           friends: Sequence[Man] = (), others: Sequence[Man] = (), **scene: Any) -> Scene:
    """a1 at 5, 11 shoots with its only weapon at b1, so many inches to the east, and what follows has these dice."""
    weapon = weapon or gun()
    s = Scene([man(5, 11, weapon, **shooter or {}), *friends], [man(5 + TOUCH + apart, 11, **target or {}), *others],
              pieces, **scene)
    return s.begin("shoot").play("shoot a1", f"fire {weapon.id} b1", dice=dice)


def brawl(*dice: int, weapon: Arming | None = None, target: dict[str, Any] | None = None,
          fighter: dict[str, Any] | None = None, others: Sequence[Man] = (), **scene: Any) -> Scene:
    """a1 strikes with its only weapon at b1, which it touches and which has fought already; what follows has these dice."""
    idle = {"tokens": ["done"]} | (target or {})
    s = Scene([man(5, 11, weapon or blade(), **fighter or {})], [man(5 + TOUCH, 11, **idle), *others], **scene)
    return s.begin("fight", dice=dice)


def hits(s: Scene) -> list[tuple[int, bool]]:
    """The faces of the hit rolls, with whether they hit."""
    return [(die, hit) for _, die, _, _, hit in s.told("hit_rolled")]


def to_hit(s: Scene) -> list[int]:
    """What was added to each hit roll."""
    return [bonus for _, _, bonus, _, _ in s.told("hit_rolled")]


def wounds(s: Scene) -> list[tuple[int, bool]]:
    """The faces of the wound rolls, with whether they wound."""
    return [(die, wound) for _, die, _, _, wound in s.told("wound_rolled")]


def saves(s: Scene) -> list[tuple[int, bool]]:
    """The faces of the save rolls, with whether they save."""
    return [(die, saved) for _, die, _, _, saved in s.told("save_rolled")]


def traumas(s: Scene) -> list[tuple[tuple[int, ...], int]]:
    """The faces of the trauma rolls, with what was added to the highest."""
    return [(faces, bonus) for _, faces, bonus, _ in s.told("trauma_rolled")]
