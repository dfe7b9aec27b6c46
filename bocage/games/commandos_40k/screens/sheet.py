"""The lines beside the map: round and score, markers, traps, both teams, the tactics that can be used."""

from __future__ import annotations

from bocage.core.screen import Line, Look, Span, wrapped
from bocage.games.commandos_40k.pieces import AIR_ASSAULT, DEFENDER, EXFILTRATION, RESCUE, ROLES
from bocage.games.commandos_40k.screens.signs import Signs
from bocage.games.commandos_40k.screens.wording import Wording
from bocage.games.commandos_40k.view import ModelView, TeamView, View

GONE = ("out", "escaped", "waiting")


class Sheet:
    """In a drawing the parts of a line stand between dots. When told, a line is a sentence."""

    def __init__(self, view: View, wording: Wording, look: Look, told: bool = False) -> None:
        self.view = view
        self.wording = wording
        self.say = wording.say
        self.signs = Signs(look.ascii)
        self.width = look.width
        self.told = told

    def line(self, parts: list[Span], indent: int = 2) -> list[Line]:
        shown = [part for part in parts if part[0]]
        if self.told:
            text = ", ".join(text.removesuffix(".") for text, _ in shown)
            return [[(f"{text[:1].upper()}{text[1:]}.", "")]]
        spans: Line = []
        for at, part in enumerate(shown):
            spans += [(self.signs.dot, "quiet")] * bool(at) + [part]
        return wrapped(spans, self.width, indent)

    # --- the battle ---------------------------------------------------------------------------------------------------

    def title(self) -> list[Line]:
        view, say = self.view, self.say
        return self.line([
            (say(f"scenario-{view.mission}"), "strong"),
            (say("cli-kt-round", number=view.round) if view.round else "", "strong"),
            (say(f"phase-{view.phase}"), "strong"),
            (say(f"sub-{view.sub}") if view.sub else "", "strong"),
            (say("cli-kt-initiative", seat=self.wording.seat(view.initiative)) if view.initiative >= 0 else "", ""),
            (self.stand(), "token")])

    def stand(self) -> str:
        """KT-MISSION1-08, KT-MISSION2-05, KT-MISSION3-09: The present state of what decides the mission."""
        view, say = self.view, self.say
        if view.mission == AIR_ASSAULT and view.teams[0].role:
            return say("cli-kt-score", a=view.teams[0].score, b=view.teams[1].score)
        if view.mission == RESCUE and view.sought:
            return say("cli-kt-sought", number=view.sought)
        defender = next((team for team in view.teams if team.role == ROLES[DEFENDER]), None)
        if view.mission == EXFILTRATION and defender is not None:
            return say("cli-kt-escaped-of", number=defender.score, of=defender.size)
        return ""

    def places(self) -> list[Line]:
        """Markers, and traps that the reader knows of."""
        wording = self.wording
        lines: list[Line] = []
        for marker in self.view.markers:
            if marker.state != "removed":
                first, *parts = wording.marker(marker)
                lines += self.line([(first, "strong"), *((part, "token") for part in parts)])
        for trap in self.view.traps:
            lines += self.line([(wording.trap(trap), "threat")])
        return lines

    # --- teams --------------------------------------------------------------------------------------------------------

    def teams(self) -> list[Line]:
        return [line for team in self.view.teams for line in self.team(team)]

    def team(self, team: TeamView) -> list[Line]:
        """A team: its totals, then each model on the table, then the models that are not there."""
        mine = [model for model in self.view.models if model.seat == team.seat]
        there = [model for model in mine if model.where == "table"]
        lines = self.line([(self.wording.seat(team.seat), "strong"), *self.counts(team)])
        if self.told:
            lines += [line for model in there for line in self.line([(self.model(model), "")])]
        elif there:
            lines += self.line([(self.model(model), "") for model in there], 2)
        for where in GONE:
            gone = [model for model in mine if model.where == where]
            if gone:
                names = ", ".join(f"{model.id}\u00a0{self.wording.name(model)}" for model in gone)
                lines += self.line([(self.say(f"cli-kt-list-{where}", names=names), "quiet")])
        return lines

    def counts(self, team: TeamView) -> list[Span]:
        say = self.say
        recon = self.wording.namer.quoted(say(f"recon-{team.recon}")) if team.recon else ""
        void = team.recon and not team.recon_works and self.view.round
        return [
            (self.wording.role(team.seat), ""), (self.wording.faction(team.seat), ""),
            (say("cli-kt-cp", number=team.cp), "token"),
            (say("cli-kt-broken") if team.broken else "", "warning"),
            (say("cli-kt-courage") if team.courage else "", ""),
            (say("cli-kt-recon-void", card=recon) if void else recon, "quiet")]

    def model(self, model: ModelView) -> str:
        """``a3 Lancer 12.4, 5.25 [Scout, 1 light wound, shot]``; told, the same with commas."""
        states, name, where = ", ".join(self.wording.states(model)), self.wording.name(model), self.wording.where(model)
        if self.told:
            return ", ".join(part for part in (self.wording.named(model), self.say("cli-kt-at", place=where), states) if part)
        return f"{model.id}\u00a0{name} {where}" + (f" [{states}]" if states else "")

    # --- tactics ------------------------------------------------------------------------------------------------------

    def own(self) -> list[Line]:
        """The tactics that the reader could pay for."""
        if self.view.me < 0 or not self.view.round:
            return []
        names = [self.wording.tactic(tactic.id) for tactic in self.view.teams[self.view.me].tactics if not tactic.rule]
        return self.line([(self.say("cli-kt-tactics", names=", ".join(names)), "quiet")]) if names else []

    def stocks(self) -> list[str]:
        """KT-TACTIC-01, KT-TACTIC-02: Command points, and the tactics of each team: used in this phase, or not."""
        lines = []
        for team in self.view.teams:
            known = [self.say("cli-kt-tactic-used" if tactic.used else "cli-kt-tactic", name=self.wording.tactic(tactic.id),
                              cost=tactic.cost) for tactic in team.tactics]
            lines.append(self.say("cli-kt-stock", seat=self.wording.seat(team.seat), number=team.cp, names=", ".join(known)))
        return lines
