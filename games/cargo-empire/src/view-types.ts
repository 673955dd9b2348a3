import type { Seat } from '@quayside/rules-kit'
import type { Cargo, PlayerColour, Transport } from './content.ts'
import type { Who } from './events.ts'
import type { Options } from './options.ts'
import type { Choice, PhaseName, Stage, State } from './state.ts'

/** Whose post it is; a vassal's by its lord's seat. */
export type Post = { readonly who: Who; readonly vassal: boolean }

export interface CityFacts {
  readonly city: string
  readonly tile: number
  readonly level: number
  readonly cubes: readonly (Cargo | null)[]
  /** On the upper and the lower demand space. */
  readonly posts: readonly (Post | null)[]
  readonly beside: readonly { readonly post: Post; readonly many: number }[]
}

export interface ParticipantFacts {
  readonly who: Who
  readonly hand: { readonly car: number; readonly train: number; readonly ship: number }
  readonly kept: number
  readonly cityCards: readonly string[]
  readonly blanks: number
  readonly objectiveCount: number
  readonly markers: readonly { readonly position: number; readonly row: number }[]
  readonly postsLeft: number
  readonly emblem: string | null
  /** In the set-up: a city lies face down, two objectives were dealt, one was chosen. */
  readonly faceDown: boolean
  readonly dealt: number
  readonly chosen: boolean
}

/** What everybody may see. */
export interface Facts {
  /** The version of the rules that the game is played by. */
  readonly rules: number
  readonly options: Options
  readonly players: number
  readonly colours: readonly PlayerColour[]
  readonly first: number
  readonly order: readonly Who[]
  readonly phase: PhaseName
  readonly choice: Choice
  readonly stage: Stage
  readonly round: number
  readonly turns: number
  readonly turn: number
  readonly picked: number
  readonly paid: number
  readonly from: string | null
  readonly to: string | null
  readonly fullUpgrade: number
  readonly moved: number
  readonly extra: number
  readonly enhanced: number
  readonly copied: number
  readonly objectiveDraws: number
  readonly steps: readonly number[]
  readonly played: readonly number[]
  readonly auto: {
    readonly slot: number
    readonly city: string | null
    readonly card: number | null
    readonly steps: number
    readonly stage: State['autoStage']
    /** Numbers of the cards still in its deck. */
    readonly cards: readonly number[]
    readonly objectives: readonly string[] | null
  } | null
  readonly cities: readonly CityFacts[]
  readonly display: readonly (string | null)[]
  readonly participants: readonly ParticipantFacts[]
  readonly vassalPosts: readonly number[]
  readonly faces: readonly string[]
  readonly express: readonly (Transport | null)[]
  readonly bag: readonly number[]
  readonly cityPile: { readonly stacked: number; readonly mixed: number; readonly under: readonly string[] }
  readonly objectivePile: {
    readonly stacked: number
    readonly mixed: number
    readonly under: readonly Seat[]
  }
  /** Cities whose card has turned blank or left the game. */
  readonly gone: readonly string[]
  readonly asks: readonly number[]
}

export interface Shown extends Facts {
  /** The viewer's own secrets. */
  readonly own: {
    readonly objectives: readonly string[]
    readonly dealt: readonly string[]
    readonly chosen: string | null
    readonly faceDown: string | null
  } | null
  /** Everybody's objectives when the game is over. */
  readonly open: readonly (readonly string[])[] | null
}

export interface Known {
  /** What the viewer put under the objective pile, place by place; null for the rest. */
  readonly under: readonly (string | null)[]
}
