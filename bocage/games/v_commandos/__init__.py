"""V-Commandos: one to four commandos slip into occupied ground; the rules run the enemy.

Start reading here: ``flow.py`` is the sequence of play, ``rules/`` holds a module for each chapter of the rulebook,
``state.py`` what lies where, ``board.py`` what never changes, ``content/`` what is printed on the pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

from bocage.core.action import Action
from bocage.core.decision import Decision, Steps
from bocage.core.errors import Unknown
from bocage.core.event import Event
from bocage.core.ruleset import Fact, Option, Result, Ruleset, Scenario
from bocage.core.screen import Screen
from bocage.games.v_commandos import audit, bot, check, content, flow, refusals, setup, view, wire_facts
from bocage.games.v_commandos.actions import ABOUT_A_COMMANDO
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import ROLES, SIDES
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.state import RUNNING, WON, State
from bocage.games.v_commandos.text import VNamer


class VCommandos(Ruleset):
    id = "v_commandos"
    version = "1.0.0"
    prefix = "VC"
    View = view.View
    folder = Path(__file__).parent
    options = (
        Option("difficulty", ("standard", "veteran"), "standard"),
        Option("squad", (), ""),
        Option("tnt_noise_on_laying", ("no", "yes"), "no", "VC-RULING-30"),
        Option("crowbar_reusable_on_doors", ("no", "yes"), "no", "VC-RULING-36"),
    )

    def __init__(self) -> None:
        box = content.load()
        quick = [Scenario(terrain.id, "quick", (1, min(4, terrain.commandos)), f"terrain-{terrain.id}", terrain.commandos)
                 for terrain in box.terrains.values()]
        operations = [Scenario(operation.id, "operation", (1, min(4, operation.commandos)), f"operation-{operation.id}",
                               operation.commandos) for operation in box.operations.values()]
        lessons = [Scenario(scenario_of(lesson.id), "lesson", (1, 1), f"scenario-{scenario_of(lesson.id)}",
                            len(lesson.squad) or box.operations[lesson.scenario].commandos) for lesson in box.lessons.values()]
        self.scenarios: Sequence[Scenario] = (*quick, *operations, *lessons)

    def board(self, scenario: str, options: Mapping[str, str], seats: int) -> Board:
        """VC-GEN-05, VC-GEN-08, VC-DIFF-03: a quick game on one terrain card, or an operation of several."""
        box = content.load()
        lesson = next((each for each in box.lessons.values() if scenario_of(each.id) == scenario), None)
        if lesson is not None:
            board = self.board(lesson.scenario, {}, seats)
            board.scenario = scenario
            board.lesson = lesson
            for item in lesson.without_items:
                board.forbid(item)
            if lesson.squad:
                board.commandos = len(lesson.squad)
                board.squad = squad_of(",".join(lesson.squad), board.commandos)
            return board
        veteran = options.get("difficulty") == "veteran"
        if scenario in box.operations:
            operation = box.operations[scenario]
            at = operation.terrains.index
            links = [(at(a), at(b)) for a, b in (link.split(" > ") for link in operation.links)]
            board = Board(box, scenario, operation.terrains, operation.commandos, operation.rules, links, veteran, seats)
        elif scenario in box.terrains:
            board = Board(box, scenario, [scenario], box.terrains[scenario].commandos, (), [], veteran, seats)
        else:
            raise Unknown("scenario", scenario, ", ".join(known.id for known in self.scenarios))
        board.noise_on_laying = options.get("tnt_noise_on_laying") == "yes"
        board.crowbar_reusable = options.get("crowbar_reusable_on_doors") == "yes"
        board.squad = squad_of(options.get("squad", ""), board.commandos)
        return board

    def first_state(self, board: Board) -> State:
        return setup.first_state(board)

    def blank_state(self) -> State:
        return State()

    def next_step(self, g: VTable) -> Steps:
        return flow.next_step(g)

    def is_over(self, state: State) -> bool:
        return state.outcome != RUNNING

    def result(self, board: Board, state: State) -> Result:
        won = state.outcome == WON
        return Result((1.0 if won else 0.0,) * board.seats, state.why, "won" if won else "lost")

    def read(self, board: Board, text: str) -> Action:
        return board.lexicon.read(text)

    def may_answer(self, board: Board, state: State, decision: Decision, action: Action, seat: int) -> bool:
        """A commando's actions are its owner's to choose; what concerns the squad, anybody's."""
        if action.verb in ABOUT_A_COMMANDO and decision.kind in ("act", "activate", "window", "nest_priority"):
            return state.seat[action.args[0]] == seat
        return seat in decision.by

    def view(self, board: Board, state: State, seat: int | None) -> view.View:
        return view.view(board, state, seat)

    def facts(self, board: Board, event: Event) -> dict[str, Fact]:
        return wire_facts.of_event(board, event)

    def about(self, board: Board, action: Action) -> dict[str, Fact]:
        return wire_facts.of_action(board, action)

    def asks_about(self, board: Board, decision: Decision) -> dict[str, Fact]:
        return wire_facts.of_question(board, decision)

    def namer(self, board: Board, lang: str) -> VNamer:
        return VNamer(board, lang)

    def screen(self, board: Board, lang: str) -> Screen:
        from bocage.games.v_commandos.screens import VScreen

        return VScreen(self, board, lang)

    def bags(self, board: Board) -> Mapping[str, Sequence[str]]:
        return board.bags

    def knows_all(self, board: Board, state: State, seat: int) -> bool:
        return not any(state.timed)

    def suppose(self, board: Board, state: State, seat: int, rng: Random) -> State:
        """What nobody has seen: which cards lie in the timed decks and which in the main deck."""
        new = state.copy()
        if any(new.timed):
            unseen = [card for card, number in enumerate(new.deck) for _ in range(number)]
            unseen += [card for deck in new.timed for card in deck]
            unseen.sort()                               # or the shuffle would remember where each card lies
            rng.shuffle(unseen)
            for terrain, deck in enumerate(new.timed):
                new.timed[terrain] = sorted(unseen.pop() for _ in deck)
            new.deck = [unseen.count(card) for card in range(len(new.deck))]
        return new

    def why_not(self, board: Board, state: State, decision: Decision, action: Action) -> str:
        return refusals.why_not(board, state, decision, action)

    def pieces(self, board: Board, state: State) -> dict[str, dict[str, int]]:
        return audit.pieces(board, state)

    def audit(self, board: Board, state: State) -> list[str]:
        return audit.audit(board, state)

    def check(self, folder: Path | None = None, lang: str = "en") -> list[str]:
        return check.check_box(content.FOLDER, lang) if folder is None else check.check_pack(folder, lang)

    def evaluate(self, board: Board, state: State, seat: int) -> float:
        return bot.evaluate(board, state, seat)

    def priors(self, board: Board, state: State, decision: Decision, options: Sequence[Action]) -> list[float]:
        return bot.priors(board, state, decision, options)

    def horizon(self, board: Board, state: State) -> Callable[[State], bool]:
        return bot.horizon(board, state)

    def longest_game(self, board: Board) -> int:
        return 40_000


def scenario_of(lesson: str) -> str:
    """Lessons are scenarios of their own; that of an operation is named after it."""
    return lesson if lesson.startswith("lesson_") else f"lesson_{lesson}"


def squad_of(text: str, commandos: int) -> tuple[tuple[int, int], ...]:
    """The option ``squad``: ``medic:blue,scout:ochre``; empty: the players choose in the game."""
    if not text:
        return ()
    chosen: list[tuple[int, int]] = []
    for word in text.split(","):
        role, _, side = word.strip().partition(":")
        if role not in ROLES or side not in SIDES or role in [ROLES[c] for c, _ in chosen]:
            raise Unknown("commando", word, ", ".join(f"{role}:{side}" for role in ROLES for side in SIDES))
        chosen.append((ROLES.index(role), SIDES.index(side)))
    if len(chosen) != commandos:
        raise Unknown("squad", text, str(commandos))
    return tuple(chosen)


RULESET = VCommandos()
