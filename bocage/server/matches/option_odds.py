"""The odds of the present options: worked out in a process that looks, sent as they are found.

They are worked out when a question has stood for a moment, so that nobody pays for what nobody sees; an option that somebody
points at comes first. What was found for a position is kept: an undo or another reader finds it again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from bocage.server.looks.asked import Weigh
from bocage.server.matches.connection import Watcher
from bocage.server.web.limits import Bucket
from bocage.server.web.refusals import Refusal
from bocage.server.wire import frames
from bocage.server.wire.telling import Teller, untold_odds

if TYPE_CHECKING:
    from bocage.server.matches.room import Room

STANDS = 0.25                           # seconds that a question stands before all its odds are worked out
PART = 0.1                              # seconds of odds that go into one frame
KEPT = 40                               # positions of a match whose odds are kept

Group = tuple[str, tuple[int, ...]]     # a language and the seats held
Found = dict[str, frames.Weighed]


class Weighing:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.known: OrderedDict[tuple[str, Group], Found] = OrderedDict()
        self.pointed: list[tuple[Group, str]] = []          # options that somebody looks at, the last one first
        self.budget = Bucket(*room.rooms.settings.limits.odds)
        self.task: asyncio.Task[None] | None = None

    def restart(self) -> None:
        """Called when the question has changed: what is under way is of no use any more."""
        self.stop()
        self.pointed = []
        for one in self.room.connections:
            self.send_known(one)
        self.go_on()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def go_on(self) -> None:
        if self.task is None and self.room.match.decision is not None:
            self.task = asyncio.create_task(self.weigh())

    def tell(self, one: Watcher) -> None:
        """Sends somebody who has just come, or has changed the language, the odds known so far, and later the rest."""
        self.send_known(one)
        self.go_on()

    def point(self, one: Watcher, action: str) -> None:
        """Somebody looks at an option: its odds come first, also where the table has used up its time."""
        group = self.room.group(one)
        if action not in self.found(group):
            self.pointed = [(group, action), *self.pointed][:3]
            self.go_on()

    def send_known(self, one: Watcher) -> None:
        known = self.found(self.room.group(one))
        if known:
            one.send(frames.OddsOf(self.room.seq, tuple(known.values())))

    def found(self, group: Group) -> Found:
        """The odds of the present position that are known for a group."""
        key = self.room.hash_of(self.room.shown_to(group[1])), group
        found = self.known.setdefault(key, {})
        self.known.move_to_end(key)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return found

    async def weigh(self) -> None:
        try:
            if not self.pointed:
                await asyncio.sleep(STANDS)
            await self.weigh_all()
        except Refusal:                 # too much is asked for just now: the game goes on without odds
            pass
        except Exception as error:      # a fault of ours: logged, and the game goes on without odds
            self.room.rooms.log.fault("odds", error, match=self.room.id)
        self.task = None

    async def weigh_all(self) -> None:
        for group in self.groups():
            if self.room.match.ruleset.display.shows_odds:
                await self.weigh_for(group)

    def groups(self) -> list[Group]:
        """Those who may choose something; first those of whom somebody points at an option."""
        groups = {self.room.group(one) for one in self.room.connections}
        asking = [group for group, _ in self.pointed]
        return sorted((group for group in groups if group[1]), key=lambda group: (group not in asking, group))

    async def weigh_for(self, group: Group) -> None:
        """Works out what is missing, part by part; where the table has used up its time, only what is pointed at."""
        match, looks = self.room.shown_to(group[1]), self.room.rooms.looks
        found, record = self.found(group), ""
        offered = [action.text for action, _ in Teller(match, *group).options(group[1])]
        while True:
            first = [action for asking, action in self.pointed if asking == group and action in offered and action not in found]
            rest = [action for action in offered if action not in found and action not in first]
            missing = (*first, *(rest if self.budget.take(0.0) else ()))
            if not missing:
                return
            record = record or match.step_record()
            used = looks.seconds
            try:
                part: list[frames.Weighed] = await looks.ask(Weigh(record, *group, missing, PART), list[frames.Weighed],
                                                             whose=f"table {self.room.id}")
            except Refusal as refusal:
                if refusal.code == "rate":
                    raise
                part = [untold_odds(missing[0], group[0])]      # it took too long, or failed: the others are still told
            self.budget.charge(looks.seconds - used)
            part = part or [untold_odds(missing[0], group[0])]
            found.update({weighed.action: weighed for weighed in part})
            self.send(group, part)

    def send(self, group: Group, part: list[frames.Weighed]) -> None:
        frame = frames.to_json(frames.OddsOf(self.room.seq, tuple(part)))
        for one in self.room.connections:
            if self.room.group(one) == group:
                one.send_text(frame)
