"""Commandos 40 000 in a terminal: what is drawn fits, what is told reads, what is hidden stays hidden, all can be looked up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bocage
from bocage.core.event import Event
from bocage.core.match import Match
from bocage.core.outcomes import Odds, Outcome
from bocage.core.screen import PHASE, TURN, Line, Look, length_of
from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.screens import KScreen
from tests.cli.terminal import run, said, too_wide
from tests.commandos_40k.scene import Scene, box, gun, man
from tests.marks import rule, slow
from tests.positions import put_lines

FIELDS = ("plaza", "pipeworks", "outpost", "crash")
GAMES = [(card.id, field) for card, field in zip(RULESET.scenarios, FIELDS, strict=False)] + [("rescue", "crash")]
SIGNS = set("█▓□▒∩╫░♣·×")


def new(mission: str, field: str = "plaza", seed: str = "1", **options: str) -> Match:
    return bocage.new("commandos_40k", mission, ("Anna", "Ben"), seed, {"board": field, **options})


def screen_of(match: Match, lang: str = "en") -> KScreen:
    return KScreen(match.board, lang)


def seen(match: Match, seat: int | None) -> Any:
    return match.view(seat)


def positions(match: Match, seed: int, every: int = 90) -> Iterator[Match]:
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


def drawn(s: Scene, seat: int | None = 0, look: Look | None = None) -> list[str]:
    return text(KScreen(s.board, "en").draw(s.view(seat), look or Look(80)))


def told(s: Scene, seat: int | None = 0, lang: str = "en") -> list[str]:
    return KScreen(s.board, lang).tell(s.view(seat))


def row_of(lines: list[str], row: int) -> str:
    """A line of the table, from its western edge on."""
    return next(line for line in lines if line.startswith(f"{row:>2} "))[4:]


def place(s: Scene, name: str, lang: str = "en", seat: int | None = 0) -> list[str]:
    return KScreen(s.board, lang).place(s.view(seat), name)


# --- everything can be shown ------------------------------------------------------------------------------------------


@slow
@pytest.mark.parametrize(("mission", "field"), GAMES)
def test_every_view_is_drawn_within_the_width_and_told_in_sentences(mission: str, field: str) -> None:
    for match in positions(new(mission, field, "2"), 2):
        for lang in ("fr", "en"):
            screen = screen_of(match, lang)
            for seat in (0, 1, None):
                view = seen(match, seat)
                for look in (Look(80), Look(120), Look(80, ascii=True), Look(40)):
                    lines = screen.draw(view, look)
                    assert max(map(length_of, lines)) <= look.width, text(lines)
                assert not SIGNS & set("".join(text(screen.draw(view, Look(80, ascii=True)))))
                for line in (*screen.tell(view), *screen.stocks(view), *screen.place(view, "")):
                    assert not SIGNS & set(line), line
                    assert line.endswith("."), line
                    assert ".." not in line, line


@pytest.mark.parametrize("field", FIELDS)
def test_every_model_and_marker_on_the_table_is_drawn(field: str) -> None:
    for match in positions(new("rescue", field, "4"), 4, every=150):
        view = seen(match, 0)
        for width in (80, 40):
            table = "".join(line[4:] + " " for line in text(screen_of(match).draw(view, Look(width)))
                            if line[:2].strip().isdigit() and line[2:3] == " ")
            for each in (*(model for model in view.models if model.where == "table"),
                         *(marker for marker in view.markers if marker.state != "removed")):
                assert each.id in table, (each.id, table)


# --- the table --------------------------------------------------------------------------------------------------------


def test_models_stand_where_they_are_two_columns_to_the_inch() -> None:
    s = Scene([man(5, 11)], [man(20, 3)])
    lines = drawn(s)
    assert row_of(lines, 11).index("a1") == 9
    assert row_of(lines, 3).index("b1") == 39
    assert lines[1].split() == ["0", "5", "10", "15", "20", "25", "30"]


def test_models_on_two_floors_are_drawn_beside_each_other() -> None:
    s = Scene([man(5, 11), man(5, 11, z=3)], [man(20, 3)], [box(3, 9, 7, 13, 3, "climb", "block", stand=True, bottom=2.9)])
    assert "a2a1" in row_of(drawn(s), 11) or "a1a2" in row_of(drawn(s), 11)
    assert "5, 11, 3″ up" in words(drawn(s))


def test_the_ground_is_drawn_by_what_it_is_to_a_model() -> None:
    wall = box(2, 2, 6, 2.25, 4, "climb", "block")
    lintel = box(6, 2, 8, 2.25, 4, "climb", "block", bottom=2.6)
    others = (box(2, 6, 4, 8, 0, "difficult"), box(10, 6, 12, 8, 0, "dangerous"), box(2, 12, 4, 14, 4, "impassable", "block"),
              box(10, 12, 12, 12.5, 1, "climb", "block"), box(14, 12, 16, 14, 3, "difficult", "obscure"))
    s = Scene([man(20, 20)], [man(25, 20)], [[wall, lintel], *others])
    lines = drawn(s)
    assert row_of(lines, 2)[4:16] == "▓▓▓▓▓▓▓▓∩∩∩∩"
    assert row_of(lines, 6)[4:8] == "::::"
    assert row_of(lines, 6)[20:24] == "!!!!"
    assert row_of(lines, 12)[4:8] == "████"
    assert row_of(lines, 12)[20:24] == "▒▒▒▒"
    assert row_of(lines, 13)[20:24] == "· · "
    assert row_of(lines, 12)[28:32] == "♣♣♣♣"
    assert row_of(drawn(s, look=Look(80, ascii=True)), 2)[4:16] == "########nnnn"


@rule("KT-MISSION3-02", "KT-MISSION3-08")
def test_zones_stand_under_the_table_before_the_battle_and_the_way_out_beside_it_afterwards() -> None:
    match = new("exfiltration", roles="first")
    rng = Random(1)
    while match.state.phase < p.DEPLOY:
        assert match.decision is not None
        match.play(rng.choice(match.decision.options))
    west = "ab"[match.state.west]
    lines = text(screen_of(match).draw(seen(match, 0), Look(80)))
    zones = next(line for line in lines if line.strip() and set(line) <= set("ab "))
    assert zones[4:] == west * 16 + " " * 28 + ("b" if west == "a" else "a") * 16
    assert f"Side {west.upper()} is set up between 0″ and 8″ across." in screen_of(match).tell(seen(match, 0))
    while not match.state.round:
        assert match.decision is not None
        match.play(rng.choice(match.decision.options))
    lines = text(screen_of(match).draw(seen(match, 0), Look(80)))
    assert not any(line.strip() and set(line) <= set("ab ") for line in lines)
    way_out = "<" if match.state.west == match.state.attacker else ">"
    assert sum(way_out in line for line in lines[2:24]) == 22


def test_a_narrow_terminal_gets_the_table_in_strips() -> None:
    match = new("rescue")
    lines = text(screen_of(match).draw(seen(match, 0), Look(44)))
    assert sum(line.startswith(" 7 ") for line in lines) == 2
    assert [line.split() for line in lines if line.strip() and set(line) <= set(" 0123456789")] == [
        ["0", "5", "10", "15"], ["15", "20", "25", "30"]]


# --- what is said of models, markers, traps ---------------------------------------------------------------------------


@rule("KT-ACT-02")
def test_what_has_become_of_a_model_is_listed() -> None:
    s = Scene([man(5, 11, light=1, shaken=True, tokens=("charged", "tried")), man(out=True)],
              [man(6.5, 11, wounds=3, hp=2, tokens=("shot",))])
    assert "5, 11 [1 light wound, shaken, charged, engaged with b1]" in words(drawn(s))
    assert "[2 of 3 HP, has shot, engaged with a1]" in words(drawn(s))
    assert "Out of action: a2" in words(drawn(s))
    assert any(line.endswith("(a1), en 5\u00a0; 11, 1 blessure légère, secouée, a chargé, engagée avec b1.")
               for line in told(s, lang="fr"))


@rule("KT-MISSION1-06", "KT-MISSION1-08")
def test_markers_say_their_state_and_who_controls_them() -> None:
    s = Scene([man(5, 11)], [man(20, 3)], mission=p.AIR_ASSAULT)
    s.set("marker m1: at 5 12", "marker m2: at 15 12, sabotaged")
    lines = drawn(s)
    assert "Objective marker A (m1) · 5, 12 · intact · controlled: Side A" in words(lines)
    assert "Objective marker B (m2) · 15, 12 · sabotaged" in words(lines)
    assert row_of(lines, 12).index("m1") == 9
    assert "Side A 2 – 2 Side B" in words(lines)


@rule("KT-RECON-04", "KT-RECON-05")
def test_a_trap_is_drawn_and_told_only_to_who_laid_it_until_it_is_met() -> None:
    s = Scene([man(5, 11)], [man(20, 3)], [box(10, 10, 12, 12, 1, "climb", "block")])
    s.set("team a: traps piece1")
    for seat in (0, 1, None):
        assert ("×" in row_of(drawn(s, seat), 11)) == (seat == 0)
        assert any("trap" in line.lower() for line in told(s, seat)) == (seat == 0)
    s.set("team a: traps-shown piece1")
    assert "Known trap: Obstacle (11, 11)" in words(drawn(s, 1))
    assert "×" in row_of(drawn(s, 1), 11)


@rule("KT-RECON-01")
def test_a_recon_card_is_not_shown_before_both_are_chosen() -> None:
    match = new("rescue")
    while match.decision is not None and match.decision.kind != "recon":
        match.play(match.decision.options[0])
    match.play("recon lay_traps")
    for seat in (0, 1, None):
        assert "Lay traps" not in words(text(screen_of(match).draw(seen(match, seat), Look(80))))


def test_tactics_are_listed_with_what_they_cost() -> None:
    s = Scene([man(5, 11)], [man(20, 3)], cp=(1, 0))
    assert "Tactics you could pay for: Decisive shot" in words(drawn(s))
    assert "Insane courage" not in words(drawn(s))
    assert "Tactics" not in words(drawn(s, 1))
    s.set("team a: tactics-used decisive_shot")
    one, two = KScreen(s.board, "en").stocks(s.view(0))
    assert words([one]).startswith("Side A: 1 CP; Decisive shot (1 CP, used in this phase), Decisive move (1 CP)")
    assert words([two]).startswith("Side B: 0 CP; Decisive shot (1 CP), ")


# --- looking up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "typed", "found"), [
    ("en", "a1", "Section Chief (a1), Side A, not yet set up, Leader. Move 6″, Toughness 3, Save 5+"),
    ("fr", "A1", "Mouvement 6″, Endurance 3, Sauvegarde 5+, Points de vie 1"),
    ("en", "15,11", "Statue (15, 11): impassable 5″."), ("fr", "1,1", "Rien que la table en 1 ; 1."),
    ("en", "ruin", "Ruin (7, 5.5): wall to climb 4″, doorway 2.6″, place to stand on 3″, window."),
    ("fr", "relance", "Relance tactique. À toute phase"), ("en", "smoke", "Smoke screen. "),
    ("en", "lanc", "Lancer (a2), Side A"), ("en", "31,5", ""), ("en", "xyz", ""), ("en", "a99", ""), ("en", "a1 b1", "")])
def test_models_points_terrain_and_tactics_are_looked_up(lang: str, typed: str, found: str) -> None:
    match = new("rescue")
    lines = screen_of(match, lang).place(seen(match, 0), typed)
    assert found in words(lines) if found else not lines, lines


@rule("KT-MEASURE-03")
def test_between_two_models_the_distance_and_both_sights_are_told() -> None:
    wall = box(9, 0, 9.25, 22, 4, "climb", "block")
    s = Scene([man(5, 11), man(12, 11)], [man(16, 11)], [wall])
    assert place(s, "a2 b1") == [
        "From – (a2) to – (b1): 2.7″.", "– (a2) sees – (b1) in clear view.", "– (b1) sees – (a2) in clear view."]
    assert place(s, "a1 b1")[1:] == ["– (a1) does not see – (b1).", "– (b1) does not see – (a1)."]
    assert place(s, "a1 a1") == []
    s.move("a1", 10, 11)
    assert place(s, "a1 b1", "fr")[1] == "– (a1) voit – (b1), masquée."


def test_a_marker_is_looked_up_by_its_name() -> None:
    s = Scene([man(5, 11)], [man(20, 3)])
    s.set("marker m1: at 5 12")
    assert place(s, "m1") == ["Objective marker A (m1), 5, 12, face down, controlled: Side A."]
    assert place(s, "m2") == []


# --- options ----------------------------------------------------------------------------------------------------------


def choices(s: Scene, lang: str = "en") -> dict[str, Any]:
    decision = s.decision
    assert decision is not None
    screen = KScreen(s.board, lang)
    return {action.text: screen.choice(s.state, decision, action) for action in decision.options}


def test_moves_stand_under_the_models_that_could_make_them() -> None:
    s = Scene([man(5, 11), man(5, 15)], [man(20, 3)]).begin("move")
    found = choices(s, "fr")
    assert (found["normal a2"].who, found["normal a2"].label) == ("– (a2)", "Mouvement normal")
    assert found["end"].who == ""


def test_a_lone_model_is_named_with_each_move() -> None:
    s = Scene([man(5, 11)], [man(20, 3)]).begin("move")
    found = choices(s)
    assert (found["normal a1"].who, found["normal a1"].label) == ("", "Normal move: – (a1)")


def test_suggested_places_are_folded_and_staying_is_not() -> None:
    s = Scene([man(5, 11)], [man(20, 3)]).begin("move").play("normal a1")
    for action, choice in choices(s).items():
        assert choice.minor == action.startswith("path ")


def test_shots_come_before_tactics_and_ways_out_come_last() -> None:
    s = Scene([man(5, 11, gun(), light=1)], [man(20, 11)], cp=(1, 0)).begin("shoot").play("shoot a1")
    kinds = [choices(s)[action].kind for action in ("fire gun b1", "use tough_as_nails a1", "stop")]
    assert kinds == sorted(kinds)
    assert len(set(kinds)) == 3


def test_points_alone_are_a_path_a_place_or_a_marker_as_the_moment_wants() -> None:
    match = new("rescue")
    screen = screen_of(match)
    for phase, verb in (("markers", "marker"), ("deploy", "at"), ("move", "path")):
        put_lines(RULESET, match.board, match.state, f"phase: {phase}")
        assert screen.complete(match.state, "12.4,5.25") == f"{verb} 12.4,5.25"
    assert screen.complete(match.state, "12,5 13,6,3") == "path 12,5 13,6,3"
    for typed in ("normal a1", "12", "12,5 x", ""):
        assert screen.complete(match.state, typed) == typed


def test_an_activation_begins_with_what_the_model_does() -> None:
    screen = screen_of(new("rescue"))
    assert screen.begins("normal a1")
    assert screen.begins("shoot a1")
    assert not screen.begins("path 1,2")


def test_odds_tell_what_a_roll_may_bring_the_likeliest_first() -> None:
    screen = screen_of(new("rescue"))
    hurt, out = Event(e.LIGHT_WOUND, (0, 1), "KT-TRAUMA-07"), Event(e.OUT, (0,), "KT-TRAUMA-09")
    rolled = Event(e.TRAUMA_ROLLED, (0, (3,), 0, 3), "KT-TRAUMA-03")
    odds = Odds(True, tuple(Outcome(events, chance, chance, chance, None) for events, chance in (
        ((rolled, out), 0.25), ((rolled, hurt), 0.75))))
    assert [(each.text, each.chance) for each in screen.chances(odds)] == [
        (screen.namer.event(event).removesuffix("."), chance) for event, chance in ((hurt, 0.75), (out, 0.25))]


# --- the log ----------------------------------------------------------------------------------------------------------


def test_rounds_and_phases_head_the_log_and_what_nobody_chose_names_its_rule() -> None:
    screen = screen_of(new("rescue"))
    assert screen.heading(Event(e.ROUND, (2,), "KT-ROUND-01")) == TURN
    assert screen.heading(Event(e.PHASE, (1,), "KT-ROUND-01")) == PHASE
    assert screen.heading(Event(e.SUB_PHASE, (1,), "KT-SHOOT-01")) == PHASE
    assert not screen.heading(Event(e.STAYED, (0,), "KT-STAY-01"))
    assert screen.is_forced(Event(e.SHAKEN, (0,), "KT-NERVE-05"))
    assert not screen.is_forced(Event(e.STAYED, (0,), "KT-STAY-01"))


@pytest.mark.parametrize(("mission", "lang", "said"), [
    ("air_assault", "en", "5 rounds. Side A 6 – 0 Side B."), ("rescue", "fr", "5 rounds."),
    ("exfiltration", "fr", "5 rounds. figurines échappées : 0 sur 12.")])
def test_the_summary_says_what_decided(mission: str, lang: str, said: str) -> None:
    match = new(mission, roles="second")
    markers = [f"marker m{number}: at 3 3" for number in (1, 2, 3)]
    put_lines(RULESET, match.board, match.state, "round: 5", "attacker: b", *markers)
    assert words(screen_of(match, lang).summary(seen(match, None))) == said


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("ascii", [False, True])
def test_the_legend_tells_every_sign_of_the_table(field: str, ascii: bool) -> None:
    match = new("rescue", field)
    look = Look(80, ascii)
    legend = words(text(screen_of(match).legend(look)))
    table = text(screen_of(match).draw(seen(match, 0), look))[2:24]
    for sign in set("".join(line[4:] for line in table)) - set(" .·"):
        assert f"{sign} " in legend, sign


# --- a whole game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "form"), [("fr", "--ascii"), ("en", "--plain")])
def test_a_whole_game_is_watched_in_a_terminal(tmp_path: Path, lang: str, form: str) -> None:
    result = run("play", "commandos_40k", "exfiltration", "--bot", "novice", "--bot", "novice", "--seed", "3", "--lang", lang,
                 form, "--save", tmp_path / "game")
    assert result.exit_code == 0, result.output
    assert ("La partie est terminee" if lang == "fr" else "The game is over") in said(result)
    assert "Round 4" in result.stdout
    assert not too_wide(result.stdout)
    if form == "--ascii":
        assert result.stdout.isascii()
        assert re.search(r'\d"', result.stdout)                # inches


def test_a_point_typed_alone_is_a_move_and_one_too_far_is_refused_with_its_rule(tmp_path: Path) -> None:
    match = new("rescue", roles="first")
    rng = Random(1)
    while match.decision is not None and match.decision.kind != "normal_path":
        match.play(rng.choice(match.decision.options))
    assert match.decision is not None
    options = [option for option in match.decision.options if option.verb == "path" and option.text.count(" ") == 1]
    file = tmp_path / "game"
    file.write_text(match.record(), encoding="utf-8")
    result = run("play", "--resume", file, "--lang", "en",
                 typed=["", "29.9,21.9", options[0].text.removeprefix("path "), "", "q"])
    assert result.exit_code == 0, result.output
    assert "KT-" in said(result).partition("29.9,21.9")[2].partition(" > ")[0]
    moved = bocage.load(file.read_text(encoding="utf-8"))
    assert moved.moves[len(match.moves)].text == options[0].text
