/** What a seat is asked now, and what it has chosen so far. */
import { useState } from 'preact/hooks'
import type { Action } from '../types.ts'
import type { Pick as Picked } from './plan.ts'

/** Here and not beside its type: planning is loaded after the board. */
const NO_PICK: Picked = {}

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

export type Step = Extract<Action, { type: 'step' }>

export interface Choosing {
  readonly intent: Intent | null
  readonly pick: Picked
  /** The step whose space was pressed, where places are confirmed. */
  readonly step: Step | null
  begin(intent: Intent | null): void
  setPick(pick: Picked): void
  setStep(step: Step): void
}

export function isSameStep(a: Step | null, b: Step): boolean {
  return a?.marker === b.marker && a.row === b.row
}

/** Where places are confirmed a press only chooses a step; the dock's button takes it. */
export function takeStep(
  play: { readonly confirms: boolean; act(action: Action): void },
  choosing: Pick<Choosing, 'setStep'>,
  step: Step,
): void {
  if (play.confirms) choosing.setStep(step)
  else play.act(step)
}

interface StoredChoice {
  readonly moment: string
  readonly intent: Intent | null
  readonly pick: Picked
  readonly step: Step | null
}

/** Choices belong to their question: with the next one they are gone in the same drawing, so that no click meets an old answer. */
export function useChoosing(moment: string): Choosing {
  const fresh: StoredChoice = { moment, intent: null, pick: NO_PICK, step: null }
  const [stored, store] = useState<StoredChoice>(fresh)
  const { intent, pick, step } = stored.moment === moment ? stored : fresh
  return {
    intent,
    pick,
    step,
    begin: (next) => store({ ...fresh, intent: next }),
    setPick: (next) => store({ ...fresh, intent, pick: next }),
    setStep: (next) => store({ ...fresh, step: next }),
  }
}
