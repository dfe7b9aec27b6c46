"""Which facts cross to the web client, and of what type each is: the client's types are written from it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

FactType = Any                          # the type of a fact as msgspec takes it: a class, or a Literal, which is no class
FactRecord = type[msgspec.Struct]


@dataclass(frozen=True, slots=True, kw_only=True)
class FactTypes:
    """For each name of an event, kind of question and verb of an option: the facts that are told with it."""

    events: Mapping[str, FactRecord] = field(default_factory=dict)
    questions: Mapping[str, FactRecord] = field(default_factory=dict)
    verbs: Mapping[str, FactRecord] = field(default_factory=dict)


def fact_record(name: str, facts: Mapping[str, FactType], may_lack: Collection[str] = ()) -> FactRecord:
    """Makes the type of the facts of one event, question or verb. ``may_lack``: the facts that are left out at times."""
    always = [(fact, type_) for fact, type_ in facts.items() if fact not in may_lack]
    at_times = [(fact, type_, None) for fact, type_ in facts.items() if fact in may_lack]
    return msgspec.defstruct(name, [*always, *at_times], kw_only=True, frozen=True, forbid_unknown_fields=True)


def one_of(names: Collection[str]) -> FactType:
    """The type of a fact that is one of these names."""
    return Literal[tuple(names)]
