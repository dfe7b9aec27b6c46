"""The lines above and below the map: the turn, each terrain's alarm and objectives, the squad's cards, the event."""

from __future__ import annotations

from bocage.core.screen import Line, wrapped
from bocage.games.v_commandos.state import ACTIONS
from bocage.games.v_commandos.screens.signs import Signs
from bocage.games.v_commandos.screens.wording import Wording
from bocage.games.v_commandos.view import Commando, Terrain, View


class Sheet:
    """The lines of one view."""

    def __init__(self, view: View, wording: Wording, signs: Signs, width: int) -> None:
        self.view = view
        self.wording = wording
        self.say = wording.say
        self.signs = signs
        self.width = width

    def title(self) -> list[Line]:
        """Returns turn and phase, the enemy pool, the event deck."""
        view, say = self.view, self.say
        phase = say(f"phase-{view.phase}")
        parts = [say("cli-vc-pool", number=view.tokens_left(), nulls=view.tokens_left("null")),
                 say("cli-vc-deck", number=view.event_deck)]
        line: Line = [(say("cli-vc-turn", number=view.turn), "strong"), (f" {self.signs['dot']} ", "quiet"),
                      (phase[:1].upper() + phase[1:], "strong")]
        for part in parts:
            line += [(f" {self.signs['dot']} ", "quiet"), (part, "quiet")]
        return wrapped(line, self.width, 2)

    def terrain(self, terrain: Terrain) -> list[Line]:
        """Returns the name of a terrain, its alarm, the turns left, the objectives."""
        wording, signs = self.wording, self.signs
        line: Line = [(wording.terrain(terrain), "strong"), (f" {signs['dot']} ", "quiet"),
                      (wording.alarm(terrain), "alarm" if terrain.alarm else "quiet")]
        left = wording.turns_left(self.view, terrain)
        if left:
            line += [(f" {signs['dot']} ", "quiet"), (left, "warning")]
        for objective in terrain.objectives:
            done = objective.state == "done"
            sign = signs["done"] if done else signs["objective"]
            line += [(f" {signs['dot']} ", "quiet"), (f"{sign} {wording.objective(objective)}", "quiet" if done else "token")]
        return wrapped(line, self.width, 2)

    def to_come(self) -> list[Line]:
        """Returns the terrains that are not laid yet."""
        if len(self.view.terrains) == 1:
            return []
        names = [self.wording.terrain(terrain) for terrain in self.view.terrains if terrain.state == "unbuilt"]
        return wrapped([(self.say("cli-vc-to-come", names=", ".join(names)), "quiet")], self.width, 2) if names else []

    def events(self) -> list[Line]:
        lines: list[Line] = []
        several = sum(terrain.state == "in_play" for terrain in self.view.terrains) > 1
        for terrain in self.view.terrains:
            if terrain.card:
                name, effect = self.wording.event(terrain)
                where = f"{self.wording.terrain(terrain)} – " if several else ""
                lines += wrapped([(f"{where}{name} ", "strong"), (effect, "")], self.width, 2)
        return lines

    # --- the squad ----------------------------------------------------------------------------------------------------

    def squad(self) -> list[Line]:
        """Returns a line for each commando and for each escort that has been met."""
        view, wording = self.view, self.wording
        widths = max((len(wording.commando(each)) for each in view.commandos), default=0), max(
            (len(wording.place(each)) for each in view.commandos), default=0)
        lines = [line for each in view.commandos for line in self.commando(each, *widths)]
        for escort in view.escorts:
            if escort.tile:
                sign = self.signs[escort.face] + self.say(f"cli-vc-who-{escort.kind}")
                style = "seen" if escort.face == "visible" else "hidden"
                lines.append([("  ", ""), (sign, style), (f" {wording.escort(escort)}, {wording.escort_face(escort)}, "
                                                          f"{wording.where(escort.tile)}", "")])
        return lines

    def commando(self, commando: Commando, name_width: int, place_width: int) -> list[Line]:
        """Returns who, where and how; actions; the slots of the card with wounds and saved actions; equipment; ability."""
        wording, signs = self.wording, self.signs
        style = "critical" if commando.face == "critical" else "seen" if commando.face == "visible" else "hidden"
        sign = signs[commando.face] + self.say(f"cli-vc-who-{commando.role}") + (signs["uniform"] if commando.uniform else " ")
        spent = max(0, commando.allowance - commando.actions) if commando.active else 0
        actions = signs["action"] * commando.actions + signs["spent"] * spent
        free = commando.slots - commando.wounds - commando.plus
        slots = signs["wound"] * commando.wounds + signs["plus"] * commando.plus + signs["slot"] * free
        kit = ", ".join(filter(None, (self.say(f"weapon-{commando.weapon}"), wording.items(commando.items))))
        if commando.silhouettes:
            kit += f" ({self.say('cli-vc-silhouettes', items=wording.items(commando.silhouettes))})"
        line: Line = [
            (signs["active"] if commando.active else " ", "strong"), (" ", ""), (sign, style),
            (f" {wording.commando(commando):<{name_width}} ", "strong" if commando.active else ""),
            (f"{wording.place(commando):<{place_width}} ", style), (f"{actions:<{ACTIONS}} ", "action"), (slots, "threat"),
            (f"  {kit}", ""), (f" ({self.say(f'ability-{commando.ability}')})", "quiet")]
        return wrapped(line, self.width, 8)
