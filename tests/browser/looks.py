"""How screens are looked at: in which language, at which size, in which theme.

``make test`` walks through every screen in two looks that differ in everything: one on a desk, where axe looks too, and one on
a phone. Over four walks each size but 1366 meets both languages and both themes, and each language both themes. ``make soak``
walks through every screen in every look, always with axe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import ViewportSize

from tests.browser.faults import faults_of
from tests.browser.player import Player, Visit
from tests.marks import soak, some

SIZES: dict[str, ViewportSize] = {"1440": {"width": 1440, "height": 900}, "1366": {"width": 1366, "height": 768},
                                  "1024": {"width": 1024, "height": 768}, "390": {"width": 390, "height": 844},
                                  "360": {"width": 360, "height": 740}}
PHONES = ("390", "360")
Walk = Callable[[Player], Iterator[str]]            # goes from screen to screen and names each


class Look(NamedTuple):
    lang: str
    size: str
    theme: str
    axe: bool = True

    def __str__(self) -> str:
        return f"{self.lang} {self.size} {self.theme}{'' if self.axe else ' without axe'}"


SOAKED = "1366"                     # a size between two others: in ``make soak`` only
LOOKS = [Look(*each) for each in product(("fr", "en"), SIZES, ("light", "dark"))]
PAIRS = [
    (Look("fr", "1440", "light"), Look("en", "390", "dark", axe=False)),
    (Look("en", "1440", "dark"), Look("fr", "390", "light", axe=False)),
    (Look("fr", "1024", "dark"), Look("en", "360", "light", axe=False)),
    (Look("en", "1024", "light"), Look("fr", "360", "dark", axe=False)),
]


def in_all_looks(walks: Sequence[Walk]) -> list[ParameterSet]:
    """Parameters ``walk`` and ``look``: each walk in the two looks of a pair, and for ``make soak`` in all others."""
    found: list[ParameterSet] = []
    for number, walk in enumerate(walks):
        pair = PAIRS[number % len(PAIRS)]
        found += [pytest.param(walk, look, id=f"{walk.__name__}-{look}") for look in pair]
        found += [pytest.param(walk, look, id=f"{walk.__name__}-{look}", marks=soak) for look in LOOKS if look not in pair]
    return found


def at_a_desk_or_on_a_phone(games: Sequence[tuple[str, str]]) -> list[ParameterSet]:
    """Parameters ``game``, ``scenario``, ``lang``, ``phone``: the games in turn at a desk in French and on a phone in English;
    for ``make soak`` each the other way too."""
    looks = [("fr", False), ("en", True)]
    return some([(*game, *looks[(number + at) % 2]) for at in (0, 1) for number, game in enumerate(games)], len(games))


def faults_on(walk: Walk, look: Look, visit: Visit, **settings: object) -> dict[str, list[Any]]:
    """The faults of every screen on that walk, by the name of the screen: what axe finds, raw keys, sideways scrolling, cut
    words; on phones targets that are too small for a thumb."""
    phone = look.size in PHONES
    player = visit(lang=look.lang, theme=look.theme, phone=phone, painted=True, traced=True, **settings)
    player.tab.set_viewport_size(SIZES[look.size])
    found = {screen: faults for screen in walk(player) if (faults := faults_of(player.page, phone, look.axe))}
    assert all(url.startswith((player.url, "data:")) for url in player.requests), "nothing is loaded from elsewhere"
    return found
