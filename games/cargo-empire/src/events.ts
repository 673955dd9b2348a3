/** What can happen. Owners are seats, `'auto'`, or a vassal by its seat; places and cards by their outside names. */
import type { Seat } from '@quayside/rules-kit'
import type { Cargo, Transport } from './content.ts'

export type Who = Seat | 'auto'
export type Space = 'upper' | 'lower'

export type Event =
  | { readonly type: 'objectivesChosen' }
  | { readonly type: 'slotTaken'; readonly who: Who; readonly slot: number; readonly card: Transport | null }
  | {
      readonly type: 'postPlaced'
      readonly who: Who
      readonly vassal: boolean
      readonly city: string
      readonly space: Space
    }
  | { readonly type: 'cityRevealed'; readonly who: Who; readonly city: string }
  | { readonly type: 'emblemPlaced'; readonly seat: Seat; readonly city: string }
  | { readonly type: 'turnBegan'; readonly who: Who; readonly round: number }
  | {
      readonly type: 'delivered'
      readonly who: Who
      readonly vassal: boolean
      readonly from: string
      readonly to: string
      readonly cargo: Cargo
      readonly cards: { readonly car: number; readonly train: number; readonly ship: number } | null
    }
  | { readonly type: 'upgraded'; readonly city: string; readonly level: number; readonly full: boolean }
  | { readonly type: 'cardUnder'; readonly city: string }
  | { readonly type: 'shown'; readonly slot: number; readonly card: string }
  | {
      readonly type: 'stepped'
      readonly who: Who
      readonly marker: Transport
      readonly position: number
      readonly row: Space | null
    }
  | { readonly type: 'gained'; readonly seat: Seat; readonly card: Transport }
  | { readonly type: 'cityTaken'; readonly who: Who; readonly card: string }
  /** Null for everybody but the drawer; the automatic opponent's are open. */
  | { readonly type: 'objectiveDrawn'; readonly who: Who; readonly objective: string | null }
  | { readonly type: 'objectiveKept'; readonly who: Who; readonly objective: string | null }
  | { readonly type: 'extraSteps'; readonly who: Who; readonly cities: number; readonly upgrade: number }
  | { readonly type: 'expressTaken'; readonly seat: Seat; readonly space: string; readonly marker: Transport }
  | { readonly type: 'expressLaid'; readonly space: string; readonly marker: Transport }
  | { readonly type: 'restocked'; readonly seat: Seat; readonly city: string }
  | { readonly type: 'supplied'; readonly seat: Seat }
  | {
      readonly type: 'activated'
      readonly seat: Seat
      readonly ability: string
      readonly where: string | null
    }
  | { readonly type: 'vassalIdle'; readonly seat: Seat }
  | {
      readonly type: 'autoCard'
      readonly marker: Transport | null
      readonly steps: number
      readonly up: boolean
    }
  /** From here nothing goes to these cities of the display, in the order in which they were looked at. */
  | { readonly type: 'autoPassed'; readonly from: string; readonly cities: readonly string[] }
  | { readonly type: 'autoForced'; readonly city: string }
  | { readonly type: 'autoIdle' }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'ended' }
