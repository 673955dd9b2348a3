/** Cargo Empire in a terminal: cities with demands and routes, tracks with markers, and everybody's facts. */
import type { View } from '@quayside/rules-kit'
import { type InEachLanguage, listsIn } from '@quayside/texts'
import { columns, padded, type TerminalContext, type TerminalScreen } from '@quayside/texts/terminal'
import {
  BOT_CARDS,
  type Bonus,
  CARGO,
  type Cargo,
  type City,
  type CityColour,
  FACES,
  MAPS,
  TILES,
  TRANSPORTS,
} from '../content.ts'
import type { Who } from '../events.ts'
import type { CargoEmpire } from '../types.ts'
import type { CityFacts, Facts, ParticipantFacts, Post, Shown } from '../view-types.ts'
import { objectives as objectivesEn } from './en/objectives.ts'
import { terminal as en } from './en/terminal.ts'
import { objectives as objectivesJa } from './ja/objectives.ts'
import { terminal as ja } from './ja/terminal.ts'
import type { TerminalWords } from './terminal-words.ts'
import { cityIn } from './words.ts'

const WORDS: InEachLanguage<TerminalWords> = { en, ja }

const CARGO_INKS: { readonly [C in Cargo]: number } = { orange: 33, white: 97, grey: 90, brown: 31 }
const CITY_INKS: { readonly [C in CityColour]: number } = { red: 31, blue: 34, green: 32, yellow: 33 }
const OBJECTIVES = { en: objectivesEn, ja: objectivesJa }

const whoIs = (who: Who, context: TerminalContext) => context.name(who)
const postOf = ({ who, vassal }: Post, context: TerminalContext) =>
  whoIs(who, context) + (vassal ? WORDS[context.language].vassal : '')

