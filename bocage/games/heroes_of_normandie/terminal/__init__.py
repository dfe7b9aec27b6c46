"""Heroes of Normandie as lines of text: how options stand together, and how the log is divided. The map is not drawn."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.event import Event
from bocage.core.screen import PHASE, TURN, Choice, Screen
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.text import HNamer

# Options of one kind stand side by side, in this order; what is named nowhere stands between attacks and ways out.
KINDS = (("opportunity", "fire", "at", "assault", "attach", "charge"), ("play", "use", "reroll", "die", "result", "replace"),
         (), ("stop", "decline", "withhold", "keep_off", "deploy_rest", "no"))
UNNAMED = 2
# One for each square or intersection: there may be hundreds, so they are folded.
PLACES = frozenset(("step", "drive", "place", "point"))
FORCED = frozenset(happening.name for happening in (
    e.MARKER, e.ARRIVED, e.TOKEN_LOST, e.STOPPED, e.STOPPED_BY, e.BARRED, e.SPOTTED, e.DECOY_GONE, e.SPILLED, e.SUPPRESSED,
    e.STEP_LOST, e.ELIMINATED, e.DESTROYED, e.DIRECT_HIT, e.DAMAGED, e.SCATTERED, e.STRUCTURE_FELL, e.SMOKE_FADED, e.CARD_LOST,
    e.BROKEN, e.SCORED, e.PRISONER_LOST, e.INITIATIVE_PASSED))


class HScreen(Screen):
    board: Board
    namer: HNamer

    def choice(self, state: State, decision: Decision, action: Action) -> Choice:
        kind = next((at for at, verbs in enumerate(KINDS) if action.verb in verbs), UNNAMED)
        return Choice(self.namer.action(action, state, decision), kind=kind, minor=action.verb in PLACES)

    def heading(self, event: Event) -> int:
        return {e.TURN.name: TURN, e.PHASE.name: PHASE}.get(event.name, 0)

    def is_forced(self, event: Event) -> bool:
        return event.name in FORCED
