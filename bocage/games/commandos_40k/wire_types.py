"""The types of the facts in ``wire_facts``: the web client's types are written from them."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.core.action import PASS
from bocage.core.contract import FactRecord, FactType, FactTypes, fact_record, one_of
from bocage.core.event import Happening
from bocage.games.commandos_40k import events
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import PATHS, POINTS, SIGNATURES
from bocage.games.commandos_40k.flow import PHASE_NAMES
from bocage.games.commandos_40k.rules.asking import ASKED, ROLLS
from bocage.games.commandos_40k.wire_facts import AT_FOES, LETTERS, NAMES, OF_TRAPS

# Every other name is a text, and whatever has no name is a number.
TYPES: dict[str, FactType] = {
    "role": one_of(p.ROLES.values()), "side": one_of(p.SIDES.values()), "card": one_of(p.RECON.values()),
    "roll": one_of(ROLLS), "phase": one_of(PHASE_NAMES), "sub": one_of(p.SUB_PHASES),
    "foes": list[str], "rest": list[str], **dict.fromkeys(("dice", "path", "place"), list[int]),
}


def of_fields(name: str, fields: Iterable[str]) -> FactRecord:
    """Nobody, no weapon, no card: left out."""
    return fact_record(name, {field: TYPES.get(field, str if field in NAMES else int) for field in fields}, NAMES)


def of_event(happening: Happening) -> FactRecord:
    of_trap = happening.name in OF_TRAPS
    return of_fields(happening.name, ["site" if field == "piece" and of_trap else field for field in happening.fields])


def of_verb(verb: str) -> FactRecord:
    if verb in PATHS or verb in POINTS:
        return of_fields(verb, ["path" if verb in PATHS else "place"])
    found: list[str] = []
    for letter in SIGNATURES.get(verb, ""):
        names = ("foe",) if letter == "m" and verb in AT_FOES else LETTERS[letter]
        found.append(next(name for name in names if name not in found))
    return of_fields(verb, found)


FACT_TYPES = FactTypes(
    events={each.name: of_event(each) for each in vars(events).values() if isinstance(each, Happening)},
    questions={kind: of_fields(kind, fields.split()) for kind, fields in ASKED.items()},
    verbs={verb: of_verb(verb) for verb in dict.fromkeys((*SIGNATURES, *PATHS, *POINTS, PASS.verb))},
)
