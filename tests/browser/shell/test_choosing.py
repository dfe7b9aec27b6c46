"""The bar in which people choose: at most six choices, exits and undo always in view, a board that never moves; no key plays by
accident."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, ViewportSize

from tests.browser import moments
from tests.browser.player import FRESH, Player, Visit, pressed, waits_for_confirmation
from tests.browser.walks import choose, wait_for_option
from tests.marks import soak, some

SIZES: list[ViewportSize] = [{"width": 1440, "height": 900}, {"width": 1366, "height": 768}, {"width": 1024, "height": 768},
                             {"width": 390, "height": 844}, {"width": 360, "height": 740}]
MOST = 6
LETTERS = "letters of families"
KEYS = ["0", "Enter", " ", "Escape", "Backspace", "1", "2", "v", "a", "e", "o"]
BOX = """(selector) => { const box = document.querySelector(selector).getBoundingClientRect()
    return [box.x, box.y, box.width, box.height] }"""


# Presses a key 200 times, 25 ms apart by the clock of the page, however slow the machine is. Enter and Space press the button
# that has the focus, as they do in a browser.
HAMMER = """async (key) => {
    const code = /^[0-9]$/.test(key) ? `Digit${key}` : ''
    let now = performance.now()
    performance.now = () => now
    for (let press = 0; press < 200; press += 1) {
      now += 25
      const at = document.activeElement
      const free = at.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
      if (free && (key === 'Enter' || key === ' ')) at.click()
      if (press % 5 === 4) await new Promise((done) => setTimeout(done, 15))
    } }"""


class Table(NamedTuple):
    game: str
    scenario: str
    seats: int


TABLES = [Table("v_commandos", "lighthouse", 1), Table("operation_commando", "initiation", 2),
          Table("heroes_of_normandie", "first_contact", 2), Table("commandos_40k", "rescue", 2)]
at_every_table = pytest.mark.parametrize("table", TABLES, ids=[table.game for table in TABLES])
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "soldier"}]


def sit_at(player: Player, table: Table) -> None:
    player.enter(player.create(game=table.game, scenario=table.scenario, seats=SEATS[:table.seats])["id"])


class Frame:
    """Looks whether the frame of the bar stays where it is, in every window. A question of a new shape is looked at in all
    windows, others in one, and answered in the last of them."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.shapes: set[tuple[object, ...]] = set()
        self.looks = 0
        self.places: dict[int, set[tuple[float, ...]]] = {}

    def look(self) -> None:
        question, slots = self.player.question, self.player.page.locator(".pick .slot").count()
        has_exit = any(option["exit"] for option in self.player.options)
        shape = (question["kind"], slots, question["window"], question["lost"] != "", has_exit)
        self.looks += 1
        for size in [SIZES[self.looks % len(SIZES)]] if shape in self.shapes else SIZES:
            self.look_at(size)
        self.shapes.add(shape)

    def look_at(self, size: ViewportSize) -> None:
        page = self.player.page
        page.set_viewport_size(size)
        page.wait_for_timeout(60)
        self.places.setdefault(size["width"], set()).add(tuple(page.evaluate(BOX, ".stage > .board")))
        assert page.evaluate("document.documentElement.scrollHeight") <= size["height"], (self.player.question["kind"], size)
        assert page.locator(".pick .slot").count() <= MOST
        for selector in (".pick .exit", ".pick .undo"):
            assert is_in_view(page.evaluate(BOX, selector), size), (self.player.question["kind"], selector, size)


@at_every_table
@pytest.mark.parametrize(("games", "choices"), [(1, 4), pytest.param(20, 3000, marks=soak)])
def test_the_frame_stays_whatever_is_asked(visit: Visit, table: Table, games: int, choices: int) -> None:
    player = visit("fr")
    frame = Frame(player)
    for _ in range(games):
        sit_at(player, table)
        for _ in range(choices):
            player.settle()
            if player.is_over:
                break
            frame.look()
            before, option = player.update["seq"], player.pick()
            pressed(player, option, Locator.click)
            if waits_for_confirmation(player, before):
                player.bar(option).first.click()
            player.reach(before + 1, "the answer")
    assert all(len(found) == 1 for found in frame.places.values()), frame.places


def is_in_view(box: list[float], size: ViewportSize) -> bool:
    left, top, width, height = box
    return left >= 0 and top >= 0 and left + width <= size["width"] + 1 and top + height <= size["height"] + 1


@at_every_table
def test_space_plays_nothing(visit: Visit, table: Table) -> None:
    player = visit("en")
    sit_at(player, table)
    player.wait(lambda: bool(player.options), "a question")
    player.page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
    before = player.update["seq"]
    for button in player.page.locator(".pick .slot, .pick button.exit").all():
        button.focus()
        player.page.keyboard.press("Space")
    player.page.wait_for_timeout(200)
    assert player.update["seq"] == before


