"""What is said about an option beside its label: the name of each thing that it is about, what it comes to, and what ending the
question gives up."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.operation_commando.actions import SIGNATURES
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    DE, ENEMY, LAYOUTS, ON_SUCCESS, SIDES, US, Card, Place, Side, Slot, Terrain, Token, token_source)
from bocage.games.operation_commando.inspect.reaching import is_bonus, with_action
from bocage.games.operation_commando.inspect.stakes import gives_up, is_assault_lost, is_game_lost
from bocage.games.operation_commando.rules.assault.combat import begin_combat
from bocage.games.operation_commando.rules.assault.strength import line_up, strength, total
from bocage.games.operation_commando.rules.missions.graignes import LOCKED_DRAW
from bocage.games.operation_commando.rules.phases import FEWEST_DRAWN
from bocage.games.operation_commando.state import State, laid, lay
from bocage.games.operation_commando.view import knows
from bocage.games.operation_commando.text import RANKS, ONamer, are_twins, bidder

# Verbs whose place or terrain is fought for: how large it is tells what that takes.
FOUGHT_FOR = ("fight", "counter", "attack", "divert")
ON_A_GRID = ("attack", "divert")
BIDS = ("answer", "opening", "bid")
PLAIN = ("column", "layout", "regiment")       # facts that have a word of their own for each value


class OptionNotes:
    """The notes of one board in one language."""

    def __init__(self, namer: ONamer) -> None:
        self.namer = namer
        self.board = namer.board
        self.say = namer.words

    # --- names --------------------------------------------------------------------------------------------------------

    def name(self, s: State, fact: str, value: str | int, reader: Seat | None = None) -> str:
        """The thing that a fact of an option stands for, in a few words, as ``reader`` knows it."""
        if fact == "slot":
            return self._unit(s, int(value))
        if fact == "card":
            return self.say(f"card-{value}")
        if fact == "terrain":
            return self.say(f"terrain-{value}")
        if fact in ("place", "place2"):
            return self._place(s, Place(self.board.places.index(str(value))), reader)
        if fact == "token":
            return self.say("name-token", token=self.say(f"token-{value}"))
        if fact in PLAIN:
            return self.say(f"{fact}-{value}")
        if fact == "which":
            return self.say(f"which-{RANKS[int(value)]}")
        return self.say("name-rank", number=value) if fact == "rank" else ""

    def _unit(self, s: State, slot: int) -> str:
        """The own unit by which something is laid; of two that are alike also which one."""
        side = bidder(s)
        if slot >= len(s.units[side]):
            return ""
        name = self.namer.card_name(s.units[side][slot])
        return f"{name} ({slot + 1})" if are_twins(self.board, s, side) else name

    def _place(self, s: State, place: Place, reader: Seat | None = None) -> str:
        """OC-INFO-04: a square of Utah by column and row; any place by its terrain, if the reader knows that."""
        known = (bool(s.open) and bool(s.open[place])) or (self.board.utah and knows(s, place, reader))
        terrain = self.say(f"terrain-{self.board.terrain_ids[s.grid[place]]}") if known else ""
        if self.board.utah:
            return " ".join(filter(None, (self.namer.place_name(place), terrain)))
        return terrain or self.namer.place_name(place)

    # --- notes --------------------------------------------------------------------------------------------------------

    def note(self, s: State, decision: Decision, action: Action) -> str:
        """What an option comes to: the own total with a unit, what a card does, how large a terrain is, what it produces, what
        a layout asks for (OC-UTAH-06, OC-UTAH-07)."""
        b, verb = self.board, action.verb
        if verb == "abandon":
            return self._assault_lost(s, US if US in decision.by else DE)
        if verb == "commit" and decision.kind in BIDS:
            return self._total_with(s, decision, Card(action.args[0]))
        if verb in FOUGHT_FOR:
            at = action.args[0]
            terrain = Terrain(at) if verb in ("fight", "counter") else s.grid[at]
            lies_open = verb in ("fight", "counter") or bool(s.open[at])
            is_locked = verb in ON_A_GRID and s.lock == at
            return self._terrain(terrain, verb in ON_A_GRID, is_locked) if lies_open else ""
        if verb == "produce":
            return self._short(s.grid[action.args[0]])
        if verb == "layout":
            return self.say(f"slot-layout-{LAYOUTS[action.args[0]]}")
        if verb == "regiment":
            return self._place(s, Place(s.pir_at[action.args[0]]))
        if verb in ("action", "token") and len(s.units[bidder(s)]) > 1 and (raised := self._raised(s, action)):
            return raised
        if not SIGNATURES.get(verb, "").startswith("c"):
            return ""
        card = action.args[0]
        if b.is_unit[card]:
            here = self._here(s, decision, Card(card))
            return self.say("slot-vc" if here == b.vc[card] else "slot-vc-here", number=here, printed=b.vc[card])
        short = self.say(f"card-{b.ids[card]}.short")
        return "" if short == "—" else short

    def _total_with(self, s: State, decision: Decision, card: Card) -> str:
        """OC-COMBAT-10: both values as they would be with this unit, before anything that it does when it comes."""
        side = US if US in decision.by else DE
        after = s.copy()
        line_up(self.board, after, side, card)
        own, foe = total(self.board, after, side), total(self.board, after, ENEMY[side])
        return self.say("slot-total-against" if after.units[ENEMY[side]] else "slot-total", own=own, foe=foe)

    def _here(self, s: State, decision: Decision, card: Card) -> int:
        """OC-COMBAT-10: the V.C. with which a unit would come into this Combat; elsewhere the printed one."""
        if decision.kind not in ("commit", "replace"):
            return self.board.vc[card]
        after = s.copy()
        if decision.kind == "commit":
            begin_combat(after)
        line_up(self.board, after, DE, card)
        return strength(self.board, after, DE, Slot(len(after.units[DE]) - 1))

    def _raised(self, s: State, action: Action) -> str:
        """OC-ACTION-02, OC-TOKEN-04: by which of two units something is laid: the unit's value before and after, and the own
        total then; of a token if it succeeds. "" if the card does more than add V.C."""
        b, side, slot = self.board, bidder(s), Slot(action.args[1])
        after = s.copy()
        if action.verb == "token":
            kind = Token(action.args[0])
            lay(after, side, token_source(kind), ON_SUCCESS[kind], slot)
        elif is_bonus(b, Card(action.args[0])):
            with_action(b, after, side, Card(action.args[0]), slot)
        else:
            return ""
        return self.say("slot-raise", before=worth(b, s, side, slot), after=worth(b, after, side, slot),
                        total=total(b, after, side))

    def _terrain(self, terrain: Terrain, is_small: bool, is_locked: bool) -> str:
        """Size and draws, as the lock changes them (OC-RULING-45); of a terrain that is drawn too small for its text also what
        it does."""
        us, de = self.board.t_draws[terrain]
        if is_locked:
            de = max(de + LOCKED_DRAW, FEWEST_DRAWN)
        note = self.say("slot-terrain", size=self.board.t_size[terrain], us=us, de=de)
        short = self._short(terrain)
        return f"{note} · {short}" if is_small and short else note

    def _short(self, terrain: Terrain) -> str:
        """What a terrain does, in a few words; "" if it does nothing."""
        short = self.say(f"terrain-{self.board.terrain_ids[terrain]}.short")
        return "" if short == "—" else short

    # --- exits --------------------------------------------------------------------------------------------------------

    def lost(self, s: State, decision: Decision) -> str:
        """OC-ASSAULT-03, OC-RESULT-01, OC-RESULT-03, OC-RULING-14: what abandoning a Terrain, or stopping while behind, gives
        up."""
        side = US if US in decision.by else DE
        if decision.kind in ("commit", "replace", "answer"):
            return self._assault_lost(s, side)
        if decision.kind != "bid" or not gives_up(self.board, s, side):
            return ""
        return self._assault_lost(s, side) if is_assault_lost(self.board, s, side) else self.say("lost-unit")

    def _assault_lost(self, s: State, side: Side) -> str:
        """OC-ENDASSAULT-03: who loses the game by it is not told of the terrain only."""
        return self.say("lost-game" if is_game_lost(self.board, s, side) else f"lost-{SIDES[side]}")


def worth(b: Board, s: State, side: Side, slot: Slot) -> int:
    """OC-COMBAT-10: the V.C. of a unit with all that lies by it."""
    return strength(b, s, side, slot) + sum(each.amount for each in laid(s, side) if each.slot == slot)
