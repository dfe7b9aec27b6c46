"""V-Commandos: one to four commandos slip into occupied ground, and the rules play the enemy.

Start reading here. ``flow.py`` is the sequence of play. ``rules/`` holds one module for each chapter of the rulebook:
``legality.py`` says what is allowed, ``options.py`` what is offered. ``state.py`` holds the position, ``board.py`` what never
changes during a game, ``content/`` what is printed on the pieces.
"""

from __future__ import annotations

from pathlib import Path

from bocage.core.contract import (
    Advice, Display, Knowledge, Level, Missions, Option, Race, Retired, Rules, Ruleset, Threats, load_choosing)
from bocage.core.contract.weights import stored_in, with_weights
from bocage.core.lexicon import read_action
from bocage.games.v_commandos import (
    audit, bot, check, flow, hidden, mission_cards, position, refusals, setup, suppose, things, view, wire_facts, wire_types)
from bocage.games.v_commandos.inspect import threats
from bocage.games.v_commandos.rules import asking, follow_ups
from bocage.games.v_commandos.state import State
from bocage.games.v_commandos.screens import VScreen
from bocage.games.v_commandos.text import VNamer

RULESET = Ruleset(
    id="v_commandos",
    version="1.2.0",
    prefix="VC",
    folder=Path(__file__).parent,
    rank=1,
    scenarios=setup.scenarios(),
    retired={
        "lesson_1": Retired("training_ground", {"squad": "officer:blue"}),
        "lesson_2": Retired("training_ground", {"squad": "officer:blue"}),
        "lesson_3": Retired("lighthouse", {"squad": "officer:blue,scout:blue"}),
        "lesson_green": Retired("green"),
    },
    options=(
        Option("difficulty", ("standard", "veteran"), "standard"),
        Option("squad", (), ""),
        Option("tnt_noise_on_laying", ("no", "yes"), "no", "VC-RULING-30"),
        Option("crowbar_reusable_on_doors", ("no", "yes"), "no", "VC-RULING-36"),
    ),
    random_options=setup.random_options,
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
        may_answer=asking.may_answer,
        bags=lambda board: board.bags,
        pieces=audit.pieces,
        audit=audit.audit,
        notation=position.notation,
        follow_up=follow_ups.follow_up,
        longest_game=40_000,
    ),
    knowledge=Knowledge(
        view_type=view.View,
        view=view.view,
        suppose=suppose.suppose,
        hidden=hidden.HIDDEN,
        knows_all=suppose.knows_all,
    ),
    display=Display(
        namer=VNamer,
        screen=VScreen,
        event_facts=wire_facts.of_event,
        action_facts=wire_facts.of_action,
        question_facts=wire_facts.of_question,
        fact_types=wire_types.FACT_TYPES,
        choosing=load_choosing(Path(__file__).parent),
        pauses=frozenset(("window",)),
    ),
    threats=Threats(pieces=threats.pieces, states=threats.states, places=threats.places, danger=threats.danger,
                    words=threats.words),
    missions=Missions(facts=mission_cards.facts(), sketch=mission_cards.sketch),
    advice=with_weights(Advice(
        evaluate=bot.evaluate,
        chance=bot.chance,
        terms=bot.terms,
        priors=bot.priors,
        horizon=bot.horizon,
        race=Race(doubt=2.5, prior_worth=0.004, sure=0.7, whole_games=4, analysed_to_the_end=True),
        levels=(Level(noise=2.4, sight=4), Level(noise=1.6, sight=6), Level(),
                Level(thought="race", playouts=60, seconds=0.5), Level(thought="race", playouts=800, seconds=2.0)),
        teamwork=bot.TEAMWORK,
        with_jobs=bot.with_jobs,
    ), flow.is_over, stored_in(Path(__file__).parent / "bot")),
)
