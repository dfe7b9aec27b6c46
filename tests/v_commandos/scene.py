'''Small scenes for tests: a drawing of a few tiles, who stands where, and the dice that will fall.

    m = scene("""
        [a: medic visible, 2 mp40] [b]
        """, dice=[4, 1, 2, 2])
    m.play("move medic b")
    assert m.commando("medic").wounds == 1

The drawing. Each line is a row of the map. ``[name size side: contents]`` is a tile; size is S (default), M (two cells wide),
Mv (two high) or L (two by two); side is ``out`` (default) or ``in``. ``.`` is a cell without a tile of its own: a hole, or a
cell covered by an Mv or L tile that began in the row above. Outdoor tiles are open to one another; every other edge is a wall
unless ``doors`` names it: ``doors="a-b open, b-c locked"``.

Contents, separated by commas:
    medic · scout:ochre visible · sniper(tnt medkit) wounded 2 plus 1 · officer uniform · medic critical · scout in nest
    mp40 · 3 mauser · storm_trooper · sledge_mp40          (a regular enemy guards the first free triangle of its tile)
    alarm · nest · hatch · hatch blocked · entrance N
    objective destroy · objective interact 2 · objective burn 2 · objective escort admiral · objective carry_out k
    objective all_exit · objective protect 6 3 · objective shut_off_alarm
    met resistance_leader visible                           (an escort already met, standing there)
    +tnt · +2 medkit                                        (equipment on the tile) · charge (a red TNT charge)

The scene is a Match that stops (``m.decision is None``) when the phase it begins in is over, or when the phase named by
``until`` begins. In the commandos phase the first commando drawn is active with 3 actions, unless ``active`` names another
(``active=None``: nobody yet). Dice are strict: ``dice`` lists faces and draws (``"regular", 1`` is a Mauser drawn from the
enemy pool: token, then face 0 MP40 / 1 Mauser; ``"medkit"`` an equipment reward; event cards by id), and a scene that needs
more fails. Give ``loose=True`` where chance does not matter.
'''

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bocage.core.contract import AnyRuleset
from bocage.core.decision import Decision
from bocage.core.dice import ScriptedDice, SeededDice
from bocage.core.errors import Illegal
from bocage.core.event import Event
from bocage.core.history import Setup
from bocage.core.match import Match
from bocage.core.plain import canonical
from bocage.core.position.codecs import numbered
from bocage.core.table import Table
from bocage.games.v_commandos import RULESET, content, flow, setup
from bocage.games.v_commandos.audit import pieces, wrong_commandos, wrong_guards, wrong_tiles
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    CRITICAL, EFFECTS, FACES, FOES, FOE_NAMES, ITEMS, ITEM_NAMES, NO_TRIANGLE, OPEN, ROLES,
    SIDES, STEALTHY, VISIBLE)
from bocage.games.v_commandos.state import (
    COMMANDO_IN_NEST, ESCORT_IN_NEST, LOST, OBJECTIVE_STATES, OFF_MAP, OUT, PHASES,
    RUNNING, UNHELD, WON, State, nest_of)
from bocage.games.v_commandos.types import Escort, Role, Terrain, Tile
from bocage.games.v_commandos.view import View
from tests.changed import changed
from tests.positions import set_position, with_lines


def one_phase(phase: int, until: int | None) -> AnyRuleset:
    """The game, but it stops when a certain phase begins or the first one is over."""
    def is_over(state: State) -> bool:
        if state.outcome != RUNNING:
            return True
        return state.phase != phase if until is None else state.phase == until

    return changed(RULESET, "rules", is_over=is_over)


class Commando:
    """What a test wants to know of a commando."""

    def __init__(self, board: Board, state: State, role: str) -> None:
        c = Role(ROLES.index(role))
        self.tile = board.tile_name[state.tile[c]] if state.tile[c] >= 0 else {OFF_MAP: "off", OUT: "out"}[state.tile[c]]
        self.stealthy = state.face[c] == STEALTHY
        self.visible = state.face[c] == VISIBLE
        self.critical = state.face[c] == CRITICAL
        self.uniform = bool(state.uniform[c])
        self.wounds = state.wounds[c]
        self.plus = state.plus[c]
        self.actions = state.budget[c]
        self.items = [board.item_names[item] for item in state.kit[c]]
        self.in_squad = c in state.squad
        self.in_nest = nest_of(board, state, c) != NO_TRIANGLE
        self.side = SIDES[state.side[c]]
        self.seat = state.seat[c]


