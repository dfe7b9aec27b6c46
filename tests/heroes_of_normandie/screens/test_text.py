"""Words of the game: everything that can be said is said in both languages, and nothing says more than its reader may know."""

from __future__ import annotations

from random import Random

import pytest

import bocage
from bocage.core.decision import Decision, Seat
from bocage.core.event import Event, Happening
from bocage.core.match import Match
from bocage.core.text import LANGUAGES, words
from bocage.games.heroes_of_normandie import RULESET, content, events, setup
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.actions import SIGNATURES
from bocage.games.heroes_of_normandie.wire_facts import LETTERS
from bocage.games.heroes_of_normandie.rules.cards.table import CARDS
from bocage.games.heroes_of_normandie.rules.asking import ASKED, WINDOW_RULES, tag
from bocage.games.heroes_of_normandie.text import FOLDER, HNamer
from bocage.games.heroes_of_normandie.types import first_seats
from tests.core.test_text import UNFRENCH, patterns, used
from tests import matches
from tests.heroes_of_normandie.field import Field
from tests.heroes_of_normandie.hands import between, shot
from tests.heroes_of_normandie.scene import BACK, Scene
from tests.marks import rule, slow, some

BOX = content.load()
SCENARIOS = [scenario.id for scenario in RULESET.scenarios]
HAPPENINGS = [each for each in vars(events).values() if isinstance(each, Happening)]
FORMS = ("", ".the", ".The", ".of", ".to")
NO_BREAK = "\u00a0"

languages = pytest.mark.parametrize("lang", LANGUAGES)


def namer(lang: str, scenario: str = "bridge", seats: int = 2) -> HNamer:
    return HNamer(RULESET.rules.board(scenario, {}, seats), lang)


def label(s: Scene, action: str, lang: str = "en") -> str:
    """What an option is called where it is offered."""
    return HNamer(s.board, lang).action(RULESET.rules.read(s.board, action), s.state, s.decision)


def question(s: Scene, lang: str = "en") -> str:
    return HNamer(s.board, lang).ask(s.decision)


def log(s: Scene, lang: str = "en") -> list[str]:
    return [HNamer(s.board, lang).event(event) for event in s.events]


# --- everything has words ---------------------------------------------------------------------------------------------


def needed() -> list[str]:
    keys = [f"{kind}-{side}{form}" for kind in ("side", "camp") for side in p.SIDES for form in FORMS]
    keys += [f"ally-{side}-{number}{form}" for side in p.SIDES for number in (1, 2, 3) for form in FORMS]
    keys += [f"option-{option.id}" for option in RULESET.options]
    keys += [f"option-{option.id}-{choice}" for option in RULESET.options for choice in option.choices]
    keys += [f"direction-{each}{form}" for each in p.DIRECTIONS for form in ("", ".to")]
    keys += [f"{scenario.key}{part}" for scenario in RULESET.scenarios for part in ("", ".text")]
    for prefix, names in {"phase": p.PHASES, "act": [verb for verb in SIGNATURES if verb != "fire"], "ask": ASKED,
                          "event": [each.name for each in HAPPENINGS], "manner": p.MANNERS, "act-fire": p.MANNERS,
                          "result": (*p.SIDES, "draw"), "shelf": {each.shelf for each in RULESET.scenarios},
                          "seat": ("1", "2"), "damage": p.DAMAGE_NAMES.values()}.items():
        keys += [f"{prefix}-{name}" for name in names]
    return [*keys, "act-pass", "game-name", "game-pitch"]


@languages
def test_all_that_is_named_anywhere_has_words(lang: str) -> None:
    say = words(lang, FOLDER)
    assert [key for key in needed() if not say.has(key)] == []


@languages
@pytest.mark.parametrize("prefix", ["act", "ask", "event", "phase", "manner", "direction"])
def test_no_words_are_left_over(lang: str, prefix: str) -> None:
    """A second part (``act-done-battery``) belongs to the same verb, and is a question of the game or a form of it."""
    things = {"act": [*SIGNATURES, "pass"], "ask": ASKED, "event": [each.name for each in HAPPENINGS], "phase": p.PHASES,
              "manner": p.MANNERS, "direction": p.DIRECTIONS}[prefix]
    found = [key.split("-") for key in patterns(FOLDER / f"{lang}.ftl") if key.startswith(f"{prefix}-") and "." not in key]
    assert {parts[1] for parts in found} - set(things) == set()
    forms = {*ASKED, *p.MANNERS, *p.POSTURE_CALLED, "here", "full", "pivot", "attacker", "defender", "at"}
    assert {parts[2] for parts in found if len(parts) > 2} - forms == set()


