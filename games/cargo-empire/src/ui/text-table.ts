/** Cargo Empire by text alone: cities in words, deliveries chosen from origin to payment. */
import {
  type Composing,
  choiceField,
  type Field,
  type TextTable,
  valueIn,
} from '@quayside/board-kit/text-table'
import type { View } from '@quayside/rules-kit'
import {
  type InEachLanguage,
  type Language,
  type Line,
  line,
  listsIn,
  type PositionPart,
} from '@quayside/texts'
import { MAPS, TRANSPORTS } from '../content.ts'
import type { Who } from '../events.ts'
import { cityIn } from '../texts/words.ts'
import type { Action, CargoEmpire } from '../types.ts'
import type { ParticipantFacts } from '../view-types.ts'
import { type DescribeContext, describeCity } from './describe.ts'
import { type Carry, cheapest, paymentOf } from './plan.ts'
import { stateOf } from './read.ts'
import { rewardOf } from './reward.ts'
import { table as en } from './texts/en/table.ts'
import { type BoardTexts, boardTexts } from './texts/index.ts'
import { table as ja } from './texts/ja/table.ts'
import type { TableWords } from './texts/table-words.ts'
import { cellsOf, LONG_TRACK, nextCell } from './track-layout.ts'

const TABLE_TEXTS: InEachLanguage<TableWords> = { en, ja }

type Asked = Composing<CargoEmpire>

function tellerOf(view: View<CargoEmpire>, language: Language, names: readonly string[]): DescribeContext {
  const words = boardTexts[language]
  const whoIs = (who: Who) => (who === 'auto' ? words.auto : (names[who] ?? ''))
  return { words, shown: view.shown, whoIs }
}

function cityLines(view: View<CargoEmpire>, language: Language, names: readonly string[]): Line[] {
  const context = tellerOf(view, language, names)
  const map = MAPS[view.shown.options.map]
  const { row } = context.words
  return map.cities.map((city, i) => {
    const shown = view.shown.cities[i]
    const next = map.routes.flatMap(([a, b]) => (a === i ? [b] : b === i ? [a] : []))
    const roads = row(next.map((one) => cityIn(language, map.cities[one]?.id ?? '')))
    const facts = shown ? describeCity(context, city, shown) : []
    return line`${cityIn(language, city.id)}: ${row([...facts, TABLE_TEXTS[language].roads(roads)])}`
  })
}

/** CGE-D1: which cities each express space joins, and the tile that lies there. */
function expressPart(view: View<CargoEmpire>, language: Language): PositionPart[] {
  const map = MAPS[view.shown.options.map]
  if (map.express.length === 0) return []
  const words = boardTexts[language]
  const lines = map.express.map(({ id, links }, space) => {
    const cities = words.row(links.map((city) => cityIn(language, map.cities[city]?.id ?? '')))
    const tile = view.shown.express[space] ?? null
    const told = TABLE_TEXTS[language].expressSpace(cities, tile && words.step(tile, null))
    return line`${id}: ${told}`
  })
  return [{ heading: [TABLE_TEXTS[language].express], lines }]
}

function trackPart(view: View<CargoEmpire>, language: Language): PositionPart[] {
  if (view.viewer === 'watcher') return []
  const one = view.shown.participants[view.viewer] as ParticipantFacts
  const words = boardTexts[language]
  const cells = cellsOf(LONG_TRACK, view.shown.faces)
  return [
    {
      heading: [TABLE_TEXTS[language].track],
      lines: TRANSPORTS.map((kind, i) => {
        const marker = one.markers[i] ?? { position: 0, row: 0 }
        const cell = nextCell(cells, marker, null)
        return [TABLE_TEXTS[language].marker(words.step(kind, null), marker.position, gives(cell, words))]
      }),
    },
  ]
}

function gives(cell: ReturnType<typeof nextCell>, words: BoardTexts): string {
  if (cell?.bonus) return words.bonuses[cell.bonus]
  return cell?.points ? words.points(cell.points) : words.plainSpace
}

