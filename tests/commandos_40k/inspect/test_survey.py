"""Surveys (inspect/survey.py): answers agree with the rules and know nothing hidden; any text at all may be asked."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest

from bocage.core.match import Match
from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import places_of
from bocage.games.commandos_40k.inspect.answer_types import Drawn
from bocage.games.commandos_40k.inspect.survey import Survey, survey
from bocage.games.commandos_40k.rules.trips import Drawn as Legal
from tests.commandos_40k.asking import WALL, ask, some_game
from tests.commandos_40k.before import before
from tests.commandos_40k.scene import Scene, blade, box, gun, man
from tests.marks import rule


def drawn(s: Scene, text: str) -> Drawn:
    found = ask(s, text).drawn
    assert found is not None
    return found


def shown(zone: Survey) -> set[tuple[int, int, int]]:
    """The places that a zone shows."""
    return {(x, y, z) for left, right, y, z in zone.runs for x in range(left, right + 1, zone.step)}


# --- before the battle ------------------------------------------------------------------------------------------------


@rule("KT-MISSION2-02", "KT-OBJ-03")
def test_a_zone_is_what_will_be_accepted_for_a_marker_and_names_a_place_for_it() -> None:
    s = before("markers", pieces=[box(10, 10, 12, 12, 3, "impassable")])
    s.play("marker 15,16", "marker 6,6")
    zone = ask(s, "zone marker")
    free = shown(zone)
    grid = {(x, y, 0) for x in range(250, 30_000, 250) for y in range(250, 22_000, 250)}
    assert {place for place in grid if s.allows(f"marker {place[0] / 1000},{place[1] / 1000}")} == free
    assert (11000, 11000, 0) not in free
    assert s.allows(zone.way)
    assert (zone.apart, zone.rings) == (4000, ((15000, 16000, 6000), (6000, 6000, 6000))), "what other markers forbid"
    assert not any(hypot(x - cx, y - cy) <= r for x, y, _ in free for cx, cy, r in zone.rings)
    assert drawn(s, "spot marker 15,16.5").rule == "KT-MISSION2-02"
    assert drawn(s, "spot marker 11,11").rule == "KT-OBJ-03"
    assert drawn(s, "spot marker 24,6").legal


@rule("KT-DEPLOY-01", "KT-MISSION2-04", "KT-MISSION1-05")
def test_a_zone_is_what_will_be_accepted_for_a_model_and_names_a_place_for_it() -> None:
    s = before("deploy", pieces=[box(2, 2, 5, 5, 3, "impassable")])
    s.play("deploy a1")
    zone = ask(s, "zone a1 0")
    assert zone.step == 250
    assert all(s.allows(f"at {x / 1000},{y / 1000},{z / 1000:g}") for x, y, z in shown(zone))
    assert s.allows(zone.way)
    assert drawn(s, "spot a1 0 20,11").rule == "KT-MISSION2-04"
    assert drawn(s, "spot a1 0 4,11").legal
    landing = before("deploy", mission=p.AIR_ASSAULT)
    landing.play("deploy b1", "at 2,20", "deploy b2", "at 2,17", "at 2,14").play("deploy a1", dice=[2])
    where = ask(landing, "zone a1 2")
    assert {(x > 15000, y < 11000) for x, y, _ in shown(where)} == {(True, True)}
    assert where.apart == 4000, "and so far from every enemy"
    assert [ring[:2] for ring in where.rings] == [(2000, 20000), (2000, 17000), (2000, 14000)]
    assert survey(landing.board, landing.state, 0, "zone a1 0") is None, "where it lands is not known before its die"


@rule("KT-DEPLOY-01", "KT-MISSION2-02")
def test_a_whole_set_up_is_proposed_each_place_of_which_will_be_accepted_after_those_before_it() -> None:
    s = before("markers", pieces=[box(10, 10, 12, 12, 3, "impassable")])
    s.play("marker 15,16")
    markers = ask(s, "all marker").arranged
    assert len(markers) == 5
    assert markers[0][1] == ask(s, "zone marker").way
    for name, way in markers:
        assert name == "marker"
        assert s.allows(way)
        s.play(way)
    s = before("deploy", mission=p.AIR_ASSAULT)
    models = ask(s, "all b1 0").arranged
    assert [name for name, _ in models] == ["b1", "b2", "b3"]
    for name, way in models:
        if s.asked == "deploy":                     # the last one is not asked about
            s.play(f"deploy {name}")
        assert s.allows(way)
        s.play(way)


def test_nothing_is_told_of_places_when_nothing_is_set_down() -> None:
    s = Scene([man(5, 11)], [man(20, 11)])
    for text in ("zone marker", "zone a1 0", "spot marker 3,3", "spot a1 0 3,3", "zone", "spot", "zone a1", "zone a1 x",
                 "all", "all marker", "all a1 0"):
        assert survey(s.board, s.state, 0, text) is None, text


# --- moves ------------------------------------------------------------------------------------------------------------


@rule("KT-GEOM-20", "KT-GEOM-22")
def test_a_drawn_path_has_its_cost_what_is_left_and_the_cost_of_each_leg() -> None:
    s = Scene([man(5, 11)], [man(20, 11)], [box(6, 10, 7, 12, 1, "difficult")])
    found = drawn(s, "draw normal a1 0 8,11 8,13")
    assert (found.legal, found.rule) == (True, "")
    assert found.legs == (4000, 2000)               # an inch of difficult ground counts twice
    assert (found.cost, found.allowance, found.left) == (6000, 6000, 0)
    far = drawn(s, "draw normal a1 0 8,11 8,14")
    assert (far.legal, far.rule, far.leg, far.left) == (False, "KT-GEOM-20", 1, -1000)
    assert (far.x, far.y) == (8000, 13006)          # the first point beyond what the tolerance still allows


@rule("KT-TERRAIN-01", "KT-MOVE-04", "KT-NORMAL-01")
def test_a_drawn_path_breaks_where_it_meets_a_wall_a_model_or_an_enemys_range() -> None:
    s = Scene([man(5, 11), man(5, 14)], [man(13, 16)], [WALL])
    at_wall = drawn(s, "draw normal a1 0 8,11 9.2,11")
    assert (at_wall.rule, at_wall.leg, at_wall.x) == ("KT-TERRAIN-01", 1, 8371)
    assert drawn(s, "draw normal a1 0 5,14.5").rule == "KT-MOVE-04"
    s.move("b1", 8, 14)
    near = drawn(s, "draw normal a1 0 7,12.5")
    assert (near.rule, near.engaged) == ("KT-NORMAL-01", ("b1",))
    assert drawn(s, "draw charge a1 4 7,12.5").legal


@rule("KT-TERRAIN-05")
def test_a_drawn_path_tells_of_danger_that_all_know() -> None:
    s = Scene([man(5, 11)], [man(20, 11)], [box(6, 10, 7, 12, 1, "dangerous")])
    assert drawn(s, "draw normal a1 0 8,11").dangerous == ("piece1",)
    assert drawn(s, "draw normal a1 0 5,13").dangerous == ()


@rule("KT-RECON-05")
def test_no_survey_tells_of_a_hidden_trap() -> None:
    s = Scene([man(5, 11)], [man(20, 11)], [box(6, 10, 7, 12, 1, "difficult")])
    asked = ("draw normal a1 0 8,11", "reach normal a1 0", "to normal a1 0 8,11", "model a1")
    before = [ask(s, text) for text in asked]
    s.set("team b: traps-allowed 1, traps piece1")
    for seat in (0, 1, None):
        assert [ask(s, text, seat) for text in asked] == before
    s.set("team b: traps none, traps-sprung piece1")
    assert drawn(s, "draw normal a1 0 8,11").dangerous == ("piece1",)


@rule("KT-GEOM-23")
def test_the_region_holds_legal_ends_only_and_as_many_as_can_be_drawn() -> None:
    s = Scene([man(5, 11)], [man(13, 11)], [WALL])
    for kind in ("normal a1 0", "advance a1 6", "charge a1 12"):
        found = ask(s, f"reach {kind}")
        assert 0 < len(found.region) <= 3000
        for x, y, z, cost in Random(kind).sample(found.region, 12):
            assert (x % found.step, y % found.step) == (0, 0)
            assert cost <= found.allowance + s.board.tolerance
            way = ask(s, f"to {kind} {x / 1000},{y / 1000},{z / 1000}").way
            assert way.startswith("path ")
            assert places_of(s.read(way))[-1] == (x, y, z)
    assert {step for kind in ("normal a1 0", "charge a1 3") for step in [ask(s, f"reach {kind}").step]} == {250}
    wide = Scene([man(20, 15)], [man(39, 29)], size=(40, 30))
    assert (ask(wide, "reach normal a1 0").step, ask(wide, "reach advance a1 6").step) == (250, 500)


@rule("KT-GEOM-23")
def test_the_region_reaches_up_to_an_engagement_range() -> None:
    """From 4, 12 a leg ends at 7.5, 14, a hair outside the range of b1; no step of the grid leads there."""
    s = Scene([man(4, 12, base_mm=28.5)], [man(8, 16, base_mm=25)])
    assert (7500, 14_000, 0) in {place[:3] for place in ask(s, "reach normal a1 0").region}


@rule("KT-GEOM-23", "KT-CLIMB-03")
def test_a_way_goes_round_a_wall_up_a_platform_and_ends_near_where_nobody_may_stand() -> None:
    s = Scene([man(5, 11)], [man(25, 11)], [WALL, box(3, 13, 6, 16, 2.5, "climb", "block", stand=True)])
    round_it = ask(s, "to advance a1 6 11,11").way
    assert drawn(s, "draw advance a1 6 " + round_it.removeprefix("path ")).legal
    assert len(round_it.split()) > 2
    for text in ("to normal a1 0 4.5,13.7,2.5", "to normal a1 0 4.5,13.7"):         # the height may be left out
        up = ask(s, text).way
        assert places_of(s.read(up))[-1] == (4500, 13700, 2500)
        assert drawn(s, "draw normal a1 0 " + up.removeprefix("path ")).legal
    near = ask(s, "to normal a1 0 8.5,11").way                                  # there its base would be in the wall
    x, y, _ = places_of(s.read(near))[-1]
    assert 0 < (x - 8500) ** 2 + (y - 11000) ** 2 <= 300 ** 2
    assert ask(s, "to normal a1 0 20,11").way == ""


@rule("KT-MISSION3-08")
def test_a_way_over_the_evacuation_edge_leaves_the_table() -> None:
    s = Scene([man(20, 11)], [man(4, 11)], mission=p.EXFILTRATION, attacker=0)
    s.set("west: a")
    assert ask(s, "to normal b1 0 0,11").way == "leave 0,11"
    assert drawn(s, "draw normal b1 0 0,11").legal
    assert ask(s, "to normal a1 0 30,11").way == ""
    assert drawn(s, "draw advance a1 6 30,11").rule == "KT-MOVE-04"


@rule("KT-REACT-08", "KT-FIGHT-06", "KT-FIGHT-16", "KT-FALLBACK-01", "KT-CHARGE-08", "KT-RECON-09", "KT-SPEC-20")
@pytest.mark.parametrize(("text", "rule_broken"), [
    ("draw retreat b1 a1 14,11", ""), ("draw retreat b1 a1 12,11", "KT-REACT-08"), ("draw retreat b1 a1 17,11", "KT-GEOM-20"),
    ("draw pile_in a1 0 7,11", ""), ("draw pile_in a1 0 4,11", "KT-FIGHT-06"), ("draw pile_in a1 0 9,11", "KT-GEOM-20"),
    ("draw consolidate a1 0 4,11", "KT-FIGHT-16"), ("draw frenzy a1 0 11.005,11", ""), ("draw frenzy a1 0 8,11", "KT-SPEC-20"),
    ("draw failed_charge a1 5 9,11", ""), ("draw failed_charge a1 5 5,12", "KT-CHARGE-08"), ("draw forward a1 0 10,11", ""),
    ("draw fall_back a1 0 10,11", ""), ("draw charge a1 8 10,11", "KT-CHARGE-07"), ("draw charge a1 8 10.8,11", ""),
])
def test_each_kind_of_move_is_judged_as_its_rule_wants_it(text: str, rule_broken: str) -> None:
    s = Scene([man(5, 11)], [man(13, 11)])
    assert drawn(s, text).rule == rule_broken


def test_the_drawing_agrees_with_what_the_question_allows() -> None:
    """In games at random every path question is surveyed: kind, model and number as the client makes them up."""
    seen = set()
    for seed in range(4):
        match = some_game(seed)
        while match.decision is not None and len(match.moves) < 300:
            decision = match.decision
            if isinstance(decision.legal, Legal):
                seen.add(decision.kind)
                agree(match, seed)
            match.play(Random(f"{seed}/{len(match.moves)}").choice(decision.options))
    assert seen >= {"normal_path", "advance_path", "charge_path", "retreat_path"}


def agree(match: Match, seed: int) -> None:
    decision, names = match.decision, match.board.lexicon.models
    assert decision is not None
    assert isinstance(decision.legal, Legal)
    about = RULESET.display.question_facts(match.board, decision)
    asked = f"{decision.kind.removesuffix('_path')} {about['model']} {about.get('foe', about.get('number', 0))}"
    rng = Random(f"{seed}/{decision.kind}")
    state, model = match.state, names.index(about["model"])
    texts = [option.text for option in decision.options if option.verb == "path"]
    texts += [f"path {(state.x[model] + rng.randint(-6000, 6000)) / 1000},{(state.y[model] + rng.randint(-6000, 6000)) / 1000}"]
    for text in texts:
        action = match.read(text)
        found = survey(match.board, state, None, f"draw {asked} {text.removeprefix('path ')}")
        assert found is not None
        assert found.drawn is not None
        verdict = decision.legal.verdict(action)
        assert verdict is not None
        assert (found.drawn.legal, found.drawn.rule, found.drawn.cost) == (not verdict.rule, verdict.rule, verdict.cost)


# --- attacks that are divided -----------------------------------------------------------------------------------------


@rule("KT-SHOOT-09", "KT-FIGHT-10")
@pytest.mark.parametrize(("weapon", "alone", "x"), [("gun", "shot a1 gun b1", 13), ("blade", "blow a1 blade b1", 6.5)])
def test_a_share_of_the_attacks_has_the_chance_of_a_weapon_with_so_many(weapon: str, alone: str, x: float) -> None:
    def chance(text: str, attacks: int) -> Survey:
        s = Scene([man(5, 11, gun(attacks=attacks), blade(attacks=attacks))], [man(x, 11), man(20, 20)])
        found = survey(s.board, s.state, 0, text)
        assert found is not None
        return found

    shares = chance(f"shares a1 b1 3 {weapon}", 3).shares
    told = [chance(alone, number) for number in (1, 2, 3)]
    assert shares == pytest.approx([(each.shots or each.blows)[0].chances.out for each in told])
    assert 0 < shares[0] < shares[1] < shares[2]


# --- no text is too odd -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [
    "", " ", "reach", "reach normal", "reach normal a1", "reach normal a9 0", "reach walk a1 0", "reach normal a1 x",
    "reach normal a1 0 1,2", "reach normal a1 -1", "reach normal a1 ²", "reach retreat b1 b2", "reach retreat b1 7",
    "reach retreat b1 a3", "draw normal a1 0", "draw normal a1 0 8", "draw normal a1 0 8,11,0,0", "draw normal a1 0 x,y",
    "draw normal a1 0 1e9,2", "draw normal a1 0 " + "8,11 " * 33, "to normal a1 0", "to normal a1 0 8,11 9,11", "sight a1",
    "sight a1 a1", "sight a1 c1", "sight a1 b1 b2", "model", "model a1 b1", "model -1", "model a3", "shot a1 gun",
    "shot a1 b1 gun", "shot a1 gun a2", "shot a1 blade b1", "blow a1 gun b1", "blow b1 blade a1", "charge a9",
    "charge a1 a2", "charge a1 b1 x", "charge", "trap piece1", "snap a1 gun zz",
    "shares a1 b1 3", "shares a1 b1 0 gun", "shares a1 b1 99 gun",
    "shares a1 b1 ٣ gun", "shares a1 a2 3 gun", "shares a1 b1 3 lance", "reach frenzy a1 0 0", "draw", "to",
])
def test_what_cannot_be_asked_has_no_answer(text: str) -> None:
    s = Scene([man(5, 11, gun(), blade()), man(5, 14), man(5, 17, out=True)], [man(13, 11), man(20, 20)])
    assert survey(s.board, s.state, 0, text) is None


def test_any_words_in_any_order_are_answered_or_not_but_never_raise() -> None:
    s = Scene([man(5, 11, gun(), blade())], [man(13, 11), man(20, 20)], [WALL])
    words = ["reach", "draw", "to", "charge", "normal", "retreat", "failed_charge", "frenzy", "a1", "b1", "b2", "0", "7", "99",
             "gun", "blade", "8,11", "9.2,11,3", "-1,-1", "99.999,99,99", "5,11", "٣", "½", "a1,b1"]
    asked = ["draw normal a1 0 8,11", "draw retreat b1 a1 15,11", "draw charge a1 7 8,11 9,11", "to normal a1 0 8,11",
             "sight a1 b1", "model b2", "shot a1 gun b1", "snap a1 gun b2", "blow a1 blade b1", "shares a1 b1 7 gun",
             "charge a1 b1 b2"]
    rng = Random("words")
    answered = unanswered = 0
    for _ in range(400):
        text = " ".join(word if rng.random() < 0.8 else rng.choice(words) for word in rng.choice(asked).split())
        found = survey(s.board, s.state, rng.choice((None, 0, 1)), text)
        answered += found is not None
        unanswered += found is None
    assert min(answered, unanswered) > 50


def test_before_the_battle_models_that_wait_have_no_answers() -> None:
    s = Scene([man(None)], [man(13, 11)])
    for text in ("model a1", "reach normal a1 0", "sight b1 a1", "charge b1 a1", "draw normal a1 0 3,3"):
        assert survey(s.board, s.state, 0, text) is None


@rule("KT-GEOM-23", "KT-TERRAIN-04")
def test_as_far_as_it_goes_is_what_is_accepted() -> None:
    """Through 3″ of a bog a model with 6″ walks 3″, whatever the offered paths are."""
    s = Scene([man(15, 11)], [man(28, 20)], [box(10, 6, 20, 16, 0, "difficult")]).begin("move").play("normal a1")
    way = ask(s, "reach normal a1 0").way
    assert way == "path 15,7.998"                           # 0.002″ by the tolerance
    assert s.allows(way)
    assert not any(s.allows(f"path {place}") for place in ("15,7.99", "18.01,11", "12.87,8.87", "17.2,13.1"))


@rule("KT-GEOM-23", "KT-NORMAL-01")
def test_between_engagement_ranges_it_is_pushed_as_far_as_it_goes() -> None:
    """In a pocket between walls, before an enemy: up to just outside its engagement range."""
    walls = [box(10, 5, 14.3, 17, 4, "impassable"), box(15.7, 5, 20, 17, 4, "impassable")]
    s = Scene([man(15, 15.37)], [man(15, 8.4)], [*walls, box(14.3, 16, 15.7, 17, 4, "impassable")]).begin("move")
    s.play("normal a1").play(ask(s, "reach normal a1 0").way)
    assert s.at("a1")[1] < 10662                            # 4.71″ away; the grid of the region ends at 10.75
    assert 1000 < s.gap("a1", "b1") <= 1003
