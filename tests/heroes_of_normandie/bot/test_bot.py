"""What bots think of positions, what they do at first sight, and that thinking pays. docs/bots.md has the real measurements."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

import bocage
from bocage.bots import Bot, Viewpoint, make
from bocage.core.decision import Seat
from bocage.core.dice import SeededDice
from bocage.core.match import Match
from bocage.games.heroes_of_normandie import RULESET
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.bot import JUDGES, evaluate, horizon, priors
from bocage.games.heroes_of_normandie.content import Force, Objective, Scenario, Zone
from bocage.games.heroes_of_normandie.rules.asking import ASKED
from bocage.games.heroes_of_normandie.types import by_unit
from tests.heroes_of_normandie.scene import BACK, Scene
from tests.matches import question
from tests.marks import slow, some

pytestmark = slow

SCENARIOS = [each.id for each in RULESET.scenarios]
FORCE = Force(points=1000, zone=Zone(box=(0, 0, 0, 0)))
US, GE = p.US, p.GE


def field(rows: str = "") -> Scene:
    """A field with one objective, around the corner of the squares g7, h7, g8 and h8; it is scored every turn."""
    made = Scenario(id="scene", source={"*": "ours"}, maps="scene", turns=6, first="us", us=FORCE, ge=FORCE, goal="points",
                    scored=(2, 3, 4, 5, 6), objective=(Objective(id="middle", at=(7, 7)),))
    s = Scene(rows, scenario=made)
    s.set("turn: 2")
    return s


def value(s: Scene, seat: int = US) -> float:
    return evaluate(s.board, s.state, Seat(seat))


def weights(s: Scene) -> dict[str, float]:
    """What a bot thinks at first sight, by the text of the options."""
    decision = s.decision
    found = priors(s.board, s.state, decision, decision.options)
    return {option.text: weight for option, weight in zip(decision.options, found, strict=True)}


def favourite(s: Scene) -> str:
    found = weights(s)
    return max(found, key=found.__getitem__)


def play_on(match: Match, bots: Sequence[Bot], until: Callable[[Match], bool]) -> Match:
    """Lets bots play until something is so; every choice is checked."""
    while match.decision is not None and not until(match):
        seat = match.decision.by[0]
        match.play(bots[seat].choose(Viewpoint(match, seat)), seat)
    return match


# --- judging a position -----------------------------------------------------------------------------------------------


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    s = field()
    for outcome, worth in (("us", (1.0, 0.0)), ("ge", (0.0, 1.0)), ("draw", (0.5, 0.5))):
        s.set(f"outcome: {outcome}")
        assert (value(s, US), value(s, GE)) == worth


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_one_side_hopes_the_other_fears(scenario: str) -> None:
    rng = Random(1)
    match = bocage.new("heroes_of_normandie", scenario, ["us", "ge"], seed="hope")
    while match.decision is not None:
        ours, theirs = (evaluate(match.board, match.state, seat) for seat in (Seat(US), Seat(GE)))
        assert 0.0 < ours < 1.0
        assert ours + theirs == pytest.approx(1.0, abs=0.02)         # each counts a little for the cards that only he knows
        match.play(rng.choice(match.decision.options))


def army(s: Scene, us: str = "us_rifle_team d10", ge: str = "ge_fire_group d4") -> Scene:
    """Two officers far off, and these units beside them."""
    s.put("us_lt_officer", "a15")
    s.put("ge_leutnant", "a1")
    for text in (*us.split(", "), *ge.split(", ")):
        kind, at, *more = text.split()
        s.put(kind, at, face=BACK if "back" in more else p.FRONT, suppressed=2 * ("suppressed" in more))
    return s


def unseen(s: Scene) -> Scene:
    """All Germans lie in hiding, far off."""
    for unit, owner in by_unit(s.state.owner):
        if s.board.side[owner] == GE:
            s.set(f"{s.name(unit)}: ambushed, at {s.board.lexicon.squares[unit]}")
    return s


@pytest.mark.parametrize(("better", "worse"), [
    ("us_rifle_team g8", "us_rifle_team d10"),
    ("us_rifle_team e9", "us_rifle_team d10"),
    ("us_rifle_team d10, us_rifle_team d11", "us_rifle_team d10"),
    ("us_rifle_team d10", "us_rifle_team d10 back"),
    ("us_rifle_team d10", "us_rifle_team d10 suppressed"),
    ("us_m4_sherman d10", "us_rifle_team d10"),
], ids=["holds", "closer", "more", "whole", "steady", "dearer"])
def test_a_position_is_better_for_the_american(better: str, worse: str) -> None:
    assert value(army(field(), better)) > value(army(field(), worse))
    assert value(army(field(), better), GE) < value(army(field(), worse), GE)


def test_shelter_is_better_than_the_open() -> None:
    rows = ["." * 15] * 15
    woods = [*rows[:9], "..." + "B" + "." * 11, *rows[10:]]
    open_ground, sheltered = (army(field("\n".join(each)), "us_rifle_team d10", "ge_fire_group d8") for each in (rows, woods))
    assert sheltered.board.start.defence[sheltered.square("d10")] > 0
    assert value(sheltered) > value(open_ground)


def test_points_count_and_late_ones_count_more() -> None:
    first, last = army(field()), army(field())
    even = value(first)
    first.set("us: score 3", "ge: score 1")
    last.set("us: score 3", "ge: score 1", "turn: 6")
    assert even < value(first) < value(last)


def test_the_last_leader_in_sight_of_a_gun_is_worse_than_another_unit_there() -> None:
    """HN-VICTORY-02: what falls with him is the game."""
    def with_gun_at(officer: str, team: str) -> float:
        s = field()
        s.put("us_lt_officer", officer, face=BACK)
        s.put("us_rifle_team", team)
        s.put("ge_leutnant", "a1")
        s.put("ge_fire_group", "h4")
        return value(s)

    assert with_gun_at("h6", "a15") < with_gun_at("a15", "h6") - 0.1


def test_a_side_without_its_last_leader_is_lost() -> None:
    """HN-VICTORY-02: nobody left to give an order."""
    s = army(field(), "us_rifle_team g8, us_rifle_team h8, us_rifle_team f8")
    assert value(s) > 0.5
    s.set("u1: at gone")
    assert value(s) < 0.1


def test_the_way_to_the_prisoner_and_home_with_him() -> None:
    """The farmhouse is worth reaching, then the edge."""
    match = bocage.new("heroes_of_normandie", "farmhouse", ["us", "ge"], seed="way")
    play_on(match, [make("greedy", 1), make("greedy", 2)], lambda match: match.state.turn > 0)
    b, s = match.board, match.state
    unit = next(unit for unit, owner in enumerate(s.owner) if owner == US and b.types[s.kind[unit]].id == "us_fire_team")
    inside = next(square for square in range(b.start.size) if b.objective_squares[0] >> square & 1)
    far = evaluate(b, s, Seat(US))
    s.at[unit] = inside
    there = evaluate(b, s, Seat(US))
    s.prisoner = unit
    s.at[unit] = b.start.size - 1
    assert far < there < evaluate(b, s, Seat(US))


# --- first sight ------------------------------------------------------------------------------------------------------


@slow
@pytest.mark.parametrize(("scenario", "seats"), some([("village", 4), ("battle", 3), *((each, 2) for each in SCENARIOS)], 4))
def test_every_option_of_every_question_has_a_weight(scenario: str, seats: int) -> None:
    kinds = set()
    for number in range(4):
        options = RULESET.random_options(scenario, seats, {}, Random(number)) if number % 2 else {}
        names = [f"s{seat}" for seat in range(seats)]
        match = bocage.new("heroes_of_normandie", scenario, names, seed=str(number), options=options)
        run = match.playout(SeededDice(f"weights/{number}"))
        rng = Random(number)
        while run.decision is not None:
            decision = run.decision
            found = priors(match.board, run.table.state, decision, decision.options)
            assert len(found) == len(decision.options)
            assert all(weight > 0 for weight in found), decision
            kinds.add(decision.kind)
            run.play(rng.choices(decision.options, found)[0] if number < 2 else rng.choice(decision.options))
    assert {"deploy_where", "place_order", "act", "move", "reserve_move", "discard", "before_activation"} <= kinds


def test_every_judge_judges_a_question_that_is_asked() -> None:
    assert set(JUDGES) <= set(ASKED)


def test_a_good_shot_is_taken() -> None:
    s = army(field(), "us_support_team d6", "ge_fire_group d4")
    assert favourite(s.activate(2)).startswith("fire main")


def test_who_sees_nobody_goes_where_points_are_won() -> None:
    s = unseen(army(field(), "us_rifle_team g12"))
    assert favourite(s.activate(2)) == "move"
    s.quietly("move")
    assert favourite(s) in ("step f11", "step g11", "step h11")


def test_who_holds_an_objective_stays() -> None:
    s = unseen(army(field(), "us_rifle_team g8")).activate(2)
    found = weights(s)
    assert found["move"] < 2 * found["decline"]
    s.quietly("move")
    assert favourite(s) in ("stop", "step g7", "step h7", "step h8")


def test_a_strong_unit_assaults_a_weak_one_and_no_other_way_round() -> None:
    strong = army(field(), "us_fire_team d5", "ge_fire_group d4 back").activate(2).quietly("move")
    weak = army(field(), "us_lt_officer d5 back", "ge_assault_group d4").activate(2).quietly("move")
    assert weights(strong)["assault d4"] > 1.0
    assert weights(weak)["assault d4"] < 0.5


def test_the_dearer_target_is_aimed_at() -> None:
    s = army(field(), "us_support_team h12", "ge_leutnant g11, ge_recon_group i11").activate(2).quietly("fire main normal")
    assert (s.asked, favourite(s)) == ("aim", "at g11")


def test_the_lowest_number_goes_to_the_unit_that_has_prey() -> None:
    s = army(field(), "us_support_team d6, us_rifle_team o15", "ge_fire_group d4")
    s.set("s1 orders in hand: 1, 2, bluff", "placer: s1")
    s.begin(p.PLACE_ORDERS)
    assert (s.asked, favourite(s)) == ("place_order", "order 1 u3")


def test_a_bluff_lies_where_no_order_is_missed() -> None:
    s = army(field(), "us_support_team d6, us_rifle_team g8", "ge_fire_group d4")
    s.set("s1 orders in hand: bluff", "placer: s1")
    s.begin(p.PLACE_ORDERS)
    found = weights(s)
    assert found["order bluff u4"] > found["order bluff u3"]


def test_units_are_deployed_one_by_one() -> None:
    match = bocage.new("heroes_of_normandie", "first_contact", ["us", "ge"], seed="1")
    decision = question(match)
    found = priors(match.board, match.state, decision, decision.options)
    assert decision.kind == "deploy"
    assert found[-1] == min(found)
    assert decision.options[-1].verb == "deploy_rest"


def test_poor_cards_are_given_up_and_good_ones_kept() -> None:
    s = army(field())
    s.give(US, "c10", "c28")
    s.set("passed: none")
    s.begin(p.REFILL)
    found = weights(s)
    assert s.asked == "discard"
    assert found["discard c10"] > found["draw"] > found["discard c28"]


def test_the_initiative_is_kept_only_by_who_has_it() -> None:
    for first, better in ((US, True), (GE, False)):
        s = army(field())
        s.give(US, "c21")
        s.set(f"initiative: {p.SIDES[first]}")
        s.begin(p.PASS_INITIATIVE)
        while s.asked_of != US:
            s.play("pass")
        found = weights(s)
        assert (found["play c21"] > 0.5) == better


# --- how far a play-out goes ------------------------------------------------------------------------------------------


def test_a_play_out_ends_after_a_few_activations() -> None:
    s = army(field())
    is_far = horizon(s.board, s.state)
    s.set("phase: act")
    assert not is_far(s.state)
    s.set("s1 orders revealed: 1, 2", "s2 orders revealed: 1")
    assert is_far(s.state)
    s.set("s1 orders revealed: none", "s2 orders revealed: none", "turn: 3")
    assert is_far(s.state)


def test_orders_are_judged_when_all_have_acted() -> None:
    s = army(field())
    s.set("phase: place_orders")
    is_far = horizon(s.board, s.state)
    s.set("phase: act", "s1 orders revealed: 1, 2, 3", "s2 orders revealed: 1, 2, 3")
    assert not is_far(s.state)
    s.set("phase: reserve_start")
    assert is_far(s.state)


# --- playing ----------------------------------------------------------------------------------------------------------


@slow
@pytest.mark.parametrize("scenario", some(SCENARIOS, 2))
def test_bots_play_every_scenario_by_the_rules(scenario: str) -> None:
    match = bocage.new("heroes_of_normandie", scenario, ["us", "ge"], seed="3")
    play_on(match, [make("greedy", 1), make("random", 2)], lambda match: False)
    assert match.result is not None


def test_a_searching_bot_plays_by_the_rules() -> None:
    match = bocage.new("heroes_of_normandie", "first_contact", ["us", "ge"], seed="4")
    play_on(match, [make("mcts:3", 1), make("greedy", 2)], lambda match: match.state.turn > 1)
    assert match.state.turn == 2 or match.result is not None


@slow
@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_thinking_pays(seat: Seat) -> None:
    score = 0.0
    for number in range(2):
        match = bocage.new("heroes_of_normandie", "first_contact", ["us", "ge"], seed=f"pays/{number}")
        bots = [make("random", number), make("random", number)]
        bots[seat] = make("greedy", number)
        result = play_on(match, bots, lambda match: False).result
        assert result is not None
        score += result.scores[seat]
    assert score == 2.0


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_a_bot_does_not_know_what_is_hidden(seat: Seat) -> None:
    """It chooses the same in every game that it cannot tell from this one: other orders, other cards, other ambushes."""
    match = bocage.new("heroes_of_normandie", "bridge", ["us", "ge"], seed="twins")
    bots = [make("greedy", 1), make("greedy", 2)]
    compared = 0
    while compared < 12:
        play_on(match, bots, lambda match: question(match).by == (seat,) and len(question(match).options) > 2
                and match.state.turn > 0)
        twin = match.twin(seat, Random(compared))
        chosen, also = (make("greedy", compared).choose(Viewpoint(each, seat)) for each in (match, twin))
        assert chosen is also or chosen.text == also.text
        match.play(chosen, seat)
        compared += 1
