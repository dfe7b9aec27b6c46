"""Every screen, wide and on phones, light and dark, French and English: for everybody, within its width, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser import walks
from tests.browser.faults import faults_of
from tests.browser.player import Player

Walk = Callable[[Player], Iterator[str]]
SMALLEST = {"width": 360, "height": 740}
# In these each walk is gone; together they hold every size, both themes and both languages.
LOOKS = {
    "fr wide light": {"lang": "fr", "theme": "light"},
    "en 390 dark": {"lang": "en", "theme": "dark", "phone": True},
    "fr 360 light": {"lang": "fr", "theme": "light", "phone": True, "small": True},
    "en wide dark": {"lang": "en", "theme": "dark"},
}
WALKS: list[Walk] = [walks.through_the_shell, walks.invitation, walks.through_a_game, walks.through_the_enemy_and_the_end,
                     walks.at_a_table]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_no_screen_has_a_serious_fault(visit: Callable[..., Player], look: str, walk: Walk) -> None:
    """Axe, raw keys, sideways scrolling, cut words; on phones targets of 44 px in one direction and 24 in the other."""
    wishes: dict[str, Any] = dict(LOOKS[look])
    small = wishes.pop("small", False)
    player = visit(pace="step", **wishes)
    if small:
        player.page.set_viewport_size(SMALLEST)
    found = {screen: faults for screen in walk(player) if (faults := faults_of(player.page, "phone" in wishes))}
    assert found == {}
    assert all(url.startswith((player.url, "data:")) for url in player.requests)
