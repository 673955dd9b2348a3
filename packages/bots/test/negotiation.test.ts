import type { Game, GameTypes, Heuristic } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { Negotiation } from '../src/negotiation.ts'

/** Seat 0 has offered something; the others may answer, and seat 2 gains by a yes. */
interface Table {
  readonly yes: number[]
  readonly no: number[]
}
const ANSWERS = [
  { type: 'answer', yes: true },
  { type: 'answer', yes: false },
] as const
type Answer = (typeof ANSWERS)[number]

const answer = {
  type: 'answer',
  answer: true,
  legal: (_: Table, __: number, into: { push(one: Answer): void }) => {
    for (const one of ANSWERS) into.push(one)
  },
}
const offer = { type: 'offer', proposal: true, legal: () => undefined }

const parts = {
  pending: () => ({ by: 'seats', owe: [0], may: [1, 2] }),
  usable: () => [offer, answer],
  kind: (type: string) => (type === 'offer' ? offer : answer),
  clone: ({ yes, no }: Table) => ({ yes: [...yes], no: [...no] }),
  copyInto: (target: Table, { yes, no }: Table) => {
    target.yes.splice(0, Number.POSITIVE_INFINITY, ...yes)
    target.no.splice(0, Number.POSITIVE_INFINITY, ...no)
  },
  apply: (state: Table, { by, action }: { by: number; action: Answer }) =>
    (action.yes ? state.yes : state.no).push(by),
}
const game = parts as unknown as Game<GameTypes>
const heuristic = {
  scale: 2,
  evaluate: ({ yes }: Table, seat: number) => (yes.includes(seat) ? (seat === 2 ? 1 : -1) : 0),
} as unknown as Heuristic<GameTypes>

describe('negotiation', () => {
  const negotiation = new Negotiation(game, heuristic)

  it('everybody who is asked gives the answer that is best for it', () => {
    const state: Table = { yes: [], no: [] }
    negotiation.answer(state as unknown as GameTypes['State'], 0)
    expect(state).toEqual({ yes: [2], no: [1] })
  })

  it('tells a proposal from other actions, and from passing', () => {
    const is = (action: object | null) => negotiation.isProposal(action as GameTypes['Action'] | null)
    expect([is({ type: 'offer' }), is(ANSWERS[0]), is(null)]).toEqual([true, false, false])
  })

  it('costs more where the units of the evaluation are smaller', () => {
    expect(negotiation.cost).toBeCloseTo(2 * new Negotiation(game, { ...heuristic, scale: 1 }).cost)
  })
})
