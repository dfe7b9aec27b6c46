"""How things are done at the table of Heroes of Normandie: with the mouse, or with the keyboard alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.operation_commando.table import HAS_FOCUS, seen_at, tab_to
from tests.browser.player import Frame, Player, by_keys, pressed

ON_MAP = ("place", "assault", "at", "on", "onto", "step", "activate", "special", "autonomous", "leave", "charge", "attach")
ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}


class Fingers:
    """What both ways have in common. ``touched``: verbs that were chosen where they are to be seen, not in the bar."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.touched: Counter[str] = Counter()

    def square_of(self, option: Frame) -> str:
        """Where an option can be chosen on the map; nothing if it shows there not at all."""
        about = option["about"]
        if option["verb"] not in (*ON_MAP, "order"):
            return ""
        if "square" in about:
            return str(about["square"])
        units = {unit["id"]: unit for unit in self.player.update["view"]["units"]}
        unit = units.get(about.get("unit", -1))
        return str(unit["square"]) if unit and unit["carrier"] is None else ""

    def square(self, name: str) -> Locator:
        return self.player.page.locator(f'.hn-map [data-square="{name}"]')

    def panel(self, option: Frame) -> Locator | None:
        """Its place in the column, if it has one."""
        about, verb = option["about"], option["verb"]
        if verb == "opportunity" and self.player.question["window"]:
            return self.player.page.locator(f'[data-answer="{option["action"]}"]')
        selector = {"deploy": f'[data-recruit="{about.get("recruit")}"]',
                    "play": f'[data-card="{about.get("card")}"]'}.get(verb)
        alike = [other for other in self.player.options if verb == "play" and other["about"].get("card") == about["card"]]
        return None if selector is None or len(alike) > 1 else self.player.page.locator(selector).first

    def is_shown(self) -> None:
        """Waits until the page shows the question."""
        self.player.page.locator(f'.pick[data-seq="{self.player.update["seq"]}"]').wait_for()

    def which(self, action: str, before: int, take: Callable[[Locator], None]) -> None:
        """Where a square stands for several things, a menu asks, or the bar shows its ways."""
        player = self.player
        there = f'[data-action="{action}"]'
        item = player.page.locator(f".hn-menu {there}, .pick .slot:not(.dim, .is-sent){there}")
        player.wait(lambda: player.update["seq"] > before or player.is_confirming() or item.count() > 0, f"{action} or a menu")
        if player.update["seq"] == before and not player.is_confirming() and item.count() > 0:
            take(item.first)


class Mouse(Fingers):
    """Every other order is dragged from the tray, the others are clicked."""

    def __init__(self, player: Player) -> None:
        super().__init__(player)
        self.dragged = 0

    def choose(self, option: Frame) -> None:
        self.is_shown()
        square, panel = self.square_of(option), self.panel(option)
        if option["verb"] == "order" and square:
            self.order(option, square)
        elif square:
            self.click_square(square, option["action"])
        elif panel is not None:
            panel.click()
        else:
            pressed(self.player, option, Locator.click)
            return
        self.touched[option["verb"]] += 1

    def travel(self, place: Frame) -> None:
        self.is_shown()
        self.player.page.mouse.move(0, 0)
        self.player.page.mouse.click(*seen_at(self.square(place["square"])))
        self.touched["travel"] += 1

    def shoot(self, option: Frame, shot: Frame) -> None:
        self.is_shown()
        self.click_square(shot["square"], f"{option['action']} {shot['square']}")
        self.touched["shoot"] += 1

    def click_square(self, name: str, action: str) -> None:
        before = self.player.update["seq"]
        self.player.page.mouse.move(0, 0)
        self.player.page.mouse.click(*seen_at(self.square(name)))
        self.which(action, before, lambda item: item.click())

    def order(self, option: Frame, square: str) -> None:
        token = self.player.page.locator(f'.tray [data-token="{option["about"]["token"]}"]').first
        mouse = self.player.page.mouse
        if self.touched["order"] % 2:
            token.click()
            self.click_square(square, option["action"])
            return
        x, y = seen_at(self.square(square))
        mouse.move(*seen_at(token))
        mouse.down()
        mouse.move(x, y, steps=4)
        mouse.up()
        self.dragged += 1


class Keys(Fingers):
    """Tab leads to the map, the tray and the cards; arrows move over the map and change the token; Enter takes."""

    def choose(self, option: Frame) -> None:
        self.is_shown()
        square, panel = self.square_of(option), self.panel(option)
        if option["verb"] == "order" and square:
            self.take_token(option["about"]["token"])
        if square:
            self.enter_square(square, option["action"])
        elif panel is not None and not self.touched[option["verb"]]:
            tab_to(self.player, panel)
            self.player.page.keyboard.press("Enter")
        else:
            by_keys(self.player, option)
            return
        self.touched[option["verb"]] += 1

    def travel(self, place: Frame) -> None:
        self.is_shown()
        self.walk_to(place["square"])
        self.player.page.keyboard.press("Enter")
        self.touched["travel"] += 1

    def shoot(self, option: Frame, shot: Frame) -> None:
        self.is_shown()
        self.enter_square(shot["square"], f"{option['action']} {shot['square']}")
        self.touched["shoot"] += 1

    def enter_square(self, name: str, action: str) -> None:
        before = self.player.update["seq"]
        self.walk_to(name)
        self.player.page.keyboard.press("Enter")
        self.which(action, before, self.down_to)

    def walk_to(self, name: str) -> None:
        """Tab to the one square that is a stop, then arrows."""
        page = self.player.page
        here = page.locator(".hn-map [data-square][tabindex='0']")
        if not here.evaluate(HAS_FOCUS):
            tab_to(self.player, here)
        at, goal = place_of(str(here.get_attribute("data-square"))), place_of(name)
        for axis in (0, 1):
            step = [0, 0]
            step[axis] = 1 if goal[axis] > at[axis] else -1
            for _ in range(abs(goal[axis] - at[axis])):
                page.keyboard.press(ARROWS[step[0], step[1]])
        assert self.square(name).evaluate(HAS_FOCUS)

    def take_token(self, token: str) -> None:
        page = self.player.page
        tab_to(self.player, page.locator(".tray [tabindex='0']"))
        for _ in range(page.locator(".tray button").count()):
            if page.locator(f'.tray [data-token="{token}"]:focus').count():
                return
            page.keyboard.press("ArrowRight")
        raise AssertionError(f"arrows do not lead to token {token}")

    def down_to(self, item: Locator) -> None:
        page = self.player.page
        for _ in range(page.locator(".hn-menu [role=menuitem]").count()):
            if item.evaluate(HAS_FOCUS):
                break
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


def place_of(square: str) -> tuple[int, int]:
    letters = square.rstrip("0123456789")
    return (ord(letters[-1]) - ord("a") + 26 * (len(letters) - 1), int(square[len(letters):]) - 1)
