"""Playing without eyes, without a mouse, without surprises: focus, keys, names, odds, confirmations, rules at hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser import moments, walks
from tests.browser.player import FRESH, Player, Visit, by_keys
from tests.marks import some

STOPS = 40
# Which part of the table has the focus, and whether the focus shows.
FOCUSED = """() => {
    const at = document.activeElement
    const style = getComputedStyle(at)
    const ring = at.querySelector('.vc-focus')
    const shows = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
      || (ring !== null && parseFloat(getComputedStyle(ring).strokeWidth) > 2)
      || (at.matches('input') && getComputedStyle(at.closest('label, .find') ?? at).outlineStyle !== 'none')
    const parts = { decision: '.foot', board: '.board', mine: '.side--l', log: '.side--r' }
    const part = Object.entries(parts).find(([, where]) => at.closest(where))?.[0] ?? ''
    return [part, shows, at.outerHTML.slice(0, 140)] }"""


def sit_down(player: Player, moment: moments.Moment) -> None:
    player.enter(player.resume(moment.record)["id"])
    player.page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()


def percent(chance: float) -> str:
    return f"{round(chance * 100)}\u00a0%"


# --- focus ------------------------------------------------------------------------------------------------------------


def test_the_focus_shows_and_goes_from_the_decision_to_the_board_to_mine_to_the_log(visit: Visit) -> None:
    player = visit("fr")
    sit_down(player, moments.with_a_risk())
    stops = []
    for _ in range(STOPS):
        player.page.keyboard.press("Tab")
        stops.append(player.page.evaluate(FOCUSED))
        if stops[-1][0] == "log":
            break
    assert [stop for stop in stops if not stop[1]] == []
    order = [part for part in dict.fromkeys(stop[0] for stop in stops) if part]
    assert order == [part for part in ("decision", "board", "mine", "log") if part in order]
    assert {"decision", "board", "log"} <= set(order)


@pytest.mark.parametrize("path", some(["#/new/v_commandos", "#/rules", "#/", "#/settings"], 2))
def test_the_focus_shows_on_every_stop_of_a_screen(visit: Visit, path: str) -> None:
    player = visit("en", path=path)
    player.page.wait_for_load_state("networkidle")
    hidden = []
    for _ in range(STOPS):
        player.page.keyboard.press("Tab")
        _, shows, what = player.page.evaluate(FOCUSED)
        if not shows and not what.startswith(("<body", "<html")):
            hidden.append(what)
    assert hidden == []


def test_windows_close_with_escape_and_give_the_focus_back(visit: Visit) -> None:
    player = visit("fr")
    sit_down(player, moments.with_a_risk())
    page = player.page
    link = page.locator(".side--r .r, .side--l .r").first
    link.focus()
    for key in ("Enter", "?"):
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        assert page.evaluate("document.activeElement.closest('dialog') !== null")
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="hidden")
        assert link.evaluate("link => link === document.activeElement")


def test_slash_leads_to_the_rules_and_back_leads_to_the_game(visit: Visit) -> None:
    player = visit("en")
    sit_down(player, moments.with_a_risk())
    page = player.page
    page.keyboard.press("/")
    page.wait_for_url("**/#/rules/v_commandos/**")
    page.locator("#search").wait_for()
    page.go_back()
    page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
    player.open("#/")
    page.keyboard.press("/")
    page.wait_for_function("() => document.activeElement?.id === 'search'")


# --- names and announcements ------------------------------------------------------------------------------------------


def test_every_tile_and_every_button_has_a_name_of_its_own(visit: Visit) -> None:
    player = visit("en")
    sit_down(player, moments.with_two_ways_to_one_place())
    tiles = player.page.eval_on_selector_all("[data-walk]", "all => all.map((each) => [each.dataset.walk, each.ariaLabel])")
    assert len(tiles) > 8
    for letter, name in tiles:
        assert name.startswith(f"Tile {letter.upper()}, ")
    options = player.page.get_by_role("toolbar", name=player.question["text"]).get_by_role("button").all()
    assert len({option.inner_text() for option in options}) == len(options) > 1


def test_what_happened_and_what_is_asked_is_said_aloud(visit: Visit) -> None:
    player = visit("fr")
    sit_down(player, moments.with_two_ways_to_one_place())
    walks.choose(player, moments.with_two_ways_to_one_place().action)
    player.wait(lambda: bool(player.question), "the next question")
    said = player.page.locator("[role=status][aria-live=polite]").first
    player.wait(lambda: player.question["text"] in said.inner_text(), "the question aloud")
    assert player.update["log"][-1]["text"] in said.inner_text()


# --- odds, confirming, taking back ------------------------------------------------------------------------------------


def test_the_popover_tells_the_odds_that_the_server_sent(visit: Visit) -> None:
    player = visit("fr")
    sit_down(player, moments.with_a_risk())
    page = player.page
    action = moments.with_a_risk().action
    player.wait(lambda: action in walks.odds_of(player), "the odds")
    option = next(each for each in player.options if each["action"] == action)
    player.lead_to(option, Locator.click).hover()
    page.get_by_role("tooltip").wait_for()
    chances = walks.odds_of(player)[action]["chances"]
    assert any(0 < likely["chance"] < 1 for likely in chances)
    wanted = [(likely["text"], percent(likely["chance"]) if likely["chance"] < 1 else player.say("web-game-certain"))
              for likely in chances]
    shown = page.locator(".pop .legend li").all()
    assert [(line.locator("span").inner_text(), line.locator("b").inner_text()) for line in shown] == wanted
    assert page.locator(".pop .r").count() > 0


def test_an_exit_that_gives_something_up_for_good_is_asked_twice_and_space_never_plays(visit: Visit) -> None:
    player = visit("fr")
    sit_down(player, moments.with_somebody_waiting())
    page = player.page
    end = next(each for each in player.options if each["action"] == moments.with_somebody_waiting().action)
    assert end["exit"]
    assert end["final"]
    before = player.update["seq"]
    player.wait(lambda: player.question["lost"] != "", "what is lost")
    exit = page.locator(".pick [data-exit]")
    exit.click()
    page.locator(".pick .exit.go").wait_for()
    page.keyboard.press("Escape")
    page.locator(".pick .exit.go").wait_for(state="hidden")
    exit.focus()
    page.keyboard.press("Space")
    page.wait_for_timeout(200)
    assert player.update["seq"] == before
    exit.click()
    page.wait_for_timeout(FRESH)
    exit.click()
    player.reach(before + 1, "the end of the phase")


def test_what_can_be_taken_back_is_done_at_once_and_z_takes_it_back(visit: Visit) -> None:
    player = visit("en")
    sit_down(player, moments.with_two_ways_to_one_place())
    page = player.page
    before, view = player.update["seq"], player.update["view"]
    question = player.question
    option = next(each for each in player.options if not each["final"])
    player.lead_to(option, Locator.click).click()
    player.wait(lambda: player.update["seq"] > before, "the answer")
    assert player.update["can_undo"]
    done = player.update["view"]
    page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
    page.keyboard.press("z")
    player.wait(lambda: player.update["view"] != done, "the choice again")
    assert player.update["view"] == view
    assert [each["action"] for each in player.options] == [each["action"] for each in question["options"]]


# --- rules at hand ----------------------------------------------------------------------------------------------------


def test_every_rule_on_the_table_opens_its_text(visit: Visit) -> None:
    player = visit("fr")
    page = player.page
    answer = page.request.get(f"{player.url}/api/rules/v_commandos?lang=fr").json()
    book = {rule["id"]: rule["title"] for rule in answer["rules"]}
    sit_down(player, moments.before_the_enemy())
    shown = dict.fromkeys(page.locator(".app .r:visible").all_inner_texts())
    assert len(shown) > 1
    for rule in shown:
        page.locator(f".app .r:visible:text-is('{rule}')").first.click()
        page.get_by_role("dialog").get_by_role("heading", name=book[rule], exact=True).wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="hidden")


# --- without a mouse, without the world -------------------------------------------------------------------------------


def test_a_lesson_is_begun_with_keys_alone(visit: Visit) -> None:
    player = visit("fr", path="#/learn/heroes_of_normandie")
    page = player.page
    page.locator("main li").first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == player.say("web-learn-begin"):
            break
    page.keyboard.press("Enter")
    player.wait(lambda: bool(player.update), "the lesson")
    player.settle()
    player.choose(next(option for option in player.options if option["action"] == "order 1 u3"), by_keys)
    page.locator('.lesson-bar[data-standing="done"]').wait_for()
    page.keyboard.press("n")
    player.wait(lambda: player.update["lesson"]["scene"] == 2, "the next scene")


def test_nothing_leaves_the_server_and_nothing_is_blocked(visit: Visit) -> None:
    player = visit("fr", traced=True)
    page = player.page
    player.add_script("""window.blocked = []
        addEventListener('securitypolicyviolation', (event) => window.blocked.push(event.violatedDirective))""")
    answer = page.goto(f"{player.url}/?again")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy or "unsafe" not in policy.split("script-src")[1].split(";")[0]
    for path in ("#/new/v_commandos", "#/rules", "#/settings", "#/about", "#/"):
        player.open(path)
        page.wait_for_load_state("networkidle")
    sit_down(player, moments.before_the_enemy())
    walks.choose(player, moments.before_the_enemy().action)
    assert page.evaluate("blocked") == []
    assert [url for url in player.requests if not url.startswith((player.url, "data:"))] == []
