"""Turns events, questions and actions into sentences. The words are in ``en.ftl`` and ``fr.ftl`` beside this file.

Every field of an event, a question or an action has a kind; each kind turns a number into variables of a message. A side or a
regiment has several forms: for ``side`` a message may use ``$side`` (the American), ``$Side`` (The American), ``$side_of`` and
``$side_to``. A number has its sign in ``$number_signed``; a card has its owner in ``$card_Owner`` and its V.C. in ``$card_vc``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.event import Event
from bocage.core.namer import Namer
from bocage.core.text import words
from bocage.games.operation_commando.actions import SIGNATURES
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    ARMS, COLUMNS, DE, DE_BID, DE_EVENTS, DE_OPENING, FATIGUE, LAYOUTS, PHASES, PIRS, SCENARIOS, SECTORS, SIDES, TOKENS, US,
    US_ANSWER, US_BID, US_EVENTS, Side, Source, terrain_of)
from bocage.games.operation_commando.rules.assault.combat_options import places_of
from bocage.games.operation_commando.rules.assault.strength import missing
from bocage.games.operation_commando.state import State

FOLDER = Path(__file__).parent
Variables = dict[str, object]

# The variables of a message for each letter of an action's signature; a second argument of a kind has the second name.
LETTERS = {
    "c": ("card",), "t": ("terrain",), "k": ("token",), "u": ("slot",), "l": ("column",), "y": ("layout",),
    "p": ("place", "place2"), "r": ("regiment",), "n": ("rank",), "b": ("choice",),
}

# The fields of each question (``Decision.about``). A question may leave out the last: Utah Beach has no sectors.
ASKED = {
    # before the game
    "mulligan": "side", "layout": "", "number": "number number2", "put": "number number2", "drop": "regiment",
    "drift": "regiment", "hide": "",
    # progression and events
    "before_terrain": "sector", "column": "", "front": "", "counter": "", "attack": "", "after_marker": "terrain", "divert": "",
    "regiment": "", "place_501st": "", "refresh": "", "progression": "", "villagers_help": "", "production": "",
    "event": "side", "cancel": "card", "extra_draw": "number", "reject": "number",
    # the Assault
    "commit": "number size", "replace": "number size", "opening": "us de", "answer": "us de", "bid": "us de",
    "unit_destroyed": "number size", "target": "",
    # answers to effects
    "either": "source", "give_token": "side number", "pay_card": "source", "pay_tokens": "source number", "discard": "number",
    "keep_one": "number", "recover": "source", "destroy_permanent": "side",
    # after the Assault
    "building": "terrain", "prepare": "number", "take_heroic": "", "take_permanent": "", "us_wins": "terrain", "lock": "",
    "scout": "regiment", "move": "regiment", "blocked": "regiment", "push": "regiment", "land": "regiment",
}

# Fields of events and questions that are plain numbers.
NUMBERS = ("number", "number2", "value", "size", "us", "de", "success", "successes", "objective", "choice",
           "missing")
TERRAINS = ("terrain", "terrain2", "terrain3")
RANKS = ("first", "second")            # of two units of the same name


class ONamer(Namer):
    """Names and sentences for one board in one language."""

    def __init__(self, board: Board, lang: str) -> None:
        self.board = board
        self.words = words(lang, FOLDER)
        self.kinds: dict[str, Callable[[str, int], Variables]] = {
            "side": self._side, "pile": self._side, "ahead": self._side, "card": self._card, "card2": self._card,
            "source": self._source, "place": self._place, "place2": self._place, "rank": self._rank,
            "token": self._plain("token", TOKENS),
            "column": self._plain("column", COLUMNS), "layout": self._plain("layout", LAYOUTS), "regiment": self._regiment,
            "fatigue": self._plain("fatigue", FATIGUE), "sector": self._plain("sector", SECTORS), "circle": self._circle,
            "phase": self._plain("phase", PHASES), "scenario": self._plain("scenario", SCENARIOS),
            **dict.fromkeys(NUMBERS, self._number), **dict.fromkeys(TERRAINS, self._plain("terrain", board.terrain_ids)),
        }

    # --- sentences ----------------------------------------------------------------------------------------------------

    def action(self, action: Action, state: State | None = None, decision: Decision | None = None) -> str:
        """What an option does. With the position and the question the sentence can say more."""
        variables: Variables = {}
        seen: dict[str, int] = {}
        for letter, arg in zip(SIGNATURES.get(action.verb, ""), action.args, strict=True):
            name = LETTERS[letter][seen.get(letter, 0)]
            seen[letter] = seen.get(letter, 0) + 1
            if letter == "u":
                variables |= self._target(state, arg) if action.verb == "target" else self._unit(state, arg)
            elif letter == "p":
                variables[name] = self._place_in(state, arg)
            else:
                variables |= self.kinds[name](name, arg)
        return self.words(self._key(action, state, decision), **variables)

    def _key(self, action: Action, state: State | None, decision: Decision | None) -> str:
        """The key of the message of an option. The same verb ("stop", "decline", "either") has other words for other
        questions."""
        verb = action.verb
        if decision is not None:
            if verb == "either":
                return f"either-{self.source_id(decision.about[0])}-{self.board.lexicon.names['b'][action.args[0]]}"
            if verb == "give" and is_of_another(decision):
                return "act-give-other"
            if self.words.has(f"act-{verb}-{decision.kind}"):
                return f"act-{verb}-{decision.kind}"
        if state is not None and verb == "stop":
            return self._stop(state)
        if state is not None and verb == "commit" and state.units[self.board.side[action.args[0]]]:
            return "act-commit-second"
        return f"act-{verb}"

    def _stop(self, s: State) -> str:
        """OC-RULING-14: a bidder who stops while he is behind gives up; the option says so."""
        if s.phase in (US_EVENTS, DE_EVENTS):
            return "act-stop-events"
        if s.phase == DE_OPENING:
            return "act-stop-opening"
        if s.phase not in (US_BID, DE_BID):
            return "act-stop"
        side = bidder(s)
        ahead = missing(self.board, s, side) <= 0
        return f"act-stop-{SIDES[side]}-{'ahead' if ahead else 'behind'}"

    def ask(self, decision: Decision) -> str:
        variables: Variables = {}
        for field, value in zip(ASKED[decision.kind].split(), decision.about, strict=False):
            variables |= self.kinds[field](field, value)
        if decision.kind == "bid":
            variables |= standing(decision)
        elif decision.kind == "give_token":
            variables["stand"] = "other" if is_of_another(decision) else "own"
        return self.words(f"ask-{decision.kind}", **variables)

    def event(self, event: Event) -> str:
        fields = event.happening.fields
        variables: Variables = {}
        for field, value in zip(fields, event.args, strict=True):
            if isinstance(value, tuple):
                assert field == "cards"
                variables |= {"cards": self._cards(value), "cards_n": len(value)}
            elif isinstance(value, int):
                variables |= self.kinds[field](field, value)
        if event.name == "tokens_gained":
            _, kind, number = event.args
            assert isinstance(kind, int)
            variables["token_count"] = self.words(f"token-{TOKENS[kind]}.count", n=number)
        if event.name == "points":
            variables["control"] = "yes" if self.board.utah else "no"
        own = event.name == "looked_at_top" and event.args[0] == event.args[1]
        sentence = self.words(f"event-{event.name}-own" if own else f"event-{event.name}", **variables)
        return sentence[:1].upper() + sentence[1:]

    # --- names --------------------------------------------------------------------------------------------------------

    def _forms(self, variable: str, key: str) -> Variables:
        say = self.words
        return {variable: say(f"{key}.the"), variable.capitalize(): say(f"{key}.The"), f"{variable}_name": say(key),
                f"{variable}_of": say(f"{key}.of"), f"{variable}_to": say(f"{key}.to")}

    def _plain(self, prefix: str, names: Sequence[str]) -> Callable[[str, int], Variables]:
        return lambda variable, at: {variable: self.words(f"{prefix}-{names[at]}")}

    def _side(self, variable: str, side: int) -> Variables:
        return self._forms(variable, f"side-{SIDES[side]}")

    def _regiment(self, variable: str, regiment: int) -> Variables:
        return self._forms(variable, f"regiment-{PIRS[regiment]}")

    def _card(self, variable: str, card: int) -> Variables:
        b = self.board
        return {variable: self.card_name(card), f"{variable}_vc": b.vc[card],
                f"{variable}_Owner": self.words(f"side-{SIDES[b.side[card]]}.The")}

    def card_name(self, card: int) -> str:
        return self.words(f"card-{self.board.ids[card]}")

    def source_id(self, source: int) -> str:
        """The id of what asks: a card or a terrain (``Cause.source``)."""
        terrain = terrain_of(Source(source))
        return self.board.ids[source] if terrain is None else self.board.terrain_ids[terrain]

    def _source(self, variable: str, source: int) -> Variables:
        return {variable: self.words(f"{'card' if source >= 0 else 'terrain'}-{self.source_id(source)}")}

    def _unit(self, state: State | None, slot: int) -> Variables:
        """The unit by which something is laid: in ``$on``, and only if there are two units."""
        units = state.units[bidder(state)] if state is not None else []
        if slot >= len(units):
            return {"on": "", "unit": self.words("own-unit")}
        name = self.card_name(units[slot])
        key = "on-unit" if state is None or not are_twins(self.board, state, bidder(state)) else f"on-unit-{RANKS[slot]}"
        return {"on": " " + self.words(key, card=name) if len(units) > 1 else "", "unit": self.words("quoted", card=name)}

    def _target(self, state: State | None, slot: int) -> Variables:
        """Which of two German units of the same name is meant: in ``$which``."""
        return {"which": RANKS[slot] if state is not None and are_twins(self.board, state, DE) else "only"}

    def place_name(self, place: int) -> str:
        """A square of Utah by column and row; a place of Graignes by its arm and circle."""
        if self.board.utah:
            return self.board.places[place].upper()
        circle, arm = divmod(place, len(ARMS))
        return self.words("place-cross", arm=self.words(f"arm-{ARMS[arm]}"), circle=self.words(f"circle-{circle + 1}"))

    def _place(self, variable: str, place: int) -> Variables:
        return {variable: self.place_name(place), f"{variable}_arm": self.words(f"arm-{ARMS[place % len(ARMS)]}")}

    def _place_in(self, state: State | None, place: int) -> str:
        """OC-INFO-04: a place with its terrain, if the terrain lies open."""
        name = self.place_name(place)
        if state is None or not state.open or not state.open[place]:
            return name
        terrain = self.words(f"terrain-{self.board.terrain_ids[state.grid[place]]}")
        return self.words("place-named", terrain=terrain, place=name)

    def _circle(self, variable: str, circle: int) -> Variables:
        return {variable: circle + 1}

    def _rank(self, variable: str, rank: int) -> Variables:
        return {"number": rank + 1}

    def _number(self, variable: str, number: int) -> Variables:
        return {variable: number, f"{variable}_signed": f"−{-number}" if number < 0 else f"+{number}"}

    # --- lists --------------------------------------------------------------------------------------------------------

    def _cards(self, cards: tuple[int, ...]) -> str:
        """The cards in their order; several copies are named once, with their number."""
        return self.listed([self._counted(card, cards.count(card)) for card in dict.fromkeys(cards)])

    def _counted(self, card: int, number: int) -> str:
        return self.words("quoted" if number == 1 else "quoted-times", card=self.card_name(card), number=number)

    def listed(self, names: Sequence[str]) -> str:
        """``a``, ``a and b``, ``a, b and c``."""
        if len(names) < 2:
            return "".join(names)
        return self.words("list-and", first=", ".join(names[:-1]), last=names[-1])


def bidder(s: State) -> Side:
    """Whose turn it is in a Combat."""
    return US if s.phase in (US_ANSWER, US_BID) else DE


def are_twins(b: Board, s: State, side: Side) -> bool:
    """Whether a side has two units of the same name that differ in something else, so the text must say which one is meant."""
    units = s.units[side]
    return len(units) > 1 and units[0] == units[1] and len(places_of(b, s, side)) > 1


def is_of_another(decision: Decision) -> bool:
    """OC-TOKEN-11: whether a player chooses among the tokens of his opponent."""
    return decision.about[0] not in decision.by


def standing(decision: Decision) -> Variables:
    """OC-COMBAT-05, OC-RESULT-04: both values, and how much the bidder lacks: the American needs as much as the German, the
    German needs more."""
    us, de = decision.about
    own, foe = (us, de) if US in decision.by else (de, us)
    missing = foe - own + (US not in decision.by)
    stand = "behind" if missing > 0 else "level" if own == foe else "ahead"
    return {"own": own, "foe": foe, "missing": missing, "stand": stand}
