"""The signs of the map, each in two forms: for a terminal that draws, and for one that knows ASCII only."""

from __future__ import annotations

SIGNS = {
    "hatch-open": ("╫", "H"), "hatch-blocked": ("╳", "X"), "door-open": ("/", "/"), "door-locked": ("■", "="),
    "alarm": ("♪", "A"), "nest": ("⌂", "N"), "objective": ("★", "$"), "charge": ("☼", "@"),
    "stealthy": ("○", "."), "visible": ("●", "!"), "critical": ("†", "%"), "uniform": ("~", "~"),
    "enter-N": ("▼", "v"), "enter-S": ("▲", "^"), "enter-W": ("►", ">"), "enter-E": ("◄", "<"), "barricade": ("#", "#"),
    "times": ("×", "x"), "more": ("…", "_"), "done": ("✓", "v"), "active": ("▸", ">"),
    "action": ("◆", "*"), "spent": ("◇", "-"), "wound": ("×", "x"), "plus": ("+", "+"), "slot": ("·", "."), "dot": ("·", "-"),
}


class Signs:
    """``signs["alarm"]`` is the form that the terminal can show."""

    def __init__(self, ascii: bool) -> None:
        self.form = 1 if ascii else 0
        self.ascii = ascii

    def __getitem__(self, name: str) -> str:
        return SIGNS[name][self.form]
