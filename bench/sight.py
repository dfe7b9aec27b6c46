"""How long a look takes: from random models at random models, over random boards of 40 prisms with 20 other models.

    python -m bench.sight
"""

from __future__ import annotations

import random
from time import perf_counter_ns

from bocage.geometry.cuts import Cylinder
from bocage.geometry.lines import BLOCK, VEIL, Prism, Scene
from bocage.geometry.shapes import Polygon

WIDTH, HEIGHT = 30000, 22000
BOARDS, LOOKS = 20, 500


def prism(rng: random.Random) -> Prism:
    """A wall, a barricade, a crate or a small wood, somewhere."""
    long, thick, rise, kind = rng.choice([(4000, 250, 4000, BLOCK), (3000, 400, 1000, BLOCK), (1500, 1500, 1500, BLOCK),
                                          (2000, 2000, 4000, VEIL)])
    if rng.random() < 0.5:
        long, thick = thick, long
    x, y, lean = rng.randrange(WIDTH - long), rng.randrange(HEIGHT - thick), rng.choice([0, 0, 300])
    ring = [(x, y), (x + long, y), (x + long + lean, y + thick), (x + lean, y + thick)]
    return Polygon(ring), 0, rise, kind


def models(rng: random.Random, count: int) -> list[Cylinder]:
    found = []
    for _ in range(count):
        b, h = rng.choice([(350, 1100), (450, 1500), (450, 1500), (600, 1900)])
        z = rng.choice([0, 0, 0, 3000])
        found.append((rng.randrange(WIDTH), rng.randrange(HEIGHT), b, z, z + h))
    return found


def measure() -> list[int]:
    """Nanoseconds of each look."""
    rng, times = random.Random(1), list[int]()
    for _ in range(BOARDS):
        scene = Scene(WIDTH, HEIGHT, [prism(rng) for _ in range(40)])
        for _ in range(LOOKS):
            (ex, ey, _, ez, top), (tx, ty, b, tz, target_top), *others = models(rng, 22)
            started = perf_counter_ns()
            scene.look(ex, ey, ez + 9 * (top - ez) // 10, tx, ty, tz, b, target_top - tz, others)
            times.append(perf_counter_ns() - started)
    return sorted(times)


def main() -> None:
    times = measure()
    print(f"a look, 40 prisms and 20 cylinders: median {times[len(times) // 2] / 1000:.1f} µs, "
          f"p95 {times[len(times) * 95 // 100] / 1000:.1f} µs")


if __name__ == "__main__":
    main()
