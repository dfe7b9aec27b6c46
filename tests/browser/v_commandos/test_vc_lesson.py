"""Learning by playing: the coach asks, the newcomer does it, or not."""

from __future__ import annotations

import pytest

from tests.browser.company import at_table, log_of, on_screen
from tests.browser.player import Frame, Player, Visit, by_mouse


def begin(player: Player) -> None:
    player.enter(player.create(scenario="lesson_1")["id"])
    at_table(player)


def asked(player: Player) -> Frame:
    """What the coach asks for: one option, and it stands out in the bar."""
    on_screen(player)
    found = [option for option in player.options if option["asked"]]
    assert len(found) == 1
    return found[0]


def place_of(phone: bool) -> str:
    return ".only-s .coach" if phone else ".only-desk .coach"


def coach(player: Player, phone: bool = False) -> str:
    text: str = player.page.locator(place_of(phone)).inner_text()
    return text


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True)])
def test_the_first_lesson_is_played_as_the_coach_says(visit: Visit, lang: str, phone: bool) -> None:
    player = visit(lang, phone=phone)
    begin(player)
    steps = []
    while not player.is_over:
        word, option = player.update["coach"], asked(player)
        assert not word["off_script"]
        assert word["text"] in coach(player, phone).replace("\n", " ")
        assert player.page.locator(".pick .is-asked").count() == 1
        assert player.page.locator(f"{place_of(phone)} .progress .done").count() == word["step"] - 1, "the bars fill"
        steps.append(word["step"])
        player.choose(option, by_mouse)
    assert steps == sorted(steps)
    assert set(steps) == set(range(1, word["steps"] + 1))
    player.page.locator(".result").wait_for()
    assert player.update["ending"]["key"] == "won"


def test_who_leaves_the_lesson_can_come_back_to_it(visit: Visit) -> None:
    player = visit("fr")
    begin(player)
    for _ in range(2):
        player.choose(asked(player), by_mouse)
    wanted, told = asked(player)["action"], log_of(player)
    player.choose(next(option for option in player.options if option["verb"] == "move" and not option["asked"]), by_mouse)
    assert player.update["coach"]["off_script"]
    player.page.locator(".only-desk .coach").get_by_text(player.say("web-game-off-script"), exact=True).wait_for()
    assert not any(option["asked"] for option in player.options)
    player.play(by_mouse, 2)
    before = player.update["seq"]
    player.page.locator(".only-desk .coach").get_by_role("button", name=player.say("web-game-to-script")).click()
    player.wait(lambda: player.update["seq"] > before, "the script")
    assert asked(player)["action"] == wanted
    assert log_of(player) == told
    player.choose(asked(player), by_mouse)
    assert not player.update["coach"]["off_script"]
