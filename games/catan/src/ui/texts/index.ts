/** Words of the board itself. What happened and why not is said by the game's texts. */
import { catalogue, type Line } from '@quayside/texts'
import type { Card, Resource } from '../../content.ts'
import type { SeatStory } from '../chronicle.ts'

export type Named = { readonly [R in Resource]: string }

export interface BoardTexts {
  readonly resources: Named
  readonly cards: { readonly [C in Card]: string }
  /** Facts beside each other. */
  row(parts: readonly string[]): string
  readonly island: string
  readonly dock: string
  readonly hand: string
  hex(resource: Resource | null, number: number | null): string
  harbour(resource: Resource | null): string
  readonly robber: string
  roadOf(name: string): string
  settlementOf(name: string): string
  cityOf(name: string): string
  placeRoad(near: string): string
  placeSettlement(near: string): string
  placeCity(near: string): string
  placeRobber(near: string): string
  inHand(name: string, many: number): string
  readonly road: string
  readonly settlement: string
  readonly city: string
  readonly card: string
  costs(what: string): string
  lacks(many: number): string
  amountOf(resource: Resource, many: number): string
  left(many: number): string
  readonly askRoad: Line
  readonly askSettlement: Line
  readonly askCity: Line
  askDiscard(many: number): Line
  readonly askDiscovery: Line
  readonly askMonopoly: Line
  readonly askVictim: Line
  readonly roll: string
  readonly endTurn: string
  readonly cancel: string
  readonly skipRoad: string
  putDown(chosen: number, due: number): string
  readonly enoughChosen: string
  take(chosen: number): string
  readonly reset: string
  robFrom(name: string, cards: number): string
  readonly robNobody: string
  monopolyOn(resource: string): string
  readonly ownCards: string
  readonly pointNote: Line
  readonly trade: string
  readonly tradeHow: string
  readonly tradeOut: string
  readonly giveWord: string
  readonly getWord: string
  lessOf(name: string): string
  moreOf(name: string): string
  readonly propose: string
  readonly counter: string
  /** What is said to the others with an offer. */
  readonly withWords: string
  readonly noWords: string
  readonly accept: string
  readonly decline: string
  readonly withdraw: string
  readonly clear: string
  readonly agrees: string
  readonly declines: string
  readonly thinks: string
  readonly yourOffer: string
  readonly yourWord: string
  readonly settle: string
  readonly withBank: string
  bankOf(many: number, rate: number): string
  readonly storyTitle: string
  readonly story: { readonly [K in keyof SeatStory]: string }
  readonly tracking: string
  /** Held for certain, or between two numbers. */
  between(name: string, least: number, most: number): string
  offerTo(many: number, all: boolean): string
  askRival(name: string): string
  readonly placeHere: string
  rolls(many: number): string
  readonly placeBefore: string
  readonly placeAfter: string
  readonly declineTurn: string
  giveOne(name: string): string
  wantOne(name: string): string
  readonly mute: string
  readonly muted: string
  readonly diceSeen: string
  dice(a: number, b: number): string
  rolledTimes(sum: number, times: number): string
  cardsInHand(many: number): string
  devCards(many: number): string
  knights(many: number): string
  playedCards(list: string): string
  roadLength(many: number): string
  points(many: number): string
  readonly longestRoad: string
  readonly largestArmy: string
  subtitle(players: number, board: string, round: number): string
  readonly boards: { readonly variable: string; readonly beginner: string; readonly balanced: string }
}

export const boardTexts = catalogue<BoardTexts>({
  en: () => import('./en.ts'),
  ja: () => import('./ja.ts'),
})
