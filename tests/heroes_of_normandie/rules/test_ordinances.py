"""HN-ORDN: what high command gives the whole army. Smoke is with the templates."""

from __future__ import annotations

from bocage.games.heroes_of_normandie import army as armies
from bocage.games.heroes_of_normandie import content
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Force, Scenario, Zone
from bocage.games.heroes_of_normandie.rules.phases.deploying import places_for, scout_of
from bocage.games.heroes_of_normandie.rules.units import movement
from bocage.games.heroes_of_normandie.types import Directive, by_card, by_recruit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule


def us(ordinance: str) -> tuple[str, str]:
    return f"us; us_8th_regiment; us_field_command = {ordinance}", "ge; ge_902"


def ge(ordinance: str) -> tuple[str, str]:
    return "us; us_8th_regiment", f"ge; ge_902; ge_feldkommando = {ordinance}"


# --- cards ------------------------------------------------------------------------------------------------------------


@rule("HN-ORDN-01")
def test_an_airstrike_lets_that_many_aviation_cards_into_the_deck() -> None:
    """HN-ORDN-01: Airstrike(2) allows two aviation cards, and no artillery."""
    army = armies.read("us; us_8th_regiment; us_field_command = airstrike_2; deck +u09*2")
    assert not armies.broken(army, 1000)
    assert armies.deck_of(army)["u09"] == 2
    for deck in ("+u09*2 +u10", "+u07"):
        army = armies.read(f"us; us_8th_regiment; us_field_command = airstrike_2; deck {deck}")
        assert [breach.rule for breach in armies.broken(army, 1000)] == ["HN-ARMY-15"]


@rule("HN-ORDN-02")
def test_artillery_lets_that_many_artillery_cards_into_the_deck() -> None:
    """HN-ORDN-02: Artillery(1) allows one artillery card, and no aviation."""
    army = armies.read("ge; ge_902; ge_feldkommando = artillery_1; deck +g09")
    assert not armies.broken(army, 1000)
    assert armies.deck_of(army)["g09"] == 1
    for deck in ("+g09*2", "+g06"):
        army = armies.read(f"ge; ge_902; ge_feldkommando = artillery_1; deck {deck}")
        assert [breach.rule for breach in armies.broken(army, 1000)] == ["HN-ARMY-15"]


def improvising() -> Scene:
    """The American has filled his hand and may improvise; the German is asked next, and the scene waits."""
    house = Building(id="H", rooms=((0, 0, 0, 0),), doors=((0, 0, "S"),))
    s = Scene("h . B\n. . .", [house], army=us("improvisation"))
    s.give(0, "c01", "c02")
    s.board.useless = {(p.US, card): False for card, _ in by_card(s.board.cards)}     # whatever the armies lack
    s.begin(p.REFILL)
    assert s.asked == "discard"
    s.play("draw", dice=["c03", "c05"])
    s.set("s2 hand: c09")
    return s


def hand(s: Scene) -> list[str]:
    return [s.board.card_ids[card] for card in s.state.hand[0]]


@rule("HN-ORDN-13")
def test_improvisation_draws_one_more_and_gives_one_up() -> None:
    """HN-ORDN-13: one card above the hand, then one of the five is discarded."""
    s = improvising()
    assert s.asked == "improvise_draw"
    s.play("yes", dice=["c06"])
    assert (s.asked, len(s.options())) == ("improvise", 5)
    s.play("discard c01")
    assert hand(s) == ["c02", "c03", "c05", "c06"]
    assert s.state.discard[0][s.board.card_index["c01"]] == 1


@rule("HN-ORDN-13")
def test_nobody_has_to_improvise() -> None:
    """HN-ORDN-13: the player may draw the card; if he does not, he gives up none."""
    s = improvising().play("no")
    assert s.asked_of == 1
    assert hand(s) == ["c01", "c02", "c03", "c05"]


# --- orders -----------------------------------------------------------------------------------------------------------


