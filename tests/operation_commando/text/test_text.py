"""Words of the game: everything that can be said is said in both languages, and nothing says more than its reader may know."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

import bocage
from bocage.core.event import Event
from bocage.core.match import Match
from bocage.core.text import LANGUAGES, words
from bocage.games.operation_commando import RULESET, content, events, rules, setup
from bocage.games.operation_commando.actions import SIGNATURES
from bocage.games.operation_commando.pieces import (
    COLUMNS, FATIGUE, KINDS, LAYOUTS, PHASES, PIRS, SECTORS, SIDES, TAGS, TOKENS, TYPES)
from bocage.games.operation_commando.text import ASKED, FOLDER, LETTERS, ONamer
from tests.core.test_text import UNFRENCH, patterns
from tests.marks import rule, slow, some
from tests.operation_commando.scene import Scene, scene

BOX = content.load()
MISSIONS = [scenario.id for scenario in RULESET.scenarios]
BOARDS = {mission: RULESET.rules.board(mission, {}, 2) for mission in MISSIONS}
NO_BREAK = "\u00a0"
ASKING = {"ask": 2, "choose": 2, "Decision": 1, "Window": 0}           # where the kind of a question stands

languages = pytest.mark.parametrize("lang", LANGUAGES)


def namer(lang: str, mission: str = "historical") -> ONamer:
    return ONamer(BOARDS[mission], lang)


def label(m: Scene, action: str, lang: str = "en") -> str:
    """What an option is called where it is offered."""
    decision = m.match.decision
    assert decision is not None
    return ONamer(m.board, lang).action(m.match.read(action), m.state, decision)


def question(m: Scene, lang: str = "en") -> str:
    assert m.match.decision is not None
    return ONamer(m.board, lang).ask(m.match.decision)


# --- everything has words ---------------------------------------------------------------------------------------------


def needed() -> list[str]:
    keys = [f"card-{id}{part}" for id in BOX.cards for part in ("", ".text", ".short")]
    keys += [f"terrain-{id}{part}" for id in BOX.terrains for part in ("", ".text", ".short")]
    keys += [f"token-{token}{part}" for token in TOKENS for part in ("", ".count")]
    keys += [f"side-{side}{form}" for side in SIDES for form in ("", ".the", ".The", ".of", ".to")]
    keys += [f"regiment-{pir}{form}" for pir in PIRS for form in ("", ".the", ".The", ".of", ".to")]
    for prefix, names in {"phase": PHASES, "type": TYPES, "tag": TAGS, "kind": KINDS, "column": COLUMNS, "sector": SECTORS,
                          "layout": LAYOUTS, "fatigue": FATIGUE, "act": [*SIGNATURES, "pass"], "ask": ASKED,
                          "event": [each.name for each in events.ALL], "result": ("us", "de", "draw"),
                          "shelf": {scenario.shelf for scenario in RULESET.scenarios},
                          "option": [option.id for option in RULESET.options]}.items():
        keys += [f"{prefix}-{name}" for name in names]
    keys += [f"{scenario.key}{part}" for scenario in RULESET.scenarios for part in ("", ".text")]
    return [*keys, "game-name", "game-pitch"]


@languages
def test_all_that_is_named_anywhere_has_words(lang: str) -> None:
    say = words(lang, FOLDER)
    assert [key for key in needed() if not say.has(key)] == []


@languages
@pytest.mark.parametrize("prefix", ["card", "terrain", "act", "ask", "event", "phase", "either"])
def test_no_words_are_left_over(lang: str, prefix: str) -> None:
    """A second part (``act-stop-events``) belongs to the same thing."""
    known: dict[str, Iterable[str]] = {
        "card": BOX.cards, "terrain": BOX.terrains, "act": [*SIGNATURES, "pass"], "ask": ASKED, "phase": PHASES,
        "event": [each.name for each in events.ALL], "either": [*BOX.cards, *BOX.terrains]}
    found = {key.split("-")[1] for key in patterns(FOLDER / f"{lang}.ftl") if key.startswith(f"{prefix}-") and "." not in key}
    assert found - set(known[prefix]) == set()


@languages
def test_every_choice_between_two_effects_says_what_each_does(lang: str) -> None:
    say = words(lang, FOLDER)
    sources = [(card.id, card.on_play) for card in BOX.cards.values()] + [(t.id, t.progression) for t in BOX.terrains.values()]
    chosen = [id for id, deeds in sources if any(isinstance(each, content.Choose) for each in deeds)]
    assert len(chosen) > 3
    assert [id for id in chosen for which in ("first", "second") if not say.has(f"either-{id}-{which}")] == []


@languages
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("value", [0, 1])
def test_every_happening_can_be_told(lang: str, mission: str, value: int) -> None:
    say = namer(lang, mission)
    for happening in events.ALL:
        args = tuple((0, 1, 1)[:3 * value] if field == "cards" else value for field in happening.fields)
        told = say.event(Event(happening, args, happening.rule))
        assert told[0] == told[0].upper(), told
        assert told.endswith("."), told


@languages
@pytest.mark.parametrize("verb", SIGNATURES)
def test_every_verb_has_a_label_even_without_a_position(lang: str, verb: str) -> None:
    board = BOARDS["graignes"]
    label = namer(lang, "graignes").action(board.lexicon.act(verb, *(0 for _ in SIGNATURES[verb])))
    assert label[0] == label[0].upper()
    assert set(SIGNATURES[verb]) <= set(LETTERS)


def sources() -> list[ast.Module]:
    files = [*sorted(Path(rules.__file__).parent.rglob("*.py")), Path(setup.__file__)]
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def test_every_question_of_the_rules_has_words_and_none_is_left_over() -> None:
    nodes = [node for module in sources() for node in ast.walk(module)]
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    kinds = [node.args[ASKING[node.func.id]] for node in nodes
             if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKING]
    asked = {kind.value for kind in kinds if isinstance(kind, ast.Constant)}
    assert len(asked) > 30
    assert asked - set(ASKED) == set()
    assert set(ASKED) - texts == set()


# --- whole games ------------------------------------------------------------------------------------------------------


def whole_game(mission: str, seed: int) -> tuple[Match, list[tuple[str, str]]]:
    """A game of random moves, and all that was said in it: the language and the text."""
    match = bocage.new("operation_commando", scenario=mission, seats=["anna", "ben"], seed=f"words {seed}")
    namers = {lang: match.ruleset.display.namer(match.board, lang) for lang in LANGUAGES}
    said: set[tuple[str, str]] = set()
    rng = Random(seed)
    while match.decision is not None:
        for lang, say in namers.items():
            said.add((lang, say.ask(match.decision)))
            said |= {(lang, say.action(option, match.state, match.decision)) for option in match.decision.options}
        match.play(rng.choice(match.decision.options))
    for seat in (0, 1, None):
        said |= {(lang, say.event(event)) for event in match.events(seat=seat) for lang, say in namers.items()}
    return match, sorted(said)


@slow
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seed", some(range(3), 1))
def test_whole_games_are_told_without_a_gap(mission: str, seed: int) -> None:
    match, said = whole_game(mission, seed)
    assert len(said) > 100
    assert [text for _, text in said if not text or set("{}") & set(text) or "  " in text or text != text.strip()] == []
    french = [text for lang, text in said if lang == "fr"]
    assert [text for text in french if UNFRENCH.search(NO_BREAK + text) or set("“”") & set(text)] == []
    assert [text for lang, text in said if lang == "en" and set("«»") & set(text)] == []
    assert match.result is not None
    for lang in LANGUAGES:
        assert words(lang, FOLDER)(f"result-{match.result.key}", reason="").strip()


# --- what is said when ------------------------------------------------------------------------------------------------


@rule("OC-RULING-14", "OC-COMBAT-06")
def test_to_stop_while_behind_is_called_giving_up_and_while_ahead_it_is_not() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers", de="de_stug", phase="commit", us_tokens={"plus1": 2})
    m.does("commit de_stug")
    assert label(m, "stop") == "Let the American answer"
    m.does("stop", "commit us_paratroopers").let_pass()
    assert label(m, "stop") == "Give up the Combat: the Assault is lost"
    assert label(m, "stop", "fr") == f"Abandonner le Combat{NO_BREAK}: l’Assaut est perdu"
    assert question(m) == "You are 2 short (3 against 5): raise, or give up the Combat?"
    m.does("token +1/+1", "token +1/+1")
    assert label(m, "stop") == "Let the German answer"
    assert question(m) == "5 all, and a tie is enough for you: leave it there, or raise further?"
    m.does("stop")
    assert label(m, "stop") == "Give up the Combat: your Unit is destroyed"
    assert question(m) == "You are 1 short (5 against 5): raise, or give up the Combat?"


def test_to_stop_in_ones_own_phase_ends_it() -> None:
    m = scene(terrain="crossroads", us="us_airdrop", phase="us_events")
    assert label(m, "stop") == "End my phase"
    assert label(m, "stop", "fr") == "Finir ma phase"


@rule("OC-CANCEL-01")
def test_the_question_whether_to_cancel_names_the_card_and_who_played_it() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_foiled", de="de_stug de_ammo", phase="commit")
    m.does("commit de_stug", "action de_ammo")
    assert m.ask == "cancel"
    assert question(m, "fr") == f"L’Allemand a joué «{NO_BREAK}Munitions{NO_BREAK}». Voulez-vous l’annuler{NO_BREAK}?"
    assert question(m) == "The German has played “Ammunition”. Do you cancel it?"
    assert label(m, "pass") == "Pass"
    assert label(m, "cancel us_foiled", "fr") == f"Annuler avec «{NO_BREAK}Échec{NO_BREAK}»"


@rule("OC-SUPPORT-04")
def test_with_two_units_a_token_says_on_which_it_is_laid() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_para_squad", de="de_stug", phase="commit", dice="N")
    m.does("commit de_stug", "stop", "commit us_paratroopers").let_pass()
    assert label(m, "token 0/+1") == "Play one 0/+1 token"
    assert label(m, "commit us_para_squad").endswith("in Support")
    m.does("commit us_para_squad").let_pass()
    assert label(m, "token 0/+1 second") == "Play one 0/+1 token on “Paratrooper Squad”"


@rule("OC-TOKEN-03", "OC-ACTION-06")
def test_two_units_of_the_same_name_are_told_apart() -> None:
    m = scene("graignes", "road", us="us_mine", de="de_ss_recon de_ss_recon", de_tokens={"ss": 2})
    m.does("commit de_ss_recon", "commit de_ss_recon", "token ss")
    assert label(m, "token ss").endswith("on the first “SS Reconnaissance”")
    assert label(m, "token ss second").endswith("on the second “SS Reconnaissance”")
    m.does("stop", "action us_mine").let_pass()
    assert label(m, "target de_ss_recon") == "Target the first “SS Reconnaissance”"
    assert label(m, "target de_ss_recon second", "fr") == f"Viser «{NO_BREAK}Éclaireurs SS{NO_BREAK}» (seconde Unité)"


def test_a_choice_of_effects_is_told_by_what_they_do() -> None:
    m = scene(terrain="crossroads", us="us_demolition", de="de_stug", phase="commit")
    m.does("commit de_stug", "stop", "commit us_demolition").let_pass()
    assert m.ask == "either"
    assert [label(m, option) for option in m.options()] == ["Give back one token", "Discard the top card of the draw pile"]


@rule("OC-INFO-04")
def test_no_label_names_a_terrain_that_lies_face_down() -> None:
    match = bocage.new("operation_commando", scenario="utah", seats=["anna", "ben"], seed="face down")
    rng = Random(4)
    while match.decision is not None and match.decision.kind != "drop":
        match.play(rng.choice(match.decision.options))
    assert match.decision is not None
    labels = [ONamer(match.board, "en").action(option, match.state, match.decision) for option in match.decision.options]
    assert labels[:2] == ["Jump on A1", "Jump on B1"]
    assert [each for each in labels if not re.fullmatch("Jump on [A-D][1-4]", each)] == []


@rule("OC-PERM-06")
def test_every_permanent_event_says_that_one_a_turn_can_be_used() -> None:
    for lang, told in (("en", "no other Permanent Event this turn"), ("fr", "aucun autre Événement Permanent ce tour-ci")):
        for card in BOX.cards.values():
            assert card.kind != "permanent" or told in words(lang, FOLDER)(f"card-{card.id}.text")
