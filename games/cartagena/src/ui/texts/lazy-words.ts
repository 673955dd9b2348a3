/** Words of the docks that come later: powers, discards, what lies behind the piles. */
import type { Line } from '@quayside/texts'
import type { Face } from '../../content.ts'
import type { Place } from '../../types.ts'
import type { Power } from '../turn.ts'
import type { BoardTexts } from './words.ts'

export interface LazyTexts {
  readonly powers: {
    readonly [P in Power]: { readonly title: string; readonly explain: string; readonly rule: string }
  }
  askGun: Line
  gunOn(name: string, cards: number): string
  lookAt(name: string): string
  drawRum(cards: number): string
  readonly drawLantern: string
  openChest(place: Place): string
  readonly asSymbol: string
  darkParrots(many: number): string
  readonly with: string
  readonly twoParrots: string
  readonly fromWhere: string
  askDiscard(due: number): Line
  readonly discardHint: string
  leaves(many: number): string
  putDown(chosen: number, due: number): string
  askTake(name: string): Line
  take(card: string): string
  askShare: Line
  askKeep: Line
  readonly swapHint: string
  give(name: string): string
  readonly keepOne: string
  readonly keep: string
  /** The n-th card back on the deck, 1 the top. */
  position(position: number): string
  readonly shareOut: string
  readonly keepAndPutBack: string
  cards(many: number): string
  readonly noDiscards: string
  readonly tokensLeft: string
  face(face: Face): string
}

export type AllTexts = BoardTexts & LazyTexts
