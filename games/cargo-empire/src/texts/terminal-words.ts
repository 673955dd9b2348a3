/** What the drawing in letters says. */
import type { Bonus, Cargo, CityColour, Transport } from '../content.ts'

export interface TerminalWords {
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
}
