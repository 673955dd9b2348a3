// Hints and lessons call a choice what its button calls it, in both languages.
import { join } from 'node:path'
import type { View } from '@quayside/rules-kit'
import { type ButtonWords, buttonWordsSuite } from '@quayside/test-kit'
import { type GameTexts, plain } from '@quayside/texts'
import { cargoEmpire } from '../../src/inspectable.ts'
import { en as hintsEn } from '../../src/texts/en.ts'
import { ja as hintsJa } from '../../src/texts/ja.ts'
import { cityIn } from '../../src/texts/words.ts'
import type { Action, CargoEmpire } from '../../src/types.ts'
import { en } from '../../src/ui/texts/en.ts'
import type { BoardTexts } from '../../src/ui/texts/index.ts'
import { ja } from '../../src/ui/texts/ja.ts'

const nameOf = (seat: unknown) => `S${seat}`
const KINDS = ['car', 'train', 'ship'] as const

function buttonsOf(
  words: BoardTexts,
  language: 'en' | 'ja',
  action: Action,
  view: View<CargoEmpire>,
): string[] {
  switch (action.type) {
    case 'keepObjective':
      return [words.objectiveWords[action.objective] ?? '']
    case 'gainCard':
      return [words.gain(action.card)]
    case 'startPost':
      return [words.postOn(action.space)]
    case 'deliver': {
      const kinds = KINDS.filter((kind) => action.cards[kind] > 0)
      return [words.deliverBy(kinds.map((kind) => [kind, action.cards[kind]] as const))]
    }
    case 'step':
      return [words.step(action.marker, action.row), words.doStep(action.marker, action.row)]
    case 'takeCity': {
      const city = view.shown.display[action.slot - 1]
      return city ? [cityIn(language, city)] : []
    }
    case 'prefer':
      return [action.bonus === 'city' ? words.takeCityCard : words.drawObjectives]
    default:
      return [oneButton(words)[action.type]]
  }
}

const oneButton = (words: BoardTexts) => ({
  placeEmblem: words.putEmblem,
  restock: words.restock,
  supply: words.supply,
  vassal: words.carry,
  moveEmblem: words.moveEmblem,
  gainCar: words.houses.yellow.ability,
  moveCube: words.moveCube,
  enhance: words.houses.red.ability,
  swapShip: words.houses.blue.ability,
  copyEmblem: words.houses.purple.ability,
  // The board takes this one from the game's own words.
  endTurn: '',
})

const wordsOf = (
  hints: GameTexts<CargoEmpire>,
  words: BoardTexts,
  language: 'en' | 'ja',
): ButtonWords<CargoEmpire> => ({
  hint: (action, view) => plain(hints.actions[action.type](action as never, view), nameOf),
  buttons: (action, view) =>
    action.type === 'endTurn' ? [hints.kinds.endTurn] : buttonsOf(words, language, action, view),
  named: [
    ...[words.supply, words.moveEmblem, words.step('car', null), words.step('ship', null)],
    ...KINDS.flatMap((kind) => [words.step(kind, 'upper'), words.step(kind, 'lower')]),
  ],
})

buttonWordsSuite<CargoEmpire>({
  game: cargoEmpire,
  folder: join(import.meta.dirname, '../..'),
  languages: { en: wordsOf(hintsEn, en, 'en'), ja: wordsOf(hintsJa, ja, 'ja') },
  games: 20,
  kinds: 14,
})
