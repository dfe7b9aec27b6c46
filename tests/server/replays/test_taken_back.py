"""What stands beside the replay of a game that goes on, when its last choices are taken back."""

from __future__ import annotations

from pathlib import Path

from bocage.server.hub import Hub
from bocage.server.matches.commands import do
from bocage.server.matches.room import Room
from bocage.server.storage.beside_replays import BesideReplays, BranchRow, CommentRow
from bocage.server.wire import frames
from tests.server.matches.test_room import ANNA, entered, first_option, scene


def test_a_comment_on_a_moment_that_is_taken_back_goes_with_it(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await first_option(room, anna)
        await first_option(room, anna)
        last = len(room.match.moves)
        beside, source = BesideReplays(hub.store), f"match {room.id}"
        for at in (0, last - 1, last):
            beside.write(source, room.id, CommentRow(0, ANNA.id, 0, "Anna", at, "all", f"at {at}", 0.0))
        beside.begin_branch(BranchRow(room.id, source, last))
        other = CommentRow(0, ANNA.id, 0, "Anna", last, "all", "of another game", 0.0)
        beside.write("file x", None, other)
        await do(room, anna, frames.Undo("undo-it", room.seq))
        left = len(room.match.moves)
        assert left == last - 1
        assert [each.at for each in beside.comments(source)] == [0, left]
        assert beside.branches(source) == []
        assert beside.comments("file x") == [other]
        await first_option(room, anna)
        assert len(beside.comments(source)) == 2, "a choice takes nothing away"

    scene(tmp_path, database, play)
