/** Carthage in a terminal: the sea route with its ships, market and farm, and what lies before everybody. */
import type { Seat, View } from '@quayside/rules-kit'
import type { InEachLanguage } from '@quayside/texts'
import { padded, type TerminalContext, type TerminalScreen } from '@quayside/texts/terminal'
import { CARTHAGE, GOODS, type Good, isPirateWater } from '../content.ts'
import type { Carthage } from '../types.ts'
import type { SeatFacts, Shown, Slot } from '../view-types.ts'
import { terminal as en } from './en/terminal.ts'
import { terminal as ja } from './ja/terminal.ts'
import type { TerminalWords } from './terminal-words.ts'
import { goodOf, priceFor } from './words.ts'

const WORDS: InEachLanguage<TerminalWords> = { en, ja }

const INKS: { readonly [G in Good]: number } = { red: 31, blue: 34, yellow: 33, green: 32 }

const card = (name: string, context: TerminalContext) => context.paint(name, INKS[goodOf(name)])
const cards = (names: readonly string[], context: TerminalContext) =>
  names.length > 0 ? names.map((name) => card(name, context)).join(' ') : WORDS[context.language].none

/** One row a ship: its place between Alexandria and Carthage. */
function route({ ships }: Shown, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  const ports = Array.from({ length: CARTHAGE + 1 }, (_, port) => port)
  const head = ports.map((port) => padded(isPirateWater(port) ? `${port}!` : String(port), 4)).join('')
  const rows = GOODS.map((good) => {
    const name = context.paint(padded(words.goods[good], 8), INKS[good])
    const line = ports.map((port) => (ships[good] === port ? context.paint('>>> ', INKS[good]) : '··· '))
    return `  ${name}${line.join('')}`
  })
  return [context.strong(words.route), `  ${padded('', 8)}${head}(! ${words.pirates})`, ...rows]
}

function row(slots: readonly Slot[], context: TerminalContext): string {
  if (slots.length === 0) return WORDS[context.language].none
  return slots
    .map(({ card: name, by }) => card(name, context) + (by === null ? '' : `(${context.name(by)})`))
    .join(' ')
}

function seatLines(view: View<Carthage>, seat: Seat, one: SeatFacts, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  const { shown } = view
  const points = one.points === null ? words.thickness(one.thickness) : words.points(one.points)
  const began = seat === shown.first ? ` (${words.first})` : ''
  const piece = words.piece(shown.mode === 'classic', one.pieceOut)
  return [
    `${context.strong(context.name(seat))}${began}: ${points}, ${words.tokens} ${one.tokenCount}/8, ${piece}`,
    `  ${words.hand}: ${one.hand ? cards(one.hand, context) : words.cards(one.handSize)}`,
    `  ${words.stock}: ${cards(one.stock, context)}  ${words.stored}: ${cards(one.stored, context)}`,
    `  ${words.tokens}: ${one.tokens.up.join(' ') || words.none}  ${words.used}: ${one.tokens.used.join(' ') || words.none}`,
  ]
}

export const screen: TerminalScreen<Carthage> = {
  position(view, context) {
    const { shown } = view
    const words = WORDS[context.language]
    const discards = Object.values(shown.discard).reduce((sum, many) => sum + many, 0)
    const pile = shown.pile.stacked + shown.pile.mixed + shown.pile.under
    return [
      ...route(shown, context),
      `${context.strong(words.market)}: ${row(shown.market, context)}  (${words.price(priceFor(view, []))})`,
      `${context.strong(words.farm)}: ${row(shown.farm, context)}  (${words.piles(pile, discards)})`,
      ...shown.seats.flatMap((one, seat) => seatLines(view, seat, one, context)),
    ]
  },
}
