/** Who is to move, and which actions the phase allows. */
import {
  type AnyKind,
  CHANCE,
  type Flow,
  NOBODY,
  type Rejection,
  type Seat,
  seatPending,
  uniformKinds,
} from '@quayside/rules-kit'
import { backward } from './actions/backward.ts'
import { pair, parrot } from './actions/combinations.ts'
import { discard } from './actions/discard.ts'
import { forward } from './actions/forward.ts'
import { keep, share, take } from './actions/looks.ts'
import { morgan } from './actions/morgan.ts'
import { chest, gun, lantern, rum } from './actions/powers.ts'
import { freeShip, ship } from './actions/ship.ts'
import { endTurn, skipDraw } from './actions/turn-ends.ts'
import { DRAW_RULES } from './fixed.ts'
import { askOf, type State, seatAtStep } from './state.ts'
import type { Action, Cartagena, Code } from './types.ts'

export const kinds = uniformKinds({
  forward,
  backward,
  morgan,
  ship,
  freeShip,
  gun,
  rum,
  lantern,
  chest,
  parrot,
  pair,
  skipDraw,
  endTurn,
  discard,
  take,
  share,
  keep,
})

type Kinds = readonly AnyKind<Cartagena>[]
// Not frozen: random play reads these lists at every move, and frozen ones are slower to read.
const list = (...some: readonly unknown[]): Kinds => some as Kinds
const NONE = list()
const CHOICE: { readonly [phase: string]: Kinds } = {
  discard: list(kinds.discard),
  take: list(kinds.take),
  share: list(kinds.share),
  keep: list(kinds.keep),
}

/** The kinds of a turn by the variant of the course: lists made once. */
const TURN: readonly Kinds[] = DRAW_RULES.flatMap((rule) =>
  [false, true].flatMap((story) =>
    [false, true].map((magic) =>
      list(
        kinds.forward,
        ...(rule === 'morgan' ? [] : [kinds.backward]),
        ...(rule === 'backward' ? [] : [kinds.morgan]),
        ...(story ? [kinds.ship, kinds.freeShip] : []),
        ...(magic ? [kinds.gun, kinds.rum, kinds.lantern, kinds.chest, kinds.parrot, kinds.pair] : []),
        kinds.skipDraw,
        kinds.endTurn,
      ),
    ),
  ),
)

/** The seat that owes a decision; -1 when chance or nobody is to move. */
export function decider(state: State): Seat {
  switch (state.phase) {
    case 'turn':
    case 'take':
    case 'share':
    case 'keep':
      return state.active
    case 'discard':
      return seatAtStep(state, state.discardStep)
    default:
      return -1
  }
}

export const flow: Flow<Cartagena> = {
  pending(state) {
    if (state.phase === 'over') return NOBODY
    const seat = decider(state)
    return seat < 0 ? CHANCE : seatPending(seat)
  },

  usable(state, seat) {
    if (seat !== decider(state)) return NONE
    return state.phase === 'turn' ? (TURN[state.fixed.variant] as Kinds) : (CHOICE[state.phase] ?? NONE)
  },

  ask: askOf,

  refusal(state, seat, type) {
    if (seat !== decider(state)) {
      return { code: 'notYourTurn', rule: state.phase === 'discard' ? 'CTG-O3' : 'CTG-10' }
    }
    if (state.phase === 'discard') return { code: 'discardFirst', rule: 'CTG-O3' }
    if (state.phase !== 'turn') return { code: 'chooseFirst', rule: LOOK_RULE[state.phase] ?? null }
    return notInThisGame(type)
  },
}

const LOOK_RULE: { readonly [phase: string]: string } = { take: 'CTG-B4', share: 'CTG-B5', keep: 'CTG-B6' }

/** Kinds that the options leave out, or that answer a question nobody asks now. */
function notInThisGame(type: Action['type']): Rejection<Code | 'notNow'> {
  switch (type) {
    case 'backward':
      return { code: 'noBackward', rule: 'CTG-M1' }
    case 'morgan':
      return { code: 'noMorgan', rule: 'CTG-M1' }
    case 'ship':
    case 'freeShip':
      return { code: 'onlyStory', rule: 'CTG-W5' }
    case 'gun':
    case 'rum':
    case 'lantern':
    case 'chest':
    case 'parrot':
    case 'pair':
      return { code: 'noMagic', rule: 'CTG-B2' }
    case 'discard':
      return { code: 'noOutlaws', rule: 'CTG-O1' }
    default:
      return { code: 'notNow', rule: 'CTG-10' }
  }
}
