"""Cleans names of people before they are shown, stored or written into a record."""

from __future__ import annotations

import re

from bocage.bots import DEFAULT, LEVELS, plain_name
from bocage.core.text import one_line
from bocage.server.wire.frame_types import NAME


def name_of(text: str) -> str:
    """A name without the signs that separate names in a record: the bar and the colon. Empty if nothing of it can be seen."""
    return one_line(one_line(re.sub("[|:]", " ", text))[:NAME])


def level_of(seat_name: str) -> str:
    """The level of a bot by the name that a record gives its seat (``bot:corporal``, ``bot:corporal-2``)."""
    level = plain_name(seat_name)
    return level if level in LEVELS else DEFAULT
