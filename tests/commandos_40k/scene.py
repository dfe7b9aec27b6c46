"""A small battle made for one test: models with the profiles it needs, set at given inches, and dice named beforehand.

    s = Scene([man(5, 11, gun(attacks=2))], [man(13, 11), man(20, 3, light=1)])
    s.begin("move").play("charge a1", "none b1", "path 11,11", dice=[4, 3])
    assert s.is_charged("a1") and s.gap("a1", "b1") <= 1000

Models are called as players call them: ``a1``, ``a2`` … of seat 0, ``b1`` … of seat 1. All lengths that a test writes are
inches; ``gap`` and ``at`` answer as the rules count, in thousandths. A scene begins at a phase (the names of ``pieces.PHASES``)
and goes on until that phase of the round is over, or ``until``; there it asks nothing more. Every die named for a call must be
rolled in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.dice import ScriptedDice
from bocage.core.event import Event
from bocage.core.run import Run
from bocage.core.table import Table
from bocage.games.commandos_40k import RULESET, content, setup
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import inches
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.content import BoardFile, Datasheet, Faction, Name, Part, Piece, Profile, Tactic, Weapon
from bocage.games.commandos_40k.content.forms import Going, Hiding
from bocage.games.commandos_40k.paths.ground import Ground
from bocage.games.commandos_40k.paths.judging import Verdict
from bocage.games.commandos_40k.pieces import Model, Waypoint, models_in
from bocage.games.commandos_40k.position import LABELS, TEAMS
from bocage.games.commandos_40k.rules import models
from bocage.games.commandos_40k.rules.trips import Drawn
from bocage.games.commandos_40k.state import State
from bocage.games.commandos_40k.team import Member, Team
from bocage.games.commandos_40k.view import View, view
from tests.positions import put_lines

TOUCH = 1.26                                # inches between the centres of two 32 mm bases that touch
NOTHING = Name(en="–", fr="–")
Pieces = Sequence[Part | Sequence[Part]]    # each a part or several


@dataclass(frozen=True)
class Arming:
    """A weapon of a test, under the name by which actions call it."""

    id: str
    weapon: Weapon


def profile(id: str = "std", range: float = 24, attacks: int | str = 1, skill: int | None = 4, strength: int = 4, ap: int = 0,
            damage: int | str = 1, abilities: Sequence[str] = ()) -> Profile:
    return Profile(id=id, range=range, attacks=attacks, skill=skill, strength=strength, ap=ap, damage=damage,
                   abilities=tuple(abilities))


def gun(*abilities: str, id: str = "gun", profiles: Sequence[Profile] = (), **figures: Any) -> Arming:
    """A ranged weapon: ``gun("assault", attacks=2)``. With ``profiles`` it has several (``fire gun.hot b1``)."""
    made = tuple(profiles) or (profile(abilities=abilities, **figures),)
    return Arming(id, Weapon(name=NOTHING, kind="ranged", profiles=made))


def blade(*abilities: str, id: str = "blade", profiles: Sequence[Profile] = (), **figures: Any) -> Arming:
    """A melee weapon."""
    made = tuple(profiles) or (profile(abilities=abilities, range=0, **figures),)
    return Arming(id, Weapon(name=NOTHING, kind="melee", profiles=made))


@dataclass
class Man:
    """A model to be: where it stands (None: not on the table), its arms, its figures, what has become of it before."""

    place: tuple[float, float, float] | None
    arms: tuple[Arming, ...]
    specialism: str
    figures: dict[str, Any]
    light: int = 0
    hp: int | None = None
    shaken: bool = False
    out: bool = False
    tokens: tuple[str, ...] = ()
    improves: str = ""


def man(x: float | None = None, y: float = 0, *arms: Arming, z: float = 0, is_: str = "", light: int = 0, hp: int | None = None,
        shaken: bool = False, out: bool = False, tokens: Sequence[str] = (), improves: str = "", **figures: Any) -> Man:
    """A model at x, y. ``is_``: its specialism. ``figures``: of its datasheet, where they are not those of ``sheet``.
    ``tokens``: sets of the state that it is in (``"prepared"``, ``"advanced"`` …). ``improves``: of a veteran."""
    place = None if x is None or out else (x, y, z)
    return Man(place, arms, is_, figures, light, hp, shaken, out, tuple(tokens), improves)


def sheet(id: str, each: Man) -> Datasheet:
    """M 6″, T 4, Sv 4+, W 1, Ld 7+, nerve 4+, on a 32 mm base (radius 630), unless the test says otherwise."""
    figures: dict[str, Any] = {"points": 5, "move": 6, "toughness": 4, "save": 4, "wounds": 1, "leadership": 7, "nerve": 4,
                               "base_mm": 32, "size": "M"}
    return Datasheet(id=id, name=NOTHING, equipment=tuple(arm.id for arm in each.arms), **figures | each.figures)


def faction_of(letter: str, men: Sequence[Man], tactics: Sequence[Tactic]) -> Faction:
    """A faction with a datasheet for each model."""
    weapons = {arm.id: arm.weapon for each in men for arm in each.arms}
    assert all(weapons[arm.id] == arm.weapon for each in men for arm in each.arms), "two weapons of a team have one id"
    sheets = tuple(sheet(f"{letter}{at + 1}", each) for at, each in enumerate(men))
    return Faction(format="kt-faction/1", id=f"team_{letter}", keyword="TEST", name=NOTHING, weapons=weapons, datasheets=sheets,
                   tactics=tuple(tactics))


def box(x0: float, y0: float, x1: float, y1: float, top: float, move: Going, los: Hiding = "none", stand: bool = False,
        bottom: float = 0) -> Part:
    """A part of terrain with four corners: ``box(10, 5, 12, 15, 3, "climb", "block", stand=True)``."""
    corners = ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    return Part(poly=corners, z0=bottom, z1=top, move=move, los=los, stand=stand)


def mils(x: float, y: float, z: float) -> Waypoint:
    """A place given in inches, as the rules count."""
    return round(1000 * x), round(1000 * y), round(1000 * z)


def facts_of(each: Man) -> list[str]:
    """A model to be, as a line of a position says it."""
    found = [] if each.place is None else [f"at {' '.join(inches(length) for length in mils(*each.place))}"]
    found += [f"light-wounds {each.light}", *(["shaken"] if each.shaken else []), *(["out-of-action"] if each.out else [])]
    found += [f"hp {hp}" for hp in [0 if each.out else each.hp] if hp is not None]
    return [*found, *(LABELS.get(token, token.replace("_", "-")) for token in each.tokens)]


class Halting(Run):
    """A run that asks nothing more once it has come to a certain phase."""

    def __init__(self, table: Table[Any, Any], until: int) -> None:
        super().__init__(RULESET.rules, table)
        self.until = until

    def proceed(self) -> None:
        while not RULESET.rules.is_over(self.table.state):
            if self.table.state.phase == self.until:
                break
            self.steps = RULESET.rules.next_step(self.table)
            self.decision = next(self.steps, None)
            if self.decision is not None:
                return
        self.decision = None


class Scene:
    """Two teams on a table of 30″ × 22″, bare but for ``pieces`` (each a part or several). Seat 0 has the initiative and is the
    Attacker; nobody has command points. The mission is the rescue, without its markers, so that nothing comes in between.
    ``field``: a battlefield of the box instead. ``tactics``: of each team's faction. ``rules``: settings."""

    def __init__(self, a: Sequence[Man], b: Sequence[Man], pieces: Pieces = (), *, field: str = "",
                 initiative: int = 0, attacker: int = 0, round: int = 1, cp: tuple[int, int] = (0, 0), mission: str = p.RESCUE,
                 tactics: tuple[Sequence[Tactic], Sequence[Tactic]] = ((), ()), size: tuple[float, float] = (30, 22),
                 **rules: str) -> None:
        shipped = content.load()
        factions = [faction_of("a", a, tactics[0]), faction_of("b", b, tactics[1])]
        full = content.Content({**shipped.factions, **{each.id: each for each in factions}}, shipped.boards, shipped.missions,
                               shipped.teams)
        teams = [Team(faction.id, tuple(Member(one.id, specialism=each.specialism, improves=each.improves)
                                        for one, each in zip(faction.datasheets, men, strict=True)))
                 for faction, men in zip(factions, (a, b), strict=True)]
        ground = setup.ground_of(shipped.boards[field]) if field else bare(pieces, size)
        self.board = Board(full, shipped.missions[mission], field or "scene", ground, (teams[0], teams[1]), rules)
        self.state = setup.first_state(self.board)
        first = TEAMS[initiative] if initiative != p.NOBODY else "nobody"
        self.set(f"initiative: {first}", f"active: {first}", f"attacker: {TEAMS[attacker]}", f"round: {round}",
                 *(f"team {team}: cp {points}" for team, points in zip(TEAMS, cp, strict=True)),
                 *(f"{name}: {', '.join(facts_of(each))}" for name, each in zip(self.names, [*a, *b], strict=True)))
        self.set(*(f"{name}: engaged-at-start" for name in self.names if self.engaged(name)))
        self.events: list[Event] = []
        self.dice = ScriptedDice([], {"marker": tuple("123456")})
        self.table: Table[Board, State] = Table(self.board, self.state, self.dice, self.events)
        self.run = Halting(self.table, -1)

    @property
    def names(self) -> list[str]:
        return self.board.lexicon.models

    def set(self, *lines: str) -> Scene:
        """Changes the battle by lines of a position: ``team a: broken``, ``b2: escaped``, ``marker m1: at 5 12, sabotaged``."""
        put_lines(RULESET, self.board, self.state, *lines)
        return self

    def move(self, name: str, x: float, y: float, z: float = 0) -> Scene:
        """Puts a model somewhere else, or on the table."""
        models.put(self.board, self.state, self.number(name), mils(x, y, z))
        return self

    # --- playing ------------------------------------------------------------------------------------------------------

    def begin(self, phase: str, dice: Sequence[int | str] = (), until: str = "") -> Scene:
        """Starts at a phase and goes on to the first question; ends where the next phase of the round begins, or ``until``."""
        self.set(f"phase: {phase}")
        self.dice.script += dice
        self.run = Halting(self.table, p.PHASE_CALLED[until or end_of(phase)])
        self.run.proceed()
        self.all_rolled()
        return self

    def play(self, *texts: str, dice: Sequence[int | str] = (), quietly: bool = False) -> Scene:
        """Plays actions one after the other; each must be allowed. ``quietly``: whoever could use a tactic before, between or
        after them lets it pass."""
        self.dice.script += dice
        for text in texts:
            if quietly:
                self.pass_windows()
            decision = self.run.decision
            assert decision is not None, f"{text!r}: nothing is asked"
            action = self.read(text)
            assert decision.allows(action), f"{text!r} is refused ({self.refusal(text)}): {decision}"
            self.run.play(action)
        if quietly:
            self.pass_windows()
        self.all_rolled()
        return self

    def pass_windows(self) -> None:
        while self.run.decision is not None and self.run.decision.kind in RULESET.display.windows:
            self.run.play(self.run.decision.options[-1])

    def all_rolled(self) -> None:
        left, self.dice.script = self.dice.script, []
        assert not left, f"these dice were not rolled: {left}"

    def read(self, text: str) -> Action:
        return RULESET.rules.read(self.board, text)

    # --- the present question -----------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The present question; there must be one."""
        assert self.run.decision is not None, "nothing is asked"
        return self.run.decision

    @property
    def asked(self) -> str:
        """The kind of the present question; empty when nothing is asked."""
        return self.run.decision.kind if self.run.decision is not None else ""

    @property
    def asked_of(self) -> int:
        return self.decision.by[0]

    def options(self, *verbs: str) -> list[str]:
        """What is offered (only with these verbs, if any); of paths that is a sample. Something must be asked."""
        return [action.text for action in self.decision.options if not verbs or action.verb in verbs]

    def allows(self, text: str) -> bool:
        """Whether an action may be played now; any path is judged, offered or not. Something must be asked."""
        return self.decision.allows(self.read(text))

    def verdict(self, text: str) -> Verdict:
        """What the rules say of a path: its cost, the rule that it breaks."""
        legal = self.decision.legal
        assert isinstance(legal, Drawn), f"no path is asked for: {self.decision}"
        found = legal.verdict(self.read(text))
        assert found is not None, f"{text!r} is no path"
        return found

    def refusal(self, text: str) -> str:
        """The rule that a path breaks; empty: none. For other actions the rule of the question, if they are not offered."""
        decision, action = self.run.decision, self.read(text)
        if decision is None or decision.allows(action):
            return ""
        verdict = decision.legal.verdict(action) if isinstance(decision.legal, Drawn) else None
        return verdict.rule if verdict is not None else decision.rule

    # --- looking ------------------------------------------------------------------------------------------------------

    def number(self, name: str) -> Model:
        return Model(self.board.lexicon.models.index(name))

    def has(self, token: str, name: str) -> bool:
        """Whether a model is in a set of the state: ``has("prepared", "a1")``."""
        return bool(getattr(self.state, token) >> self.number(name) & 1)

    def all_in(self, token: str) -> list[str]:
        """The models of such a set."""
        return [self.board.lexicon.models[model] for model in models_in(getattr(self.state, token))]

    def on(self, name: str) -> bool:
        return self.has("on", name)

    def is_out(self, name: str) -> bool:
        return self.has("ooa", name)

    def is_shaken(self, name: str) -> bool:
        return self.has("shaken", name)

    def is_charged(self, name: str) -> bool:
        return self.has("charged", name)

    def hp(self, name: str) -> int:
        return self.state.hp[self.number(name)]

    def light(self, name: str) -> int:
        return self.state.light[self.number(name)]

    def cp(self, seat: int) -> int:
        return self.state.cp[seat]

    def at(self, name: str) -> Waypoint:
        return models.start_of(self.state, self.number(name))

    def gap(self, one: str, other: str) -> int:
        """KT-GEOM-08, in thousandths."""
        return models.gap(self.board, self.state, self.number(one), self.number(other))

    def engaged(self, name: str) -> list[str]:
        """Those in whose engagement range it is."""
        return [self.board.lexicon.models[model] for model in models_in(self.state.er[self.number(name)])]

    def view(self, seat: int | None) -> View:
        """What a seat may know; None: a spectator."""
        return view(self.board, self.state, seat)

    @property
    def phase(self) -> str:
        return p.PHASES[self.state.phase]

    def told(self, name: str) -> list[tuple[Any, ...]]:
        """The arguments of every event of that name so far; models are numbers."""
        return [event.args for event in self.events if event.name == name]

    def forget(self) -> Scene:
        """Drops what was told so far."""
        self.events.clear()
        return self


def bare(pieces: Pieces, size: tuple[float, float]) -> Ground:
    made = tuple(Piece(id=f"piece{at + 1}", kind="obstacle", parts=(each,) if isinstance(each, Part) else tuple(each))
                 for at, each in enumerate(pieces))
    return Ground(BoardFile(id="scene", name=NOTHING, size=size, pieces=made))


def end_of(phase: str) -> str:
    """The first moment after the phase of the round that a moment belongs to."""
    at = p.PHASE_CALLED[phase]
    return next((start for start in ("courage", "move_start", "shoot_start", "fight_start", "round_end")
                 if p.PHASE_CALLED[start] > at), "courage")
