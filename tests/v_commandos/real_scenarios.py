"""Real scenarios for tests: the opening of one, or a position on one after set-up; and ways to let time pass.

    m = real("black_tea", {"sapper(tnt)": "bridges.b", "medic": "off"}, done=["streets"])
    m.does("lay sapper", "end sapper")

Unlike a ``scene`` these games do not stop at the end of a phase; a scene with ``until="choose_squad"`` does not either.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bocage.core.decision import Steps
from bocage.core.dice import SeededDice
from bocage.core.history import Setup
from bocage.core.table import Table
from bocage.games.v_commandos import RULESET, flow, setup, view
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import ITEM_NAMES
from bocage.games.v_commandos.rules.completion import take_down
from bocage.games.v_commandos.state import (
    UNBUILT, State)
from bocage.games.v_commandos.types import Escort, Terrain
from tests.positions import with_lines
from tests.v_commandos.scene import Scene, commando_lines, laid_out, met_lines, scripted


def opening(scenario: str, squad: str = "", *, seats: int = 1, veteran: bool = False, supply: Mapping[str, int] | None = None,
            thrown: Mapping[str, int] | None = None, dice: Iterable[object] = (), loose: bool = True) -> Scene:
    """A real game from its very beginning; ``supply`` and ``thrown`` say how many tokens of a type lie in pool and discard."""
    made, board, state = _begin(scenario, squad, seats, veteran)
    state = with_lines(RULESET, board, state, f"supply: {left_in(state.supply, supply)}",
                       f"discarded equipment: {left_in(state.thrown, thrown)}")
    return Scene(RULESET, made, board, state, scripted(board, dice, "real" if loose else ""))


def real(scenario: str, squad: Mapping[str, str], *, done: Sequence[str] = (), veteran: bool = False, phase: str = "commandos",
         turn: int = 1, active: str | None = "", alarm: Sequence[str] = (), met: Mapping[str, str] | None = None,
         direction: str = "", dice: Iterable[object] = (), loose: bool = False) -> Scene:
    """A real scenario after set-up. ``squad``: commandos as in scenes, with their tiles or ``off``; ``done``: terrains that
    are completed, the next ones being laid (unless the scene begins with the start of a turn); ``alarm``: where it is on;
    ``met``: escorts with the tiles they have been brought to."""
    made, board, state = _begin(scenario, "", 1, veteran)
    table = Table(board, state, SeededDice("real"))
    _drive(setup.set_up_step(table))
    for name in done:
        at = Terrain(board.terrain_ids.index(name))
        if table.state.terrain[at] == UNBUILT:
            _drive(setup.build(table, [at], []))
        table.state = laid_out(RULESET, board, table.state, [
            f"goal {board.objective_name[o]}: done" for o in board.objectives_of[at]])
        take_down(table, at)
    table.state = laid_out(RULESET, board, table.state, [f"turn: {turn}"])
    for at in board.all_terrains if phase != "start_turn" else ():
        if table.state.terrain[at] == UNBUILT and all(board.terrain_ids[source] in done for source in board.sources[at]):
            _drive(setup.build(table, [at], []))
    lines = [f"phase: {phase}", *(line for text, tile in squad.items() for line in commando_lines(board, text, tile, turn))]
    for kind, tile in (met or {}).items():
        x = board.escort_ids.index(kind)
        lines += met_lines(board, Escort(x), tile, "stealthy" if board.escort_faces[x].can_hide else "visible")
    lines += [f"terrain {name}: alarm" for name in alarm]
    lines += [f"terrain {name}: direction {direction}" for name in board.terrain_ids if direction]
    if phase == "commandos" and active is not None:
        acts = active or next(iter(squad)).split(":")[0].split("(")[0].split()[0]
        lines += [f"active: {acts}", f"{acts}: active, actions 3"]
    state = laid_out(RULESET, board, table.state, lines)
    chance = scripted(board, dice, "real" if loose else "")
    flow.enter_phase(Table(board, state, chance))
    return Scene(RULESET, made, board, state, chance)


def left_in(pile: Sequence[int], numbers: Mapping[str, int] | None) -> str:
    """A pile of equipment as a position says it, with other numbers of some things."""
    left = dict(zip(ITEM_NAMES, pile, strict=True)) | dict(numbers or {})
    return ", ".join(f"{number} {name}" for name, number in left.items() if number) or "none"


def wait(m: Scene, turn: int = 99, until: Callable[[Scene], object] | None = None) -> Scene:
    """Does as little as possible until the commandos phase of a turn, or until something holds, or the game is over."""
    while m.decision and not (until(m) if until else m.state.turn >= turn and m.phase == "commandos"):
        texts = m.texts
        m.play("pass" if "pass" in texts else texts[-1] if m.asked in ("activate", "act") else texts[0])
    return m


def terrain(m: Scene, name: str | None = None) -> view.Terrain:
    """A terrain as players see it."""
    return next(each for each in m.view(None).terrains if name in (None, each.id))


def _begin(scenario: str, squad: str, seats: int, veteran: bool) -> tuple[Setup, Board, State]:
    options = {option.id: option.default for option in RULESET.options}
    options |= {"squad": squad, "difficulty": "veteran" if veteran else "standard"}
    board = RULESET.rules.board(scenario, options, seats)
    made = Setup("v_commandos", scenario, tuple(f"seat{at}" for at in range(seats)), options, ((0, "", ""),))
    return made, board, RULESET.rules.first_state(board)


def _drive(steps: Steps) -> None:
    """Runs rules that ask nothing of importance: the first option is taken."""
    try:
        decision = next(steps)
        while True:
            decision = steps.send(decision.options[0])
    except StopIteration:
        return