def test_french_players_read_no_english_marker() -> None:
    assert [key for key, pattern in patterns(FOLDER / "fr.ftl").items() if "Suppressed" in "".join(used(pattern).texts)] == []


@languages
@pytest.mark.parametrize("scenario", ["hedgerow", "battle"])
def test_every_happening_can_be_told(lang: str, scenario: str) -> None:
    """Of a counter that is known, of one that is not, and of none where there need not be one (``$unit_is``)."""
    say = namer(lang, scenario)
    written = patterns(FOLDER / f"{lang}.ftl")
    s = Scene()
    known, hidden = s.put("us_rifle_team", "a1"), s.put("ge_sniper", "b1", hidden=p.AMBUSHED)
    for happening in HAPPENINGS:
        units = [tag(s.board, s.state, known), tag(s.board, s.state, hidden)]
        if "unit_is" in used(written[f"event-{happening.name}"]).variables:
            units.append(-1)
        for unit in units:
            sample = {"unit": unit, "foe": unit, "cards": (0, 1), "dice": (3, 5), "damage": p.TRACKS, "tile": 0, "option": 0}
            told = say.event(Event(happening, tuple(sample.get(field, 1) for field in happening.fields), happening.rule))
            assert told[:1] == told[:1].upper(), told
            assert told.endswith("."), told
            assert "{" not in told, told


@languages
@pytest.mark.parametrize("verb", SIGNATURES)
def test_every_verb_has_a_label_even_without_a_position(lang: str, verb: str) -> None:
    board = RULESET.rules.board("hedgerow", {}, 2)
    numbers = [1 if letter == "t" else 0 for letter in SIGNATURES[verb]]
    assert board.stocks                     # the hedgerow cutter
    if verb == "result":
        numbers = [1]
    label = HNamer(board, lang).action(board.lexicon.act(verb, *numbers))
    assert label[0] == label[0].upper()
    assert set(SIGNATURES[verb]) <= set(LETTERS)


@languages
def test_every_window_names_the_deed_it_answers(lang: str) -> None:
    s = Scene()
    one, two = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1")
    say = HNamer(s.board, lang)
    written = patterns(FOLDER / f"{lang}.ftl")
    for moment in WINDOW_RULES:
        about = (tag(s.board, s.state, one), tag(s.board, s.state, two))
        assert say.ask(Decision((Seat(0),), moment, [], "HN-CARD-07", about)).endswith("?")
        if "unit_is" in used(written[f"ask-{moment}"]).variables:
            about = (-1, about[1])
            assert "  " not in say.ask(Decision((Seat(0),), moment, [], "HN-CARD-07", about))


# --- whole games ------------------------------------------------------------------------------------------------------


def whole_game(scenario: str, seats: int, seed: int) -> tuple[Match, list[tuple[str, str]]]:
    """A game of random moves, and all that was said in it: the language and the text."""
    names = [f"p{seat}" for seat in range(seats)]
    match = bocage.new("heroes_of_normandie", scenario=scenario, seats=names, seed=f"words {seed}")
    namers = {lang: match.ruleset.display.namer(match.board, lang) for lang in LANGUAGES}
    said: set[tuple[str, str]] = set()
    rng = Random(seed)
    while match.decision is not None:
        for lang, say in namers.items():
            said.add((lang, say.ask(match.decision)))
            said |= {(lang, say.action(option, match.state, match.decision)) for option in match.decision.options}
        match.play(rng.choice(match.decision.options))
    for seat in (*range(seats), None):
        said |= {(lang, say.event(event)) for event in match.events(seat=seat) for lang, say in namers.items()}
    return match, sorted(said)


@slow
@pytest.mark.parametrize(("scenario", "seats"), some(
    [("battle", 4), *((scenario, 2) for scenario in SCENARIOS), ("battle", 3)], 4))
def test_whole_games_are_told_without_a_gap(scenario: str, seats: int) -> None:
    match, said = whole_game(scenario, seats, 1)
    assert len(said) > 400
    assert [text for _, text in said if not text or set("{}") & set(text) or "  " in text or text != text.strip()] == []
    french = [text for lang, text in said if lang == "fr"]
    assert [text for text in french if UNFRENCH.search(NO_BREAK + text) or set("“”") & set(text)] == []
    assert [text for lang, text in said if lang == "en" and set("«»") & set(text)] == []
    assert match.result is not None
    for lang in LANGUAGES:
        assert words(lang, FOLDER)(f"result-{match.result.key}", reason="").strip()


# --- what is said when ------------------------------------------------------------------------------------------------


