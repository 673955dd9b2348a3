// Hints and lessons call a choice what its button calls it, in both languages.
import { join } from 'node:path'
import type { View } from '@quayside/rules-kit'
import { type ButtonWords, buttonWordsSuite } from '@quayside/test-kit'
import { type GameTexts, plain } from '@quayside/texts'
import { carthage } from '../../src/inspectable.ts'
import { en as hintsEn } from '../../src/texts/en.ts'
import { ja as hintsJa } from '../../src/texts/ja.ts'
import { priceFor } from '../../src/texts/words.ts'
import type { Action, Carthage } from '../../src/types.ts'
import { en } from '../../src/ui/texts/en.ts'
import type { BoardTexts } from '../../src/ui/texts/index.ts'
import { ja } from '../../src/ui/texts/ja.ts'

function buttonsOf(words: BoardTexts, action: Action, view: View<Carthage>): string[] {
  switch (action.type) {
    case 'take':
      return [words.take, words.takeCard(action.card)]
    case 'buy':
      return [words.buy, words.buyFor(priceFor(view, action.tokens)).join('')]
    case 'double':
      return [words.double, words.doubleCard(action.card)]
    case 'reserve':
      return [words.reserve, words.reserveCard(action.card)]
    case 'protect':
      return [action.keep.length === 0 ? words.letGo : words.store(action.keep.length)]
  }
}

const wordsOf = (hints: GameTexts<Carthage>, words: BoardTexts): ButtonWords<Carthage> => ({
  hint: (action, view) => plain(hints.actions[action.type](action as never, view), (seat) => `S${seat}`),
  buttons: (action, view) => buttonsOf(words, action, view),
  named: [words.buy, words.take, words.double, words.reserve],
})

buttonWordsSuite<Carthage>({
  game: carthage,
  folder: join(import.meta.dirname, '../..'),
  languages: { en: wordsOf(hintsEn, en), ja: wordsOf(hintsJa, ja) },
  games: 8,
  kinds: 5,
})
