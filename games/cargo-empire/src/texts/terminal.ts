/** Cargo Empire in a terminal: cities with demands and routes, tracks with markers, and everybody's facts. */
import type { View } from '@quayside/rules-kit'
import type { BothLanguages } from '@quayside/texts'
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
  type Transport,
} from '../content.ts'
import type { Who } from '../events.ts'
import type { CargoEmpire } from '../types.ts'
import type { CityFacts, Facts, ParticipantFacts, Post, Shown } from '../view-types.ts'
import { objectives as objectivesEn } from './objectives-en.ts'
import { objectives as objectivesJa } from './objectives-ja.ts'
import { cityIn } from './words.ts'

interface Words {
  readonly cargos: { readonly [C in Cargo]: string }
  readonly colours: { readonly [C in CityColour]: string }
  readonly transports: { readonly [T in Transport]: string }
  readonly bonuses: { readonly [B in Bonus]: string }
  readonly heads: readonly string[]
  readonly port: string
  readonly card: string
  readonly vassal: string
  readonly levelThree: string
  readonly none: string
  readonly display: string
  readonly track: string
  readonly middle: string
  readonly order: string
  readonly hand: string
  readonly kept: (many: number) => string
  readonly posts: (many: number) => string
  readonly markers: string
  readonly cityCards: string
  readonly blanks: (many: number) => string
  readonly objectives: string
  readonly emblem: string
  readonly faceDown: string
  readonly express: string
  readonly auto: (slot: number, city: string, card: string, doubles: string) => string
  readonly autoCard: (kind: string, steps: number, up: boolean) => string
  readonly doubles: { readonly objectives: string; readonly cards: string; readonly track: string }
  readonly comma: string
}

const WORDS: BothLanguages<Words> = {
  en: {
    cargos: { orange: 'orange', white: 'white', grey: 'grey', brown: 'brown' },
    colours: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow' },
    transports: { car: 'car', train: 'train', ship: 'ship' },
    bonuses: {
      car: 'car',
      train: 'train',
      ship: 'ship',
      city: 'city',
      objective: 'objective',
      anyTransport: 'any card',
      cityOrObjective: 'city/obj.',
    },
    heads: ['City', 'Colour', 'Lv', 'Cubes', 'Upper wants', 'Lower wants', 'Built', 'Routes to'],
    port: 'port',
    card: 'card',
    vassal: "'s vassal",
    levelThree: 'Level 3',
    none: '-',
    display: 'Display',
    track: 'Tracks (upper row / lower row)',
    middle: 'middle',
    order: 'Turn order',
    hand: 'hand',
    kept: (many) => `${many} ${many === 1 ? 'cube' : 'cubes'} kept`,
    posts: (many) => `${many} ${many === 1 ? 'turn' : 'turns'} left`,
    markers: 'markers',
    cityCards: 'cities',
    blanks: (many) => `${many} blank`,
    objectives: 'objectives',
    emblem: 'emblem',
    faceDown: 'face down',
    express: 'Express spaces',
    auto: (slot, city, card, doubles) =>
      `origin ${city}, destination slot ${slot}, card ${card}; counts twice: ${doubles}`,
    autoCard: (kind, steps, up) => `${kind} +${steps} ${up ? 'up' : 'down'}`,
    doubles: { objectives: 'objectives', cards: 'city cards', track: 'track' },
    comma: ', ',
  },
  ja: {
    cargos: { orange: 'オレンジ', white: '白', grey: '灰', brown: '茶' },
    colours: { red: '赤', blue: '青', green: '緑', yellow: '黄' },
    transports: { car: '自動車', train: '機関車', ship: '船' },
    bonuses: {
      car: '自動車',
      train: '機関車',
      ship: '船',
      city: '都市',
      objective: '目標',
      anyTransport: '好きな札',
      cityOrObjective: '都市か目標',
    },
    heads: ['都市', '色', 'Lv', '貨物', '上段の需要', '下段の需要', '建設済み', '陸路'],
    port: '港',
    card: '場',
    vassal: 'の家臣',
    levelThree: 'レベル3',
    none: 'なし',
    display: '都市カードの場',
    track: '開発トラック（上段／下段）',
    middle: '中間',
    order: '手番順',
    hand: '手札',
    kept: (many) => `手元の貨物${many}個`,
    posts: (many) => `残り${many}手番`,
    markers: 'マーカー',
    cityCards: '都市カード',
    blanks: (many) => `白紙${many}枚`,
    objectives: '目標',
    emblem: '紋章',
    faceDown: '伏せた都市',
    express: '急行マス',
    auto: (slot, city, card, doubles) =>
      `出発地${city}、目的地は左から${slot}枚目、カード${card}、2倍：${doubles}`,
    autoCard: (kind, steps, up) => `${kind}+${steps}${up ? '↑' : '↓'}`,
    doubles: { objectives: '目標', cards: '都市カード', track: 'トラック' },
    comma: '、',
  },
}

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
    [...next.map((other) => cityIn(context.language, map.cities[other]?.id ?? '')), ...near].join(
      words.comma,
    ),
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
    ...(done.length > 0 ? [`  ${context.strong(words.levelThree)}: ${done.join(words.comma)}`] : []),
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
    `  ${words.markers}: ${markers.join(' ')}; ${words.cityCards}: ${cities.join(words.comma) || words.none}; ${words.objectives}: ${one.objectiveCount}`,
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
  return [`  ${words.auto(auto.slot, city, told, doubles.join(words.comma))}`, ...open]
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
      `${context.strong(words.display)}: ${display.join(words.comma)}`,
      `${context.strong(words.order)}: ${shown.order.map((who) => whoIs(who, context)).join(' → ')}`,
      ...shown.participants.flatMap((one) => participantLines(shown, one, context)),
      ...ownLines(shown, context),
    ]
  },
}
