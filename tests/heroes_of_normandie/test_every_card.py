"""No dead card: in a series of games every card could be played by a player who held it.

The games are played without the referee, so that there can be many."""

from __future__ import annotations

from random import Random

import pytest

from bocage import Match, new
from bocage.core.conformance.choosers import Chooser, Curious
from bocage.core.conformance.series import begin_one
from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import RULESET, content
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules import answering
from bocage.games.heroes_of_normandie.rules.answering import Topic
from bocage.games.heroes_of_normandie.rules.asking import HTable
from bocage.games.heroes_of_normandie.rules.cards.table import CARDS
from tests.marks import rule, slow, soak

SEED = 44
ARMED = {"army_1": "us; us_8th_regiment = -, us_m5_stuart, frag_grenades", "army_2": "ge; ge_901 = -, ge_luchs, frag_grenades"}


class Playable:
    """Looks at each window in which a player is asked, and notes all cards of his side that he could play now, whether he holds
    them or not."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.cards = content.load().cards
        self.as_it_is = answering.may_hold

    def __call__(self, g: HTable, seat: Seat, moment: str, topic: Topic) -> bool:
        side = p.SIDES[g.board.side[seat]]
        for id, made in CARDS.items():
            if id not in self.found and moment in made.moments and self.cards[id].side in ("", side) and (
                    made.may(g, seat, topic) and (made.aims is None or made.aims(g, seat, topic))):
                self.found.add(id)
        return self.as_it_is(g, seat, moment, topic)


def with_grenades(number: int) -> tuple[Match, Random, Chooser]:
    """A free battle in which both sides have tanks and grenades. Random armies seldom have both."""
    return new("heroes_of_normandie", "battle", ["anna", "ben"], seed=str(number), options=ARMED), Random(number), Curious()


@rule("HN-CARD-01")
@pytest.mark.parametrize(("games", "most_left"), [pytest.param(3, 20, marks=slow), pytest.param(70, 0, marks=soak)])
def test_every_card_could_be_played_in_some_game_of_a_series(monkeypatch: pytest.MonkeyPatch, games: int, most_left: int,
                                                             ) -> None:
    playable = Playable()
    monkeypatch.setattr(answering, "may_hold", playable)
    for number in range(games):
        for match, rng, choose in (begin_one(RULESET, SEED, number), with_grenades(number)):
            while match.decision is not None:
                match.play(choose(match, rng))
    left = sorted(set(CARDS) - playable.found)
    assert len(left) <= most_left, left
