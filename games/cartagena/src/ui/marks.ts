/** What each choice is made with, for hints that point at it. */
import { control, controls, type Mark, type Marks } from '@quayside/board-kit/marks'
import { foresee } from '../foresight.ts'
import type { Action, Cartagena } from '../types.ts'
import { boxOf } from './layout.ts'
import { layoutFor } from './layout-for.ts'

export const marks: Marks<Cartagena> = (action, view, size) => {
  const { shown, viewer } = view
  const to = viewer === 'watcher' ? undefined : foresee(shown, viewer).moved(action)?.to
  const layout = layoutFor(shown.options, shown.seats.length, size)
  const landing: readonly Mark[] = to === undefined ? [] : [boxOf(layout, to, shown.ship)]
  return [...landing, ...pressed(action)]
}

function pressed(action: Action): readonly Mark[] {
  switch (action.type) {
    case 'forward':
      return controls(`place-${action.from}`, `card-${action.card}`)
    case 'backward':
      return controls(`place-${action.from}`, 'back')
    case 'morgan':
      return controls(`place-${action.from}`, `owner-${action.seat}`)
    case 'ship':
      return controls('sail')
    case 'freeShip':
      return controls('sail-free')
    case 'skipDraw':
      return controls('skip')
    case 'endTurn':
      return controls('end-turn')
    case 'discard':
      return controls(...new Set(action.cards.map((card) => `discard-${card}`)), 'confirm')
    case 'take':
      return controls(`take-${action.card}`, 'confirm')
    case 'share':
    case 'keep':
      return [['.arranging'], [control('confirm')]]
    default:
      return power(action)
  }
}

/** A card whose power is used: the card, then the power, then what the power asks for. */
function power(action: Extract<Action, { type: 'gun' | 'rum' | 'lantern' | 'chest' | 'parrot' | 'pair' }>) {
  const card = action.type === 'pair' ? action.hook : 'cards' in action ? action.cards[0] : action.card
  const asked =
    action.type === 'gun' ? [`target-${action.target}`] : 'as' in action ? [`as-${action.as}`] : []
  const place = 'from' in action ? [`place-${action.from}`] : []
  return controls(...place, `card-${card}`, 'power', ...asked)
}