def test_a_target_is_named_with_its_square() -> None:
    s = Scene()
    rifles = s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "d1")
    s.put("ge_fire_group", "d4")
    s.activate(rifles)
    assert question(s) == "Rifle team: what action?"
    assert label(s, "fire main normal") == "Fire"
    s.quietly("fire main normal")
    assert label(s, "at d4") == "Fire at Fire group (D4)"
    assert label(s, "at d1", "fr") == "Tirer sur Groupe de feu (D1)"


def test_a_weapon_is_named_where_a_unit_has_two() -> None:
    s = Scene()
    tank = s.put("us_m4_sherman", "c5", facing="e")
    s.put("ge_fire_group", "h5")
    s.activate(tank)
    assert label(s, "fire main normal") == "Fire (main weapon)"
    assert label(s, "fire second normal", "fr") == "Tirer (arme secondaire)"
    s.quietly("move")
    assert label(s, "drive c5 ne") == "Turn to face north-east"
    assert label(s, "drive d5 e", "fr") == "Rouler en D5, face à l’est"
    assert label(s, "stop") == "Stay where it is"


@rule("HN-ABIL-43", "HN-ABIL-09")
def test_turning_a_counter_says_what_comes_of_it() -> None:
    s = Scene()
    gun = s.put("us_30cal", "c5")
    s.activate(gun).quietly("move")
    assert label(s, "turn") == "Set up the tripod"
    s = Scene()
    sniper = s.put("ge_sniper", "c5")
    s.activate(sniper).quietly("move")
    assert label(s, "turn", "fr") == "Se mettre en embuscade"


@rule("HN-RESERVE-10")
def test_a_full_hand_is_kept_and_another_is_refilled() -> None:
    s = Scene()
    s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "d1")
    s.give(0, "c01", "c02", "c03", "c04")
    s.begin(p.REFILL)
    assert label(s, "draw", "fr") == "Garder ma main"
    assert label(s, "draw") == "Keep my hand"
    s.quietly("discard c01")
    assert label(s, "draw", "fr") == "Compléter ma main"


@rule("HN-SETUP-07")
def test_the_faces_of_a_unit_to_deploy_are_called_by_their_posture() -> None:
    s = Field("first_contact", deployed=False, dice=[1])
    s.play("deploy_ambush", "deploy us_recon_team", "place h13")
    assert [label(s, face, "fr") for face in ("side front", "side back")] == ["De front", "En embuscade"]
    assert [label(s, face) for face in ("side front", "side back")] == ["Revealed", "In ambush"]


@rule("HN-ABIL-19")
def test_no_label_and_no_sentence_tells_what_an_ambushed_enemy_is() -> None:
    """HN-ABIL-19: an assault on an ambushed counter names it as a counter; so does the log, until it shows itself."""
    s = Scene()
    rifles = s.put("us_rifle_team", "c5")
    s.put("ge_sniper", "d5", face=p.BACK, hidden=p.AMBUSHED)
    s.put("us_30cal", "o15", token=2)                       # the phase goes on after the assault
    s.activate(rifles).quietly("move")
    assert label(s, "assault d5") == "Assault: Ambushed counter (D5)"
    s.quietly("assault d5", dice=[6, 1])
    told = log(s)
    assert "Rifle team: assault on Ambushed counter #2 (German)." in told
    shown = told.index("Counter #2 shows itself: German sniper.")
    assert not any("sniper" in each for each in told[:shown])


@rule("HN-ORDER-10")
def test_an_order_is_told_to_its_owner_alone() -> None:
    """HN-ORDER-10: everybody reads that a token was placed; which one, only its owner."""
    match = bocage.new("heroes_of_normandie", scenario="first_contact", seats=["anna", "ben"], seed="orders")
    rng = Random(1)
    while not any(event.name == "order_was" for event in match.events(seat=0)):
        match.play(rng.choice(matches.question(match).options))
    say = RULESET.display.namer(match.board, "fr")
    own = [say.event(event) for event in match.events(seat=0) if event.name == "order_was"]
    assert own
    assert all(text.endswith("vous seul le savez.") for text in own)
    assert not any(event.name == "order_was" for event in match.events(seat=None))


@rule("HN-MULTI-01")
def test_allies_are_told_apart_and_a_lone_player_has_no_number() -> None:
    three = namer("fr", "battle", 3)
    assert [three.words(f"{three.seat_key(seat)}.the") for seat in first_seats(3)] == [
        "le premier Américain", "l’Allemand", "le deuxième Américain"]
    over = Event(events.GAME_OVER, (p.US,), "HN-VICTORY-01")
    assert three.event(over) == "Le camp américain gagne la partie."
    assert namer("fr").event(over) == "L’Américain gagne la partie."


