/** Carthage in a terminal: the sea route with its ships, market and farm, and what lies before everybody. */
import type { Seat, View } from '@quayside/rules-kit'
import type { BothLanguages } from '@quayside/texts'
import { padded, type TerminalContext, type TerminalScreen } from '@quayside/texts/terminal'
import { CARTHAGE, GOODS, type Good, isPirateWater } from '../content.ts'
import type { Carthage } from '../types.ts'
import type { SeatFacts, Shown, Slot } from '../view-types.ts'
import { goodOf, priceFor } from './words.ts'

interface Words {
  readonly goods: { readonly [G in Good]: string }
  readonly route: string
  readonly pirates: string
  readonly market: string
  readonly farm: string
  readonly price: (price: number) => string
  readonly piles: (pile: number, discard: number) => string
  readonly hand: string
  readonly cards: (many: number) => string
  readonly stock: string
  readonly stored: string
  readonly tokens: string
  readonly used: string
  readonly points: (points: number) => string
  readonly thickness: (fingers: number) => string
  readonly piece: (isClassic: boolean, isOut: boolean) => string
  readonly first: string
  readonly none: string
}

const WORDS: BothLanguages<Words> = {
  en: {
    goods: { red: 'red', blue: 'blue', yellow: 'yellow', green: 'green' },
    route: 'Route',
    pirates: 'pirates',
    market: 'Market',
    farm: 'Farm',
    price: (price) => `price ${price}`,
    piles: (pile, discard) => `pile ${pile}, discards ${discard}`,
    hand: 'hand',
    cards: (many) => `${many} ${many === 1 ? 'card' : 'cards'}`,
    stock: 'stock',
    stored: 'stored',
    tokens: 'tokens',
    used: 'turned',
    points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
    thickness: (fingers) =>
      fingers === 0 ? 'no points' : `a pile ${fingers} ${fingers === 1 ? 'finger' : 'fingers'} thick`,
    piece: (isClassic, isOut) =>
      isClassic
        ? `reserving piece ${isOut ? 'on a card' : 'at hand'}`
        : `double action ${isOut ? 'used' : 'open'}`,
    first: 'began',
    none: '-',
  },
  ja: {
    goods: { red: '赤', blue: '青', yellow: '黄', green: '緑' },
    route: '航路',
    pirates: '海賊',
    market: '市場',
    farm: '農場',
    price: (price) => `価格${price}`,
    piles: (pile, discard) => `山札${pile}枚、捨て札${discard}枚`,
    hand: '手札',
    cards: (many) => `${many}枚`,
    stock: '在庫',
    stored: '倉庫',
    tokens: 'トークン',
    used: '裏',
    points: (points) => `${points}点`,
    thickness: (fingers) => (fingers === 0 ? '得点なし' : `指${fingers}本ぶんの束`),
    piece: (isClassic, isOut) =>
      isClassic ? `予約コマ${isOut ? '使用中' : 'あり'}` : `ダブルアクション${isOut ? '済み' : '未使用'}`,
    first: '先手',
    none: 'なし',
  },
}

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
