"""The types of the facts in ``wire_facts``: the web client's types are written from them."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.core.action import PASS
from bocage.core.contract import FactRecord, FactType, FactTypes, fact_record, one_of
from bocage.games.operation_commando import events
from bocage.games.operation_commando.actions import SIGNATURES
from bocage.games.operation_commando.text import ASKED
from bocage.games.operation_commando.wire_facts import NAMES, fields_of

# Every other fact is a number.
TYPES: dict[str, FactType] = {
    **{field: one_of(names) for field, names in NAMES.items()},
    **dict.fromkeys(("card", "card2", "terrain", "terrain2", "terrain3", "place", "place2"), str), "cards": list[str],
}


def of_fields(name: str, fields: Iterable[str]) -> FactRecord:
    return fact_record(name, {field: TYPES.get(field, int) for field in fields})


def of_verb(verb: str) -> FactRecord:
    return of_fields(verb, fields_of(verb))


def of_question(kind: str) -> FactRecord:
    """The source of an effect is either a card or a terrain. Only one mission has sectors."""
    fields = ASKED[kind].replace("source", "card terrain").split()
    may_lack = ("card", "terrain") if "source" in ASKED[kind] else ("sector",)
    return fact_record(kind, {field: TYPES.get(field, int) for field in fields}, may_lack)


FACT_TYPES = FactTypes(
    events={each.name: of_fields(each.name, each.fields) for each in events.ALL},
    questions={kind: of_question(kind) for kind in ASKED},
    verbs={verb: of_verb(verb) for verb in (*SIGNATURES, PASS.verb)},
)