def ordering(army: tuple[str, str]) -> Scene:
    s = Scene(army=army)
    for column in "abc":
        s.put("us_rifle_team", f"{column}9")
        s.put("ge_fire_group", f"{column}1")
    s.set("turn: 1", "s1 orders in hand: 1, 2", "s2 orders in hand: 1, 2")
    return s.begin(p.SHARED_TOKEN)


@rule("HN-ORDN-03")
def test_a_battle_plan_gives_a_special_order_every_turn() -> None:
    """HN-ORDN-03: one special order token, turn after turn; two at most with a card's."""
    s = ordering(us("battle_plan"))
    assert s.state.tokens[0].count(p.SPECIAL) == 1
    s = Scene(army=us("battle_plan"))
    s.put("us_rifle_team", "a9")
    s.set("s1: special-orders-to-come 2", "s1 orders in hand: 1", "s2 orders in hand: 1")
    s.begin(p.SHARED_TOKEN)
    assert s.state.tokens[0].count(p.SPECIAL) == 2


@rule("HN-ORDN-04")
def test_the_bluff_ordinance_gives_a_second_bluff() -> None:
    """HN-ORDN-04: one bluff token more."""
    s = ordering(us("bluff"))
    assert (s.state.tokens[0].count(p.BLUFF), s.state.tokens[1].count(p.BLUFF)) == (2, 1)


@rule("HN-ORDN-17")
def test_planning_gives_an_order_more() -> None:
    """HN-ORDN-17: one extra order token, ten at most."""
    s = ordering(us("planning"))
    assert [token for token in s.state.tokens[0] if token <= p.MOST_ORDERS] == [1, 2, 3]
    s = Scene(army=us("planning"))
    s.put("us_rifle_team", "a9")
    s.set("s1 orders in hand: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10", "s2 orders in hand: 1")
    s.begin(p.SHARED_TOKEN)
    assert [token for token in s.state.tokens[0] if token <= p.MOST_ORDERS] == list(range(1, 11))


# --- directives -------------------------------------------------------------------------------------------------------


def directed(kind: Directive, officer: str = "e10") -> Duel:
    """A directive lies on an American officer."""
    s = Duel(army=us("directive_1"))
    unit = s.put("us_captain", officer)
    s.set(f"us: directive-on {s.name(unit)}, directive {p.DIRECTIVES[kind]}")
    return s


@rule("HN-ORDN-07")
def test_a_directive_is_chosen_before_play_and_laid_on_an_officer_with_order() -> None:
    """HN-ORDN-07: some of the four are chosen; at the end of the Order phase one goes on an officer; gone after Reserve."""
    s = Scene(army=us("directive_3"))
    s.give(0, "c01")
    s.begin(p.CHOOSE_DIRECTIVES)
    assert s.options() == [f"directive {name}" for name in p.DIRECTIVES]
    s.play("directive charge", "directive double_time", "directive fire_at_will")
    assert s.state.directives[0] == [p.CHARGE, p.DOUBLE_TIME, p.FIRE_AT_WILL]
    s = Scene(army=us("directive_3"))
    captain = s.put("us_captain", "e9", token=1)
    s.put("us_rifle_team", "e8")
    s.set("s1: directives charge double_time")
    s.begin(p.GIVE_DIRECTIVES)
    assert s.options() == [f"direct charge u{captain + 1}", f"direct double_time u{captain + 1}", "no"]
    s.play(f"direct charge u{captain + 1}")
    assert s.state.directive_on[0] == captain
    assert s.state.directives[0] == [p.DOUBLE_TIME]
    s.give(0, "c01")
    s.begin(p.RESERVE_END).quietly()
    assert s.state.directive_on == [p.NOBODY, p.NOBODY]


