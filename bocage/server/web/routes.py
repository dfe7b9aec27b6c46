"""The HTTP side: games, rules, people, matches, invitations, records. Bodies are in ``http_frames.py``."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic, perf_counter

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bocage import BocageError, __version__, load
from bocage.core.contract import Building, Forces
from bocage.games import find
from bocage.server.looks.asked import Draft, Judge, ReadPack
from bocage.lessons.course import resumed
from bocage.server.matches import creating
from bocage.server.matches.home import Present
from bocage.server.matches.open_rooms import ID
from bocage.server.web import lists
from bocage.server.wire import frame_types, http_frames
from bocage.server.hub import Hub
from bocage.server.web.names import name_of
from bocage.server.web.puzzle_routes import PuzzleApi
from bocage.server.web.refusals import Refusal
from bocage.server.web.replay_routes import ReplayApi
from bocage.server.web.requests import LITTLE, address_of, body_of, lang_of, refused, shared, told, with_token
from bocage.server.storage.store import STORE_FAULTS, Loaded
from bocage.server.storage.tables import MatchRow, Person, SeatRow
from bocage.server.web.tokens import hashed, new_id, new_secret

WITH_PACKS = LITTLE + 4 * frame_types.PACK * frame_types.MOST_PACKS
PROBED = 1.0                            # seconds that the health of the store is remembered
Answer = Callable[[Request], Awaitable[Response]]


class Api:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self.rooms = hub.rooms
        self.probing = asyncio.Lock()
        self.probed_until = 0.0
        self.unfinished: int | None = None                  # matches, when the store was last tried; None if it failed

    def routes(self) -> list[Route]:
        def get(path: str, answer: Answer) -> Route:
            return Route(path, self.answered(answer), methods=["GET"])

        def post(path: str, answer: Answer) -> Route:
            return Route(path, self.answered(answer), methods=["POST"])

        return [
            get("/api/games", self.games), get("/api/rules/{game}", self.rules), get("/api/aids/{game}", self.aid),
            get("/api/rules/{game}/{id}/where", self.rule_places),
            get("/api/games/{game}/texts", self.texts), get("/api/games/{game}/maps", self.maps),
            get("/api/games/{game}/builder", self.builder),
            get("/api/games/{game}/lessons", self.lessons), post("/api/games/{game}/lessons/{lesson}", self.teach),
            post("/api/games/{game}/judge", self.judge), post("/api/games/{game}/pack", self.pack),
            post("/api/games/{game}/draft", self.draft),
            get("/api/me", self.me), post("/api/me", self.change_me),
            get("/api/matches", self.lists), post("/api/matches", self.create), post("/api/matches/resume", self.resume),
            post("/api/invitation", self.invitation), post("/api/join", self.join),
            post("/api/matches/{match}/join", self.join_listed),
            post("/api/matches/{match}/invite/{seat:number}", self.invite), post("/api/matches/{match}/delete", self.delete),
            get("/api/matches/{match}/record", self.record),
            *PuzzleApi(self).routes(),
            *ReplayApi(self).routes(),
            *self.own_routes(),
        ]

    def own_routes(self) -> list[Route]:
        """What every process of a server answers."""
        return [Route("/api/health", self.answered(self.health), methods=["GET"]),
                Route("/metrics", self.answered(self.metrics), methods=["GET"])]

    def answered(self, answer: Answer) -> Answer:
        """Turns every error into a ``Problem``. For our own mistakes it tells nothing about the server's inside."""
        async def with_problems(request: Request) -> Response:
            began = perf_counter()
            try:
                self.hub.rates.spend("requests", address_of(request))
                response = await answer(request)
            except (Refusal, BocageError) as error:
                response = refused(error, request)
            except ClientDisconnect:          # nobody is there to read an answer
                response = refused(Refusal("late", 408), request)
            except STORE_FAULTS as error:
                self.hub.log.fault("store", error, route=answer.__name__)
                response = refused(Refusal("store", 503), request)
            except Exception as error:        # our own mistake: it is logged, and the server goes on
                self.hub.log.fault("request", error, route=answer.__name__)
                response = refused(Refusal("fault", 500), request)
            seconds = perf_counter() - began
            self.hub.metrics.requests.labels(str(response.status_code)).inc()
            self.hub.metrics.request_seconds.observe(seconds)
            self.hub.log.info("request", route=answer.__name__, status=response.status_code, ms=round(1000 * seconds, 1))
            return response

        return with_problems

    # --- who asks -----------------------------------------------------------------------------------------------------

    async def person(self, request: Request) -> Person | None:
        return await self.hub.person_of(self.hub.token_of(request))

    async def known_person(self, request: Request) -> Person:
        person = await self.person(request)
        if person is None:
            raise Refusal("token", 401)
        return person

    async def some_person(self, request: Request) -> tuple[Person, str]:
        """The person who asks, and the token for a new person (empty for a known one)."""
        person = await self.person(request)
        if person is not None:
            return person, ""
        self.hub.rates.spend("people", address_of(request))
        token, person = new_secret(), Person(new_id(), "", True)
        await self.store.work(self.store.add_person, hashed(token), person)
        return person, token

    async def me(self, request: Request) -> Response:
        person = await self.person(request)
        return told(None if person is None else http_frames.Me(person.name, person.auto_pass))

    async def change_me(self, request: Request) -> Response:
        wanted = await body_of(request, http_frames.Preferences)
        person, token = await self.some_person(request)
        name = person.name if wanted.name is None else name_of(wanted.name)
        auto_pass = person.auto_pass if wanted.auto_pass is None else wanted.auto_pass
        person = Person(person.id, name, auto_pass)
        await self.store.work(self.store.change_person, person)
        self.hub.home.person_changed(person)
        return with_token(told(http_frames.Me(name, auto_pass)), token, request)

    # --- games and rules ----------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return shared(request, lists.game_cards())

    async def rules(self, request: Request) -> Response:
        return shared(request, await self.rooms.beside(lists.rule_book, request.path_params["game"], lang_of(request)))

    async def aid(self, request: Request) -> Response:
        return shared(request, await self.rooms.beside(lists.player_aid, request.path_params["game"], lang_of(request)))

    async def texts(self, request: Request) -> Response:
        """The words of a game, for a client that was built without them."""
        return shared(request, lists.game_texts(request.path_params["game"], lang_of(request)))

    async def maps(self, request: Request) -> Response:
        """The small maps that stand beside the scenarios."""
        return shared(request, await self.rooms.beside(lists.game_maps, request.path_params["game"]))

    async def rule_places(self, request: Request) -> Response:
        """Where the code, tests and texts of a rule are kept; only a server that runs from a checkout can tell."""
        found = await self.rooms.beside(lists.rule_places, request.path_params["game"], request.path_params["id"])
        if found is None:
            raise Refusal("nowhere", 404)
        return told(found)

    async def lessons(self, request: Request) -> Response:
        return shared(request, lists.lesson_cards(request.path_params["game"], lang_of(request)))

    async def teach(self, request: Request) -> Response:
        """A new match that is a lesson."""
        person, token = await self.some_person(request)
        self.hub.rates.spend("creations", person.id)
        made = await creating.teach(self.hub, person, request.path_params["game"], request.path_params["lesson"],
                                    lang_of(request))
        return with_token(told(made), token, request)

    async def builder(self, request: Request) -> Response:
        """What forces are built from."""
        found = await self.rooms.beside(lists.builder, request.path_params["game"], lang_of(request))
        if found is None:
            raise Refusal("no-builder", 404)
        return shared(request, found)

    async def judge(self, request: Request) -> Response:
        """Returns what a force costs and which rules it breaks. The server stores nothing."""
        wanted = await body_of(request, http_frames.Judging, WITH_PACKS)
        if wanted.at >= len(wanted.texts):
            raise Refusal("body")
        building = Building(wanted.texts, wanted.at, wanted.scenario, wanted.points, wanted.seats, wanted.packs)
        forces_of(request)
        asked = Judge(request.path_params["game"], building, lang_of(request))
        return told(await self.hub.looks.ask(asked, msgspec.Raw, whose=address_of(request)))

    async def pack(self, request: Request) -> Response:
        """Returns what a player's own file adds, or what is wrong with it. The server stores nothing."""
        wanted = await body_of(request, http_frames.PackFile, WITH_PACKS)
        forces = find(request.path_params["game"]).forces
        if forces is None or forces.packs is None:
            raise Refusal("no-packs", 404)
        asked = ReadPack(request.path_params["game"], wanted.text, lang_of(request))
        return told(await self.hub.looks.ask(asked, msgspec.Raw, whose=address_of(request)))

    async def draft(self, request: Request) -> Response:
        """A force at random."""
        wanted = await body_of(request, http_frames.Drafting, WITH_PACKS)
        building = Building((), points=wanted.points, packs=wanted.packs)
        forces_of(request)
        asked = Draft(request.path_params["game"], wanted.side, building)
        return told(http_frames.Drafted(await self.hub.looks.ask(asked, str, whose=address_of(request))))

    # --- matches ------------------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        wanted = await body_of(request, http_frames.NewMatch, WITH_PACKS)
        person, token = await self.some_person(request)
        self.hub.rates.spend("creations", person.id)
        return with_token(told(await creating.create(self.hub, person, wanted, lang_of(request))), token, request)

    async def resume(self, request: Request) -> Response:
        wanted = await body_of(request, http_frames.Resume, frame_types.RECORD_BYTES * 2 + LITTLE)
        person, token = await self.some_person(request)
        self.hub.rates.spend("uploads", address_of(request))
        return with_token(told(await creating.resume(self.hub, person, wanted, lang_of(request))), token, request)

    async def lists(self, request: Request) -> Response:
        person = await self.person(request)
        client, lang = person.id if person else None, lang_of(request)
        mine = await self.store.look(self.store.of_client, client) if client else []
        known = {row.id for row, _ in mine}
        free = await self.store.look(self.store.with_open_seats)
        present = await self.hub.home.present()
        busy = [match for match, there in present.items() if there.listed]
        live = await self.store.look(self.store.among, busy[:100])

        def card(row: MatchRow, seats: list[SeatRow]) -> http_frames.MatchCard:
            there = present.get(row.id, Present())
            return lists.match_card(row, seats, client, there.clients, there.watchers, lang)

        return told(http_frames.MatchLists(
            tuple(card(*found) for found in mine),
            tuple(card(*found) for found in free if found[0].id not in known),
            tuple(card(*found) for found in live if found[0].id not in known)))

    async def stored(self, match: str) -> tuple[MatchRow, list[SeatRow]]:
        """A match without its record, and its seats."""
        found = await self.store.look(self.store.card, match) if ID.fullmatch(match) else None
        if found is None:
            raise Refusal("match", 404)
        return found

    async def whole(self, match: str) -> Loaded:
        found = await self.store.look(self.store.load, match) if ID.fullmatch(match) else None
        if found is None:
            raise Refusal("match", 404)
        return found

    async def owned(self, request: Request) -> tuple[MatchRow, list[SeatRow]]:
        person = await self.known_person(request)
        row, seats = await self.stored(request.path_params["match"])
        if row.owner != person.id:
            raise Refusal("owner", 403)
        return row, seats

    async def delete(self, request: Request) -> Response:
        row, _ = await self.owned(request)
        await self.hub.home.delete(row.id)
        return told(None)

    async def record(self, request: Request) -> Response:
        """The record: whole after the end of the game; before, only what the asking seat may know."""
        loaded = await self.whole(request.path_params["match"])
        person = await self.person(request)
        held = [chair.seat for chair in loaded.seats if person and chair.client == person.id]
        match = await self.rooms.beside(lambda: resumed(load(loaded.row.record)))
        if match.decision is None:
            text = match.record()
        elif held:
            playing = [seat for seat in held if not loaded.seats[seat].level]
            if match.ruleset.knowledge.secrets and len(playing) > 1:
                raise Refusal("hands", 403)
            text = await self.rooms.beside(match.record_for, (playing or held)[0])
        else:
            raise Refusal("seat", 403)
        name = f"{match.setup.game}-{match.setup.scenario}.bocage"
        return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    # --- joining ------------------------------------------------------------------------------------------------------

    async def invitation(self, request: Request) -> Response:
        """Describes the match of an invitation before the seat is taken."""
        wanted = await body_of(request, http_frames.Joining)
        self.hub.rates.spend("joins", address_of(request))
        found = await self.store.look(self.store.invited, hashed(wanted.secret))
        if found is None:
            raise Refusal("invitation", 404)
        loaded, seat = await self.whole(found[0]), found[1]
        row = loaded.row
        files = [option.id for option in find(row.game).options if option.file]
        brought = tuple(text for name in files if (text := row.options.get(name, "")))
        host = next((lists.person_name(chair.seat, chair.name, lang_of(request)) for chair in loaded.seats
                     if chair.client == row.owner), "")
        return told(http_frames.Invited(row.game, row.scenario, seat, len(loaded.seats), host, brought))

    async def join(self, request: Request) -> Response:
        wanted = await body_of(request, http_frames.Joining)
        self.hub.rates.spend("joins", address_of(request))
        person, token = await self.some_person(request)
        found = await self.store.look(self.store.invited, hashed(wanted.secret))
        if found is None:
            raise Refusal("invitation", 404)
        return with_token(await self.seat(found[0], person, found[1]), token, request)

    async def join_listed(self, request: Request) -> Response:
        person, token = await self.some_person(request)
        self.hub.rates.spend("joins", address_of(request))
        row, _ = await self.stored(request.path_params["match"])
        if not row.listed:
            raise Refusal("match", 404)
        return with_token(await self.seat(row.id, person), token, request)

    async def seat(self, match: str, person: Person, seat: int | None = None) -> Response:
        return told(http_frames.Joined(match, await self.hub.home.sit(match, person, seat)))

    async def invite(self, request: Request) -> Response:
        (row, chairs), seat = await self.owned(request), request.path_params["seat"]
        if not any(chair.seat == seat and chair.kind == "open" for chair in chairs):
            raise Refusal("taken", 409)
        secret = new_secret()
        await self.store.work(self.store.invite, row.id, seat, hashed(secret))
        return told(http_frames.Invitation(seat, secret))

    # --- the server itself --------------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether the server can store a choice: it tries, at most once a second, for all who ask meanwhile."""
        async with self.probing:
            if monotonic() >= self.probed_until:
                try:
                    self.unfinished = await self.store.work(self.store.probe)
                except STORE_FAULTS as error:
                    self.unfinished = None
                    self.hub.log.fault("store", error, route="health")
                self.probed_until = monotonic() + PROBED
        ok = self.unfinished is not None
        return told(http_frames.Health(ok, __version__, self.unfinished or 0, len(self.rooms.connections)), 200 if ok else 503)

    async def metrics(self, request: Request) -> Response:
        return Response(self.hub.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def forces_of(request: Request) -> Forces:
    """What can be built in the game that the address names."""
    forces = find(request.path_params["game"]).forces
    if forces is None:
        raise Refusal("no-builder", 404)
    return forces
