"""Heroes of Normandie in a terminal: what is drawn fits, what is told reads, what is hidden stays hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

import bocage
from bocage.core.errors import Unreadable
from bocage.core.event import Event
from bocage.core.match import Match
from bocage.core.outcomes import Odds, Outcome
from bocage.core.screen import Line, Look, length_of
from bocage.core.decision import Seat
from bocage.games import find
from bocage.games.heroes_of_normandie import RULESET
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie import view as views
from bocage.games.heroes_of_normandie.rules.asking import tag
from bocage.games.heroes_of_normandie.screens import HScreen
from bocage.games.heroes_of_normandie.screens.map import around
from bocage.games.heroes_of_normandie.screens.places import rows
from bocage.games.heroes_of_normandie.view import View
from tests.heroes_of_normandie.scene import Scene
from tests.marks import rule, slow
from tests.positions import put_lines

SCENARIOS = [card.id for card in find("heroes_of_normandie").scenarios]
BOXES = set("│─┌┐└┘├┤┬┴┼·|")
LARGE = {"board": "n4+n1/n2+n3"}


def new(scenario: str, seed: str = "1", seats: int = 2, options: dict[str, str] | None = None) -> Match:
    return bocage.new("heroes_of_normandie", scenario, [f"seat{seat}" for seat in range(seats)], seed, options)


def screen_of(match: Match, lang: str = "en") -> HScreen:
    return HScreen(match.board, lang)


def positions(match: Match, seed: int, every: int = 60) -> Iterator[Match]:
    """A random game, looked at now and then and at its end."""
    rng = Random(seed)
    while match.decision is not None:
        if len(match.moves) % every == 0:
            yield match
        match.play(rng.choice(match.decision.options))
    yield match


def text(lines: list[Line]) -> list[str]:
    return ["".join(part for part, _ in line) for line in lines]


def words(lines: list[str]) -> str:
    return " ".join(" ".join(lines).replace("\u00a0", " ").split())


def view_in(match: Match, seat: int | None) -> View:
    return views.view(match.board, match.state, None if seat is None else Seat(seat))


def view_of(s: Scene, seat: int | None) -> View:
    """What a seat sees of a scene, under the name of a scenario that has one."""
    return replace(s.seen_by(seat), scenario="battle")


def drawn(s: Scene, seat: int | None = p.US, look: Look | None = None) -> list[str]:
    return text(HScreen(s.board, "en").draw(view_of(s, seat), look or Look(80)))


def told(s: Scene, seat: int | None = p.US) -> list[str]:
    return HScreen(s.board, "en").tell(view_of(s, seat))


def row_of(lines: list[str], row: int) -> str:
    return next(line for line in lines if line.startswith(f"{row:>2} "))


# --- everything can be shown ------------------------------------------------------------------------------------------


@slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_view_is_drawn_within_the_width_and_told_in_sentences(scenario: str) -> None:
    for match in positions(new(scenario, "2"), 2):
        for lang in ("fr", "en"):
            screen = screen_of(match, lang)
            for seat in (0, 1, None):
                view = view_in(match, seat)
                for look in (Look(80), Look(120), Look(80, ascii=True), Look(40)):
                    lines = screen.draw(view, look)
                    assert max(map(length_of, lines)) <= look.width, text(lines)
                assert not set("·●○▒▓★≈") & set("".join(text(screen.draw(view, Look(80, ascii=True)))))
                for line in (*screen.tell(view), *screen.stocks(view), *screen.place(view, "")):
                    assert not BOXES & set(line), line
                    assert line.endswith((".", ":")), line
                    assert ".." not in line, line


def test_a_map_of_four_boards_is_cut_into_strips_that_hold_every_square_once() -> None:
    match = new("battle", options=LARGE)
    view = view_in(match, 0)
    for width, strips in ((40, 3), (80, 2), (120, 1)):
        lines = text(screen_of(match).draw(view, Look(width)))
        heads = [line for line in lines if line.startswith("   ") and set(line) <= set(" ABCDEFGHIJKLMNOPQRSTUVWXYZ")]
        assert len(heads) == strips
        assert " ".join(heads).split()[-5:] == ["Z", "AA", "AB", "AC", "AD"]
        assert len(" ".join(heads).split()) == 30
        assert max(map(len, lines)) <= width


def test_four_players_are_named_and_an_allys_hand_is_shown() -> None:
    """HN-MULTI-12: allies may look at each other's hands; nobody else may."""
    match = new("battle", seats=4)
    while match.decision is not None and not match.state.turn:
        match.play("deploy_rest" if match.decision.kind == "deploy" else match.decision.options[0])
    seen = words(text(screen_of(match).draw(view_in(match, 0), Look(80))))
    assert "Your hand:" in seen
    assert "Your ally's hand (Second American):" in seen
    assert "Second German" in seen
    assert "hand (First German)" not in seen
    assert "hand" not in words(text(screen_of(match).draw(view_in(match, None), Look(80))))


# --- what stands there ------------------------------------------------------------------------------------------------


