"""Cleans names and chat lines of people before they are shown, stored or written into a record."""

from __future__ import annotations

import re

from bocage.bots import DEFAULT, LEVELS, plain_name
from bocage.core.text import BLANKS
from bocage.server.wire.frames import NAME

# Characters that control a terminal or reverse the direction of writing.
COMMANDS = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


def plain(text: str) -> str:
    """One line of text without control characters."""
    return BLANKS.sub(" ", COMMANDS.sub(" ", text)).strip()


def name_of(text: str) -> str:
    """A name without the signs that separate names in a record: the bar and the colon."""
    return plain(re.sub("[|:]", " ", text))[:NAME].strip()


def level_of(seat_name: str) -> str:
    """The level of a bot by the name that a record gives its seat (``bot:corporal``, ``bot:corporal-2``)."""
    level = plain_name(seat_name)
    return level if level in LEVELS else DEFAULT
