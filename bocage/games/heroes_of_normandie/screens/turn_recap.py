"""The card about a turn that has ended: what was lost and to whom, what was scored, who has the initiative now."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.event import Event
from bocage.core.recap import Mark, Recap, RecapFigure, RecapRow
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.asking import untag
from bocage.games.heroes_of_normandie.text import HNamer

MARKS: tuple[Mark, ...] = ("a", "b")
# The losses, and whether the counter leaves the map.
OFF_THE_MAP = {e.STEP_LOST: False, e.DAMAGED: False, e.ELIMINATED: True, e.DESTROYED: True, e.DIRECT_HIT: True}
DEEDS = (e.TACTIC_TAKEN, e.PRISONER_TAKEN, e.EXITED)
# Whoever acted before these did not cause what comes after them.
FRESH = (e.REVEALED, e.ACTIVATED, e.AUTONOMOUS, e.STEPPED, e.DROVE, e.AA_ROLLED, e.PHASE, e.BOMB_EXPLODED, e.CHARGE_EXPLODED)
MOST = 6                                    # rows; of more losses only the number is told


class TurnRecap:
    """Reads the events of one turn."""

    def __init__(self, namer: HNamer, turn: Sequence[Event], seat: int | None) -> None:
        self.namer = namer
        self.say = namer.words
        self.reader = p.NOBODY if seat is None else namer.board.side[seat]
        self.number = turn[0].number("number")
        self.losses: dict[int, tuple[Event, RecapRow]] = {}     # by counter: the last of its losses
        self.deeds: list[RecapRow] = []
        self.scored = [0] * len(p.SIDES)
        self.initiative: Event | None = None
        self.cause: Event | None = None
        for event in turn:
            self.read(event)

    def read(self, event: Event) -> None:
        happening = event.happening
        if happening in (e.FIRED, e.ASSAULTED):
            self.cause = event
        elif happening is e.CARD_PLAYED:
            self.cause = self.cause or event
        elif happening in FRESH:
            self.cause = None
        elif happening in OFF_THE_MAP:
            self.note_loss(event)
        elif happening in DEEDS:
            self.deeds.append(self.row(event.number("unit"), self.say(f"recap-{event.name}")))
        elif happening in (e.SCORED, e.BROKEN):
            self.scored[event.number("side")] += event.number("number")
        elif happening in (e.INITIATIVE_PASSED, e.INITIATIVE_KEPT):
            self.initiative = event

    def note_loss(self, event: Event) -> None:
        """Of a counter that suffers several losses the last is told, and that it left the map before that it was hit."""
        unit = event.number("unit")
        counter = untag(unit).unit
        earlier = self.losses.pop(counter, None)
        if earlier is not None and OFF_THE_MAP[earlier[0].happening]:
            self.losses[counter] = earlier
            return
        loss, cause = self.say(f"recap-{event.name}"), self.told_cause(counter)
        self.losses[counter] = event, self.row(unit, f"{loss} · {cause}" if cause else loss)

    def told_cause(self, loser: int) -> str:
        """The unit that fired, the other one of an assault, or a card; empty if it was none of them."""
        if self.cause is None:
            return ""
        if self.cause.happening is e.CARD_PLAYED:
            return self.namer.quoted(self.cause.number("card"))
        other = self.cause.number("unit")
        if self.cause.happening is e.ASSAULTED and untag(other).unit == loser:
            other = self.cause.number("foe")
        return self.say(f"recap-by-{self.cause.name}", unit=self.namer.counter_name(other))

    def row(self, unit: int, note: str) -> RecapRow:
        return RecapRow(self.namer.counter_name(unit), note, MARKS[self.side_of(unit)])

    def side_of(self, unit: int) -> int:
        return self.namer.board.side[untag(unit).owner]

    def off(self, side: int) -> int:
        """How many counters of a side have left the map."""
        return sum(OFF_THE_MAP[event.happening] and self.side_of(event.number("unit")) == side
                   for event, _ in self.losses.values())

    def card(self) -> Recap | None:
        """None if nothing was lost, scored or taken."""
        if not self.losses and not self.deeds and not any(self.scored):
            return None
        rows = [row for _, row in self.losses.values()] + self.deeds
        why = self.initiative
        return Recap(
            self.say("recap-over", number=self.number), self.title(), "" if why is None else self.namer.event(why),
            self.say("recap-tick"), "" if why is None else why.rule, rows=tuple(rows[:MOST]), figures=tuple(self.figures()))

    def title(self) -> str:
        """What the turn was about: points, else counters that were lost."""
        scoring = [side for side, number in enumerate(self.scored) if number]
        if len(scoring) == 1:
            return self.say("recap-title-points", number=self.scored[scoring[0]], **self.side(scoring[0]))
        if scoring:
            return self.say("recap-title-both", us=self.scored[0], ge=self.scored[1])
        us, ge = (self.off(side) for side in range(len(p.SIDES)))
        return self.say("recap-title-losses" if us or ge else "recap-title-hits", us=us, ge=ge)

    def side(self, side: int) -> dict[str, object]:
        return {"who": "you" if side == self.reader else "other", **self.namer.kinds["side"]("side", side)}

    def figures(self) -> list[RecapFigure]:
        made = [RecapFigure(self.say("recap-points", number=number), self.say("recap-for", **self.side(side)))
                for side, number in enumerate(self.scored) if number]
        if any(map(self.off, range(len(p.SIDES)))):
            made += [RecapFigure(self.say("recap-off", number=self.off(side)), self.say("recap-of", **self.side(side)))
                     for side in range(len(p.SIDES))]
        return made
