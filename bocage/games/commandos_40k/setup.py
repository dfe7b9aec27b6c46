"""Makes the board and the first position from a mission and its settings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from random import Random

from bocage.core.rulebook.catalogue import RuleText
from bocage.core.errors import BocageError, Unknown
from bocage.games.commandos_40k import random_packs
from bocage.games.commandos_40k import team as teams
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.content import BoardFile, Content, load
from bocage.games.commandos_40k.packs import box_with
from bocage.games.commandos_40k.paths.ground import Ground
from bocage.games.commandos_40k.state import State
from bocage.games.commandos_40k.team import Team

FOLDER = Path(__file__).parent
FACTIONS = ("concord", "rustborn", "choir", "bloom")
PACKS = ("pack_1", "pack_2", "pack_3")
BROUGHT = 0.25                              # how often a random game has a faction that a player has brought
OWN = "own"                                 # the battlefield that a player has brought


class BadForce(BocageError):
    """A team breaks a rule: whose team, and which rule."""

    def __init__(self, seat: int, breach: teams.Breach) -> None:
        super().__init__("error-force", seat=seat + 1, rule=breach.rule, reason=RuleText(FOLDER, breach.rule))
        self.seat = seat
        self.breach = breach


@lru_cache(maxsize=32)
def ground_of(board: BoardFile) -> Ground:
    return Ground(board)


def board(scenario: str, options: Mapping[str, str], seats: int) -> Board:
    """KT-SETUP-01, KT-SETUP-02, KT-SETUP-03, KT-SETUP-04: Builds the board from the mission, the teams and the battlefield."""
    box = box_with(tuple(options[name] for name in PACKS if options.get(name, "").strip()))
    mission = box.missions.get(scenario)
    if mission is None:
        raise Unknown("scenario", scenario, ", ".join(box.missions))
    wanted = options.get("board", "") or next(iter(box.boards))
    field = box.boards.get(own_board(box) if wanted == OWN else wanted)
    if field is None:
        raise Unknown("board", wanted, ", ".join(box.boards))
    texts = tuple(options.get(f"army_{seat + 1}", "").strip() for seat in (0, 1))
    return Board(box, mission, field.id, ground_of(field), (muster(box, 0, texts[0]), muster(box, 1, texts[1])), options)


def own_board(box: Content) -> str:
    """KT-SETUP-03: The battlefield that a player has brought; the last one if there are several. Without any there is no
    game."""
    brought = [id for id in box.boards if id not in load().boards]
    if not brought:
        raise Unknown("board", OWN, ", ".join(box.boards))
    return brought[-1]


def muster(box: Content, seat: int, text: str) -> Team:
    """KT-TEAM: The team that a player has built, after checking it; without a text a sample team."""
    if not text:
        return teams.sample_team(FACTIONS[seat], 0, box)
    team = teams.read(text, box)
    wrong = teams.broken(team, box)
    if wrong:
        raise BadForce(seat, wrong[0])
    return team


def random_options(scenario: str, seats: int, options: Mapping[str, str], rng: Random) -> dict[str, str]:
    """Two random teams for a random game, now and then of a faction or on a battlefield that a player has brought."""
    found: dict[str, str] = {}
    factions = list(FACTIONS)
    if rng.random() < BROUGHT and (text := random_packs.random_faction(rng)):
        found["pack_1"] = text
        factions = [random_packs.OWN_FACTION, rng.choice(FACTIONS)]
    if options.get("board") == OWN:
        text = random_packs.random_field(rng)
        found |= {"pack_2": text} if text else {"board": rng.choice(list(load().boards))}
    box = box_with(tuple(found[name] for name in PACKS if name in found))
    for seat in (0, 1):
        faction = rng.choice(factions)
        team = teams.random_team(faction, rng, box) if rng.random() < 0.7 else teams.sample_team(faction, rng.randrange(2), box)
        found[f"army_{seat + 1}"] = teams.write(team)
    return found


def first_state(b: Board) -> State:
    """The first position: all models wait to be set up, unhurt."""
    s = State()
    s.x, s.y, s.z = [0] * b.count, [0] * b.count, [0] * b.count
    s.hp = [kind.wounds for kind in b.kind]
    s.light, s.er, s.targets, s.effects = ([0] * b.count for _ in range(4))
    return s
