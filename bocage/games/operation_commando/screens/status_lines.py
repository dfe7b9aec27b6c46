"""The lines beside the map: turn and points, the terrain in play, the Combat, both sides, the own hand."""

from __future__ import annotations

from bocage.core.screen import Line, Look, Span, percent, wrapped
from bocage.games.operation_commando.screens.wording import Wording, counted
from bocage.games.operation_commando.view import Card, Force, Side, View


class Sheet:
    """The parts of a line are joined by dots; with ``told`` each part is a sentence."""

    def __init__(self, view: View, wording: Wording, look: Look, told: bool = False) -> None:
        self.view = view
        self.wording = wording
        self.say = wording.say
        self.width = look.width
        self.told = told
        self.dot = ". " if told else " - " if look.ascii else " · "

    def line(self, parts: list[Span], indent: int = 2, lead: str = "") -> list[Line]:
        spans: Line = [(lead, "")] if lead else []
        for at, (text, style) in enumerate(part for part in parts if part[0]):
            spans += [(self.dot, "quiet")] * bool(at) + [(sentence(text) if self.told else text, style)]
        return wrapped([*spans, (".", "")] if self.told else spans, self.width, indent)

    def title(self) -> list[Line]:
        view, say = self.view, self.say
        if not view.turn:
            return self.line([(say(f"phase-{view.phase}"), "strong")])
        us, de = view.needed
        needed = say("cli-oc-needed", number=us) if us == de else say("cli-oc-needed-each", us=us, de=de)
        return self.line([(say("cli-oc-turn", number=view.turn), "strong"), (say(f"phase-{view.phase}"), "strong"),
                          (say("cli-oc-points", us=view.us.points, de=view.de.points), "token"), (needed, "quiet")])

    def terrain(self) -> list[Line]:
        """The terrain in play: Combats fought and Size, draws, mentions, effect."""
        assault, say = self.view.assault, self.say
        if assault is None:
            return []
        return self.line([
            (self.wording.terrain(assault.terrain), "strong"),
            (say("cli-oc-size", fought=assault.fought, size=assault.size), ""),
            (say("cli-oc-draws", us=assault.us_draw, de=assault.de_draw), "quiet"),
            (say("tag-Building") if assault.building else "", ""),
            (say("tag-Objective") if assault.terrain.objective else "", ""),
            (say("cli-oc-counter") if assault.counter_attack else "", "warning"),
            (self.wording.text_of(f"terrain-{assault.terrain.id}"), "")])

    # --- the Combat ---------------------------------------------------------------------------------------------------

    def combat(self) -> list[Line]:
        """The units of each side, how their values come about, and the totals."""
        combat = self.view.combat
        if combat is None:
            return []
        return [*self.force("us", combat.us, combat.ahead == "us"), *self.force("de", combat.de, combat.ahead == "de")]

    def force(self, name: str, force: Force, ahead: bool) -> list[Line]:
        say, wording = self.say, self.wording
        parts = [(say("cli-oc-total", side=wording.side(name), number=force.total), "strong" if ahead else ""),
                 *((wording.unit(unit), "") for unit in force.units)]
        if not force.units:
            parts.append((say("cli-oc-no-unit"), "quiet"))
        if force.carried:
            parts.append((say("cli-oc-carried", number=force.carried), ""))
        if force.tokens_forbidden:
            parts.append((say("cli-oc-no-tokens"), "warning"))
        if force.second_forbidden:
            parts.append((say("cli-oc-no-second"), "warning"))
        if force.reach and not ahead:
            parts.append((self.reach(force), "quiet"))
        return self.line(parts, 4)

    def reach(self, force: Force) -> str:
        """OC-TOKEN-01: tokens are public, so both sides may see this: the fewest tokens that give the best chance to come
        ahead."""
        best = max(force.reach, key=lambda each: (each.chance, -each.tokens))
        if not best.chance:
            return self.say("cli-oc-out-of-reach")
        return self.say("cli-oc-reach", tokens=best.tokens, percent=percent(self.say, best.chance))

    # --- the sides ----------------------------------------------------------------------------------------------------

    def sides(self) -> list[Line]:
        return [*self.side(self.view.us), *self.side(self.view.de)]

    def side(self, side: Side) -> list[Line]:
        say, wording = self.say, self.wording
        top = wording.card(side.discard[-1]) if side.discard else ""
        tokens = say("cli-oc-tokens", tokens=wording.tokens(side.tokens)) if side.tokens else say("cli-oc-no-token")
        in_play = [each.card for each in side.in_play]
        return self.line([
            (wording.side(side.name), "strong"),
            (say("cli-oc-hand", number=side.hand_size, heroics=side.heroics_in_hand), ""),
            (say("cli-oc-pile", number=side.draw_pile), "quiet"),
            (say("cli-oc-discard", number=side.discard_size, top=top), "quiet"), (tokens, "token"),
            (say("cli-oc-heroics", number=side.heroics_left) if side.heroics_left else "", "quiet"),
            (say("cli-oc-in-play", names=wording.cards(in_play)) if in_play else "", ""),
            (say("cli-oc-beside", names=wording.cards(side.beside)) if side.beside else "", ""),
            (say("cli-oc-tilted", names=wording.cards(side.tilted), number=len(side.tilted)) if side.tilted else "", "quiet"),
            (say("cli-oc-next", number=side.next_combat) if side.next_combat else "", "")])

    def hand(self) -> list[Line]:
        """The own hand, a line for each kind of card."""
        own = self.own()
        if own is None:
            return []
        title = self.say("cli-oc-your-hand", number=own.hand_size)
        lines = wrapped([(title, "strong")], self.width)
        for card, number in counted(own.hand):
            name = self.wording.card(card) if number == 1 else self.wording.several(card, number)
            lines += self.line([(name, "strong"), *((part, "quiet") for part in self.face(card))], 4, "" if self.told else "  ")
        return lines

    def own(self) -> Side | None:
        """The side that looks at the screen."""
        return {0: self.view.us, 1: self.view.de}.get(-1 if self.view.seat is None else self.view.seat)

    def face(self, card: Card) -> list[str]:
        say = self.say
        parts = [say(f"kind-{card.kind}")] if card.kind != "unit" else [
            say("cli-oc-vc", number=card.vc), *([say("cli-oc-support")] if card.support else [])]
        return [*parts, self.wording.text_of(f"card-{card.id}", "short")]

    # --- what is left -------------------------------------------------------------------------------------------------

    def stocks(self) -> list[str]:
        """OC-DISCARD-02, OC-DISCARD-03, OC-HERO-01: the banks, the piles of both sides, and cards that only their owner may
        look through."""
        say, wording, own = self.say, self.wording, self.own()
        lines = [say("cli-oc-bank", tokens=wording.tokens(self.view.bank))]
        lines += ["".join(text for text, _ in line) for line in self.sides()]
        for key, cards in (("discard", own.discard), ("heroics", own.heroics), ("permanents", own.permanents)) if own else ():
            if cards:
                lines.append(sentence(say(f"cli-oc-own-{key}", names=wording.cards(cards))) + ".")
        return lines


def sentence(text: str) -> str:
    """The text with a capital letter; the caller adds the full stop."""
    return (text[:1].upper() + text[1:]).removesuffix(".")
