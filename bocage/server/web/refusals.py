"""What the server says when something cannot be done: a code for programs, a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bocage.core.errors import BadRecord, BocageError, Illegal, Unknown, Unreadable
from bocage.core.text import Words, words
from bocage.server.wire import http_frames

TEXT = Path(__file__).parents[1] / "text"
CODES = {Illegal: "illegal", Unreadable: "unreadable", Unknown: "unknown", BadRecord: "record"}


class Refusal(Exception):
    """``code`` finds the sentence, ``server-<code>``, unless ``texts`` has it in each language; ``status`` is for HTTP."""

    texts: Mapping[str, str] = {}

    def __init__(self, code: str, status: int = 400) -> None:
        super().__init__(code)
        self.code = code
        self.status = status


def say(lang: str) -> Words:
    return words(lang, TEXT)


def problem(error: Refusal | BocageError, lang: str) -> http_frames.Problem:
    if isinstance(error, Refusal):
        return http_frames.Problem(error.code, error.texts.get(lang) or say(lang)(f"server-{error.code}"))
    return http_frames.Problem(CODES.get(type(error), "error"), error.say(lang), getattr(error, "rule", ""))
