"""The HTTP side of what stands beside a replay.

    GET  /api/replays/match/<id>/beside             comments that the reader may see, and matches that went on from a moment
    POST /api/replays/match/<id>/at/12/comment      adds a comment at a moment, as seen through ``eyes``
    POST /api/replays/match/<id>/comments/3/delete  deletes one's own

A comment is shown to whoever may look through the eyes with which it was written: while a game goes on, what a player says of
his hidden hand is shown to nobody else. On a match only those comment who hold a seat there.
"""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bocage.core.text import one_line
from bocage.server.replays.reader import Reach
from bocage.server.storage.beside_replays import BesideReplays, CommentRow
from bocage.server.storage.tables import Person, matches
from bocage.server.web import lists
from bocage.server.web.refusals import Refusal
from bocage.server.web.requests import body_of, lang_of, told, with_token
from bocage.server.wire import replay_frames

if TYPE_CHECKING:
    from bocage.server.web.replay_routes import ReplayApi, Source


class BesideApi:
    def __init__(self, replays: ReplayApi) -> None:
        self.replays = replays
        self.api, self.hub = replays.api, replays.hub
        self.beside = BesideReplays(self.hub.store)

    def routes(self) -> list[Route]:
        answered, path = self.api.answered, "/api/replays/{source}/{id}"
        return [Route(f"{path}/beside", answered(self.whole), methods=["GET"]),
                Route(f"{path}/at/{{at:number}}/comment", answered(self.comment), methods=["POST"]),
                Route(f"{path}/comments/{{n:number}}/delete", answered(self.remove), methods=["POST"])]

    async def reach(self, source: Source) -> replay_frames.Reach:
        """What the reader may look at."""
        return msgspec.json.decode(await self.replays.told_of(source, Reach(source.looker)), type=replay_frames.Reach)

    async def whole(self, request: Request) -> Response:
        source = await self.replays.source(request)
        return await self.told(request, source, await self.reach(source), await self.api.person(request))

    async def comment(self, request: Request) -> Response:
        wanted = await body_of(request, replay_frames.NewComment)
        person, token = await self.api.some_person(request)
        source, at, text = await self.replays.source(request), request.path_params["at"], one_line(wanted.text)
        reach = await self.reach(source)
        seat, match = await self.place_of(request, person)
        if wanted.eyes not in reach.may_look:
            raise Refusal("eyes", 403)
        if not reach.first <= at <= reach.last:
            raise Refusal("moment", 403)
        if not text:
            raise Refusal("body")
        self.hub.rates.spend("chat", person.id)
        row = CommentRow(0, person.id, seat, person.name, at, wanted.eyes, text, time())
        if not await self.hub.store.work(self.beside.write, name_of(request), match, row):
            raise Refusal("limit", 409)
        return with_token(await self.told(request, source, reach, person), token, request)

    async def place_of(self, request: Request, person: Person) -> tuple[int, str | None]:
        """The seat of whoever comments, and the match; for a record that was brought along anybody may."""
        if request.path_params["source"] == "file":
            return -1, None
        _, seats = await self.api.stored(request.path_params["id"])
        seat = next((chair.seat for chair in seats if chair.client == person.id), None)
        if seat is None:
            raise Refusal("seat", 403)
        return seat, request.path_params["id"]

    async def remove(self, request: Request) -> Response:
        person, source = await self.api.known_person(request), await self.replays.source(request)
        if not await self.hub.store.work(self.beside.remove, name_of(request), request.path_params["n"], person.id):
            raise Refusal("nowhere", 404)
        return await self.told(request, source, await self.reach(source), person)

    async def told(self, request: Request, source: Source, reach: replay_frames.Reach, person: Person | None) -> Response:
        store, lang, name = self.hub.store, lang_of(request), name_of(request)
        comments = tuple(
            replay_frames.Comment(row.n, row.at, author(row, lang), row.text, row.said,
                                  person is not None and row.client == person.id)
            for row in await store.look(self.beside.comments, name)
            if row.eyes in reach.may_look and reach.first <= row.at <= reach.last)
        begun = {row.match: row.at for row in await store.look(self.beside.branches, name) if row.at <= reach.last}
        found = await store.look(store.listed_by, matches.c.id.in_(begun), len(begun)) if begun else []
        client = person.id if person else None
        branches = tuple(replay_frames.BranchCard(begun[row.id], lists.match_card(row, seats, client, (), 0, lang))
                         for row, seats in sorted(found, key=lambda each: begun[each[0].id]))
        origin = None
        if request.path_params["source"] == "match":
            before = await store.look(self.beside.origin, request.path_params["id"])
            if before is not None:
                kind, _, id = before.source.partition(" ")
                origin = replay_frames.Origin(kind, id, before.at)
        return told(replay_frames.Beside(comments, branches, origin))


def name_of(request: Request) -> str:
    """What the replay is called in the store."""
    return f"{request.path_params['source']} {request.path_params['id']}"


def author(row: CommentRow, lang: str) -> str:
    return row.name if row.seat < 0 else lists.person_name(row.seat, row.name, lang)
