"""Puts numbers into words. The words are in ``en.ftl`` and ``fr.ftl`` beside this file.

Every field of an event, a question or an action has a kind. Each kind turns a number into variables of a message. A model is
called by its own name or that of its datasheet, always with its id (``a3``), because players know it on the map by that id.
Factions and players' own packs bring their own names; everything else has a text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.event import Event
from bocage.core.namer import Namer
from bocage.core.text import words
from bocage.games.commandos_40k import actions
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import PATHS, POINTS, SIGNATURES, places_of, used_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.flow import PHASE_NAMES
from bocage.games.commandos_40k.content.known_words import BARE_HANDS
from bocage.games.commandos_40k.paths.ground import box_of
from bocage.games.commandos_40k.pieces import NO_MODEL, Waypoint, parts_in
from bocage.games.commandos_40k.printed_tactics import DEFUSE, SABOTAGE, TACTICAL_REROLL
from bocage.games.commandos_40k.rules.asking import ASKED, ROLLS, asked_model, asked_seat
from bocage.games.commandos_40k.rules.tactics import price
from bocage.games.commandos_40k.rules.trips import Drawn
from bocage.games.commandos_40k.state import State
from bocage.games.commandos_40k.team.legality import in_language

FOLDER = Path(__file__).parent
Variables = dict[str, object]

# What the letters of an action's signature are called in its message; a second one of a kind gets the second name.
LETTERS = {"m": ("model",), "M": ("model", "other"), "w": ("weapon",), "t": ("tactic",), "k": ("site",), "P": ("piece",),
           "o": ("role",), "d": ("side",), "r": ("card",), "j": ("marker",), "n": ("number",)}
NUMBERS = ("number", "total", "die", "die2", "need", "left", "hp", "cost", "better", "quarter")
ANSWERS = ("hit", "wounds", "saved", "ignored")     # fields that are yes or no
TRAPS = ("trap_laid_at", "trap_met", "trap", "trap_spent")      # events whose piece is the site of a trap
BOUGHT = {"reroll": TACTICAL_REROLL, "sabotage": SABOTAGE, "defuse": DEFUSE}        # verbs that cost what a tactic costs
MARKERS = "ABCDEF"                                  # on the table; the numbers are underneath (KT-MISSION2-02)
COARSE = 10                                         # places are told to the hundredth of an inch
COARSER = 100                                       # lengths to the tenth


class KNamer(Namer):
    """The words of one board in one language."""

    def __init__(self, board: Board, lang: str) -> None:
        self.board = board
        self.words = words(lang, FOLDER)
        self.kinds: dict[str, Callable[[str, int], Variables]] = {
            "seat": self._seat, "model": self._model, "foe": self._model, "other": self._model,
            "tactic": lambda variable, tactic: {variable: self.tactic_name(tactic)},
            "piece": lambda variable, piece: {variable: self.piece_name(piece)},
            "site": lambda variable, site: {variable: self.site_name(site)},
            "card": lambda variable, card: {variable: self.quoted(self.words(f"recon-{p.RECON[p.Card(card)]}"))},
            "marker": lambda variable, marker: {variable: MARKERS[marker]}, "bonus": self._bonus,
            "role": self._either("role", list(p.ROLES.values())), "side": self._either("side", list(p.SIDES.values())),
            "phase": self._plain("phase", PHASE_NAMES), "sub": self._plain("sub", p.SUB_PHASES),
            "roll": self._plain("roll", ROLLS), "rest": lambda variable, models: {},
            "length": lambda variable, length: {variable: self.inches(length, COARSER)},
            **dict.fromkeys(NUMBERS, self._number), **dict.fromkeys(ANSWERS, self._answer),
        }

    # --- sentences ----------------------------------------------------------------------------------------------------

    def action(self, action: Action, state: State | None = None, decision: Decision | None = None) -> str:
        """What an option does. With the position and the question the sentence is more precise."""
        if action.verb in PATHS or action.verb in POINTS:
            return self._to_place(action, state, decision)
        variables: Variables = {}
        for letter, arg in zip(SIGNATURES.get(action.verb, ""), action.args, strict=True):
            name = next(name for name in LETTERS[letter] if name not in variables)
            if letter == "w":
                variables[name] = self.weapon_name(arg, NO_MODEL if decision is None else asked_model(decision))
            else:
                variables |= self.kinds[name](name, arg)
        if action.verb == "use" or action.verb in BOUGHT:
            variables["cost"] = self._price(action, state, decision)
        return self.words(self._key(action, decision), **variables)

    def _key(self, action: Action, decision: Decision | None) -> str:
        """The message of an option. Passing and being done mean something else at each question; a tactic may have its own
        message."""
        which = self.board.tactics[action.args[0]] if action.verb == "use" else decision.kind if decision is not None else ""
        special = f"act-{action.verb}-{which}"
        return special if self.words.has(special) else f"act-{action.verb}"

    def _price(self, action: Action, state: State | None, decision: Decision | None) -> int:
        """KT-SPEC-05: What a tactic costs. With the position it is the price now, discount included."""
        tactic = used_in(action).tactic if action.verb == "use" else BOUGHT[action.verb]
        if state is None or decision is None:
            return self.board.cost[tactic]
        model = used_in(action).model if action.verb == "use" else asked_model(decision)
        return price(self.board, state, asked_seat(decision), tactic, model)

    def note(self, action: Action, state: State, decision: Decision) -> str:
        """What an option costs in command points; of passing, the points that are kept; of a role, what it does in this
        mission."""
        if action.verb == "role":
            return self.words(f"note-role-{self.board.mission.id}-{'attacker' if action.args[0] == p.ATTACKER else 'defender'}")
        if action.verb == "use" or action.verb in BOUGHT:
            return self.words("web-kt-cp", n=self._price(action, state, decision))
        if action.verb == "pass" and any(other.verb == "use" or other.verb in BOUGHT for other in decision.options):
            return self.words("exit-kept", n=state.cp[asked_seat(decision)])
        return ""

    def _to_place(self, action: Action, state: State | None, decision: Decision | None) -> str:
        """Where a path ends, and its cost if the path can be judged."""
        model = asked_model(decision) if action.verb in PATHS and decision is not None else NO_MODEL
        end = places_of(action, state.z[model] if state is not None and model >= 0 else 0)[-1]
        length = ""
        if decision is not None and isinstance(decision.legal, Drawn):
            verdict = decision.legal.verdict(action)
            if verdict is not None and not verdict.rule:
                length = self.words("with-length", length=self.inches(verdict.cost, COARSER))
        return self.words(f"act-{action.verb}", place=self.place(end), length=length)

    def ask(self, decision: Decision) -> str:
        variables = self._variables(ASKED[decision.kind].split(), decision.about)
        if decision.kind == "marker":
            variables["marker"] = MARKERS[decision.about[0] - 1]
        return self.words(f"ask-{decision.kind}", **variables)

    def event(self, event: Event) -> str:
        fields: Sequence[str] = event.happening.fields
        if event.name in TRAPS:
            fields = ["site" if field == "piece" else field for field in fields]
        variables = self._variables(fields, event.args)
        if event.name == "moved":
            cost = event.args[2]
            assert isinstance(cost, int)
            variables["cost"] = self.inches(cost, COARSER)
        sentence = self.words(f"event-{event.name}", **variables)
        return sentence[:1].upper() + sentence[1:]

    def _variables(self, fields: Sequence[str], values: Sequence[object]) -> Variables:
        """The variables of all fields. If a die must reach a number, ``$passed`` says whether it does."""
        given = dict(zip(fields, values, strict=True))
        variables: Variables = {}
        for field, value in given.items():
            if isinstance(value, tuple):
                variables |= self._of_several(field, value)
            elif field == "weapon":
                variables[field] = self.weapon_name(number_of(value), number_of(given["model"]))
            else:
                variables |= self.kinds[field](field, number_of(value))
        if "die" in given and "need" in given:
            reached = number_of(given["die"]) + number_of(given.get("bonus", 0)) >= number_of(given["need"])
            variables["passed"] = yes_or_no(reached)
        return variables

    def _of_several(self, field: str, values: tuple[object, ...]) -> Variables:
        if field == "dice":
            return self._dice([number_of(face) for face in values])
        if field == "foes":
            return {field: self.listed([self.model_name(number_of(foe)) for foe in values])}
        end = values[-1]                                        # of a path, or of a place that is a path of one point
        assert isinstance(end, tuple)
        return {"place": self.place(end)}

    # --- players, models ----------------------------------------------------------------------------------------------

    def _seat(self, variable: str, seat: int) -> Variables:
        """``$Seat``: Side A; ``$seat_of``: for side A; ``$Other``: the opponent. ``$seat_is`` is ``none`` for nobody."""
        if seat not in (0, 1):
            return {"Seat": "", "Other": "", "seat_of": "", "seat_is": "none"}
        return {"Seat": self.words(f"seat-{seat + 1}"), "Other": self.words(f"seat-{2 - seat}"),
                "seat_of": self.words(f"seat-{seat + 1}.of"), "seat_is": "some"}

    def _model(self, variable: str, model: int) -> Variables:
        """``$model_is`` is ``none`` if there is no model."""
        if model < 0:
            return {variable: "", f"{variable}_is": "none"}
        return {variable: self.model_name(model), f"{variable}_is": "some"}

    def model_name(self, model: int) -> str:
        """``Lancer (a3)``."""
        return self.words("model-named", name=self._own_name(model), id=self.board.lexicon.models[model])

    def short_model(self, model: int) -> str:
        """``Lancer a3``: for a button."""
        return self.words("model-short", name=self._own_name(model), id=self.board.lexicon.models[model])

    def _own_name(self, model: int) -> str:
        kind = self.board.kind[model]
        return kind.name or self.sheet_name(self.board.seat[model], kind.sheet)

    def sheet_name(self, seat: int, sheet: str) -> str:
        return in_language(self.board.factions[seat].sheet(sheet).name, self.words.lang)

    # --- weapons, tactics, terrain ------------------------------------------------------------------------------------

    def weapon_name(self, number: int, bearer: int = -1) -> str:
        """The name of a weapon in its bearer's faction: two factions may use the same id for different weapons."""
        weapon, _, profile = self.board.weapons[number].partition(".")
        if weapon == BARE_HANDS:
            return self.words(f"weapon-{BARE_HANDS}")
        first = self.board.seat[bearer] if bearer >= 0 else 0
        owner = next(self.board.factions[seat] for seat in (first, 1 - first) if weapon in self.board.factions[seat].weapons)
        name = in_language(owner.weapons[weapon].name, self.words.lang)
        return self.words("weapon-profile", weapon=name, profile=profile) if profile else name

    def tactic_name(self, tactic: int) -> str:
        id = self.board.tactics[tactic]
        if tactic not in self.board.faction_tactic:
            return self.words(f"tactic-{id}")
        known = (each for faction in self.board.factions for each in faction.tactics)
        return in_language(next(each.name for each in known if each.id == id), self.words.lang)

    def piece_name(self, piece: int) -> str:
        """A piece of terrain by its kind and its middle: ``Ruin (12, 5.5)``."""
        return self._terrain(piece, self.board.ground.piece_boxes[piece])

    def site_name(self, site: int) -> str:
        """KT-RECON-04: The name of a place for a trap: a piece, or a part of a large one."""
        parts = [self.board.ground.parts[part] for part in parts_in(self.board.trap_parts[site])]
        return self._terrain(parts[0].piece, box_of(point for part in parts for point in part.poly.points))

    def _terrain(self, piece: int, box: tuple[int, int, int, int]) -> str:
        kind = self.words(f"terrain-{self.board.ground.pieces[piece].kind}")
        return self.words("terrain-at", terrain=kind, place=self.place(((box[0] + box[2]) // 2, (box[1] + box[3]) // 2, 0)))

    # --- numbers ------------------------------------------------------------------------------------------------------

    def inches(self, length: int, grain: int = 1) -> str:
        """``3.2`` or ``3,2``: the length in inches, rounded to a grain of thousandths."""
        text = actions.inches((length + grain // 2) // grain * grain)
        return (text.replace(".", ",") if self.words.lang == "fr" else text).replace("-", "−")

    def place(self, place: Waypoint) -> str:
        """The place: across, along, and the height if it is not the table."""
        x, y, z = (self.inches(number, COARSE) for number in place)
        return self.words("place-high", x=x, y=y, z=z) if place[2] else self.words("place", x=x, y=y)

    def _number(self, variable: str, number: int) -> Variables:
        return {variable: number if number >= 0 else f"−{-number}"}

    def _bonus(self, variable: str, bonus: int) -> Variables:
        """The modifier as it is written after a die. ``$bonus_n`` is the number alone."""
        signed = f" + {bonus}" if bonus > 0 else f" − {-bonus}" if bonus < 0 else ""
        return {variable: signed, "bonus_n": bonus, "bonus_is": "some" if bonus else "none"}

    def _answer(self, variable: str, value: int) -> Variables:
        return {variable: yes_or_no(bool(value))}

    def _dice(self, faces: Sequence[int]) -> Variables:
        """``$dice``: 3 and 5; ``$dice_sum``: 3 + 5 = 8; ``$dice_max``: 5."""
        if not faces:
            return {"dice": "", "dice_n": 0, "dice_sum": "", "dice_max": 0}
        plus = " + ".join(str(face) for face in faces)
        return {"dice": self.listed([str(face) for face in faces]), "dice_n": len(faces), "dice_max": max(faces),
                "dice_sum": f"{plus} = {sum(faces)}" if len(faces) > 1 else plus}

    # --- other names --------------------------------------------------------------------------------------------------

    def _plain(self, prefix: str, names: Sequence[str]) -> Callable[[str, int], Variables]:
        return lambda variable, at: {variable: self.words(f"{prefix}-{names[at]}")}

    def _either(self, prefix: str, names: Sequence[str]) -> Callable[[str, int], Variables]:
        """One of two names. ``$role2`` is the opponent's."""
        return lambda variable, at: {variable: self.words(f"{prefix}-{names[at]}"),
                                     f"{variable}2": self.words(f"{prefix}-{names[1 - at]}")}

    def quoted(self, name: str) -> str:
        return self.words("quoted", name=name)

    def listed(self, names: Sequence[str]) -> str:
        """``a``, ``a and b``, ``a, b and c``."""
        if len(names) < 2:
            return "".join(names)
        return self.words("list-and", first=", ".join(names[:-1]), last=names[-1])


def number_of(value: object) -> int:
    assert isinstance(value, int)
    return value


def yes_or_no(value: bool) -> str:
    return "yes" if value else "no"