class Scene(Match):
    """A Match with words for tests."""

    __slots__ = ()
    board: Board
    state: State

    def play(self, action: Any, seat: str | int | None = None) -> None:
        """Plays an action. At the start of each step tiles, guards and commandos must pass the audit. Alarms are left out,
        because a drawing may begin with someone visible and the alarm off."""
        super().play(action, seat)
        b, s = self.board, self.step.state if self.decision else self.state
        assert [*wrong_tiles(b, s), *wrong_guards(b, s), *wrong_commandos(b, s)] == []

    def set(self, *lines: str) -> Scene:
        """Changes the scene by lines of a position: ``officer: fell-in-turn 1``, ``entrance a-W: barricades 1``."""
        set_position(self, *lines)
        return self

    def does(self, *actions: str) -> Scene:
        """Plays several actions, one after the other."""
        for action in actions:
            self.play(action)
        return self

    def refused(self, action: str, seat: int | None = None) -> str:
        """The rule that forbids an action; fails if it is allowed, or if the refusal changed anything."""
        before = canonical(self.state)
        try:
            self.play(action, seat)
        except Illegal as illegal:
            assert canonical(self.state) == before
            return illegal.rule
        raise AssertionError(f"{action} is allowed")

    @property
    def asked(self) -> str:
        """The kind of decision that is asked now; empty when the scene is over."""
        return self.decision.kind if self.decision else ""

    @property
    def pending(self) -> Decision:
        """The decision that is asked now; fails when the scene is over."""
        assert self.decision is not None
        return self.decision

    @property
    def result_key(self) -> str:
        """won or lost; fails while the operation goes on."""
        assert self.result is not None
        return self.result.key

    def view(self, seat: str | int | None) -> View:
        seen = super().view(seat)
        assert isinstance(seen, View)
        return seen

    def copy(self) -> Scene:
        return as_scene(super().copy())

    @property
    def texts(self) -> list[str]:
        """The options of the decision that is asked now, as texts; fails when the scene is over."""
        return [option.text for option in self.pending.options]

    @property
    def lost(self) -> str:
        """The rule by which the operation has failed; empty while it has not."""
        return self.state.why if self.state.outcome == LOST else ""

    @property
    def won(self) -> bool:
        return bool(self.state.outcome == WON)

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    def commando(self, role: str) -> Commando:
        return Commando(self.board, self.state, role)

    def tile(self, name: str) -> Tile:
        return Tile(self.board.tile_name.index(name))

    def foes(self, tile: str) -> dict[str, int]:
        """The enemies of a tile by kind."""
        at = self.tile(tile) * FOES
        return {name: number for name, number in zip(FOE_NAMES, self.state.foes[at:at + FOES], strict=True) if number}

    def outside(self, entrance: str) -> dict[str, int]:
        """The enemies waiting behind an entrance (``a-N``) by kind."""
        at = self.board.entrance_name.index(entrance) * FOES
        return {name: number for name, number in zip(FOE_NAMES, self.state.outside[at:at + FOES], strict=True) if number}

    def guard(self, triangle: str) -> str:
        """Who guards a triangle (``alarm-a``, ``nest-b``, ``objective-c``): an enemy kind, a role in a nest, or nobody."""
        holder = self.state.holder[self.board.triangle_name.index(triangle)]
        if holder == UNHELD:
            return "nobody"
        if holder < FOES:
            return FOE_NAMES[holder]
        return ROLES[holder - COMMANDO_IN_NEST] if holder < ESCORT_IN_NEST else "escort"

    def items(self, tile: str) -> list[str]:
        """The equipment lying on a tile."""
        at = self.tile(tile) * ITEMS
        return [name for name, number in zip(ITEM_NAMES, self.state.items[at:at + ITEMS], strict=True) for _ in range(number)]

    def charges(self, tile: str) -> int:
        return int(self.state.charges[self.tile(tile)])

    def door(self, name: str) -> str:
        return "open" if self.state.doors[self.board.door_name.index(name)] == OPEN else "locked"

    def hatch(self, tile: str) -> str:
        return "open" if self.state.hatches[self.board.hatch_on[self.tile(tile)]] == OPEN else "blocked"

    def alarm(self, terrain: int = 0) -> bool:
        return bool(self.state.alarm[terrain])

    def objective(self, tile: str) -> str:
        """open, done, met or carried: the objective whose home is that tile."""
        return OBJECTIVE_STATES[self.state.objective[self.board.objective_home.index(self.tile(tile))]]

    def escort(self, kind: str) -> tuple[str, str]:
        """Where an escort is, and its face."""
        x = self.board.escort_ids.index(kind)
        at = self.state.escort_tile[x]
        return (self.board.tile_name[at] if at >= 0 else {OFF_MAP: "off", OUT: "out"}[at],
                FACES[self.state.escort_face[x]])

    def told(self, name: str) -> list[Event]:
        """The events of that name so far."""
        return [event for event in self.log if event.name == name]

    def dice_of(self, name: str) -> list[tuple[int, ...]]:
        """What was rolled, or looked at, in each event of that name so far."""
        return [arg for event in self.told(name) for arg in event.args if isinstance(arg, tuple)]

    def numbers(self, name: str, at: int) -> list[int]:
        """One argument of each event of that name so far."""
        return [arg for event in self.told(name) if isinstance(arg := event.args[at], int)]

    @property
    def dice_left(self) -> int:
        assert isinstance(self.dice, ScriptedDice)
        return len(self.dice.script)


