"""State as plain data: to builtins and back, and a hash that is the same everywhere."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from bocage.core.plain import canonical, digest, fill, slots_of, to_plain


class Unit:
    __slots__ = ("id", "hits")

    def __init__(self, id: int = 0, hits: int = 0) -> None:
        self.id = id
        self.hits = hits


class State:
    __slots__ = ("turn", "names", "units", "where")
    PARTS: ClassVar = {"units": Unit}

    def __init__(self) -> None:
        self.turn = 1
        self.names = ["é", "b"]
        self.units = [Unit(1, 2), Unit(3)]
        self.where = {"b": 1, "a": [2]}


class Deeper(State):
    __slots__ = ("depth",)

    def __init__(self) -> None:
        super().__init__()
        self.depth = 4


def blank() -> State:
    state = State()
    state.turn, state.names, state.units, state.where = 0, [], [], {}
    return state


def test_slots_of_a_class_and_of_what_it_builds_on_are_all_there() -> None:
    assert set(slots_of(Deeper())) == {"turn", "names", "units", "where", "depth"}
    assert to_plain(Unit(5, 6)) == {"id": 5, "hits": 6}


def test_a_state_is_written_with_sorted_keys() -> None:
    assert canonical(State()) == ('{"names":["é","b"],"turn":1,"units":[{"hits":2,"id":1},{"hits":0,"id":3}],'
                                  '"where":{"a":[2],"b":1}}').encode()


def test_what_is_written_fills_a_blank_state_again() -> None:
    state = blank()
    assert fill(state, msgspec.json.decode(canonical(State()))) == []
    assert canonical(state) == canonical(State())
    assert isinstance(state.units[0], Unit)


def test_filling_names_what_stands_on_one_side_only() -> None:
    state = blank()
    assert fill(state, {"turn": 7, "weather": "rain"}) == ["names", "units", "weather", "where"]
    assert state.turn == 7
    assert state.names == []


def test_filling_names_differences_inside_parts_too() -> None:
    state = blank()
    plain = msgspec.json.decode(canonical(State()))
    plain["units"][1] = {"id": 3, "morale": 1}
    assert fill(state, plain) == ["units.hits", "units.morale"]
    assert state.units[1].hits == 0


def test_what_is_no_plain_data_cannot_be_written() -> None:
    with pytest.raises(AssertionError, match="set is not plain data"):
        to_plain({1, 2})
    with pytest.raises(TypeError):
        canonical({1: "a number as a key would come back as a text"})


def test_a_digest_is_short_and_always_the_same() -> None:
    assert digest(State()) == "f875a1c286c128902e5a5b72"
    other = State()
    other.units[1].hits = 1
    assert digest(other) != digest(State())


def test_the_order_in_which_a_dict_was_made_does_not_matter() -> None:
    one, two = State(), State()
    two.where = dict(reversed(two.where.items()))
    assert list(one.where) != list(two.where)
    assert digest(one) == digest(two)
