"""What events, options and questions are about, by the names that the view uses."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

import pytest

import bocage
from bocage.core.event import Event, Happening
from bocage.games.commandos_40k import RULESET, events, wire_facts
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import LETTERS, PATHS, POINTS, SIGNATURES
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.rules.asking import ASKED
from tests.commandos_40k.scene import Scene, box, gun, man

HAPPENINGS = [each for each in vars(events).values() if isinstance(each, Happening)]
MISSIONS = [scenario.id for scenario in RULESET.scenarios]


def names_of(b: Board) -> dict[str, Collection[object]]:
    models = [f"{letter}{number + 1}" for letter, size in zip(LETTERS, b.size, strict=True) for number in range(size)]
    return {
        "model": models, "foe": models, "other": models, "weapon": b.weapons, "tactic": b.tactics, "role": p.ROLES.values(),
        "side": p.SIDES.values(), "card": p.RECON.values(), "marker": [f"m{number}" for number in range(1, 7)],
        "site": b.trap_sites, "piece": [piece.id for piece in b.ground.pieces], "seat": (-1, 0, 1),
    }


def unknown(b: Board, found: Mapping[str, object]) -> list[tuple[str, object]]:
    known = names_of(b)
    return [(field, value) for field, value in found.items() if field in known and value not in known[field]]


@pytest.mark.parametrize("mission", MISSIONS)
def test_in_a_whole_game_every_fact_is_a_name_of_the_view(mission: str) -> None:
    rng = Random(mission)
    options = {"board": rng.choice(("plaza", "pipeworks", "outpost", "crash"))}
    options |= RULESET.random_options(mission, 2, options, rng)
    match = bocage.new("commandos_40k", scenario=mission, seats=["anna", "ben"], seed="facts", options=options)
    told = 0
    while match.decision is not None and len(match.moves) < 250:
        found = [RULESET.display.action_facts(match.board, option) for option in rng.sample(list(match.decision.options), 1)]
        found.append(RULESET.display.question_facts(match.board, match.decision))
        assert [wrong for each in found for wrong in unknown(match.board, each)] == []
        told += sum(map(bool, found))
        match.play(rng.choice(match.decision.options))
    for seat in (0, 1):
        for event in match.events(seat=seat):
            assert unknown(match.board, RULESET.display.event_facts(match.board, event)) == []
    assert told > 100


def scene() -> Scene:
    return Scene([man(5, 11, gun()), man(5, 14, gun())], [man(13, 11), man(20, 3)], [box(8, 3, 9, 4, 1, "difficult")])


def test_an_option_says_its_model_its_weapon_its_enemy_and_its_tactic() -> None:
    s = scene()
    told = {text: wire_facts.of_action(s.board, s.read(text)) for text in (
        "charge a2", "target b1", "fire gun b2", "use decisive_shot a1", "use lead_by_example a1 a2", "use insane_courage",
        "flip m3", "role defender", "side east", "recon lay_traps", "trap piece1", "allot 2", "halt")}
    assert told == {
        "charge a2": {"model": "a2"}, "target b1": {"foe": "b1"}, "fire gun b2": {"weapon": "gun", "foe": "b2"},
        "use decisive_shot a1": {"tactic": "decisive_shot", "model": "a1"},
        "use lead_by_example a1 a2": {"tactic": "lead_by_example", "model": "a1", "other": "a2"},
        "use insane_courage": {"tactic": "insane_courage"}, "flip m3": {"marker": "m3"}, "role defender": {"role": "defender"},
        "side east": {"side": "east"}, "recon lay_traps": {"card": "lay_traps"}, "trap piece1": {"site": "piece1"},
        "allot 2": {"number": 2}, "halt": {}}


def test_a_path_is_told_point_by_point_and_a_height_left_out_as_minus_one() -> None:
    s = scene()
    assert wire_facts.of_action(s.board, s.read("path 12.4,5.25 13,6.1,3")) == {"path": [12400, 5250, -1, 13000, 6100, 3000]}
    assert wire_facts.of_action(s.board, s.read("leave 0,5")) == {"path": [0, 5000, -1]}
    assert wire_facts.of_action(s.board, s.read("at 3,4,2.5")) == {"place": [3000, 4000, 2500]}
    assert wire_facts.of_action(s.board, s.read("marker 3,4")) == {"place": [3000, 4000, -1]}


@pytest.mark.parametrize("verb", [*SIGNATURES, *PATHS, *POINTS])
def test_every_argument_of_every_verb_has_a_fact(verb: str) -> None:
    s = scene()
    if verb in PATHS or verb in POINTS:
        assert len(wire_facts.of_action(s.board, s.read(f"{verb} 1,2"))) == 1
        return
    lexicon = s.board.lexicon
    action = lexicon.act(verb, *(0 for _ in SIGNATURES[verb]))
    assert len(wire_facts.of_action(s.board, action)) == len(SIGNATURES[verb])


EXAMPLES: dict[str, object] = {"path": ((1, 2, 3), (4, 5, 6)), "place": ((1, 2, 3),), "dice": (3, 4), "foes": (2, 3)}


@pytest.mark.parametrize("happening", HAPPENINGS, ids=lambda happening: happening.name)
def test_every_field_of_every_event_is_told(happening: Happening) -> None:
    s = scene()
    args = tuple(EXAMPLES.get(field, 0) for field in happening.fields)
    found = wire_facts.of_event(s.board, Event(happening, args, ""))
    assert len(found) == len(happening.fields)
    assert unknown(s.board, found) == []
    for field, value in found.items():
        if field in ("path", "place"):
            assert value == ([1, 2, 3, 4, 5, 6] if field == "path" else [1, 2, 3])
        elif field in ("dice", "foes"):
            assert value == ([3, 4] if field == "dice" else ["b1", "b2"])


def test_the_phase_the_sub_phase_and_the_place_of_a_trap_have_names() -> None:
    s = scene()

    def told(happening: Happening, *args: object) -> Mapping[str, object]:
        return wire_facts.of_event(s.board, Event(happening, args, ""))
    assert told(events.PHASE, 2) == {"phase": "shooting"}
    assert told(events.SUB_PHASE, 3) == {"sub": "fight_all"}
    assert told(events.TRAP, 0, 0, 4) == {"model": "a1", "site": "piece1", "die": 4}
    assert told(events.DANGER, 0, 0, 4) == {"model": "a1", "piece": "piece1", "die": 4}
    assert told(events.HIT_ROLLED, 0, 5, -1, 4, True) == {"model": "a1", "die": 5, "bonus": -1, "need": 4, "hit": 1}
    assert told(events.ROLL_OFF, -1, 3, 3)["seat"] == -1


def test_a_question_says_whom_it_is_about() -> None:
    s = scene().begin("move").play("charge a1")
    assert s.asked == "react"
    assert wire_facts.of_question(s.board, s.decision) == {"model": "a1"}
    s = scene().begin("move").play("advance a1", dice=[4])
    assert wire_facts.of_question(s.board, s.decision) == {"model": "a1", "number": 4}
    assert all(len(fields.split()) == len(set(fields.split())) for fields in ASKED.values())


def test_each_activation_is_a_deed_of_its_own() -> None:
    s = scene().begin("move")
    assert RULESET.display.activation(s.state) is None
    s.play("normal a1")
    first = RULESET.display.activation(s.state)
    s.play("halt", "advance a2", dice=[3])
    assert first is not None
    assert RULESET.display.activation(s.state) not in (None, first)