def as_scene(match: Match) -> Scene:
    """A match with the words of a scene; both share everything."""
    made = Scene.__new__(Scene)
    for name in Match.__slots__:
        setattr(made, name, getattr(match, name))
    return made


def scripted(board: Board, dice: Iterable[object], seed: str) -> ScriptedDice:
    """Chance as a test tells it: faces as numbers, draws by name. With a seed it goes on by itself after that."""
    script = [face if isinstance(face, int) else str(face) for face in dice]
    return ScriptedDice(script, {**board.bags, "die": (), "pick": ()}, SeededDice(seed) if seed else None)


def scene(drawing: str | Sequence[str], *, doors: str | Sequence[str] = "", dice: Iterable[object] = (),
          active: str | None = "", budget: int = 3, off: Sequence[str] = (), phase: str = "commandos",
          until: str | None = None, alarm: bool = False, event: str = "", direction: str = "", turn: int = 1, number: int = 9,
          seats: int = 1, owners: Mapping[str, int] | None = None, options: Mapping[str, str] | None = None,
          rules: Sequence[content.AnyRule] = (), operation_rules: Sequence[content.AnyRule] = (),
          links: Sequence[tuple[int, int]] = (), built: Sequence[int] | None = None, loose: bool = False) -> Scene:
    """Builds a scene. Several drawings are several terrains, named ``one``, ``two`` …, their tiles ``one.a``, ``two.a``.

    ``off`` lists commandos off the map; ``number`` is the number of commandos printed on the terrain cards; ``owners`` gives
    seats to roles; ``built`` tells which of several terrains are in play (default all); ``direction`` sets the compass.
    """
    drawings = [drawing] if isinstance(drawing, str) else list(drawing)
    door_texts = [doors] if isinstance(doors, str) else list(doors)
    ids = ("one", "two", "three")[:len(drawings)]
    plans = [Plan(name, text, door_texts[at] if at < len(door_texts) else "", number, rules if at == 0 else ())
             for at, (name, text) in enumerate(zip(ids, drawings, strict=True))]
    chosen = dict(options or {})
    ruleset = one_phase(PHASES.index(phase), None if until is None else PHASES.index(until))
    box = content.load()
    box = msgspec.structs.replace(box, terrains=box.terrains | {plan.name: plan.terrain() for plan in plans})
    ways = [(Terrain(a), Terrain(b)) for a, b in links]
    board = Board(box, "scene", ids, 0, operation_rules, ways, chosen.get("difficulty") == "veteran", seats)
    board.noise_on_laying = chosen.get("tnt_noise_on_laying") == "yes"
    board.crowbar_reusable = chosen.get("crowbar_reusable_on_doors") == "yes"
    in_play = range(len(plans)) if built is None else built
    lines = [f"turn: {turn}", f"phase: {phase}"]
    for at, plan in zip(board.all_terrains, plans, strict=True):
        if at in in_play:
            lines += plan.lines(board, at, turn, [*marks(board, alarm, event, direction)] if at == 0 else [])
    for text in off:
        lines += commando_lines(board, text, "off", turn)
    lines += [f"{role}: seat {seat + 1}" for role, seat in (owners or {}).items()]
    if phase == "commandos" and active is not None:
        names = [name for plan in plans for name in plan.roles] + [word.split(":")[0].split("(")[0].split()[0] for word in off]
        lines += [f"active: {active or names[0]}", f"{active or names[0]}: active, actions {budget}"]
    state = laid_out(ruleset, board, setup.first_state(board), lines)
    chance = scripted(board, dice, "scene" if loose else "")
    heard: list[Event] = []
    flow.enter_phase(Table(board, state, chance, heard))
    made = Setup("v_commandos", "scene", tuple(f"seat{at}" for at in range(seats)), chosen, ((0, "", ""),))
    played = Scene(ruleset, made, board, state, chance)
    played.log[:0] = heard
    return played


