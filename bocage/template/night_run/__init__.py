"""Night Run: two to four runners try to reach the far side of a field before a sentry sees them.

Start reading here: ``flow.py`` is the sequence of play, ``state.py`` what changes, ``board.py`` what never changes,
``catalogue.toml`` the rules as players read them, ``text/`` every other word.
"""

from __future__ import annotations

from pathlib import Path

from bocage.core.contract import Advice, Display, Knowledge, Rules, Ruleset, Scenario
from bocage.core.lexicon import read_action
from bocage.core.screen import plain_screen
from bocage.template.night_run import audit, bot, check, flow, view, wire_facts
from bocage.template.night_run.board import Board
from bocage.template.night_run.state import State
from bocage.template.night_run.text import NightRunNamer

RULESET = Ruleset(
    id="night_run",
    version="0.1.0",
    prefix="NR",
    folder=Path(__file__).parent,
    scenarios=(
        Scenario("field", "mission", (2, 4), "scenario-field"),
        Scenario("meadow", "mission", (2, 4), "scenario-meadow"),
    ),
    check=check.check,
    rules=Rules(
        board=Board,
        first_state=lambda board: State(board.seats),
        blank_state=State,
        next_step=flow.next_step,
        is_over=flow.is_over,
        result=flow.result,
        read=read_action,
        why_not=flow.why_not,
        pieces=audit.pieces,
        audit=audit.audit,
        longest_game=400,
    ),
    knowledge=Knowledge(view_type=view.View, view=view.view, suppose=view.suppose, knows_all=view.knows_all),
    display=Display(namer=NightRunNamer, screen=plain_screen(NightRunNamer), event_facts=wire_facts.of_event),
    advice=Advice(evaluate=bot.evaluate, priors=bot.priors),
)
