/** Catan by text alone: places are told by the lands around them, amounts are put together kind by kind. */
import {
  amountField,
  amountsIn,
  type Composing,
  choiceField,
  type Field,
  type TextTable,
} from '@quayside/board-kit/text-table'
import type { View } from '@quayside/rules-kit'
import {
  type InEachLanguage,
  type Language,
  type Line,
  line,
  listsIn,
  type PositionPart,
  seat,
} from '@quayside/texts'
import { hexOf } from '../board.ts'
import { CARDS, RESOURCES } from '../content.ts'
import type { Action, Catan, Five } from '../types.ts'
import type { SeatFacts, Shown } from '../view-types.ts'
import { nameOfHex, neighbours } from './targets.ts'
import { table as en } from './texts/en/table.ts'
import { type BoardTexts, boardTexts } from './texts/index.ts'
import { table as ja } from './texts/ja/table.ts'
import type { TableWords } from './texts/table-words.ts'

const TABLE_TEXTS: InEachLanguage<TableWords> = { en, ja }

type Asked = Composing<Catan>

const seatOf = (view: View<Catan>) => (view.viewer === 'watcher' ? 0 : view.viewer)
const ownOf = ({ view }: Asked): SeatFacts | undefined => view.shown.seats[seatOf(view)]
const NONE: Five = [0, 0, 0, 0, 0]

const said = (cards: readonly number[], words: BoardTexts) =>
  words.row(
    RESOURCES.flatMap((resource, kind) => {
      const many = cards[kind] ?? 0
      return many > 0 ? [words.amountOf(resource, many)] : []
    }),
  )

function islandPart({ hexes, robber }: Shown, language: Language): PositionPart {
  const board = boardTexts[language]
  const words = TABLE_TEXTS[language]
  const rows = [...new Set(hexes.map(({ r }) => r))].sort((a, b) => a - b)
  return {
    heading: [board.island],
    lines: rows.map((row, i) => {
      const lands = hexes
        .filter(({ r }) => r === row)
        .map(({ q, r, resource, number }) => {
          const isRobbed = hexOf([q, r]) === hexOf(robber)
          return `${board.hex(resource, number)}${isRobbed ? ` (${words.robber})` : ''}`
        })
      return line`${words.row(i + 1)}: ${board.row(lands)}`
    }),
  }
}

function buildingParts(view: View<Catan>, language: Language): PositionPart {
  const { shown } = view
  const board = boardTexts[language]
  const at = (vertices: readonly number[]) => neighbours(shown, vertices, board)
  const lines = shown.seats.flatMap(({ settlements, cities, roads }, who): Line[] => [
    ...settlements.map((vertex) => line`${seat(who)}: ${board.placeSettlement(at([vertex]))}`),
    ...cities.map((vertex) => line`${seat(who)}: ${board.placeCity(at([vertex]))}`),
    ...(roads.length > 0
      ? [line`${seat(who)}: ${board.roadLength(shown.longestRoad.lengths[who] ?? 0)}`]
      : []),
  ])
  return {
    heading: [TABLE_TEXTS[language].buildings],
    lines: lines.length > 0 ? lines : [[TABLE_TEXTS[language].none]],
  }
}

function tradePart({ trade, turnSeat }: Shown, language: Language): PositionPart {
  const board = boardTexts[language]
  const words = TABLE_TEXTS[language]
  const terms = ({ give, get }: { give: Five; get: Five }) =>
    words.offers(said(give, board), said(get, board))
  const lines: Line[] = [
    ...(trade.offer ? [line`${seat(turnSeat)}: ${terms(trade.offer)}`] : []),
    ...trade.words.flatMap((word, who) => {
      if (!word) return []
      return [line`${seat(who)}: ${word.says === 'propose' ? terms(word) : words.says(word.says)}`]
    }),
  ]
  return { heading: [words.trade], lines: lines.length > 0 ? lines : [[words.noTrade]] }
}

function ownPart(view: View<Catan>, language: Language): PositionPart[] {
  const one = view.viewer === 'watcher' ? undefined : view.shown.seats[view.viewer]
  if (!one) return []
  const board = boardTexts[language]
  const held = CARDS.flatMap((card, i) => {
    const many = one.cards?.[i] ?? 0
    return many > 0 ? [board.inHand(board.cards[card], many)] : []
  })
  const rates = RESOURCES.map((resource, kind) =>
    TABLE_TEXTS[language].rate(board.resources[resource], one.rates[kind] ?? 4),
  )
  return [
    {
      heading: [TABLE_TEXTS[language].own],
      lines: [[board.row(held) || TABLE_TEXTS[language].none], [board.row(rates)]],
    },
  ]
}

/** Settlements and roads are told here by their lands: the bare numbers of the terminal help nobody who listens. */
function seatParts(parts: readonly PositionPart[]): PositionPart[] {
  return parts.slice(1).map((part, i) => (i === 0 ? part : { ...part, lines: part.lines.slice(0, 2) }))
}