def test_alike_counters_are_numbered_in_the_log_and_single_ones_are_not() -> None:
    board = RULESET.rules.board("bridge", {}, 2)
    say = HNamer(board, "en")
    alike, single = board.type_index["us_fire_team"], board.type_index["us_m5_stuart"]
    assert alike in say.alike
    assert single not in say.alike
    assert say.counter_name(256 * (alike + 1)) == "Fire team #1"
    assert say.counter_name(256 * (single + 1)) == "M5 Stuart"


@languages
@rule("HN-ARMY-02")
def test_an_army_that_is_not_allowed_names_the_seat_and_the_rule(lang: str) -> None:
    with pytest.raises(setup.BadForce) as error:
        setup.board("battle", {"army_2": "ge; ge_902; ge_902"}, 2)
    said = error.value.say(lang)
    assert error.value.rule in said
    assert "2" in said


@pytest.mark.parametrize(("lang", "told"), [
    ("en", "The army of seat 1 belongs to the other side (HN-SETUP-02): Each side receives"),
    ("fr", "L’armée de la place 1 appartient à l’autre camp (HN-SETUP-02)\u00a0: Chaque camp reçoit"),
])
@rule("HN-SETUP-02")
def test_an_army_of_the_other_side_is_refused_in_plain_words(lang: str, told: str) -> None:
    with pytest.raises(setup.BadForce) as error:
        setup.board("battle", {"army_1": "ge; ge_902"}, 2)
    assert error.value.say(lang).startswith(told)


@languages
@rule("HN-CARD-01", "HN-CARD-07")
def test_a_card_that_is_played_between_two_activations_says_so(lang: str) -> None:
    say, moment = words(lang, FOLDER), {"en": "between two activations", "fr": "entre deux activations"}[lang]
    waiting = [id for id, card in CARDS.items() if card.moments == ["before_activation"]]
    assert len(waiting) > 10
    assert [id for id in waiting if moment not in say(f"card-{id}.text")] == []


@rule("HN-VICTORY-09", "HN-VICTORY-11", "HN-BLDG-10", "HN-ABIL-10", "HN-INDIRECT-08")
def test_texts_say_what_scenarios_score_and_whom_bombs_and_shells_spare() -> None:
    """Sections that break, event markers, units indoors or in ambush, and the scatter."""
    en, fr = words("en", FOLDER), words("fr", FOLDER)
    for scenario in ("village", "hedgerow", "ridge", "battle"):
        assert "section" in en(f"scenario-{scenario}.text"), scenario
        assert "section rompue" in fr(f"scenario-{scenario}.text"), scenario
    for scenario in ("bridge", "ridge"):
        assert "turn 4" in en(f"scenario-{scenario}.text"), scenario
        assert "tour 4" in fr(f"scenario-{scenario}.text"), scenario
    for card in ("u06", "u07", "u08", "u09", "u10", "g06", "g08", "g09", "g10"):
        assert "nor in ambush" in en(f"card-{card}.text"), card
        assert "en embuscade" in fr(f"card-{card}.text"), card
    for card in ("u07", "u08", "u09", "g08", "g09", "g10"):
        assert "scatter" in en(f"card-{card}.short"), card
        assert "disp" in fr(f"card-{card}.short"), card


# --- cards that have one aim ------------------------------------------------------------------------------------------


@rule("HN-CARD-12")
@languages
def test_a_card_with_one_aim_names_it_since_it_is_not_asked_for(lang: str) -> None:
    """One touch plays it; with two units in sight the aim is asked for, and the option names none."""
    for foes, told in ((1, {"en": "Play “Cut Wire”: Fire group (D1)", "fr": "Jouer « Fil coupé » : Groupe de feu (D1)"}),
                       (2, {"en": "Play “Cut Wire”", "fr": "Jouer « Fil coupé »"})):
        s = between("c14")
        s.put("us_rifle_team", "a1")
        for foe in range(foes):
            s.put("ge_fire_group", ("d1", "a4")[foe], token=foe + 1)
        s.begin(p.WINDOW)
        assert label(s, "play c14", lang) == told[lang]


@rule("HN-ABIL-19", "HN-CARD-12")
def test_the_only_aim_of_a_card_is_named_as_its_player_may_know_it() -> None:
    s = between("c14")
    s.put("us_rifle_team", "a1")
    s.put("ge_recon_group", "d1", face=BACK, hidden=p.AMBUSHED, token=1)
    s.begin(p.WINDOW)
    assert label(s, "play c14") == "Play “Cut Wire”: Ambushed counter (D1)"


@rule("HN-CARD-07")
def test_a_card_that_answers_an_action_names_its_only_aim_too() -> None:
    """Break Contact where one square is left."""
    s, _, _ = shot("c19", 1, ". . . . x\nx x x x x", start="a1", at="d1")
    assert s.offers("play c19")
    assert label(s, "play c19") == "Play “Break Contact”: Square C1"
