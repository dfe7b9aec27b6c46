"""Two people at one terminal with hands hidden from each other: a curtain between their turns, and no secret in the records."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import bocage
from bocage.cli.desk import WIPED, Desk
from bocage.cli.terminal.session import Session
from bocage.core.decision import Decision
from bocage.core.match import Match
from bocage.core.screen import TURN
from bocage.games.heroes_of_normandie.text import HNamer
from bocage.games.operation_commando.text import ONamer
from tests.cli.terminal import refused, run, said, saved, too_wide
from tests.marks import soak

START = ("play", "operation_commando", "historical", "--seed", "5", "--seat", "Anna", "--seat", "Ben")
WAITS = {"fr": "Passez le clavier à", "en": "Pass the keyboard to"}


def new(scenario: str = "historical", seed: str = "5", seats: tuple[str, str] = ("Anna", "Ben")) -> Match:
    return bocage.new("operation_commando", scenario, seats, seed)


def randomly(match: Match, number: int, seed: int = 1) -> Match:
    rng = Random(seed)
    while match.decision is not None and len(match.moves) < number:
        match.play(rng.choice(match.decision.options))
    return match


def screens(text: str) -> list[str]:
    """What stood on the screen between one wiping and the next."""
    return [" ".join(each.replace("\u00a0", " ").split()) for each in text.split("\f")]


def names(match: Match, seat: int, lang: str = "en") -> list[str]:
    namer = ONamer(match.board, lang)
    return [namer.card_name(card).replace("\u00a0", " ") for card in match.state.hand[seat]]


# --- between two turns ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("form", ["--plain", "--ascii", "--auto-pass"])
def test_each_sees_the_own_hand_alone_and_the_curtain_shows_none(file: Path, lang: str, form: str) -> None:
    result = run(*START, "--save", file, "--lang", lang, form, typed=["", "keep", "", "q"])
    assert result.exit_code == 0, result.output
    for_ben, ben, for_anna, anna, left = screens(result.stdout)
    match = new()
    hands = names(match, 0, lang), names(match, 1, lang)
    if form == "--ascii":
        assert result.stdout.isascii()
        hands = ([name for name in hands[0] if name.isascii()], [name for name in hands[1] if name.isascii()])
    assert "Ben" in for_ben
    assert "7 P.V." in for_ben or "7 VP" in for_ben                   # the briefing is still there to be read
    assert "Anna" in for_anna
    if form != "--ascii":
        assert f"{WAITS[lang]} Ben" in for_ben
        assert f"{WAITS[lang]} Anna" in for_anna
    for american in hands[0]:
        assert american in anna
        assert not any(american in other for other in (for_ben, ben, for_anna, left))
    for german in hands[1]:
        assert german in ben
        assert not any(german in other for other in (for_ben, for_anna, anna, left))
    assert not too_wide(result.stdout)


def test_what_happened_meanwhile_is_told_to_each_once(file: Path) -> None:
    result = run(*START, "--save", file, typed=["", "keep", "", "pass", "", "q"])
    _, _, _, anna, _, ben, _ = screens(result.stdout)
    for screen in (anna, ben):
        assert screen.count("Ben: ") >= 1
        assert screen.count("The German keeps") == 1
        assert "Turn 1" in screen
    assert "Anna: " in ben
    assert "Ben, Anna" not in result.stdout


def test_a_whole_game_of_two_at_one_terminal(file: Path) -> None:
    result = run("play", "operation_commando", "initiation", "--seed", "2", "--seat", "Anna", "--seat", "Ben",
                 "--save", file, "--lang", "fr", typed=["1"] * 900)
    assert result.exit_code == 0
    assert "La partie est terminée" in said(result)
    for screen in screens(result.stdout):
        assert not ("Anna >" in screen and "Ben >" in screen)
    assert not too_wide(result.stdout)


def test_a_sealed_choice_is_no_news_to_the_other(file: Path) -> None:
    """The German lays out sixteen hidden terrains; the American learns that he has, not what."""
    match = new("utah", "1")
    typed: list[str] = []
    while match.decision is not None and not match.state.turn:
        typed += ["", match.decision.options[0].text] if not typed or match.moves[-1].seat != match.decision.by[0] else [
            match.decision.options[0].text]
        match.play(match.decision.options[0])
    sealed = [move for move in match.moves if move.sealed and move.seat == 1]
    assert sealed
    result = run("play", "operation_commando", "utah", "--seed", "1", "--seat", "Anna", "--seat", "Ben", "--save", file,
                 typed=[*typed, "q"])
    anna = [screen for screen in screens(result.stdout) if "Anna >" in screen]
    assert "Ben: a secret choice" in " ".join(anna)
    namer = ONamer(match.board, "en")
    hidden = [at for at in range(16) if not match.state.open[at]]
    for at in hidden:
        assert f"{match.board.places[at].upper()} {namer.words(f'terrain-{match.board.terrain_ids[match.state.grid[at]]}')}" \
            not in " ".join(anna)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("form", ["--plain", "--ascii", "--auto-pass"])
def test_hands_and_orders_of_heroes_of_normandie_stay_behind_the_curtain(file: Path, lang: str, form: str) -> None:
    match = bocage.new("heroes_of_normandie", "first_contact", ("Anna", "Ben"), "5")
    namer = match.ruleset.display.namer(match.board, lang)
    assert isinstance(namer, HNamer)
    say = namer.words
    hands = [[say(f"card-{match.board.card_ids[card]}").replace("\u00a0", " ") for card in hand] for hand in match.state.hand]
    result = run("play", "heroes_of_normandie", "first_contact", "--seed", "5", "--seat", "Anna", "--seat", "Ben",
                 "--save", file, "--lang", lang, form, typed=["", "deploy_rest", "", "deploy_rest", "q"])
    assert result.exit_code == 0, result.output
    if form == "--ascii":
        assert result.stdout.isascii()
        hands = [[name for name in hand if name.isascii()] for hand in hands]
    first, one, curtain, other, *_ = screens(result.stdout)
    seats = (0, 1) if "Anna" in first else (1, 0)
    for seat, own, foreign in ((seats[0], one, other), (seats[1], other, one)):
        for name in set(hands[seat]) - set(hands[1 - seat]):
            assert name in own
            assert not any(name in shown for shown in (first, curtain, foreign))
    assert not too_wide(result.stdout)


@pytest.mark.parametrize(("lang", "card", "secret"), [
    ("fr", "Reconnaître le terrain", "un choix secret"), ("en", "Survey the ground", "a secret choice")])
def test_a_recon_card_of_commandos_40k_stays_behind_the_curtain_until_both_are_chosen(
        file: Path, lang: str, card: str, secret: str) -> None:
    match = bocage.new("commandos_40k", "exfiltration", ("Anna", "Ben"), "5")
    while match.decision is not None and match.decision.kind != "recon":
        match.play(match.decision.options[0])
    result = run("play", "--resume", saved(file.parent, match), "--lang", lang, "--plain",
                 typed=["", "recon survey_ground", "", "recon disarm_traps", "", "q"])
    assert result.exit_code == 0, result.output
    _, _, curtain, other, _, shown, *_ = screens(result.stdout)
    assert card not in curtain
    assert other.count(card) == 1                               # only among what the second could choose himself
    assert secret in other
    assert card in shown
    assert not too_wide(result.stdout)


# --- taking back, leaving, wiping -------------------------------------------------------------------------------------


def test_u_at_the_curtain_takes_back_and_never_opens_it(file: Path) -> None:
    match = new()
    match.play("keep")
    match.play("pass")
    result = run("play", "--resume", saved(file.parent, match), typed=["u", "", "q"])
    for_ben, for_anna, anna, _ = screens(result.stdout)
    assert "Pass the keyboard to Ben" in for_ben
    assert "Pass the keyboard to Anna" in for_anna
    assert "Taken back" in anna
    assert "Anna >" in anna
    again = run("play", "--resume", saved(file.parent, new()), typed=["u", "u", "q"])
    assert all("Your hand" not in screen for screen in screens(again.stdout))
    assert "CORE-UNDO" in said(again)


def test_behind_the_curtain_only_the_own_choice_is_taken_back(file: Path) -> None:
    match = new()
    match.play("keep")
    match.play("pass")
    result = run("play", "--resume", saved(file.parent, match), typed=["", "u", "q"])
    assert "CORE-UNDO" in said(result)
    assert "Taken back" not in said(result)


def test_windows_are_let_pass_until_the_turn_ends(file: Path) -> None:
    """Whatever is held: nobody is asked, and the curtain does not fall for it; in the next turn both are asked again."""
    rng, match = Random(1), new()
    while match.decision is not None and match.decision.kind != "cancel":
        match.play(rng.choice(match.decision.options))
    assert match.decision is not None
    by = match.decision.by
    session, asked = Session(match, Desk("en"), file, True), list[int](by)
    assert not session.lets_pass(match.decision, asked)
    session.keys.let_windows_pass(asked)
    assert session.lets_pass(match.decision, asked)
    assert not session.lets_pass(Decision(by, "bid", match.decision.options), asked)
    session.go_on()
    assert match.moves[-1].text == "pass"
    assert session.passed == {len(match.moves) - 1}
    session.keys.let_windows_pass(asked)
    assert not session.lets_pass(Decision(by, "cancel"), asked)
    session.keys.let_windows_pass(asked)
    match.log.append(next(event for event in match.log if session.screen.heading(event) == TURN))
    assert not session.lets_pass(Decision(by, "cancel"), asked)


def test_a_terminal_is_wiped_with_what_has_scrolled_away(capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk("en")
    desk.wipe()
    assert capsys.readouterr().out.startswith("\f\n\n")
    desk.console._force_terminal = True
    desk.console._environ = {"TERM": "xterm"}
    desk.console.legacy_windows = False
    desk.wipe()
    assert capsys.readouterr().out == WIPED
    assert "\x1b[3J" in WIPED


# --- against a bot ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "seats", "own"), [
    ("fr", ("--bot", "soldier"), 0), ("en", ("--seat", "bot:soldier", "--seat", "Ben"), 1),
    pytest.param("en", ("--bot", "soldier"), 0, marks=soak)])
def test_the_first_mission_against_a_bot_to_its_end(file: Path, lang: str, seats: tuple[str, ...], own: int) -> None:
    result = run("play", "operation_commando", "initiation", *seats, "--seed", "5", "--save", file, "--lang", lang,
                 typed=["1"] * 500)
    assert result.exit_code == 0, result.output
    assert "\f" not in result.stdout
    assert ("La partie est terminée" if lang == "fr" else "The game is over") in said(result)
    match = bocage.load(file.read_text(encoding="utf-8"))
    assert match.decision is None
    first = said(result).partition(" > ")[0]
    opening = new("initiation")
    assert all(name in first for name in names(opening, own, lang) if opening.decision and own in opening.decision.by)
    assert not any(name in first for name in names(opening, 1 - own, lang))
    assert ("Votre main" if lang == "fr" else "Your hand") in said(result)
    assert not too_wide(result.stdout)


def test_two_bots_are_watched_without_anybodys_hand(file: Path) -> None:
    result = run("play", "operation_commando", "initiation", "--bot", "recruit", "--bot", "recruit", "--seed", "4",
                 "--save", file)
    assert result.exit_code == 0, result.output
    assert "The game is over" in said(result)
    assert "Your hand" not in said(result)
    assert "New cards" not in said(result)


def test_looking_things_up_in_a_game_with_cards(file: Path) -> None:
    looks = ["?", "i bazooka", "i", "i xyzzy", "? trench", "p", "l", "ll", "o 1", "?1", "m"]
    result = run("play", "operation_commando", "initiation", "--bot", "soldier", "--seed", "5", "--save", file,
                 typed=[*looks, "q"])
    assert result.exit_code == 0
    for word in ("i bazooka", "Bazooka (American, Combat Action).", "Main pile: ", "is called “xyzzy” here",
                 "Trench (German, Combat Action).", "OC-SIZE-01", "In the Reserves:", "let pass until the turn ends"):
        assert word in said(result), word
    for word in ("equipment", "tile", "script", "robot partner"):
        assert word not in said(result), word
    assert not too_wide(result.stdout)


# --- records ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "secret"), [("fr", "Nouvelles cartes"), ("en", "New cards")])
def test_replay_tells_secrets_only_when_the_game_is_over(tmp_path: Path, lang: str, secret: str) -> None:
    running = randomly(new(), 60)
    result = run("replay", saved(tmp_path, running), "--lang", lang)
    assert result.exit_code == 0
    assert secret not in said(result)
    assert ("rien de ce qui est caché" if lang == "fr" else "nothing hidden is told") in said(result)
    over = randomly(new(), 5000)
    assert over.decision is None
    result = run("replay", saved(tmp_path, over), "--lang", lang)
    assert secret in said(result)
    assert ("un choix secret" if lang == "fr" else "a secret choice") not in said(result)
    assert not too_wide(result.stdout)


def test_replay_of_a_running_game_begins_with_the_turn_and_hides_sealed_choices(tmp_path: Path) -> None:
    match = randomly(new(), 60)
    turn = match.state.turn
    assert turn > 1
    text = said(run("replay", saved(tmp_path, match)))
    assert f" Turn {turn} " in text
    assert f" Turn {turn - 1} " not in text
    layout = randomly(new("utah", "1"), 4)
    assert any(move.sealed for move in layout.moves)
    text = said(run("replay", saved(tmp_path, layout)))
    assert text.count("a secret choice") == sum(move.sealed for move in layout.moves)


def test_a_choice_is_named_by_its_question(tmp_path: Path) -> None:
    match = randomly(new(), 5000)
    namer = ONamer(match.board, "en")
    told = said(run("replay", saved(tmp_path, match)))
    again = new()
    for number, move in enumerate(match.moves, 1):
        label = namer.action(again.read(move.text), again.state, again.decision).replace("\u00a0", " ")
        assert f" {number} ▸ {match.setup.seats[move.seat]}: {label}" in told
        again.play(move.text, move.seat)


def test_odds_do_not_show_a_bots_hand(tmp_path: Path) -> None:
    match = new("initiation", seats=("Anna", "bot:soldier"))
    assert match.decision is not None
    assert match.decision.by == (1,)
    refused(run("odds", saved(tmp_path, match)), "CORE-SEAT")
    match.play("keep")
    assert run("odds", saved(tmp_path, match)).exit_code == 0
