"""Names and chat: what others can safely be shown."""

from __future__ import annotations

import pytest

import bocage
from bocage.server.web.names import name_of, plain


@pytest.mark.parametrize(("typed", "name"), [
    ("Anna", "Anna"), ("  Anna  Maria ", "Anna Maria"), ("bot:easy", "bot easy"), ("a|b: c", "a b c"), ("x" * 40, "x" * 24),
    ("\x1b[31mred", "[31mred"), ("ad\u202enimda", "ad nimda"), ("\x00\n\t", ""), ("Zoé 🎖", "Zoé 🎖"), ("Ли", "Ли")])
def test_a_name_is_one_line_without_signs_that_do_something(typed: str, name: str) -> None:
    assert name_of(typed) == name


@pytest.mark.parametrize("typed", ["bot:captain", "a | b", "= 4 2", "---", "eve: end officer", "seats", "check 3c"])
def test_a_record_with_any_name_can_be_read_again(typed: str) -> None:
    match = bocage.new("v_commandos", "lighthouse", [name_of(typed), "ben"], "1", {"squad": "officer:blue,scout:blue"})
    for _ in range(6):
        assert match.decision is not None
        match.play(match.decision.options[0])
    assert bocage.load(match.record()).setup.seats == match.setup.seats


def test_chat_keeps_its_words_and_nothing_else() -> None:
    assert plain("Attention\u00a0: deux  gardes\u202f!\r\n\x07") == "Attention\u00a0: deux gardes\u202f!"
    assert plain(" \u200b ") == ""