@rule("HN-ORDN-07", "HN-GEN-13")
def test_a_directive_may_lie_on_an_officer_in_a_vehicle_or_under_a_concealed_marker() -> None:
    """HN-GEN-13: both are in play, and everybody knows who is under the marker."""
    s = Scene(army=us("directive_1"))
    truck = s.put("us_halftrack", "e9")
    captain, lieutenant, team = s.put("us_captain", ""), s.put("us_lt_officer", "a1"), s.put("us_rifle_team", "e6")
    s.carry(captain, truck)
    s.set(f"{s.name(lieutenant)}: marker_a, traced known", "s1: directives double_time")
    s.begin(p.GIVE_DIRECTIVES)
    assert s.options() == [f"direct double_time u{captain + 1}", f"direct double_time u{lieutenant + 1}", "no"]
    s.play(f"direct double_time u{captain + 1}")
    assert movement(s.board, s.state, team) == 4 + 2        # within 3 squares of the vehicle


@rule("HN-ORDN-07", "HN-ORDN-08")
def test_fire_at_will_helps_against_infantry_near_the_officer() -> None:
    """HN-ORDN-07, HN-ORDN-08: +1 to fire against infantry, within 3 squares of the officer, not further and not against
    vehicles."""
    for at, foe, total in (("e7", "ge_fire_group", 5), ("e6", "ge_fire_group", 4), ("e7", "ge_zundapp", 2)):
        s = directed(p.FIRE_AT_WILL)
        rifles = s.put("us_rifle_team", at)
        s.put(foe, "e2")
        s.activate(rifles).quietly("fire main normal", dice=[1])
        assert s.shots()[0][0] == total, (at, foe)


@rule("HN-ORDN-09")
def test_charge_helps_in_assaults() -> None:
    """HN-ORDN-09: +1 in assaults near the officer."""
    s = directed(p.CHARGE)
    rifles = s.put("us_rifle_team", "e8")
    s.put("ge_fire_group", "e7")
    s.activate(rifles).quietly("move", "assault e7", dice=[3, 3])
    assert s.clashes() == [(7, 6)]


@rule("HN-ORDN-10")
def test_double_time_lengthens_a_movement() -> None:
    """HN-ORDN-10: +2 movement near the officer."""
    s = directed(p.DOUBLE_TIME)
    rifles = s.put("us_rifle_team", "e8")
    s.activate(rifles).quietly("move")
    assert s.state.points_left == 6


@rule("HN-ORDN-11")
def test_hold_your_ground_strengthens_infantry() -> None:
    """HN-ORDN-11: +1 defence to infantry near the officer; vehicles have none."""
    for type, defence in (("us_rifle_team", 6), ("us_willys_50cal", 6)):
        s = directed(p.HOLD_YOUR_GROUND)
        s.put(type, "e8")
        group = s.put("ge_fire_group", "e4")
        s.activate(group).quietly("fire main normal", dice=[1])
        assert s.shots()[0][1] == defence


@rule("HN-ORDN-12")
def test_guardian_makes_terrain_protect_better() -> None:
    """HN-ORDN-12: the bonus of a terrain element is 1 higher for one's own infantry; open ground gives none."""
    for army, row, defence in ((us("guardian"), 2, 5 + 1 + 1), (us("bluff"), 2, 5 + 1), (us("guardian"), 3, 5)):
        s = Duel("""
            . . .
            g . .
            . . .
            . . .
            . . .
        """, army=army)
        s.put("us_rifle_team", f"a{row}")
        group = s.put("ge_fire_group", "a5")
        s.activate(group).quietly("fire main normal", dice=[1])
        assert s.shots()[0][1] == defence


# --- Concealed --------------------------------------------------------------------------------------------------------


@rule("HN-ORDN-05")
def test_a_unit_is_concealed_in_reserve() -> None:
    """HN-ORDN-05: in Reserve a marker, A or B, takes an infantry unit's place, at the start or the end of its movement."""
    s = Scene(army=us("concealed"))
    rifles = s.put("us_rifle_team", "e9")
    others = s.put("us_fire_team", "g9")
    third = s.put("us_bazooka", "i9")
    s.reserve().play(f"activate u{rifles + 1}", "step e8", "conceal 1")
    assert s.state.hidden[rifles] == p.MARKER_A
    s.play(f"activate u{others + 1}", "conceal 2", "step g8", "stop")   # at the start of its movement, and then it goes on
    assert s.state.hidden[others] == p.MARKER_B
    s.play(f"activate u{third + 1}")
    assert s.lacks_all("reserve_move", "conceal")


