"""The HTTP side of replays: of matches that the server holds, of records that somebody brings along, of examples of the rules.

    POST /api/replays                               a record → its id
    GET  /api/replays/match/<id>?eyes=0             what the replay is about, and its log; ``file`` instead of
                                                    ``match``: of a record; ``example``: of an example,
                                                    ``v_commandos.ex-06``
    GET  /api/replays/match/<id>/at/12?eyes=0       a moment
    GET  /api/replays/match/<id>/luck/0             what choices and luck were worth, a part at a time
    GET  /api/replays/match/<id>/dice               every result of chance, so that a client can check it
    GET  /api/replays/match/<id>/at/12/analysis     what the options were worth; more is known each time
    GET  /api/replays/match/<id>/at/12/line?action=…  the positions of an option's principal line
    GET  /api/rules/<game>/VC-MOVE-01/mine          where a rule came up in one's own matches
    POST /api/replays/match/<id>/at/12/play         a new match that goes on from there
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bocage.games import find
from bocage.server.matches import creating
from bocage.server.replays.reader import Analyse, At, Branch, Dice, Line, Looker, Luck, Met, Opened, Wish
from bocage.server.replays.readers import TextOf
from bocage.server.storage.beside_replays import BranchRow
from bocage.server.web import lists
from bocage.server.web.beside_routes import BesideApi, name_of
from bocage.server.web.refusals import Refusal
from bocage.server.web.requests import LITTLE, address_of, body_of, lang_of, told, with_token
from bocage.server.wire import frame_types, http_frames, replay_frames

if TYPE_CHECKING:
    from bocage.server.storage.tables import MatchRow, Person, SeatRow
    from bocage.server.web.routes import Api

MATCHES_LOOKED_AT = 8                   # the newest of a person: reading a record takes time
MATCHES_SHOWN = 3
Moments = tuple[replay_frames.RuleMet, ...]
FULL = frame_types.RECORD_BYTES * 2 + LITTLE


class Source(NamedTuple):
    """Where a record comes from, and who looks at it, from which address. ``example``: the key of an example, which has no
    record."""

    key: str
    text_of: TextOf
    looker: Looker
    whose: str
    stored: bool
    example: str = ""


async def no_record() -> str:
    raise Refusal("nowhere", 404)


class ReplayApi:
    def __init__(self, api: Api) -> None:
        self.api = api
        self.hub = api.hub
        self.beside = BesideApi(self)

    def routes(self) -> list[Route]:
        answered = self.api.answered
        return [
            Route("/api/replays", answered(self.upload), methods=["POST"]),
            Route("/api/replays/{source}/{id}", answered(self.replay), methods=["GET"]),
            Route("/api/replays/{source}/{id}/luck/{first:number}", answered(self.luck), methods=["GET"]),
            Route("/api/replays/{source}/{id}/dice", answered(self.dice), methods=["GET"]),
            Route("/api/replays/{source}/{id}/at/{at:number}", answered(self.moment), methods=["GET"]),
            Route("/api/replays/{source}/{id}/at/{at:number}/analysis", answered(self.analysis), methods=["GET"]),
            Route("/api/replays/{source}/{id}/at/{at:number}/line", answered(self.line), methods=["GET"]),
            Route("/api/rules/{game}/{rule}/mine", answered(self.met), methods=["GET"]),
            Route("/api/replays/{source}/{id}/at/{at:number}/play", answered(self.play_on), methods=["POST"]),
            *self.beside.routes(),
        ]

    async def upload(self, request: Request) -> Response:
        """Keeps a record for a while; what is wrong with it is told when it is opened."""
        wanted = await body_of(request, replay_frames.Upload, FULL)
        self.hub.rates.spend("uploads", address_of(request))
        return told(replay_frames.Uploaded(self.hub.readers.keep(wanted.record)))

    async def replay(self, request: Request) -> Response:
        source = await self.source(request)
        return await self.answer(source, Opened(source.looker))

    async def moment(self, request: Request) -> Response:
        source = await self.source(request)
        return await self.answer(source, At(source.looker, request.path_params["at"]))

    async def luck(self, request: Request) -> Response:
        """What choices and luck were worth, a part at a time."""
        return await self.answer(await self.source(request), Luck(request.path_params["first"]))

    async def dice(self, request: Request) -> Response:
        """Every result of chance of a game that is over."""
        return await self.answer(await self.source(request), Dice())

    async def analysis(self, request: Request) -> Response:
        """What the options of a moment were worth, as far as that is known."""
        source = await self.source(request)
        return await self.answer(source, Analyse(source.looker, request.path_params["at"]))

    async def line(self, request: Request) -> Response:
        """How the game might have gone on after an option that was weighed, on the board."""
        action = request.query_params.get("action", "")
        return await self.answer(await self.source(request), Line(request.path_params["at"], action))

    async def play_on(self, request: Request) -> Response:
        """A new match that goes on from a moment, with other dice than the game had."""
        wanted = await body_of(request, replay_frames.PlayOn)
        source, at = await self.source(request), request.path_params["at"]
        person, token = await self.api.some_person(request)
        self.hub.rates.spend("creations", person.id)
        record = await self.told_of(source, Branch(at))
        resumed = http_frames.Resume(msgspec.json.decode(record, type=str), wanted.seats)
        made = await creating.resume(self.hub, person, resumed, lang_of(request))
        await self.hub.store.work(self.beside.beside.begin_branch, BranchRow(made.id, name_of(request), at))
        return with_token(told(made), token, request)

    async def met(self, request: Request) -> Response:
        """Where a rule came up in the newest matches of the person who asks."""
        game, rule, person = request.path_params["game"], request.path_params["rule"], await self.api.person(request)
        mine = await self.api.store.look(self.api.store.of_client, person.id) if person else []
        newest = [(row, seats) for row, seats in mine if row.game == game][:MATCHES_LOOKED_AT]
        found: list[replay_frames.RuleMetIn] = []
        looked = 0
        for row, seats in newest:
            looked += 1
            source = self.source_of(row, seats, person, Looker(lang_of(request)), address_of(request))
            met = msgspec.json.decode(await self.told_of(source, Met(source.looker, rule)), type=Moments)
            found += [replay_frames.RuleMetIn(row.id, lists.scenario_of(row), met)] if met else []
            if len(found) == MATCHES_SHOWN:
                break
        return told(replay_frames.RuleInGames(tuple(found), looked))

    async def answer(self, source: Source, wish: Opened | At | Luck | Dice | Analyse | Line) -> Response:
        body = await self.told_of(source, wish)
        return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"})

    async def told_of(self, source: Source, wish: Wish) -> bytes:
        if source.example:
            return await self.hub.readers.show(source.example, wish, whose=source.whose)
        return await self.hub.readers.tell(source.key, source.text_of, wish, stored=source.stored, whose=source.whose)

    async def source(self, request: Request) -> Source:
        """The record that the address names, with the seats that the asking person holds in it."""
        id, looker = request.path_params["id"], Looker(lang_of(request), request.query_params.get("eyes", ""))
        whose = address_of(request)
        if request.path_params["source"] == "file":
            return Source(f"file {id}", lambda: self.hub.readers.uploaded(id), looker, whose, stored=False)
        if request.path_params["source"] == "example":
            return Source("", no_record, looker, whose, stored=True, example=id)
        if request.path_params["source"] != "match":
            raise Refusal("nowhere", 404)
        row, seats = await self.api.stored(id)
        return self.source_of(row, seats, await self.api.person(request), looker, whose)

    def source_of(self, row: MatchRow, seats: Sequence[SeatRow], person: Person | None, looker: Looker, whose: str) -> Source:
        """A match of the server, as a person may look at it."""
        held = tuple(chair.seat for chair in seats if person and chair.client == person.id)
        playing = tuple(seat for seat in held if not seats[seat].level)
        shown = () if len(playing) > 1 and find(row.game).knowledge.secrets else playing or held
        cards = lists.seat_cards(seats, person.id if person else None, (), looker.lang)
        looker = msgspec.structs.replace(looker, held=shown, cards=cards)
        return Source(f"match {row.id} {row.seq}", lambda: self.record_of(row.id), looker, whose, stored=True)

    async def record_of(self, match: str) -> str:
        """The record as the store holds it: one of older rules is not rewritten by the present ones."""
        return (await self.api.whole(match)).row.record
