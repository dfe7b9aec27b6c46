// Keys for the slots of the bar: the first free letter of each label. The letters of the table and of the shell are taken.

import type { OwnSlot } from '../../face'

const RESERVED = 'hzmnvirw'

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
