"""What a reader sees of cards: the stack, the phases of those in sight (HN-CARD-05, HN-CARD-13)."""

from bocage.core.action import PASS
from bocage.games.heroes_of_normandie.view import StackView
from tests.heroes_of_normandie.hands import COPSE, Hands
from tests.marks import rule


def fight() -> Hands:
    """A team at a1 fires at a group at d1 past a copse; both sides hold a card for it, and one for an answer."""
    s = Hands(COPSE)
    team, _ = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1")
    s.give(0, "c07", "c22")
    s.give(1, "c20")
    s.activate(team).play("fire main normal", dice=[2])
    return s


@rule("HN-CARD-05")
def test_the_stack_is_in_sight_until_it_is_resolved() -> None:
    """HN-CARD-05: cards lie on the stack in the order in which they were played; resolved ones are gone from it."""
    s = fight()
    assert s.seen_by(None).stack == ()
    s.play("play c07")
    s.play("play c20")
    assert s.seen_by(None).stack == (StackView("c07", 0), StackView("c20", 1))
    while s.asked == "announce_fire":
        s.play(PASS.text)
    assert s.seen_by(None).stack == ()


@rule("HN-CARD-13")
def test_the_phases_of_cards_tell_nothing_of_another_hand() -> None:
    """HN-CARD-13: only of one's own hand and of the open discards is it told which cards there are."""
    s = fight()
    assert set(s.seen_by(0).cards) == {"c07", "c22"}
    assert set(s.seen_by(None).cards) == set()
    s.play("play c07")
    assert s.seen_by(1).cards == {"c07": "activation", "c20": "activation"}
