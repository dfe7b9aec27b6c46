"""Nothing of the other hand, of the piles and of the hidden field reaches a browser that may not know it."""

from __future__ import annotations


import pytest
from playwright.sync_api import Route

from tests.browser.company import TWO, at_table, follow
from tests.browser.operation_commando.table import GAME, Hands, brisk, speak_of_it
from tests.browser.operation_commando.truth import Truth
from tests.browser.player import Player, Visit
from tests.browser.seeded import SEED
from tests.marks import soak

CHOICES, MANY = 12, 70
PLAIN = ("welcome", "ack", "seats", "thinking", "pong")     # frames that are about people, not about the game


def bodies_of(player: Player) -> list[str]:
    """What HTTP answers from now on, but for records: these hold a position that cannot be told from the true one."""
    found: list[str] = []

    def pass_on(route: Route) -> None:
        answer = route.fetch()
        if "record" not in route.request.url:
            found.append(answer.text())
        route.fulfill(response=answer)

    player.is_page_marked = True
    player.tab.route("**/api/**", pass_on)
    return found


def fetched(player: Player, path: str) -> str:
    text: str = player.page.evaluate(f"fetch('{path}').then((answer) => answer.text())")
    return text


@pytest.mark.parametrize("choices", [CHOICES, pytest.param(MANY, marks=soak)])
def test_no_frame_and_no_page_tells_what_its_reader_may_not_know(visit: Visit, choices: int) -> None:
    anna, bert, carl = (speak_of_it(visit(lang)) for lang in ("fr", "en", "fr"))
    bodies = {player: bodies_of(player) for player in (anna, bert, carl)}
    made = anna.create(game=GAME, scenario="utah", seats=TWO, listed=True)
    anna.enter(made["id"])
    follow(bert, made["invitations"][0]["secret"])
    at_table(bert)
    carl.enter(made["id"], watch=True)

    truth, hands = Truth("utah"), Hands()
    for _ in range(choices):
        anna.wait(lambda: bool(anna.options or bert.options), "a question")
        who = anna if anna.options else bert
        option = brisk(who)
        who.choose(option, hands.by_mouse)
        truth.follow(option)
        for player in bodies:
            player.reach(len(truth.match.moves), "the others")

    record = fetched(anna, f"/api/matches/{made['id']}/record")
    assert "operation_commando" in record
    assert SEED not in record
    for eye, player in ((0, anna), (1, bert), (None, carl)):
        updates = player.of_type("update")
        assert len(updates) > choices
        assert all(update["eyes"] == ([] if eye is None else [eye]) for update in updates)
        assert all(update["view"] == truth.views[update["seq"], eye] for update in updates), "both play the same game"
        assert {frame["type"] for frame in player.frames} - {"update", "odds", "surveyed"} <= {*PLAIN}
        assert truth.leaks(player.frames) == []
        assert made["id"] in fetched(player, "/api/matches")
        assert bodies[player]
        assert not [name for body in bodies[player] for name in truth.match.board.ids if name in body]
    assert len(truth.hidden_cards(0)) > 2, "there was something to hide"
    assert truth.leaks({**frame, "eyes": [0]} for frame in bert.frames), "and it would have been found"
