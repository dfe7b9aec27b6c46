"""The looks in which every screen is seen by ``make test`` hold every pair of language, size and theme."""

from __future__ import annotations

from itertools import combinations, product

from tests.browser.looks import LOOKS, PAIRS, PHONES, SOAKED, Look

TESTED = [look for look in LOOKS if look.size != SOAKED]
SEEN = {look for pair in PAIRS for look in pair}


def test_every_pair_of_values_is_seen() -> None:
    for one, other in combinations(range(Look._fields.index("axe")), 2):
        wanted = product({look[one] for look in TESTED}, {look[other] for look in TESTED})
        assert set(wanted) == {(look[one], look[other]) for look in SEEN}


def test_each_screen_is_seen_on_a_desk_and_on_a_phone_in_both_languages_and_themes() -> None:
    for desk, phone in PAIRS:
        assert desk.size not in PHONES
        assert phone.size in PHONES
        assert desk.lang != phone.lang
        assert desk.theme != phone.theme
        assert desk.axe
