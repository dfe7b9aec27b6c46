"""States as plain data: to builtins and back, canonical bytes, hashes. It reads ``__slots__``, so games need no code for it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

Plain = Any


def slots_of(thing: object) -> list[str]:
    return [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]


def retired_of(thing: object) -> Mapping[str, object]:
    """Slots that a state class has no more, with the value that they always had in games that can still be played. They are
    written all the same, so that older records keep their hashes: ``RETIRED = {"coached": 0}`` on the state class."""
    found: Mapping[str, object] = getattr(type(thing), "RETIRED", {})
    return found


def to_plain(thing: object) -> Plain:
    """A state class as a dict of its slots; the parts of a state are numbers, texts, lists and dicts, or such classes."""
    names = slots_of(thing)
    assert names, f"{type(thing).__name__} is not plain data"
    return {**retired_of(thing), **{name: getattr(thing, name) for name in names}}


def fill(thing: object, plain: Plain) -> list[str]:
    """Fills a fresh state from plain data; returns the names that only one of the two has (``units.hits`` in a part).

    A list of objects needs a class to build them: ``PARTS = {"units": Unit}`` on the state class.
    """
    parts = getattr(type(thing), "PARTS", {})
    names = slots_of(thing)
    changed = (set(names) ^ set(plain)) - set(retired_of(thing))
    for name in names:
        if name not in plain:
            continue
        if name in parts:
            made = []
            for item in plain[name]:
                part = parts[name]()
                changed |= {f"{name}.{inner}" for inner in fill(part, item)}
                made.append(part)
            setattr(thing, name, made)
        else:
            setattr(thing, name, plain[name])
    return sorted(changed)


_encoder = msgspec.json.Encoder(order="sorted", enc_hook=to_plain)


def canonical(thing: object) -> bytes:
    return _encoder.encode(thing)


def digest(thing: object) -> str:
    """A short hash, the same in every process."""
    return sha256(canonical(thing)).hexdigest()[:24]
