"""What a player is told about the places for a unit that is not deployed yet, against what the rules then ask."""

from __future__ import annotations

import pytest

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie.inspect.deployment import Deployment
from bocage.games.heroes_of_normandie.inspect.survey import survey
from tests.heroes_of_normandie.field import Field
from tests.marks import rule

AMERICAN, GERMAN = Seat(0), Seat(1)


def told(s: Field, recruit: str, seat: Seat = AMERICAN) -> Deployment:
    found = survey(s.board, s.state, seat, f"deploy {recruit}")
    assert found is not None
    assert found.deployment is not None
    return found.deployment


def choose(s: Field, recruit: str) -> None:
    s.play(*([] if f"deploy {recruit}" in s.options() else ["deploy_ambush"]), f"deploy {recruit}")


def tank_to_deploy() -> Field:
    s = Field("hedgerow", deployed=False)
    s.play("deploy_rest", "place a2", "place c2")
    return s


@rule("HN-SETUP-06")
def test_the_squares_are_those_that_the_rules_then_offer() -> None:
    s = tank_to_deploy()
    known = told(s, "us_m5_stuart")
    choose(s, "us_m5_stuart")
    assert [f"place {square}" for square in known.squares] == s.options()
    square = next(square for square, facings in known.squares.items() if 1 < len(facings) < 8)
    s.play(f"place {square}")
    assert [f"face {facing}" for facing in known.squares[square]] == s.options()


@rule("HN-SETUP-06", "HN-SETUP-07")
@pytest.mark.parametrize("recruit", ["us_m5_stuart", "us_30cal", "us_recon_team", "us_fire_team"])
def test_the_proposed_answers_deploy_the_unit(recruit: str) -> None:
    s = tank_to_deploy()
    left = len(s.state.pool[AMERICAN])
    known = told(s, recruit)
    choose(s, recruit)
    s.play(*known.best)
    assert (s.asked, len(s.state.pool[AMERICAN])) == ("deploy", left - 1)


@rule("HN-SETUP-07")
def test_only_units_whose_faces_are_postures_have_a_choice_of_faces() -> None:
    s = tank_to_deploy()
    recruits = ("us_recon_team", "us_30cal", "us_fire_team")
    faces = {recruit: (told(s, recruit).posture, told(s, recruit).faces) for recruit in recruits}
    assert faces == {"us_recon_team": ("ambush", ("front", "back")), "us_30cal": ("tripod", ("front", "back")),
                     "us_fire_team": ("", ())}


def test_units_without_a_facing_have_none() -> None:
    s = tank_to_deploy()
    assert set(told(s, "us_fire_team").squares.values()) == {()}
    assert told(s, "us_fire_team").facing == ""
    assert told(s, "us_m5_stuart").facing == "n"


def test_nobody_is_told_about_the_units_of_another_player() -> None:
    s = tank_to_deploy()
    assert survey(s.board, s.state, GERMAN, "deploy us_m5_stuart") is None
    assert survey(s.board, s.state, None, "deploy us_m5_stuart") is None
    assert survey(s.board, s.state, AMERICAN, "deploy us_nothing") is None


def test_the_proposal_does_not_depend_on_what_lies_hidden() -> None:
    """A German counter in ambush: whatever it is, the American is proposed the same places."""
    s = tank_to_deploy()
    hidden = next(unit for unit in s.state.units() if s.state.hidden[unit])
    before = [told(s, recruit) for recruit in ("us_m5_stuart", "us_fire_team")]
    for kind in range(len(s.board.types)):
        if s.board.types[kind].id.startswith("ge_") and s.board.types[kind].faces[0].weapons:
            s.state.kind[hidden] = type(s.state.kind[hidden])(kind)
            assert [told(s, recruit) for recruit in ("us_m5_stuart", "us_fire_team")] == before
