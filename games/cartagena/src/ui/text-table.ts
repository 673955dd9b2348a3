/** Cartagena by text alone: each move with where it leads, and card choices put together. */
import {
  amountField,
  amountsIn,
  type Composing,
  choiceField,
  type Field,
  spread,
  type TextTable,
  valueIn,
} from '@quayside/board-kit/text-table'
import { type InEachLanguage, type Language, type Line, line, type PositionPart } from '@quayside/texts'
import { boardSymbols, LETTERS } from '../content.ts'
import { type Foresight, foresee } from '../foresight.ts'
import type { Action, Cartagena } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { byNeed, proposeDiscard } from './proposal.ts'
import { SYMBOL_OF, sortCards, stacksOf, without } from './read.ts'
import { table as en } from './texts/en/table.ts'
import { boardTexts } from './texts/index.ts'
import { table as ja } from './texts/ja/table.ts'
import type { TableWords } from './texts/table-words.ts'

const TABLE_TEXTS: InEachLanguage<TableWords> = { en, ja }

type Asked = Composing<Cartagena>

const seatOf = ({ view }: Asked) => (view.viewer === 'watcher' ? 0 : view.viewer)
const handOf = (asked: Asked) => asked.view.shown.seats[seatOf(asked)]?.hand ?? []
const lookOf = (asked: Asked) => asked.view.shown.look ?? []

/** One reading of a position serves all its choices. */
const sights = new WeakMap<Shown, Foresight>()
function sightOf(shown: Shown, seat: number): Foresight {
  const sight = sights.get(shown) ?? foresee(shown, seat)
  sights.set(shown, sight)
  return sight
}

function pathParts(shown: Shown, language: Language): PositionPart {
  const words = boardTexts[language]
  return {
    heading: [TABLE_TEXTS[language].path],
    lines: shown.boards.map((name, i) => {
      const signs = boardSymbols(name).map((symbol, j) => {
        const letter = LETTERS[symbol] ?? 'G'
        return `${i * 6 + j + 1} ${words.symbols[SYMBOL_OF[letter]]}`
      })
      return line`${TABLE_TEXTS[language].board(i * 6 + 1, i * 6 + 6)}: ${words.row(signs)}`
    }),
  }
}

function discardFields(asked: Asked): Field[] {
  const { phase } = asked.view.shown
  const hand = handOf(asked)
  const gone = proposeDiscard(hand, phase.type === 'discard' ? phase.due : 0)
  return stacksOf(hand).map(([card, held]) =>
    amountField(
      card,
      TABLE_TEXTS[asked.language].discard(boardTexts[asked.language].card(card), held),
      held,
      gone.filter((one) => one === card).length,
    ),
  )
}

/** Places for cards one after another: each is chosen among what the places before it have left. */
function placeFields(asked: Asked, labels: readonly string[], first: readonly string[]): Field[] {
  const fields: Field[] = []
  let left = first
  labels.forEach((label, i) => {
    const options = [...new Set(left)].map((card) => ({
      value: card,
      label: boardTexts[asked.language].card(card),
    }))
    const field = choiceField(`place-${i}`, label, options)
    fields.push(field)
    left = without(left, [valueIn(field, asked.chosen)])
  })
  return fields
}

const shareFields = (asked: Asked) => {
  const cards = lookOf(asked)
  const seats = asked.view.shown.seats.length
  const labels = Array.from({ length: Math.max(0, cards.length - 2) }, (_, i) =>
    TABLE_TEXTS[asked.language].give(asked.players[(seatOf(asked) + 1 + i) % seats]?.name ?? ''),
  )
  // What is needed most is kept.
  return placeFields(asked, labels, byNeed(cards, handOf(asked)).reverse())
}

const keepFields = (asked: Asked) => {
  const words = TABLE_TEXTS[asked.language]
  const cards = lookOf(asked)
  const labels = cards.map((_, i) => (i === 0 ? words.keep : words.top(i)))
  return placeFields(asked, labels, byNeed(cards, handOf(asked)))
}

const placed = (fields: readonly Field[], { chosen }: Asked) => fields.map((field) => valueIn(field, chosen))

export const textTable: TextTable<Cartagena> = {
  position(view, { texts, language }) {
    const { shown } = view
    const words = TABLE_TEXTS[language]
    // The letters of the terminal are said as words here.
    const [way, , ...rest] = texts.position(view)
    const seen = sortCards(shown.look ?? []).map(boardTexts[language].card)
    return [
      ...(way ? [way] : []),
      ...rest,
      ...(shown.tokens.length > 0
        ? [{ heading: [words.chests], lines: [line`${boardTexts[language].row(shown.tokens.map(String))}`] }]
        : []),
      ...(seen.length > 0
        ? [{ heading: [words.seen], lines: [line`${boardTexts[language].row(seen)}`] }]
        : []),
      pathParts(shown, language),
    ]
  },
  choice(action: Action, view, { texts, language, players }) {
    if (view.viewer === 'watcher') return null
    const moved = sightOf(view.shown, view.viewer).moved(action)
    if (!moved) return null
    const owner = players[moved.owner]?.name ?? ''
    const say = texts.actions[action.type] as (one: Action, at: typeof view) => Line
    return TABLE_TEXTS[language].leads(say(action, view), boardTexts[language].explain(moved, { owner }))
  },
  compose: {
    discard: {
      fields: discardFields,
      action: (asked) => ({
        type: 'discard',
        cards: spread(
          stacksOf(handOf(asked)).map(([card]) => card),
          amountsIn(discardFields(asked), asked.chosen),
        ),
      }),
    },
    share: {
      fields: shareFields,
      action: (asked) => ({ type: 'share', give: placed(shareFields(asked), asked) }),
    },
    keep: {
      fields: keepFields,
      action: (asked) => {
        const [card = '', ...top] = placed(keepFields(asked), asked)
        return { type: 'keep', card, top }
      },
    },
  },
}
