/** Words of the board itself. What happened and why not is said by the game's texts. */

import type { Line, Part } from '@quayside/texts'
import { catalogue } from '@quayside/texts'
import type { Good } from '../../content.ts'

export interface BoardTexts {
  readonly ports: readonly string[]
  readonly shortPorts: readonly string[]
  readonly raidedReturn: string
  readonly route: string
  readonly goods: { readonly [G in Good]: string }
  card(card: string): string
  storedCard(card: string): string
  ship(good: Good, port: string): string
  token(good: Good): string
  usedToken(good: Good): string
  readonly market: string
  readonly marketNote: string
  readonly classicNote: string
  readonly farm: string
  readonly unknownCards: string
  readonly piles: string
  readonly drawPile: string
  readonly discardPile: string
  readonly free: string
  readonly raid: string
  readonly hand: string
  readonly stock: string
  readonly emptyStock: string
  points(many: number): string
  cards(many: number): string
  handSum(sum: number): string
  readonly doublePiece: string
  readonly reservePiece: string
  readonly pieceUsed: string
  readonly pieceOut: string
  thickness(level: number): string
  tokensOf8(many: number): string
  reservedBy(name: string): string
  readonly dock: string
  /** The price is what is left when that many tokens are used. */
  askEither(price: number, tokens: number): Line
  askBuy(price: number): Line
  askBuyDouble(price: number): Line
  askTake(price: number, money: number): Line
  askTakeOnly: Line
  askDouble: Line
  askReserve: Line
  askRaid(goods: readonly Good[]): Line
  readonly price: string
  readonly tokens: string
  useToken(good: Good, saving: number): string
  readonly pay: string
  exact(icons: number): string
  over(many: number, icons: number): string
  readonly nothingPaid: string
  buyFor(price: number): Part[]
  readonly either: string
  readonly buy: string
  readonly take: string
  takeCard(card: string): string
  readonly chooseDeed: Line
  readonly chooseCard: Line
  readonly double: string
  readonly doubleHelp: string
  doubleCard(card: string): string
  readonly reserve: string
  reserveCard(card: string): string
  readonly exposed: string
  readonly iconsToPlay: string
  readonly noIconsNeeded: string
  store(kept: number): string
  readonly letGo: string
  lossNote(lost: number, wasted: number): string
  readonly payday: string
  paydayOf(goods: readonly Good[]): string
  readonly setColumn: string
  sum(price: number, bonus: number, cards: number, score: number): string
  /** The same sum where there is little room. */
  shortSum(price: number, bonus: number, cards: number, score: number, rounded: number): string
  rounded(score: number): string
  readonly toPoints: string
  readonly toDiscard: string
  fromPile(many: number): string
  raidOn(goods: readonly Good[]): string
  readonly nobodyHit: string
  readonly dismiss: string
  storedWord: string
  lostWord: string
  standard: string
  classic: string
  subtitle(players: number, mode: string, round: number): string
  wouldGain(points: number): string
  wouldExpose(cards: number): string
}

export const boardTexts = catalogue<BoardTexts>({
  en: () => import('./en.ts'),
  ja: () => import('./ja.ts'),
})
