"""What command points are worth, and which of them a player keeps for the markers of the air assault."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import used_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.printed_tactics import TACTICAL_REROLL
from bocage.games.commandos_40k.rules.asking import asked_model
from bocage.games.commandos_40k.rules.tactics import price
from bocage.games.commandos_40k.state import State

SAVED, SPARE = 0.004, 0.0002                # a command point that will be needed, and one more
FOR_MARKERS = 0.012                         # one that will be needed to sabotage a marker
NEEDED = 1                                  # command points kept for a roll that matters
TO_DEFUSE = 2                               # KT-MISSION1-10
MOST_KEPT = 2                               # by the Attacker, who rarely controls more markers at the end of a round
RELUCTANCE = 0.1                            # how gladly a point that is kept for a marker is spent on something else


def purse(b: Board, s: State, seat: Seat) -> float:
    """What command points are worth. KT-MISSION1-09, KT-MISSION1-10: a player needs them to change markers."""
    needed, each = NEEDED, SAVED
    if b.mission.id == p.AIR_ASSAULT and seat == s.attacker:
        needed, each = max(1, s.marker.count(p.INTACT)), FOR_MARKERS
    elif b.mission.id == p.AIR_ASSAULT and p.SABOTAGED in s.marker:
        needed = TO_DEFUSE
    kept = min(s.cp[seat], needed)
    return each * kept + SPARE * min(8, s.cp[seat] - kept)


def kept_for_markers(b: Board, s: State, seat: Seat) -> int:
    """KT-MISSION1-09, KT-MISSION1-10: How many points a player will want at the end of the round."""
    if b.mission.id != p.AIR_ASSAULT:
        return 0
    if seat == s.attacker:
        return min(MOST_KEPT, s.marker.count(p.INTACT))
    return TO_DEFUSE * s.marker.count(p.SABOTAGED)


def saving(b: Board, s: State, decision: Decision, options: Sequence[Action], weights: list[float]) -> list[float]:
    """The weights for a player who thinks of the end of the round: points that he keeps for markers are dear."""
    seat = decision.by[0]
    kept = kept_for_markers(b, s, seat)
    if not kept:
        return weights
    return [RELUCTANCE * weight if 0 < price_of(b, s, decision, option) > s.cp[seat] - kept else weight
            for option, weight in zip(options, weights, strict=True)]


def price_of(b: Board, s: State, decision: Decision, option: Action) -> int:
    """The command points that a tactic or a re-roll costs; 0 for other options, and where a radio makes it free."""
    if option.verb == "reroll":
        return price(b, s, decision.by[0], TACTICAL_REROLL, asked_model(decision))
    if option.verb == "use":
        tactic, model, _ = used_in(option)
        return price(b, s, decision.by[0], tactic, model)
    return 0