/** A table with columns as wide as their widest entry. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => columns(row[i] ?? ''))))
  return rows.map(
    (row) =>
      `  ${row
        .map((text, i) => padded(text, widths[i] ?? 0))
        .join('  ')
        .trimEnd()}`,
  )
}

function demand(one: CityFacts, space: number, context: TerminalContext): string {
  const words = WORDS[context.language]
  const post = one.posts[space]
  if (post) return `[${postOf(post, context)}]`
  const wanted = CARGO[TILES[one.tile - 1]?.[one.level - 1]?.demand[space] ?? -1]
  return wanted ? context.paint(words.cargos[wanted], CARGO_INKS[wanted]) : words.none
}

function cityRow(city: City, index: number, shown: Facts, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  const one = shown.cities[index] as CityFacts
  const map = MAPS[shown.options.map]
  const cubes = one.cubes.flatMap((cube) =>
    cube ? [context.paint(words.cargos[cube], CARGO_INKS[cube])] : [],
  )
  const next = map.routes.flatMap(([a, b]) => (a === index ? [b] : b === index ? [a] : []))
  const near = map.express.flatMap(({ id, links }) => (links.includes(index) ? [id] : []))
  const emblems = shown.participants.flatMap(({ who, emblem }) =>
    emblem === city.id ? [`◆${whoIs(who, context)}`] : [],
  )
  const beside = one.beside.map(({ post, many }) => `+${postOf(post, context)}${many > 1 ? `×${many}` : ''}`)
  const marks = [...(city.port ? [words.port] : []), ...(shown.display.includes(city.id) ? [words.card] : [])]
  return [
    `${context.paint(cityIn(context.language, city.id), CITY_INKS[city.colour])}${marks.length > 0 ? ` (${marks.join(' ')})` : ''}`,
    words.colours[city.colour],
    String(one.level),
    cubes.join(' ') || words.none,
    demand(one, 0, context),
    demand(one, 1, context),
    [...beside, ...emblems].join(' ') || words.none,
    listsIn(context.language).row([
      ...next.map((other) => cityIn(context.language, map.cities[other]?.id ?? '')),
      ...near,
    ]),
  ]
}

function cityLines(shown: Facts, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  const map = MAPS[shown.options.map]
  const rows = map.cities.flatMap((city, i) =>
    (shown.cities[i]?.level ?? 1) < 3 ? [cityRow(city, i, shown, context)] : [],
  )
  const done = shown.cities
    .filter(({ level }) => level === 3)
    .map(({ city, beside }) => {
      const posts = beside.map(({ post, many }) => `${postOf(post, context)}×${many}`).join(' ')
      return `${cityIn(context.language, city)} (${posts || words.none})`
    })
  return [
    ...table([words.heads.map((head) => context.strong(head)), ...rows]),
    ...(done.length > 0
      ? [`  ${context.strong(words.levelThree)}: ${listsIn(context.language).row(done)}`]
      : []),
  ]
}

function trackLines(shown: Facts, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  const rows = shown.faces.map((id, slot) => {
    const face = FACES.find((one) => one.id === id)
    const row = (spaces: readonly { readonly bonus: Bonus | null; readonly col: number }[] = []) =>
      spaces.map(({ bonus, col }) => `${slot * 6 + col} ${bonus ? words.bonuses[bonus] : '·'}`).join(' | ')
    return `  ${id}: ${row(face?.rows.upper)}\n      ${row(face?.rows.lower)}${slot < 2 ? ` | ${slot * 6 + 6} ${words.middle}` : ''}`
  })
  return [context.strong(words.track), ...rows.flatMap((row) => row.split('\n'))]
}

function participantLines(shown: Shown, one: ParticipantFacts, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  const hand = TRANSPORTS.map((kind) => `${words.transports[kind]} ${one.hand[kind]}`).join(' ')
  const markers = TRANSPORTS.map((kind, i) => {
    const { position = 0, row = 0 } = one.markers[i] ?? {}
    return `${words.transports[kind]} ${position}${row === 1 ? '↑' : row === 2 ? '↓' : ''}`
  })
  const cities = [
    ...one.cityCards.map((city) => cityIn(context.language, city)),
    ...(one.blanks > 0 ? [words.blanks(one.blanks)] : []),
  ]
  const kept = shown.options.families ? `; ${words.kept(one.kept)}` : ''
  const emblem = one.emblem ? `; ${words.emblem} ${cityIn(context.language, one.emblem)}` : ''
  const cards = one.who === 'auto' ? '' : `${words.hand} ${hand}; `
  return [
    `${context.strong(whoIs(one.who, context))}: ${cards}${words.posts(one.postsLeft)}${kept}${emblem}`,
    `  ${words.markers}: ${markers.join(' ')}; ${words.cityCards}: ${listsIn(context.language).row(cities) || words.none}; ${words.objectives}: ${one.objectiveCount}`,
    ...(one.who === 'auto' ? autoLines(shown, context) : []),
  ]
}

function autoLines({ auto, options }: Shown, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  if (!auto) return []
  const card = auto.card === null ? null : BOT_CARDS[auto.card - 1]
  const kind = card && TRANSPORTS[card.transport]
  const told = card && kind ? words.autoCard(words.transports[kind], card.steps, card.up) : words.none
  const { objectives, cards, track } = words.doubles
  const doubles = [
    objectives,
    ...(options.families ? [cards] : []),
    ...(options.map === 'dior' ? [track] : []),
  ]
  const city = auto.city === null ? words.none : cityIn(context.language, auto.city)
  const open = (auto.objectives ?? []).map((id) => `  * ${OBJECTIVES[context.language][id] ?? id}`)
  return [`  ${words.auto(auto.slot, city, told, listsIn(context.language).row(doubles))}`, ...open]
}

function ownLines({ own }: Shown, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  if (!own) return []
  const list = own.objectives.map((id) => `  * ${OBJECTIVES[context.language][id] ?? id}`)
  return [
    ...(list.length > 0 ? [context.strong(words.objectives), ...list] : []),
    ...(own.faceDown ? [`${words.faceDown}: ${cityIn(context.language, own.faceDown)}`] : []),
  ]
}

function expressLines(shown: Facts, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  const map = MAPS[shown.options.map]
  if (map.express.length === 0) return []
  const spaces = map.express.map(({ id, links }, space) => {
    const tile = shown.express[space]
    const cities = links.map((city) => cityIn(context.language, map.cities[city]?.id ?? '')).join('-')
    return `${id} ${cities}: ${tile ? words.transports[tile] : words.none}`
  })
  return [context.strong(words.express), ...spaces.map((space) => `  ${space}`)]
}

export const screen: TerminalScreen<CargoEmpire> = {
  position(view: View<CargoEmpire>, context) {
    const { shown } = view
    const words = WORDS[context.language]
    const display = shown.display.map((card) => (card === null ? '?' : cityIn(context.language, card)))
    return [
      ...cityLines(shown, context),
      ...expressLines(shown, context),
      ...trackLines(shown, context),
      `${context.strong(words.display)}: ${listsIn(context.language).row(display)}`,
      `${context.strong(words.order)}: ${shown.order.map((who) => whoIs(who, context)).join(' → ')}`,
      ...shown.participants.flatMap((one) => participantLines(shown, one, context)),
      ...ownLines(shown, context),
    ]
  },
}
