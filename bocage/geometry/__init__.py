"""Plane geometry in whole numbers: shapes, discs, sweeps of discs and lines of sight. It knows no game.

Lengths are whole numbers (thousandths of an inch in Commandos 40 000). Every judgement is exact: squares and fractions are
compared, and roots are taken of whole numbers only. So every machine judges the same position in the same way.

Functions of the inner loop take coordinates as plain numbers and edges as tuples: named tuples take three times as long to
unpack.
"""
