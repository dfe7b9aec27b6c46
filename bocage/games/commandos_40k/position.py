"""A position of Commandos 40 000 as text: every slot of the ``State``, and on which line it stands (``core/position/``).

Places are in inches, as in actions. What follows from the rest may be left out: a model that has a place and is neither out of
action nor away stands on the table, and who is engaged with whom follows from where they stand.
"""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.decision import Seat
from bocage.core.position.codecs import Bits, Counts, Flag, Groups, Int, Misread, Name, Names, Text, Tuple, Word, numbered
from bocage.core.position.entries import Column, Field, Mark, Rows
from bocage.core.position.notation import Notation
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import LETTERS, MOST_MARKERS, inches, thousandths
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.paths.ground import Ground
from bocage.games.commandos_40k.rules.faction_effects import team_of
from bocage.games.commandos_40k.rules.models import engaged_at
from bocage.games.commandos_40k.setup import first_state
from bocage.games.commandos_40k.state import State
from bocage.geometry.bins import bits

TEAMS = tuple(LETTERS)
OUTCOMES = {"running": p.RUNNING, "a": 0, "b": 1, "draw": p.DRAWN}
NO_ONE: Mapping[str, int] = {"nobody": p.NOBODY}
NO_THING: Mapping[str, int] = {"none": p.NO_CARD}
MOST_INCHES = 120
# Sets of models that say what each has done, or what has been done to it.
DEEDS = (
    "shaken", "prepared", "charged", "tried", "charge_moved", "advanced", "retreated", "fell_back", "shot", "moved",
    "stationary", "must_stay", "done", "er_start", "frenzied", "held", "forwarded", "acted", "tested",
)
LABELS = {"tried": "tried-to-charge", "er_start": "engaged-at-start", "held": "held-back", "acted": "recon-used",
          "tested": "nerve-tested"}


def notation(b: Board) -> Notation[State]:
    """The table. Slots whose default follows from others stand after those."""
    models, tactics = b.lexicon.models, numbered(b.tactics)
    team, model = Name(TEAMS, NO_ONE), Name(models, NO_ONE)
    whole_teams = {f"team:{letter}": team_of(Seat(seat)) for seat, letter in enumerate(TEAMS)}
    most_weapons = 1 + max(arm.number for kind in b.kind for arm in (*kind.shots, *kind.melee))
    slots = [f"weapon{slot + 1}" for slot in range(most_weapons)]
    weapon = Name(slots, {"none": p.NO_SLOT})
    sites = Names(b.trap_sites)
    return Notation(
        first_state(b),
        "the round",
        Field("round", Int()),
        Field("phase", Name(p.PHASES)),
        Field("sub", Int(), "sub-phase"),
        Field("outcome", Name((), OUTCOMES)),
        Field("why", Text()),
        Field("attacker", team),
        Field("initiative", team),
        Field("active", team),
        Field("passes", Int()),
        Field("deploying", team),
        Field("shooter", model),
        Field("fired", Bits(slots), "weapons fired"),
        Field("pistols_only", Flag(), "pistols only"),
        "teams",
        Rows(
            "team", TEAMS,
            Column("cp", Int()),
            Column("score", Int()),
            Column("broken", Flag()),
            Column("courage", Flag()),
            Column("used", Bits(tactics), "tactics-used"),
            Column("discounted", Flag(), "discount-used"),
            Column("grenade", Bits(models), "grenade-thrown-by"),
            Column("declared", model, "decisive-for"),
            Column("recon", Name(p.RECON, NO_THING)),
            Column("recon_works", Flag()),
            Column("trap_count", Int(), "traps-allowed"),
            Column("traps", sites),
            Column("shown", sites, "traps-shown"),
            Column("sprung", sites, "traps-sprung"),
            Column("walked", Bits(part_names(b.ground)), "parts-walked")),
        Field("grants", Groups(Name(tactics), Name(models, whole_teams), weapon), "granted"),
        "models",
        Rows(
            "", models,
            Column(("x", "y", "z"), Tuple(Inches(), Inches(), Inches(), least=2), "at"),
            Mark("ooa", "out-of-action"),
            Mark("escaped"),
            Column("hp", Int()),
            Column("light", Int(), "light-wounds"),
            *(Mark(slot, LABELS.get(slot, "")) for slot in DEEDS),
            Column("targets", Bits(models)),
            Column("effects", Bits(list(p.EFFECTS.values()))),
            Mark("on", "on-table", default=lambda s: on_table(b, s)),
            Column("er", Bits(models), "engaged-with", default=lambda s: engaged(b, s))),
        "the mission",
        Field("west", Name(TEAMS)),
        Field("sought", Int(), "number sought"),
        Field("numbers", Counts([f"no{number + 1}" for number in range(MOST_MARKERS)]), "numbers left"),
        Rows(
            "marker", [f"m{number + 1}" for number in range(MOST_MARKERS)],
            Column(("marker_x", "marker_y"), Tuple(Inches(), Inches()), "at"),
            Column("marker", Name(("face_down" if b.mission.id == p.RESCUE else "intact", "sabotaged", "sought", "removed")),
                   "state", bare=True, blank=0),
            grows=True),
    )


class Inches(Word):
    """A length in inches with up to three decimals."""

    def say(self, value: int) -> str:
        return inches(value)

    def number(self, word: str) -> int:
        try:
            length = thousandths(word)
        except ValueError:
            raise Misread(word, "expect-inches") from None
        if abs(length) > MOST_INCHES * p.MIL:
            raise Misread(word, "expect-inches")
        return length


def part_names(ground: Ground) -> list[str]:
    """The parts of terrain pieces: ``ruin.1``, ``ruin.2``."""
    names = [""] * sum(parts.bit_count() for parts in ground.piece_parts)
    for piece, parts in zip(ground.pieces, ground.piece_parts, strict=True):
        for number, part in enumerate(bits(parts)):
            names[part] = f"{piece.id}.{number + 1}"
    return names


# --- what follows from the rest ---------------------------------------------------------------------------------------


def on_table(b: Board, s: State) -> int:
    placed = sum(1 << model for model in range(b.count) if any(place_of(s, model)))
    return placed & ~(s.ooa | s.escaped)


def engaged(b: Board, s: State) -> list[int]:
    return [engaged_at(b, s, p.Model(model), place_of(s, model)) if s.on >> model & 1 else 0 for model in range(b.count)]


def place_of(s: State, model: int) -> tuple[int, int, int]:
    return s.x[model], s.y[model], s.z[model]
