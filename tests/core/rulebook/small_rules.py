"""The catalogue of a game of two rules and a ruling; ``{french}`` stands for the French text of the second rule."""

from __future__ import annotations

RULES = """
[[chapter]]
id = "A"
en = "A"
fr = "A"

[[rule]]
id = "XY-A-01"
en.title = "One"
en.text = "One."
fr.title = "Un"
fr.text = "Un."

[[rule]]
id = "XY-A-02"
en.title = "Two"
en.text = "Two."
fr.title = "Deux"
fr.text = "{french}"

[[ruling]]
id = "XY-RULING-01"
en.title = "A doubt"
en.text = "Settled."
en.why = "So."
fr.title = "Un doute"
fr.text = "Tranché."
fr.why = "Ainsi."
rules = ["XY-A-01"]
"""