class Plan:
    """One drawing, read."""

    def __init__(self, name: str, drawing: str, doors: str, number: int, rules: Sequence[content.AnyRule]) -> None:
        self.name = name
        self.doors = [door.strip() for door in doors.split(",") if door.strip()]
        self.number = number
        self.rules = tuple(rules)
        self.tiles: dict[str, content.Tile] = {}
        self.contents: dict[str, list[str]] = {}
        self.roles: list[str] = []
        rows = [row for row in drawing.strip().split("\n") if row.strip()]
        for y, row in enumerate(rows):
            x = 0
            for cell in re.findall(r"\[[^]]*\]|\.", row):
                x += 1 if cell == "." else self._tile(cell[1:-1], x, y)

    def _tile(self, text: str, x: int, y: int) -> int:
        head, _, tail = text.partition(":") if not re.match(r"\s*\w+\s*$", text) else (text, "", "")
        words = head.split()
        size = next((word for word in words[1:] if word in ("S", "M", "Mv", "L")), "S")
        side = "in" if "in" in words[1:] else "out"
        plain = {"size": "Mh" if size == "M" else size, "side": side, "at": [x, y]}
        self.tiles[words[0]] = msgspec.convert(plain, content.Tile)
        self.contents[words[0]] = [part.strip() for part in tail.split(",") if part.strip()]
        for part in self.contents[words[0]]:
            if (role := re.split(r"[ :(]", part)[0]) in ROLES:
                self.roles.append(role)
        return 2 if size in ("M", "L") else 1

    def _found(self, word: str) -> list[tuple[str, list[str]]]:
        return [(tile, part.split()[1:]) for tile, parts in self.contents.items() for part in parts if part.split()[0] == word]

    def terrain(self) -> content.Terrain:
        objectives: list[dict[str, object]] = []
        for tile, words in self._found("objective"):
            keys = {"interact": ("actions", "item"), "burn": ("actions",), "escort": ("kind",), "carry_out": ("to",),
                    "protect": ("turns", "watch_from")}.get(words[0], ())
            entry: dict[str, object] = {"tile": tile, "word": words[0]}
            for key, value in zip(keys, words[1:], strict=False):
                entry[key] = int(value) if value.isdigit() else value
            if words[0] == "all_exit":
                entry["hatch"] = tile
            objectives.append(entry)
        objectives += [{"tile": tile, "word": "escort", "kind": words[0]} for tile, words in self._found("met")]
        plain = {
            "id": self.name, "source": {"*": "ours"}, "commandos": self.number, "grid": [9, 9],
            "tiles": {name: msgspec.to_builtins(tile) for name, tile in self.tiles.items()},
            "doors": self.doors,
            "entrances": [f"{tile} {words[0]}" for tile, words in self._found("entrance")],
            "hatches": [f"{tile} {words[0] if words else 'open'}" for tile, words in self._found("hatch")],
            "alarm": next((tile for tile, _ in self._found("alarm")), ""),
            "nests": [tile for tile, _ in self._found("nest")],
            "objectives": objectives,
        }
        terrain = msgspec.convert(plain, content.Terrain)
        return msgspec.structs.replace(terrain, rules=self.rules)

    def lines(self, board: Board, at: Terrain, turn: int, marks: Sequence[str]) -> list[str]:
        """The lines of a position that say what the drawing shows."""
        found = [f"terrain {self.name}: {', '.join(['in_play', f'built-in-turn {turn}', *marks])}"]
        named = {board.tile_letter[tile]: tile for tile in board.tiles_of[at]}
        for name, parts in self.contents.items():
            for part in parts:
                found += self._lines_of(board, named[name], part, turn)
        return found

    def _lines_of(self, board: Board, tile: Tile, part: str, turn: int) -> list[str]:
        words, here = part.split(), board.tile_name[tile]
        count = int(words.pop(0).lstrip("+")) if words[0].lstrip("+").isdigit() else 1
        if part.startswith("+"):
            return [f"tile {here}: items {count} {words[0].lstrip('+')}"]
        if words[0] in FOE_NAMES:
            return [f"tile {here}: {count} {words[0]}"]
        if words[0] == "charge":
            return [f"tile {here}: charges {count}"]
        if words[0] == "met":
            x = next(x for x, kind in enumerate(board.escort_ids) if kind == words[1] and (
                board.objective_home[board.escort_objective[x]] == tile))
            return met_lines(board, Escort(x), here, "visible" if words[-1] == "visible" else "stealthy")
        if re.split(r"[ :(]", part)[0] in ROLES:
            return commando_lines(board, part, here, turn)
        assert words[0] in ("alarm", "nest", "hatch", "entrance", "objective"), f"the drawing says {part!r}"
        return []


