/** The types that make Cargo Empire a game of the house. */
import type { Emit, Seat } from '@quayside/rules-kit'
import type { Cargo, PlayerColour, Transport } from './content.ts'
import type { Event, Space, Who } from './events.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import type { Known, Shown } from './view-types.ts'

export interface CardsPlayed {
  readonly car: number
  readonly train: number
  readonly ship: number
}

export type Action =
  | { readonly type: 'keepObjective'; readonly objective: string }
  | { readonly type: 'gainCard'; readonly card: Transport }
  | { readonly type: 'startPost'; readonly city: string; readonly space: Space }
  | { readonly type: 'placeEmblem'; readonly city: string }
  | {
      readonly type: 'deliver'
      readonly from: string
      readonly to: string
      readonly cargo: Cargo
      readonly space: Space
      readonly cards: CardsPlayed
      readonly express: string | null
      readonly emblem: boolean
    }
  | { readonly type: 'restock'; readonly city: string }
  | { readonly type: 'supply' }
  | { readonly type: 'step'; readonly marker: Transport; readonly row: Space | null }
  | { readonly type: 'takeCity'; readonly slot: number }
  | { readonly type: 'prefer'; readonly bonus: 'city' | 'objective' }
  | {
      readonly type: 'vassal'
      readonly from: string
      readonly to: string
      readonly cargo: Cargo
      readonly space: Space
    }
  | { readonly type: 'moveEmblem'; readonly city: string }
  | { readonly type: 'gainCar' }
  | { readonly type: 'moveCube'; readonly from: string; readonly to: string; readonly cargo: Cargo }
  | { readonly type: 'enhance' }
  | { readonly type: 'swapShip'; readonly card: Transport }
  | { readonly type: 'copyEmblem'; readonly seat: Seat }
  | { readonly type: 'endTurn' }

export type Outcome =
  | { readonly type: 'city'; readonly card: string }
  | { readonly type: 'objective'; readonly card: string }
  | { readonly type: 'auto'; readonly card: number }
  | { readonly type: 'express'; readonly tile: Transport }

export interface Setup {
  readonly colours: readonly PlayerColour[]
  readonly first: Who
  /** Tile number on each city, in the order of the map's cities. */
  readonly tiles: readonly number[]
  readonly faces: readonly string[]
  readonly display: readonly string[]
  readonly faceDown: readonly string[]
  readonly objectives: readonly (readonly string[])[]
  /** The automatic opponent's face-down city and objective. */
  readonly auto: { readonly city: string; readonly objective: string } | null
  readonly express: readonly Transport[]
}

export type Code =
  | 'notDealt'
  | 'noSuchCity'
  | 'cardPicked'
  | 'spaceTaken'
  | 'levelThree'
  | 'notPresent'
  | 'noCube'
  | 'sameCity'
  | 'noDemand'
  | 'barred'
  | 'notInHand'
  | 'noRoute'
  | 'needlessCard'
  | 'noTwoCardRight'
  | 'ordinarySet'
  | 'expressNotPassed'
  | 'expressMustBeTaken'
  | 'mustDeliver'
  | 'nothingToRestock'
  | 'noStepDue'
  | 'markerDidNotMove'
  | 'rowNeeded'
  | 'noRowHere'
  | 'noSuchSlot'
  | 'noVassalRoute'
  | 'noFamilies'
  | 'otherFamily'
  | 'tooFewCubes'
  | 'emblemThere'
  | 'noPlaceForCube'
  | 'tooLate'
  | 'enhanceNeedless'
  | 'nobodyToCopy'
  | 'chooseFirst'

export interface CargoEmpire {
  Options: Options
  Setup: Setup
  State: State
  Shown: Shown
  Known: Known
  Action: Action
  Outcome: Outcome
  Event: Event
  Code: Code
}

/** Takes events; null where nobody listens. */
export type Emitter = Emit<CargoEmpire> | null
