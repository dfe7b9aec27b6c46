"""The screen of Opération Commando, for terminal and server: the map, the Combat with both values, the own hand; or sentences.

Everything shown comes from a view, from the texts and from the odds; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.core.event import Event
from bocage.core.outcomes import Odds
from bocage.core.recap import Recap
from bocage.core.screen import PHASE, TURN, Chance, Choice, Line, Look, Screen
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.screens.assault_recap import AssaultRecap
from bocage.games.operation_commando.screens.mission_maps import Fields
from bocage.games.operation_commando.screens.option_notes import OptionNotes
from bocage.games.operation_commando.screens.status_lines import Sheet
from bocage.games.operation_commando.screens.wording import Wording
from bocage.games.operation_commando.state import State
from bocage.games.operation_commando.text import ONamer
from bocage.games.operation_commando.view import View

# Options are grouped by kind, in this order; verbs that are not listed stand with the units.
KINDS = (("commit",), ("action", "play", "cancel"), ("token", "ability"), ("activate",), ("stop", "abandon", "none", "pass"))
FIRST, UNNAMED = -1, 0
FORCED = frozenset(happening.name for happening in (
    e.TERRAIN_TURNED, e.SUPPRESSED, e.UNIT_REMOVED, e.TOKEN_RETURNED, e.LEFT_GAME, e.MILLED))


UNBROKEN = Look(width=10_000)       # for sentences: whoever shows them breaks them


class OScreen(Screen[Board, State, View]):
    board: Board
    namer: ONamer

    def __init__(self, board: Board, lang: str) -> None:
        super().__init__(board, lang, ONamer(board, lang))
        self.say = self.namer.words
        self.wording = Wording(self.say)
        self.notes = OptionNotes(self.namer)

    # --- the position -------------------------------------------------------------------------------------------------

    def draw(self, view: View, look: Look) -> list[Line]:
        """Turn and points, the mission's map, the terrain in play, the Combat, both sides, the own hand."""
        sheet = Sheet(view, self.wording, look)
        fields = Fields(view, self.wording, look)
        blocks = (sheet.title(), fields.draw(), sheet.terrain(), sheet.combat(), sheet.sides(), sheet.hand())
        return [line for block in blocks for line in block]

    def tell(self, view: View) -> list[str]:
        """The same position in sentences."""
        sheet = Sheet(view, self.wording, UNBROKEN, told=True)
        above, below = sheet.title(), [*sheet.terrain(), *sheet.combat(), *sheet.sides(), *sheet.hand()]
        return [*texts(above), *Fields(view, self.wording, UNBROKEN).tell(), *texts(below)]

    def place(self, view: View, name: str) -> list[str]:
        """What is known of a place, a card or a terrain, found by a word of its name; without a name the whole map."""
        return Fields(view, self.wording, UNBROKEN).place(name) or self.wording.named(self.board, name)

    def stocks(self, view: View) -> list[str]:
        return Sheet(view, self.wording, UNBROKEN, told=True).stocks()

    # --- the options --------------------------------------------------------------------------------------------------

    def choice(self, state: State, decision: Decision, action: Action) -> Choice:
        kind = next((at for at, verbs in enumerate(KINDS) if action.verb in verbs), UNNAMED)
        if action is decision.options[0] and action.verb == "stop":
            kind = FIRST                                    # a bidder who is ahead will mostly want to stop
        return Choice(self.namer.action(action, state, decision), kind=kind, note=self.notes.note(state, decision, action))

    def name_of(self, state: State, fact: str, value: str | int, reader: Seat | None = None) -> str:
        return self.notes.name(state, fact, value, reader)

    def lost(self, state: State, decision: Decision) -> str:
        return self.notes.lost(state, decision)

    def chances(self, odds: Odds) -> list[Chance]:
        """The possible results of a roll, the best first."""
        found: dict[str, Chance] = {}
        for outcome in odds.outcomes:
            told = {key: (text, bad) for key, text, bad in (
                self.wording.outcome(event, odds.seat) for event in outcome.events) if key}
            for key, (text, unwelcome) in told.items():
                earlier = found[key].chance if key in found else 0.0
                found[key] = Chance(key, text, earlier + outcome.chance, unwelcome)
        return sorted(found.values(), key=lambda chance: (chance.unwelcome, -chance.chance))

    def complete(self, state: State, text: str) -> str:
        """A card may be typed as the beginning of its id, with or without the side, if only one card fits."""
        words = text.lower().split()
        for at, word in enumerate(words[1:], 1):
            begun = [id for id in self.board.ids if id.startswith(word) or id[3:].startswith(word)]
            if word not in self.board.ids and len(begun) == 1:
                words[at] = begun[0]
        return " ".join(words)

    # --- the log ------------------------------------------------------------------------------------------------------

    def heading(self, event: Event) -> int:
        return {e.TURN.name: TURN, e.PHASE.name: PHASE}.get(event.name, 0)

    def is_forced(self, event: Event) -> bool:
        return event.name in FORCED

    def recap(self, turn: Sequence[Event], seat: int | None) -> Recap | None:
        return AssaultRecap(self.namer, turn, seat).card()

    def summary(self, view: View) -> list[str]:
        return [self.say("cli-oc-summary", turns=view.turn, us=view.us.points, de=view.de.points)]


def texts(lines: Sequence[Line]) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]
