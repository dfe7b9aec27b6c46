"""Limits of what comes in, short names for such texts and numbers, and the two kinds of frames."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


NAME, CHAT, ACTION, KEY, LONGEST = 24, 500, 200, 64, 4096
SETTING, MOST_ALLIES, MOST_POINTS = 2000, 3, 9999
PACK, MOST_PACKS = 100_000, 3
RECORD_BYTES = 2_000_000

Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT)]
ActionText = Annotated[str, Meta(min_length=1, max_length=ACTION)]
Key = Annotated[str, Meta(min_length=8, max_length=KEY)]
Token = Annotated[str, Meta(min_length=32, max_length=64)]
Word = Annotated[str, Meta(max_length=ACTION)]
SettingText = Annotated[str, Meta(max_length=SETTING)]          # of a game's setting: a choice, a board, a whole army
PackText = Annotated[str, Meta(max_length=PACK)]                # a player's own file
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Lang = Literal["fr", "en"]
AnswerSeconds = Literal[0, 15, 30, 60, 120]
Until = Literal["ask", "mine", "deed", "phase", "turn"]


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type that comes from a client."""


class Out(msgspec.Struct, frozen=True):
    """A type that goes to a client."""
