"""A bot that plays beside a person: its job on the screen, orders by the roster and the board, and by keys."""

from __future__ import annotations

from tests.browser.player import Player, Visit


def at_a_table_with_a_bot(player: Player) -> str:
    """Lets the squad set out beside a bot; the bot's commando."""
    made = player.create(game="v_commandos", scenario="bridges", seats=[{"kind": "me"}, {"kind": "bot", "level": "soldier"}],
                         options={"squad": "officer:blue,sapper:blue"})
    player.enter(made["id"])
    player.wait(lambda: any(member["job"] for frame in player.of_type("team")[-1:] for member in frame["members"]),
                "the bot to take a job")
    return next(str(member["id"]) for member in player.of_type("team")[-1]["members"] if member["is_bot"])


def ordered(player: Player) -> list[str]:
    return [member["job"] for member in player.of_type("team")[-1]["members"] if member["ordered"]]


def test_a_partner_says_what_it_does_and_is_sent_by_roster_and_board_and_by_keys(visit: Visit) -> None:
    player = visit("en")
    page, member = player.page, at_a_table_with_a_bot(player)
    name = player.say(f"commando-{member}")
    panel = page.locator(".team")
    panel.get_by_text("takes the").wait_for()
    panel.get_by_text(f"{name}: I take the").wait_for()

    # By mouse: the partner on the roster, then a tile.
    page.locator(".vc-unit").get_by_role("button", name=player.say("web-team-order-to", name=name)).click()
    page.locator('g.vc-tile[data-tile="j"]').click()
    player.wait(lambda: ordered(player) == ["tile J"], "the order to be taken")
    panel.get_by_text("tile J (your order)").wait_for()

    # By keys: a job of the list. Esc breaks an order off.
    order = panel.get_by_role("button", name=player.say("web-team-order-to", name=name))
    order.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert order.get_attribute("aria-pressed") == "false"
    page.keyboard.press("Enter")
    panel.get_by_role("button", name="the north pier").focus()
    page.keyboard.press("Enter")
    player.wait(lambda: ordered(player) == ["the north pier"], "the job to be taken")

    # Whoever comes back finds it.
    page.reload()
    panel.get_by_text("the north pier (your order)").wait_for()
