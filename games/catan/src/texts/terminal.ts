/** Catan in a terminal: the island with the numbers of its corners, and everything that lies before everybody. */
import type { Seat, View } from '@quayside/rules-kit'
import { type InEachLanguage, listsIn } from '@quayside/texts'
import { LetterSheet, type TerminalContext, type TerminalScreen } from '@quayside/texts/terminal'
import { EDGE_ENDS, EDGES, HEX_CORNERS, HEX_Q, HEX_R, HEXES, hexOf, VERTICES } from '../board.ts'
import { CARDS, RESOURCES, type Resource } from '../content.ts'
import type { Catan, Five } from '../types.ts'
import type { SeatFacts, Shown } from '../view-types.ts'
import { terminal as en } from './en/terminal.ts'
import { terminal as ja } from './ja/terminal.ts'
import type { TerminalWords } from './terminal-words.ts'

const WORDS: InEachLanguage<TerminalWords> = { en, ja }

const INKS: { readonly [R in Resource]: number } = { lumber: 32, brick: 31, wool: 92, wheat: 33, ore: 90 }

/** Columns of one step to the side, and the margin for harbours. */
const STEP = 6
const MARGIN = 8
const CENTRE = 5
const CORNER_X = [0, 1, 1, 0, -1, -1]
const CORNER_Y = [-2, -1, 1, 2, 1, -1]

interface Spot {
  readonly row: number
  readonly column: number
}

/** Corners lie on even rows, roads and hexes between them. */
const spots: readonly Spot[] = (() => {
  const places = Array.from({ length: VERTICES }, () => ({ x: 0, y: 0 }))
  for (let place = 0; place < HEXES * 6; place++) {
    const hex = Math.floor(place / 6)
    const [q, r] = [HEX_Q[hex] as number, HEX_R[hex] as number]
    const corner = place % 6
    places[HEX_CORNERS[place] as number] = {
      x: 2 * q + r + (CORNER_X[corner] as number),
      y: 3 * r + (CORNER_Y[corner] as number),
    }
  }
  const heights = [...new Set(places.map(({ y }) => y))].sort((a, b) => a - b)
  return places.map(({ x, y }) => ({
    row: 2 * heights.indexOf(y) + 1, // the row above is for harbours
    column: MARGIN + (x + CENTRE) * STEP,
  }))
})()

const FIRST_ROW = 1
const HEIGHT = Math.max(...spots.map(({ row }) => row)) + 2
const middle = (a: Spot, b: Spot): Spot => ({ row: (a.row + b.row) / 2, column: (a.column + b.column) / 2 })
const spotOf = (vertex: number): Spot => spots[vertex] as Spot

function island(shown: Shown, context: TerminalContext): string[] {
  const sheet = new LetterSheet(HEIGHT)
  putHexes(sheet, shown, context)
  putRoads(sheet, shown, context)
  putCorners(sheet, shown, context)
  putHarbours(sheet, shown, context)
  return sheet.lines()
}

function putHexes(sheet: LetterSheet, { hexes, robber }: Shown, context: TerminalContext): void {
  const words = WORDS[context.language]
  for (const { q, r, resource, number } of hexes) {
    const hex = hexOf([q, r])
    const corner = (i: number) => spotOf(HEX_CORNERS[hex * 6 + i] as number)
    const { row, column } = middle(corner(1), corner(4))
    const name = resource === null ? words.desert : context.paint(words.resources[resource], INKS[resource])
    sheet.put(row, column, `${name}${number === null ? '' : ` ${number}`}`)
    const isRobbed = q === robber[0] && r === robber[1]
    if (isRobbed) sheet.put(row + 1, column, context.strong(words.robber))
  }
}

function putRoads(sheet: LetterSheet, { seats }: Shown, context: TerminalContext): void {
  const owners = new Map(
    seats.flatMap(({ roads }, seat) => roads.map((road) => [road.join(), seat] as const)),
  )
  for (let edge = 0; edge < EDGES; edge++) {
    const [a, b] = [EDGE_ENDS[edge * 2] as number, EDGE_ENDS[edge * 2 + 1] as number]
    const [from, to] = [spotOf(a), spotOf(b)]
    const sign = from.column === to.column ? '|' : from.column < to.column === from.row < to.row ? '\\' : '/'
    const owner = owners.get(`${Math.min(a, b)},${Math.max(a, b)}`)
    const { row, column } = middle(from, to)
    sheet.put(row, column, owner === undefined ? '·' : context.inSeatColour(`${sign}${owner}`, owner))
  }
}

