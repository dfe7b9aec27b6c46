"""The curtain: where several people play at one screen and hide something from each other, it falls between their turns.

While it is down, the screen shows what a spectator may know. The person whose turn it is sends ``look``; then the screen shows
what that seat may know, until another seat at this screen is asked. No curtain falls for a question that everybody may see
(``Display.openly``): it is asked on the open table, with what a spectator may know. To see the hand, ``look`` first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.core.decision import Decision
from bocage.server.wire import frames
from bocage.server.matches.connection import Player, Watcher
from bocage.server.web.refusals import Refusal

if TYPE_CHECKING:
    from bocage.server.matches.room import Room


def hangs(room: Room, one: Watcher) -> bool:
    """Whether this screen needs a curtain at all."""
    return room.match.ruleset.knowledge.secrets and len(room.playing(one)) > 1


def due(room: Room, one: Watcher) -> tuple[int, ...]:
    """The seats played at this screen that are asked now."""
    if isinstance(one, Player) and one.look is not None and one.look in room.ahead.trials:
        return (one.look,)
    decision = room.match.decision
    return tuple(seat for seat in room.playing(one) if decision and seat in decision.by)


def eyes(room: Room, one: Watcher) -> tuple[int, ...]:
    """The seats whose knowledge may be shown at a screen now."""
    if not hangs(room, one):
        return room.playing(one)
    assert isinstance(one, Player)
    return () if one.look is None else (one.look,)


def seat_due(room: Room, one: Watcher) -> int | None:
    """The seat that the curtain waits for, if it is down."""
    return None if question_on_table(room) is not None else seat_waiting(room, one)


def seat_at_table(room: Room, one: Watcher) -> int | None:
    """The seat that is asked for all to see, if nobody looks."""
    return seat_waiting(room, one) if question_on_table(room) is not None else None


def seat_waiting(room: Room, one: Watcher) -> int | None:
    waits = hangs(room, one) and not eyes(room, one)
    return next(iter(due(room, one)), None) if waits else None


def question_on_table(room: Room) -> Decision | None:
    """The present question as everybody may see it; None if it needs a curtain."""
    match, decision = room.match, room.match.decision
    return match.ruleset.display.openly(match.board, match.state, decision) if decision else None


def may_choose(room: Room, who: Player, seat: int, action: str) -> bool:
    """Whether a seat may answer at this screen now: while the curtain is down only open choices are allowed. All others are
    refused in the same way, whatever the hand holds."""
    if seat in eyes(room, who):
        return True
    asked = question_on_table(room)
    return asked is not None and seat == seat_at_table(room, who) and any(option.text == action for option in asked.options)


def fall(room: Room) -> None:
    """Called when the game has gone on: lowers the curtain at every screen where another seat is asked than the one that
    looks."""
    for one in room.connections:
        if isinstance(one, Player) and one.look is not None:
            if len(room.playing(one)) == len(room.seats):
                room.ahead.begin(one.look)
            asked = due(room, one)
            if one.look not in room.playing(one) or (asked and one.look not in asked):
                one.look = None


def look(room: Room, who: Player, frame: frames.Look) -> None:
    """Somebody sits down at the screen, or closes the curtain."""
    if not hangs(room, who) or (frame.seat is not None and frame.seat not in room.playing(who)):
        raise Refusal("seat")
    asked = due(room, who)
    if frame.seat is not None and asked and frame.seat not in asked:
        raise Refusal("stale")
    if who.look is not None and who.look != frame.seat:
        room.ahead.stop(who.look)
    who.look = frame.seat
    room.tell(who)
    room.weighing.tell(who)
