"""V-Commandos as lines of text: the map drawn with tiles, or the position in sentences; options by commando and kind.

Everything shown comes from a view, from the texts and from the odds. Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.core.action import PASS, Action
from bocage.core.decision import Decision, Seat
from bocage.core.event import Event
from bocage.core.outcomes import Odds, Outcome
from bocage.core.recap import Recap
from bocage.core.screen import PHASE, TURN, Chance, Choice, Line, Look, Screen, length_of, wrapped
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import ABOUT_A_COMMANDO, PAID, SIGNATURES
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import FOE_NAMES, ROLES
from bocage.games.v_commandos.rules.legality import cost_of
from bocage.games.v_commandos.state import IN_PLAY, State
from bocage.games.v_commandos.screens.odds_in_words import UNSEEN, Chances, names_in
from bocage.games.v_commandos.screens.map import GAP, maps_of
from bocage.games.v_commandos.screens.sheet import Sheet
from bocage.games.v_commandos.screens.signs import Signs
from bocage.games.v_commandos.screens.turn_recap import TurnRecap
from bocage.games.v_commandos.screens.wording import Wording
from bocage.games.v_commandos.text import VNamer
from bocage.games.v_commandos.view import Terrain, Tile, View
from bocage.games.v_commandos.wire_facts import LETTER_OF

# Options are shown in groups, in this order.
KINDS = (
    ("activate", "choose"), ("move", "stealth_move", "exit_hatch", "unblock_hatch"), ("interact", "shut_off_alarm"),
    ("melee", "shoot", "shoot_door", "bomb", "detonate"),
    ("heal", "force", "barricade", "disguise", "lay", "enter_nest", "leave_nest"), ("dress", "order", "decoy", "turn_lock"),
    ("save_action", "end"),
)
MINOR = frozenset(("pick", "drop", "give", "swap"))
COSTLY = frozenset(verb for kind in KINDS[1:] for verb in kind) - {"end"}
FORCED = frozenset(happening.name for happening in (
    e.DIRECTION, e.HEADS_FOR, e.MARCHED, e.STAYED, e.GUARDS, e.WAITS_OUTSIDE, e.BROKE_THROUGH, e.NULL_DRAWN, e.GROUP_FIRED,
    e.REACTION, e.SEEN, e.ALARM_ON))
ASSUMED = ("share_hits", "which_die", "patience", "steady_nerves", "shadow", "steady_hands")
PANEL = 36                          # columns for the squad beside the map


class VScreen(Screen[Board, State, View]):
    """The lines that terminal and server show."""

    board: Board
    namer: VNamer

    def __init__(self, board: Board, lang: str) -> None:
        super().__init__(board, lang, VNamer(board, lang))
        self.wording = Wording(board, self.namer)
        self.say = self.namer.words

    # --- the position -------------------------------------------------------------------------------------------------

    def draw(self, view: View, look: Look) -> list[Line]:
        """Returns turn and pools, the maps with their titles, the squad and the event. What has room stands beside the map."""
        signs = Signs(look.ascii)
        sheet = Sheet(view, self.wording, signs, look.width)
        title = sheet.title() if view.turn else []
        maps = maps_of(view, self.say, signs, look.width)
        widths = [max(length_of(line) for line in lines) for _, lines in maps]
        if len(maps) == 1 and look.width - widths[0] - GAP >= PANEL:
            panel = Sheet(view, self.wording, signs, look.width - widths[0] - GAP)
            terrain, lines = maps[0]
            return [*title, *sheet.terrain(terrain), *beside(lines, [*panel.squad(), [], *panel.events(), *panel.to_come()])]
        drawn: list[Line] = []
        together = len(maps) > 1 and sum(widths) + GAP * (len(maps) - 1) <= look.width
        for (terrain, lines), width in zip(maps, widths, strict=True):
            whole = [*Sheet(view, self.wording, signs, width if together else look.width).terrain(terrain), *lines]
            drawn = beside(drawn, whole) if together and drawn else [*drawn, *whole]
        return [*title, *drawn, *sheet.squad(), *sheet.events(), *sheet.to_come()]

    def legend(self, look: Look) -> list[Line]:
        signs, say = Signs(look.ascii), self.say
        entries = [(signs[name], say(f"cli-vc-legend-{name}")) for name in (
            "stealthy", "visible", "critical", "uniform", "alarm", "nest", "objective", "hatch-open", "hatch-blocked",
            "door-open", "door-locked", "charge", "action", "wound", "plus")]
        entries += [(say(f"cli-vc-foe-{kind}"), say(f"foe-{kind}")) for kind in FOE_NAMES]
        tile = say("cli-vc-legend-tile")
        line: Line = []
        for sign, meaning in entries:
            line += [(sign, "strong"), ("\u00a0" + meaning.replace(" ", "\u00a0") + "   ", "")]
        return [*wrapped([(tile, "")], look.width), *wrapped(line, look.width)]

    def tell(self, view: View) -> list[str]:
        """Returns the position in short sentences for screen readers: turn, terrains, squad, enemies, equipment. Empty tiles
        are left out."""
        say, wording = self.say, self.wording
        phase = say(f"phase-{view.phase}")
        lines = [say("cli-vc-told-turn", number=view.turn, phase=phase[:1].lower() + phase[1:],
                     pool=view.tokens_left())] if view.turn else []
        for terrain in view.terrains:
            if terrain.state != "in_play":
                continue
            lines.append(say("cli-vc-told-terrain", terrain=wording.terrain(terrain), alarm=wording.alarm(terrain)))
            lines += [say(f"cli-vc-told-objective-{'done' if o.state == 'done' else 'open'}", objective=wording.objective(o))
                      for o in terrain.objectives]
            left = wording.turns_left(view, terrain)
            lines += [f"{left[:1].upper()}{left[1:]}."] if left else []
            if terrain.card:
                lines.append(" ".join(wording.event(terrain)))
        lines += [self._told_commando(view, at) for at in range(len(view.commandos))]
        lines += [f"{wording.escort(each)}, {wording.where(each.tile)}, {wording.escort_face(each)}." for each in view.escorts
                  if each.tile]
        for terrain in view.terrains:
            for tile in terrain.tiles:
                things = wording.on_tile(view, tile)
                if things:
                    lines.append(say("cli-vc-told-tile", tile=wording.where(tile.name), things=things))
        return lines

    def _told_commando(self, view: View, at: int) -> str:
        commando, wording = view.commandos[at], self.wording
        return self.say("cli-vc-told-commando", name=wording.commando(commando), place=wording.place(commando),
                        actions=commando.actions, wounds=commando.wounds, plus=commando.plus,
                        kit=", ".join(filter(None, (self.say(f"weapon-{commando.weapon}"), wording.items(commando.items)))),
                        ability=self.say(f"ability-{commando.ability}"), active=str(commando.active))

    def place(self, view: View, name: str) -> list[str]:
        """Returns what is on a tile, given its letter or its full name. Without a name it returns all tiles."""
        found: list[tuple[Terrain, Tile]] = [(terrain, tile) for terrain in view.terrains for tile in terrain.tiles
                                             if not name or name.lower() in (tile.letter, tile.name)]
        return [line for terrain, tile in found for line in self.wording.tile(view, terrain, tile)]

    def stocks(self, view: View) -> list[str]:
        say, wording = self.say, self.wording
        lines = [say("cli-vc-stock-enemies", tokens=self._counted("token", view.enemy_pool)),
                 say("cli-vc-stock-specials", tokens=self._counted("token", view.special_pool)),
                 say("cli-vc-stock-equipment", items=wording.items(
                     [name for name, number in view.equipment_pool.items() for _ in range(number)]) or "–"),
                 say("cli-vc-stock-events", number=view.event_deck, names=", ".join(
                     say(f"card-{card}") for card in view.discarded_events) or "–")]
        if view.next_enemies:
            lines.append(say("cli-vc-stock-next-enemies", names=", ".join(say(f"foe-{kind}") for kind in view.next_enemies)))
        if view.next_events:
            lines.append(say("cli-vc-stock-next-events", names=", ".join(say(f"card-{card}") for card in view.next_events)))
        lines += [say("cli-vc-stock-next-timed", terrain=wording.terrain(terrain), names=", ".join(
            say(f"card-{card}") for card in terrain.next_events)) for terrain in view.terrains if terrain.next_events]
        return lines

    def _counted(self, prefix: str, counts: dict[str, int]) -> str:
        names = [self.wording.several(self.say(f"{prefix}-{name}"), number) for name, number in counts.items()]
        return ", ".join(names) or "–"

    # --- the options --------------------------------------------------------------------------------------------------

    def choice(self, state: State, decision: Decision, action: Action) -> Choice:
        label = self.namer.action(action, state)
        kind = next((at for at, verbs in enumerate(KINDS) if action.verb in verbs), len(KINDS))
        if action.verb == "choose":
            card = action.args[0] * 2 + action.args[1]
            return Choice(self.say("cli-vc-choose", choice=label, card=self.wording.card(card)),
                          note=self.wording.card_in_short(card))
        if action.verb not in ABOUT_A_COMMANDO or action.verb == "activate":
            return Choice(label, kind=kind)
        name = self.say(f"commando-{ROLES[action.args[0]]}")
        label = label.removeprefix(name).lstrip("\u00a0: ") or label
        paid = action.verb in COSTLY and (SIGNATURES[action.verb][-1] != "p" or action.args[-1] == PAID)
        cost = cost_of(self.board, state, action) if paid else None
        return Choice(label, name, kind, cost, action.verb in MINOR)

    def name_of(self, state: State, fact: str, value: str | int, reader: Seat | None = None) -> str:
        """Returns the name of a commando, a tile, a weapon, an item … that an option is about."""
        number = self.board.lexicon.numbers[LETTER_OF[fact]].get(str(value)) if fact in LETTER_OF else None
        if number is None:
            return ""
        said = self.namer.kinds[fact](fact, number)
        name = str(said.get(f"{fact}_name", said.get(fact, "")))
        return self.say("name-tile", name=name) if fact in ("tile", "tile2") else name

    def lost(self, state: State, decision: Decision) -> str:
        """Returns how many actions are lost by ending a commando's turn, or how many commandos have not acted yet."""
        if decision.kind == "act" and state.budget[decision.about[0]]:
            return self.say("exit-actions", number=state.budget[decision.about[0]])
        waiting = sum(action.verb == "activate" for action in decision.options)
        return self.say("exit-waiting", number=waiting) if decision.kind == "activate" and waiting else ""

    def chances(self, odds: Odds) -> list[Chance]:
        return Chances(odds, self.say).found

    def keys_of(self, odds: Odds, outcome: Outcome) -> set[str]:
        """Whoever is not seen stays hidden, also in an outcome that alone would bring no test."""
        keys = super().keys_of(odds, outcome)
        return keys if e.SEEN.name in names_in(outcome) else keys | UNSEEN

    def remarks(self, odds: Odds) -> list[str]:
        said = [self.say(f"cli-vc-assumed-{kind}") for kind in ASSUMED if kind in odds.assumed]
        return [*said, self.say("cli-vc-later")] if odds.later else said

    def complete(self, state: State, text: str) -> str:
        """Completes shortened names while only one name fits. In an operation ``d`` is read as ``lighthouse.d``."""
        words = text.lower().split()
        signature = SIGNATURES.get(words[0], "") if words else ""
        known = {name.lower(): name for letter in signature for name in self.board.lexicon.numbers[letter] if name}
        for at, word in enumerate(words[1:], 1):
            begun = [word] if word in known else [name for name in known if name.startswith(word)]
            words[at] = self.with_terrain(state, words, word, known) or (known[begun[0]] if len(begun) == 1 else word)
        return " ".join(words)

    def with_terrain(self, state: State, words: Sequence[str], word: str, known: Mapping[str, str]) -> str:
        """Returns the full name of a tile on the commando's own terrain, or on another one in play, or ""."""
        terrains = [at for at in range(self.board.terrains) if state.terrain[at] == IN_PLAY]
        if words[1] in ROLES and state.tile[ROLES.index(words[1])] >= 0:
            own = self.board.terrain_of[state.tile[ROLES.index(words[1])]]
            terrains.sort(key=lambda at: at != own)
        head, mark, rest = word.rpartition("@")
        names = (f"{head}{mark}{self.board.terrain_ids[at]}.{rest}" for at in terrains)
        return next((known[name] for name in names if name in known), "")

    def can_wait(self, decision: Decision) -> bool:
        return decision.kind == "window" and PASS in decision.options and all(
            action is PASS or action.verb in MINOR for action in decision.options)

    # --- turns --------------------------------------------------------------------------------------------------------

    def turn_of(self, state: State, decision: Decision) -> int | None:
        if decision.kind == "act":
            return state.seat[state.active]
        return super().turn_of(state, decision)

    def begins(self, text: str) -> bool:
        return text.startswith("activate ")

    # --- the log ------------------------------------------------------------------------------------------------------

    def heading(self, event: Event) -> int:
        return {e.TURN_BEGINS.name: TURN, e.PHASE.name: PHASE}.get(event.name, 0)

    def sentence(self, event: Event, following: Event | None) -> str:
        """VC-MELEE-03: a stab always eliminates; its sentence says so, and the elimination needs none."""
        stabbed = event.name == e.KILLED.name and event.rule == "VC-MELEE-03"
        return "" if stabbed else super().sentence(event, following)

    def is_forced(self, event: Event) -> bool:
        return event.name in FORCED

    def recap(self, turn: Sequence[Event], seat: int | None) -> Recap | None:
        return TurnRecap(self.namer, turn).card()

    def summary(self, view: View) -> list[str]:
        return [self.say("cli-vc-summary", number=view.turn)]


def beside(left: list[Line], right: list[Line]) -> list[Line]:
    """Puts two blocks of lines next to one another."""
    width = max((length_of(line) for line in left), default=0) + GAP
    made: list[Line] = []
    for at in range(max(len(left), len(right))):
        line = list(left[at]) if at < len(left) else []
        if at < len(right) and right[at]:
            line += [(" " * (width - length_of(line)), ""), *right[at]]
        made.append(line)
    return made
