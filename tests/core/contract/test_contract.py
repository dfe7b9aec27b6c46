"""The contract of a game: its defaults, its options, its scenarios past and present, and the types of its facts."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

import bocage
import tests.toys  # noqa: F401  registers the toys
from bocage.core.contract import Option, Retired, fact_record, one_of
from bocage.core.contract.knowledge import whole_log
from bocage.core.plain import canonical, fill
from tests.changed import put_in_place
from tests.toys import lifeboat, stroll


def test_the_facts_of_an_event_are_named_never_change_and_are_no_others() -> None:
    record = fact_record("Moved", {"tile": one_of(["a", "b"]), "with_": str}, may_lack=["with_"])
    told = msgspec.convert({"tile": "a"}, record)
    assert msgspec.to_builtins(told)["tile"] == "a"
    for wrong in ({"tile": "a", "more": 1}, {"tile": "c"}, {"with_": "anna"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, record)
    with pytest.raises(AttributeError):
        told.tile = "b"                             # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        record("a")


def test_a_log_is_told_from_its_first_event_where_a_game_says_nothing_else() -> None:
    match = bocage.new("lifeboat", "atlantic", ["anna", "ben"], seed="1")
    match.play("rest")
    assert match.log
    assert match.ruleset.knowledge.log_from is whole_log
    assert match.ruleset.knowledge.log_from(match.log) == 0
    assert match.events(match.ruleset.knowledge.log_from(match.log), 0) == [each for each in match.log if each.seen_by(0)]


def test_an_option_without_choices_takes_any_text_and_others_only_their_choices() -> None:
    free, one = Option("squad", (), ""), Option("hard", ("no", "yes"), "no")
    some = Option("cards", ("a", "b"), "", several=True)
    assert free.takes("whatever: it is")
    assert (one.takes("yes"), one.takes("maybe"), one.takes("no, yes")) == (True, False, False)
    assert (some.takes(""), some.takes("b, a"), some.takes("a, a"), some.takes("a, c")) == (True, True, False, False)


# --- scenarios and slots that are no more -----------------------------------------------------------------------------


def test_a_record_of_a_scenario_that_is_no_more_goes_on_as_another(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bocage.new("lifeboat", "atlantic", ["anna", "ben"], seed="1")
    match.play("rest")
    old = lifeboat.RULESET.scenarios[0]
    now = [msgspec.structs.replace(old, id="ocean"), *lifeboat.RULESET.scenarios[1:]]
    rules = replace(lifeboat.RULESET.rules, board=lambda scenario, options, seats: lifeboat.RULESET.rules.board(
        old.id if scenario == "ocean" else scenario, options, seats))
    game = put_in_place(monkeypatch, replace(
        lifeboat.RULESET, scenarios=now, retired={"atlantic": Retired("ocean", {"weather": "calm"})}, rules=rules))
    assert (game.present("atlantic"), game.present("ocean")) == ("ocean", "ocean")
    again = bocage.load(match.record())
    assert (again.setup.scenario, again.setup.options) == ("ocean", {**match.setup.options, "weather": "calm"})
    assert canonical(again.state) == canonical(match.state)
    assert bocage.replay(match.record()).match.setup.scenario == "ocean"
    with pytest.raises(bocage.Unknown):
        bocage.new("lifeboat", "atlantic", ["anna", "ben"])


def test_slots_that_are_no_more_are_written_as_they_always_were_and_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = bocage.new("stroll", "garden", seed="1").state
    before = msgspec.json.decode(canonical(state))
    monkeypatch.setattr(stroll.State, "RETIRED", {"umbrella": 0}, raising=False)
    assert msgspec.json.decode(canonical(state)) == {**before, "umbrella": 0}
    fresh = stroll.State.__new__(stroll.State)
    assert fill(fresh, {**before, "umbrella": 3}) == []
    assert fill(fresh, {**before, "hat": 1}) == ["hat"]
    assert canonical(fresh) == canonical(state)
