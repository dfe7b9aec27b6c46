"""The suite is itself tested: for each oracle a toy is broken on purpose; the oracle must bite and name the fault shortly."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import new
from bocage.core.action import PASS, Action
from bocage.core.asking import alike
from bocage.core.conformance import Fault, Referee, play_one, still_breaks
from bocage.core.contract import Result
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.errors import Unreadable
from bocage.core.match import Match
from bocage.core.table import Table
from bocage.core.windows import Topic, Window
from bocage.games import find
from tests.core.conformance.planted import Spoil, SpoilGame, bites, played
from tests.marks import slow
from tests.toys import bid, lifeboat, stroll, toy
from tests.toys.runner import rules, state

pytestmark = slow


# --- options ----------------------------------------------------------------------------------------------------------


def test_a_decision_without_options_is_found(spoil: Spoil) -> None:
    spoil(bid, "ACTIONS", bid.ACTIONS[:3])
    bites("bid", "options", "bid has none", lines=16)


def test_an_option_offered_twice_is_found(spoil: Spoil) -> None:
    spoil(lifeboat, "can_do", lambda s: [*lifeboat.ROW[:2], lifeboat.REST, lifeboat.REST])
    bites("lifeboat", "options", "offers one twice", lines=0)


def test_a_question_of_an_unknown_rule_is_found(spoil: Spoil) -> None:
    spoil(rules, "SHOT", Window("shot", "RUN-SHOT-99", rules.SHOT.order, rules.SHOT.answers))
    bites("runner", "options", "unknown rule RUN-SHOT-99", lines=6)


def test_a_question_to_nobody_is_found(spoil_game: SpoilGame) -> None:
    def ask_nobody(g: Any) -> Any:
        yield Decision((), "act", [lifeboat.REST], "LB-ROUND-01", (0, 0))

    spoil_game("lifeboat", "rules", next_step=ask_nobody)
    bites("lifeboat", "options", "asked of nobody", lines=0)


def test_a_sample_that_the_judge_refuses_is_found(spoil: Spoil) -> None:
    right = stroll.sample
    spoil(stroll, "sample", lambda start: [*right(start), stroll.walking([(start[0], start[1] + stroll.STRIDE + 1)])])
    bites("stroll", "legal", "offered but not legal", lines=0)


def test_an_option_that_reads_back_as_another_is_found(spoil_game: SpoilGame) -> None:
    spoil_game("lifeboat", "rules", read=lambda board, text: toy.read(board, text.replace("bail 2", "bail 1")))
    bites("lifeboat", "text form", "'bail 2' does not read back", lines=6)


def test_an_option_that_cannot_be_read_is_found(spoil_game: SpoilGame) -> None:
    spoil_game("runner", "rules",
               board=lambda scenario, options, seats: toy.Board(scenario, seats, [*rules.RUNS, rules.FIRE, PASS]))
    bites("runner", "text form", "does not read back", lines=8)


def test_an_option_that_can_be_chosen_for_ever_is_found(spoil_game: SpoilGame) -> None:
    def row_or_dream(g: Any) -> Iterator[Decision]:
        while (yield Decision((Seat(0),), "act", [lifeboat.REST, lifeboat.ROW[0]], "LB-ROUND-01", (0, 0))) is lifeboat.REST:
            pass
        lifeboat.act(g, lifeboat.ROW[0])

    spoil_game("lifeboat", "rules", next_step=row_or_dream)
    bites("lifeboat", "an option does something", "'rest' leads back to the same question", lines=0)


def test_a_question_that_was_skipped_but_due_is_found(spoil_game: SpoilGame) -> None:
    def rest_then_row(g: Any) -> Iterator[Decision]:
        yield Decision((Seat(0),), "act", [lifeboat.REST], "LB-ROUND-01", (0, 0))
        lifeboat.act(g, alike(g, "act", [lifeboat.REST, lifeboat.ROW[0]]))

    spoil_game("lifeboat", "rules", next_step=rest_then_row)
    bites("lifeboat", "short cuts", "after 'rest' a question was due", lines=1)


def test_a_skipped_question_whose_answers_rarely_differ_is_found(spoil_game: SpoilGame) -> None:
    """Two answers lead to the same unless a die shows a 6; the third leads to the same always."""
    right = lifeboat.round_at_sea

    def drift_and_row(g: Any) -> Iterator[Decision]:
        if not g.state.round:
            yield Decision((Seat(0),), "act", [lifeboat.REST], "LB-ROUND-01", (0, 0))
            first = alike(g, "act", [lifeboat.ROW[0], lifeboat.REST, lifeboat.ROW[1]])
            if g.dice.roll(1)[0] == 6 and first is lifeboat.REST:
                lifeboat.act(g, lifeboat.ROW[0])
        yield from right(g)

    spoil_game("lifeboat", "rules", next_step=drift_and_row)
    bites("lifeboat", "short cuts", "after 'rest' a question was due", lines=1)


def test_an_option_that_only_counts_is_found(spoil_game: SpoilGame) -> None:
    """The sailors may doze as often as they like: only the rounds are counted, so the question is not asked for ever."""
    def row_or_doze(g: Any) -> Steps:
        choice = yield Decision((Seat(0),), "act", [lifeboat.REST, lifeboat.ROW[0]], "LB-ROUND-01", (0, 0))
        g.state.round += 1
        if choice is not lifeboat.REST:
            lifeboat.act(g, choice)

    spoil_game("lifeboat", "rules", next_step=row_or_doze)
    bites("lifeboat", "an option does something", "'rest' only counts or spends", lines=0)


def test_an_option_that_changes_only_what_nobody_sees_is_found(spoil_game: SpoilGame) -> None:
    def row_or_doze(g: Any) -> Steps:
        choice = yield Decision((Seat(0),), "act", [lifeboat.REST, lifeboat.ROW[0]], "LB-ROUND-01", (0, 0))
        if choice is lifeboat.REST:
            g.state.eaten, g.state.biscuits = g.state.eaten + 1, g.state.biscuits - 1
        else:
            lifeboat.act(g, choice)

    spoil_game("lifeboat", "rules", next_step=row_or_doze)
    spoil_game("lifeboat", "knowledge", view=lambda board, s, seat: lifeboat.View(s.round, s.miles, s.water, 0, (), ()))
    bites("lifeboat", "an option does something", "'rest' only counts or spends", lines=0)


def test_an_option_that_tells_the_same_for_ever_and_only_counts_is_found(spoil_game: SpoilGame) -> None:
    def row_or_doze(g: Any) -> Steps:
        choice = yield Decision((Seat(0),), "act", [lifeboat.REST, lifeboat.ROW[0]], "LB-ROUND-01", (0, 0))
        if choice is lifeboat.REST:
            g.state.eaten += 1
            g.tell(lifeboat.RESTED)
        else:
            lifeboat.act(g, choice)

    spoil_game("lifeboat", "rules", next_step=row_or_doze, pieces=lambda board, state: 0)
    bites("lifeboat", "an option does something", "'rest' leads back to the same question again and again", lines=0)


def test_to_pass_may_be_counted_but_not_for_ever(spoil_game: SpoilGame) -> None:
    def row_or_pass(g: Any) -> Steps:
        choice = yield Decision((Seat(0),), "act", [PASS, lifeboat.ROW[0]], "LB-ROUND-01", (0, 0))
        if choice is PASS:
            g.state.eaten += 1
        else:
            lifeboat.act(g, choice)

    spoil_game("lifeboat", "rules", next_step=row_or_pass, pieces=lambda board, state: 0, read=lambda board, text: (
        PASS if text == "pass" else toy.read(board, text)), may_answer=lambda board, state, decision, action, seat: True)
    bites("lifeboat", "an option does something", "'pass' leads back to the same question again and again", lines=0)


# --- seats ------------------------------------------------------------------------------------------------------------


def test_an_option_that_is_nobodys_is_found(spoil_game: SpoilGame) -> None:
    spoil_game("lifeboat", "rules", may_answer=lambda board, state, decision, action, seat: action.verb != "eat")
    bites("lifeboat", "seats", "nobody may choose 'eat", lines=3)


def test_a_seat_that_is_offered_what_it_may_not_choose_is_found(spoil: Spoil) -> None:
    spoil(Match, "options", lambda self, seat: list(self.decision.options))
    bites("lifeboat", "seats", "is not clear", lines=0)


# --- pieces and positions ---------------------------------------------------------------------------------------------


def test_a_card_from_nowhere_is_found(spoil: Spoil) -> None:
    def forget_to_take_it_out(g: Any, seat: int) -> None:
        card = g.dice.draw(g.state.deck, "card", eyes=1 << seat)
        g.state.hands[seat][card] += 1

    spoil(rules, "draw", forget_to_take_it_out)
    bites("runner", "pieces are conserved", lines=3)


def test_an_impossible_position_is_found(spoil: Spoil) -> None:
    spoil(stroll, "forbids", lambda start, action: "")
    bites("stroll", "position", "is in the pond", lines=4)


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_a_refusal_without_a_rule_is_found(spoil_game: SpoilGame) -> None:
    spoil_game("lifeboat", "rules", why_not=lambda board, state, decision, action: "because")
    bites("lifeboat", "refusals", "unknown rule because", lines=3)


def test_a_refusal_that_changes_the_state_is_found(spoil_game: SpoilGame) -> None:
    def punish(board: Any, state: Any, decision: Decision, action: Action) -> str:
        state.water += 1
        return "LB-ACT-01"

    spoil_game("lifeboat", "rules", why_not=punish)
    bites("lifeboat", "refusals or copy", "only tried changed the state", lines=3)


def test_nonsense_that_changes_what_is_asked_is_found(spoil: Spoil, spoil_game: SpoilGame) -> None:
    offered = list(rules.RUNS)

    def learn(board: Any, text: str) -> Action:
        try:
            return toy.read(board, text)
        except Unreadable:
            if text == "fly to the moon":
                offered.append(Action("run", (9,), "run 9"))
            raise

    spoil_game("runner", "rules", read=learn)
    spoil(rules, "RUNS", offered)
    match = new("runner", "meadow", ["a", "b"], seed="1")
    with pytest.raises(Fault, match="gibberish: unreadable text changed"):
        Referee(match, Random(1)).gibberish_is_refused()


# --- exceptions, ends and results -------------------------------------------------------------------------------------


def test_an_exception_of_the_rules_is_found_and_shrunk_to_what_brings_it_about(spoil: Spoil) -> None:
    right = rules.shoot

    def jam(g: Any) -> Iterator[Decision]:
        assert g.state.modifier >= 0, "the rifle jams in the smoke"
        yield from right(g)

    spoil(rules, "shoot", jam)
    failure = bites("runner", "no exception", "the rifle jams in the smoke", lines=12)
    assert "play smoke" in played(failure)
    assert played(failure)[-1] == "pass"


def test_a_game_without_end_is_found_and_not_shrunk(spoil_game: SpoilGame) -> None:
    spoil_game("lifeboat", "rules", is_over=lambda state: False, longest_game=50, audit=lambda board, state: [])
    _, failure = play_one(find("lifeboat"), 7, 0, thorough=0.0)
    assert failure is not None
    assert failure.oracle == "the game ends"
    assert len(played(failure)) == 50


def test_a_game_that_ends_without_a_result_is_found(spoil_game: SpoilGame) -> None:
    spoil_game("bid", "rules", result=lambda board, state: None)
    bites("bid", "a result", "without a result", lines=24)


# --- copies, snapshots, records ---------------------------------------------------------------------------------------


def test_a_copy_that_shares_a_list_is_found(spoil: Spoil) -> None:
    right = state.State.copy

    def share(self: state.State) -> state.State:
        new_one = right(self)
        new_one.hands = self.hands
        return new_one

    spoil(state.State, "copy", share)
    bites("runner", "copy or undo", lines=1)


def test_a_copy_that_shares_a_list_in_a_list_is_told_by_its_place(spoil: Spoil) -> None:
    right = state.State.copy

    def share(self: state.State) -> state.State:
        new_one = right(self)
        new_one.shown = list(self.shown)
        return new_one

    spoil(state.State, "copy", share)
    bites("runner", "state copy", "state.shown.0 is shared", lines=1, thorough=1.0)


def test_a_field_that_is_not_copied_is_found(spoil: Spoil) -> None:
    right = bid.State.copy

    def forget(self: bid.State) -> bid.State:
        new_one = right(self)
        new_one.prize = bid.NO_PRIZE
        return new_one

    spoil(bid.State, "copy", forget)
    bites("bid", "state copy", "a field is missing", lines=1, thorough=1.0)


def test_a_game_that_remembers_outside_its_state_is_found(spoil_game: SpoilGame) -> None:
    walked: list[int] = []

    def forgetful(g: Any) -> Iterator[Decision]:
        walked.append(1)
        yield Decision((g.state.mover,), "walk", [stroll.REST], "STR-TURN-01", (g.state.mover,))
        g.state.x[0] = 1000 + len(walked)
        g.state.turn += 1

    spoil_game("stroll", "rules", next_step=forgetful)
    bites("stroll", "copy", "after 'rest' two copies differ", lines=0)


def test_a_position_that_json_cannot_keep_is_found(spoil_game: SpoilGame) -> None:
    class Pair(bid.State):
        """A tuple comes back from a record as a list."""

        __slots__ = ("pair",)

        def __init__(self, seats: int = 0, sides: int = 0) -> None:
            super().__init__(seats, sides)
            self.pair = (1, 2)

        def copy(self) -> Pair:
            new_one, right = Pair(), bid.State.copy(self)
            for name in bid.State.__slots__:
                setattr(new_one, name, getattr(right, name))
            new_one.pair = self.pair
            return new_one

    right = bid.round_of_bids

    def only_with_a_pair(g: Any) -> Iterator[Decision]:
        yield from right(g) if g.state.pair == (1, 2) else ()

    spoil_game("bid", "rules", next_step=only_with_a_pair, blank_state=Pair,
               first_state=lambda board: Pair(board.seats, board.sides))
    bites("bid", "snapshot", "goes on differently", lines=0, thorough=1.0)


def test_a_snapshot_that_misses_a_field_is_found(spoil_game: SpoilGame) -> None:
    spoil_game("bid", "rules", blank_state=state.State)
    bites("bid", "snapshot", "fields", lines=1, thorough=1.0)


def test_results_with_one_name_for_two_things_are_found_by_their_record(spoil_game: SpoilGame) -> None:
    spoil_game("runner", "rules", bags=lambda board: {"card": ("smoke", "smoke", "dodge", "counter", "spy")})
    bites("runner", "no exception or record", "saved game", lines=2, thorough=1.0)


def test_events_that_a_replay_does_not_tell_are_found(spoil: Spoil) -> None:
    told: list[int] = []
    right = lifeboat.act

    def chat(g: Any, choice: Action) -> None:
        right(g, choice)
        told.append(1)
        g.tell(lifeboat.ROWED, 0, len(told))

    spoil(lifeboat, "act", chat)
    bites("lifeboat", "record or twin worlds", "events", lines=2, thorough=1.0)


# --- undo -------------------------------------------------------------------------------------------------------------


def test_a_fact_laid_open_without_saying_so_is_found(spoil: Spoil) -> None:
    """The spy shows a hand; unless the rules call it a reveal, the spy could be taken back and the hand be known."""
    def peep(g: Any, seat: int, card: int, topic: Topic) -> Iterator[Decision]:
        s = g.state
        if card == state.SPY:
            s.shown[1 - seat] = s.hands[1 - seat][:]
        yield from ()

    spoil(rules, "take_effect", peep)
    bites("runner", "undo or twin worlds", "seat", lines=20, games=200, thorough=1.0)


def test_a_card_played_from_a_hidden_hand_without_a_reveal_is_found(spoil: Spoil) -> None:
    spoil(Table, "reveal", lambda self: None)
    bites("runner", "undo", "a hidden fact and could be undone", lines=8, thorough=1.0)


def test_a_fact_that_only_the_want_of_a_die_shows_is_found(spoil: Spoil) -> None:
    """The watcher's hidden spy makes the runner roll a die. A run without one shows that there is no spy; it may not be taken
    back."""
    right = rules.opportunity_fire

    def trip(g: Any) -> Steps:
        if g.state.hands[state.WATCHER][state.SPY] and g.dice.roll(1)[0] == 1:
            g.tell(rules.MISSED)
        yield from right(g)

    spoil(rules, "opportunity_fire", trip)
    spoil(Referee, "twin_worlds_look_alike", lambda self: None)
    bites("runner", "undo", "a hidden fact and could be undone", lines=8, thorough=1.0)


def test_undo_by_another_seat_is_found(spoil: Spoil) -> None:
    right = Match.undo
    spoil(Match, "undo", lambda self, seat=None: right(self))
    bites("stroll", "undo", "which was another's choice", lines=0)


def test_undo_that_does_not_bring_back_the_view_is_found(spoil: Spoil, spoil_game: SpoilGame) -> None:
    seen: list[int] = []

    def weary(board: Any, position: Any, seat: int | None) -> Any:
        seen.append(1)
        shown = stroll.view(board, position, seat)
        return stroll.View(len(seen), shown.mover, shown.places, shown.there)

    spoil_game("stroll", "knowledge", view=weary)
    spoil(Referee, "twin_worlds_look_alike", lambda self: None)
    bites("stroll", "undo", "a view differs", lines=0)


# --- odds -------------------------------------------------------------------------------------------------------------


def test_a_cut_at_the_wrong_face_is_found(spoil: Spoil) -> None:
    """Rules that tell chance "only 3 and more matters" but ask for 4 get wrong odds; no sample need be drawn to see it."""
    def careless(g: Any) -> Iterator[Decision]:
        if g.dice.roll(1, (3,))[0] >= 4:
            g.tell(rules.HIT, 1)
        else:
            g.tell(rules.MISSED)
        yield from ()

    spoil(rules, "shoot", careless)
    bites("runner", "odds", "hide a face that matters", lines=10, games=200, thorough=1.0)


def test_dice_told_apart_by_their_place_are_found(spoil: Spoil) -> None:
    """The dice of a roll are alike, so exact odds need not try every order; a rule that looks at the first die is wrong."""
    def first_die(g: Any) -> Iterator[Decision]:
        if g.dice.roll(3, (4,))[0] >= 4:
            g.tell(rules.HIT, 1)
        else:
            g.tell(rules.MISSED)
        yield from ()

    spoil(rules, "shoot", first_die)
    bites("runner", "odds", "exact 0.", lines=10, games=200, thorough=1.0)


# --- shrinking --------------------------------------------------------------------------------------------------------


def test_a_shrunk_game_still_breaks_the_same_oracle(spoil: Spoil) -> None:
    spoil(Table, "reveal", lambda self: None)
    failure = bites("runner", "undo", lines=8, thorough=1.0)
    head = failure.record.split("\n")[1]
    seed = head.rpartition("seed ")[2]
    setup = new("runner", "meadow", ["seat1", "seat2"], seed=seed).setup
    texts = played(failure)
    assert still_breaks(find("runner"), setup, texts, "undo") == texts
    assert still_breaks(find("runner"), setup, texts, "odds") is None


def test_a_sound_game_breaks_nothing() -> None:
    setup = new("runner", "meadow", ["a", "b"], seed="1").setup
    assert still_breaks(find("runner"), setup, ["run 1", "pass"], "undo") is None


# --- a sound game ----------------------------------------------------------------------------------------------------


def test_the_result_of_a_toy_is_a_result() -> None:
    match = new("bid", "free", ["a", "b"], seed="1")
    played = Referee(match, Random(1), thorough=0.0).play()
    assert isinstance(played.result, Result)
