"""What an event, an option or a question is about, by the names that the view uses. The client draws from these facts."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.event import Event
from bocage.core.contract import Fact
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.actions import SIGNATURES
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.asking import ASKED, OF_UNITS, untag
from bocage.games.heroes_of_normandie.types import Damage

LETTERS = {
    "u": ("unit",), "q": ("square",), "x": ("point",), "d": ("direction",), "t": ("token",), "r": ("recruit",),
    "c": ("card", "card2"), "w": ("weapon",), "m": ("manner",), "f": ("face",), "s": ("seat",), "n": ("number",),
    "k": ("directive",), "y": ("tactic",), "o": ("option",),
}
LETTER_OF = {field: letter for letter, fields in LETTERS.items() for field in fields}
WEAPONS = ("main", "second")
FACES = ("front", "back")


def of_event(b: Board, event: Event) -> dict[str, Fact]:
    found: dict[str, Fact] = {}
    for field, value in zip(event.happening.fields, event.args, strict=True):
        _add(b, found, field, value, tagged=True)
    seat = found.get("seat")
    return found | {"seat_side": p.SIDES[b.side[seat]]} if isinstance(seat, int) and seat >= 0 else found


def of_action(b: Board, action: Action) -> dict[str, Fact]:
    found: dict[str, Fact] = {}
    for letter, arg in zip(SIGNATURES.get(action.verb, ""), action.args, strict=True):
        field = next(field for field in LETTERS[letter] if field not in found)
        _add(b, found, field, arg, tagged=False)
    return found


def of_question(b: Board, decision: Decision) -> dict[str, Fact]:
    found: dict[str, Fact] = {}
    for field, value in zip(ASKED[decision.kind].split(), decision.about, strict=False):
        _add(b, found, field, value, tagged=True)
    return found


def _add(b: Board, found: dict[str, Fact], field: str, value: object, tagged: bool) -> None:
    """Adds one fact. A counter is told as ``unit`` (its number) and, if its type is known, ``unit_type``."""
    if isinstance(value, tuple):
        found[field] = [b.card_ids[card] for card in value] if field == "cards" else list(value)
        return
    assert isinstance(value, int)
    if field in OF_UNITS:
        if value < 0:
            return
        unit, kind, owner = untag(value) if tagged else (value, p.NOBODY, p.NOBODY)
        found[field] = unit
        if owner != p.NOBODY and tagged:
            found[f"{field}_seat"] = owner
        if kind >= 0:
            found[f"{field}_type"] = b.types[kind].id
        return
    names = {
        "square": b.lexicon.squares, "point": b.lexicon.points, "direction": p.DIRECTIONS, "token": p.TOKEN_WORDS,
        "card": b.card_ids, "card2": b.card_ids, "weapon": WEAPONS, "manner": p.MANNERS, "face": FACES, "side": p.SIDES,
        "directive": p.DIRECTIVES, "tactic": p.TACTICS, "phase": p.PHASES,
    }.get(field)
    if names is not None:
        found[field] = names[value] if value >= 0 else ""
    elif field == "recruit":
        found[field] = b.recruits[value].name
    elif field == "option":
        found[field] = b.stocks[value].name
    elif field == "tile":
        found[field] = b.tiles[value].id
    elif field == "damage":
        found[field] = p.DAMAGE_NAMES[Damage(value)]
    else:
        found[field] = value
