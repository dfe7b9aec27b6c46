"""Lets the bots of a match play: asks a thinking process for the bot whose turn it is, and plays its answer like a person's."""

from __future__ import annotations

import asyncio
from asyncio import sleep
from time import monotonic
from typing import TYPE_CHECKING

from bocage.bots import LevelBot, Viewpoint, make
from bocage.server.web.refusals import Refusal
from bocage.server.wire import frames

UNMOVED = 0.3                           # seconds beyond the level's thinking time within which nearly all bots have answered
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 4.0   # seconds between two attempts to store what a bot has chosen

if TYPE_CHECKING:
    from bocage.bots.partners import Turn
    from bocage.server.matches.room import Room


class Driving:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.thinking: tuple[int, ...] = ()
        self.place = 0                                      # of the bot in the queue for a process; 0: it thinks
        self.ready = 0.0                                    # when the bot may answer at the earliest
        self.task: asyncio.Task[None] | None = None

    def go_on(self, pushed: bool = False) -> None:
        """Called when the position or the seats have changed: a bot that thinks about the old position is asked again.

        ``pushed``: the people let the bots go first.
        """
        room = self.room
        room.team.renew()
        turn = room.partners.due(room.match, room.screen, pushed) if room.connections else None
        self.thinks(() if turn is None else (turn.seat,))
        if self.task is not None and self.task is asyncio.current_task():
            return                                          # a bot has just played: its own loop goes on to the next one
        self.stop()
        if turn is not None:
            self.task = asyncio.create_task(self.drive(pushed))

    def wake(self) -> None:
        """Called when somebody has come: a bot whose turn it is begins; one that already thinks goes on."""
        if self.task is None:
            self.go_on()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def thinks(self, seats: tuple[int, ...], place: int = 0) -> None:
        if (seats, place) != (self.thinking, self.place):
            self.thinking, self.place = seats, place
            self.room.broadcast(frames.Thinking(seats, place))

    def pace(self, seat: int) -> float:
        """The least number of seconds before a bot answers. Where hands are hidden, a quick answer would reveal that the bot
        had no choice; so it depends only on what everybody knows."""
        if not self.room.match.ruleset.knowledge.secrets or not self.room.partners.people:
            return 0.0
        bot = make(self.room.partners.bots[seat])
        if isinstance(bot, LevelBot):
            return bot.seconds_for(Viewpoint(self.room.match, seat)) + UNMOVED
        return float(getattr(bot, "seconds", 0.0)) + UNMOVED

    async def choice(self, turn: Turn) -> str:
        """The bot's choice. Its pace counts from when it begins to think, whatever it has waited for a process, so that the
        time of a thought is the same for one option as for many."""
        room, pace = self.room, self.pace(turn.seat)

        def told(place: int) -> None:
            self.ready = monotonic() + pace
            self.thinks((turn.seat,), place)

        self.ready = monotonic() + pace
        return await room.rooms.pool.choose(
            room.match.record(secret=False), turn.seat, room.partners.bots[turn.seat], [action.text for action in turn.options],
            table=room.id, hides=room.match.ruleset.knowledge.secrets, told=told)

    async def answer(self, turn: Turn, text: str, seq: int) -> bool:
        """Plays the bot's choice, unless the match has gone on; returns whether it did. As long as the store cannot take it
        (the disk is full, the database is gone) it is tried again: nobody else is asked, so the game would stand still."""
        room, pause = self.room, FIRST_PAUSE
        while True:
            try:
                async with room.lock:
                    if room.seq != seq or turn.seat not in room.partners.bots:
                        return False
                    if turn.accepts(room.match, room.match.read(text)):
                        await room.play(text, turn.seat)
                        return True
                    room.partners.silence(turn.seat, room.match)
                    await room.pass_moments()
                    return False
            except Refusal:
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)

    async def drive(self, pushed: bool) -> None:
        """Plays one bot after the other while somebody watches. Where no bot can be asked, the game waits for the next
        change."""
        room = self.room
        try:
            while room.connections and (turn := room.partners.due(room.match, room.screen, pushed)) is not None:
                self.thinks((turn.seat,))
                seq = room.seq
                text = await self.choice(turn)
                await sleep(max(0.0, self.ready - monotonic()))
                if room.seq != seq or not await room.team.allows(turn.seat, room.match.read(text)):
                    continue
                pushed &= not await self.answer(turn, text, seq)
        except Exception as error:        # a fault of ours: logged, and the game waits for people
            room.rooms.log.fault("bot", error, match=room.id)
        self.task = None
        self.thinks(())
