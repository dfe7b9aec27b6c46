"""What partners who play on one side arrange between them, for bots that play beside people."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple

from bocage.core.action import Action
from bocage.core.decision import Seat
from bocage.core.event import Event
from bocage.core.table import B, S


class Job(NamedTuple):
    """Something that one member of the team can do. ``place``: where it is done, by the name that the view uses."""

    key: str
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Teamwork(Generic[B, S]):
    """Who plays together and what there is to do. All of it comes from what lies open on the table. Members and jobs go by
    the names that the view uses."""

    members: Callable[[B, S], Mapping[str, Seat]]
    """Who is able to act, and the seat that runs each."""

    jobs: Callable[[B, S], Sequence[Job]]
    """What is still to be done, and then the places to which a member can be sent."""

    is_done: Callable[[B, S, str, str], bool]
    """Whether a job (the last argument) is over for a member: done, or no longer possible."""

    pursued: Callable[[B, S, Sequence[Event], str], str]
    """The job at which a member is evidently at work, judged by where it has gone; "" if nothing is evident."""

    shared_out: Callable[[B, S, Mapping[str, str]], Mapping[str, str]]
    """Given the jobs of some members, the job that each of the others had best take; nothing for those who are left over."""

    is_noisy: Callable[[B, S, Action], bool]
    """Whether an action is sure to bring the enemies running, so that a partner asks first."""

    belongs_to: Callable[[B, S, Action, str], bool]
    """Whether an action is what the job asks for: whoever gave the job has agreed to the noise."""

    member_of: Callable[[B, S, Action], str]
    """The member that carries an action out; "" if none does."""

    job_words: Callable[[B, str, str], str]
    """(board, language, job): the name of a job, as one says "I take …"."""

    member_words: Callable[[B, str, str], str]
    """(board, language, member): the name of a member."""
