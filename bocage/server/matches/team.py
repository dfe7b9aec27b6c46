"""People and bots of one side at a table: who does what, orders, and leave to make noise.

What is arranged stands in the match (``bots/teamwork.py``). It changes nothing that the rules know of, so it is written into
the match as it is, without a change of its own; an order and a wish are stored at once.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from bocage.bots.teamwork import (
    FREE, MOST, Agreed, Talk, able, agreed_in, must_ask, note, open_jobs, order, renewed, teamwork_of)
from bocage.core.action import Action
from bocage.server.matches.connection import Player, Watcher
from bocage.server.storage.store import Deed
from bocage.server.web.refusals import Refusal, say
from bocage.server.wire import frames, team_frames

if TYPE_CHECKING:
    from bocage.server.matches.room import Room

LEAVE_SECONDS = 30.0                # without an answer, a bot does something quieter after these
LINES = 4                           # the last things said


class Asking(NamedTuple):
    """A bot that waits for leave to do something."""

    seat: int
    action: Action
    until: float
    answer: asyncio.Future[str]


class Team:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.said: list[Talk] = []
        self.asking: Asking | None = None

    @property
    def is_there(self) -> bool:
        partners = self.room.partners
        return teamwork_of(self.room.match) is not None and bool(partners.bots) and bool(partners.people)

    # --- arranging ----------------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Called before a bot thinks: the bots' members drop jobs that are over and take others. Everybody is told."""
        if self.is_there:
            self.agree(*renewed(self.room.match, self.room.partners.bots))
        self.tell()

    def agree(self, agreed: Agreed, talk: list[Talk]) -> None:
        note(self.room.match, agreed)
        self.said = [*self.said, *talk][-LINES:]

    async def give(self, who: Player, frame: team_frames.GiveJob) -> None:
        """Gives a member a job, or lets it choose one itself."""
        match = self.room.match
        if not self.is_there or not self.room.playing(who) or frame.member not in able(match):
            raise Refusal("seat")
        if frame.job and frame.job not in {job.key for job in open_jobs(match)}:
            raise Refusal("frame")
        self.agree(order(match, frame.member, frame.job), [Talk(frame.member, "given" if frame.job else "free", frame.job)])
        await self.keep(who, frame.key)
        with self.room.survived("bot"):
            self.room.driving.go_on()

    async def keep(self, who: Player, key: str) -> None:
        """Stores what was arranged, with the match as a whole."""
        room = self.room
        await room.write(room.rooms.store.settle, room.base())
        room.stored_whole()
        await room.write(room.rooms.store.note, Deed(who.client, key))
        room.note(who, key)

    # --- leave to make noise --------------------------------------------------------------------------------------------

    async def allows(self, seat: int, action: Action) -> bool:
        """Whether a bot may do this: it asks before it makes noise. Refused, it makes none for the rest of the turn."""
        room = self.room
        if not self.is_there or not must_ask(room.match, room.partners.bots, action):
            return True
        self.asking = Asking(seat, action, monotonic() + LEAVE_SECONDS, asyncio.get_running_loop().create_future())
        room.driving.thinks(())
        self.tell()
        try:
            async with asyncio.timeout(LEAVE_SECONDS):
                answer = await self.asking.answer
        except TimeoutError:
            answer = "no"
        finally:
            self.asking = None
        if answer == "no":
            room.partners.hush(seat, room.match, room.screen)
        self.tell()
        return answer != "no"

    async def answer(self, who: Player, frame: team_frames.Allow) -> None:
        asking = self.asking
        if asking is None or not self.room.playing(who):
            raise Refusal("stale")
        if frame.answer == "always":
            self.agree(agreed_in(self.room.match)._replace(loud=True), [])
        await self.keep(who, frame.key)
        if not asking.answer.done():
            asking.answer.set_result(frame.answer)

    # --- telling --------------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Tells everybody what has changed."""
        told: dict[str, bytes] = {}
        for one in self.room.connections:
            if one.lang not in told:
                told[one.lang] = frames.to_json(self.frame(one.lang))
            self.send(one, told[one.lang])

    def tell_to(self, one: Watcher) -> None:
        one.team = b""
        self.send(one, frames.to_json(self.frame(one.lang)))

    def send(self, one: Watcher, frame: bytes) -> None:
        """Sends what was arranged, unless the connection knows it. At a table where nothing can be arranged nothing is sent."""
        if frame != one.team and (one.team or self.is_there):
            one.team = frame
            one.send_text(frame)

    def frame(self, lang: str) -> team_frames.Team:
        room, match = self.room, self.room.match
        teamwork = teamwork_of(match)
        if teamwork is None or not self.is_there:
            return team_frames.Team((), (), (), None, False)
        agreed, b = agreed_in(match), match.board
        members = tuple(team_frames.Member(
            member, teamwork.member_words(b, lang, member), seat, seat in room.partners.bots,
            teamwork.job_words(b, lang, agreed.jobs[member]) if agreed.jobs.get(member, FREE) else "", member in agreed.given)
            for member, seat in list(able(match).items())[:MOST])
        jobs = tuple(team_frames.TeamJob(job.key, teamwork.job_words(b, lang, job.key), job.place) for job in open_jobs(match))
        said = tuple(line.words(match, lang, say(lang)) for line in self.said)
        return team_frames.Team(members, jobs, said, self.leave(lang), agreed.loud)

    def leave(self, lang: str) -> team_frames.WantsLeave | None:
        """What a bot asks for, in words; the seconds count down in the client."""
        asking, match = self.asking, self.room.match
        if asking is None or match.decision is None:
            return None
        choice = match.ruleset.display.screen(match.board, lang).choice(match.state, match.decision, asking.action)
        return team_frames.WantsLeave(choice.who, choice.label, round(asking.until - monotonic(), 1))
