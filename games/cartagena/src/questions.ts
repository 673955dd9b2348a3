/** Named questions that scenarios and rule pages ask of a position. */
import { type Json, type JsonObject, pileSize } from '@quayside/rules-kit'
import { LETTERS, type Letter, PLACES } from './content.ts'
import { backwardTarget, cardsFor, forwardTarget, isCaptain, morganTarget, NOWHERE } from './moves.ts'
import { placeName, placeOf } from './names.ts'
import { result } from './scoring.ts'
import { aboard, type State, sumOf } from './state.ts'
import type { Place } from './types.ts'

type Question = (state: State, args: JsonObject) => Json

const seatOf = (args: JsonObject) => Number(args.seat ?? 0)
const fromOf = (state: State, args: JsonObject) => placeOf(state.fixed, (args.from ?? 0) as Place)
const nameOf = (state: State, place: number): Json =>
  place === NOWHERE ? null : placeName(state.fixed.layout, place)

export const questions: { readonly [name: string]: Question } = {
  /** Whether the seat would be captain now (CTG-W8). */
  captain: (state, args) => isCaptain(state, seatOf(args)),
  aboard: (state, args) => aboard(state, seatOf(args)),
  /** Where a pirate would land; null if it may not move. */
  forwardTo: (state, args) =>
    nameOf(
      state,
      forwardTarget(state, seatOf(args), fromOf(state, args), LETTERS.indexOf(args.symbol as Letter)),
    ),
  backwardTo: (state, args) => nameOf(state, backwardTarget(state, fromOf(state, args))),
  morganTo: (state, args) => nameOf(state, morganTarget(state, seatOf(args), fromOf(state, args))),
  /** Cards for going back from there. */
  backwardCards(state, args) {
    const target = backwardTarget(state, fromOf(state, args))
    return target === NOWHERE ? 0 : cardsFor(state, target)
  },
  /** How many pirates stand on a place. */
  standing: (state, args) => state.stack[Math.max(0, fromOf(state, args))] ?? 0,
  /** The spaces that show a symbol. */
  spaces: (state, args) =>
    Array.from({ length: PLACES }, (_, place) => place).filter(
      (place) => state.fixed.symbols[place] === LETTERS.indexOf(args.symbol as Letter),
    ),
  cards: (state, args) => state.handSize[seatOf(args)] ?? 0,
  deckSize: (state) => pileSize(state.deck),
  discardSize: (state) => sumOf(state.discard),
  tokensInBox: (state) => sumOf(state.faces) - sumOf(state.token),
  winners: (state) => [...(result(state)?.winners ?? [])],
}