def test_counters_stand_on_their_squares_with_side_number_front_and_ground() -> None:
    s = Scene("""
        . . B . .
        . . . . .
        . . . . .
    """)
    team = s.put("us_rifle_team", "c1")
    tank = s.put("ge_panzer_iv", "d2", facing="e")
    lines = drawn(s)
    assert f"●{team + 1}  ▒" in row_of(lines, 1)
    assert f"○{tank + 1}→" in row_of(lines, 2)
    assert row_of(lines, 2).count(f"○{tank + 1}") == 2
    plain = drawn(s, look=Look(80, ascii=True))
    assert f"+{team + 1}  #" in row_of(plain, 1)
    assert f"-{tank + 1}>" in row_of(plain, 2)


def test_markers_are_said_and_shown() -> None:
    s = Scene()
    team = s.put("us_rifle_team", "a1")
    s.set(f"{s.name(team)}: suppressed 2")
    assert f"●{team + 1}!" in row_of(drawn(s), 1)
    assert "[2 Suppressed]" in words(drawn(s))
    assert any(line.endswith("A1, 2 Suppressed.") for line in told(s))


@rule("HN-ORDER-10")
def test_what_an_order_is_only_its_owner_sees() -> None:
    s = Scene()
    team = s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "d1")
    s.set(f"{s.name(team)}: token 3")
    for show in (drawn, told):
        assert "Order 3" in words(show(s, p.US))
        for other in (p.GE, None):
            assert "Order 3" not in words(show(s, other))
            assert "hidden token" in words(show(s, other))


@rule("HN-ABIL-19")
def test_of_a_counter_in_ambush_others_see_only_where_it_lies() -> None:
    s = Scene()
    sniper = s.put("us_sniper", "b2")
    s.set(f"{s.name(sniper)}: ambushed")
    screen = HScreen(s.board, "en")
    for seat, named in ((p.US, True), (p.GE, False), (None, False)):
        seen = words(drawn(s, seat)) + words(screen.place(view_of(s, seat), "b2"))
        assert f"●{sniper + 1}" in seen
        assert ("sniper" in seen.lower()) == named
        assert ("Ambushed" in seen) != named


@rule("HN-CARD-13")
def test_only_the_own_hand_is_drawn_and_both_discards_are_open() -> None:
    match = new("village")
    screen = screen_of(match)
    names = [[screen.say(f"card-{match.board.card_ids[card]}") for card in hand] for hand in match.state.hand]
    for seat, other in ((0, 1), (1, 0)):
        seen = words(text(screen.draw(view_in(match, seat), Look(80))))
        assert all(name in seen for name in names[seat])
        assert not any(name in seen for name in set(names[other]) - set(names[seat]))
    *held, last = [match.board.card_ids[card] for card in match.state.hand[1]]
    put_lines(RULESET, match.board, match.state, f"s2 hand: {', '.join(held)}", f"ge discard: {last}")
    assert f"German, discard: {names[1][-1]}." in words(screen.stocks(view_in(match, 0)))


def test_smoke_covers_the_four_squares_around_its_point() -> None:
    s = Scene()
    s.set("smoke: s1 @c3 2")
    lines = drawn(s)
    assert [row_of(lines, row).count("≈≈≈≈≈") for row in (1, 2, 3, 4)] == [0, 2, 2, 0]
    assert "Smoke at @C3 (−2)" in words(lines)
    assert around("@a1") == ["a1"]
    assert around("@ab2") == ["aa1", "ab1", "aa2", "ab2"]


def test_who_deploys_sees_the_own_zone() -> None:
    match = new("village")
    told = screen_of(match).tell(view_in(match, 0))
    assert any(line.startswith("Your deployment zone: ") and "A15–O15" in line for line in told)
    assert not any("A15–O15" in line for line in screen_of(match).tell(view_in(match, 1)) if line.startswith("Your"))


def test_squares_side_by_side_are_told_as_one() -> None:
    assert rows(["b8", "c8", "d8", "e9", "z1", "aa1", "o2"]) == "B8–D8, E9, Z1–AA1, O2"


def test_objectives_say_where_they_are_and_who_holds_them() -> None:
    match = new("first_contact")
    assert "Objective, @H8, G7–H7, G8–H8, 1 point, held by nobody." in screen_of(match).tell(view_in(match, 0))
    village = new("village")
    assert any(line.startswith("Bâtiment h5, E2–F2, E3–F3, E4–F4, entrée E4/E5") and "objectif, 1 point, à personne" in line
               for line in screen_of(village, "fr").tell(view_in(village, 0)))


# --- looking up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "typed", "found"), [
    ("en", "d8", "D8 Building."), ("fr", "D8", "Bâtiment h7, B8–D8, B9–D9"), ("en", "@a1", "A1 Open ground."),
    ("fr", "luchs", "Luchs : Mouvement"), ("en", "c11", "C11 Road."), ("fr", "un pas", "Un pas de plus."), ("en", "zz9", ""),
    ("en", "@", ""), ("en", "u400", "")])
def test_squares_counters_units_and_cards_are_looked_up(lang: str, typed: str, found: str) -> None:
    match = new("village")
    lines = screen_of(match, lang).place(view_in(match, 0), typed)
    assert found in words(lines) if found else not lines, lines


