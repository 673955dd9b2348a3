/** Classic mode: put one's piece on a card of market or farm (CTH-C2). */
import { type ActionKind, type ActionList, at } from '@quayside/rules-kit'
import { CARDS, kindOf } from '../content.ts'
import { findSlot, type ReadonlyState, UNRESERVED } from '../state.ts'
import { endTurn } from '../turn.ts'
import type { Action, Carthage } from '../types.ts'
import { marketKinds } from './take.ts'

type Reserve = Extract<Action, { type: 'reserve' }>

const MARKET: readonly Reserve[] = CARDS.map((card) =>
  Object.freeze({ type: 'reserve', zone: 'market', card }),
)
const FARM: readonly Reserve[] = CARDS.map((card) => Object.freeze({ type: 'reserve', zone: 'farm', card }))

export const reserve: ActionKind<Carthage, 'reserve'> = {
  type: 'reserve',

  possible(state, seat) {
    return (
      !state.pieceOut[seat] &&
      (hasFree(state.marketBy, state.marketSize) || hasFree(state.farmBy, state.farmSize))
    )
  },

  legal(state, seat, into) {
    if (state.pieceOut[seat]) return
    listFree(state.market, state.marketBy, state.marketSize, MARKET, into)
    listFree(state.farm, state.farmBy, state.farmSize, FARM, into)
  },

  check(state, seat, { zone, card }) {
    if (state.pieceOut[seat]) return { code: 'pieceOut', rule: 'CTH-C2' }
    const kind = kindOf(card)
    if (findSlot(state, zone, kind, UNRESERVED) >= 0) return null
    const code = isThere(state, zone, kind) ? 'alreadyReserved' : 'cardNotThere'
    return { code, rule: 'CTH-C2', detail: { card } }
  },

  explain(state, seat, { zone = 'market', card = marketKinds(state)[0] ?? at(CARDS, 0) }) {
    return reserve.check(state, seat, { type: 'reserve', zone, card })
  },

  apply(state, seat, { zone, card }, emit) {
    const slot = findSlot(state, zone, kindOf(card), UNRESERVED)
    const by = zone === 'market' ? state.marketBy : state.farmBy
    by[slot] = seat
    state.pieceOut[seat] = 1
    emit?.({ type: 'reserved', seat, card, zone })
    endTurn(state, emit)
  },
}

function hasFree(by: ArrayLike<number>, size: number): boolean {
  for (let slot = 0; slot < size; slot++) if (by[slot] === UNRESERVED) return true
  return false
}

function listFree(
  row: ArrayLike<number>,
  by: ArrayLike<number>,
  size: number,
  table: readonly Reserve[],
  into: ActionList<Reserve>,
): void {
  let listed = 0
  for (let slot = 0; slot < size; slot++) {
    const kind = row[slot] as number
    if (by[slot] !== UNRESERVED || listed & (1 << kind)) continue
    listed |= 1 << kind
    into.push(table[kind] as Reserve)
  }
}

function isThere(state: ReadonlyState, zone: 'market' | 'farm', kind: number): boolean {
  const row = zone === 'market' ? state.market : state.farm
  const size = zone === 'market' ? state.marketSize : state.farmSize
  for (let slot = 0; slot < size; slot++) if (row[slot] === kind) return true
  return false
}
