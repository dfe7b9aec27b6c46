"""A game outlives its server, its page and its browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

import bocage
from bocage.core.record.reading import verify
from bocage.games import find
from tests.browser import walks
from tests.browser.company import SQUAD, at_table, come_back, forgive, log_of, on_screen, same_log, take_turns
from tests.browser.conftest import seeded_server
from tests.browser.player import Player, Visit, by_mouse
from tests.browser.seeded import SEED
from tests.marks import soak, some
from tests.server.process import ServerProcess

SHORT = 3                               # so seeded, a player loses quickly
# By what the page says of it.
STOPPED: dict[str, Callable[[ServerProcess], object]] = {
    "web-game-closing": ServerProcess.stop, "web-game-lost": ServerProcess.kill}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of this file's own, since its tests stop it."""
    with seeded_server(tmp_path_factory) as process:
        yield process


@pytest.mark.parametrize("words", STOPPED)
def test_the_game_goes_on_when_the_server_comes_back(visit: Visit, server: ServerProcess, words: str) -> None:
    anna, bert = visit("fr"), visit("fr", seed=2)
    match = anna.create(options=SQUAD)["id"]
    anna.enter(match)
    bert.enter(match, watch=True)
    take_turns([anna, bert], by_mouse, 4)
    on_screen(anna)
    before, told = anna.update["seq"], log_of(anna)
    STOPPED[words](server)
    for player in (anna, bert):
        player.page.locator(".strip-link").get_by_text(player.say(words), exact=True).wait_for()
        player.page.locator(".strip-link").get_by_text(player.say("web-game-lost-saved")).wait_for()
    assert log_of(anna) == told, "the board stays readable"
    server.start()
    for player in (anna, bert):
        player.page.locator(".strip-link").wait_for(state="detached")
    assert anna.update["seq"] == before
    assert log_of(anna) == told
    assert take_turns([anna, bert], by_mouse, 2) == 2
    on_screen(anna)
    assert log_of(anna) != told
    same_log(anna, bert)


def test_a_closed_page_comes_back_through_my_games(visit: Visit, server: ServerProcess) -> None:
    anna = visit("en")
    anna.button("web-new-start").click()
    match = at_table(anna)
    anna.play(by_mouse, 4)
    on_screen(anna)
    before, told = anna.update["seq"], log_of(anna)
    anna = come_back(anna)
    server.stop()
    anna.page.locator(".err").get_by_text(anna.say("web-trouble-offline"), exact=True).wait_for()
    server.start()
    mine = anna.page.locator("section[aria-labelledby=mine] li")
    mine.filter(has_text=anna.say("web-mine-your-turn")).get_by_role("link", name=anna.say("web-mine-continue")).click()
    assert at_table(anna) == match
    assert anna.update["seq"] == before
    assert log_of(anna) == told
    assert anna.play(by_mouse, 3) == 3


# --- the record -------------------------------------------------------------------------------------------------------


def download(player: Player, link: Locator, folder: Path) -> Path:
    with player.page.expect_download() as begun:
        link.click()
    path = folder / begun.value.suggested_filename
    begun.value.save_as(path)
    return path


def upload(player: Player, file: Path) -> None:
    player.page.locator("section[aria-labelledby=resume] input[type=file]").set_input_files(file)


def test_a_game_is_taken_home_and_goes_on_in_another_browser(visit: Visit, tmp_path: Path) -> None:
    anna = visit("fr")
    anna.enter(anna.create(options=SQUAD)["id"])
    anna.play(by_mouse, 6)
    anna.page.locator(".top").get_by_role("button", name=anna.say("web-game-table-open")).click()
    link = anna.page.locator("dialog").get_by_role("link", name=anna.say("web-game-record"))
    file = download(anna, link, tmp_path)
    assert file.suffix == ".bocage"
    text = file.read_text(encoding="utf-8")
    assert SEED not in text
    assert bocage.load(text).decision is not None

    bert = visit("fr", seed=5)
    upload(bert, file)
    assert at_table(bert) != anna.match_id()
    same_log(anna, bert)
    assert bert.question["text"] == anna.question["text"]
    assert [option["action"] for option in bert.options] == [option["action"] for option in anna.options]
    before = anna.update["seq"]
    assert bert.play(by_mouse, 2) == 2
    assert anna.update["seq"] == before, "it is another game now"


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=soak)])
def test_after_the_end_the_record_shows_its_seed_and_proves_its_dice(visit: Visit, tmp_path: Path, whole: bool) -> None:
    anna = visit("fr", seed=SHORT)
    if whole:
        anna.enter(anna.create(options=SQUAD)["id"])
        anna.play(by_mouse)
    else:
        walks.to_the_end(anna)
    link = anna.page.locator(".result").get_by_role("link", name=anna.say("web-game-record"))
    text = download(anna, link, tmp_path).read_text(encoding="utf-8")
    assert f"\nseed 0 {anna.update['ending']['seed']}\n" in text
    checked, unchecked = verify(text, find)
    assert checked > 10
    assert unchecked == 0
    assert bocage.load(text).decision is None


@pytest.mark.parametrize("lang", some(["fr", "en"], 1))
def test_a_broken_file_is_told_and_nothing_happens(visit: Visit, tmp_path: Path, lang: str) -> None:
    player = visit(lang)
    player.enter(player.create(options=SQUAD)["id"])
    player.play(by_mouse, 2)
    player.open()
    mine = player.page.locator("section[aria-labelledby=mine] li")
    whole = download(player, mine.locator("a[download]"), tmp_path).read_text(encoding="utf-8")
    said = player.page.locator("section[aria-labelledby=resume] .err")
    for text, key in (("Bonjour", "error-record-format"), (whole[:-20], "error-record-truncated"),
                      (whole.replace("scout", "sniper"), "error-record-altered")):
        file = tmp_path / "broken.bocage"
        file.write_text(text, encoding="utf-8")
        upload(player, file)
        said.get_by_text(player.say(key, expected="Bocage record 1")).wait_for()
        said.get_by_role("button", name=player.say("web-close")).click()
        said.wait_for(state="detached")
        forgive(player, "status of 4")
    assert player.page.url.rstrip("#/") == player.url
    assert mine.count() == 1