@rule("HN-ORDN-05", "HN-ABIL-10")
def test_a_concealed_unit_cannot_be_targeted() -> None:
    """HN-ORDN-05, HN-ABIL-10: like an ambushed one."""
    s = Duel(army=us("concealed"))
    rifles = s.put("us_rifle_team", "e8")
    group = s.put("ge_fire_group", "e5")
    s.activate(group)
    assert s.fires() == ["fire main normal"]
    s.set(f"{s.name(rifles)}: marker_a")
    s.activate(group)
    assert s.fires() == []


@rule("HN-ORDN-05")
def test_only_infantry_is_concealed_and_only_in_reserve() -> None:
    """HN-ORDN-05: not vehicles, not in Activation, not without the ordinance."""
    s = Duel(army=us("concealed"))
    rifles, car = s.put("us_rifle_team", "e9"), s.put("us_willys_50cal", "g9")
    s.activate(rifles).quietly("move")
    assert s.lacks("conceal 1", "move")
    s.set(f"{s.name(rifles)}: fresh")
    s.reserve().play(f"activate u{car + 1}")
    assert s.lacks("conceal 1", "reserve_move")
    s = Duel()
    s.put("us_rifle_team", "e9")
    s.reserve().play("activate u1")
    assert s.lacks("conceal 1", "reserve_move")


@rule("HN-ORDN-05", "HN-ORDN-06")
def test_a_revealed_unit_gives_its_marker_back() -> None:
    """HN-ORDN-05, HN-ORDN-06: spotted in Activation, it keeps its face, and the marker may be used in the coming Reserve
    phase."""
    s = Duel(army=us("concealed"))
    rifles = s.put("us_rifle_team", "e9", face=BACK, hidden=p.MARKER_A)
    s.set("s1: concealed-free b", f"{s.name(rifles)}: traced known")
    group = s.put("ge_fire_group", "g5")
    s.activate(group).quietly("move", "step f5")
    assert s.state.hidden[rifles] == p.OPEN
    assert s.face(rifles) == BACK
    s.set("moving: nobody")
    s.reserve().play(f"activate u{rifles + 1}")
    assert "conceal 1" in s.options()


@rule("HN-ORDN-06")
def test_a_marker_found_in_reserve_waits_for_the_next_reserve_phase() -> None:
    """HN-ORDN-06: from the next Reserve phase on."""
    s = Scene(army=us("concealed"))
    rifles = s.put("us_rifle_team", "e9", hidden=p.MARKER_A)
    s.put("us_rifle_team", "k9")
    s.set("s1: concealed-free none", f"{s.name(rifles)}: traced known")
    s.put("ge_fire_group", "e5")
    s.give(0, "c01")
    s.reserve().play(f"activate u{rifles + 1}", "step e8")
    assert s.state.hidden[rifles] == p.OPEN
    s.play("stop", "activate u2")
    assert s.lacks("conceal 1", "reserve_move")
    s.begin(p.RESERVE_END).quietly()
    s.set("u2: marks none")                                            # the next turn
    s.reserve().play("activate u2")
    assert "conceal 1" in s.options()


@rule("HN-ORDN-05", "HN-MULTI-04")
def test_allies_share_one_set_of_markers() -> None:
    """HN-ORDN-05, HN-MULTI-04: an ally uses the markers that lie on the tile of high command; there are two in all."""
    army = ("us; us_8th_regiment; us_field_command = concealed", "ge; ge_902", "us; us_22nd_regiment")
    s = Scene(army=army, side=(0, 1, 0))
    units = [s.put("us_rifle_team", square, seat=2) for square in ("c9", "e9", "g9")]
    s.reserve(2)
    for number, unit in enumerate(units[:2]):
        s.play(f"activate u{unit + 1}", f"conceal {number + 1}", "stop")
    assert [s.state.hidden[unit] for unit in units] == [p.MARKER_A, p.MARKER_B, p.OPEN]
    s.play(f"activate u{units[2] + 1}")
    assert s.lacks_all("reserve_move", "conceal")


