"""What people and bots of one side say to each other at this terminal: jobs, orders, and leave to make noise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.bots.teamwork import (
    FREE, Agreed, AnyTeamwork, Talk, able, agreed_in, must_ask, note, open_jobs, order, renewed, teamwork_of)
from bocage.core.action import Action
from bocage.core.errors import BocageError
from bocage.core.text import bare

if TYPE_CHECKING:
    from bocage.cli.terminal.session import Session

FREED = ("-", "–")                  # typed in place of a job: the member chooses itself
# First letters of the answers to a bot that asks for leave, in English and in French.
ANSWERS = {"y": "yes", "o": "yes", "n": "no", "a": "always", "t": "always"}


class TeamTalk:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.lang = session.desk.lang

    @property
    def is_there(self) -> bool:
        """Whether people and bots of this game have anything to arrange."""
        partners = self.session.partners
        return teamwork_of(self.session.match) is not None and bool(partners.bots) and bool(partners.people)

    @property
    def teamwork(self) -> AnyTeamwork:
        found = teamwork_of(self.session.match)
        assert found is not None
        return found

    def arrange(self) -> None:
        """Lets the bots' members drop jobs that are over and take others, and tells what they say."""
        if self.is_there:
            self.agree(*renewed(self.session.match, self.session.partners.bots))

    def agree(self, agreed: Agreed, talk: list[Talk]) -> None:
        session = self.session
        if agreed != agreed_in(session.match):
            note(session.match, agreed)
            session.keep()
        for line in talk:
            session.news.note(line.words(session.match, self.lang, session.say), "chosen")

    def allows(self, seat: int, action: Action) -> bool:
        """Asks the people before a bot makes noise. If they do not want it, the bot makes none for the rest of the turn."""
        session = self.session
        decision = session.match.decision
        if decision is None or not must_ask(session.match, session.partners.bots, action):
            return True
        session.desk.lines(session.news.take(session.match, session.at_screen))
        choice = session.screen.choice(session.match.state, decision, action)
        answer = None
        while answer is None:
            typed = session.desk.ask(session.say("cli-team-ask", member=choice.who, action=choice.label))
            answer = ANSWERS.get(typed[:1].lower())
        if answer == "always":
            self.agree(agreed_in(session.match)._replace(loud=True), [])
        elif answer == "no":
            session.partners.hush(seat, session.match, session.screen)
        return answer != "no"

    # --- orders -------------------------------------------------------------------------------------------------------

    def command(self, rest: str) -> None:
        """``g``: who does what; ``g sapper north pier``: an order; ``g sapper -``: it chooses itself again."""
        if not self.is_there:
            raise BocageError("cli-error-no-partner")
        if not rest:
            self.list_jobs()
            return
        member, wanted = self.member_in(rest)
        job = FREE if wanted in FREED else self.job_in(wanted)
        self.agree(order(self.session.match, member, job), [Talk(member, "given" if job else "free", job)])
        self.arrange()
        self.session.desk.lines(self.session.news.take(self.session.match, self.session.at_screen))

    def list_jobs(self) -> None:
        session, match = self.session, self.session.match
        agreed = agreed_in(match)
        for member in able(match):
            name, job = self.name(member), agreed.jobs.get(member)
            key = "none" if job is None else "ordered" if member in agreed.given else "own"
            session.desk.text(session.say(f"cli-team-{key}", member=name, job=self.label(job or FREE)), indent=2)
        session.desk.text(session.say("cli-team-open", jobs=self.to_do() or "–"), indent=2)

    def to_do(self) -> str:
        """What is still to be done, without the tiles to which one can be sent."""
        return ", ".join(self.label(job.key) for job in open_jobs(self.session.match) if job.key != job.place)

    def member_in(self, text: str) -> tuple[str, str]:
        """The member that the first word of an order names, and the rest of it. A single partner need not be named."""
        members = able(self.session.match)
        word, _, rest = text.partition(" ")
        named = [member for member in members
                 if any(bare(name).startswith(bare(word)) for name in (member, self.name(member)))]
        if len(named) == 1:
            return named[0], rest.strip()
        partners = [member for member, seat in members.items() if seat in self.session.partners.bots]
        if named or len(partners) != 1:
            raise BocageError("cli-error-which-member", known=", ".join(map(self.name, members)))
        return partners[0], text

    def job_in(self, text: str) -> str:
        """The job that words name: by its own name, else by words of its label."""
        jobs = open_jobs(self.session.match)
        exact = [job.key for job in jobs if text and text.lower() in (job.key, job.key.rpartition(".")[2])]
        found = exact or [job.key for job in jobs if text and bare(text) in bare(self.label(job.key))]
        if not found:
            raise BocageError("cli-error-which-job", known=self.to_do())
        return found[0]

    def name(self, member: str) -> str:
        return self.teamwork.member_words(self.session.match.board, self.lang, member)

    def label(self, job: str) -> str:
        return self.teamwork.job_words(self.session.match.board, self.lang, job) if job else ""
