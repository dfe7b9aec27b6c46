"""What a hand could still reach (inspect/reaching.py): the same totals as on the table, from the own hand and open facts."""

from __future__ import annotations

from bocage.core.decision import Seat
from bocage.games.operation_commando.inspect.reaching import Reaching, WayAhead, answer
from bocage.games.operation_commando.pieces import US
from bocage.games.operation_commando.view import reach
from tests.marks import rule
from tests.operation_commando.scene import Scene, scene


def reached(m: Scene, seat: int = 0) -> Reaching:
    found = answer(m.board, m.state, Seat(seat), "reach")
    assert found is not None
    return found


def way(m: Scene, *cards: str, seat: int = 0) -> WayAhead | None:
    return next((each for each in reached(m, seat).ways if set(each.cards) == {*cards}), None)


@rule("OC-COMBAT-05", "OC-COMBAT-10", "OC-SUPPORT-03")
def test_pairs_and_tokens_that_reach_what_the_german_has() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_recon us_medics", de="de_stug", phase="commit",
              us_tokens={"light": 1})
    m.does("commit de_stug", "stop")
    assert reached(m).needed == 5, "as much as the German has is enough"
    assert way(m, "us_paratroopers", "us_recon") == WayAhead(("us_paratroopers", "us_recon"), 6, 5, 0, 1.0)
    assert way(m, "us_medics") is None, "with its one token it stays far behind"
    m.does("commit us_recon", "commit us_paratroopers").let_pass()
    assert m.total("us") == 6, "the table agrees"
    assert reached(m).ways == (), "who is ahead needs nothing"


@rule("OC-TOKEN-04", "OC-RESULT-04", "OC-DIE-01")
def test_a_token_that_must_succeed_has_its_chance_and_the_german_needs_one_more() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_recon us_medics", de="de_stug de_panzerfaust", phase="commit",
              us_tokens={"light": 2}, de_tokens={"light": 1})
    m.does("commit de_stug", "stop")
    assert way(m, "us_paratroopers") == WayAhead(("us_paratroopers",), 3, 5, 2, 0.25, 2), "both tokens must succeed"
    assert way(m, "us_paratroopers", "us_medics") == WayAhead(("us_paratroopers", "us_medics"), 4, 5, 1, 0.75, 2), "one of two"
    m.does("commit us_recon", "commit us_paratroopers").let_pass().does("stop")
    assert (m.total("us"), m.total("de")) == (6, 5)
    assert reached(m, seat=1) == Reaching("reach", 7, (WayAhead(("de_panzerfaust",), 6, 7, 1, 0.5, 1),), {})


@rule("OC-ACTION-02")
def test_an_action_that_only_adds_counts_where_it_brings_most() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_bazooka", de="de_stug", phase="commit", us_tokens={})
    m.does("commit de_stug", "stop")
    found = way(m, "us_paratroopers", "us_bazooka")
    assert found is not None
    m.does("commit us_paratroopers", "action us_bazooka").let_pass()
    assert found.total == m.total("us")


def test_nobody_learns_of_another_hand() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_recon", de="de_stug de_patrol", phase="commit")
    m.does("commit de_stug", "stop")
    other = scene(terrain="crossroads", us="us_paratroopers us_recon", de="de_stug de_sentry", phase="commit")
    other.does("commit de_stug", "stop")
    assert reached(m) == reached(other)
    assert answer(m.board, m.state, None, "reach") is None, "a spectator has no hand"
    assert answer(m.board, m.state, Seat(1), "reach") is None, "the American has no unit yet"
    assert answer(m.board, m.state, Seat(0), "anything") is None


@rule("OC-INFO-03", "OC-SUPPORT-02", "OC-ACTION-01", "OC-USPHASE-04")
def test_cards_that_cannot_be_played_name_the_rule() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_recon us_medics us_bazooka us_regroup", de="de_stug", phase="commit")
    m.does("commit de_stug", "stop")
    assert reached(m).barred == {"us_bazooka": "OC-ACTION-01", "us_regroup": "OC-USPHASE-04"}, "no unit is there yet"
    m.does("commit us_recon", "commit us_paratroopers").let_pass()
    assert reached(m).barred == {"us_medics": "OC-SUPPORT-02", "us_regroup": "OC-USPHASE-04"}, "two units are the most"


@rule("OC-SUPPORT-01", "OC-SUPPORT-02", "OC-GEN-02")
def test_units_of_which_two_may_fight_together() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_recon us_medics us_bazooka", de="de_stug", phase="commit")
    m.does("commit de_stug", "stop")
    assert {*reached(m).paired} == {"us_paratroopers", "us_recon", "us_medics"}
    m.does("commit us_recon")
    assert reached(m).paired == (), "the first one is chosen"


@rule("OC-COMBAT-05", "OC-COMBAT-10")
def test_the_first_unit_of_an_assault_reaches_less_behind_a_minefield() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_recon", de="de_ost de_minefield", phase="de_events", us_tokens={})
    m.does("play de_minefield", "stop", "commit de_ost", "stop")
    assert way(m, "us_recon") is None, "2 less 2 is not 2"
    assert way(m, "us_paratroopers") == WayAhead(("us_paratroopers",), 2, 2, 0, 1.0)
    m.does("commit us_paratroopers").let_pass()
    assert m.total("us") == 2


@rule("OC-TOKEN-12", "OC-ACTION-02")
def test_what_a_card_adds_counts_though_it_also_rolls_or_must_be_paid_for() -> None:
    m = scene(terrain="crossroads", us="us_recon us_grenade", de="de_patrol", phase="commit", us_tokens={}, dice="N")
    m.does("commit de_patrol", "stop")
    assert (m.total("de"), way(m, "us_recon", "us_grenade")) == (3, WayAhead(("us_recon", "us_grenade"), 4, 3, 0, 1.0))
    for hand, found in (("de_patrol de_last_push de_m24", 1), ("de_patrol de_last_push", 0)):
        m = scene(terrain="crossroads", us="us_paratroopers", de=hand, phase="commit", de_tokens={}, dice="N")
        m.does("commit de_patrol", "stop", "commit us_paratroopers").let_pass().does("stop")
        assert (m.total("us"), m.total("de")) == (4, 3)
        assert len([each for each in reached(m, seat=1).ways if each.cards == ("de_last_push",)]) == found, "a card pays for it"


@rule("OC-CARD-06", "OC-TOKEN-09")
def test_the_token_that_a_unit_brings_is_among_those_that_may_help_it() -> None:
    m = scene(terrain="crossroads", us="us_glider_inf", de="de_stug", phase="commit", us_tokens={"light": 1})
    m.does("commit de_stug", "stop")
    told = way(m, "us_glider_inf")
    assert told is not None
    assert (told.lacks, told.chance, told.tokens) == (2, 0.25, 2)
    m.does("commit us_glider_inf").let_pass()
    assert max(each.chance for each in reach(m.board, m.state, US)) == told.chance, "the table agrees"


@rule("OC-COMBAT-12", "OC-RESULT-04")
def test_a_unit_that_changes_the_other_side_says_what_it_takes_then() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_recon us_medics", de="de_mg42", phase="commit", us_tokens={})
    m.does("commit de_mg42", "stop")
    found = {each.cards: each.needed for each in reached(m).ways}
    assert found
    for cards, needed in found.items():
        run = scene(terrain="crossroads", us="us_paratroopers us_recon us_medics", de="de_mg42", phase="commit", us_tokens={})
        run.does("commit de_mg42", "stop", *(f"commit {card}" for card in cards)).let_pass()
        assert run.total("de") == needed, cards
    assert {*found.values()} != {reached(m).needed}
