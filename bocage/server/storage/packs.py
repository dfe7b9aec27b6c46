"""Long settings of a match (players' own files) are stored once, by fingerprint; match and record hold the fingerprint."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

LONG = 256                              # letters from which on a setting is stored by its fingerprint
PREFIX = "sha256:"


def fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def long_settings(options: Mapping[str, str]) -> dict[str, str]:
    """The settings to be stored by their fingerprint, by name; whatever looks like a fingerprint is stored so too."""
    return {name: value for name, value in options.items() if len(value) > LONG or value.startswith(PREFIX)}


def shortened(options: Mapping[str, str]) -> dict[str, str]:
    """The options with fingerprints in place of long settings."""
    return {**options, **{name: PREFIX + fingerprint(value) for name, value in long_settings(options).items()}}


def whole(options: Mapping[str, str], packs: Mapping[str, str]) -> dict[str, str]:
    """The options with their long settings. ``packs``: texts by fingerprint."""
    return {name: packs.get(value.removeprefix(PREFIX), value) if value.startswith(PREFIX) else value
            for name, value in options.items()}


def with_options(record: str, before: Mapping[str, str], after: Mapping[str, str]) -> str:
    """A record whose options are written otherwise."""
    for name, value in before.items():
        if after[name] != value:
            record = record.replace(f"\noption {name} {value}\n", f"\noption {name} {after[name]}\n", 1)
    return record