# --- Infiltration, Initiative, MG Nest --------------------------------------------------------------------------------


def battle(army: tuple[str, str]) -> Scene:
    """Zones of three rows; nobody is deployed."""
    scenario = Scenario(id="scene", source={"*": "ours"}, maps="scene", turns=6, first="us", goal="points",
                        us=Force(points=1000, zone=Zone(box=(0, 12, 14, 14))),
                        ge=Force(points=1000, zone=Zone(box=(0, 0, 14, 2))))
    return Scene(army=army, scenario=scenario)


@rule("HN-ORDN-14")
def test_infiltration_gives_scout_6_and_the_concealed_markers() -> None:
    """HN-ORDN-14: all units of the tile deploy up to 6 squares beyond the zone; two markers; Americans need their tile."""
    s = battle(("us; us_8th_regiment = us_infiltration; us_22nd_regiment", "ge; ge_902"))
    b = s.board
    scouts = [scout_of(b, number) for number, made in by_recruit(b.recruits) if made.seat == 0 and made.tile == 0]
    assert scouts == [6] * len(scouts)
    officer = next(number for number, made in by_recruit(b.recruits) if b.types[made.kind].id == "us_lt_officer")
    rows = {b.start.row[square] for square in places_for(b, s.state, officer)}
    assert min(rows) == 12 - 6
    other = next(number for number, made in by_recruit(b.recruits) if made.tile == 1)
    assert min(b.start.row[square] for square in places_for(b, s.state, other)) == 12
    assert s.state.markers_free[0] == 3
    assert content.load().options["us_infiltration"].only == ("us_8th_regiment",)


@rule("HN-ORDN-15", "HN-MULTI-15")
def test_the_initiative_is_kept_once() -> None:
    """HN-ORDN-15, HN-MULTI-15: when the marker would be turned over; used up; the next turn it passes normally."""
    s = Scene(army=us("initiative"))
    s.put("us_captain", "e9")
    s.put("ge_leutnant", "e1")
    s.give(0, "c22")
    s.begin(p.PASS_INITIATIVE)
    assert "use initiative" in s.options()
    s.play("use initiative").quietly()
    assert s.state.initiative == p.US
    assert s.told("initiative_kept") == [(p.US,)]
    assert s.state.stock == [0]
    s.begin(p.PASS_INITIATIVE).quietly()
    assert s.state.initiative == p.GE


@rule("HN-ORDN-15")
def test_the_initiative_ordinance_only_keeps_what_one_has() -> None:
    """HN-ORDN-15: whoever has not the initiative is not asked."""
    s = Scene(army=us("initiative"))
    s.put("us_captain", "e9")
    s.put("ge_leutnant", "e1")
    s.set("initiative: ge")
    s.begin(p.PASS_INITIATIVE)
    assert s.state.initiative == p.US
    assert s.state.stock == [1]


@rule("HN-ORDN-16")
def test_the_nest_is_placed_at_the_end_of_a_reserve_phase() -> None:
    """HN-ORDN-16: on a free square infantry may enter, outside the enemy's deployment zone; when its owner likes, once."""
    s = battle(ge("mg_nest"))
    s.put("us_rifle_team", "e8")
    s.give(0, "c01")
    s.begin(p.RESERVE_END).quietly()
    assert (s.asked, s.asked_of) == ("place_nest", 1)
    options = s.options()
    assert "onto e8" not in options
    assert "onto e13" not in options
    assert "onto e12" in options
    assert "onto e1" in options
    s.play("no")
    assert s.asked == "discard"
    s.begin(p.RESERVE_END).quietly("onto e7")
    nest = len(s.state.at) - 1
    assert s.at(nest) == "e7"
    assert s.board.types[s.state.kind[nest]].id == "ge_mg_nest"
    s.begin(p.RESERVE_END).quietly()
    assert s.asked == "discard"
    assert s.face(nest) == FRONT
