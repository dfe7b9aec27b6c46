"""How options stand together where they are listed, and how the log is divided."""

import bocage
from bocage.core.screen import Choice, PHASE, TURN
from bocage.games.heroes_of_normandie import RULESET
from tests.heroes_of_normandie.scene import Scene


def listed(s: Scene) -> dict[str, Choice]:
    """The options of the question that stands, as they are listed."""
    screen, decision = RULESET.display.screen(s.board, "en"), s.decision
    return {option.text: screen.choice(s.state, decision, option) for option in decision.options}


def test_squares_are_folded_and_what_is_done_there_is_not() -> None:
    s = Scene()
    team = s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "d1")
    s.activate(team).quietly("move")
    assert listed(s)["step a2"].minor
    assert not listed(s)["stop"].minor


def test_attacks_stand_before_ways_out() -> None:
    s = Scene()
    team = s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "d1")
    s.activate(team)
    found = listed(s)
    assert found["fire main normal"].kind < found["move"].kind < found["decline"].kind


def test_turns_and_phases_divide_the_log() -> None:
    match = bocage.new("heroes_of_normandie", "village", seats=["Anna", "Ben"], seed="1")
    screen = RULESET.display.screen(match.board, "en")
    while match.decision is not None and match.decision.kind == "deploy":
        match.play("deploy_rest", match.decision.by[0])
    headings = [screen.heading(event) for event in match.log]
    assert headings.count(TURN) == 1
    assert headings.index(TURN) < headings.index(PHASE)
