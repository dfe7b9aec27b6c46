"""Commandos 40 000 as text: the table drawn in characters, both teams, markers and tactics; or the same in sentences.

Everything comes from a view, the texts and the odds. Distances and sights are asked of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.core.event import Event
from bocage.core.outcomes import Odds
from bocage.core.recap import Recap
from bocage.core.screen import PHASE, TURN, Chance, Choice, Line, Look, Screen, wrapped
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import LETTERS, place_of
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.screens.map import Map, Raster, raster_of
from bocage.games.commandos_40k.screens.round_recap import RoundRecap
from bocage.games.commandos_40k.screens.sheet import Sheet
from bocage.games.commandos_40k.screens.signs import DRAWN, Signs, heights_of
from bocage.games.commandos_40k.screens.wording import Wording
from bocage.games.commandos_40k.state import State
from bocage.games.commandos_40k.text import KNamer
from bocage.games.commandos_40k.view import View, table_view
from bocage.games.commandos_40k.wire_facts import NAMES

# Options of one kind stand side by side, in this order; what is named nowhere stands between them and the ways out.
KINDS = (("fire", "target", "overwatch"), ("use", "reroll", "medic", "sabotage", "defuse"), (),
         ("pass", "halt", "stop", "end", "done", "none", "no"))
UNNAMED = 2
# Places to go to or to set something on: a sample of all that is allowed, so they are folded.
PLACES = frozenset(("path", "at", "marker"))
OPENING = ("stay", "prepare", "normal", "advance", "fall_back", "charge", "shoot", "fight")
# Questions of which the options stand under the models that they are for.
GROUPED = {"move": OPENING[:6], "react": ("none", "overwatch", "retreat")}
# What is given up by ending a question: the words, and which argument of the options left is counted.
LOST = {"move": ("exit-stay", 0), "shoot_next": ("exit-silent", 0), "shoot": ("exit-weapons", 0), "sentry": ("exit-silent", 0),
        "forward": ("exit-forward", 0), "flip": ("exit-face-down", 0)}
FEW = ("forward", "sentry")
STILL = frozenset(("normal", "advance", "charge", "fall_back", "prepare", "stay", "shoot", "fire", "forward", "flip"))
FORCED = frozenset(happening.name for happening in (
    e.RECON_VOID, e.TRAPS_COUNTED, e.TRAPS_DISARMED, e.LANDING, e.SOUGHT_ROLLED, e.MORALE_ROLLED, e.BROKEN, e.STEADFAST,
    e.NERVE_ROLLED, e.NERVE_SURE, e.SHAKEN, e.CALM, e.POINTS_GAINED, e.INITIATIVE_ROLLED, e.ADVANCE_ROLLED, e.CHARGE_ROLLED,
    e.CHARGE_FAILED, e.DANGER, e.TRAP, e.TRAP_SPENT, e.SAVED_BY_SURVEY, e.NO_SAVE, e.DAMAGED, e.MORTAL, e.TRAUMA_ROLLED,
    e.LIGHT_WOUND, e.OUT, e.HAZARD_ROLLED, e.CEASED, e.MARKER_REMOVED, e.MARKER_FOUND, e.GOES_ON_ROLLED, e.SCORED))
UNBROKEN = Look(width=10_000)       # for sentences: whoever shows them breaks them


class KScreen(Screen[Board, State, View]):
    board: Board
    namer: KNamer

    def __init__(self, board: Board, lang: str) -> None:
        super().__init__(board, lang, KNamer(board, lang))
        self.say = self.namer.words
        self.raster: Raster | None = None

    # --- the position -------------------------------------------------------------------------------------------------

    def draw(self, view: View, look: Look) -> list[Line]:
        """Round and score, the table, markers and traps, both teams, the tactics at hand."""
        if self.raster is None:
            self.raster = raster_of(view.table)
        sheet = Sheet(view, Wording(self.namer, view), look)
        table = Map(view, look, self.raster, self.zones(view)).draw()
        blocks = (sheet.title(), table, sheet.places(), sheet.teams(), sheet.own())
        return [line for block in blocks for line in block]

    def tell(self, view: View) -> list[str]:
        """The position in sentences. Terrain is told on request, and before the battle."""
        sheet = Sheet(view, Wording(self.namer, view), UNBROKEN, told=True)
        ground = [] if view.round else self.ground(view)
        return [*texts(sheet.title()), *ground, *texts([*sheet.places(), *sheet.teams(), *sheet.own()])]

    def zones(self, view: View) -> dict[str, tuple[int, int]]:
        """KT-MISSION2-04, KT-MISSION3-02: Before the battle: where each team is set up, from west to east."""
        return {LETTERS[team.seat]: (team.zone[0], team.zone[2]) for team in view.teams if team.zone and not view.round}

    def ground(self, view: View) -> list[str]:
        wording = Wording(self.namer, view)
        told = [self.say("cli-kt-zone", seat=wording.seat(LETTERS.index(team)), low=self.namer.inches(low),
                         high=self.namer.inches(high)) for team, (low, high) in self.zones(view).items()]
        return [*(wording.piece(number) for number in range(len(view.table.pieces))), *told]

    def legend(self, look: Look) -> list[Line]:
        """The characters of the map with their names, and the heights of what they stand for on this table."""
        signs, say = Signs(look.ascii), self.say
        heights: dict[str, set[int]] = {}
        for ground, height in (each for piece in table_view(self.board).pieces for each in heights_of(piece)):
            heights.setdefault(ground, set()).add(height)
        named = [("a1, b1", say("cli-kt-sign-models")), ("m1", say("cli-kt-sign-marker")),
                 (signs.trap, say("cli-kt-sign-trap"))]
        for ground in DRAWN:
            if ground in heights:
                known = ", ".join(f"{self.namer.inches(height)}″" for height in sorted(heights[ground]) if height)
                name = say(f"cli-kt-ground-{ground}")
                named.append((signs.ground[ground], f"{name} ({known})" if known else name))
        named.append(("<\u00a0>", say("cli-kt-sign-out")))
        spans: Line = [(say("cli-kt-legend"), "strong")]
        for at, (sign, name) in enumerate(named):
            spans += [(" " if not at else ", ", "quiet"), (f"{sign}\u00a0", "strong"), (name.replace(" ", "\u00a0"), "quiet")]
        return wrapped(spans, look.width, 2)

    def place(self, view: View, name: str) -> list[str]:
        """Tells about a model, two models (measured), a marker, a point, or a word of a name. Without a word: all the
        terrain."""
        wording, words = Wording(self.namer, view), name.lower().split()
        if not words:
            return self.ground(view)
        models = [wording.models[word] for word in words if word in wording.models]
        if len(models) == len(words) and len(models) <= 2:
            return wording.described(models[0]) if len(models) == 1 else wording.measured(*models)
        for marker in view.markers:
            if words == [marker.id]:
                return [f"{', '.join(wording.marker(marker))}."]
        if is_place(words[0]) and len(words) == 1:
            x, y, _ = place_of(words[0])
            return wording.at(x, y)
        return wording.found(name)

    def stocks(self, view: View) -> list[str]:
        return Sheet(view, Wording(self.namer, view), UNBROKEN, told=True).stocks()

    # --- the options --------------------------------------------------------------------------------------------------

    def choice(self, state: State, decision: Decision, action: Action) -> Choice:
        """If several models could act, the options stand under the name of their model."""
        kind = next((at for at, verbs in enumerate(KINDS) if action.verb in verbs), UNNAMED)
        verbs = GROUPED.get(decision.kind, ())
        if action.verb in verbs and len({each.args[0] for each in decision.options if each.verb in verbs}) > 1:
            return Choice(self.say(f"act-{action.verb}.short"), self.namer.model_name(action.args[0]), UNNAMED)
        return Choice(self.namer.action(action, state, decision), kind=kind, minor=action.verb in PLACES,
                      note=self.namer.note(action, state, decision))

    def name_of(self, state: State, fact: str, value: str | int, reader: Seat | None = None) -> str:
        """Returns the name of a model, a weapon, a tactic, a piece of terrain … that an option is about. A weapon of which two
        factions have different ones has no name of its own: its option says whose it is."""
        names = NAMES.get(fact)
        if names is None:
            return ""
        number = [*names(self.board)].index(str(value))
        if fact in ("model", "foe", "other"):
            return self.namer.short_model(number)
        if fact == "weapon":
            called = {self.namer.weapon_name(number, bearer) for bearer in self.board.models
                      if number in self.board.arms_at[bearer]}
            return called.pop() if len(called) == 1 else ""
        if fact == "card":
            return self.say(f"recon-{value}.short")
        said = self.namer.kinds[fact](fact, number)
        return str(said[fact])

    def lost(self, state: State, decision: Decision) -> str:
        """Returns what is given up by ending a question: models that will not move, weapons that will not fire …"""
        key, fact = LOST.get(decision.kind, ("", 0))
        left = len({action.args[fact] for action in decision.options if action.verb in STILL})
        most = decision.about[0] if decision.kind in FEW else left          # no more of them may do so
        return self.say(key, number=min(left, most)) if key and left else ""

    def chances(self, odds: Odds) -> list[Chance]:
        """The possible results of a roll, the likeliest first."""
        found: dict[str, float] = {}
        for outcome in odds.outcomes:
            for told in dict.fromkeys(self.namer.event(event) for event in outcome.events if event.happening.salient):
                found[told] = found.get(told, 0.0) + outcome.chance
        return [Chance(told, told.removesuffix("."), chance, False)
                for told, chance in sorted(found.items(), key=lambda each: -each[1])]

    def complete(self, state: State, text: str) -> str:
        """Completes a typed point to an action: where a model goes, where it is set up, or where a marker lies."""
        words = text.split()
        if not words or not all(is_place(word) for word in words):
            return text
        verb = "marker" if state.phase == p.PLACE_MARKERS else "at" if state.phase in (p.DEPLOY, p.DEPLOY_HELD) else "path"
        return " ".join((verb, *words))

    # --- turns --------------------------------------------------------------------------------------------------------

    def begins(self, text: str) -> bool:
        return text.partition(" ")[0] in OPENING

    # --- the log ------------------------------------------------------------------------------------------------------

    def heading(self, event: Event) -> int:
        return {e.ROUND.name: TURN, e.PHASE.name: PHASE, e.SUB_PHASE.name: PHASE}.get(event.name, 0)

    def is_forced(self, event: Event) -> bool:
        return event.name in FORCED

    def recap(self, turn: Sequence[Event], seat: int | None) -> Recap | None:
        return RoundRecap(self.namer, turn, seat).card()

    def summary(self, view: View) -> list[str]:
        stand = Sheet(view, Wording(self.namer, view), UNBROKEN).stand()
        return [self.say("cli-kt-summary", rounds=view.round, stand=stand or "none")]


def is_place(word: str) -> bool:
    try:
        place_of(word)
    except ValueError:
        return False
    return True


def texts(lines: Sequence[Line]) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]
