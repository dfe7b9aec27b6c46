"""Content files: an error names the file, the place and what was expected, in one line of either language."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bocage.core.content import Place, fails_alone, load_toml
from bocage.core.errors import BadContent


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    steps: int
    doors: tuple[str, ...] = ()


class Army(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    unit: tuple[Unit, ...] = ()
    slots: dict[str, int] = {}


GOOD = """
name = "First"
[slots]
front = 2
rear = 3
[[unit]]
id = "rifle"
steps = 2
doors = ["a-b open"]
"""


def complaint(tmp_path: Path, text: str | bytes) -> BadContent:
    file = tmp_path / "armies" / "first.toml"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BadContent) as error:
        load_toml(file, Army)
    for lang in ("en", "fr"):
        said = error.value.say(lang)
        assert "\n" not in said
        assert said.startswith("armies/first.toml")
    assert str(tmp_path) not in str(error.value), "nothing about the machine"
    return error.value


def test_a_good_file_is_read_as_its_type(tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert load_toml(file, Army) == Army("First", (Unit("rifle", 2, ("a-b open",)),), {"front": 2, "rear": 3})


@pytest.mark.parametrize(("old", "new", "place"), [
    ("steps = 2", 'steps = "two"', "unit[rifle].steps"),
    ("steps = 2", "steps = 2\nspeed = 3", "unit[rifle]"),
    ("steps = 2\n", "", "unit[rifle]"),
    ('doors = ["a-b open"]', 'doors = ["a-b open", 7]', "unit[rifle].doors #2"),
    ("rear = 3", 'rear = "three"', "slots.rear"),
    ('name = "First"', "name = 1", "name"),
    ('id = "rifle"', "id = 5", "unit #1.id"),
    ('name = "First"\n', "", ""),
])
def test_a_wrong_value_is_named_with_its_place(tmp_path: Path, old: str, new: str, place: str) -> None:
    error = complaint(tmp_path, GOOD.replace(old, new))
    assert (error.place, error.expected) == (place, "expect-form")


def test_broken_toml_is_named_with_line_and_column(tmp_path: Path) -> None:
    error = complaint(tmp_path, "name = \n")
    assert error.expected == "expect-toml"
    assert error.place.startswith("1:")


def test_a_file_that_is_not_utf_8_is_named(tmp_path: Path) -> None:
    assert complaint(tmp_path, b"name = '\xff'").expected == "expect-utf8"


def test_a_missing_file_and_a_folder_in_its_place_are_named(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    for name in ("nowhere.toml", "folder.toml"):
        with pytest.raises(BadContent) as error:
            load_toml(tmp_path / name, Army)
        assert error.value.expected == "expect-file"
        assert error.value.file.endswith(name)


def test_places_read_as_a_person_would_find_them() -> None:
    place = Place("maps/a.toml")
    assert place.key("tiles").key("b").path == "tiles.b"
    assert place.entry("operation", "green").key("minutes").path == "operation[green].minutes"
    assert place.item("doors", 1, "a-c open").path == 'doors #2 "a-c open"'
    assert place.item("doors", 0).path == "doors #1"


def test_what_is_expected_is_required_at_its_place() -> None:
    Place("f").expect(True, "expect-file")
    with pytest.raises(BadContent) as error:
        Place("f").key("x").expect([], "expect-known", known="a, b")
    assert (error.value.file, error.value.place, error.value.expected) == ("f", "x", "expect-known")
    assert "a, b" in str(error.value)


def test_a_table_is_as_it_was_after_its_keys_were_tried_alone() -> None:
    table = {"one": 1, "two": "wrong", "three": 3}
    assert fails_alone(table, dict[str, int], "Expected `int`, got `str` - at `$[...]`", table, "two")
    assert list(table.items()) == [("one", 1), ("two", "wrong"), ("three", 3)]
