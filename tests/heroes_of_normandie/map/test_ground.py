"""A changed ground is what a survey of it from nothing would find."""

from __future__ import annotations

from random import Random

from bocage.games.heroes_of_normandie import content
from bocage.games.heroes_of_normandie.map.ground import Ground, Layers
from bocage.games.heroes_of_normandie.map.lines import bits
from bocage.games.heroes_of_normandie.pieces import BLOCKED
from tests.marks import rule

FIELDS = ("passable", "water", "difficult", "cover", "opportunity", "crushable", "defence", "sight", "structure", "walk",
          "near", "zoc_from", "building", "room", "position", "sides", "housed", "opaque")


def test_patching_a_few_squares_gives_the_same_ground_as_surveying_all() -> None:
    box, rng = content.load(), Random(3)
    overlays = ("position", "light_wreck", "heavy_wreck")
    for made in box.maps.values():
        start = Ground(made, box.terrains)
        for fallen in ((), tuple(range(len(start.rooms.names)))[:1]):
            squares = rng.sample(start.squares, 12)
            changes = {square: Layers(
                rng.choice((start.layers[square].base, start.names["open"], start.names["ruins"])),
                tuple(start.names[each] for each in overlays if rng.random() < 0.4)) for square in squares}
            patched = start.changed(start.key_with(start, changes, fallen))
            surveyed = start.changed(patched.key)
            surveyed._survey()
            assert [getattr(patched, name) for name in FIELDS] == [getattr(surveyed, name) for name in FIELDS]
            assert patched.key_with(start, {}) == patched.key


@rule("HN-LOS-13", "HN-BLDG-04")
def test_a_line_loses_what_the_obstacles_met_square_by_square_take_from_it() -> None:
    box, rng = content.load(), Random(5)
    blocked = 0
    for made in box.maps.values():
        start = Ground(made, box.terrains)
        wreck = (start.names["heavy_wreck"],)
        changes = {square: Layers(start.layers[square].base, wreck) for square in rng.sample(start.squares, 6)}
        ruined = start.changed("!0") if start.rooms.names else start
        for ground in (start, start.changed(start.key_with(start, changes)), ruined):
            for _ in range(400):
                a, b = rng.choice(ground.squares), rng.choice(ground.squares)
                units = bits(rng.sample(ground.squares, rng.choice((0, 4, 20))))
                taken = min(BLOCKED, sum(obstacle.loss for obstacle in ground.met(a, b, units)))
                assert ground.see(a, b, units) == ground.trace(a, b, units) == taken, (made, ground.key, a, b, units)
                blocked += taken == BLOCKED
    assert blocked
