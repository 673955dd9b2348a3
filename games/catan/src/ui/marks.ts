/** What each choice is made with, for hints that point at it. */
import { control, controls, isCompact, type Mark, type Marks } from '@quayside/board-kit/marks'
import { hexOf } from '../board.ts'
import { RESOURCES } from '../content.ts'
import type { Action, Catan, Five } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { DESK, hexSpot, type Layout, PHONE, type Spot, sideOf, vertexSpot } from './layout.ts'

export const marks: Marks<Catan> = (action, { shown }, size) => {
  const layout = isCompact(size) ? PHONE : DESK
  switch (action.type) {
    case 'settle':
    case 'city':
      return [around(layout, vertexSpot(layout, action.vertex), 20), ...begun(action.type, shown)]
    case 'road':
      return [around(layout, sideOf(layout, action.edge), 22), ...begun('road', shown)]
    case 'robber':
      return [
        around(layout, hexSpot(layout, hexOf(action.hex)), 34),
        [control(`rob-${action.victim ?? 'none'}`)],
      ]
    default:
      return pressed(action)
  }
}

/** Where building is one of several things to do, it begins with its button. */
const begun = (kind: string, { phase }: Shown): readonly Mark[] =>
  phase.type === 'main' ? controls(`build-${kind}`) : []

function around({ scale }: Layout, { x, y }: Spot, radius: number): Mark {
  const half = radius * Math.max(scale, 0.7)
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 }
}

/** What stands in the tray; on a phone it may have to be opened first. */
const inTray = (...names: readonly string[]): readonly Mark[] =>
  names.map((name) => [control(name), control('tray')])

const counted = (cards: Five, name: string) =>
  RESOURCES.flatMap((resource, i) => ((cards[i] ?? 0) > 0 ? [`${name}-${resource}`] : []))

function pressed(action: Exclude<Action, { type: 'settle' | 'city' | 'road' | 'robber' }>): readonly Mark[] {
  switch (action.type) {
    case 'roll':
      return controls('roll')
    case 'endTurn':
      return controls('end-turn')
    case 'skipRoad':
      return controls('skip-road')
    case 'buyCard':
      return controls('build-buyCard')
    case 'discard':
      return controls(...counted(action.cards, 'more'), 'discard')
    case 'playKnight':
      return controls('card-knight')
    case 'playRoads':
      return controls('card-roads')
    case 'playDiscovery':
      return controls('card-discovery', ...counted(action.cards, 'more'))
    case 'playMonopoly':
      return controls('card-monopoly', `monopoly-${action.resource}`)
    case 'maritime':
      return inTray(`give-${action.give}`, `get-${action.get}`, `bank-${action.give}`)
    case 'offer':
    case 'counter':
      return inTray(...counted(action.give, 'give'), ...counted(action.get, 'get'), 'offer')
    case 'answer':
      return controls(action.accept ? 'accept' : 'decline')
    case 'settleTrade':
      return inTray(`settle-${action.with}`)
    case 'withdraw':
      return inTray('withdraw')
  }
}
