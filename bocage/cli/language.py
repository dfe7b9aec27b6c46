"""Which language to speak: what ``--lang`` says, or else the locale."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.text import LANGUAGES, language_of_locale


def language(args: Sequence[str]) -> str:
    """Read before the command line is parsed, so that its own help and errors speak it too."""
    for at, word in enumerate(args):
        value = word.removeprefix("--lang=") if word.startswith("--lang=") else (
            args[at + 1] if word == "--lang" and at + 1 < len(args) else "")
        if value in LANGUAGES:
            return value
    return language_of_locale()
