"""The types of the facts in ``wire_facts``: the web client's types are written from them."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.core.action import PASS
from bocage.core.contract import FactRecord, FactType, FactTypes, fact_record, one_of
from bocage.core.event import Happening
from bocage.games.heroes_of_normandie import events
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.actions import SIGNATURES
from bocage.games.heroes_of_normandie.rules.asking import ASKED, OF_UNITS
from bocage.games.heroes_of_normandie.wire_facts import LETTERS

# Every other fact is a number. A name is empty where there is nothing of the kind.
TYPES: dict[str, FactType] = {
    **dict.fromkeys(("square", "point", "direction", "token", "card", "card2", "weapon", "manner", "face", "directive"), str),
    **dict.fromkeys(("tactic", "phase", "recruit", "option", "tile"), str),
    "side": one_of(("", *p.SIDES)), "seat_side": one_of(p.SIDES), "damage": one_of(p.DAMAGE_NAMES.values()),
    "cards": list[str], "dice": list[int],
}


def of_fields(name: str, fields: Iterable[str], tagged: bool = True, may_lack: Iterable[str] = ()) -> FactRecord:
    """A counter is told as ``unit`` and, where that is known, ``unit_type`` and ``unit_seat``."""
    found = {field: TYPES.get(field, int) for field in fields}
    lacking = [*may_lack]
    for unit in OF_UNITS:
        if unit in found:
            found |= {f"{unit}_seat": int, f"{unit}_type": str} if tagged else {}
            lacking += [unit, f"{unit}_seat", f"{unit}_type"] if tagged else []
    return fact_record(name, found, lacking)


def of_event(happening: Happening) -> FactRecord:
    """The side of the seat that an event tells of is told too."""
    fields = [*happening.fields, *(["seat_side"] if "seat" in happening.fields else [])]
    return of_fields(happening.name, fields, may_lack=["seat_side"])


def of_verb(verb: str) -> FactRecord:
    found: list[str] = []
    for letter in SIGNATURES.get(verb, ""):
        found.append(next(field for field in LETTERS[letter] if field not in found))
    return of_fields(verb, found, tagged=False)


FACT_TYPES = FactTypes(
    events={each.name: of_event(each) for each in vars(events).values() if isinstance(each, Happening)},
    questions={kind: of_fields(kind, fields.split()) for kind, fields in ASKED.items()},
    verbs={verb: of_verb(verb) for verb in (*SIGNATURES, PASS.verb)},
)
