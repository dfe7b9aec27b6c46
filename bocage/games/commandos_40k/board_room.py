"""Whether a battlefield has room for a game: for the markers of every mission, and for a full team in every zone where models
are set up. A battlefield without that room would stop a game before its first round."""

from __future__ import annotations

from bocage.core.content import Place
from bocage.core.decision import Seat
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.content import FACTIONS, BoardFile, Content, load, radius
from bocage.games.commandos_40k.model_profiles import SILHOUETTES
from bocage.games.commandos_40k.paths.bodies import Mover
from bocage.games.commandos_40k.paths.ground import Ground
from bocage.games.commandos_40k.pieces import SEATS, Mil, Waypoint
from bocage.games.commandos_40k.rules import deploying, setup_points
from bocage.games.commandos_40k.state import State
from bocage.games.commandos_40k.team import sample_team
from bocage.games.commandos_40k.team.legality import MOST

MARKER_RADII = ("1000", "1500")             # KT-RULING-24: of the setting
BASE_MM = 40                                # room is asked for models of this base; few are larger


def check_room(field: BoardFile, place: Place, box: Content | None = None) -> None:
    """KT-OBJ-03, KT-DEPLOY-01: Refuses a battlefield on which the markers of a mission do not fit, or a team of twenty models
    in a zone of a mission."""
    box, ground = box or load(), Ground(field)
    sample = sample_team(FACTIONS[0], 0, box)
    for mission in box.missions.values():
        boards = [Board(box, mission, field.id, ground, (sample, sample), {"objective_radius_mil": size})
                  for size in MARKER_RADII]
        markers = deploying.MARKERS.get(mission.id, 0)
        place.expect(all(has_room_for_markers(b, markers) for b in boards), "expect-marker-room", number=markers)
        for seat in SEATS:
            place.expect(places_for_team(boards[0], seat) >= MOST, "expect-model-room", number=MOST, size=BASE_MM)


def has_room_for_markers(b: Board, number: int) -> bool:
    if not number:
        return True
    apart = Mil(deploying.BETWEEN[b.mission.id] + 2 * b.marker_radius)
    grids = setup_points.free_grids(b, deploying.FROM_EDGE, [], apart)
    return setup_points.has_room(b, grids, [], number, deploying.FROM_EDGE, apart)


def places_for_team(b: Board, seat: Seat) -> int:
    """How many models can stand side by side where a seat sets up. Places an inch apart are tried, one after another."""
    mover = Mover(radius(BASE_MM), SILHOUETTES["L"].height)
    s = State()
    s.west = p.FIRST
    zone = deploying.anywhere if b.mission.id == p.AIR_ASSAULT else deploying.own_side(b, s, seat)
    taken: list[Waypoint] = []
    for place in setup_points.stands(b.ground, mover):
        if zone(place[0], place[1], mover.radius) and all(are_apart(place, other, mover) for other in taken):
            taken.append(place)
    return len(taken)


def are_apart(one: Waypoint, other: Waypoint, mover: Mover) -> bool:
    distance = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
    return distance >= (2 * mover.radius) ** 2 or abs(one[2] - other[2]) >= mover.height
