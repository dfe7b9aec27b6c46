"""Heroes of Normandie: two armies on a map of squares, secret orders, fire and assault, cards played out of turn.

Start reading here. ``flow.py`` is the sequence of play, and ``rules/`` holds a module for each chapter of the rulebook.
``state.py`` says what lies where, ``board.py`` what never changes, ``types.py`` what each number means. ``map/`` is the ground,
``army/`` the building of armies, ``content/`` what is printed.
"""

from __future__ import annotations

from pathlib import Path

from bocage.core.contract import (
    Advice, Display, Forces, Inspection, Knowledge, Level, Missions, Option, Race, Rules, Ruleset, Scenario, Threats,
    load_choosing, load_missions)
from bocage.core.contract.weights import stored_in, with_weights
from bocage.core.lexicon import read_action
from bocage.games.heroes_of_normandie import (
    audit, bot, check, content, flow, hidden, mission_cards, one_screen, position, refusals, setup, suppose, things, view,
    wire_facts, wire_types)
from bocage.games.heroes_of_normandie.army import builder, verdict
from bocage.games.heroes_of_normandie.bot.plans import STAKES, plans
from bocage.games.heroes_of_normandie.inspect import survey, threats
from bocage.games.heroes_of_normandie.rules.asking import WINDOW_RULES
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.screens import HScreen
from bocage.games.heroes_of_normandie.text import HNamer

# Rulings that groups of players like to settle in their own way are settings (HN-RULING).
RULINGS = (
    Option("special_window", ("every", "first"), "every", "HN-RULING-07"),
    Option("lost_token", ("moves", "stays"), "moves", "HN-RULING-09"),
    Option("zoc", ("unit", "any"), "unit", "HN-RULING-10"),
    Option("pivot", ("either", "first"), "either", "HN-RULING-14"),
    Option("assault_terrain", ("defender", "none"), "defender", "HN-RULING-16"),
    Option("assault_dice", ("sum", "best"), "sum", "HN-RULING-17"),
    Option("vehicle_defends", ("weapon", "die"), "weapon", "HN-RULING-18"),
    Option("tie", ("repulse", "reroll", "both_lose"), "repulse", "HN-RULING-19"),
    Option("corner", ("better", "worse"), "better", "HN-RULING-22"),
    Option("direct_hit", ("removed", "wreck"), "removed", "HN-RULING-27"),
    Option("ambush", ("free", "unseen"), "free", "HN-RULING-38"),
    Option("burst_spacing", ("1", "2"), "1", "HN-RULING-39"),
    Option("embark_cost", ("1", "0"), "1", "HN-RULING-45"),
)
SEATS = 4                                   # HN-MULTI: two to four in two alliances, the first American, the second German

RULESET = Ruleset(
    id="heroes_of_normandie",
    version="1.13.0",
    prefix="HN",
    folder=Path(__file__).parent,
    rank=3,
    scenarios=tuple(Scenario(each.id, "scenario" if each.id != setup.OWN_BOARD else "battle", each.seats,
                             f"scenario-{each.id}", 2) for each in content.load().scenarios.values()),
    options=(
        Option("board", (), ""),
        Option("points", setup.POINTS, "300"),
        Option("teams", ("even", "us_more", "ge_more"), "even"),
        *(Option(f"army_{seat + 1}", (), "") for seat in range(SEATS)),
        *RULINGS,
    ),
    random_options=setup.random_options,
    things=things.things,
    check=check.check,
    rules=Rules(
        board=setup.board,
        admit=setup.admit,
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
        longest_game=20_000,
    ),
    knowledge=Knowledge(
        view_type=view.View,
        view=view.view,
        suppose=suppose.suppose,
        hidden=hidden.HIDDEN,
        secrets=True,
        whole=view.whole,
    ),
    display=Display(
        namer=HNamer,
        screen=HScreen,
        event_facts=wire_facts.of_event,
        action_facts=wire_facts.of_action,
        question_facts=wire_facts.of_question,
        fact_types=wire_types.FACT_TYPES,
        choosing=load_choosing(Path(__file__).parent),
        activation=flow.activation,
        windows=frozenset(WINDOW_RULES),
        happens_to=one_screen.happens_to,
        own_moments=one_screen.own_moments,
        openly=one_screen.openly,
        ahead=one_screen.ahead,
        shows_odds=False,
    ),
    inspection=Inspection(
        answer_type=survey.Survey,
        answer=survey.survey,
    ),
    threats=Threats(pieces=threats.pieces, states=threats.states, places=threats.places, danger=threats.danger,
                    words=threats.words),
    forces=Forces(
        builder_type=builder.Builder,
        builder=builder.builder,
        verdict_type=verdict.JudgedArmy,
        judge=verdict.judge,
        draft=verdict.draft,
    ),
    missions=Missions(facts=load_missions(Path(__file__).parent), sketch=mission_cards.sketch),
    advice=with_weights(Advice(
        evaluate=bot.evaluate,
        terms=bot.terms,
        priors=bot.priors,
        horizon=bot.horizon,
        plans=plans,
        race=Race(candidates=16, stakes=STAKES),
        levels=(Level(noise=4.0, sight=16), Level(noise=1.05, sight=6), Level(),
                Level(thought="race", playouts=80, seconds=0.5), Level(thought="race", playouts=700, seconds=2.0)),
    ), flow.is_over, stored_in(Path(__file__).parent / "bot")),
)
