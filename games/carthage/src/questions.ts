/** Named questions that scenarios and rule pages ask of a position. */
import { at, isList, type Json, type JsonObject, pileSize } from '@quayside/rules-kit'
import { CARD_KINDS, COLOURS, colourOfLetter } from './content.ts'
import { sumOf } from './names.ts'
import { handSum, lowestPrice, marketCounts, priceWith } from './prices.ts'
import { result, saleValue, setValue } from './scoring.ts'
import { type ReadonlyState, tokenCount } from './state.ts'

type Question = (state: ReadonlyState, args: JsonObject) => Json

const seatOf = (args: JsonObject) => Number(args.seat ?? 0)

const price: Question = (state, args) => {
  const tokens = new Uint8Array(COLOURS)
  if (isList(args.tokens)) for (const letter of args.tokens) addToken(tokens, String(letter))
  return priceWith(marketCounts(state, seatOf(args), new Uint8Array(CARD_KINDS)), tokens)
}

export const questions: { readonly [name: string]: Question } = {
  price,
  lowestPrice: (state, args) =>
    lowestPrice(state, seatOf(args), marketCounts(state, seatOf(args), new Uint8Array(CARD_KINDS))),
  handSum: (state, args) => handSum(state, seatOf(args)),
  /** Points if the seat sold this good now. */
  saleNow: (state, args) => saleValue(state, seatOf(args), colourOfLetter(String(args.good)))?.points ?? 0,
  /** Points of any set: number of cards, highest value, bonus of tokens. */
  setPoints: (_state, args) =>
    setValue(Number(args.cards), Number(args.highest), Number(args.bonus ?? 0)).points,
  tokens: (state, args) => tokenCount(state, seatOf(args)),
  cards: (state, args) => at(state.handSize, seatOf(args)),
  pileSize: (state) => pileSize(state.pile),
  discardSize: (state) => sumOf(state.discard),
  winners: (state) => [...(result(state)?.winners ?? [])],
  points: (state, args) => at(state.points, seatOf(args)),
}

function addToken(tokens: Uint8Array, letter: string): void {
  const colour = colourOfLetter(letter)
  tokens[colour] = at(tokens, colour) + 1
}
