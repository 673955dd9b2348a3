import {
  type AnyKind,
  CHANCE,
  type Flow,
  NOBODY,
  type Pending,
  type Seat,
  seatsPending,
} from '@quayside/rules-kit'
import { kinds } from './actions.ts'
import { isCrowded } from './state.ts'
import type { Toy, ToyState } from './types.ts'

const list = (...names: (keyof typeof kinds)[]) => names.map((name) => kinds[name] as unknown as AnyKind<Toy>)
const NONE = list()
const OPEN = list('sell', 'peek', 'grab', 'offer', 'end')
const TRADING = list('sell', 'peek', 'grab', 'offer', 'settle', 'withdraw', 'end')
const ANSWERING = list('answer')
const KEEPING = list('keep')
const DISCARDING = list('discard')

const mustDiscard = (state: ToyState, seat: Seat) => isCrowded(state, seat) && !state.chosen[seat]
const mayAnswer = (state: ToyState, seat: Seat) =>
  seat !== state.turn && state.offer?.answers[seat] === 'open'

function bits(state: ToyState, test: (state: ToyState, seat: Seat) => boolean): number {
  let mask = 0
  for (let seat = 0; seat < state.players; seat++) if (test(state, seat)) mask |= 1 << seat
  return mask
}

export const flow: Flow<Toy> = {
  pending(state): Pending {
    switch (state.phase.type) {
      case 'over':
        return NOBODY
      case 'main':
        return seatsPending(1 << state.turn, state.offer ? bits(state, mayAnswer) : 0)
      case 'keep':
        return seatsPending(1 << state.turn)
      case 'discard':
        return seatsPending(bits(state, mustDiscard))
      default:
        return CHANCE
    }
  },
  usable(state, seat) {
    const { type } = state.phase
    if (type === 'discard') return mustDiscard(state, seat) ? DISCARDING : NONE
    if (type === 'main' && mayAnswer(state, seat)) return ANSWERING
    if (seat !== state.turn) return NONE
    if (type === 'keep') return KEEPING
    if (type !== 'main') return NONE
    return state.offer ? TRADING : OPEN
  },
  ask: (state, seat) => state.asks[seat] ?? 0,
  refusal(state, seat) {
    return seat === state.turn ? { code: 'notNow', rule: null } : { code: 'notYourTurn', rule: 'TOY-1' }
  },
}
