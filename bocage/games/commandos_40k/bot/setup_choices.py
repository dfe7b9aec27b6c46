"""Weights of options before the battle and in the Command phase: roles, markers, recon, setting up, nerve, the initiative."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.bot.model_values import Opinions
from bocage.games.commandos_40k.bot.move_choices import Judge, evenly, gladly, path
from bocage.games.commandos_40k.pieces import MIL, Card
from bocage.games.commandos_40k.state import State

CARDS = {p.ASSESS_ENEMY: 0.8, p.LAY_TRAPS: 1.2, p.DISARM_TRAPS: 0.7, p.SURVEY_GROUND: 0.8, p.FORWARD_POSITIONS: 2.0,
         p.REMOVE_SENTRIES: 0.9}

ATTACKS = {p.AIR_ASSAULT: 1.0, p.RESCUE: 1.0, p.EXFILTRATION: 9.0}      # how gladly; docs/bots.md has the measured odds


def role(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    return [ATTACKS[b.mission.id] if option.args[0] == p.ATTACKER else 1.0 for option in options]


def recon(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    return [CARDS[Card(option.args[0])] for option in options]


def marker(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """KT-MISSION1-02: Markers to be guarded lie close together. Markers to be sought may lie anywhere."""
    if b.mission.id != p.AIR_ASSAULT or not s.marker:
        return [1.0] * len(options)
    weights = []
    for option in options:
        x, y = option.args[:2]
        far = sum(((x - s.marker_x[at]) ** 2 + (y - s.marker_y[at]) ** 2) ** 0.5 for at in range(len(s.marker)))
        weights.append(0.7 ** (far / len(s.marker) / MIL))
    return weights


def initiative(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """The player who moves first shoots and charges first. The player who moves last decides who holds a marker."""
    last_word = b.mission.id == p.RESCUE and s.round >= 4
    return [1.0 if option.verb == "keep" else 1.5 if last_word else 0.4 for option in options]


def nerve(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """KT-NERVE-02: Valuable models test last, when friends can still help them. A tactic is used only now and then."""
    return [0.4 if option.verb == "use" else 1.0 / o.worth[option.args[0]] for option in options]


SETUP: dict[str, Judge] = {
    "role": role, "edge": evenly, "half": evenly, "marker": marker, "recon": recon, "trap": gladly(2.0), "hold": gladly(0.1),
    "deploy": evenly, "deploy_at": path, "forward": gladly(3.0), "courage": gladly(1.0), "nerve": nerve,
    "initiative": initiative, "initiative_again": gladly(0.7),
}
