"""Puts numbers into words. The words themselves are in ``en.ftl`` and ``fr.ftl`` beside this file.

Every field of an event, a question or an action has a kind. Each kind turns a number into variables of a message. A player or a
side has forms: for ``seat`` a message finds ``$seat`` (the American), ``$Seat`` (The American), ``$seat_of``, ``$seat_to``. A
counter is named by its type, and by its number if several are alike. If the position is known, it is named by its square.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.event import Event
from bocage.core.namer import Namer
from bocage.core.text import words
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.actions import SIGNATURES, counter_number
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.wire_facts import FACES, LETTERS, WEAPONS
from bocage.games.heroes_of_normandie.rules.asking import ASKED, asked_unit, tag, untag
from bocage.games.heroes_of_normandie.rules.cards.piles import hand_size
from bocage.games.heroes_of_normandie.rules.damage.losses import DESTROYED_FROM, MARKER_OF
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.units import occupied
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.text.card_aims import sole_aim
from bocage.games.heroes_of_normandie.types import CardNo, Damage, Square, Unit

FOLDER = Path(__file__).parent
Variables = dict[str, object]

# Fields whose number is told as it is.
NUMBERS = ("number", "number2", "total", "total2", "defence", "die", "added", "added2")
AIMED = ("at", "assault", "attach")               # verbs whose square is named by the unit on it


class HNamer(Namer):
    """The words of one board in one language."""

    def __init__(self, board: Board, lang: str) -> None:
        self.board = board
        self.words = words(lang, FOLDER)
        alike = Counter(recruit.kind for recruit in board.recruits)
        self.alike = {kind for kind, number in alike.items() if number > 1}
        lexicon = board.lexicon
        self.kinds: dict[str, Callable[[str, int], Variables]] = {
            "side": self._side, "seat": self._seat, "seat2": self._seat, "unit": self._counter, "foe": self._counter,
            "card": self._card, "card2": self._card, "recruit": self._recruit, "option": self._stock, "tile": self._tile,
            "token": self._token, "damage": self._damage, "weapon": self._plain("weapon", WEAPONS),
            "manner": self._plain("manner", p.MANNERS), "phase": self._plain("phase", p.PHASES),
            "direction": self._direction, "directive": self._plain("directive", p.DIRECTIVES),
            "tactic": self._plain("tactic", p.TACTICS), "face": self._plain("counter-face", FACES),
            "square": self._in_capitals(lexicon.squares), "point": self._in_capitals(lexicon.points),
            **dict.fromkeys(NUMBERS, self._number),
        }

    # --- sentences ----------------------------------------------------------------------------------------------------

    def action(self, action: Action, state: State | None = None, decision: Decision | None = None) -> str:
        """What an option does. With the position and the question it reads better.

        A counter is named as the seat that is asked may know it; if none is named, as everybody may know it.
        """
        seat = decision.by[0] if decision is not None and decision.by else p.NOBODY
        variables: Variables = {}
        for letter, arg in zip(SIGNATURES.get(action.verb, ""), action.args, strict=True):
            name = next(name for name in LETTERS[letter] if name not in variables)
            if letter == "u":
                variables[name] = self.placed(state, arg, seat)
            else:
                variables |= self.kinds[name](name, arg)
        if action.verb in AIMED:
            firer = asked_unit(decision) if decision is not None and decision.kind in ("aim", "aim_burst") else p.NO_UNIT
            variables["unit"] = self._who_stands_at(state, action.args[0], seat, firer)
        if action.verb in ("fire", "opportunity"):
            variables["weapon"] = self._which_weapon(firing_kind(action, state, decision), action.args[-2])
        if action.verb == "result":
            variables["damage"] = self._result(action.args[0])
        label = self.words(self._key(action, state, decision), **variables)
        aim = sole_aim(self.board, state, decision, CardNo(action.args[0])) if (
            action.verb == "play" and state is not None and decision is not None) else None
        if aim is not None:
            label = self.words("act-play-at", play=label, aim=self.action(aim, state, decision))
        return label[:1].upper() + label[1:]

    def _key(self, action: Action, state: State | None, decision: Decision | None) -> str:
        """The message of an option. What stopping, being done or saying yes means depends on the question."""
        verb = action.verb
        if verb == "fire":
            return f"act-fire-{p.MANNERS[action.args[1]]}"
        if verb == "side" and decision is not None and decision.kind == "deploy_side":
            return f"act-side-{self._posture(self.board.recruits[decision.about[0]].kind)}-{FACES[action.args[0]]}"
        if verb == "draw" and state is not None and decision is not None and decision.kind == "discard":
            seat = decision.by[0]
            full = len(state.hand[seat]) >= hand_size(self.board, seat) + state.draw_more[seat]
            return "act-draw-full" if full else "act-draw"
        if verb == "reroll" and decision is not None and sum(option.verb == verb for option in decision.options) > 1:
            return f"act-reroll-{('attacker', 'defender')[action.args[0]]}"
        unit = asked_unit(decision) if decision is not None else p.NOBODY
        if state is not None and unit >= 0:
            if verb == "stop" and not state.stepped:
                return "act-stop-here"
            if verb == "drive" and action.args[0] == state.at[unit]:
                return "act-drive-pivot"
            if verb == "turn" and self.board.types[state.kind[unit]].posture:
                return f"act-turn-{self._posture(state.kind[unit])}-{'out' if state.face[unit] == p.BACK else 'in'}"
        if decision is not None and self.words.has(f"act-{verb}-{decision.kind}"):
            return f"act-{verb}-{decision.kind}"
        return f"act-{verb}"

    def ask(self, decision: Decision) -> str:
        return self.words(f"ask-{decision.kind}", **self._variables(ASKED[decision.kind].split(), decision.about))

    def event(self, event: Event) -> str:
        variables = self._variables(event.happening.fields, event.args)
        if event.name == "fired":
            unit, slot, _ = event.args
            assert isinstance(unit, int)
            assert isinstance(slot, int)
            variables["weapon"] = self._which_weapon(untag(unit)[1], slot)
        sentence = self.words(f"event-{event.name}", **variables)
        return sentence[:1].upper() + sentence[1:]

    def _variables(self, fields: Sequence[str], values: Sequence[object]) -> Variables:
        variables: Variables = {}
        for field, value in zip(fields, values, strict=True):
            if field == "cards":
                assert isinstance(value, tuple)
                variables |= {"cards": self._cards(value), "cards_n": len(value)}
            elif isinstance(value, tuple):
                variables |= {field: self.listed([str(each) for each in value]), f"{field}_n": len(value)}
            elif isinstance(value, int):
                variables |= self.kinds[field](field, value)
        return variables

    # --- players ------------------------------------------------------------------------------------------------------

    def _forms(self, variable: str, key: str) -> Variables:
        say = self.words
        return {variable: say(f"{key}.the"), variable.capitalize(): say(f"{key}.The"), f"{variable}_name": say(key),
                f"{variable}_of": say(f"{key}.of"), f"{variable}_to": say(f"{key}.to")}

    def seat_key(self, seat: int) -> str:
        """The message that names a seat: the American; if several play for him, the first American, the second American."""
        side = self.board.side[seat]
        mates = self.board.members[side]
        return f"side-{p.SIDES[side]}" if len(mates) == 1 else f"ally-{p.SIDES[side]}-{mates.index(seat) + 1}"

    def _seat(self, variable: str, seat: int) -> Variables:
        return self._forms(variable, self.seat_key(seat))

    def _side(self, variable: str, side: int) -> Variables:
        if side == p.NOBODY:
            return self._forms(variable, "camp-both")
        word = "side" if len(self.board.members[side]) == 1 else "camp"
        return self._forms(variable, f"{word}-{p.SIDES[side]}")

    # --- counters -----------------------------------------------------------------------------------------------------

    def _counter(self, variable: str, value: int) -> Variables:
        """A counter as events and questions name it. ``$unit_is`` is ``none`` if there is no counter."""
        if value < 0:
            return {variable: "", f"{variable}_is": "none"}
        unit, kind, _ = untag(value)
        return {variable: self.counter_name(value), f"{variable}_is": "some", f"{variable}_number": counter_number(unit),
                f"{variable}_type": self.type_name(kind)}

    def counter_name(self, value: int) -> str:
        """The type of a counter, with its number if others are alike; of a hidden counter its number and its owner."""
        unit, kind, owner = untag(value)
        number = counter_number(unit)
        if kind < 0:
            return self.words("unit-unknown", unit=self.type_name(kind), number=number, seat=self.words(self.seat_key(owner)))
        name = self.type_name(kind)
        return self.words("unit-numbered", unit=name, number=number) if kind in self.alike else name

    def type_name(self, kind: int) -> str:
        return self.words(f"unit-{self.board.types[kind].id}" if kind >= 0 else "unit-hidden")

    def placed(self, state: State | None, unit: int, seat: int) -> str:
        """A counter of the present position, named by its square."""
        if state is None or unit >= len(state.at):
            return self.words("unit-number", number=counter_number(unit))
        value = tag(self.board, state, unit, seat)
        name = self.type_name(untag(value)[1])
        if state.at[unit] >= 0:
            return self.words("unit-at", unit=name, square=self.board.lexicon.squares[state.at[unit]].upper())
        if state.at[unit] == p.CARRIED:
            return self.words("unit-aboard", unit=name, vehicle=self.placed(state, state.carrier[unit], seat))
        return self.counter_name(value)

    def short(self, state: State, unit: int, seat: int) -> str:
        """A counter in a few words, for a button: its square and its type, or its type alone where it stands nowhere."""
        name = self.type_name(untag(tag(self.board, state, unit, seat)).kind)
        if state.at[unit] < 0:
            return name
        return self.words("name-at", unit=name, square=self.board.lexicon.squares[state.at[unit]].upper())

    def short_square(self, state: State, square: Square, seat: int) -> str:
        """A square for a button, with the counter that stands there, unless it is on the side of the one that acts."""
        side, owner = self.board.side, state.owner
        unit = occupied(self.board, state, state.mover).get(square)
        acting = state.mover if state.mover >= 0 else state.acting
        where = self.board.lexicon.squares[square].upper()
        if unit is None or (acting >= 0 and side[owner[unit]] == side[owner[acting]]):
            return where
        name = self.type_name(untag(tag(self.board, state, unit, seat)).kind)
        return self.words("name-at", unit=name, square=where)

    def _who_stands_at(self, state: State | None, square: int, seat: int, firer: Unit) -> str:
        """The unit on a square that is aimed at. Of a vehicle of two squares the square aimed at is named, not its front.
        HN-ABIL-08, HN-ABIL-10: a shot at a square without a unit that the ``firer`` sees is a shot at a structure."""
        where = self.board.lexicon.squares[square].upper()
        if state is None:
            return where
        unit = occupied(self.board, state, state.mover).get(Square(square))
        if unit is None or (firer >= 0 and (state.hidden[unit] != p.OPEN or not Watch(self.board, state).sees(firer, unit))):
            structure = self.board.ground(state.ground).structure_on(Square(square))
            return self.words("unit-at", unit=self.words(f"terrain-{structure}"), square=where) if structure else where
        name = self.type_name(untag(tag(self.board, state, unit, seat)).kind)
        return self.words("unit-at", unit=name, square=where)

    def _recruit(self, variable: str, recruit: int) -> Variables:
        """A unit that is not deployed yet; several of one type are numbered."""
        made = self.board.recruits[recruit]
        _, _, which = made.name.partition(".")
        name = self.type_name(made.kind)
        return {variable: self.words("recruit-numbered", unit=name, number=which) if which else name}

    def _posture(self, kind: int) -> str:
        return p.POSTURE_NAMES[self.board.types[kind].posture]

    # --- weapons and damage -------------------------------------------------------------------------------------------

    def _which_weapon(self, kind: int, slot: int) -> str:
        """The weapon, named only if the unit has two."""
        if kind < 0 or len(self.board.types[kind].faces[p.FRONT].weapons) < 2:
            return ""
        return self.words("with-weapon", weapon=self.words(f"weapon-{WEAPONS[slot]}"))

    def _damage(self, variable: str, damage: int) -> Variables:
        return {variable: self.words(f"damage-{p.DAMAGE_NAMES[Damage(damage)]}")}

    def _result(self, result: int) -> str:
        """HN-HEAVY-02, HN-HEAVY-03, HN-HEAVY-04, HN-HEAVY-05, HN-HEAVY-06: what a number of the damage roll means."""
        return self.words(f"damage-{'destroyed' if result >= DESTROYED_FROM else p.DAMAGE_NAMES[MARKER_OF[result]]}")

    # --- other names --------------------------------------------------------------------------------------------------

    def _plain(self, prefix: str, names: Sequence[str]) -> Callable[[str, int], Variables]:
        return lambda variable, at: {variable: self.words(f"{prefix}-{names[at]}")}

    def _direction(self, variable: str, direction: int) -> Variables:
        key = f"direction-{p.DIRECTIONS[direction]}"
        return {variable: self.words(key), f"{variable}_to": self.words(f"{key}.to")}

    def _in_capitals(self, names: Sequence[str]) -> Callable[[str, int], Variables]:
        """Squares and intersections in capitals, as on the map."""
        return lambda variable, at: {variable: names[at].upper() if at >= 0 else ""}

    def _number(self, variable: str, number: int) -> Variables:
        return {variable: number if number >= 0 else f"−{-number}"}

    def _token(self, variable: str, token: int) -> Variables:
        return {variable: self.token_name(token)}

    def token_name(self, token: int) -> str:
        if token in (p.NO_TOKEN, p.BLUFF, p.SPECIAL):
            return self.words(f"token-{p.TOKEN_WORDS[token]}")
        return self.words("token-numbered", number=token)

    def _card(self, variable: str, card: int) -> Variables:
        return {variable: self.quoted(card)}

    def quoted(self, card: int) -> str:
        return self.words("quoted", card=self.words(f"card-{self.board.card_ids[card]}"))

    def _stock(self, variable: str, stock: int) -> Variables:
        return {variable: self.words(f"recruit-{self.board.stocks[stock].name.partition('.')[0]}")}

    def _tile(self, variable: str, tile: int) -> Variables:
        return {variable: self.words(f"tile-{self.board.tiles[tile].id}")}

    # --- lists --------------------------------------------------------------------------------------------------------

    def _cards(self, cards: Sequence[int]) -> str:
        return self.listed([self.quoted(card) for card in cards])

    def listed(self, names: Sequence[str]) -> str:
        """``a``, ``a and b``, ``a, b and c``."""
        if len(names) < 2:
            return "".join(names)
        return self.words("list-and", first=", ".join(names[:-1]), last=names[-1])


def firing_kind(action: Action, state: State | None, decision: Decision | None) -> int:
    """The type of the unit that would fire; -1 if it is not known."""
    if action.verb == "opportunity":
        return state.kind[action.args[0]] if state is not None else p.NOBODY
    if decision is None or asked_unit(decision) < 0:
        return p.NOBODY
    return untag(decision.about[0])[1]
