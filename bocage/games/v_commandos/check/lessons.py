"""Checks lessons: squads, layouts, scripts that can be played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bocage.core.rulebook.catalogue import catalogue
from bocage.core.content import Place
from bocage.core.errors import Unreadable
from bocage.games.v_commandos import content as box
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.check.common import ID, MOST_COMMANDOS, listed
from bocage.games.v_commandos.check.operations import links_of
from bocage.games.v_commandos.check.terrains import supply
from bocage.games.v_commandos.pieces import FIRST_SPECIAL_TOKEN, FOE_FACES, FOE_NAMES, ROLES, SIDES, SUPPLY_NAMES, TOKEN_NAMES
from bocage.games.v_commandos.rules.chance import SCRIPT_BAGS
from bocage.games.v_commandos.rules.lessons import MOMENTS
from bocage.games.v_commandos.state import PHASES
from bocage.games.v_commandos.types import Terrain

GAME = Path(__file__).parent.parent


def check_lesson(content: box.Content, lesson: box.Lesson, place: Place) -> None:
    """VC 6.11: a lesson can be laid out and followed to its end."""
    place.key("id").expect(ID.fullmatch(lesson.id), "expect-id")
    scenarios = [*content.operations, *(content.terrains if lesson.squad else ())]
    place.key("scenario").expect(lesson.scenario in scenarios, "expect-known", known=listed(scenarios))
    board = board_of(content, lesson.scenario)
    check_squad(lesson, board, place)
    check_layout(content, lesson, board, place)
    place.key("steps").expect(bool(lesson.steps) != bool(lesson.moments), "expect-steps-or-moments")
    rules = {rule.id for rules in (catalogue(GAME).rule, catalogue(GAME).ruling, catalogue(GAME).example) for rule in rules}
    for at, step in enumerate(lesson.steps):
        check_step(content, lesson, step, board, place.item("steps", at))
        check_rule_ids(step.rules, rules, place.item("steps", at))
    for at, moment in enumerate(lesson.moments):
        here = place.entry("moments", moment.id)
        here.expect(moment.id in MOMENTS, "expect-known", known=listed(MOMENTS))
        here.expect(moment.id not in [other.id for other in lesson.moments[:at]], "expect-once", name=moment.id)
        check_rule_ids(moment.rules, rules, here)


def board_of(content: box.Content, scenario: str) -> Board:
    if scenario in content.terrains:
        return Board(content, scenario, [scenario], content.terrains[scenario].commandos, (), [], False, 1)
    operation = content.operations[scenario]
    at = {name: Terrain(number) for number, name in enumerate(operation.terrains)}
    links = [(at[a], at[b]) for a, b in links_of(operation)]
    return Board(content, scenario, operation.terrains, operation.commandos, operation.rules, links, False, 1)


def check_squad(lesson: box.Lesson, board: Board, place: Place) -> None:
    place.key("squad").expect(len(lesson.squad) <= MOST_COMMANDOS, "expect-entries", low=0, high=MOST_COMMANDOS)
    roles: list[str] = []
    for at, text in enumerate(lesson.squad):
        here = place.item("squad", at, text)
        role, _, side = text.partition(":")
        here.expect(role in ROLES and side in SIDES, "expect-known",
                    known=listed(f"{role}:{side}" for role in ROLES for side in SIDES))
        here.expect(role not in roles, "expect-once", name=role)
        roles.append(role)
    for role, tile in lesson.starts.items():
        here = place.key("starts").key(role)
        here.expect(role in roles, "expect-known", known=listed(roles))
        here.expect(tile in board.tile_name, "expect-tile", known=listed(board.tile_name))


def check_layout(content: box.Content, lesson: box.Lesson, board: Board, place: Place) -> None:
    for name, kinds in lesson.enemies.items():
        place.key("enemies").key(name).expect(name in board.tile_name, "expect-tile", known=listed(board.tile_name))
        for at, kind in enumerate(kinds):
            place.key("enemies").item(name, at, kind).expect(kind in FOE_FACES, "expect-known", known=listed(FOE_FACES))
    known = supply(content)
    for at, item in enumerate(lesson.without_items):
        place.item("without_items", at, item).expect(item in known, "expect-known", known=listed(known))
    for at, item in enumerate(lesson.rewards):
        check_chance(content, lesson, f"item:{item}", place.item("rewards", at, item))
    for name, cards in lesson.events.items():
        place.key("events").key(name).expect(name in board.terrain_ids, "expect-known", known=listed(board.terrain_ids))
        for at, text in enumerate(cards):
            here = place.key("events").item(name, at, text)
            card, _, item = text.partition(":")
            check_chance(content, lesson, f"event:{card}", here)
            if item:
                check_chance(content, lesson, f"item:{item}", here)


def check_step(content: box.Content, lesson: box.Lesson, step: box.LessonStep, board: Board, place: Place) -> None:
    place.key("during").expect(step.during in PHASES, "expect-known", known=listed(PHASES))
    for at, text in enumerate(step.asks):
        try:
            same = board.lexicon.read(text).text == text
        except Unreadable:
            same = False
        place.item("asks", at, text).expect(same, "expect-action", scenario=lesson.scenario)
    for at, text in enumerate(step.chance):
        check_chance(content, lesson, text, place.item("chance", at, text))


def check_chance(content: box.Content, lesson: box.Lesson, text: str, place: Place) -> None:
    """A fixed result, ``bag:name``, can come out of its bag."""
    bag, _, name = text.partition(":")
    place.expect(bag in SCRIPT_BAGS, "expect-chance", known=listed(SCRIPT_BAGS))
    known: Sequence[str] = {
        "die": [str(face) for face in range(1, 7)],
        "foe": [*FOE_NAMES, "null"],
        "item": [item for item in SUPPLY_NAMES if item not in lesson.without_items],
        "event": [event.id for event in content.events],
        "special": TOKEN_NAMES[FIRST_SPECIAL_TOKEN:],
    }[bag]
    place.expect(name in known, "expect-known", known=listed(known))


def check_rule_ids(ids: Sequence[str], known: set[str], place: Place) -> None:
    place.key("rules").expect(ids, "expect-rule")
    for at, id in enumerate(ids):
        place.item("rules", at, id).expect(id in known, "expect-rule")