function putCorners(sheet: LetterSheet, { seats }: Shown, context: TerminalContext): void {
  const built = new Map<number, string>()
  seats.forEach(({ settlements, cities }, seat) => {
    for (const vertex of settlements) built.set(vertex, context.inSeatColour(`a${seat}`, seat))
    for (const vertex of cities) built.set(vertex, context.inSeatColour(context.strong(`A${seat}`), seat))
  })
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const { row, column } = spotOf(vertex)
    sheet.put(row, column, built.get(vertex) ?? String(vertex))
  }
}

/** Outside the coast: above, below or beside it. */
function putHarbours(sheet: LetterSheet, { harbours }: Shown, context: TerminalContext): void {
  const words = WORDS[context.language]
  const midColumn = MARGIN + CENTRE * STEP
  for (const { vertices, resource } of harbours) {
    const [from, to] = [spotOf(vertices[0]), spotOf(vertices[1])]
    const { row, column } = middle(from, to)
    const text = resource === null ? '[3:1]' : context.paint(`[${words.resources[resource]}]`, INKS[resource])
    if (Math.min(from.row, to.row) === FIRST_ROW) sheet.put(FIRST_ROW - 1, column, text)
    else if (Math.max(from.row, to.row) === HEIGHT - 2) sheet.put(HEIGHT - 1, column, text)
    else sheet.put(row, column + Math.sign(column - midColumn) * 7, text)
  }
}

function kinds(many: readonly number[], context: TerminalContext): string {
  const words = WORDS[context.language]
  const some = RESOURCES.flatMap((resource, kind) =>
    (many[kind] ?? 0) > 0
      ? [context.paint(`${words.resources[resource]} ${many[kind] ?? 0}`, INKS[resource])]
      : [],
  )
  return listsIn(context.language).row(some) || words.none
}

function cardList(many: readonly number[], context: TerminalContext): string {
  const words = WORDS[context.language]
  return CARDS.flatMap((card, i) =>
    (many[i] ?? 0) > 0 ? [`${words.cards[card]} ${many[i] ?? 0}`] : [],
  ).join(', ')
}

/** Where the bank asks for fewer than four. */
function rates(one: SeatFacts, context: TerminalContext): string {
  const words = WORDS[context.language]
  const better = RESOURCES.flatMap((resource, kind) =>
    (one.rates[kind] ?? 4) < 4 ? [`${words.resources[resource]} ${one.rates[kind]}:1`] : [],
  )
  return listsIn(context.language).row(better) || '4:1'
}

function seatLines(shown: Shown, seat: Seat, one: SeatFacts, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  const army = shown.largestArmy === seat ? `, ${words.army}` : ''
  const road = words.longest(shown.longestRoad.lengths[seat] ?? 0, shown.longestRoad.holder === seat)
  const { roads, settlements, cities } = one.left
  const held = one.cards ? cardList(one.cards, context) || words.none : String(one.cardCount)
  return [
    `${context.strong(context.name(seat))} (${seat}): ${words.points(one.points.all ?? one.points.public)}, ${road}${army}`,
    `  ${words.hand}: ${one.resources ? kinds(one.resources, context) : one.handSize}; ${words.held}: ${held}; ${words.open}: ${cardList(one.played, context) || words.none}`,
    `  ${words.left(roads, settlements, cities)}; ${words.rates}: ${rates(one, context)}`,
  ]
}

function talk({ trade, turnSeat }: Shown, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  const terms = (give: Five, get: Five) => `${kinds(give, context)} ${words.forWord} ${kinds(get, context)}`
  const { offer } = trade
  const to = offer?.to.map((seat) => context.name(seat)).join(', ')
  const said = trade.words.flatMap((word, seat) => {
    if (!word) return []
    const what =
      word.says === 'propose'
        ? `${words.proposes} ${terms(word.give, word.get)}`
        : word.says === 'accept'
          ? words.accepts
          : words.declines
    return [`  ${context.name(seat)}: ${what}`]
  })
  return [
    ...(offer ? [`${words.offer} (${context.name(turnSeat)} → ${to}): ${terms(offer.give, offer.get)}`] : []),
    ...said,
  ]
}

export const screen: TerminalScreen<Catan> = {
  position(view: View<Catan>, context) {
    const { shown } = view
    const words = WORDS[context.language]
    return [
      ...island(shown, context),
      words.legend,
      `${context.strong(words.bank)}: ${kinds(shown.bank, context)}; ${words.deck(shown.deck)}`,
      ...shown.seats.flatMap((one, seat) => seatLines(shown, seat, one, context)),
      ...talk(shown, context),
    ]
  },
}
