"""The small maps of the missions: terrains as cards, as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bocage.core.contract import Mission, Sketch, load_missions
from bocage.core.contract.missions import AreaKind, areas, box
from bocage.games.operation_commando.pieces import ARMS, CROSS, GRAIGNES_MISSION, SQUARES, UTAH_BEACH
from bocage.games.operation_commando.rules.missions.sainte_mere_eglise import BRIDGE, FRONTS, MAIN_CARDS

Card = tuple[AreaKind, float, float]                            # its kind and its place, in cards
CARD, PITCH = (1.3, 0.9), (1.5, 1.1)                            # width and height of a card, and from one card to the next
RIM = 0.4


def facts() -> dict[str, Mission]:
    """OC-GEN-08: how long each mission takes, and how hard it is."""
    return load_missions(Path(__file__).parent)


def sketch(scenario: str) -> Sketch:
    cards = [*(beach() if scenario == UTAH_BEACH else cross() if scenario == GRAIGNES_MISSION else two_sectors())]
    across, down = max(x for _, x, _ in cards), max(y for _, _, y in cards)
    laid: list[tuple[AreaKind, str]] = [
        (kind, box(round(RIM + x * PITCH[0], 2), round(RIM + y * PITCH[1], 2), *CARD)) for kind, x, y in sorted(cards)]
    size = [round(2 * RIM + far * pitch + card, 2) for far, pitch, card in zip((across, down), PITCH, CARD, strict=True)]
    return Sketch(size[0], size[1], "table", areas(laid))


def two_sectors() -> Iterator[Card]:
    """OC-SME-03, OC-SME-05, OC-SME-06: the main pile with the village in it, and two bridges with terrains in front of them."""
    for n in range(MAIN_CARDS):
        yield "hidden", n, 0
    yield "goal", MAIN_CARDS, 0
    for row, fronts in enumerate(FRONTS[:len(BRIDGE)]):
        for n in range(len(fronts)):
            yield "hidden", n + 1, row + 1.4
        yield "goal", len(fronts) + 1, row + 1.4


def beach() -> Iterator[Card]:
    """OC-UTAH-02, OC-UTAH-04: sixteen terrains face down; nobody knows beforehand where the exits lie."""
    for square in SQUARES:
        yield "hidden", "abcd".index(square[0]), int(square[1]) - 1


def cross() -> Iterator[Card]:
    """OC-GRAIGNES-01: three circles of four terrains around the village, the innermost worth the most."""
    middle = len(CROSS) // len(ARMS)
    steps = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
    for place in CROSS:
        right, down = steps[place[0]]
        far = middle + 1 - int(place[1])
        yield ("goal" if far == 1 else "card"), middle + right * far, middle + down * far
