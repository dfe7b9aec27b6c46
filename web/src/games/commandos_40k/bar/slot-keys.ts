// Letters for the buttons of the bar: the first free one of each label. The keys of the table and of the shell stay theirs.

import type { OwnSlot } from '../../face'

const RESERVED = 'zmnvirw'

export function lettered(slots: Omit<OwnSlot, 'key'>[]): OwnSlot[] {
  const taken = new Set(RESERVED)
  return slots.map((slot) => {
    const plain = slot.label
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, '')
    const key = [...plain, ...'abcdefghjklopqstuxy'].find((letter) => !taken.has(letter)) ?? ''
    taken.add(key)
    return { ...slot, key }
  })
}
