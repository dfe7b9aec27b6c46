"""The card about an Assault that has ended: its Combats with both totals, who took the terrain, why, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.event import Event, Happening
from bocage.core.recap import Mark, Recap, RecapFigure, RecapRow
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.pieces import DE, SIDES, US
from bocage.games.operation_commando.text import ONamer

MARKS: dict[int, Mark] = {US: "a", DE: "b"}
REASONS = {e.ABANDONED: "abandoned", e.GAVE_UP: "lost"}
ENDED = {e.ABANDONED: "abandoned", e.GAVE_UP: "gave-up"}
ALL_FOUGHT = "OC-RESULT-06"
ONE_LOST = "OC-ASSAULT-04"
FEW = 4                                     # figures that fit below the Combats


class Fight:
    """A Combat as its events tell it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.units: dict[int, list[int]] = {US: [], DE: []}
        self.values: tuple[int, int] | None = None
        self.winner = -1
        self.ended = "at-once"              # how: given up, abandoned, or by a card that wins at once

    @property
    def was_fought(self) -> bool:
        return bool(self.units[US] and self.units[DE]) and self.values is not None


class AssaultRecap:
    """Reads the events of one turn."""

    def __init__(self, namer: ONamer, turn: Sequence[Event], seat: int | None) -> None:
        self.namer = namer
        self.say = namer.words
        self.seat = seat
        self.number = turn[0].number("number")
        self.fights = [Fight(1)]
        self.terrain = self.winner = -1
        self.ended_by: Event | None = None
        self.points = (0, 0, 0)             # gained, then both scores
        self.gains: dict[Happening, dict[int, int]] = {e.DREW: {US: 0, DE: 0}, e.TOKENS_GAINED: {US: 0, DE: 0}}
        for event in turn:
            self.read(event)

    def read(self, event: Event) -> None:
        fight, happening = self.fights[-1], event.happening
        if happening is e.COMMITTED:
            fight.units[event.number("side")].append(event.number("card"))
        elif happening is e.UNIT_REMOVED and event.number("card") in fight.units[DE]:
            fight.units[DE].remove(event.number("card"))
        elif happening in (e.VALUES, e.GAVE_UP):
            fight.values = event.number("us"), event.number("de")
        elif happening is e.COMBAT_WON:
            fight.winner = US
            self.fights.append(Fight(fight.number + 1))
        elif happening is e.ASSAULT_WON:
            self.winner, self.terrain = event.number("side"), event.number("terrain")
            fight.winner = self.winner
        elif happening is e.POINTS:
            self.points = self.points[0] + event.number("number"), event.number("us"), event.number("de")
        elif happening in self.gains and self.winner >= 0:
            self.gains[happening][event.number("side")] += event.number("number")
        if happening in REASONS:
            self.ended_by, fight.ended = event, ENDED[happening]
        elif happening is e.COMBAT_WON:
            self.ended_by = None            # the German gave up one Combat only

    def card(self) -> Recap | None:
        """None if no Assault has ended in this turn."""
        if self.winner < 0:
            return None
        reason, rule = self.why()
        sides = (DE, US) if self.seat == DE else (US, DE)
        return Recap(
            self.say("recap-over", number=self.number), self.say("recap-title", **self.taken()), reason,
            self.say("recap-tick"), rule, MARKS[self.winner], tuple(self.head(side) for side in sides), self.seat is not None,
            tuple(self.row(fight, sides) for fight in self.fights if fight.was_fought), tuple(self.figures()[:FEW]))

    def taken(self) -> dict[str, object]:
        return {"terrain": self.say(f"terrain-{self.namer.board.terrain_ids[self.terrain]}"), **self.side(self.winner)}

    def side(self, side: int) -> dict[str, object]:
        return {"who": "you" if side == self.seat else "other", **self.namer.kinds["side"]("side", side)}

    def head(self, side: int) -> str:
        return self.say("recap-head", **self.side(side))

    def why(self) -> tuple[str, str]:
        """The reason and its rule: a side has abandoned, the American has lost a Combat, or all Combats are fought."""
        if self.ended_by is None:
            return self.say("recap-why-fought", number=len([fight for fight in self.fights if fight.was_fought])), ALL_FOUGHT
        loser = self.ended_by.number("side")
        reason = self.say(f"recap-why-{REASONS[self.ended_by.happening]}", **self.side(loser))
        return reason, ONE_LOST if self.ended_by.happening is e.GAVE_UP else self.ended_by.rule

    def row(self, fight: Fight, sides: tuple[int, int]) -> RecapRow:
        assert fight.values is not None
        values: dict[int, int] = dict(zip((US, DE), fight.values, strict=True))
        named = {SIDES[side]: self.namer.listed([self.namer.card_name(card) for card in fight.units[side]]) for side in sides}
        own, foe = (named[SIDES[side]] for side in sides)
        even = values[US] == values[DE] and fight.ended == "gave-up"
        note = "recap-even" if even else f"recap-{fight.ended}"
        loser = DE if fight.winner == US else US
        return RecapRow(self.say("recap-row", own=own, foe=foe), self.say(note, **self.side(loser)), MARKS[fight.winner],
                        str(fight.number), tuple(str(values[side]) for side in sides))

    def figures(self) -> list[RecapFigure]:
        """The points, the German units that were destroyed, cards and tokens that the end of the Assault has brought."""
        gained, us, de = self.points
        destroyed = sum(len(fight.units[DE]) for fight in self.fights[:-1])
        control = "yes" if self.namer.board.utah else "no"
        points = self.say("recap-points", number=gained, control=control)
        made = [RecapFigure(points, self.say("recap-score", us=us, de=de))] if gained else []
        if destroyed:
            made.append(RecapFigure(self.say("recap-units", number=destroyed), self.say("recap-destroyed", number=destroyed)))
        for happening, key in ((e.DREW, "recap-cards"), (e.TOKENS_GAINED, "recap-tokens")):
            for side, number in self.gains[happening].items():
                if number:
                    made.append(RecapFigure(self.say(key, number=number), self.say("recap-for", **self.side(side))))
        return made

