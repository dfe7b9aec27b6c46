"""The signs of the map: for sides, facings and grounds, in Unicode and in plain ASCII."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.pieces import DIRECTIONS

ARROWS = dict(zip(DIRECTIONS, "↑↗→↘↓↙←↖", strict=True))
# A slash does not show which of its ends is the front. The sign of a vehicle of two squares stands on its front square; for
# other units the list of units says it.
ASCII_ARROWS = dict(zip(DIRECTIONS, "^/>\\v/<\\", strict=True))
FILLING = frozenset(("bocage", "water", "road", "building"))    # grounds that fill their whole square, so that neighbours join


class Signs:
    def __init__(self, ascii: bool) -> None:
        self.ascii = ascii
        self.side = {"us": "+", "ge": "-"} if ascii else {"us": "●", "ge": "○"}
        self.arrow = ASCII_ARROWS if ascii else ARROWS
        self.objective, self.smoke = ("*", "%") if ascii else ("★", "≈")
        self.ordered, self.suppressed = "'", "!"
        self.ground = {
            "open": "." if ascii else "·", "road": "=", "bocage": "#" if ascii else "▒", "forest_edge": "f", "forest": "F",
            "grove": "g", "water": "~", "bridge": "b", "building": "H" if ascii else "▓", "ruins": "r",
            "rock": "x", "position": "p", "light_wreck": "l", "heavy_wreck": "k"}
