/** What each choice is made with, for hints that point at it. */
import { controls, type Marks } from '@quayside/board-kit/marks'
import type { CargoEmpire } from '../types.ts'
import { paymentOf } from './plan.ts'

export const marks: Marks<CargoEmpire> = (action) => {
  switch (action.type) {
    case 'keepObjective':
      return controls(`keep-${action.objective}`)
    case 'gainCard':
      return controls(`gain-${action.card}`)
    case 'startPost':
      return controls(`city-${action.city}`, `post-${action.space}`)
    case 'placeEmblem':
      return controls(`city-${action.city}`)
    case 'deliver':
      return controls(`city-${action.to}`, `city-${action.from}`, `pay-${paymentOf(action)}`)
    case 'vassal':
      return controls(`city-${action.to}`, `city-${action.from}`)
    case 'restock':
      return controls(`city-${action.city}`, `pick-${action.city}`)
    case 'supply':
      return controls('supply')
    case 'endTurn':
      return controls('end-turn')
    case 'step':
      return controls(`step-${action.marker}${action.row ? `-${action.row}` : ''}`)
    case 'takeCity':
      return controls(`take-${action.slot}`)
    case 'prefer':
      return controls(`prefer-${action.bonus}`)
    case 'moveEmblem':
      return controls(`city-${action.city}`, 'ability-moveEmblem')
    case 'moveCube':
      return controls(`city-${action.to}`, `city-${action.from}`, 'ability-moveCube')
    case 'swapShip':
      return controls(`swap-${action.card}`, 'ability-swapShip')
    case 'copyEmblem':
      return controls(`copy-${action.seat}`, 'ability-copyEmblem')
    default:
      return controls(`ability-${action.type}`)
  }
}
