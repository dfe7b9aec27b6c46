"""The lines beside the map: turn and score, places, both armies, orders, cards."""

from __future__ import annotations

from bocage.core.screen import Line, Look, Span, wrapped
from bocage.games.heroes_of_normandie.actions import counter_number
from bocage.games.heroes_of_normandie.screens.places import Places, rows, sentence
from bocage.games.heroes_of_normandie.screens.signs import Signs
from bocage.games.heroes_of_normandie.screens.wording import Wording
from bocage.games.heroes_of_normandie.view import SeatView, UnitView, View


class Sheet:
    """In drawings the parts of a line stand between dots; in sentences a line is a sentence."""

    def __init__(self, view: View, wording: Wording, look: Look, told: bool = False) -> None:
        self.view = view
        self.wording = wording
        self.say = wording.say
        self.signs = Signs(look.ascii)
        self.width = look.width
        self.told = told
        self.dot = " - " if look.ascii else " · "

    def line(self, parts: list[Span], indent: int = 2) -> list[Line]:
        shown = [part for part in parts if part[0]]
        if self.told:
            return [[(sentence([text.removesuffix(".") for text, _ in shown]), "")]]
        spans: Line = []
        for at, part in enumerate(shown):
            spans += [(self.dot, "quiet")] * bool(at) + [part]
        return wrapped(spans, self.width, indent)

    def title(self) -> list[Line]:
        view, say = self.view, self.say
        return self.line([
            (say(f"scenario-{view.scenario}"), "strong"),
            (say("cli-hn-turn", number=view.turn, of=view.turns) if view.turn else "", "strong"),
            (say(f"phase-{view.phase}"), "strong"),
            (say("cli-hn-initiative", side=self.wording.side(view.initiative)), ""),
            (say("cli-hn-score", us=view.score["us"], ge=view.score["ge"]), "token"),
            (say("cli-hn-win-at", number=view.win_at) if view.win_at else "", "quiet"),
            (say("cli-hn-exited", us=view.exited["us"], ge=view.exited["ge"]) if any(view.exited.values()) else "", "quiet")])

    def places(self, places: Places) -> list[Line]:
        return [line for first, *parts in places.details()
                for line in self.line([(first[:1].upper() + first[1:], "strong"), *((part, "quiet") for part in parts)])]

    # --- units --------------------------------------------------------------------------------------------------------

    def now(self) -> list[Line]:
        """Which unit acts, how far it may still go, and the cards that are not resolved yet."""
        view, say, lines = self.view, self.say, []
        acting = self.wording.units.get(view.acting) if view.acting is not None else None
        if acting is not None:
            points = view.movement.points if view.movement is not None and view.movement.unit == acting.id else None
            acts = say("cli-hn-acts", unit=self.wording.name(acting), square=self.wording.where(acting))
            lines += self.line([(acts, "strong"),
                                (say("cli-hn-points", number=points) if points is not None else "", "")])
        if view.stack:
            names = [say("cli-hn-played-by", card=self.wording.card(each.card), seat=self.wording.seat(each.seat))
                     for each in reversed(view.stack)]
            lines += self.line([(say("cli-hn-stack"), "strong"), *((name, "") for name in names)])
        return lines

    def armies(self) -> list[Line]:
        return [line for seat in self.view.seats for line in self.army(seat)]

    def army(self, seat: SeatView) -> list[Line]:
        """The counters of a player; in sentences one sentence each."""
        units = [unit for unit in self.view.units if unit.seat == seat.seat]
        head = self.line([(self.wording.seat(seat.seat), "strong"), *self.counts(seat)])
        if self.told or not units:
            return [*head, *(line for unit in units for line in self.line([(self.unit(unit), "")]))]
        return [*head, *self.line([(self.unit(unit), "active" if unit.id == self.view.acting else "") for unit in units], 2)]

    def unit(self, unit: UnitView) -> str:
        """A counter in one line: ``●12 Rifles D15 [Order 3, 1 Suppressed]``."""
        number = counter_number(unit.id)
        head = self.say("unit-numbered", unit=self.wording.name(unit), number=number) if self.told else (
            f"{self.signs.side[unit.side]}{number} {self.wording.name(unit)}")
        states, where = ", ".join(self.wording.states(unit)), self.wording.where(unit)
        if self.told:
            return ", ".join(part for part in (head, where, states) if part)
        return f"{head} {where}".rstrip() + (f" [{states}]" if states else "")

    def counts(self, seat: SeatView) -> list[Span]:
        """What everybody can count beside the map."""
        say = self.say
        stocks = [say("cli-hn-stock", name=say(f"recruit-{each.option.partition('.')[0]}"), number=each.left, of=each.of)
                  for each in seat.stocks if each.left]
        return [
            (say("cli-hn-hand", number=seat.hand_size), ""),
            (say("cli-hn-tokens", number=seat.tokens_left) if seat.tokens_left else "", "token"),
            (say("cli-hn-smoke-orders", number=seat.smoke_orders) if seat.smoke_orders else "", "token"),
            (say("cli-hn-pool", number=seat.pool) if seat.pool else "", ""),
            (say("cli-hn-tactics-held", number=seat.tactics) if seat.tactics else "", ""),
            *((self.tile(seat, number), "quiet") for number in range(len(seat.tiles))),
            *((text, "quiet") for text in stocks)]

    def tile(self, seat: SeatView, number: int) -> str:
        """HN-ARMY-13: a recruitment tile: how many counters it has lost, and at how many it breaks."""
        tile = seat.tiles[number]
        name = self.say(f"tile-{tile.id}.short")
        if tile.broken:
            return self.say("cli-hn-broken", name=name)
        return self.say("cli-hn-tile", name=name, lost=tile.lost, at=tile.break_at)

    # --- what only some see -------------------------------------------------------------------------------------------

    def own(self) -> list[Line]:
        """What only the reader's side sees: the zone to deploy in, tokens to place, bonus tactics, directives, and the hands of
        the side."""
        view, say, lines = self.view, self.say, []
        for seat in view.seats:
            if seat.seat == view.me:
                zone = view.zones.get(str(seat.seat), ())
                lines += self.listed("cli-hn-your-zone", [rows(zone)] if zone else [])
                lines += self.listed("cli-hn-your-tokens", [self.wording.token(token) for token in seat.tokens])
                lines += self.listed("cli-hn-your-tactics", [say(f"tactic-{kind}") for kind in seat.tactics_held])
                lines += self.listed("cli-hn-your-directives", [say(f"directive-{kind}") for kind in seat.directives])
            lines += self.hand(seat)
        return lines

    def listed(self, key: str, names: list[str]) -> list[Line]:
        return self.line([(self.say(key, names=", ".join(names)), "token")]) if names else []

    def hand(self, seat: SeatView) -> list[Line]:
        """HN-CARD-13, HN-MULTI-12: the reader's own hand, or that of an ally, which he sees too."""
        if not seat.hand:
            return []
        say, wording = self.say, self.wording
        title = say("cli-hn-your-hand") if seat.seat == self.view.me else say("cli-hn-hand-of", seat=wording.seat(seat.seat))
        lines = wrapped([(title, "strong")], self.width)
        for card in seat.hand:
            lines += self.line([(wording.card(card) if self.told else f"  {wording.card(card)}", "strong"),
                                (say(f"card-{card}.short"), "quiet")], 4)
        return lines

    # --- what is left -------------------------------------------------------------------------------------------------

    def stocks(self) -> list[str]:
        """HN-CARD-13: the size of the piles, the open discards, and each player's counts."""
        say, wording = self.say, self.wording
        lines = []
        for pile in self.view.piles:
            cards = [card for card, number in pile.discard.items() for _ in range(number)]
            lines.append(say("cli-hn-pile", side=say(f"side-{pile.side}"), number=pile.pile, discarded=len(cards)))
            if cards:
                lines.append(say("cli-hn-discard", side=say(f"side-{pile.side}"), names=wording.cards(cards)))
        for seat in self.view.seats:
            lines += ["".join(text for text, _ in line)
                      for line in self.line([(wording.seat(seat.seat), ""), *self.counts(seat)])]
        return lines
