"""The lines beside the map: turn and points, the terrain in play, the Combat, both sides, the own hand."""

from __future__ import annotations

from bocage.core.screen import Line, Look, wrapped
from bocage.games.operation_commando.terminal.wording import Wording
from bocage.games.operation_commando.view import Card, Force, Side, View

GROUPS = ("unit", "action", "event", "permanent")


class Sheet:
    def __init__(self, view: View, wording: Wording, look: Look) -> None:
        self.view = view
        self.wording = wording
        self.say = wording.say
        self.width = look.width
        self.dot = " - " if look.ascii else " · "

    def line(self, parts: list[tuple[str, str]], indent: int = 2) -> list[Line]:
        spans: Line = []
        for text, style in parts:
            if text:
                spans += [(self.dot, "quiet")] * bool(spans) + [(text, style)]
        return wrapped(spans, self.width, indent) if spans else []

    def title(self) -> list[Line]:
        view, say = self.view, self.say
        if not view.turn:
            return self.line([(say(f"phase-{view.phase}"), "strong")])
        us, de = view.needed
        return self.line([(say("cli-oc-turn", number=view.turn), "strong"), (say(f"phase-{view.phase}"), "strong"),
                          (say("cli-oc-points", us=view.us.points, de=view.de.points), "token"),
                          (say("cli-oc-needed", us=us, de=de), "quiet")])

    def terrain(self) -> list[Line]:
        """The terrain in play: Combats fought and Size, draws, mentions, effect."""
        assault, say = self.view.assault, self.say
        if assault is None:
            return []
        text = say(f"terrain-{assault.terrain.id}.text")
        return self.line([
            (self.wording.terrain(assault.terrain), "strong"),
            (say("cli-oc-size", fought=assault.fought, size=assault.size), ""),
            (say("cli-oc-draws", us=assault.us_draw, de=assault.de_draw), "quiet"),
            (say("tag-Building") if assault.building else "", ""),
            (say("tag-Objective") if assault.terrain.objective else "", ""),
            (say("cli-oc-counter") if assault.counter_attack else "", "warning"), (text if text != "—" else "", "")])

    def combat(self) -> list[Line]:
        """Each side's units with how their values arose, and the sums."""
        combat = self.view.combat
        if combat is None:
            return []
        return [*self.force("us", combat.us, combat.ahead == "us"), *self.force("de", combat.de, combat.ahead == "de")]

    def force(self, name: str, force: Force, ahead: bool) -> list[Line]:
        say, wording = self.say, self.wording
        units = " + ".join(wording.unit(unit) for unit in force.units) or "–"
        parts = [(f"{wording.side(name)} {force.total}", "strong" if ahead else ""), (units, "")]
        if force.carried:
            parts.append((say("cli-oc-carried", number=force.carried), ""))
        if force.tokens_forbidden:
            parts.append((say("cli-oc-no-tokens"), "warning"))
        if force.second_forbidden:
            parts.append((say("cli-oc-no-second"), "warning"))
        if force.reach and not ahead:
            best = force.reach[-1]
            parts.append((say("cli-oc-reach", tokens=best.tokens, percent=round(100 * best.chance)), "quiet"))
        return self.line(parts, 4)

    def sides(self) -> list[Line]:
        return [*self.side(self.view.us), *self.side(self.view.de)]

    def side(self, side: Side) -> list[Line]:
        say, wording = self.say, self.wording
        top = wording.card(side.discard[-1]) if side.discard else "–"
        return self.line([
            (wording.side(side.name), "strong"),
            (say("cli-oc-hand", number=side.hand_size, heroics=side.heroics_in_hand), ""),
            (say("cli-oc-pile", number=side.draw_pile), "quiet"),
            (say("cli-oc-discard", number=side.discard_size, top=top), "quiet"),
            (say("cli-oc-tokens", tokens=wording.tokens(side.tokens)), "token"),
            (say("cli-oc-heroics", number=side.heroics_left) if side.heroics_left else "", "quiet"),
            (say("cli-oc-in-play", names=self.names([each.card for each in side.in_play])) if side.in_play else "", ""),
            (say("cli-oc-beside", names=self.names(side.beside)) if side.beside else "", ""),
            (say("cli-oc-tilted", names=self.names(side.tilted)) if side.tilted else "", "quiet"),
            (say("cli-oc-next", number=side.next_combat) if side.next_combat else "", "")])

    def names(self, cards: tuple[Card, ...] | list[Card]) -> str:
        return ", ".join(self.wording.card(card) for card in cards)

    def hand(self) -> list[Line]:
        """The own hand, a line for each kind of card."""
        view, say = self.view, self.say
        own = view.us if view.seat == 0 else view.de if view.seat == 1 else None
        if own is None:
            return []
        lines = wrapped([(say("cli-oc-your-hand"), "strong")], self.width)
        for kind in GROUPS:
            counts: dict[str, int] = {}
            for card in own.hand:
                if card.kind == kind:
                    counts[card.id] = counts.get(card.id, 0) + 1
            for id, number in counts.items():
                card = next(each for each in own.hand if each.id == id)
                times = f"{number}\u00a0× " if number > 1 else ""
                lines += wrapped([(f"  {times}", ""), (self.wording.card(card), "strong"), (f" {self.face(card)}", "quiet")],
                                 self.width, 4)
        return lines

    def face(self, card: Card) -> str:
        say = self.say
        short = say(f"card-{card.id}.short")
        parts = [say(f"kind-{card.kind}")] if card.kind != "unit" else [
            say("cli-oc-vc", number=card.vc), *([say("cli-oc-support")] if card.support else [])]
        return self.dot.join([*parts, *([short] if short != "—" else [])])

    def stocks(self) -> list[str]:
        view, say, wording = self.view, self.say, self.wording
        lines = [say("cli-oc-bank", tokens=wording.tokens(view.bank))]
        for side in (view.us, view.de):
            lines += ["".join(text for text, _ in line) for line in self.side(side)]
            if side.discard and side.discard_size == len(side.discard):
                lines.append(say("cli-oc-own-discard", names=self.names(side.discard)))
        return lines
