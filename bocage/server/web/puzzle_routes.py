"""The HTTP side of puzzles. Nothing is stored: whoever solves one keeps what he has done.

    GET  /api/games/<game>/puzzles                  all, and which is today's
    GET  /api/games/<game>/puzzles/7                the position and the question
    POST /api/games/<game>/puzzles/7/try            an option → whether it is the solution, or how much worse it is
    GET  /api/games/<game>/puzzles/7/solution       the chances of all options, and why the best is the best
    POST /api/games/<game>/puzzles/7/odds           the odds of some of the options, as in any match
    POST /api/games/<game>/puzzles/7/survey         what else can be asked of the table without choosing
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bocage.games import find
from bocage.server.looks.asked import Survey, Weigh
from bocage.server.web.requests import address_of, body_of, lang_of, shared, told
from bocage.server.wire import frames, puzzle_frames
from bocage.server.wire.puzzle_telling import PuzzleTeller, puzzle_list

if TYPE_CHECKING:
    from bocage.server.web.routes import Api

KEPT = 64                               # puzzles in memory, each in one language
PART = 0.3                              # seconds of odds in one answer
ONE = "/api/games/{game}/puzzles/{number:number}"


@lru_cache(KEPT)
def teller_of(game: str, number: int, lang: str) -> PuzzleTeller:
    return PuzzleTeller(find(game), number, lang)


def today() -> date:
    """The same day everywhere: that of Greenwich."""
    return datetime.now(UTC).date()


class PuzzleApi:
    def __init__(self, api: Api) -> None:
        self.api = api
        self.hub = api.hub

    def routes(self) -> list[Route]:
        answered = self.api.answered
        return [
            Route("/api/games/{game}/puzzles", answered(self.puzzles), methods=["GET"]),
            Route(ONE, answered(self.puzzle), methods=["GET"]),
            Route(f"{ONE}/try", answered(self.attempt), methods=["POST"]),
            Route(f"{ONE}/solution", answered(self.solution), methods=["GET"]),
            Route(f"{ONE}/odds", answered(self.odds), methods=["POST"]),
            Route(f"{ONE}/survey", answered(self.survey), methods=["POST"]),
        ]

    async def puzzles(self, request: Request) -> Response:
        return shared(request, await self.hub.rooms.beside(puzzle_list, find(request.path_params["game"]), today()))

    async def puzzle(self, request: Request) -> Response:
        teller = await self.teller(request)
        return told(await self.hub.rooms.beside(teller.opened, today()))

    async def attempt(self, request: Request) -> Response:
        wanted = await body_of(request, puzzle_frames.PuzzleTry)
        return told((await self.teller(request)).tried(wanted.action))

    async def solution(self, request: Request) -> Response:
        teller = await self.teller(request)
        return told(await self.hub.rooms.beside(teller.solved))

    async def odds(self, request: Request) -> Response:
        wanted, teller = await body_of(request, puzzle_frames.PuzzleOdds), await self.teller(request)
        asked = Weigh(teller.match.step_record(), teller.lang, (teller.puzzle.seat,), wanted.actions, PART)
        return told(await self.hub.looks.ask(asked, list[frames.Weighed], whose=address_of(request)))

    async def survey(self, request: Request) -> Response:
        wanted, teller = await body_of(request, puzzle_frames.PuzzleSurvey), await self.teller(request)
        asked = Survey(teller.match.step_record(), teller.puzzle.seat, wanted.about)
        return told(await self.hub.looks.ask(asked, msgspec.Raw, whose=address_of(request)))

    async def teller(self, request: Request) -> PuzzleTeller:
        params = request.path_params
        return await self.hub.rooms.beside(teller_of, params["game"], params["number"], lang_of(request))
