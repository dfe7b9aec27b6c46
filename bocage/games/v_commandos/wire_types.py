"""The types of the facts in ``wire_facts``: the web client's types are written from them."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.core.action import PASS
from bocage.core.contract import FactRecord, FactType, FactTypes, fact_record, one_of
from bocage.games.v_commandos import events
from bocage.games.v_commandos.actions import SIGNATURES
from bocage.games.v_commandos.pieces import EFFECTS, REASONS
from bocage.games.v_commandos.state import PHASES
from bocage.games.v_commandos.text import ASKED, LETTERS
from bocage.games.v_commandos.wire_facts import POINTS

# Every other fact of an event or a question is a name.
TYPES: dict[str, FactType] = {
    **dict.fromkeys(("number", "number2", "seat"), int),
    "dice": list[int], "foes": dict[str, int], **dict.fromkeys(("tiles", "cards", "tokens"), list[str]),
    "point": one_of(POINTS), "effect": one_of(EFFECTS), "phase": one_of(PHASES), "reason": one_of(REASONS),
}
LEFT_OUT = ("following", "payment", "whose")     # where nobody follows, where the budget pays, where one seat plays


def of_fields(name: str, fields: Iterable[str]) -> FactRecord:
    return fact_record(name, {field: TYPES.get(field, str) for field in fields})


def of_verb(verb: str) -> FactRecord:
    """The arguments of an action are all told by name."""
    found: dict[str, FactType] = {}
    for letter in SIGNATURES.get(verb, ""):
        found[next(field for field in LETTERS[letter] if field not in found)] = str
    return fact_record(verb, found, LEFT_OUT)


FACT_TYPES = FactTypes(
    events={each.name: of_fields(each.name, each.fields) for each in events.ALL},
    questions={kind: of_fields(kind, fields.replace("rest", "dice").split()) for kind, fields in ASKED.items()},
    verbs={verb: of_verb(verb) for verb in (*SIGNATURES, PASS.verb)},
)
