"""Names and chat: what others can safely be shown."""

from __future__ import annotations

import pytest

import bocage
from bocage.core.text import one_line
from bocage.server.web.names import name_of


@pytest.mark.parametrize(("typed", "name"), [
    ("Anna", "Anna"), ("  Anna  Maria ", "Anna Maria"), ("bot:easy", "bot easy"), ("a|b: c", "a b c"), ("x" * 40, "x" * 24),
    ("\x1b[31mred", "[31mred"), ("ad\u202enimda", "ad nimda"), ("\x00\n\t", ""), ("Zoé 🎖", "Zoé 🎖"), ("Ли", "Ли"),
    ("\u3164", ""), ("\u00ad\u00ad", ""), ("\U000e0041\U000e0042", ""), ("\u200d", ""), ("\u2800 \u115f", ""), (" \u0301", ""),
    ("Ma\u00adria", "Maria"), ("An\U000e0061na", "Anna"), ("\u3164Anna", "Anna"), ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
    ("می\u200cخواهم", "می\u200cخواهم"), ("a\u200d\u200d\u200db", "a\u200db")])
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
    assert one_line("Attention\u00a0: deux  gardes\u202f!\r\n\x07") == "Attention\u00a0: deux gardes\u202f!"
    assert one_line(" \u200b ") == ""
