"""The types of missions: markers, deployment, length, victory. Their lengths are in thousandths of an inch."""

from __future__ import annotations

from typing import Literal

import msgspec

from bocage.games.commandos_40k.content.forms import Form, Source

Role = Literal["attacker", "defender"]


class Rounds(Form, frozen=True, kw_only=True):
    """``fixed``: the number of rounds. Otherwise ``min`` to ``max``: after round n the game goes on if a die shows
    ``goes_on[n]`` or more."""

    fixed: int = 0
    min: int = 0
    max: int = 0
    goes_on: dict[int, int] = msgspec.field(name="continue", default_factory=dict)
    roller: Role | Literal[""] = ""

    @property
    def most(self) -> int:
        return self.fixed or self.max


class Markers(Form, frozen=True, kw_only=True):
    """Objective markers. ``strict``: they must lie farther away than these distances, not just as far. ``numbers``: dealt face
    down."""

    count: int
    by: Role
    min_edge: int
    min_between: int
    strict: bool
    hidden: bool
    numbers: tuple[int, ...] = ()


class DiceDrop(Form, frozen=True, kw_only=True):
    """KT-MISSION1-05: Where a model lands, by its die, and how far from enemies."""

    die: dict[int, Literal["q1", "q2", "q3", "q4", "any"]]
    min_enemy: int


class Zone(Form, frozen=True, kw_only=True):
    """KT-MISSION2-04: halves away from the median line. KT-MISSION3-02: strips along the short edges."""

    axis: Literal["", "x"] = ""
    median: int = 0
    min_from_median: int = 0
    strip: int = 0
    edges: Literal["", "short"] = ""
    chooser: Literal["attacker", "rolloff_winner"]


class Deploy(Form, frozen=True, kw_only=True):
    order: Literal["alternate"] | tuple[Literal["defender_all", "attacker_dice"], ...]
    first: Role | Literal[""] = ""
    attacker: DiceDrop | None = None
    zone: Zone | None = None


class FirstRound(Form, frozen=True, kw_only=True):
    defender_reroll_initiative: bool = False


class Score(Form, frozen=True, kw_only=True):
    who: Role | Literal["both"]
    per: Literal["marker_sabotaged", "marker_intact", "enemy_specialist_ooa"]
    vp: int


class AfterDeploy(Form, frozen=True, kw_only=True):
    roll: Literal["d6"]
    sets: Literal["sought_marker"]


class Flip(Form, frozen=True, kw_only=True):
    when: Literal["movement_end"]
    needs: tuple[Literal["control", "one_model_not_engaged"], ...]


class Win(Form, frozen=True, kw_only=True):
    """Who wins if points do not decide: the player who controls a marker, or the Defender by an escape."""

    control_of: Literal["", "sought_marker"] = ""
    defender_if: Literal["", "escaped > not_escaped"] = ""
    otherwise: Literal["draw", "attacker"] = msgspec.field(name="else")


class MissionTactic(Form, frozen=True, kw_only=True):
    """``repeat``: it may be used more than once a phase. ``needs``: a specialist who must be on the table."""

    id: str
    side: Role
    cp: int
    when: Literal["round_end", "movement_start"]
    repeat: bool = False
    needs: Literal["", "comms_not_shaken"] = ""


class Mission(Form, frozen=True, kw_only=True):
    """§16: a mission. Either ``score`` or ``win`` says who has won."""

    id: str
    source: dict[str, Source]
    rounds: Rounds
    recon: bool
    markers: Markers | None
    deploy: Deploy
    first_round: FirstRound = FirstRound()
    score: tuple[Score, ...] = ()
    after_deploy: AfterDeploy | None = None
    flip: Flip | None = None
    early_end: Literal["", "all_defenders_ooa_shaken_or_escaped"] = ""
    escape_edge: Literal["", "attacker_short_edge"] = ""
    win: Win | None = None
    tactics: tuple[MissionTactic, ...] = ()
