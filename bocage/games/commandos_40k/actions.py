"""All actions, and how they are written: ``charge a3``, ``fire service_rifle b2``, ``path 12.4,5.25 13,6.1,3``.

Each verb has a signature with a letter for each argument. A board gives the names that a letter can stand for. Models of the
first seat are ``a1``, ``a2`` …, those of the second ``b1``, ``b2`` … Places are in inches with up to three decimals. A third
number is the height. Without it the height stays as it was at the place before; at first it is that of the model, or of the
table.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from bocage.core import lexicon as words
from bocage.core.action import Action
from bocage.core.errors import Unreadable
from bocage.games.commandos_40k.pieces import MIL, NO_MODEL, RECON, ROLES, SIDES, MarkerNo, Model, TacticNo, Waypoint, WeaponNo

LONGEST_PATH = 32                           # waypoints (KT-GEOM-12)
MOST_MARKERS = 6
SHOWN = 40                                  # letters of a word that cannot be read
MOST_ATTACKS = 99 + 9 + 1                   # KT-SHOOT-08: as printed, by Rapid Fire, by a hail of bullets
LETTERS = "ab"

# m model · M model or nothing · w weapon · t tactic · k place for a trap · P terrain piece · o role · d side · r recon card
# j marker · n number
SIGNATURES = {
    # before the battle
    "role": "o", "side": "d", "recon": "r", "hold": "m", "trap": "k", "deploy": "m", "forward": "m",
    # command
    "test": "m", "keep": "", "give": "", "again": "",
    # tactics
    "use": "tMM",
    # movement
    "stay": "m", "prepare": "m", "normal": "m", "advance": "m", "fall_back": "m", "charge": "m", "end": "", "halt": "",
    "target": "m", "none": "m", "overwatch": "m", "retreat": "m", "flip": "j",
    # attacks
    "shoot": "m", "fire": "wm", "stop": "", "allot": "n", "fight": "m", "with": "w", "number": "n",
    "yes": "", "no": "", "done": "", "reroll": "", "medic": "m", "check": "P",
    # the mission
    "sabotage": "j", "defuse": "j",
}
# Verbs whose arguments are places: a path (several), or a single point.
PATHS = ("path", "leave")
POINTS = ("at", "marker")
Number = TypeVar("Number", bound=int)
NUMBER = re.compile(r"-?\d{1,3}(\.\d{1,3})?\Z")


def inches(length: int) -> str:
    """``12.4`` for 12400 thousandths."""
    whole, rest = divmod(abs(length), MIL)
    text = f"{whole}.{rest:03d}".rstrip("0").rstrip(".") if rest else str(whole)
    return f"-{text}" if length < 0 else text


def thousandths(text: str) -> int:
    if not NUMBER.match(text):
        raise ValueError(text)
    whole, _, rest = text.lstrip("-").partition(".")
    length = int(whole) * MIL + int(rest.ljust(3, "0") or 0)
    return -length if text.startswith("-") else length


def by_number(names: Mapping[Number, str]) -> dict[int, str]:
    return {int(number): name for number, name in names.items()}


class Lexicon(words.Lexicon):
    """The words of one board of Commandos 40 000."""

    def __init__(self, sizes: tuple[int, int], weapons: Sequence[str], tactics: Sequence[str], sites: Sequence[str],
                 pieces: Sequence[str]) -> None:
        models = [f"{LETTERS[seat]}{number + 1}" for seat, size in enumerate(sizes) for number in range(size)]
        self.models = models
        super().__init__(SIGNATURES, {
            "m": dict(enumerate(models)), "M": {-1: "", **dict(enumerate(models))}, "w": dict(enumerate(weapons)),
            "t": dict(enumerate(tactics)), "k": dict(enumerate(sites)), "P": dict(enumerate(pieces)),
            "o": by_number(ROLES), "d": by_number(SIDES), "r": by_number(RECON),
            "j": {number: f"m{number + 1}" for number in range(MOST_MARKERS)},
            "n": {number: str(number) for number in range(MOST_ATTACKS + 1)},
        })
        self.verbs += [*PATHS, *POINTS]
        # Ready for the inner loop.
        for verb in ("stay", "prepare", "normal", "advance", "fall_back", "charge", "target", "none", "overwatch", "retreat",
                     "shoot", "fight", "test", "deploy", "hold", "forward", "medic"):
            setattr(self, verb, [self.act(verb, model) for model in range(len(models))])
        self.moves = {verb: getattr(self, verb) for verb in ("stay", "prepare", "normal", "advance", "charge", "fall_back")}
        self.halt, self.end, self.stop, self.done = (self.act(verb) for verb in ("halt", "end", "stop", "done"))
        self.yes, self.no, self.reroll = (self.act(verb) for verb in ("yes", "no", "reroll"))

    moves: dict[str, list[Action]]          # the actions of the Movement phase, by verb
    stay: list[Action]
    prepare: list[Action]
    normal: list[Action]
    advance: list[Action]
    fall_back: list[Action]
    charge: list[Action]
    target: list[Action]
    none: list[Action]
    overwatch: list[Action]
    retreat: list[Action]
    shoot: list[Action]
    fight: list[Action]
    test: list[Action]
    deploy: list[Action]
    hold: list[Action]
    forward: list[Action]
    medic: list[Action]

    def use(self, tactic: TacticNo, model: Model = NO_MODEL, other: Model = NO_MODEL) -> Action:
        known = self.made["use"].get((tactic, model, other))
        return self.act("use", tactic, model, other) if known is None else known

    def read(self, text: str) -> Action:
        verb, *places = text.split() or [""]
        if verb not in PATHS and verb not in POINTS:
            return super().read(text)
        if not places:
            raise Unreadable(text, "error-unreadable-no-place")
        if verb in POINTS and len(places) > 1:
            raise Unreadable(text, "error-unreadable-surplus", word=places[1][:SHOWN])
        if len(places) > LONGEST_PATH:
            raise Unreadable(text, "error-unreadable-path", number=len(places), most=LONGEST_PATH)
        return path_action(verb, [read_place(word, text) for word in places])


# --- what an action is about, by type ---------------------------------------------------------------------------------


class Used(NamedTuple):
    """A tactic that is used, the model it is used on or by, and a second model; ``NO_MODEL`` where there is none."""

    tactic: TacticNo
    model: Model
    other: Model


def used_in(action: Action) -> Used:
    """The arguments of ``use TACTIC [MODEL [MODEL]]``."""
    tactic, model, other = action.args
    return Used(TacticNo(tactic), Model(model), Model(other))


def model_in(action: Action) -> Model:
    """The argument of ``VERB MODEL``."""
    return Model(action.args[0])


def shot_in(action: Action) -> tuple[WeaponNo, Model]:
    """The arguments of ``fire WEAPON MODEL``."""
    weapon, target = action.args
    return WeaponNo(weapon), Model(target)


def weapon_in(action: Action) -> WeaponNo:
    """The argument of ``with WEAPON``."""
    return WeaponNo(action.args[0])


def marker_in(action: Action) -> MarkerNo:
    """The argument of ``VERB MARKER``."""
    return MarkerNo(action.args[0])


# --- places -----------------------------------------------------------------------------------------------------------

SAME = -(1 << 40)                           # a height left out: as before


def place_of(word: str) -> Waypoint:
    numbers = [thousandths(part) for part in word.split(",")]
    if len(numbers) not in (2, 3):
        raise ValueError(word)
    return numbers[0], numbers[1], numbers[2] if len(numbers) == 3 else SAME


def read_place(word: str, text: str) -> Waypoint:
    """KT-GEOM-12: The place of a word in the text of an action; ``Unreadable`` names the word that is none."""
    try:
        return place_of(word)
    except ValueError:
        raise Unreadable(text, "error-unreadable-place", word=word[:SHOWN]) from None


def path_action(verb: str, places: Sequence[Waypoint]) -> Action:
    """A path or a point as an action. Its arguments are x, y and z of each place."""
    written = [verb]
    args: list[int] = []
    for x, y, z in places:
        written.append(f"{inches(x)},{inches(y)}" if z == SAME else f"{inches(x)},{inches(y)},{inches(z)}")
        args += (x, y, z)
    return Action(verb, tuple(args), " ".join(written))


def short_path(verb: str, places: Sequence[Waypoint], height: int) -> Action:
    """As ``path_action``, but heights are written only where they change. ``height``: the height before the first place."""
    shortened: list[Waypoint] = []
    for x, y, z in places:
        shortened.append((x, y, SAME if z == height else z))
        height = z
    return path_action(verb, shortened)


def places_of(action: Action, height: int = 0) -> list[Waypoint]:
    """The places of an action. ``height``: the height before the first place."""
    args = action.args
    found: list[Waypoint] = []
    for at in range(0, len(args), 3):
        if args[at + 2] != SAME:
            height = args[at + 2]
        found.append((args[at], args[at + 1], height))
    return found
