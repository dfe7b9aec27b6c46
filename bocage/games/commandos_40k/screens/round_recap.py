"""The card about a battle round that has ended: who was put out of action and by whom, and markers. Morale is tested when a
round begins (KT-MORALE-01): by its end that is no news."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.event import Event
from bocage.core.recap import Mark, Recap, RecapFigure, RecapRow
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k.rules.activation_tactics import AID_NEED
from bocage.games.commandos_40k.text import KNamer

MARKS: tuple[Mark, ...] = ("a", "b")
SEATS = (0, 1)
ATTACKS = (e.FIRED, e.STRIKES)
# Whoever attacked before these did not cause what comes after them.
FRESH = (e.DANGER, e.TRAP, e.HAZARD_ROLLED, e.MOVED, e.PHASE)
MARKERS = (e.SABOTAGED, e.DEFUSED)
MOST = 6                                    # rows; of more models only the number is told


class RoundRecap:
    """Reads the events of one battle round."""

    def __init__(self, namer: KNamer, turn: Sequence[Event], seat: int | None) -> None:
        self.namer = namer
        self.say = namer.words
        self.reader = seat
        self.number = turn[0].number("number")
        self.rows: list[RecapRow] = []
        self.wounded: dict[int, RecapRow] = {}
        self.out = [0, 0]
        self.escaped = [0, 0]
        self.decided: Event | None = None
        self.attacker: Event | None = None
        for event in turn:
            self.read(event)

    def read(self, event: Event) -> None:
        happening = event.happening
        if happening in ATTACKS:
            self.attacker = event
        elif happening in FRESH:
            self.attacker = None
        elif happening is e.LIGHT_WOUND:
            model = event.number("model")
            self.wounded[model] = self.model_row(model, event)
        elif happening is e.FIRST_AID and event.number("die") >= AID_NEED:                  # KT-SPEC-12: that wound is gone
            self.wounded.pop(event.number("foe"), None)
        elif happening in (e.OUT, e.ESCAPED):
            self.leaves(event)
        elif happening in MARKERS:
            self.rows.append(RecapRow(self.say("recap-marker", **self.fields(event)), self.say(f"recap-{event.name}"),
                                      MARKS[event.number("seat")]))
            self.decided = event
        elif happening is e.MARKER_FOUND:
            self.rows.append(RecapRow(self.say("recap-marker", **self.fields(event)), self.say("recap-marker_found")))
            self.decided = event

    def leaves(self, event: Event) -> None:
        """A model is put out of action, or gets away."""
        model = event.number("model")
        self.wounded.pop(model, None)
        self.rows.append(self.model_row(model, event))
        (self.out if event.happening is e.OUT else self.escaped)[self.namer.board.seat[model]] += 1
        self.decided = self.decided or event

    def model_row(self, model: int, event: Event) -> RecapRow:
        note = self.say(f"recap-{event.name}", number=event.number("number") if event.happening is e.LIGHT_WOUND else 0)
        if self.attacker is not None and event.happening is not e.ESCAPED:
            note = f"{note} · {self.say(f'recap-by-{self.attacker.name}', **self.fields(self.attacker))}"
        return RecapRow(self.namer.model_name(model), note, MARKS[self.namer.board.seat[model]])

    def fields(self, event: Event) -> dict[str, object]:
        return {key: value for field in event.happening.fields if field in ("model", "marker")
                for key, value in self.namer.kinds[field](field, event.number(field)).items()}

    def seat(self, seat: int) -> dict[str, object]:
        return {"who": "you" if seat == self.reader else "other", **self.namer.kinds["seat"]("seat", seat)}

    def card(self) -> Recap | None:
        """None if nobody was hurt and nothing changed hands."""
        rows = [*self.rows, *self.wounded.values()]
        if not rows and self.decided is None:
            return None
        rule = self.decided.rule if self.decided is not None else e.LIGHT_WOUND.rule
        return Recap(self.say("recap-over", number=self.number), self.title(), self.text(), self.say("recap-tick"), rule,
                     rows=tuple(rows[:MOST]), figures=tuple(self.figures()))

    def title(self) -> str:
        if self.decided is None:
            return self.say("recap-title-wounds", number=len(self.wounded))
        if self.decided.happening in MARKERS or self.decided.happening is e.MARKER_FOUND:
            return self.say(f"recap-title-{self.decided.name}", **self.fields(self.decided))
        return self.say(f"recap-title-{self.decided.name}", number=sum(self.out), away=sum(self.escaped))

    def text(self) -> str:
        """The rule in a few words: why this counts."""
        return self.say(f"recap-why-{'wounds' if self.decided is None else self.decided.name}")

    def figures(self) -> list[RecapFigure]:
        made = []
        if any(self.out):
            made += [RecapFigure(str(self.out[seat]), self.say("recap-out-of", **self.seat(seat))) for seat in SEATS]
        if any(self.escaped):
            made += [RecapFigure(str(self.escaped[seat]), self.say("recap-away-of", **self.seat(seat)))
                     for seat in SEATS if self.escaped[seat]]
        return made
