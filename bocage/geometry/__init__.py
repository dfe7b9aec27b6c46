"""Plane geometry in whole numbers: shapes, discs, sweeps and lines of sight, without a word of any game.

Lengths are whole numbers (a thousandth of an inch where miniatures are moved). Every judgement is exact: squares and
fractions are compared, roots are taken of whole numbers only, so the same position is judged the same everywhere."""
