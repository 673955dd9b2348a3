/** What a seat is asked now, and what it has chosen so far. */
import { useState } from 'preact/hooks'
import type { Action } from '../types.ts'
import type { Pick } from './plan.ts'

/** Here and not beside `Pick`: planning is loaded after the board. */
const NO_PICK: Pick = {}

type ActionType = Action['type']

/** The moment's own question; family abilities come on top of it. */
export type Ask =
  | 'keepObjective'
  | 'gainCard'
  | 'takeCity'
  | 'prefer'
  | 'startPost'
  | 'placeEmblem'
  | 'deliver'
  | 'fallBack'
  | 'vassal'
  | 'step'
  | 'turnEnd'

/** An ability that was begun: its own question comes first. */
export type Intent = 'moveEmblem' | 'moveCube' | 'swapShip' | 'copyEmblem'

const ASKS: readonly (readonly [ActionType, Ask])[] = [
  ['keepObjective', 'keepObjective'],
  ['gainCard', 'gainCard'],
  ['takeCity', 'takeCity'],
  ['prefer', 'prefer'],
  ['startPost', 'startPost'],
  ['placeEmblem', 'placeEmblem'],
  ['deliver', 'deliver'],
  ['supply', 'fallBack'],
  ['vassal', 'vassal'],
  ['step', 'step'],
  ['endTurn', 'turnEnd'],
]

export function askOf(legal: readonly Action[]): Ask | null {
  return ASKS.find(([type]) => legal.some((action) => action.type === type))?.[1] ?? null
}

export function actionsOf<K extends ActionType>(
  legal: readonly Action[],
  type: K,
): readonly Extract<Action, { type: K }>[] {
  return legal.filter((action): action is Extract<Action, { type: K }> => action.type === type)
}

export interface Choosing {
  readonly intent: Intent | null
  readonly pick: Pick
  begin(intent: Intent | null): void
  setPick(pick: Pick): void
}

interface StoredChoice {
  readonly moment: string
  readonly intent: Intent | null
  readonly pick: Pick
}

/** Choices belong to their question: with the next one they are gone in the same drawing, so that no click meets an old answer. */
export function useChoosing(moment: string): Choosing {
  const fresh: StoredChoice = { moment, intent: null, pick: NO_PICK }
  const [stored, store] = useState<StoredChoice>(fresh)
  const { intent, pick } = stored.moment === moment ? stored : fresh
  return {
    intent,
    pick,
    begin: (next) => store({ moment, intent: next, pick: NO_PICK }),
    setPick: (next) => store({ moment, intent, pick: next }),
  }
}
