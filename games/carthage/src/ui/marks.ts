/** What each choice is made with, for hints that point at it. */
import { control, controls, type Mark, type Marks, positionsOf } from '@quayside/board-kit/marks'
import type { Seat } from '@quayside/rules-kit'
import type { Action, Carthage } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { exposedCards } from './protection.ts'
import { goodOfToken } from './read.ts'

export const marks: Marks<Carthage> = (action, { shown, viewer }) => {
  const seat = viewer === 'watcher' ? shown.turn : viewer
  const hand = shown.seats[seat]?.hand ?? []
  switch (action.type) {
    case 'buy':
      // Before the payment there is only the word that one buys.
      return [
        [`${control('confirm')}:not([aria-disabled])`, control('intent-buy')],
        ...controls(...inHand(hand, action.pay), ...tokensOf(action.tokens)),
      ]
    case 'protect':
      return controls(
        'confirm',
        ...positionsOf(exposedCards(shown, seat), action.keep).map((i) => `exposed-${i}`),
        ...inHand(hand, action.play),
      )
    default:
      return [slotOf(action, shown, seat), [control(`intent-${action.type}`)]]
  }
}

const inHand = (hand: readonly string[], cards: readonly string[]) =>
  positionsOf(hand, cards).map((i) => `hand-${i}`)

function tokensOf(letters: readonly string[]): string[] {
  return letters.map((letter, i) => {
    const before = letters.slice(0, i).filter((other) => other === letter)
    return `token-${goodOfToken(letter)}-${before.length}`
  })
}

/** A card on the table, whether it can be pressed at the moment or not. */
function slotOf(
  action: Extract<Action, { type: 'take' | 'double' | 'reserve' }>,
  shown: Shown,
  seat: Seat,
): Mark {
  const zone = action.type === 'reserve' ? action.zone : 'market'
  const by = action.type === 'take' && action.reserved ? seat : null
  const slot = shown[zone].findIndex((one) => one.card === action.card && one.by === by)
  return [`.${zone} .cards > li:nth-child(${slot + 1}) .slot`]
}
