"""Games in the ways that people play: from the lobby on, and to the last word."""

from __future__ import annotations


import pytest

from tests.browser import walks
from tests.browser.player import Player, Visit, by_finger, by_keys, by_mouse
from tests.marks import soak, some

BEGINNING, WHOLE = 12, 3000             # choices
ON_BOARD = 5                            # more choices than this are made on the board


def shows_the_end(player: Player) -> None:
    result = player.page.locator(".result")
    result.wait_for()
    ending = player.update["ending"]
    verdict = "won" if ending["scores"][0] > 0.5 else "lost"
    assert player.page.locator("#result-title").inner_text() == player.say(f"web-end-{verdict}")
    assert player.say(f"result-{ending['key']}", reason="").strip() in result.inner_text()
    assert ending["seed"] in result.inner_text()


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=soak)])
def test_a_game_by_mouse_in_french(visit: Visit, whole: bool) -> None:
    player = visit("fr")
    player.button("web-new-start").click()
    player.wait(lambda: bool(player.update), "the game")
    player.play(by_mouse, enough=lambda: not whole and player.on_board > ON_BOARD)
    assert player.on_board > ON_BOARD, "moves were made on the board"
    if not whole:
        walks.to_the_end(player)
    shows_the_end(player)


@pytest.mark.parametrize("choices", [BEGINNING, pytest.param(WHOLE, marks=soak)])
def test_a_game_by_keyboard_alone_in_english(visit: Visit, choices: int) -> None:
    player = visit("en", seed=2)
    page = player.page
    for _ in range(60):                                     # Tab walks to the button that starts a game
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == player.say("web-new-start"):
            break
    page.keyboard.press("Enter")
    player.wait(lambda: bool(player.update), "the game")
    player.play(by_keys, choices)
    if choices == WHOLE:
        shows_the_end(player)


@pytest.mark.parametrize("choices", [BEGINNING, pytest.param(WHOLE, marks=soak)])
def test_a_game_with_a_finger_on_a_phone(visit: Visit, choices: int) -> None:
    player = visit("fr", phone=True, seed=3)
    player.button("web-new-start").tap()
    player.wait(lambda: bool(player.update), "the game")
    player.play(by_finger, choices)
    if choices == WHOLE:
        shows_the_end(player)


@pytest.mark.parametrize("lang", some(["en", "fr"], 1))
def test_the_board_is_walked_with_the_arrows_and_a_tile_chosen_with_enter(visit: Visit, lang: str) -> None:
    player = visit(lang)
    made = player.create(options={"squad": "scout:blue,sapper:blue"})
    player.enter(made["id"])
    player.play(by_mouse, 3)
    page = player.page
    page.locator("[data-walk][tabindex='0']").focus()
    walked = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
        walked.add(page.evaluate("document.activeElement.dataset.walk"))
        assert page.evaluate("document.activeElement.getAttribute('aria-label').length") > 10
    assert len(walked) > 2
