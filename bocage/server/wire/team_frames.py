"""What people and bots of one side arrange, as it passes between the server and its clients, in the manner of ``frames.py``."""

from __future__ import annotations

from typing import Literal

from bocage.server.wire.frame_types import In, Key, Out, Word


class GiveJob(In, frozen=True, tag="give_job"):
    """Gives a member of the team a job (empty: it chooses one itself)."""

    key: Key
    member: Word
    job: Word = ""


class Allow(In, frozen=True, tag="allow"):
    """Answers a bot that wants to make noise. ``always``: it may, and nobody wants to be asked again."""

    key: Key
    answer: Literal["yes", "no", "always"]


class Member(Out, frozen=True):
    """A member who can act, by the name that the view uses. ``job``: what it has taken (empty: nothing), in words;
    ``ordered``: a person has given it."""

    id: str
    name: str
    seat: int
    is_bot: bool
    job: str
    ordered: bool


class TeamJob(Out, frozen=True):
    """Something that a member can be told to do. ``place``: where, by the name that the view uses; where the key is the place
    itself, the job is only to go there."""

    key: str
    name: str
    place: str


class WantsLeave(Out, frozen=True):
    """A bot asks before it makes noise: ``action`` in words. Without an answer it makes none, after ``seconds``."""

    member: str
    action: str
    seconds: float


class Team(Out, frozen=True, tag="team"):
    """Who does what, what is still to be done, and what the bots' members have said last."""

    members: tuple[Member, ...]
    jobs: tuple[TeamJob, ...]
    said: tuple[str, ...]
    asks: WantsLeave | None
    loud: bool
