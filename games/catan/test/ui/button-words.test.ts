// Hints and lessons call a choice what its button calls it, in both languages.
import { join } from 'node:path'
import { type ButtonWords, buttonWordsSuite } from '@quayside/test-kit'
import { type GameTexts, plain } from '@quayside/texts'
import { catan } from '../../src/inspectable.ts'
import { en as hintsEn } from '../../src/texts/en.ts'
import { ja as hintsJa } from '../../src/texts/ja.ts'
import type { Action, Catan } from '../../src/types.ts'
import { en } from '../../src/ui/texts/en.ts'
import type { BoardTexts } from '../../src/ui/texts/index.ts'
import { ja } from '../../src/ui/texts/ja.ts'

const nameOf = (seat: unknown) => `S${seat}`
const sum = (cards: readonly number[]) => cards.reduce((total, many) => total + many, 0)
/** A number of cards in the robber's choice is no part of its name. */
const beforeCount = (label: string) => label.replace(/[,（].*/, '')

function buttonsOf(words: BoardTexts, action: Action): string[] {
  switch (action.type) {
    case 'discard':
      return [words.putDown(sum(action.cards), sum(action.cards))]
    case 'robber':
      return action.victim === null ? [] : [beforeCount(words.robFrom(nameOf(action.victim), 0))]
    case 'playDiscovery':
      return [words.cards.discovery, words.take(2)]
    case 'playMonopoly':
      return [words.cards.monopoly, words.monopolyOn(words.resources[action.resource])]
    case 'answer':
      return [action.accept ? words.accept : words.decline]
    case 'offer':
      return [words.propose, words.offerTo(2, false)]
    default:
      return [oneButton(words)[action.type]]
  }
}

const oneButton = (words: BoardTexts) => ({
  settle: words.settlement,
  road: words.road,
  city: words.city,
  roll: words.roll,
  buyCard: words.card,
  playKnight: words.cards.knight,
  playRoads: words.cards.roads,
  maritime: words.withBank,
  counter: words.counter,
  settleTrade: words.settle,
  withdraw: words.withdraw,
  skipRoad: words.skipRoad,
  endTurn: words.endTurn,
})

const wordsOf = (hints: GameTexts<Catan>, words: BoardTexts): ButtonWords<Catan> => ({
  hint: (action, view) => plain(hints.actions[action.type](action as never, view), nameOf),
  buttons: (action) => buttonsOf(words, action),
  named: [
    ...[words.road, words.settlement, words.city, words.card, words.endTurn],
    ...[words.trade, words.offerTo(2, true), words.settle, words.withBank],
  ],
})

buttonWordsSuite<Catan>({
  game: catan,
  folder: join(import.meta.dirname, '../..'),
  languages: { en: wordsOf(hintsEn, en), ja: wordsOf(hintsJa, ja) },
  games: 8,
  kinds: 14,
})