def test_a_counter_is_looked_up_by_its_number() -> None:
    s = Scene()
    team = s.put("us_rifle_team", "a1", face=p.BACK)
    screen, view = HScreen(s.board, "en"), view_of(s, p.US)
    face = next(type for type in view.types if type.id == "us_rifle_team").faces[1]
    name, values = screen.place(view, f"u{team + 1}")
    assert name == f"u{team + 1} Rifle team (American, A1, damaged face)."
    assert values.startswith(f"Movement {face.move}, Defence {face.defence[0]}, Bonus ")


def test_the_first_counter_is_number_1_on_the_map_in_the_list_in_sentences_in_the_log_and_typed() -> None:
    s = Scene()
    first, second = s.put("us_rifle_team", "a1"), s.put("us_rifle_team", "c1")
    screen, view = HScreen(s.board, "en"), view_of(s, p.US)
    screen.namer.alike |= {s.state.kind[first]}
    assert "●1 " in row_of(drawn(s), 1)
    assert "●1 Rifles A1" in words(drawn(s))
    assert any(line.startswith("Rifles #1, A1") for line in told(s))
    assert screen.namer.counter_name(tag(s.board, s.state, first, p.US)) == "Rifle team #1"
    assert screen.place(view, "u1")[0].startswith("u1 Rifle team (American, A1")
    assert screen.place(view, "u0") == []
    assert RULESET.rules.read(s.board, "activate u1").args == (first,)
    assert RULESET.rules.read(s.board, "activate u2").args == (second,)
    with pytest.raises(Unreadable):
        RULESET.rules.read(s.board, "activate u0")


# --- options ----------------------------------------------------------------------------------------------------------


def test_orders_stand_under_the_unit_that_would_get_them() -> None:
    match = new("first_contact")
    while match.decision is not None and match.decision.kind != "place_order":
        match.play("deploy_rest" if match.decision.kind == "deploy" else match.decision.options[-1])
    assert match.decision is not None
    screen = screen_of(match)
    order = next(option for option in match.decision.options if option.verb == "order")
    choice = screen.choice(match.state, match.decision, order)
    square = match.board.lexicon.squares[match.state.at[order.args[1]]]
    assert choice.label == "Order 1"
    assert choice.who.endswith(f"({square.upper()})")


def test_a_square_alone_is_a_step_of_the_unit_that_moves() -> None:
    s = Scene()
    team = s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "d1")
    screen = HScreen(s.board, "en")
    assert screen.complete(s.state, "a2") == "a2"
    s.activate(team).quietly("move")
    assert screen.complete(s.state, "A2") == "step a2"
    assert screen.complete(s.state, "a2 ne") == "drive a2 ne"
    assert screen.complete(s.state, "stop") == "stop"


def test_an_activation_begins_with_what_the_unit_does() -> None:
    screen = screen_of(new("village"))
    assert screen.begins("move")
    assert screen.begins("fire main normal")
    assert not screen.begins("step a2")


def test_odds_tell_what_a_roll_may_bring_the_likeliest_first() -> None:
    s = Scene()
    group = tag(s.board, s.state, s.put("ge_fire_group", "d1"), p.US)
    missed, lost = Event(e.MISSED, (group,), "HN-FIRE-07"), Event(e.STEP_LOST, (group,), "HN-DAMAGE-02")
    gone = Event(e.ELIMINATED, (group,), "HN-DAMAGE-01")
    outcomes = tuple(Outcome(events, chance, chance, chance, None) for events, chance in (
        ((missed,), 0.5), ((lost,), 0.25), ((lost, gone), 0.25)))
    screen = HScreen(s.board, "en")
    chances = screen.chances(Odds(True, outcomes))
    assert {each.text: each.chance for each in chances} == {
        screen.namer.event(event).removesuffix("."): chance for event, chance in ((missed, 0.5), (lost, 0.5), (gone, 0.25))}
    assert chances[-1].chance == 0.25
    assert not any(each.unwelcome for each in chances)
    wasted, = screen.chances(Odds(True, (Outcome((missed,), 1.0, 1.0, 1.0, None),)))
    assert wasted.unwelcome, "a shot that cannot hit is confirmed first"


@pytest.mark.parametrize(("turns", "lang", "said"), [
    (1, "fr", "Un tour. Américain 0, Allemand 0."), (2, "fr", "2 tours."), (1, "en", "One turn."), (3, "en", "3 turns.")])
def test_the_summary_counts_turns(turns: int, lang: str, said: str) -> None:
    match = new("village")
    put_lines(RULESET, match.board, match.state, f"turn: {turns}")
    assert words(screen_of(match, lang).summary(view_in(match, None))).startswith(said)


@pytest.mark.parametrize("ascii", [False, True])
def test_the_legend_names_every_ground(ascii: bool) -> None:
    match = new("village")
    legend = words(text(screen_of(match).legend(Look(80, ascii))))
    for terrain in match.board.box.terrains:
        assert screen_of(match).say(f"terrain-{terrain}") in legend
