"""No page is wider than its window, in any route, and what starts a game stands in the window. In ``make soak`` axe looks at
every route in every window too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bocage.games import installed
from tests.browser import moments
from tests.browser.faults import faults_of, sideways
from tests.browser.player import Player, Visit
from tests.marks import soak, some

GAMES = [game.id for game in installed()]
BUILDERS = [game.id for game in installed() if game.forces is not None]
WINDOWS = [(360, 740), (390, 844), (1024, 768), (1366, 768), (1440, 900)]
PHONE = 390
ROOT = ("lobby",)                   # has no name in its address
ROUTER = Path(__file__).parents[3] / "web" / "src" / "lib" / "browser" / "router.svelte.ts"
PAUSE = 200                         # ms in which a page that still loads something changes


def every_route(player: Player) -> list[str]:
    """One address of each kind of page and, where a page shows a game, of each game."""
    open_seat = player.create(seats=[{"kind": "me"}, {"kind": "open"}])
    matches = [player.create(game=game.id, scenario=game.scenarios[0].id, seats=seats_of(game.scenarios[0].seats[0]))
               for game in installed()]
    return ["#/", "#/missions", "#/settings", "#/about", f"#/join/{open_seat['invitations'][0]['secret']}",
            *(f"#/{page}/{game}" for page in ("new", "rules", "aids", "learn", "puzzles") for game in GAMES),
            f"#/puzzle/{GAMES[1]}/1",
            *(f"#/army/{game}" for game in BUILDERS),
            "#/rules/v_commandos/VC-MOVE-03", *(f"#/match/{match['id']}" for match in matches),
            f"#/watch/{matches[0]['id']}", *(f"#/replay/match/{match['id']}" for match in matches),
            f"#/match/{player.teach('v_commandos', 'hidden')['id']}", "#/new/no_such_game", "#/match/AAAAAAAAAAAAAAAA"]


def seats_of(number: int) -> list[dict[str, str]]:
    return [{"kind": "me"}, *({"kind": "here", "name": "Anna"} for _ in range(number - 1))]


def settle(player: Player) -> None:
    """Waits until the page holds as many elements as a moment ago."""
    counts = [0]

    def stands_still() -> bool:
        player.page.wait_for_timeout(PAUSE)
        counts.append(player.page.locator("*").count())
        return counts[-1] == counts[-2]

    player.wait(stands_still, "a page that stands still")


@soak
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_page_has_a_fault_of_form_in_any_window(visit: Visit, lang: str, theme: str) -> None:
    player = visit(lang, painted=True, theme=theme)
    found = []
    for route in every_route(player):
        player.open(route)
        for width, height in WINDOWS:
            player.page.set_viewport_size({"width": width, "height": height})
            settle(player)
            found += [f"{route}, {width}: {fault}" for fault in faults_of(player.page, width <= PHONE)]
    player.faults = [fault for fault in player.faults if "40" not in fault]             # the browser tells of refusals
    assert found == []


@pytest.mark.parametrize("lang", some(["fr", "en"], 1))
def test_no_page_is_wider_than_its_window(visit: Visit, lang: str) -> None:
    player = visit(lang)
    found, routes = [], every_route(player)
    kinds = {*re.findall(r"\{ name: '(\w+)'", ROUTER.read_text(encoding="utf-8"))}
    assert kinds <= {*ROOT, *(route.split("/")[1] for route in routes)}
    for route in routes:
        player.open(route)
        settle(player)
        for width, height in WINDOWS:
            player.page.set_viewport_size({"width": width, "height": height})
            found += [f"{route}: {fault}" for fault in sideways(player.page)]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_the_form_of_a_new_game_fits_a_small_phone(visit: Visit, game: str) -> None:
    player = visit("fr", phone=True, path=f"#/new/{game}")
    page = player.page
    page.set_viewport_size({"width": 360, "height": 740})
    start = page.locator("form .btn--p")
    start.wait_for()
    settle(player)
    assert sideways(page) == []
    box = start.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["y"] + box["height"] <= 740
    assert page.locator("fieldset label").evaluate_all(
        "all => all.filter((each) => each.getBoundingClientRect().right > innerWidth).map((each) => each.textContent)") == []


def test_the_signs_of_two_terrains_and_the_title_beside_them_are_read_whole(visit: Visit) -> None:
    player = visit("fr")
    player.enter(player.resume(moments.on_two_terrains().record)["id"])
    for width in (1180, 1440):
        player.page.set_viewport_size({"width": width, "height": 900})
        player.page.locator(".top .signs > *").nth(1).wait_for()
        assert player.page.locator(".top .signs > *, .top__title > *").evaluate_all(
            "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)") == []
