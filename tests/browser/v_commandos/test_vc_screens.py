"""Every screen, wide and on phones, light and dark, French and English: for everybody, within its width, in words."""

from __future__ import annotations


import pytest

from tests.browser import walks
from tests.browser.looks import Look, Walk, faults_on, in_all_looks
from tests.browser.player import Visit

WALKS: list[Walk] = [walks.through_the_shell, walks.invitation, walks.through_a_game, walks.through_the_enemy_and_the_end,
                     walks.at_a_table]


@pytest.mark.parametrize(("walk", "look"), in_all_looks(WALKS))
def test_no_screen_has_a_serious_fault(visit: Visit, walk: Walk, look: Look) -> None:
    assert faults_on(walk, look, visit, pace="step") == {}
