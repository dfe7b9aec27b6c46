"""Compares plain values: where two differ, and where two states share a part."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.plain import slots_of


def shared(one: object, two: object, place: str = "state") -> str:
    """The place where two states hold the same list, dict or object, so that changing one changes the other; "" if none."""
    if isinstance(one, Mapping) and isinstance(two, Mapping):
        parts = [(key, one[key], two[key]) for key in one]
    elif isinstance(one, list | tuple) and isinstance(two, list | tuple):
        parts = [(at, a, b) for at, (a, b) in enumerate(zip(one, two, strict=True))]
    else:
        parts = [(name, getattr(one, name), getattr(two, name)) for name in slots_of(one)]
        if not parts:
            return ""
    if one is two and not isinstance(one, tuple):
        return place
    return next((found for name, a, b in parts if (found := shared(a, b, f"{place}.{name}"))), "")


def difference(one: object, two: object, place: str = "") -> str:
    """The first place where two plain values differ, and both values there."""
    if isinstance(one, Mapping) and isinstance(two, Mapping):
        for key in sorted(set(one) | set(two), key=str):
            if one.get(key) != two.get(key):
                return difference(one.get(key), two.get(key), f"{place}.{key}")
    if isinstance(one, list | tuple) and isinstance(two, list | tuple) and len(one) == len(two):
        for at, (a, b) in enumerate(zip(one, two, strict=True)):
            if a != b:
                return difference(a, b, f"{place}[{at}]")
    return f"{place}: {one} / {two}"
