// Where the odds popover stands: beside its target, and not over important things if there is another place.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Place {
  left: number
  top: number
  /** The side of the popover that points at the target, and how far down the tip is. */
  tip: 'left' | 'right' | 'none'
  tipTop: number
}

/** Where the elements stand that the board has marked (`data-place`), measured from the corner of the stage. */
export function marked(stage: HTMLElement, name: 'target' | 'mark' | 'actor'): Box[] {
  const origin = stage.getBoundingClientRect()
  return [...stage.querySelectorAll(`[data-place~="${name}"]`)].map((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top }
  })
}

/** The box round all of them; null if there is none. */
export const joined = (boxes: Box[]): Box | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map((each) => each.left)),
        top: Math.min(...boxes.map((each) => each.top)),
        right: Math.max(...boxes.map((each) => each.right)),
        bottom: Math.max(...boxes.map((each) => each.bottom)),
      }

const GAP = 14
const EDGE = 10
const TIP = 14

const overlap = (one: Box, two: Box): number =>
  Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left)) *
  Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top))

const middle = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]

function candidates(stage: Box, width: number, height: number, target: Box | null): Place[] {
  const right = stage.right - EDGE - width
  const bottom = stage.bottom - EDGE - height
  const corners = [
    [stage.left + EDGE, stage.top + EDGE],
    [right, stage.top + EDGE],
    [stage.left + EDGE, bottom],
    [right, bottom],
  ].map(([left, top]) => ({ left: left!, top: top!, tip: 'none' as const, tipTop: 0 }))
  if (!target) return corners
  const [x, y] = middle(target)
  corners.sort(
    (one, two) =>
      Math.hypot(two.left + width / 2 - x, two.top + height / 2 - y) -
      Math.hypot(one.left + width / 2 - x, one.top + height / 2 - y),
  )
  const level = Math.min(Math.max(y - 44, stage.top + EDGE), bottom)
  const tipTop = Math.min(Math.max(y - level - TIP / 2, EDGE), height - EDGE - TIP)
  const across = Math.min(Math.max(x - width / 2, stage.left + EDGE), right)
  return [
    { left: target.right + GAP, top: level, tip: 'left', tipTop },
    { left: target.left - GAP - width, top: level, tip: 'right', tipTop },
    { left: across, top: target.top - GAP - height, tip: 'none', tipTop: 0 },
    { left: across, top: target.bottom + GAP, tip: 'none', tipTop: 0 },
    ...corners,
  ]
}

/** The first place that covers nothing, else the one that covers least. `kept`: the current place. */
export function placeFor(
  stage: Box,
  width: number,
  height: number,
  target: Box | null,
  marks: Box[],
  kept: Place | null,
): Place {
  const boxOf = (place: Place): Box => ({
    left: place.left,
    top: place.top,
    right: place.left + width,
    bottom: place.top + height,
  })
  const covered = (place: Place): number => {
    const box = boxOf(place)
    const own = target ? 4 * overlap(box, target) : 0
    return own + marks.reduce((sum, mark) => sum + overlap(box, mark), 0)
  }
  const inside = (place: Place): boolean => {
    const box = boxOf(place)
    return box.left >= stage.left && box.right <= stage.right && box.top >= stage.top && box.bottom <= stage.bottom
  }
  if (kept && kept.tip === 'none' && inside(kept) && covered(kept) === 0) return kept
  const possible = candidates(stage, width, height, target).filter(inside)
  const free = possible.find((place) => covered(place) === 0)
  const least = [...possible].sort((one, two) => covered(one) - covered(two))[0]
  return free ?? least ?? { left: stage.left + EDGE, top: stage.bottom - EDGE - height, tip: 'none', tipTop: 0 }
}
