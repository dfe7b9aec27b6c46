"""Puts numbers into words. The words themselves are in ``en.ftl`` and ``fr.ftl`` beside this file.

Every field of an event, a decision or an action has a kind. Each kind turns a number into variables of a message. A name has
forms: for ``commando`` a message finds ``$commando`` (the Medic), ``$Commando`` (The Medic), ``$commando_of``, ``$commando_to``
and ``$commando_g`` (m or f, for agreement).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.event import Event
from bocage.core.namer import Namer
from bocage.core.text import words
from bocage.games.v_commandos.actions import AT, ESCORT, EVERYBODY, PAID, PAYMENTS, SIGNATURES
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    COMPASS, CRATE, EFFECTS, FOE_NAMES, ITEM_NAMES, NULL_ENEMY, OBJECTIVE_TRIANGLE, OPEN, REASONS, ROLES, SIDES, TRIANGLE_NAMES)
from bocage.games.v_commandos.state import OFF_MAP, PHASES, State
from bocage.games.v_commandos.types import Triangle

FOLDER = Path(__file__).parent
Variables = dict[str, object]

# The variable of a message for each letter of an action's signature. A second argument of a kind gets the second name.
LETTERS = {
    "c": ("commando", "other"), "t": ("tile", "tile2"), "T": ("terrain",), "d": ("door",), "e": ("entrance",),
    "o": ("objective",), "i": ("item", "item2"), "w": ("weapon",), "k": ("foe",), "f": ("target",), "g": ("triangle",),
    "a": ("character",), "n": ("point",), "s": ("side",), "q": ("seat",), "v": ("card",), "m": ("number",), "x": ("following",),
    "p": ("payment",), "Q": ("whose",),
}

# What each number in ``Decision.about`` is, for each kind of question.
ASKED = {
    "choose_commando": "number number2", "who_runs": "number", "shortage": "item", "activate": "", "act": "commando number",
    "window": "phase", "agree": "commando other item", "agree_swap": "commando other item item2",
    "steady_nerves": "commando number", "shadow": "commando", "steady_hands": "commando", "patience": "commando number rest",
    "hit": "number", "share_hits": "number", "which_die": "", "guard": "triangle tile", "which_token": "tile",
    "nest_priority": "tile", "inside": "tile", "replacement": "commando", "relock": "", "terrain_order": "",
    "sixth_sense": "number", "second_wind": "", "dropped_keys": "terrain", "lost_crate": "item", "loose_hatch": "terrain",
    "counter_search": "terrain", "local_help": "", "mail_day": "terrain", "ammo_check": "", "movie_night": "terrain",
    "manhunt": "terrain", "supply": "", "who_enters": "entrance", "movement_order": "", "send": "tile",
    "who_moves": "tile tile2", "enemy_fire": "", "friendly_fire": "tile",
}


class VNamer(Namer):
    """The words of one board in one language."""

    def __init__(self, board: Board, lang: str) -> None:
        self.board = board
        self.words = words(lang, FOLDER)
        self.kinds: dict[str, Callable[[str, int], Variables]] = {
            "commando": self._commando, "other": self._commando, "character": self._character, "escort": self._escort,
            "tile": self._tile, "tile2": self._tile, "terrain": self._terrain,
            "door": self._door, "entrance": self._entrance, "objective": self._objective, "triangle": self._triangle,
            "item": self._item, "item2": self._item, "weapon": self._weapon, "foe": self._foe, "target": self._target,
            "point": self._plain("point", (*COMPASS, "redraw")), "side": self._plain("side", SIDES), "seat": self._seat,
            "card": self._card, "effect": self._plain("effect", EFFECTS),
            "phase": self._plain("phase", PHASES), "reason": self._plain("reason", REASONS), "following": self._following,
            "payment": self._payment, "number": self._number, "number2": self._number,
            "whose": lambda variable, seat: {},
        }

    # --- sentences ----------------------------------------------------------------------------------------------------

    def action(self, action: Action, state: State | None = None, decision: Decision | None = None) -> str:
        """Says what an option does. A few sentences depend on the position."""
        variables: Variables = {"with": "", "pay": ""}
        seen: dict[str, int] = {}
        for letter, arg in zip(SIGNATURES.get(action.verb, ""), action.args, strict=True):
            name = LETTERS[letter][seen.get(letter, 0)]
            seen[letter] = seen.get(letter, 0) + 1
            variables |= self.kinds[name](name, arg)
        return self.words(self._key(action, state), **variables)

    def _key(self, action: Action, state: State | None) -> str:
        """Returns the message of an option. Coming up a hatch, turning a lock, healing oneself and answering for one seat of
        several have messages of their own."""
        verb, args = action.verb, action.args
        if verb in ("done", "none") and args[0] != EVERYBODY:
            return f"act-{verb}-own"
        if verb in ("heal", "dress") and args[0] == args[1]:
            return f"act-{verb}-self"
        if state is not None and verb in ("move", "stealth_move") and state.tile[args[0]] == OFF_MAP:
            return f"act-{verb}-below"
        if state is not None and verb == "turn_lock":
            return f"act-turn_lock-{'lock' if state.doors[args[1]] == OPEN else 'open'}"
        return f"act-{verb}"

    def ask(self, decision: Decision) -> str:
        variables: Variables = {}
        fields = ASKED[decision.kind].split()
        for at, field in enumerate(fields):
            if field == "rest":
                variables["dice"] = ", ".join(map(str, decision.about[at:]))
            else:
                variables |= self.kinds[field](field, decision.about[at])
        return self.words(f"ask-{decision.kind}", **variables)

    def event(self, event: Event) -> str:
        variables: Variables = {}
        for field, value in zip(event.happening.fields, event.args, strict=True):
            if isinstance(value, tuple):
                variables[field] = self._many(field, value)
                variables[f"{field}_n"] = sum(value) if field == "foes" else len(value)
            elif isinstance(value, int):
                variables |= self.kinds[field](field, value)
        own = event.name == "group_fired" and event.args[0] == event.args[1]
        sentence = self.words(f"event-{event.name}-own" if own else f"event-{event.name}", **variables)
        return sentence[:1].upper() + sentence[1:]

    # --- names --------------------------------------------------------------------------------------------------------

    def _forms(self, variable: str, key: str) -> Variables:
        say = self.words
        return {variable: say(f"{key}.the"), variable.capitalize(): say(f"{key}.The"), f"{variable}_name": say(key),
                f"{variable}_of": say(f"{key}.of"), f"{variable}_to": say(f"{key}.to"), f"{variable}_g": say(f"{key}.g")}

    def _plain(self, prefix: str, names: Sequence[str]) -> Callable[[str, int], Variables]:
        return lambda variable, at: {variable: self.words(f"{prefix}-{names[at]}")}

    def _card(self, variable: str, card: int) -> Variables:
        """An event card and what it does; of two effects, the second holds while the alarm is on."""
        texts = [self.words(f"effect-{EFFECTS[effect]}.text") for effect in self.board.effects[card]]
        return {variable: self.words(f"card-{self.board.event_ids[card]}"), f"{variable}_does": " / ".join(texts)}

    def _commando(self, variable: str, c: int) -> Variables:
        return self._forms(variable, f"commando-{ROLES[c]}")

    def _escort(self, variable: str, x: int) -> Variables:
        return self._forms(variable, f"escort-{self.board.escort_ids[x]}")

    def _character(self, variable: str, who: int) -> Variables:
        return self._commando(variable, who) if who < ESCORT else self._escort(variable, who - ESCORT)

    def tile_name(self, tile: int) -> str:
        b = self.board
        if b.terrains == 1:
            return b.tile_letter[tile].upper()
        terrain = self.words(f"terrain-{b.terrain_ids[b.terrain_of[tile]]}")
        return self.words("tile-of", terrain=terrain, tile=b.tile_letter[tile].upper())

    def _tile(self, variable: str, tile: int) -> Variables:
        return {variable: self.tile_name(tile)}

    def _terrain(self, variable: str, terrain: int) -> Variables:
        key = f"terrain-{self.board.terrain_ids[terrain]}"
        return {variable: self.words(key), f"{variable}_at": self.words(f"{key}.at")}

    def _door(self, variable: str, door: int) -> Variables:
        a, b = self.board.door_tiles[door]
        return {variable: f"{self.tile_name(a)}–{self.board.tile_letter[b].upper()}"}

    def _entrance(self, variable: str, entrance: int) -> Variables:
        side = self.words(f"point-{self.board.entrance_name[entrance][-1]}")
        return {variable: self.words("entrance-name", tile=self.tile_name(self.board.entrance_tile[entrance]), side=side)}

    def _objective(self, variable: str, o: int) -> Variables:
        b = self.board
        name = f"objective-{b.terrain_ids[b.objective_terrain[o]]}-{b.tile_letter[b.objective_home[o]]}"
        key = name if self.words.has(name) else "objective-any"
        do = self.words(f"{key}.do") if self.words.has(f"{key}.do") else self.words("objective-any.do")
        return {variable: self.words(f"{key}.the"), variable.capitalize(): self.words(f"{key}.The"), f"{variable}_do": do,
                f"{variable}_tile": self.tile_name(b.objective_home[o])}

    def _triangle(self, variable: str, token: int) -> Variables:
        b = self.board
        if b.triangle_kind[token] == OBJECTIVE_TRIANGLE and token in b.objective_triangle:
            return {variable: self._objective("objective", b.objective_triangle.index(Triangle(token)))["objective"]}
        return {variable: self.words(f"triangle-{TRIANGLE_NAMES[b.triangle_kind[token]]}")}

    def _item(self, variable: str, item: int) -> Variables:
        key = "item-crate" if item >= CRATE else f"item-{ITEM_NAMES[item].split('-')[0]}"
        return {variable: self.words(key), f"{variable}_a": self.words(f"{key}.a"), f"{variable}_the": self.words(f"{key}.the")}

    def _weapon(self, variable: str, weapon: int) -> Variables:
        name = self.board.weapon_names[weapon].split("-")[0]
        key = f"item-{name}" if name in ITEM_NAMES else f"weapon-{name}"
        return {variable: self.words(key), f"{variable}_the": self.words(f"{key}.the")}

    def _foe(self, variable: str, kind: int) -> Variables:
        key = f"foe-{FOE_NAMES[kind]}"
        return {variable: self.words(key), f"{variable}_a": self.words(f"{key}.a"), f"{variable.capitalize()}_a": self.words(
            f"{key}.A"), f"{variable}_the": self.words(f"{key}.the")}

    def _target(self, variable: str, foe: int) -> Variables:
        """An enemy to strike. For a guard the name says what he guards."""
        key = f"foe-{FOE_NAMES[foe % AT]}"
        if foe < AT:
            return {variable: self.words(f"{key}.the")}
        kind = TRIANGLE_NAMES[self.board.triangle_kind[foe // AT - 1]]
        return {variable: self.words(f"guard-of-{kind}", foe=self.words(key))}

    def _seat(self, variable: str, seat: int) -> Variables:
        return {variable: seat + 1}

    def _number(self, variable: str, number: int) -> Variables:
        return {variable: number}

    def _following(self, variable: str, mask: int) -> Variables:
        names = [self.words(f"escort-{kind}.the") for x, kind in enumerate(self.board.escort_ids) if mask >> x & 1]
        return {"with": " " + self.words("with-escorts", names=self.listed(names)) if names else ""}

    def _payment(self, variable: str, how: int) -> Variables:
        return {"pay": "" if how == PAID else " " + self.words(f"pay-{'plus' if PAYMENTS[how] == '+1' else 'free'}")}

    # --- lists --------------------------------------------------------------------------------------------------------

    def _many(self, field: str, values: tuple[int, ...]) -> str:
        if field == "dice":
            return ", ".join(map(str, values))
        if field == "tiles":
            return self.listed([self.tile_name(tile) for tile in values])
        if field == "cards":
            return self.listed([self.words(f"card-{self.board.event_ids[card]}") for card in values])
        if field == "foes":
            return self.listed([self.words(f"foe-{FOE_NAMES[kind]}.count", n=number)
                                for kind, number in enumerate(values) if number])
        assert field == "tokens"
        return self.listed([self.words("foe-null.a" if kind == NULL_ENEMY else f"foe-{FOE_NAMES[kind]}.a") for kind in values])

    def listed(self, names: Sequence[str]) -> str:
        """Joins names: ``a``, ``a and b``, ``a, b and c``."""
        if len(names) < 2:
            return "".join(names)
        return self.words("list-and", first=", ".join(names[:-1]), last=names[-1])
