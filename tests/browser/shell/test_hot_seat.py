"""Several seats at one screen: two people, or one with a bot beside."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.company import at_table, form, log_of, on_screen, seat_of, submit
from tests.browser.heroes_of_normandie.table import speak_of_it
from tests.browser.player import FRESH, Frame, Player, Visit, by_mouse, pressed
from tests.marks import soak

BEGINNING, WHOLE = 40, 3000             # choices

# Notes down whatever stands in the bar and beside the seats, however shortly.
NOTE = """() => { window.noted = ''; new MutationObserver(() => {
    for (const each of document.querySelectorAll('.pick, .seat')) window.noted += each.innerText + '\\n' }).observe(
      document.body, { childList: true, subtree: true, characterData: true }) }"""


def noted(player: Player) -> set[str]:
    return set(player.page.evaluate("window.noted").split("\n"))


def is_my_turn(player: Player) -> bool:
    """Something to choose, and no bot about to speak."""
    last = next(frame for frame in reversed(player.frames) if frame["type"] in ("update", "thinking"))
    return bool(player.options) and not (last["thinking"] if last["type"] == "update" else last["seats"])


@pytest.mark.parametrize("choices", [BEGINNING, pytest.param(WHOLE, marks=soak)])
def test_two_people_play_at_one_screen(visit: Visit, choices: int) -> None:
    player = visit("fr", seed=7)
    form(player, "here")
    player.page.get_by_label(player.say("web-seat-name", number=2)).fill("Berthe")
    submit(player)
    at_table(player)
    names = [seat["name"] for seat in player.of_type("welcome")[0]["match"]["seats"]]
    assert names[1] == "Berthe"
    assert [line.locator("b").inner_text() for line in player.page.locator(".seat").all()] == names
    asked: set[tuple[int, ...]] = set()
    owned: set[str] = set()

    def says_who(player: Player, option: Frame) -> None:
        on_screen(player)
        by = player.question["by"]
        assert player.page.locator(".pick__ask strong").inner_text() == ", ".join(names[seat] for seat in by)
        asked.add(tuple(by))
        owned.update(text.split(" · ")[-1] for text in player.page.locator(".vc-unit h3 small").all_inner_texts())
        by_mouse(player, option)

    def enough() -> bool:
        return choices == BEGINNING and {(0,), (1,), (0, 1)} <= asked and owned == set(names)

    made = player.play(says_who, choices, enough)
    assert {(0,), (1,), (0, 1)} <= asked, "each was asked, and both together"
    assert owned == set(names), "each commando says whose it is"
    if choices == WHOLE:
        assert made > 60
        player.page.locator(".result").wait_for()


def test_a_bot_partner_goes_first_when_it_is_let(visit: Visit) -> None:
    player = visit("fr")
    page = player.page
    page.get_by_label(player.say("web-new-partner")).select_option("soldier")
    player.button("web-new-start").click()
    at_table(player)
    bot = player.say("web-game-bot", level=player.say("web-level-soldier"))
    seat_of(player, bot).wait_for()
    page.evaluate(NOTE)

    before, told = player.update["seq"], log_of(player)
    player.wait(lambda: player.update["can_nudge"], "a bot that waits")
    player.button("web-game-nudge").click()
    player.wait(lambda: player.update["seq"] > before and is_my_turn(player), "my turn after the bot's")
    on_screen(player)
    assert any(frame["seats"] == [1] for frame in player.of_type("thinking"))
    assert {player.say("web-game-seat-thinks"), player.say("web-game-thinking", name=bot)} <= noted(player)
    assert page.locator(".log .by").filter(has_text=bot).count() > 0
    assert log_of(player).startswith(told)
    for _ in range(4):
        player.wait(lambda: is_my_turn(player), "my turn")
        player.choose(player.pick(), by_mouse)
    assert {0, 1} <= {event["by"] for frame in player.of_type("update") for event in frame["log"]}


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    player = visit("en")
    player.enter(player.create(options={"squad": "scout:blue,sapper:blue"})["id"])
    page = player.page
    before = player.update["seq"]
    page.locator(".top").get_by_role("button", name=player.say("web-game-table-open")).click()
    dialog = page.locator("dialog")
    dialog.get_by_label(player.say("web-game-level")).select_option("sergeant")
    dialog.get_by_role("button", name=player.say("web-game-hand")).click()
    dialog.get_by_text(player.say("web-game-seat-bot", level=player.say("web-level-sergeant"))).wait_for()
    player.wait(lambda: player.update["seq"] > before, "the bot to play")
    assert not player.options

    dialog.get_by_role("button", name=player.say("web-game-take-back")).click()
    dialog.get_by_role("button", name=player.say("web-game-hand")).wait_for()
    player.wait(lambda: bool(player.options), "my own choice")
    dialog.get_by_role("button", name=player.say("web-close")).click()
    left = player.update["seq"]
    assert player.play(by_mouse, 5) == 5
    assert player.update["seq"] == left + 5, "nobody else plays any more"


# --- two who hide something from each other ---------------------------------------------------------------------------

HEROES = {"game": "heroes_of_normandie", "scenario": "first_contact",
          "seats": [{"kind": "me"}, {"kind": "here", "name": "Berthe"}]}
CHOICES = 80                            # more than the deployment and a turn have


def open_curtain(player: Player) -> None:
    """Holds the button down as the one who is due."""
    hold = player.page.locator(".drape .hold")
    hold.wait_for()
    assert player.page.locator(".drape [data-giver] .from").count() == 1, "who hands the screen over, and to whom"
    hold.dispatch_event("pointerdown")
    player.wait(lambda: player.update["curtain"] is None, "the curtain to open")


def let_pass_or_first(player: Player) -> None:
    """Passes, stops, declines or lets all units be deployed where that is offered, else takes the first of the list."""
    leave = ("pass", "draw", "decline", "done", "deploy_rest")
    option = next((option for option in player.options if option["action"] in leave), player.options[0])
    told = len(player.of_type("update"))
    pressed(player, option, Locator.click)
    player.wait(lambda: len(player.of_type("update")) > told or player.is_confirming(), "the answer")
    if len(player.of_type("update")) == told:
        player.page.wait_for_timeout(FRESH)             # a second touch at once would be taken for a double click
        player.bar(option).first.click()
        player.wait(lambda: len(player.of_type("update")) > told, "the answer to what was confirmed")
    player.wait(lambda: player.update["curtain"] is not None or bool(player.options), "a question")


def test_two_hands_at_one_screen_share_few_curtains(visit: Visit) -> None:
    player = speak_of_it(visit("en"))
    player.enter(player.create(**HEROES)["id"])
    behind: list[str] = []
    tables: set[str] = set()
    ahead = 0
    for _ in range(CHOICES):
        if player.update["view"]["turn"] > 1:
            break
        if player.update["curtain"] is not None:
            open_curtain(player)
            behind += [player.question["kind"]] if player.update["view"]["turn"] else []
        if player.update["table"] is not None:
            tables.add(player.question["kind"])
            assert player.update["eyes"] == []
            player.button("web-table-look").wait_for()
        if player.update["ahead"]:
            ahead += 1
            player.page.get_by_text(player.say("web-table-ahead")).wait_for()
        let_pass_or_first(player)
    assert player.update["view"]["turn"] == 2
    assert behind == ["place_order", "place_order"]
    assert ahead > 0
    assert {"act", "discard"} <= tables, "whoever keeps his hand need not look at it"


@pytest.mark.parametrize("key", [False, True])
def test_who_has_handed_the_screen_over_too_soon_has_the_curtain_reopened(visit: Visit, key: bool) -> None:
    player = speak_of_it(visit("fr"))
    player.enter(player.create(**HEROES)["id"])
    open_curtain(player)
    first = player.question["by"]
    while player.update["curtain"] is None:
        let_pass_or_first(player)
    seq = player.update["seq"]
    reopen = player.page.locator("[data-reopen]")
    reopen.wait_for()
    if key:
        player.page.keyboard.press("r")
    else:
        reopen.click()
    player.wait(lambda: player.update["seq"] > seq and [player.update["curtain"]] == first, "the curtain of who forgot it")
    open_curtain(player)
    assert player.question["by"] == first


def test_who_is_asked_on_the_table_may_look_at_his_hand_and_close_it_again(visit: Visit) -> None:
    player = speak_of_it(visit("fr"))
    player.enter(player.create(**HEROES)["id"])
    while player.update.get("table") is None:
        if player.update["curtain"] is not None:
            open_curtain(player)
        let_pass_or_first(player)
    seat = player.update["table"]
    wish = player.page.get_by_label(player.say("web-let-pass-mine"))
    assert wish.is_checked(), "at one screen one is asked only about what concerns one"
    player.button("web-table-look").click()
    player.page.wait_for_timeout(100)
    assert player.update["eyes"] == [], "a single touch shows nothing"
    player.button("web-table-look").click(delay=1000)
    player.wait(lambda: player.update["eyes"] == [seat], "his own hand")
    wish.click()
    player.wait(lambda: {each["until"] for each in player.update["wishes"]} == {"ask"}, "to be asked about everything")
    player.button("web-curtain-close").click()
    player.wait(lambda: player.update["table"] == seat and player.update["eyes"] == [], "the open table")
