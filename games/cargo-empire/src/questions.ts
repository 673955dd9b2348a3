/** Named questions that scenarios and rule pages ask of a position. */
import { at, type Json, type JsonObject } from '@quayside/rules-kit'
import { tripOf } from './deliveries.ts'
import { cityOfName, objectiveOf } from './names.ts'
import { legalSets } from './routes.ts'
import { countOf, objectiveValue, result } from './scoring.ts'
import type { ReadonlyState } from './state.ts'

type Question = (state: ReadonlyState, args: JsonObject) => Json

const ownerOf = (state: ReadonlyState, args: JsonObject) =>
  args.who === 'auto' ? state.fixed.auto : Number(args.who ?? 0)

export const questions: { readonly [name: string]: Question } = {
  /** Legal card sets between two cities, as words. */
  sets(state, args) {
    const trip = tripOf(
      state,
      Number(args.seat ?? 0),
      cityOfName(state, String(args.from)),
      cityOfName(state, String(args.to)),
    )
    return legalSets(trip).map(({ car, train, ship }) => {
      return [car && `${car}C`, train && `${train}T`, ship && `${ship}S`].filter(Boolean).join('+')
    })
  },
  /** The four items and their sum, or one of them. */
  points(state, args) {
    const count = countOf(state, ownerOf(state, args)) as unknown as JsonObject
    return typeof args.item === 'string' ? (count[args.item] ?? null) : count
  },
  /** Transport cards in hand. */
  cards: (state, args) => {
    const from = ownerOf(state, args) * 3
    return args.who === 'auto' ? 0 : [0, 1, 2].reduce((sum, kind) => sum + at(state.hands, from + kind), 0)
  },
  objective: (state, args) => objectiveValue(state, ownerOf(state, args), objectiveOf(String(args.id))),
  result: (state) => result(state) as unknown as Json,
}
