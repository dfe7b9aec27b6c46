"""Several people in one game, each before a screen of their own."""

from __future__ import annotations


import pytest

from tests.browser.company import (
    Line, at_table, board_of, call_oneself, forgive, form, log_of, on_screen, pair, same_log, seat_of, submit, take_turns,
    together)
from tests.browser.player import Frame, Player, Visit, by_mouse
from tests.marks import soak, some

BEGINNING, WHOLE = 6, 3000             # choices


def plays_only_own(player: Player) -> None:
    """In the bar stand this seat's options and no others. A family of which nothing can be done now keeps its place."""
    on_screen(player)
    shown = player.page.locator(".pick [data-action], .pick [data-holds]:not([data-holds=''])").evaluate_all(
        "all => all.flatMap((each) => (each.dataset.action ?? each.dataset.holds).split('\\n'))")
    assert shown
    assert set(shown) <= {option["action"] for option in player.options}
    assert {option["seat"] for option in player.options} == set(player.of_type("welcome")[-1]["mine"])


@pytest.mark.parametrize("choices", [BEGINNING, pytest.param(WHOLE, marks=soak)])
def test_two_browsers_play_one_game_with_a_lost_line_and_a_spectator(visit: Visit, choices: int) -> None:
    anna, bert = visit("fr", seed=7), visit("fr", seed=2)
    page = anna.page
    anna.is_page_marked = True
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])

    # Anna makes a table with an open seat, and copies the link.
    form(anna, "open")
    page.get_by_label(anna.say("web-your-name")).fill("Anna")
    submit(anna)
    anna.button("web-invite-copy").click()
    anna.button("web-invite-copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.locator("dialog input").input_value()
    anna.button("web-invite-enter").click()
    match = at_table(anna)
    seat_of(anna, anna.say("web-game-seat-free")).wait_for()

    # Bert follows it and says who he is. The secret is nowhere to be seen then, and is good once.
    line = Line(bert)
    bert.page.goto(link)
    invitation = bert.page.locator(".invited")
    for told in (bert.say("game-name"), bert.say("terrain-lighthouse"), bert.say("web-join-by", host="Anna"),
                 bert.say("web-join-seat", seat=2, seats=2)):
        invitation.get_by_text(told).wait_for()
    bert.page.get_by_label(bert.say("web-your-name")).fill("Bert")
    bert.page.keyboard.press("Enter")
    assert at_table(bert) == match
    secret = link.rsplit("/", 1)[-1]
    assert bert.page.url == f"{bert.url}/#/match/{match}"
    seat_of(anna, "Bert").locator(".dot.here").wait_for()
    late = visit("fr")
    late.open(f"#/join/{secret}")
    late.page.get_by_text(late.say("server-invitation")).wait_for()
    assert secret not in late.page.url
    forgive(late, "404")

    # They play by turns.
    asked: set[tuple[Player, tuple[int, ...]]] = set()

    def looks(player: Player) -> None:
        plays_only_own(player)
        by = player.question["by"]
        other = bert if player is anna else anna
        assert player.page.title().startswith(player.say("web-title-yours"))
        if len(by) == 1:
            whose = other.say("web-title-of", name="Anna" if by == [0] else "Bert")
            other.wait(lambda: other.page.title().startswith(whose), "whose turn it is, in the title")
        asked.add((player, tuple(player.question["by"])))

    made = take_turns([anna, bert], by_mouse, BEGINNING, looks)
    while not anna.options:
        assert not anna.is_over
        made += take_turns([anna, bert], by_mouse, 1, looks)
    page.get_by_label(anna.say("web-game-chat-write")).fill("On y va ?")
    page.keyboard.press("Enter")
    bert.page.locator(".chat li").filter(has_text="Anna").get_by_text("On y va ?").wait_for()

    # Bert's line is lost, and he is seen to be away. Anna goes on; when it is back he is where she is.
    before, strip = bert.update["seq"], bert.page.locator(".strip-link")
    line.cut()
    strip.get_by_text(bert.say("web-game-lost"), exact=True).wait_for()
    seat_of(anna, "Bert").locator(".dot:not(.here)").wait_for()
    made += take_turns([anna], by_mouse, 1)
    assert strip.is_visible()
    assert bert.update["seq"] == before
    line.mend()
    strip.wait_for(state="detached")
    seat_of(anna, "Bert").locator(".dot.here").wait_for()
    together([anna, bert])
    assert bert.update["seq"] == before + 1
    same_log(anna, bert)

    # Somebody looks on: the same board, the same log, and nothing to choose.
    carl = visit("fr")
    carl.page.locator("aside a").filter(has_text="Anna – Bert").click()
    at_table(carl)
    assert carl.page.url == f"{carl.url}/#/watch/{match}"
    carl.page.get_by_text(carl.say("web-game-watching")).wait_for()
    anna.page.get_by_text(anna.say("web-game-watchers", number=1)).wait_for()
    assert all(told.startswith(seen) for seen, told in zip(board_of(carl), board_of(anna), strict=True)), "but for the choices"
    same_log(anna, carl)

    made += take_turns([anna, bert, carl], by_mouse, choices, looks)
    assert {(anna, (0,)), (bert, (1,))} <= asked
    assert carl.page.locator("[data-action]").count() == 0
    assert not any(frame["question"]["options"] for frame in carl.of_type("update") if frame["question"])
    together([anna, bert, carl])
    same_log(anna, bert, carl)
    if choices == WHOLE:
        assert made > 60
        assert asked == {(anna, (0,)), (bert, (1,)), (anna, (0, 1)), (bert, (0, 1))}, "each chose alone, and either for both"
        for player in (anna, bert, carl):
            player.page.locator(".result").wait_for()
            assert player.update["ending"] == anna.update["ending"]


def test_a_table_is_found_in_the_lobby(visit: Visit) -> None:
    anna, bert = visit("fr"), visit("en")
    anna.page.get_by_text(anna.say("web-new-online"), exact=True).click()
    anna.page.get_by_label(anna.say("web-your-name")).fill("Adele")
    anna.button("web-new-start").click()
    anna.button("web-invite-enter").click()
    match = at_table(anna)

    call_oneself(bert, "Bert")
    bert.open()
    table = bert.page.locator("section[aria-labelledby=tables] li").filter(has_text="Adele")
    table.get_by_role("button").click()
    assert at_table(bert) == match
    seat_of(anna, "Bert").wait_for()
    assert bert.of_type("welcome")[-1]["mine"] == [1]

    late = visit("en")
    late.page.locator("section[aria-labelledby=live] li").filter(has_text="Adele – Bert").wait_for()
    assert late.page.locator("section[aria-labelledby=tables] li").filter(has_text="Adele").count() == 0


def test_what_one_takes_back_goes_from_all_screens(visit: Visit) -> None:
    anna, bert = visit("fr"), visit("fr")
    pair(anna, bert)

    def both_show(choice: Frame) -> str:
        anna.choose(choice, by_mouse)
        on_screen(anna)
        same_log(anna, bert)
        return log_of(bert)

    activated = both_show(next(option for option in anna.options if option["verb"] == "activate"))
    moved = both_show(next(option for option in anna.options if option["verb"] == "move" and not option["final"]))
    assert moved != activated
    board = board_of(bert)
    assert bert.button("web-game-undo").get_attribute("aria-disabled") == "true", "it was not his choice"
    before = anna.update["seq"]
    anna.button("web-game-undo").click()
    anna.wait(lambda: anna.update["seq"] > before, "what was before")
    bert.wait(lambda: log_of(bert) == activated, "the log as it was")
    assert board_of(bert) != board
    ended = both_show(next(option for option in anna.options if option["verb"] == "end"))
    assert ended.startswith(activated)
    assert ended != moved


@pytest.mark.parametrize("lang", some(["en", "fr"], 1))
def test_two_click_at_once_and_one_is_told_so(visit: Visit, lang: str) -> None:
    anna, bert = visit("fr"), visit(lang)
    line = Line(bert)
    pair(anna, bert)
    before, clicked = bert.update["seq"], bert.options[0]
    line.slow()                                             # what Anna does has not reached Bert when he clicks
    anna.choose(anna.options[0], by_mouse)
    bert.bar(clicked).click()
    bert.wait(lambda: any('"refused"' in str(frame) for frame in line.held), "the refusal")
    line.deliver()
    bert.page.locator(".err").get_by_text(bert.say("server-stale")).wait_for()
    together([anna, bert])
    assert anna.update["seq"] == before + 1
    take_turns([anna, bert], by_mouse, 3)
