"""Commandos 40 000: two small teams on a table with walls and floors, measured in inches.

Start reading here: ``flow.py`` is the sequence of play, ``rules/`` holds a module for each chapter of the rulebook,
``state.py`` what stands where, ``board.py`` what never changes, ``paths/`` the terrain, how moves are judged and found,
``inspect/`` what players ask without choosing, ``team/`` the building of teams, ``content/`` factions, battlefields, missions,
``bot/`` what bots think of a position, ``screens/`` the table as text.
"""

from __future__ import annotations

from pathlib import Path

from bocage.core.contract import (
    Advice, Display, Forces, Inspection, Knowledge, Level, Missions, Option, Packs, Rules, Ruleset, Scenario, Threats,
    load_choosing, load_missions)
from bocage.core.contract.weights import stored_in, with_weights
from bocage.core.lexicon import read_action
from bocage.games.commandos_40k import (
    audit, bot, check, content, flow, hidden, mission_cards, packs, position, refusals, setup, suppose, things, view,
    wire_facts, wire_types)
from bocage.games.commandos_40k.inspect import stakes, survey, threats
from bocage.games.commandos_40k.screens import KScreen
from bocage.games.commandos_40k.state import State
from bocage.games.commandos_40k.team import builder, verdict
from bocage.games.commandos_40k.text import KNamer

# Every ruling that groups like to settle otherwise is a setting (KT-RULING).
RULINGS = (
    Option("morale_strict", ("true", "false"), "true", "KT-RULING-01"),
    Option("nerve_mapping", ("field", "literal"), "field", "KT-RULING-02"),
    Option("trauma_light_wound_mod", ("1", "-1"), "1", "KT-RULING-03"),
    Option("snap_after_disengage", ("true", "false"), "true", "KT-RULING-04"),
    Option("path_tolerance_mil", ("5", "0", "10", "20"), "5", "KT-RULING-12"),
    Option("charge_must_reach", ("true", "false"), "true", "KT-RULING-15"),
    Option("models_block_los", ("false", "true"), "false", "KT-RULING-16"),
    Option("objective_radius_mil", ("1000", "1500"), "1000", "KT-RULING-24"),
    Option("fnp_per", ("wound", "point"), "wound", "KT-RULING-29"),
)

RULESET = Ruleset(
    id="commandos_40k",
    version="1.8.0",
    prefix="KT",
    folder=Path(__file__).parent,
    rank=4,
    scenarios=tuple(Scenario(id, "mission", (2, 2), f"scenario-{id}", 2) for id in content.load().missions),
    options=(
        Option("board", (*content.load().boards, setup.OWN), "plaza"),
        Option("roles", ("roll", "first", "second"), "roll"),
        Option("army_1", (), ""),
        Option("army_2", (), ""),
        *(Option(name, (), "", file=True) for name in setup.PACKS),
        *RULINGS,
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
        bags=lambda board: {"marker": [str(number) for number in range(1, 7)]},
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
        knows_all=suppose.knows_all,
        secrets=True,
        whole=view.whole,
    ),
    display=Display(
        namer=KNamer,
        screen=KScreen,
        event_facts=wire_facts.of_event,
        action_facts=wire_facts.of_action,
        question_facts=wire_facts.of_question,
        fact_types=wire_types.FACT_TYPES,
        choosing=load_choosing(Path(__file__).parent),
        activation=flow.activation,
        windows=frozenset(("reroll", "trauma", "trauma_again", "under_fire", "under_overwatch", "charge_tactic", "courage",
                           "initiative_again", "move_start", "shoot_start", "fight_start")),
        happens_to=stakes.happens_to,
        by_stakes=frozenset(("reroll",)),
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
        verdict_type=verdict.JudgedTeam,
        judge=verdict.judge,
        draft=verdict.draft,
        packs=Packs(pack_type=packs.Pack, read=packs.read),
    ),
    missions=Missions(facts=load_missions(Path(__file__).parent), sketch=mission_cards.sketch),
    advice=with_weights(Advice(
        evaluate=bot.evaluate,
        terms=bot.terms,
        priors=bot.priors,
        horizon=bot.horizon,
        levels=(Level(noise=9.0), Level(noise=2.0, sight=8), Level(),
                Level(thought="race", playouts=60, seconds=0.5), Level(thought="race", playouts=600, seconds=2.0)),
        no_lookahead=frozenset(("move", "shoot_next", "fight_next", "deploy", "charge_targets", "marker", "recon", "edge",
                                "half")),
    ), flow.is_over, stored_in(Path(__file__).parent / "bot")),
)
