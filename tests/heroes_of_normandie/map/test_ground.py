"""A changed ground is what a survey of it from nothing would find."""

from __future__ import annotations

from random import Random

from bocage.games.heroes_of_normandie import content
from bocage.games.heroes_of_normandie.map.ground import Ground, Layers

FIELDS = ("passable", "water", "difficult", "cover", "opportunity", "crushable", "defence", "sight", "structure", "walk",
          "near", "zoc_from", "building", "room", "position")


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
