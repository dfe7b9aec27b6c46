"""How a game is shown."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Generic

from bocage.core.action import Action
from bocage.core.contract.choosing import Choosing
from bocage.core.contract.fact_types import FactTypes
from bocage.core.decision import Decision, Seat
from bocage.core.event import Event
from bocage.core.namer import Namer
from bocage.core.screen import AnyScreen
from bocage.core.table import B, S

Fact = str | int | list[str | int] | dict[str, int]
NO_FACT_TYPES = FactTypes()
NO_CHOOSING = Choosing()


def no_facts(board: object, about: object) -> dict[str, Fact]:
    return {}


def no_activation(state: object) -> object:
    return None


def nothing_openly(board: object, state: object, decision: Decision) -> None:
    return None


def whoever_is_asked(board: object, state: object, decision: Decision) -> Collection[Seat]:
    return decision.by


def no_moments(board: object, state: object, decision: Decision) -> Collection[Seat]:
    return ()


def nothing_ahead(board: object, state: object, seat: Seat) -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Display(Generic[B, S]):
    """How the game is shown: in words, in a terminal, and to the web client."""

    namer: Callable[[B, str], Namer]
    """(board, language): the words for actions, questions and events."""

    screen: Callable[[B, str], AnyScreen]
    """(board, language): the game as lines of text; ``plain_screen(namer)`` serves a game without a drawing."""

    event_facts: Callable[[B, Event], dict[str, Fact]] = no_facts
    """What an event is about, by the names that the view uses."""

    action_facts: Callable[[B, Action], dict[str, Fact]] = no_facts
    """What an option is about, by the names that the view uses."""

    question_facts: Callable[[B, Decision], dict[str, Fact]] = no_facts
    """What a question is about, by the names that the view uses."""

    fact_types: FactTypes = NO_FACT_TYPES
    """The types of all these facts; the web client's types are written from them."""

    choosing: Choosing = NO_CHOOSING
    """Which options belong together, and which fact of an option says who, where and how: what the client folds lists by."""

    activation: Callable[[S], object] = no_activation
    """A value that stays the same while one activation is under way, so that a seat may ask not to be asked until it is over;
    None between activations."""

    windows: frozenset[str] = frozenset()
    """The question kinds that only let a seat answer what another does, or pass."""

    pauses: frozenset[str] = frozenset()
    """Other question kinds that a seat may wish to pass, as it may windows. No clock runs for them."""

    happens_to: Callable[[B, S, Decision], Collection[Seat]] = whoever_is_asked
    """The seats to which that happens what a window lets them answer, as everybody can see: whose unit is shot at, who is
    assaulted. A seat may wish to be asked about nothing else."""

    own_moments: Callable[[B, S, Decision], Collection[Seat]] = no_moments
    """For several at one screen: the seats for which a window is a moment of their own, as everybody can see, though nothing
    happens to them: before their unit acts, when a phase begins. Who has made no wish is asked then, too; otherwise he could
    never play what fits there."""

    by_stakes: frozenset[str] = frozenset()
    """The kinds of windows of which a seat that has made no wish is asked only about those that ``happens_to`` it: there are so
    many that a question about each would hide the few at which something is at stake."""

    openly: Callable[[B, S, Decision], Decision | None] = nothing_openly
    """For several at one screen: the question as everybody may see it, with the options of which everybody may see that they
    are offered; these are chosen without a curtain. In a window those of a hand are left out. Where it names what only the seat
    that is asked knows, ``by`` is empty: it is put in words for all. None: the question itself needs a curtain."""

    ahead: Callable[[B, S, Seat], S | None] = nothing_ahead
    """For several at one screen who give sealed answers in turn: a copy of the state in which this seat gives its next answer
    before the others give theirs; None if it has none to give."""

    shows_odds: bool = True
    """Whether the odds of options are shown beside them; False where ``Inspection`` tells more."""
