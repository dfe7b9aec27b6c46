"""``bocage check``: is the content sound? This game has no content but its catalogue."""

from __future__ import annotations

from pathlib import Path

from bocage.core.rulebook.catalogue import catalogue

FOLDER = Path(__file__).parent


def check(folder: Path | None, lang: str) -> list[str]:
    return [f"{len(catalogue(folder or FOLDER).rule)} rules"]
