import { describe, expect, it } from 'vitest'
import { type Box, placeFor } from './popover-place'

describe('the popover', () => {
  const stage: Box = { left: 0, top: 0, right: 1000, bottom: 600 }
  const target: Box = { left: 400, top: 200, right: 500, bottom: 300 }
  const covers = (left: number, top: number, box: Box): boolean =>
    left < box.right && left + 300 > box.left && top < box.bottom && top + 200 > box.top

  it('stands beyond its target', () => {
    expect(placeFor(stage, 300, 200, target, [], null)).toMatchObject({ left: 514, tip: 'left' })
  })

  it('gives way to marks, and never covers the target while there is another place', () => {
    const mark: Box = { left: 510, top: 100, right: 990, bottom: 400 }
    const { left, top } = placeFor(stage, 300, 200, target, [mark], null)
    expect(covers(left, top, mark) || covers(left, top, target)).toBe(false)
  })
})
