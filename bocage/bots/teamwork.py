"""What people and bots of one side arrange: who does what, and whether a bot may make noise without asking.

It stands in the record (``Setup.agreed``) as one line, such as ``sapper=objective-b! medic=objective-h loud``: jobs by member
(those with a ``!`` were given by a person), and the wish not to be asked before noise. No rule knows of it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import msgspec

from bocage.core.action import Action
from bocage.core.contract import Job, Teamwork
from bocage.core.match import Match
from bocage.core.text import Words

AnyTeamwork = Teamwork[Any, Any]
WORD = re.compile(r"([\w.-]{1,40})=([\w.-]{1,60})(!?)")
LOUD = "loud"
MOST = 16                           # members and jobs that a line may name
FREE = ""                           # the order to choose a job oneself


class Agreed(NamedTuple):
    """``given``: jobs by member as people gave them; ``taken``: as bots took them. ``loud``: nobody wants to be asked before
    noise."""

    given: Mapping[str, str] = {}
    taken: Mapping[str, str] = {}
    loud: bool = False

    @property
    def jobs(self) -> dict[str, str]:
        return {**self.taken, **self.given}

    @property
    def text(self) -> str:
        jobs = [f"{member}={job}!" for member, job in sorted(self.given.items())]
        jobs += [f"{member}={job}" for member, job in sorted(self.taken.items())]
        return " ".join([*jobs, *([LOUD] if self.loud else [])])


class Talk(NamedTuple):
    """A line that a member says: it ``takes`` a job, has ``done`` it, was ``given`` one, or is ``free`` to choose again."""

    member: str
    key: str
    job: str = ""

    def words(self, match: Match, lang: str, say: Words) -> str:
        teamwork = teamwork_of(match)
        assert teamwork is not None
        job = teamwork.job_words(match.board, lang, self.job) if self.job else ""
        return say(f"team-{self.key}", member=teamwork.member_words(match.board, lang, self.member), job=job)


def agreed_in(match: Match) -> Agreed:
    """What was arranged in a match. Words that nobody can read, in a record from elsewhere, are left out."""
    words = match.setup.agreed.split()[:2 * MOST]
    found = [word.groups() for word in map(WORD.fullmatch, words) if word is not None]
    given, taken = ({member: job for member, job, order in found if bool(order) == wanted} for wanted in (True, False))
    return Agreed(given, taken, LOUD in words)


def note(match: Match, agreed: Agreed) -> None:
    """Writes what was arranged into the match. Whoever shares the match changes a copy."""
    match.setup = msgspec.structs.replace(match.setup, agreed=agreed.text)


def teamwork_of(match: Match) -> AnyTeamwork | None:
    return match.ruleset.advice.teamwork


def able(match: Match) -> Mapping[str, int]:
    """The members who can act, and their seats; nobody where nothing can be arranged or the game is over."""
    teamwork = teamwork_of(match)
    return {} if teamwork is None or match.decision is None else teamwork.members(match.board, match.state)


def open_jobs(match: Match) -> list[Job]:
    teamwork = teamwork_of(match)
    return [] if teamwork is None else list(teamwork.jobs(match.board, match.state))


def order(match: Match, member: str, job: str) -> Agreed:
    """What is arranged after a person has given a member a job, or (``FREE``) let it choose one itself."""
    agreed = agreed_in(match)
    given = {name: old for name, old in agreed.given.items() if name != member}
    taken = {name: old for name, old in agreed.taken.items() if name != member and (not job or old != job)}
    return agreed._replace(given={**given, member: job} if job else given, taken=taken)


def renewed(match: Match, bots: Collection[int]) -> tuple[Agreed, list[Talk]]:
    """What is arranged now, and what the bots' members say about it. Jobs that are over are dropped, and jobs at which a
    person evidently works; a member of a bot that is left without one takes the next."""
    teamwork, agreed, members = teamwork_of(match), agreed_in(match), able(match)
    if teamwork is None or not members or all(seat in bots for seat in members.values()):
        return agreed, []
    b, s = match.board, match.state
    ours = [member for member, seat in members.items() if seat in bots]
    given = {member: job for member, job in agreed.given.items()
             if member in members and not teamwork.is_done(b, s, member, job)}
    seen = {member: job for member in members if member not in ours and member not in given
            and (job := teamwork.pursued(b, s, match.log, member))}
    others = {*given.values(), *seen.values()}
    taken = {member: job for member, job in agreed.taken.items() if member in ours and member not in given
             and job not in others and not teamwork.is_done(b, s, member, job)}
    shared = teamwork.shared_out(b, s, {**seen, **taken, **given})
    new = {member: job for member, job in shared.items() if member in ours and job not in others}
    talk = [Talk(member, "done", job) for member, job in agreed.given.items() if member in ours and member not in given]
    talk += [Talk(member, "takes", job) for member, job in new.items()]
    return agreed._replace(given=given, taken={**taken, **new}), talk


def must_ask(match: Match, bots: Collection[int], action: Action) -> bool:
    """Whether a bot asks before it does this: it makes noise, somebody plays along, and nobody has agreed to it before."""
    teamwork, agreed, members = teamwork_of(match), agreed_in(match), able(match)
    if teamwork is None or agreed.loud or all(seat in bots for seat in members.values()):
        return False
    b, s = match.board, match.state
    if not teamwork.is_noisy(b, s, action):
        return False
    job = agreed.given.get(teamwork.member_of(b, s, action), FREE)
    return not (job and teamwork.belongs_to(b, s, action, job))


def quiet(match: Match, actions: Collection[Action]) -> list[Action]:
    """The actions that make no noise; all of them if each does."""
    teamwork = teamwork_of(match)
    assert teamwork is not None
    return [each for each in actions if not teamwork.is_noisy(match.board, match.state, each)] or list(actions)