def marks(board: Board, alarm: bool, event: str, direction: str) -> Iterator[str]:
    """What lies on the first terrain card, or beside it."""
    if alarm:
        yield "alarm"
    if event:
        card = next(card for card, effects in enumerate(board.effects) if EFFECTS.index(event) in effects)
        yield f"card {board.event_ids[card]}"
        yield f"effect {event}"
    if direction:
        yield f"direction {direction}"


def met_lines(board: Board, escort: Escort, tile: str, face: str) -> list[str]:
    """An escort that has been met is there, and its objective is not any more."""
    objective = board.escort_objective[escort]
    goal, token = numbered(board.objective_name)[objective], numbered(board.triangle_name)[board.objective_triangle[objective]]
    return [f"{numbered(board.escort_ids)[escort]}: tile {tile}, {face}", f"goal {goal}: met",
            f"token {token}: tile out, guard nobody"]


WITH_A_NUMBER = {"wounded": "wounds", "plus": "plus"}


def commando_lines(board: Board, text: str, tile: str, turn: int) -> list[str]:
    """``scout:ochre(tnt medkit) visible wounded 1 plus 1 uniform in nest used``"""
    match = re.fullmatch(r"(\w+)(?::(\w+))?(?:\(([^)]*)\))?(.*)", text.strip())
    assert match, text
    role, side, items, rest = match.groups()
    words = rest.split()
    facts = [f"tile {tile}", side or "blue"]
    facts += [f"kit {items}"] if items else []
    facts += [word for word in ("visible", "uniform") if word in words]
    facts += ["ability-used"] if "used" in words else []
    facts += [f"{label} {words[words.index(word) + 1]}" for word, label in WITH_A_NUMBER.items() if word in words]
    if "critical" in words:
        facts = [fact for fact in facts if not fact.startswith("wounds")]
        card = ROLES.index(role) * 2 + SIDES.index(side or "blue")
        facts += ["critical", f"wounds {board.all_slots[card]}", f"fell-in-turn {turn}"]
    found = [f"{role}: {', '.join(facts)}"]
    if "nest" in words:
        found.append(f"token {board.triangle_name[board.nest_on[board.tile_name.index(tile)]]}: guard {role}")
    for item in (items or "").split():
        if item.startswith("crate-"):
            name = item.replace("crate", "objective")
            found += [f"goal {name}: carried", f"token {name}: tile out, guard nobody"]
    return found


def laid_out(ruleset: AnyRuleset, board: Board, state: State, lines: Iterable[str]) -> State:
    """A state by lines of a position, several of which may be about one thing; the box must hold all that they name."""
    about: dict[str, list[str]] = {}
    for line in lines:
        subject, _, facts = line.partition(": ")
        about.setdefault(subject, []).append(facts)
    made: State = with_lines(ruleset, board, state, *(f"{subject}: {', '.join(facts)}" for subject, facts in about.items()))
    assert pieces(board, made) == pieces(board, state), "the box does not hold that many"
    return made