@at_every_table
@pytest.mark.parametrize("key", some([*KEYS, LETTERS], 1))
def test_one_key_pressed_200_times_gives_nothing_up_unasked(visit: Visit, table: Table, key: str) -> None:
    player = visit("fr")
    sent: list[str] = []
    player.is_page_marked = True
    player.tab.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    several, keys = key == LETTERS, [key]
    if several:
        sit_with_something_to_lose(player, table, several)
        keys = letters_of(player)
    for each in keys:
        sent.clear()
        player.frames.clear()
        sit_with_something_to_lose(player, table, several)
        player.page.locator(".pick [data-exit]").focus()
        player.page.evaluate(HAMMER, each)
        player.page.wait_for_timeout(200)
        assert given_up(player, [json.loads(frame) for frame in sent]) == [], each


def sit_with_something_to_lose(player: Player, table: Table, several: bool) -> None:
    record = moments.with_something_to_lose(*table, several=several)
    player.enter(player.resume(record, seats=SEATS[:table.seats])["id"])
    player.page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
    player.wait(lambda: player.question["lost"] != "", "something to lose")
    player.page.wait_for_timeout(FRESH)


def letters_of(player: Player) -> list[str]:
    """The letters of the families in the bar."""
    letters = [key.lower() for key in player.page.locator(".pick .slot kbd").all_inner_texts() if key.isalpha()]
    assert letters
    return letters


def given_up(player: Player, sent: list[Any]) -> list[str]:
    """The exits that were taken, by which something was lost, and which cannot be taken back."""
    asked = {update["seq"]: update["question"] for update in player.of_type("update") if update["question"]}
    acts = [frame for frame in sent if frame["type"] == "act"]
    return [act["action"] for act in acts for question in [asked[act["at"]]] for option in question["options"]
            if option["action"] == act["action"] and option["exit"] and option["final"] and question["lost"]]


@pytest.mark.parametrize("key", ["0", "Enter", "Space"])
def test_a_key_held_down_ends_no_phase_with_somebody_waiting(visit: Visit, key: str) -> None:
    """The exit says what is lost, and asks for a second press that a held key is not."""
    player = visit("fr")
    player.enter(player.resume(moments.with_somebody_waiting().record)["id"])
    page = player.page
    page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
    page.wait_for_timeout(FRESH)
    page.locator(".pick [data-exit]").focus()
    before = player.update["seq"]
    for _ in range(200):
        page.keyboard.down(key)
    page.keyboard.up(key)
    page.wait_for_timeout(200)
    assert player.update["seq"] == before


def test_tools_keep_their_places_while_others_come_and_go(visit: Visit) -> None:
    """The button that takes an activation back appears after its first step: neither the lamp nor the switch moves for it."""
    player = visit("fr", painted=False)
    player.enter(player.create(options={"squad": "sapper:blue,scout:blue"})["id"])
    restart = player.button("web-game-restart")
    lamp, switch = player.page.locator(".pick [aria-keyshortcuts=h]"), player.page.locator(".pick [data-how]")
    places = []
    for action in ("activate sapper", "move sapper k", "move sapper l"):
        wait_for_option(player, action)
        choose(player, action)
        player.settle()
        places.append((lamp.bounding_box(), switch.bounding_box() if switch.count() else None, restart.count()))
    (first, _, _), (second, one, before), (third, two, after) = places
    assert first == second == third
    assert one == two
    assert one is not None
    assert (before, after) == (0, 1)


def test_commandos_to_choose_from_stand_still_when_their_cards_appear(visit: Visit) -> None:
    player = visit("fr", painted=False)
    player.enter(player.create(scenario="bridges")["id"])
    people = player.page.locator(".vc-muster > ul button")
    people.first.wait_for()
    before = [each.bounding_box() for each in people.all()]
    people.nth(3).hover()
    player.page.locator(".vc-sides button").nth(1).wait_for()
    assert [each.bounding_box() for each in people.all()] == before
    people.nth(3).click()
    assert [each.bounding_box() for each in people.all()] == before
    seq = player.update["seq"]
    player.page.locator(".vc-sides button").first.click()
    player.reach(seq + 1, "the commando that was chosen by his card")


@pytest.mark.parametrize("phone", [False, True])
def test_families_stay_in_the_row_while_the_board_numbers_the_targets_of_one(visit: Visit, phone: bool) -> None:
    player = visit("fr", phone=phone)
    player.enter(player.resume(moments.with_two_targets().record)["id"])
    row = player.page.locator(".pick__row .slot")
    player.page.locator(".pick [data-slot=fire]").wait_for()
    families = [slot.get_attribute("data-slot") for slot in row.all()]
    player.page.locator(".pick [data-slot=fire]").click()
    members = player.page.locator(".pick .member" if not phone else ".pick__row .slot")
    player.wait(lambda: members.count() == sum(option["verb"] == "shoot" for option in player.options), "the targets")
    if phone:
        return                          # a phone's thumb needs them large: they stand in the row
    assert [slot.get_attribute("data-slot") for slot in row.all()] == families
    assert player.page.locator(".pick__row [aria-pressed=true]").get_attribute("data-slot") == "fire"
    assert [each.locator("kbd").inner_text() for each in members.all()] == ["1", "2"]
    second = members.nth(1).get_attribute("data-action")
    player.page.wait_for_timeout(FRESH)
    player.page.keyboard.press("2")
    player.wait(lambda: player.update["seq"] > 0 or player.page.locator(f'.member.go[data-action="{second}"]').count() > 0,
                "the shot, or its second touch")
