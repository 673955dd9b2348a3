// Hints and lessons call a choice what its button calls it, in both languages.
import { join } from 'node:path'
import type { View } from '@quayside/rules-kit'
import { type ButtonWords, buttonWordsSuite } from '@quayside/test-kit'
import { type GameTexts, plain } from '@quayside/texts'
import { cartagena } from '../../src/inspectable.ts'
import { en as hintsEn } from '../../src/texts/en.ts'
import { ja as hintsJa } from '../../src/texts/ja.ts'
import { landingOf } from '../../src/texts/words.ts'
import type { Action, Cartagena } from '../../src/types.ts'
import { lazy as lazyEn } from '../../src/ui/texts/en/lazy.ts'
import { en } from '../../src/ui/texts/en.ts'
import { lazy as lazyJa } from '../../src/ui/texts/ja/lazy.ts'
import { ja } from '../../src/ui/texts/ja.ts'
import type { AllTexts } from '../../src/ui/texts/lazy-words.ts'

const nameOf = (seat: unknown) => `S${seat}`

function buttonsOf(words: AllTexts, action: Action, view: View<Cartagena>): string[] {
  const moved = landingOf(action, view)
  switch (action.type) {
    case 'forward':
    case 'parrot':
      return moved ? [words.goTo(moved)] : []
    case 'backward':
      return moved ? [words.backTo(moved.to, moved.cards)] : []
    case 'morgan':
      return moved ? [words.pushTo(nameOf(action.seat), moved.to, moved.cards)] : []
    case 'pair':
      return moved ? [words.powers.pair.title, words.goTo(moved)] : []
    case 'gun':
      return [words.lookAt(nameOf(action.target))]
    case 'rum':
      return [words.powers.rum.title]
    case 'lantern':
      return [words.powers.lantern.title, words.drawLantern]
    case 'chest':
      return [words.powers.chest.title, words.openChest(action.from)]
    case 'ship':
      return [words.sail(view.shown.ship === 'cartagena' ? 'tortuga' : 'cartagena')]
    case 'discard':
      return [words.putDown(action.cards.length, action.cards.length)]
    default:
      return [oneButton(words, action)]
  }
}

type Plain = Extract<Action, { type: 'freeShip' | 'skipDraw' | 'endTurn' | 'take' | 'share' | 'keep' }>

function oneButton(words: AllTexts, action: Plain): string {
  if (action.type === 'take') return words.take(action.card)
  const names = {
    freeShip: words.sailFree,
    skipDraw: words.skipDraw,
    endTurn: words.endTurn,
    share: words.shareOut,
    keep: words.keepAndPutBack,
  }
  return names[action.type]
}

const wordsOf = (hints: GameTexts<Cartagena>, words: AllTexts): ButtonWords<Cartagena> => ({
  hint: (action, view) => plain(hints.actions[action.type](action as never, view), nameOf),
  buttons: (action, view) => buttonsOf(words, action, view),
  named: [
    words.endTurn,
    words.sailFree,
    words.sail('cartagena'),
    words.backTo(6, 1),
    ...Object.values(words.powers).map(({ title }) => title),
  ],
})

buttonWordsSuite<Cartagena>({
  game: cartagena,
  folder: join(import.meta.dirname, '../..'),
  languages: { en: wordsOf(hintsEn, { ...en, ...lazyEn }), ja: wordsOf(hintsJa, { ...ja, ...lazyJa }) },
  games: 40,
  kinds: 17,
})
