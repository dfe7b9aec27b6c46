"""The scenes of the lessons as positions."""

from __future__ import annotations

from bocage.games.operation_commando import RULESET
from bocage.lessons.content import lessons_of
from bocage.lessons.course import at_scene


def test_a_scene_in_which_units_fight_is_in_a_combat_that_has_a_number() -> None:
    fights = 0
    for lesson in lessons_of(RULESET):
        for number in range(len(lesson.scene)):
            state = at_scene(RULESET, lesson, number).match.state
            if any(state.units):
                fights += 1
                assert 1 <= state.fought <= state.size, (lesson.id, number)
    assert fights > 1
