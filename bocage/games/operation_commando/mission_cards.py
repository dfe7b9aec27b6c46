"""The small maps of the missions: terrains as cards, as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bocage.core.contract import Mission, Sketch, load_missions
from bocage.core.contract.missions import AreaKind, areas, box
from bocage.games.operation_commando.pieces import ARMS, CROSS, GRAIGNES_MISSION, SQUARES, UTAH_BEACH
from bocage.games.operation_commando.rules.missions.sainte_mere_eglise import ABOVE_VILLAGE, BRIDGE, MAIN_CARDS

Card = tuple[AreaKind, float, float]                            # its kind and its place, in cards
CARD, PITCH = (1.3, 0.9), (1.5, 1.1)                            # width and height of a card, and from one card to the next
RIM = 0.4
IN_FRONT = 2                                                    # terrains that lie before each bridge
IN_THE_MIDDLE = (ABOVE_VILLAGE + MAIN_CARDS) // 2               # of the last cards of the main pile, among which the village is


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
    """OC-SME-03, OC-SME-04, OC-SME-05, OC-SME-06: the main pile with the village among its last three cards, and two bridges
    with two terrains in front of each."""
    for n in range(MAIN_CARDS):
        yield ("goal" if n == IN_THE_MIDDLE else "hidden"), n, 0
    for row in range(len(BRIDGE)):
        for n in range(IN_FRONT):
            yield "hidden", n + 1, row + 1.4
        yield "goal", IN_FRONT + 1, row + 1.4


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
