"""Words of the game: everything that can be said is said in both languages, and every name is that of the right thing."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

import bocage
from bocage.core.action import PASS
from bocage.core.decision import Decision
from bocage.core.event import Event, Happening
from bocage.core.match import Match
from bocage.core.text import LANGUAGES, words
from bocage.games.commandos_40k import RULESET, content, events
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k.actions import PATHS, POINTS, SIGNATURES
from bocage.games.commandos_40k.content.known_words import TACTICS
from bocage.games.commandos_40k.flow import PHASE_NAMES
from bocage.games.commandos_40k.pieces import Model
from bocage.games.commandos_40k.rules.asking import ASKED, ROLLS
from bocage.games.commandos_40k.text import FOLDER, KNamer
from tests.commandos_40k.scene import Scene, box, gun, man, profile
from tests.core.test_text import UNFRENCH, patterns
from tests.marks import rule, slow

BOX = content.load()
HAPPENINGS = [each for each in vars(events).values() if isinstance(each, Happening)]
VERBS = (*SIGNATURES, *PATHS, *POINTS)
SHOWN_PHASES = (*(name for phase, name in p.PHASES.items() if phase < p.COURAGE), *PHASE_NAMES, "round_end")
NO_BREAK = "\u00a0"
SAMPLE = {"dice": (3, 5), "foes": (9, 10), "path": ((0, 0, 0), (12_400, 5_250, 3_000)), "place": ((12_400, 5_250, 0),)}

languages = pytest.mark.parametrize("lang", LANGUAGES)


def namer(lang: str, field: str = "plaza") -> KNamer:
    """Of Concord lancers (a) against Rustborn (b), the first teams of the box."""
    return KNamer(RULESET.rules.board("rescue", {"board": field}, 2), lang)


def tell(happening: Happening, *args: object, lang: str = "en") -> str:
    return namer(lang).event(Event(happening, args, happening.rule))


def label(s: Scene, action: str, lang: str = "en") -> str:
    """What an option is called where it is offered."""
    assert s.run is not None
    return KNamer(s.board, lang).action(RULESET.rules.read(s.board, action), s.state, s.decision)


# --- everything has words ---------------------------------------------------------------------------------------------


def needed() -> list[str]:
    keys = [f"option-{option.id}" for option in RULESET.options]
    keys += [f"option-{option.id}-{choice}" for option in RULESET.options for choice in option.choices]
    keys += [f"{scenario.key}{part}" for scenario in RULESET.scenarios for part in ("", ".text")]
    keys += [f"tactic-{tactic}{part}" for tactic in TACTICS for part in ("", ".text")]
    for prefix, names in {"phase": SHOWN_PHASES, "sub": p.SUB_PHASES, "act": (*VERBS, "pass"), "ask": ASKED, "roll": ROLLS,
                          "event": [each.name for each in HAPPENINGS], "result": (*p.ROLES.values(), "draw"),
                          "role": p.ROLES.values(),
                          "side": p.SIDES.values(), "seat": ("1", "2"), "recon": p.RECON.values(),
                          "shelf": {each.shelf for each in RULESET.scenarios}}.items():
        keys += [f"{prefix}-{name}" for name in names]
    return [*keys, "seat-1.of", "seat-2.of", "game-name", "game-pitch"]


@languages
def test_all_that_is_named_anywhere_has_words(lang: str) -> None:
    say = words(lang, FOLDER)
    assert [key for key in needed() if not say.has(key)] == []


@languages
@pytest.mark.parametrize("prefix", ["act", "ask", "event", "phase", "sub", "roll", "option", "scenario"])
def test_no_words_are_left_over(lang: str, prefix: str) -> None:
    """A second part (``act-pass-reroll``) is a question of the game, or a tactic (``act-use-first_aid``)."""
    found = {key for key in patterns(FOLDER / f"{lang}.ftl") if key.startswith(f"{prefix}-") and "." not in key}
    allowed = {key for key in needed() if key.startswith(f"{prefix}-")}
    if prefix == "act":
        allowed |= {f"act-{verb}-{part}" for verb in (*VERBS, "pass") for part in (*ASKED, *TACTICS)}
    assert found - allowed == set()


@languages
def test_battlefields_are_called_on_the_form_as_in_their_files(lang: str) -> None:
    say = words(lang, FOLDER)
    for id, board in BOX.boards.items():
        assert say(f"option-board-{id}") == getattr(board.name, lang)


@languages
def test_every_happening_can_be_told(lang: str) -> None:
    say = namer(lang)
    for happening in HAPPENINGS:
        told = say.event(Event(happening, tuple(SAMPLE.get(field, 1) for field in happening.fields), happening.rule))
        assert told[:1] == told[:1].upper(), told
        assert told.endswith("."), told
        assert not set("{}") & set(told), told


@languages
@pytest.mark.parametrize("kind", ASKED)
def test_every_question_can_be_asked(lang: str, kind: str) -> None:
    asked = namer(lang).ask(Decision((p.FIRST,), kind, [], "KT-ROUND-01", tuple(1 for _ in ASKED[kind].split())))
    assert "?" in asked
    assert "  " not in asked


@languages
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_a_label_even_without_a_position(lang: str, verb: str) -> None:
    say = namer(lang)
    lexicon = say.board.lexicon
    drawn = verb in (*PATHS, *POINTS)
    told = say.action(lexicon.read(f"{verb} 12.4,5.25") if drawn else lexicon.act(verb, *(0 for _ in SIGNATURES[verb])))
    assert told[0] == told[0].upper()
    assert not set("{}") & set(told)


# --- whole games ------------------------------------------------------------------------------------------------------


def whole_game(scenario: str, field: str, seed: int) -> tuple[Match, list[tuple[str, str]]]:
    """A game of random moves with random teams, and all that was said in it: the language and the text."""
    rng = Random(seed)
    options = {"board": field, **RULESET.random_options(scenario, 2, {}, rng)}
    match = bocage.new("commandos_40k", scenario=scenario, seats=["anna", "ben"], seed=f"words {seed}", options=options)
    namers = {lang: RULESET.display.namer(match.board, lang) for lang in LANGUAGES}
    said: set[tuple[str, str]] = set()
    while match.decision is not None:
        for lang, say in namers.items():
            said.add((lang, say.ask(match.decision)))
            said |= {(lang, say.action(option, match.state, match.decision)) for option in match.decision.options}
        match.play(rng.choice(match.decision.options))
    for seat in (0, 1, None):
        said |= {(lang, say.event(event)) for event in match.events(seat=seat) for lang, say in namers.items()}
    return match, sorted(said)


@slow
@pytest.mark.parametrize(("scenario", "field", "seed"), [
    ("air_assault", "plaza", 1), ("rescue", "pipeworks", 2), ("exfiltration", "outpost", 3), ("rescue", "crash", 4)])
def test_whole_games_are_told_without_a_gap(scenario: str, field: str, seed: int) -> None:
    match, said = whole_game(scenario, field, seed)
    assert len(said) > 400
    assert [text for _, text in said if not text or set("{}") & set(text) or "  " in text or text != text.strip()] == []
    french = [text for lang, text in said if lang == "fr"]
    assert [text for text in french if UNFRENCH.search(NO_BREAK + text) or set("“”") & set(text)] == []
    assert [text for lang, text in said if lang == "en" and set("«»") & set(text)] == []
    assert match.result is not None
    for lang in LANGUAGES:
        assert words(lang, FOLDER)(f"result-{match.result.key}", reason="").strip()


# --- names ------------------------------------------------------------------------------------------------------------


def test_a_model_is_named_by_its_datasheet_or_its_own_name_with_its_id() -> None:
    assert namer("fr").model_name(1) == "Lancier (a2)"
    assert namer("en").model_name(1) == "Lancer (a2)"
    army = "concord; con_chief leader \"Vasko\"; con_lancer*3"
    board = RULESET.rules.board("rescue", {"army_1": army}, 2)
    assert KNamer(board, "fr").model_name(0) == "Vasko (a1)"


def test_a_weapon_is_named_by_the_faction_of_its_bearer() -> None:
    """Two factions may give one id to different things; one of several profiles is told."""
    s = Scene([man(5, 11, gun(id="tube"))], [man(13, 11, gun(id="tube", profiles=(profile("std"), profile("hot", damage=2))))])
    for faction, name in zip(s.board.factions, ("Tuyau", "Canon"), strict=True):
        faction.weapons["tube"] = msgspec.structs.replace(faction.weapons["tube"], name=content.Name(en=name, fr=name))
    say = KNamer(s.board, "fr")
    assert say.weapon_name(s.board.weapons.index("tube"), 0) == "Tuyau"
    assert say.weapon_name(s.board.weapons.index("tube.hot"), 1) == "Canon (hot)"


@rule("KT-FIGHT-17")
def test_bare_hands_have_a_name() -> None:
    s = Scene([man(5, 11)], [man(13, 11)])
    assert KNamer(s.board, "fr").weapon_name(s.board.weapons.index("bare_hands"), 0) == "Mains nues"


def test_a_tactic_is_named_by_its_text_or_its_faction() -> None:
    say = namer("fr")
    assert say.tactic_name(0) == "Tir décisif"
    assert say.tactic_name(say.board.tactics.index("smoke_screen")) == "Écran de fumée"


@rule("KT-RECON-04")
def test_terrain_is_named_by_its_kind_and_its_middle() -> None:
    """A part of a large piece is told apart from the others by its own middle."""
    say = namer("fr")
    statue = next(at for at, piece in enumerate(say.board.ground.pieces) if piece.kind == "statue")
    x0, y0, x1, y1 = say.board.ground.piece_boxes[statue]
    assert say.piece_name(statue) == f"Statue ({say.inches((x0 + x1) // 2, 10)}{NO_BREAK}; {say.inches((y0 + y1) // 2, 10)})"
    for field in BOX.boards:
        say = namer("en", field)
        assert len({say.site_name(site) for site in range(len(say.board.trap_sites))}) == len(say.board.trap_sites)


@pytest.mark.parametrize(("length", "grain", "french"), [
    (3200, 100, "3,2"), (3249, 100, "3,2"), (3250, 100, "3,3"), (5004, 100, "5"), (12_400, 10, "12,4"), (5_250, 10, "5,25"),
    (0, 10, "0"),
])
def test_lengths_are_told_in_inches_as_each_language_writes_them(length: int, grain: int, french: str) -> None:
    assert namer("fr").inches(length, grain) == french
    assert namer("en").inches(length, grain) == french.replace(",", ".")


# --- what is said when ------------------------------------------------------------------------------------------------


def test_a_path_tells_where_it_ends_and_what_it_costs() -> None:
    s = Scene([man(5, 11)], [man(25, 3)])
    s.begin("move")
    assert label(s, "normal a1") == "Normal move: – (a1)"
    s.play("normal a1")
    assert label(s, "path 8,11 8,13.25") == "Move to 8, 13.25 (5.3″)"
    assert label(s, "path 8,11 8,13.25", "fr") == f"Aller en 8{NO_BREAK}; 13,25 (5,3″)"
    assert label(s, "path 20,11") == "Move to 20, 11"                      # farther than it may go: nothing to tell
    s.play("path 8,11 8,13.25")
    told = [KNamer(s.board, "en").event(event) for event in s.events]
    assert "– (a1): moves 5.3″, to 8, 13.25." in told


def test_a_height_is_told_where_it_is_not_the_table() -> None:
    say = namer("fr")
    assert say.action(say.board.lexicon.read("path 12,5,3")) == f"Aller en 12{NO_BREAK}; 5, à 3″ de haut"
    assert say.action(say.board.lexicon.read("at 12,5")) == f"Placer en 12{NO_BREAK}; 5"


@rule("KT-SPEC-05")
def test_a_tactic_tells_what_it_costs_now() -> None:
    """KT-SPEC-05: on the comms specialist it costs 1 command point less; without a position the printed price is told."""
    s = Scene([man(5, 11, is_="comms"), man(25, 20)], [man(25, 3)], cp=(2, 0))
    s.begin("move_start")
    assert label(s, "use decisive_move a1") == "Decisive move (0 CP): – (a1)"
    assert label(s, "use decisive_move a2", "fr") == f"Mouvement décisif (1 PC){NO_BREAK}: – (a2)"
    say = KNamer(s.board, "en")
    assert say.action(s.board.lexicon.use(t.DECISIVE_MOVE, s.number("a1"))) == "Decisive move (1 CP): – (a1)"


def test_a_tactic_for_two_models_names_both_and_one_for_a_team_none() -> None:
    say = namer("en")
    lexicon = say.board.lexicon
    assert say.action(lexicon.use(t.LEAD_BY_EXAMPLE, Model(0), Model(1))) == (
        "Lead by example (1 CP): Section Chief (a1), with Lancer (a2)")
    assert say.action(lexicon.use(t.FIRST_AID, Model(0), Model(1))) == "First aid (1 CP): Lancer (a2)"
    assert say.action(lexicon.use(t.INSANE_COURAGE)) == "Insane courage (2 CP)"


def test_to_pass_means_something_else_at_each_question() -> None:
    say = namer("fr")
    said = {kind: say.action(PASS, None, Decision((p.FIRST,), kind, [PASS], "")) for kind in ("reroll", "shoot_next", "flip")}
    assert said == {"reroll": "Garder ce jet", "shoot_next": "Passer", "flip": "Ne rien retourner de plus"}
    assert say.action(PASS) == "Laisser faire"


def test_of_several_tests_each_is_called_by_what_is_tested() -> None:
    mires = (box(9, 9, 10, 13, 0, "dangerous"), box(11, 9, 12, 13, 0, "dangerous"))
    s = Scene([man(8, 11, move=12)], [man(25, 11)], mires).begin("move")
    s.set("team b: traps-allowed 1, traps piece2")
    s.play("normal a1", "path 13,11")
    offered = s.options()
    assert offered == ["check piece1", "check piece2", "trap piece2"]
    assert [label(s, option) for option in offered] == [
        "Dangerous terrain: Obstacle (9.5, 11)", "Dangerous terrain: Obstacle (11.5, 11)", "Trap: Obstacle (11.5, 11)"]
    assert label(s, "trap piece2", "fr") == f"Piège{NO_BREAK}: Obstacle (11,5{NO_BREAK}; 11)"
    assert RULESET.display.action_facts(s.board, RULESET.rules.read(s.board, "check piece2")) == {"piece": "piece2"}
    s.play("trap piece2", "check piece1", dice=[5, 4, 3])
    assert [s.told("trap"), s.told("danger")] == [[(0, 1, 5)], [(0, 0, 4), (0, 1, 3)]]


def test_dice_are_told_with_what_is_added_and_what_they_had_to_reach() -> None:
    fired = (events.HIT_ROLLED, 1, 4, -1, 4, False)
    assert tell(*fired) == "Lancer (a2): to hit, 4 − 1 against 4+: missed."
    assert tell(*fired, lang="fr") == f"Lancier (a2){NO_BREAK}: pour toucher, 4 − 1 contre 4+{NO_BREAK}: raté."
    assert tell(events.HIT_ROLLED, 1, 3, 1, 4, True) == "Lancer (a2): to hit, 3 + 1 against 4+: hit."
    assert tell(events.SAVE_ROLLED, 1, 5, 0, 5, True) == "Lancer (a2): save, 5 against 5+: saved."
    assert tell(events.NERVE_ROLLED, 1, 4, 0, 4) == "Lancer (a2): nerve test, 4 against 4+: passed."
    assert tell(events.NERVE_ROLLED, 1, 4, -1, 4) == "Lancer (a2): nerve test, 4 − 1 against 4+: failed."
    assert tell(events.CHARGE_ROLLED, 1, (3, 4), 7) == "Lancer (a2): charge roll, 3 + 4 = 7."
    assert tell(events.TRAUMA_ROLLED, 1, (3, 5), 1, 6) == "Lancer (a2): trauma roll, 5 + 1 = 6 (dice: 3 and 5)."
    assert tell(events.TRAUMA_ROLLED, 1, (2,), 0, 2) == "Lancer (a2): trauma roll, 2."
    assert tell(events.ADVANCE_ROLLED, 1, (), 6) == "Lancer (a2): advance of +6″ without a roll."
    assert tell(events.ADVANCE_ROLLED, 1, (2, 5), 5) == "Lancer (a2): advance of +5″ (the better of 2 and 5)."


def test_factions_battlefields_and_missions_use_typographic_apostrophes() -> None:
    straight = [text for file in FOLDER.parent.joinpath("content").rglob("*.json")
                for text in re.findall(r'"fr": "([^"]*)"', file.read_text(encoding="utf-8")) if "'" in text]
    assert straight == []


def test_nobody_has_words_too() -> None:
    """A roll-off may be tied, a marker turned over by nobody, a battle drawn."""
    assert tell(events.ROLL_OFF, -1, 3, 3) == "Roll-off, 3 for side A and 3 for side B: a tie, once more."
    assert tell(events.ROLL_OFF, 1, 3, 4, lang="fr").endswith("victoire du camp B.")
    assert tell(events.FLIPPED, -1, 1, 4) == "Objective marker B turned over, number 4."
    assert tell(events.FLIPPED, 0, 1, 4) == "Side A: objective marker B turned over, number 4."
    assert tell(events.OVER, p.DRAWN) == "The battle is over: a draw."
    assert tell(events.OVER, 0) == "The battle is over: victory for side A."


def test_both_sides_are_told_when_one_chooses() -> None:
    assert tell(events.ROLE, 1, p.ATTACKER) == "Side B: Attacker. Side A: Defender."
    assert tell(events.HALF, 0, p.WEST, lang="fr") == f"Camp A{NO_BREAK}: moitié ouest. Camp B{NO_BREAK}: moitié est."


@rule("KT-RECON-04")
def test_where_a_trap_lies_is_told_to_its_owner_alone() -> None:
    """KT-RECON-04: everybody reads that a choice was made; which terrain, only who made it."""
    match = bocage.new("commandos_40k", scenario="rescue", seats=["anna", "ben"], seed="traps")
    while match.decision is not None and match.decision.kind != "recon":
        match.play(match.decision.options[0])
    for choice in ("recon lay_traps", "recon survey_ground", f"trap {match.board.trap_sites[2]}"):
        match.play(choice)
    say = KNamer(match.board, "en")
    own, others, watching = ([say.event(event) for event in match.events(seat=seat)] for seat in (0, 1, None))
    secret = f"Your trap: {say.site_name(2)}; you alone know."
    assert secret in own
    assert secret not in [*others, *watching]
    assert "Side A: secret choice of terrain to trap." in others
