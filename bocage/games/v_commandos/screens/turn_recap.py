"""The card about a turn that has ended: objectives, alarm, what each commando did and suffered, and who came in."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.event import Event
from bocage.core.recap import Recap, RecapFigure, RecapRow
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.pieces import ROLES
from bocage.games.v_commandos.text import VNamer

# What decides a turn, the weightiest first: the title tells the first of these that has happened.
WEIGHTS = (e.ELIMINATED, e.ESCORT_LOST, e.TERRAIN_COMPLETED, e.OBJECTIVE_DONE, e.FELL, e.ESCORT_MET, e.ALARM_ON, e.WOUNDED,
           e.KILLED, e.ALARM_OFF, e.HEALED)
ATTACKS = (e.STABBED, e.FIRES, e.EXPLODED, e.BOMBED)
OWN_ROW = (e.OBJECTIVE_DONE, e.TERRAIN_COMPLETED, e.ESCORT_MET, e.ESCORT_LOST, e.ALARM_ON, e.ALARM_OFF)
OF_A_COMMANDO = {e.WOUNDED: "commando", e.FELL: "commando", e.ELIMINATED: "commando", e.HEALED: "other"}
NO_REWARD = ("VC-TNT-06", "VC-EVENT-03")      # enemies fall so by an explosion, a collapse or Friendly Fire
NOBODY = -1


class TurnRecap:
    """Reads the events of one turn."""

    def __init__(self, namer: VNamer, turn: Sequence[Event]) -> None:
        self.namer = namer
        self.say = namer.words
        self.turn = turn
        self.counts: dict[int, dict[str, int]] = {}             # by commando: how often what happened
        self.attacker = NOBODY
        for event in turn:
            self.read(event)

    def read(self, event: Event) -> None:
        happening = event.happening
        if happening in ATTACKS:
            self.attacker = event.number("commando")
        elif happening is e.PHASE:
            self.attacker = NOBODY
        elif happening is e.KILLED and self.attacker != NOBODY:
            self.count(self.attacker, "killed")
        elif happening in OF_A_COMMANDO:
            self.count(event.number(OF_A_COMMANDO[happening]), event.name)

    def count(self, commando: int, what: str) -> None:
        counts = self.counts.setdefault(commando, {})
        counts[what] = counts.get(what, 0) + 1

    def number_of(self, *happenings: object) -> int:
        return sum(event.happening in happenings for event in self.turn)

    def card(self) -> Recap | None:
        """None if nothing was decided."""
        decided = next((event for weight in WEIGHTS for event in self.turn if event.happening is weight), None)
        if decided is None:
            return None
        title = self.title(decided)
        is_bare = decided.happening is e.KILLED and decided.rule in NO_REWARD
        why = "recap-why-killed.bare" if is_bare else f"recap-why-{decided.name}"
        return Recap(
            self.say("recap-over", number=self.turn[0].number("number")), title, self.say(why), self.say("recap-tick"),
            decided.rule, rows=(*self.happened(title), *self.commandos()),
            figures=tuple(self.figures()))

    def title(self, decided: Event) -> str:
        """The event itself; of wounds and kills their number."""
        if decided.happening in (e.WOUNDED, e.KILLED):
            return self.say(f"recap-title-{decided.name}", number=self.number_of(decided.happening))
        return self.namer.event(decided).removesuffix(".")

    def happened(self, title: str) -> list[RecapRow]:
        """What else was reached or set off, each once."""
        told = dict.fromkeys(self.namer.event(event).removesuffix(".") for event in self.turn if event.happening in OWN_ROW)
        return [RecapRow(text) for text in told if text != title]

    def commandos(self) -> list[RecapRow]:
        rows = []
        for commando, counts in self.counts.items():
            notes = [self.say(f"recap-{what}", number=number) for what, number in counts.items()]
            rows.append(RecapRow(self.say(f"commando-{ROLES[commando]}"), ", ".join(notes)))
        return rows

    def figures(self) -> list[RecapFigure]:
        killed, arrived = self.number_of(e.KILLED), self.number_of(e.ARRIVED)
        wounds = self.number_of(e.WOUNDED)
        made = [(killed, "recap-figure-killed"), (arrived, "recap-figure-arrived"), (wounds, "recap-figure-wounds")]
        return [RecapFigure(str(number), self.say(key, number=number)) for number, key in made if number]
