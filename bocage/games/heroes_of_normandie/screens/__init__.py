"""Heroes of Normandie on screens: the map in signs, both armies, orders and cards, or the same in sentences.

Everything shown comes from a view, from the texts and from the odds. Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.core.event import Event
from bocage.core.outcomes import Odds
from bocage.core.recap import Recap
from bocage.core.screen import PHASE, TURN, Chance, Choice, Line, Look, Screen, wrapped
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.screens.map import Map
from bocage.games.heroes_of_normandie.screens.places import Places
from bocage.games.heroes_of_normandie.screens.sheet import Sheet
from bocage.games.heroes_of_normandie.screens.signs import Signs
from bocage.games.heroes_of_normandie.screens.turn_recap import TurnRecap
from bocage.games.heroes_of_normandie.screens.wording import Wording
from bocage.games.heroes_of_normandie.text import HNamer
from bocage.games.heroes_of_normandie.types import Square
from bocage.games.heroes_of_normandie.view import View
from bocage.games.heroes_of_normandie.wire_facts import LETTER_OF

# Options are listed by kind, in this order. Verbs that are not named stand between attacks and ways out.
KINDS = (("opportunity", "fire", "at", "assault", "attach", "charge"), ("play", "use", "reroll", "die", "result", "replace"),
         (), ("stop", "decline", "withhold", "deploy_rest", "no"))
UNNAMED = 2
# Verbs with an option for each square or intersection. There may be hundreds, so their options are folded.
PLACES = frozenset(("step", "drive", "place", "point"))
OPENING = ("move", "fire", "battery", "autonomous", "special")
FORCED = frozenset(happening.name for happening in (
    e.MARKER, e.ARRIVED, e.TOKEN_LOST, e.STOPPED, e.STOPPED_BY, e.BARRED, e.SPOTTED, e.DECOY_GONE, e.SPILLED, e.SUPPRESSED,
    e.STEP_LOST, e.ELIMINATED, e.DESTROYED, e.DIRECT_HIT, e.DAMAGED, e.SCATTERED, e.STRUCTURE_FELL, e.SMOKE_FADED, e.CARD_LOST,
    e.BROKEN, e.SCORED, e.PRISONER_LOST, e.INITIATIVE_PASSED))
# Facts without names of their own, and manners of fire that the family of their options names.
UNNAMED_FACTS = frozenset(("number", "weapon"))
NAMED_BY_FAMILY = frozenset(("normal", "suppressive", "burst"))
UNBROKEN = Look(width=10_000)       # for sentences, which are wrapped where they are shown


class HScreen(Screen[Board, State, View]):
    board: Board
    namer: HNamer
    told_by: ClassVar = {"drew": "drew_cards", "ordered": "order_was"}

    def __init__(self, board: Board, lang: str) -> None:
        super().__init__(board, lang, HNamer(board, lang))
        self.say = self.namer.words
        self.terrains = {terrain.glyph: terrain.id for terrain in board.box.terrains.values()}

    # --- the position -------------------------------------------------------------------------------------------------

    def draw(self, view: View, look: Look) -> list[Line]:
        """Draws turn and score, the map, what its signs cannot show, both armies, what is going on, and the reader's tokens and
        hand."""
        wording = Wording(self.say, view)
        sheet = Sheet(view, wording, look)
        blocks = (sheet.title(), Map(view, look, self.terrains).draw(), sheet.places(Places(view, wording, self.terrains)),
                  sheet.armies(), sheet.now(), sheet.own())
        return [line for block in blocks for line in block]

    def tell(self, view: View) -> list[str]:
        """Tells the same in sentences."""
        wording = Wording(self.say, view)
        sheet, places = Sheet(view, wording, UNBROKEN, told=True), Places(view, wording, self.terrains)
        return [*texts(sheet.title()), *places.ground(), *texts(sheet.places(places)),
                *texts([*sheet.armies(), *sheet.now(), *sheet.own()])]

    def legend(self, look: Look) -> list[Line]:
        """The signs of the map with their names."""
        signs, say = Signs(look.ascii), self.say
        named = [(signs.side["us"], say("side-us")), (signs.side["ge"], say("side-ge")),
                 *((sign, say(f"terrain-{ground}")) for ground, sign in signs.ground.items()),
                 (signs.objective, say("cli-hn-objective")), (signs.smoke, say("cli-hn-sign-smoke")),
                 (signs.ordered, say("cli-hn-sign-ordered")), (signs.suppressed, say("cli-hn-sign-suppressed")),
                 (signs.arrow["n"], say("cli-hn-sign-front"))]
        spans: Line = [(say("cli-hn-legend"), "strong")]
        for at, (sign, name) in enumerate(named):
            spans += [(" " if not at else ", ", "quiet"), (f"{sign}\u00a0", "strong"), (name.replace(" ", "\u00a0"), "quiet")]
        return wrapped(spans, look.width, 2)

    def place(self, view: View, name: str) -> list[str]:
        """Describes what a word names: a square, an intersection, a counter by its number, a unit or a card by a word of its
        name. Without a word it describes the whole map."""
        wording = Wording(self.say, view)
        places = Places(view, wording, self.terrains)
        if not name:
            return [*places.ground(), *texts(Sheet(view, wording, UNBROKEN, told=True).places(places))]
        return places.place(name) or wording.named(self.board.card_ids, name)

    def stocks(self, view: View) -> list[str]:
        return Sheet(view, Wording(self.say, view), UNBROKEN, told=True).stocks()

    # --- the options --------------------------------------------------------------------------------------------------

    def choice(self, state: State, decision: Decision, action: Action) -> Choice:
        """How an option is listed. Orders are grouped by the unit that would get them."""
        kind = next((at for at, verbs in enumerate(KINDS) if action.verb in verbs), UNNAMED)
        if action.verb == "order":
            token, unit = action.args
            return Choice(self.namer.token_name(token), self.namer.placed(state, unit, decision.by[0]), kind)
        return Choice(self.namer.action(action, state, decision), kind=kind, minor=action.verb in PLACES,
                      note=self.note(state, decision, action))

    def note(self, state: State, decision: Decision, action: Action) -> str:
        """What a re-roll costs (HN-TRAIT-16, HN-VICTORY-11)."""
        if action.verb != "reroll":
            return ""
        return self.say("reroll-by-event" if state.rerolls[decision.by[0]] else "reroll-by-veteran")

    def name_of(self, state: State, fact: str, value: str | int, reader: Seat | None = None) -> str:
        """Returns the name of a unit, a square (with who stands there), a card, a token … that an option is about."""
        if fact == "unit" and isinstance(value, int):
            return self.namer.short(state, value, p.NOBODY if reader is None else reader)
        if fact not in LETTER_OF or fact in UNNAMED_FACTS or value in NAMED_BY_FAMILY:
            return ""
        number = value if isinstance(value, int) else self.board.lexicon.numbers[LETTER_OF[fact]].get(value)
        if number is None:
            return ""
        if fact == "square":
            return self.namer.short_square(state, Square(number), p.NOBODY if reader is None else reader)
        said = self.namer.kinds[fact](fact, number)
        return str(said.get(f"{fact}_name", said[fact])).strip("«»“”@\u00a0")

    def lost(self, state: State, decision: Decision) -> str:
        """Returns what is given up by ending a question: tokens in hand, the order, a weapon, units of the reserve."""
        match decision.kind:
            case "place_order":
                return self.say("exit-tokens", number=decision.about[0])
            case "act":
                return self.say("exit-activation" if decision.about[1] == p.NO_TOKEN else "exit-order")
            case "fire_more":
                return self.say("exit-weapons")
            case "reserve_unit":
                return self.say("exit-reserves", number=len(decision.options) - 1)
        return ""

    def chances(self, odds: Odds) -> list[Chance]:
        """The chances of the results of a roll, the likeliest first. A shot that is sure to miss is a shot wasted."""
        found: dict[str, float] = {}
        vain = set()
        for outcome in odds.outcomes:
            for told, event in {self.namer.event(event): event for event in outcome.events if event.happening.salient}.items():
                found[told] = found.get(told, 0.0) + outcome.chance
                if event.name == e.MISSED.name:
                    vain.add(told)
        chances = [Chance(told, told.removesuffix("."), chance, False)
                   for told, chance in sorted(found.items(), key=lambda each: -each[1])]
        return [msgspec.structs.replace(each, unwelcome=each.is_certain and each.key in vain) for each in chances]

    def complete(self, state: State, text: str) -> str:
        """Completes what a player typed: a square alone is a step of the moving unit, a square with a direction a drive."""
        words = text.lower().split()
        if state.phase != p.MOVE or not words or words[0] not in self.board.lexicon.numbers["q"]:
            return text
        return " ".join((("step", "drive")[len(words) > 1], *words))

    # --- turns --------------------------------------------------------------------------------------------------------

    def begins(self, text: str) -> bool:
        return text.partition(" ")[0] in OPENING

    # --- the log ------------------------------------------------------------------------------------------------------

    def heading(self, event: Event) -> int:
        return {e.TURN.name: TURN, e.PHASE.name: PHASE}.get(event.name, 0)

    def is_forced(self, event: Event) -> bool:
        return event.name in FORCED

    def recap(self, turn: Sequence[Event], seat: int | None) -> Recap | None:
        return TurnRecap(self.namer, turn, seat).card()

    def summary(self, view: View) -> list[str]:
        return [self.say("cli-hn-summary", turns=view.turn, us=view.score["us"], ge=view.score["ge"])]


def texts(lines: Sequence[Line]) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]
