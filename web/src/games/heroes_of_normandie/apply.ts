// Pieces moved as one event tells, so that it can be seen; the true view follows at the end. Never a rule.

import type { Happened } from '../../gen/types'
import { squaresAt } from './squares'
import { named, numbered, unitOf } from './targets'
import type { HN } from './types'

const MOVES = new Set(['stepped', 'drove', 'left_vehicle', 'spilled', 'pushed', 'retreated', 'occupied', 'arrived'])
const GONE = new Set(['eliminated', 'destroyed', 'exited', 'decoy_gone', 'crushed'])

export function apply(view: HN.View, event: Happened): HN.View {
  const id = numbered(event.facts, 'unit')
  const unit = unitOf(view, id)
  if (!unit) return view
  const changed = change(view, unit, event)
  return changed === unit ? view : { ...view, units: view.units.flatMap((each) => (each.id !== id ? [each] : changed ? [changed] : [])) }
}

/** The counter afterwards; nothing if it is gone. */
function change(view: HN.View, unit: HN.UnitView, event: Happened): HN.UnitView | null {
  if (MOVES.has(event.name)) return moved(view, unit, event)
  if (GONE.has(event.name)) return null
  switch (event.name) {
    case 'suppressed': return { ...unit, suppressed: unit.suppressed + numbered(event.facts, 'number') }
    case 'step_lost': return { ...unit, face: 'back' }
    case 'revealed': return { ...unit, token: named(event.facts, 'token'), order: 'acted' }
    case 'active_marker': return { ...unit, order: 'active', token: '' }
    case 'aimed': return { ...unit, facing: named(event.facts, 'direction') }
    default: return unit
  }
}

function moved(view: HN.View, unit: HN.UnitView, event: Happened): HN.UnitView {
  const square = named(event.facts, 'square')
  const facing = named(event.facts, 'direction') || unit.facing
  const footprint = view.types.find((type) => type.id === unit.type)?.footprint ?? 1
  return square ? { ...unit, square, facing, carrier: null, squares: squaresAt(square, facing, footprint) } : unit
}
