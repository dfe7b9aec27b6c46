"""Opération Commando – Sainte-Mère-Église: Americans and Germans fight for one terrain after another, with hidden hands.

Start reading here: ``flow.py`` is the sequence of play, ``rules/`` holds a module for each chapter of the rulebook and each
mission, ``state.py`` what lies where, ``board.py`` what never changes, ``content/`` what is printed on the cards.
"""

from __future__ import annotations

from pathlib import Path

from bocage.core.contract import (
    Advice, Display, Inspection, Knowledge, Level, Missions, Retired, Rules, Ruleset, Threats, load_choosing)
from bocage.core.contract.weights import stored_in, with_weights
from bocage.core.lexicon import read_action
from bocage.games.operation_commando import (
    audit, check, flow, hidden, mission_cards, position, refusals, setup, suppose, things, view, wire_facts,
    wire_types)
from bocage.games.operation_commando.bot import evaluation
from bocage.games.operation_commando.inspect import reaching, threats
from bocage.games.operation_commando.screens import OScreen
from bocage.games.operation_commando.state import State
from bocage.games.operation_commando.text import ONamer

RULESET = Ruleset(
    id="operation_commando",
    version="1.2.0",
    prefix="OC",
    folder=Path(__file__).parent,
    rank=2,
    scenarios=setup.SCENARIO_CARDS,
    retired={"lesson_initiation": Retired("initiation")},
    options=(setup.VARIANTS,),
    things=things.things,
    check=check.check,
    rules=Rules(
        board=setup.board,
        first_state=setup.first_state,
        blank_state=State,
        next_step=flow.next_step,
        is_over=flow.is_over,
        result=flow.result,
        read=read_action,
        why_not=refusals.why_not,
        detail=refusals.detail,
        bags=lambda board: board.bags,
        pieces=audit.pieces,
        audit=audit.audit,
        notation=position.notation,
        longest_game=6_000,
    ),
    knowledge=Knowledge(
        view_type=view.View,
        view=view.view,
        suppose=suppose.suppose,
        log_from=view.log_from,
        hidden=hidden.HIDDEN,
        secrets=True,
        whole=view.whole,
    ),
    display=Display(
        namer=ONamer,
        screen=OScreen,
        event_facts=wire_facts.of_event,
        action_facts=wire_facts.of_action,
        question_facts=wire_facts.of_question,
        fact_types=wire_types.FACT_TYPES,
        choosing=load_choosing(Path(__file__).parent),
        windows=frozenset({"cancel", "progression", "unit_destroyed"}),
    ),
    inspection=Inspection(
        answer_type=reaching.Reaching,
        answer=reaching.answer,
    ),
    threats=Threats(pieces=threats.pieces, states=threats.states, places=threats.places, danger=threats.danger,
                    words=threats.words),
    missions=Missions(facts=mission_cards.facts(), sketch=mission_cards.sketch),
    advice=with_weights(Advice(
        evaluate=evaluation.evaluate,
        terms=evaluation.terms,
        priors=evaluation.priors,
        horizon=evaluation.horizon,
        levels=(Level(noise=2.6, sight=4), Level(noise=0.9, sight=6), Level(), Level(thought="tree", playouts=60, seconds=0.5),
                Level(thought="tree", playouts=1200, seconds=2.0)),
    ), flow.is_over, stored_in(Path(__file__).parent / "bot")),
)
