"""The server of ``bench.choosing``: the games of a seed are the same each time, and a bot says what to choose. The bots of a
match answer at once, from the running game: no process loads it anew for each of their choices.

    python -m bench.choosing_server PORT FOLDER DATABASE

``/bench/seed/7`` sets the seed of the games that are made from then on; ``/bench/advice/MATCH/SEAT`` names an option.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bocage.bots import Viewpoint, make
from bocage.bots.partners import Turn
from bocage.core import starting
from bocage.server.app import make_hub
from bocage.server.bots.driving import Driving
from bocage.server.hub import Hub
from bocage.server.matches import option_odds
from bocage.server.run import listen, run
from bocage.server.settings import Limits, Settings
from bocage.server.web.routes import Api

MANY = (1e9, 1e9)
NEVER = 1e9                             # seconds: who plays at once waits for no odds


class Adviser:
    """Chooses for a person as a greedy bot does."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.seed = "0"

    def token(self, _length: int) -> str:
        return sha256(self.seed.encode()).hexdigest()[:32]

    async def set_seed(self, request: Request) -> Response:
        self.seed = request.path_params["seed"]
        return PlainTextResponse(self.seed)

    async def advise(self, request: Request) -> Response:
        """The option, or nothing if the seat is not asked: the plan of a page may have answered meanwhile."""
        seat = request.path_params["seat"]
        match = self.hub.rooms.open[request.path_params["match"]].shown_to((seat,))
        if match.decision is None or seat not in match.decision.by:
            return PlainTextResponse("")
        return PlainTextResponse(make("greedy", f"{self.seed}/{len(match.moves)}").choose(Viewpoint(match, seat)).text)


async def choice(driving: Driving, turn: Turn) -> str:
    match = driving.room.match
    seat = Viewpoint(match, turn.seat)
    seat.options = [action for action in seat.options if action in turn.options]
    bot = make(driving.room.partners.bots[turn.seat], f"{match.setup.seeds[0][2]}/{turn.seat}/{len(match.moves)}")
    await asyncio.sleep(0)
    return bot.choose(seat).text


def main(port: int, folder: str, database: str) -> None:
    limits = Limits(frames=MANY, sockets=MANY, requests=MANY, people=MANY, creations=MANY, joins=MANY, uploads=MANY, work=MANY)
    settings = Settings(data=Path(folder), database=database, workers=1, limits=limits)
    hub = make_hub(settings)
    adviser = Adviser(hub)
    routes: Callable[[Api], list[Route]] = Api.routes
    with_advice = [Route("/bench/seed/{seed}", adviser.set_seed), Route("/bench/advice/{match}/{seat:int}", adviser.advise)]
    with (patch.object(starting, "token_hex", adviser.token),
          patch.object(Driving, "choice", choice), patch.object(Driving, "pace", lambda *_: 0.0),
          patch.object(option_odds, "STANDS", NEVER),
          patch.object(Api, "routes", lambda api: [*routes(api), *with_advice])):
        run(hub, listen(settings.host, port, others=False), lambda: None)


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