function kindFields(
  asked: Asked,
  prefix: string,
  most: readonly number[],
  label: (name: string, many: number) => string,
): Field[] {
  const names = boardTexts[asked.language].resources
  return RESOURCES.flatMap((resource, kind) => {
    const many = most[kind] ?? 0
    return many > 0 ? [amountField(prefix + resource, label(names[resource], many), many)] : []
  })
}

function five(fields: readonly Field[], asked: Asked, prefix: string): Five {
  const amounts = amountsIn(fields, asked.chosen)
  return RESOURCES.map((resource) => amounts.get(prefix + resource) ?? 0) as unknown as Five
}

const held = (asked: Asked) => ownOf(asked)?.resources ?? NONE
const discardFields = (asked: Asked) =>
  kindFields(asked, 'put-', held(asked), TABLE_TEXTS[asked.language].put)
const takeFields = (asked: Asked) =>
  kindFields(
    asked,
    'take-',
    asked.view.shown.bank.map((many) => Math.min(2, many)),
    (name, _) =>
      TABLE_TEXTS[asked.language].take(
        name,
        asked.view.shown.bank[
          RESOURCES.findIndex((one) => boardTexts[asked.language].resources[one] === name)
        ] ?? 0,
      ),
  )
const MOST_WANTED = [9, 9, 9, 9, 9]
const giveFields = (asked: Asked) => kindFields(asked, 'give-', held(asked), TABLE_TEXTS[asked.language].give)
const wantFields = (asked: Asked) => kindFields(asked, 'get-', MOST_WANTED, TABLE_TEXTS[asked.language].want)

function rivalFields(asked: Asked): Field[] {
  const { seats, turnSeat } = asked.view.shown
  const own = seatOf(asked.view)
  // Out of turn one speaks with whoever is on turn.
  if (turnSeat !== own) return []
  const { ask, yes, no } = TABLE_TEXTS[asked.language]
  return seats.flatMap((_, other) => {
    const options = [
      { value: 'yes', label: yes },
      { value: 'no', label: no },
    ]
    return other === own ? [] : [choiceField(`to-${other}`, ask(asked.players[other]?.name ?? ''), options)]
  })
}

const terms = (asked: Asked) => ({
  give: five(giveFields(asked), asked, 'give-'),
  get: five(wantFields(asked), asked, 'get-'),
})

export const textTable: TextTable<Catan> = {
  position(view, { texts, language }) {
    const { shown } = view
    const board = boardTexts[language]
    const harbours = shown.harbours.map(
      ({ resource, vertices }) =>
        line`${board.harbour(resource)}: ${neighbours({ ...shown, harbours: [] }, vertices, board)}`,
    )
    return [
      ...(shown.dice
        ? [{ heading: [TABLE_TEXTS[language].lastRoll], lines: [[board.dice(shown.dice[0], shown.dice[1])]] }]
        : []),
      islandPart(shown, language),
      { heading: [TABLE_TEXTS[language].harbours], lines: harbours },
      buildingParts(view, language),
      ...ownPart(view, language),
      tradePart(shown, language),
      ...seatParts(texts.position(view)),
    ]
  },
  choice(action: Action, { shown }, { language }) {
    const board = boardTexts[language]
    switch (action.type) {
      case 'settle':
        return [board.placeSettlement(neighbours(shown, [action.vertex], board))]
      case 'city':
        return [board.placeCity(neighbours(shown, [action.vertex], board))]
      case 'road':
        return [board.placeRoad(neighbours(shown, action.edge, board))]
      case 'robber': {
        const where = board.placeRobber(nameOfHex(shown, hexOf(action.hex), board))
        if (action.victim === null) return listsIn(language).series([where, board.robNobody], 'row')
        const cards = shown.seats[action.victim]?.handSize ?? 0
        return listsIn(language).series(
          [where, line`${seat(action.victim)} (${board.cardsInHand(cards)})`],
          'row',
        )
      }
      default:
        return null
    }
  },
  compose: {
    discard: {
      fields: discardFields,
      action: (asked) => ({ type: 'discard', cards: five(discardFields(asked), asked, 'put-') }),
    },
    playDiscovery: {
      fields: takeFields,
      action: (asked) => ({ type: 'playDiscovery', cards: five(takeFields(asked), asked, 'take-') }),
    },
    offer: {
      fields: (asked) => [...giveFields(asked), ...wantFields(asked), ...rivalFields(asked)],
      action(asked) {
        const { turnSeat } = asked.view.shown
        const rivals = rivalFields(asked)
        const to = rivals.flatMap(({ name, value }) =>
          (asked.chosen[name] ?? value) === 'yes' ? [Number(name.slice(3))] : [],
        )
        return { type: 'offer', ...terms(asked), to: turnSeat === seatOf(asked.view) ? to : [turnSeat] }
      },
    },
    counter: {
      fields: (asked) => [...giveFields(asked), ...wantFields(asked)],
      action: (asked) => ({ type: 'counter', ...terms(asked) }),
    },
  },
}
