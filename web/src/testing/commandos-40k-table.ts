// A small table of Commandos 40 000: a floor on walls, a door, a window, an area.

import type { KT } from '$games/commandos_40k/types'

const part = (id: number, poly: [number, number][], more: Partial<KT.PartView>): KT.PartView => ({
  id,
  poly,
  z0: 0,
  z1: 1000,
  move: 'climb',
  los: 'block',
  stand: false,
  ...more,
})
export const square = (x: number, y: number, size: number): [number, number][] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
]
export const table: KT.TableView = {
  board: 'plaza',
  width: 30000,
  height: 22000,
  quarters: [
    [0, 0, 15_000, 11_000],
    [15_000, 0, 30_000, 11_000],
    [0, 11_000, 15_000, 22_000],
    [15_000, 11_000, 30_000, 22_000],
  ],
  marker_area: [3000, 3000, 27_000, 19_000],
  marker_radius: 1000,
  marker_apart: 4000,
  pieces: [
    {
      id: 'ruin_a',
      kind: 'ruin',
      parts: [
        part(0, square(4000, 4000, 250), { z1: 4000 }),
        part(1, square(5000, 4000, 1000), { z0: 2600, z1: 4000 }),
        part(2, square(7000, 4000, 1000), { z1: 1200 }),
        part(3, square(7000, 4000, 1000), { z0: 2400, z1: 4000 }),
        part(4, square(4000, 4000, 4000), { z0: 2900, z1: 3000, stand: true }),
      ],
    },
    { id: 'rubble_a', kind: 'area', parts: [part(5, square(20000, 4000, 2000), { move: 'difficult', los: 'none', z1: 500 })] },
  ],
}
