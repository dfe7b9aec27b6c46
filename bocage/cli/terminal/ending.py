"""How a game ended, by which rule, and what can be done with its record."""

from __future__ import annotations

from pathlib import Path

from bocage.cli.desk import Desk
from bocage.cli.files import shown
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.match import Match
from bocage.core.screen import AnyScreen
from bocage.core.text import words


def show_ending(match: Match, screen: AnyScreen, desk: Desk, file: Path) -> None:
    result = match.result
    assert result is not None
    say = words(desk.lang, match.ruleset.folder / "text")
    desk.lines(desk.ruled(desk.say("cli-over"), "strong"))
    rule = catalogue(match.ruleset.folder).find(result.rule)
    reason = rule.wording(desk.lang).text if rule is not None else ""
    desk.text(say(f"result-{result.key}", reason=f"{reason} ({result.rule})".strip()), "strong")
    for line in screen.summary(match.view(None)):
        desk.text(line)
    desk.text(desk.say("cli-over-choices", number=len(match.moves)))
    for key in ("replay", "verify"):
        desk.text(desk.say(f"cli-over-{key}", command=f"bocage {key} {shown(file)}"))
