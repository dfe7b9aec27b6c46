"""Names and words of people, fit to be shown to others, stored, and written into a record."""

from __future__ import annotations

import re

from bocage.core.text import BLANKS
from bocage.server.wire.frames import NAME

# Signs that command a terminal or turn the writing round.
COMMANDS = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


def plain(text: str) -> str:
    """One line of text that is nothing but text."""
    return BLANKS.sub(" ", COMMANDS.sub(" ", text)).strip()


def name_of(text: str) -> str:
    """A name that no record takes for something else: there a bar stands between names, and a colon ends one."""
    return plain(re.sub("[|:]", " ", text))[:NAME].strip()
