// The questions that have this game's own bar.

import type { BarProps, OwnBar } from '../../face'
import type { Game } from '../types'
import { nerveBar } from './nerve-bar'
import { moveBar, pathBar } from './paths'
import { reactionsBar } from './reactions-bar'
import { deployBar, markerBar, placeBar } from './set-up'
import { splitBar } from './split-bar'

export function bar(props: BarProps<Game>): OwnBar | null {
  switch (props.question.kind) {
    case 'marker':
      return markerBar(props)
    case 'deploy':
      return deployBar(props)
    case 'deploy_at':
      return placeBar(props)
    case 'react':
      return reactionsBar(props)
    case 'allot':
    case 'allot_blows':
      return splitBar(props)
    case 'nerve':
      return nerveBar(props)
    case 'move':
      return moveBar(props)
    default:
      return props.question.kind.endsWith('_path') ? pathBar(props) : null
  }
}