const PARTS = ['from', 'to', 'cargo', 'space', 'cards', 'express'] as const
type PartName = (typeof PARTS)[number]

function partOf(one: Carry, part: PartName): string {
  if (part === 'cards') return paymentOf(one)
  if (part === 'express') return one.type === 'deliver' ? (one.express ?? '') : ''
  if (part === 'space') return one.type === 'moveCube' ? '' : one.space
  return one[part]
}

function nameOf(part: PartName, one: Carry, { language, view }: Asked): string {
  const words = boardTexts[language]
  if (part === 'from' || part === 'to') return cityIn(language, one[part])
  if (part === 'cargo') return words.cargos[one.cargo]
  if (part === 'space') return one.type === 'moveCube' ? '' : words.spaces[one.space]
  if (one.type !== 'deliver') return ''
  if (part === 'cards') {
    const paid = TRANSPORTS.filter((kind) => one.cards[kind] > 0)
    const said = paid.map((kind) => words.cards(kind, one.cards[kind]))
    return words.row([...said, ...(one.emblem ? [words.byEmblem(words.colours.yellow)] : [])])
  }
  const map = MAPS[view.shown.options.map]
  const space = map.express.findIndex(({ id }) => id === one.express)
  const tile = view.shown.express[space]
  const beside = map.cities[map.express[space]?.links[0] ?? 0]?.id ?? ''
  return tile ? words.over(cityIn(language, beside), tile) : TABLE_TEXTS[language].noTile
}

/** One question after another; a question with one answer is not asked. */
function settled(asked: Asked): { fields: readonly Field[]; left: readonly Carry[] } {
  const words = TABLE_TEXTS[asked.language]
  const labels = { ...words, express: words.way }
  const fields: Field[] = []
  let left = asked.legal as readonly Carry[]
  for (const part of PARTS) {
    const values = [...new Set(left.map((one) => partOf(one, part)))]
    const options = values.map((value) => {
      const one = left.find((each) => partOf(each, part) === value) as Carry
      return { value, label: nameOf(part, one, asked) }
    })
    const best = cheapest(left)
    const field = { ...choiceField(part, labels[part], options), value: best ? partOf(best, part) : '' }
    if (options.length > 1) fields.push(field)
    const value = valueIn(field, asked.chosen)
    left = left.filter((one) => partOf(one, part) === value)
  }
  return { fields, left }
}

const trip = {
  fields: (asked: Asked) => settled(asked).fields,
  action: (asked: Asked): Action | null => settled(asked).left[0] ?? null,
}

export const textTable: TextTable<CargoEmpire> = {
  position(view, { texts, language, players }) {
    const names = players.map(({ name }) => name)
    // The short list of cities gives way to the long one.
    const [display, , ...rest] = texts.position(view)
    return [
      ...(display ? [display] : []),
      ...rest,
      ...trackPart(view, language),
      ...expressPart(view, language),
      { heading: [TABLE_TEXTS[language].cities], lines: cityLines(view, language, names) },
    ]
  },
  choice(action: Action, view, { texts, language }) {
    if (view.viewer === 'watcher') return null
    const words = boardTexts[language]
    if (action.type === 'step') {
      const one = view.shown.participants[view.viewer]
      const marker = one?.markers[TRANSPORTS.indexOf(action.marker)] ?? { position: 0, row: 0 }
      const cell = nextCell(cellsOf(LONG_TRACK, view.shown.faces), marker, action.row)
      return [words.stepTo(action.marker, action.row, cell?.bonus ?? null, cell?.points ?? 0)]
    }
    if (action.type !== 'deliver') return null
    const { total } = rewardOf(stateOf(view), view.viewer, action)
    return listsIn(language).series(
      [texts.actions.deliver(action, view), TABLE_TEXTS[language].gain(total)],
      'row',
    )
  },
  compose: { deliver: trip, vassal: trip, moveCube: trip },
}
