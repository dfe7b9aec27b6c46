"""A game in progress: playing, refusing, undoing, copying, supposing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

import bocage
import tests.toys
from bocage import Illegal, Match, Unknown, Unreadable, new
from bocage.core.action import PASS
from bocage.core.decision import Decision, Seat
from bocage.core.dice import Dice, ScriptedDice, SeededDice
from bocage.core.match import OVER, SEAT, UNDO, not_offered
from bocage.core.plain import canonical
from tests.changed import changed, put_in_place
from tests.matches import question
from tests.toys import bid, lifeboat
from tests.toys.runner import rules
from tests.toys.runner.state import CARDS

NAMES = ("anna", "ben", "cleo", "dan")


def runner(seed: str = "1") -> Match:
    return new("runner", "meadow", NAMES[:2], seed=seed)


def scripted(*chance: int | str) -> Match:
    return new("runner", "meadow", NAMES[:2], dice=ScriptedDice(chance, {"card": CARDS}, SeededDice("then")))


def stroll(seats: int = 2) -> Match:
    return new("stroll", "garden", NAMES[:seats], seed="1")


def boat(seats: int = 2, seed: str = "1") -> Match:
    return new("lifeboat", "atlantic", NAMES[:seats], seed=seed)


def auction(seats: int = 3, seed: str = "1") -> Match:
    return new("bid", "free", NAMES[:seats], seed=seed)


def play(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def ahead(dice: Dice) -> Sequence[int | str]:
    """Some of the chance to come."""
    if isinstance(dice, SeededDice):
        return dice.copy().roll(4)
    assert isinstance(dice, ScriptedDice)
    return list(dice.script)


def whole(match: Match) -> tuple[object, ...]:
    """Everything that a failed call must leave as it was, chance to come included."""
    seats = [None, *range(len(match.setup.seats))]
    return (match.hash(), canonical(match.state), list(match.moves), [event.plain() for event in match.log],
            [msgspec.json.encode(match.view(seat)) for seat in seats], ahead(match.dice), list(match.step.tape.results),
            dict(match.step.tape.eyes), len(match.earlier))


# --- playing ----------------------------------------------------------------------------------------------------------


def test_an_action_is_played_by_its_text_or_by_itself() -> None:
    one, two = stroll(), stroll()
    one.play("rest")
    assert two.decision is not None
    two.play(next(option for option in two.decision.options if option.text == "rest"))
    assert one.hash() == two.hash()


def test_a_move_says_who_chose_what_and_what_chance_answered() -> None:
    m = boat()
    m.play("rest", "ben")
    move = m.moves[-1]
    assert (move.seat, move.text, move.by, move.reveals) == (1, "rest", (0, 1), False)
    assert [bag for bag, _ in move.chance] == ["die", "die"]


def test_without_a_seat_the_option_is_played_by_whose_it_is() -> None:
    m = boat()
    m.play("row 2")
    assert m.moves[-1].seat == 1
    assert bocage.load(m.record()).hash() == m.hash()


def test_unreadable_text_changes_nothing() -> None:
    m = play(runner(), "run 2")
    before = whole(m)
    with pytest.raises(Unreadable):
        m.play("fly to the moon")
    assert whole(m) == before


def test_an_unreadable_word_is_answered_with_the_words_that_the_question_offers() -> None:
    """Only to the seat that is asked; whoever else types is told what the game knows."""
    m = new("heroes_of_normandie", "first_contact", ["Anna", "Berthe"], seed="3")
    asked, others = ("us_lt_officer, us_fire_team, us_support_team.", "us_recon_team")
    for text in ("deploy u90", "deploy"):
        with pytest.raises(Unreadable) as told:
            m.check(text, "Anna")
        assert str(told.value).endswith(f"Possible: {asked}")
        with pytest.raises(Unreadable) as told:
            m.check(text, "Berthe")
        assert others in str(told.value)


def test_numbered_names_show_their_form_alone() -> None:
    """A board has room for more counters than there are, before deployment for none: u1 is not said to be possible."""
    m = new("heroes_of_normandie", "first_contact", ["Anna", "Berthe"], seed="3")
    with pytest.raises(Unreadable, match=r"cannot be read there. What belongs there looks like this: u1, u2, u3 …$"):
        m.play("activate x90")
    with pytest.raises(Unreadable, match=r"a word is missing at the end. It looks like this: u1, u2, u3 …$"):
        m.play("activate")


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    m = play(runner(), "run 2")
    before = whole(m)
    with pytest.raises(Illegal) as refusal:
        m.play("run 3")
    assert refusal.value.rule == "RUN-FIRE-01"
    assert whole(m) == before


def test_an_answer_to_another_question_is_told_what_answers_this_one() -> None:
    with pytest.raises(Illegal) as refusal:
        play(runner(), "run 2").play("run 3")
    assert refusal.value.say("en") == (
        "Not allowed now (RUN-FIRE-01): “run” is not among the present choices. Possible: fire, pass.")


def test_what_is_not_offered_is_told_the_options_that_begin_alike() -> None:
    decision = runner().decision
    assert decision is not None
    *_, fastest = decision.options
    fewer = Decision(decision.by, decision.kind, [*decision.options[:2], PASS], decision.rule)
    told = not_offered(fewer, fastest)
    assert told is not None
    assert told.say("en") == "Possible: run 0, run 1."
    sample = Decision(decision.by, decision.kind, fewer.options, decision.rule, legal=lambda action: False)
    assert not_offered(sample, fastest) is None             # others than these may be legal too


def test_a_seat_that_is_not_asked_is_refused_and_told_whose_it_is() -> None:
    m = runner()
    before = whole(m)
    with pytest.raises(Illegal) as refusal:
        m.play("run 2", "ben")
    assert refusal.value.rule == SEAT
    assert refusal.value.args_for_text["seats"] == "anna"
    assert whole(m) == before


def test_a_seat_is_refused_another_seats_option_of_a_shared_decision() -> None:
    m = boat(3)
    with pytest.raises(Illegal) as refusal:
        m.play("row 1", "cleo")
    assert refusal.value.rule == SEAT
    assert refusal.value.args_for_text["seats"] == "anna"


@pytest.mark.parametrize("seat", ["zoe", 2, -1, ""])
def test_an_unknown_seat_is_named(seat: str | int) -> None:
    with pytest.raises(Unknown) as unknown:
        runner().play("run 2", seat)
    assert unknown.value.args_for_text["what"] == "seat"


def test_after_the_end_nothing_can_be_played() -> None:
    m = stroll()
    play(m, *["rest"] * 16)
    assert m.decision is None
    assert m.question(0) is None
    assert m.options("anna") == []
    with pytest.raises(Illegal) as refusal:
        m.play("rest")
    assert refusal.value.rule == OVER


def test_the_result_is_known_only_at_the_end() -> None:
    m = stroll()
    assert m.result is None
    play(m, *["rest"] * 16)
    assert m.result is not None
    assert m.result.key == "dusk"


def test_checking_an_action_does_not_play_it() -> None:
    m = runner()
    before = whole(m)
    assert m.check("run 2", "anna").text == "run 2"
    assert whole(m) == before


# --- asking -----------------------------------------------------------------------------------------------------------


def test_each_seat_has_its_own_options() -> None:
    m = boat(3)
    assert [[option.text for option in m.options(seat)] for seat in NAMES[:3]] == [
        ["row 1", "rest"], ["row 2", "rest"], ["row 3", "rest"]]
    assert [option.text for option in runner().options("ben")] == []


def test_others_see_that_something_is_asked_but_not_the_options() -> None:
    m = auction()
    asked = m.question(0)
    assert asked is not None
    assert asked[:3] == m.question(1) == m.question(None) == ("bid", (0,), "BID-BID-01")
    assert asked[4] == tuple(f"bid {chip}" for chip in range(1, 6))


def test_events_are_told_from_a_number_on_and_to_whom_they_concern() -> None:
    m = runner()
    assert [event.name for event in m.events(seat="anna")].count("drew_card") == 3
    assert [event.name for event in m.events(seat=None)].count("drew_card") == 0
    so_far = len(m.log)
    m.play("run 1")
    assert [event.name for event in m.events(so_far)] == ["ran"]


def test_equal_games_have_equal_hashes_and_others_do_not() -> None:
    assert runner().hash() == runner().hash()
    assert play(runner(), "run 1").hash() != play(runner(), "run 2").hash()
    assert runner("1").hash() != runner("2").hash()


def test_positions_that_differ_only_in_what_is_asked_have_other_hashes() -> None:
    m, twin = play(runner(), "run 1", "fire"), play(runner(), "run 1", "fire")
    twin.run.decision = Decision((Seat(0),), "shot", [], "RUN-CARD-02")
    assert canonical(m.state) == canonical(twin.state)
    assert m.hash() != twin.hash()


# --- undo -------------------------------------------------------------------------------------------------------------


def test_undo_takes_the_last_choice_back() -> None:
    m = runner()
    before = whole(m)
    m.play("run 2")
    m.undo("anna")
    assert whole(m) == before


def test_undo_crosses_steps_back_to_the_first_choice() -> None:
    m = stroll()
    path = [whole(m)[:5]]
    for text in ("walk 1000,3000", "rest", "walk 1700,3700", "rest"):
        m.play(text)
        path.append(whole(m)[:5])
    for seat in ("ben", "anna", "ben", "anna"):
        path.pop()
        m.undo(seat)
        assert whole(m)[:5] == path[-1]
    with pytest.raises(Illegal):
        m.undo()


def test_after_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    m, other = stroll(), stroll()
    play(m, "walk 1000,3000", "rest", "rest")
    for _ in range(2):
        m.undo()
    for match in (m, other):
        play(match, *["walk 1000,3000"] * (match is other), "walk 1000,7000", "rest")
    assert m.hash() == other.hash()
    assert m.record() == other.record()


def test_undo_never_crosses_chance() -> None:
    m = boat()
    m.play("rest")
    assert m.moves[-1].chance
    before = whole(m)
    with pytest.raises(Illegal) as refusal:
        m.undo("anna")
    assert refusal.value.rule == UNDO
    assert whole(m) == before


def test_undo_never_crosses_a_fact_revealed_without_chance() -> None:
    m = scripted("dodge", "aim", "smoke", "aim", "spy", "aim")
    play(m, "run 1", "fire", "play dodge")
    assert not m.moves[-1].chance
    with pytest.raises(Illegal):
        m.undo("anna")


def test_choices_before_a_revealed_fact_stay_made_when_later_ones_are_undone() -> None:
    m = scripted("dodge", "aim", "smoke", "aim", "spy", "aim")
    play(m, "run 1", "fire", "play dodge", "pass", "run 0")
    assert m.state.turn == 3, "both passes and the draws lie behind"
    with pytest.raises(Illegal):
        m.undo()


def test_undo_stops_where_chance_has_spoken_though_the_last_choice_was_free() -> None:
    m = boat()
    play(m, "rest", "row 1")
    m.undo("anna")
    with pytest.raises(Illegal):
        m.undo("anna")


def test_a_choice_is_taken_back_by_those_whose_it_was() -> None:
    m = boat()
    m.play("row 1", "anna")
    with pytest.raises(Illegal):
        m.undo("ben")
    m.undo("anna")
    m.play("row 2", "ben")
    m.undo("ben")
    allies = new("bid", "alliance", NAMES, seed="3")
    play(allies, "bid 5", "bid 1", "bid 5", "bid 1")
    assert question(allies).by == (0, 2)


def test_a_sealed_answer_is_taken_back_by_its_seat_alone() -> None:
    m = auction()
    m.play("bid 3", "anna")
    with pytest.raises(Illegal):
        m.undo("ben")
    m.undo("anna")
    assert m.state.bids == [0, 0, 0]


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(Illegal):
        stroll().undo()


# --- copies -----------------------------------------------------------------------------------------------------------


def in_mid_chain() -> Match:
    """Runner with three cards on the table, none of which has taken effect."""
    m = scripted("dodge", "counter", "counter", "counter", "spy", "aim")
    return play(m, "run 2", "fire", "play dodge", "play counter", "play counter")


def test_a_copy_in_mid_step_is_equal_in_every_respect() -> None:
    m = in_mid_chain()
    assert len(m.step.choices) == 5
    assert whole(m.copy()) == whole(m)


def test_a_copy_is_independent_both_ways() -> None:
    m = in_mid_chain()
    before = whole(m)
    twin = m.copy()
    twin.play("play counter")
    assert whole(m) == before
    m.play("pass")
    assert len(twin.moves) == len(m.moves) == 6
    assert twin.hash() != m.hash()


def test_copies_have_the_same_future_chance() -> None:
    m = boat()
    one, two = m.copy(), m.copy()
    for _ in range(4):
        one.play("rest")
    for _ in range(4):
        two.play("rest")
    assert one.hash() == two.hash()
    assert one.moves == two.moves


def test_undo_on_a_copy_does_not_touch_the_original() -> None:
    m = stroll()
    play(m, "walk 1000,3000", "rest")
    before = whole(m)
    twin = m.copy()
    twin.undo()
    twin.undo()
    assert whole(m) == before
    m.undo()
    assert m.hash() != twin.hash()


def test_a_play_out_leaves_the_match_alone_and_uses_its_own_chance() -> None:
    m = play(runner(), "run 3", "fire")
    before = whole(m)
    ends: Counter[int] = Counter()
    for seed in range(40):
        run = m.playout(SeededDice(f"{seed}"))
        rng = Random(seed)
        while run.decision is not None:
            run.play(rng.choice(run.decision.options))
        ends[run.table.state.outcome] += 1
    assert set(ends) == {1, 2}
    assert whole(m) == before


# --- faults in the rules ----------------------------------------------------------------------------------------------


class Broken(Exception):
    pass


def breaking(right: Any) -> Any:
    """The same rule, but it breaks down when it is done."""
    def wrong(*args: Any) -> Any:
        result = right(*args)
        if isinstance(result, Iterator):
            return after(result)
        raise Broken

    def after(steps: Any) -> Any:
        yield from steps
        raise Broken
    return wrong


@pytest.mark.parametrize("dice", ["seeded", "scripted"])
def test_a_fault_in_mid_step_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch, dice: str) -> None:
    cards = ("smoke", "aim", "smoke", "aim", "spy", "aim")
    m = scripted(*cards, 4, 5) if dice == "scripted" else runner("9")
    play(m, "run 2", "fire")
    while question(m).by != (1,):
        m.play("pass")
    before, twin = whole(m), m.copy()
    with monkeypatch.context() as broken:
        broken.setattr(rules, "shoot", breaking(rules.shoot))
        with pytest.raises(Broken):
            play(m, *["pass"] * 4)
    while len(m.moves) < len(twin.moves):
        twin.undo()
    assert whole(m)[:5] == whole(twin)[:5]
    assert whole(m)[5:] == before[5:]
    for match in (m, twin):
        while question(match).kind == "shot":
            match.play("pass")
    assert m.moves == twin.moves
    assert m.hash() == twin.hash()


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_fault_at_the_start_of_the_next_step_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """The step ends, the next one draws cards unseen by one seat, and then something breaks."""
    m = runner(seed)
    before = whole(m)
    with monkeypatch.context() as broken:
        right = rules.draw
        broken.setattr(rules, "draw", lambda g, seat: (breaking(right) if (g.state.turn, seat) == (2, 1) else right)(g, seat))
        with pytest.raises(Broken):
            m.play("run 0")
    assert whole(m) == before
    other = runner(seed)
    for match in (m, other):
        play(match, "run 0", "run 0")
    assert whole(m) == whole(other)


def test_a_fault_after_the_last_choice_of_a_step_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    m = boat()
    before = whole(m)
    with monkeypatch.context() as broken:
        broken.setattr(lifeboat, "sea", breaking(lifeboat.sea))
        with pytest.raises(Broken):
            m.play("rest")
    assert whole(m) == before
    assert play(m, "rest").hash() == play(boat(), "rest").hash()


# --- suppositions -----------------------------------------------------------------------------------------------------


def hands(match: Match, seat: int, number: int = 60) -> set[tuple[tuple[int, ...], ...]]:
    return {tuple(map(tuple, match.suppose(seat, Random(n)).table.state.hands)) for n in range(number)}


def test_a_seat_supposes_the_others_hand_but_knows_its_own() -> None:
    m = runner("4")
    for seat in (0, 1):
        supposed = hands(m, seat)
        assert {pair[seat] for pair in supposed} == {tuple(m.state.hands[seat])}
        assert len({pair[1 - seat] for pair in supposed}) > 5
        assert {sum(pair[1 - seat]) for pair in supposed} == {3}


def test_what_was_played_in_this_step_was_in_the_hand() -> None:
    m = in_mid_chain()
    for seat in (0, 1):
        for n in range(40):
            state = m.suppose(seat, Random(n)).table.state
            assert sum(state.discard) == 3
            assert state.discard == m.state.discard


def test_a_hand_laid_open_in_this_step_is_known() -> None:
    m = scripted("smoke", "aim", "spy", "counter", "dodge", "dodge", 1)
    play(m, "run 2", "fire")
    while question(m).options[0].text != "play spy":
        m.play("pass")
    assert len(hands(m, 0)) > 5
    play(m, "play spy", "pass")
    assert hands(m, 0) == {tuple(map(tuple, m.state.hands))}
    assert len(hands(m, 1)) > 5, "ben knows no more of anna than before"


def test_a_sealed_bid_is_supposed_afresh_until_the_bids_are_opened() -> None:
    m = auction()
    play(m, "bid 2", "bid 3")
    bids = {tuple(m.suppose(2, Random(n)).table.state.bids) for n in range(200)}
    assert bids == {(one, two, 0) for one in range(1, 6) for two in range(1, 6)}
    assert {m.suppose(0, Random(n)).table.state.bids[0] for n in range(20)} == {2}
    m.play("bid 5")
    assert question(m).kind == "prize"
    for seat in range(3):
        assert {tuple(m.suppose(seat, Random(n)).table.state.bids) for n in range(20)} == {(2, 3, 5)}


def test_a_bid_sealed_after_an_opening_in_the_same_step_is_still_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    one_round = bid.round_of_bids

    def two_rounds(g: bid.G) -> Iterator[Decision]:
        yield from one_round(g)
        yield from one_round(g)

    put_in_place(monkeypatch, changed(bid.RULESET, "rules", next_step=two_rounds))
    m = play(auction(2), "bid 2", "bid 3", "keep", "bid 5")
    assert len(m.step.choices) == 4
    assert {m.suppose(1, Random(n)).table.state.bids[0] for n in range(60)} == {1, 3, 4, 5}
    assert {tuple(m.suppose(0, Random(n)).table.state.bids) for n in range(10)} == {(5, 0)}


def test_the_game_is_told_what_a_seat_knows_of_the_step_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[list[tuple[int, str, list[str]]]] = []

    def listen(board: object, state: Any, seat: int, rng: Random, since: Any) -> Any:
        told.append([(known.seat, known.action.text, [event.name for event in known.told]) for known in since])
        return state.copy()

    put_in_place(monkeypatch, changed(bid.RULESET, "knowledge", suppose=listen))
    m = play(auction(2), "bid 2")
    m.suppose(0, Random(1))
    m.suppose(1, Random(1))
    assert told == [[(0, "bid 2", [])], []]
    m.play("bid 3")
    m.suppose(1, Random(1))
    assert told[-1] == [(0, "bid 2", []), (1, "bid 3", ["has_bid", "opened"])]


def test_a_supposition_goes_on_with_its_own_chance() -> None:
    m = play(auction(2), "bid 1", "bid 2")
    before = whole(m)
    scores: Counter[tuple[int, ...]] = Counter()
    for n in range(60):
        run = m.suppose(1, Random(n))
        run.play(bid.STAKE)
        scores[tuple(run.table.state.scores)] += 1
    assert len(scores) == 2, "the die falls both ways"
    assert whole(m) == before


def test_a_twin_is_a_whole_match_that_looks_the_same_to_the_seat() -> None:
    m = in_mid_chain()
    twin = next(twin for n in range(20) if canonical((twin := m.twin(1, Random(n))).state) != canonical(m.state))
    assert twin.view(1) == m.view(1)
    assert twin.question(1) == m.question(1)
    assert twin.copy().hash() == twin.hash()
    play(twin, "pass")


def test_where_nothing_is_hidden_a_supposition_is_the_truth() -> None:
    m = play(boat(), "row 1")
    assert canonical(m.suppose(1, Random(1)).table.state) == canonical(m.state)


def test_a_seat_for_which_no_supposition_fits_is_our_own_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    m = in_mid_chain()
    monkeypatch.setattr(tests.toys.runner.view, "had_to_hold", lambda seat, since: [])
    monkeypatch.setattr("bocage.core.match.SUPPOSITIONS", 1)
    rng = Random(1)
    with pytest.raises(AssertionError, match="no supposition fits what seat 1 has seen"):
        [m.suppose(1, rng) for _ in range(50)]
