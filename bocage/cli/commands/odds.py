"""``bocage odds``: the odds at the end of a saved game, of one action or of all."""

from __future__ import annotations

from pathlib import Path

from bocage import load
from bocage.bots import is_bot
from bocage.cli import files
from bocage.cli.desk import Desk
from bocage.cli.terminal.option_menu import Menu
from bocage.cli.terminal.odds_table import show_odds
from bocage.core.errors import Illegal
from bocage.core.match import OVER, SEAT


def odds(desk: Desk, file: Path, text: str) -> None:
    match = load(files.read(file))
    decision = match.decision
    if decision is None:
        raise Illegal(OVER)
    screen = match.ruleset.display.screen(match.board, desk.lang)
    names = match.setup.seats
    if match.ruleset.knowledge.secrets and all(is_bot(names[seat]) for seat in decision.by):   # its options would show its hand
        raise Illegal(SEAT, seats=", ".join(names[seat] for seat in decision.by))
    menu = Menu(match, screen, range(len(names)))
    if text:
        entry = menu.find(text)
        action = entry.action if entry is not None else match.check(screen.complete(match.state, text))
        show_odds(desk, screen, match, action)
        return
    desk.text(screen.namer.ask(decision), "question")
    for entry in menu.entries:
        show_odds(desk, screen, match, entry.action)
