/** What one run of the simulator is about, drawn from its seed. */
import { SeededRng } from '@quayside/rules-kit'
import type { ClockSetting } from '@quayside/table'

/** A mistake that is planted on purpose: the checks must find it. */
export type PlantedBug =
  | 'answer before store'
  | 'lost wake-up'
  | 'lost notice'
  | 'draws by the hour'
  | 'forgotten request ids'
  | 'last writer wins'
  | 'torn step'
  | 'wrong eyes'
  | 'open log'
  | 'requests side by side'
  | 'hurried clock'
  | 'stale clicks'

export interface Plan {
  readonly seed: number
  readonly processes: number
  readonly players: number
  readonly people: number
  readonly clock: ClockSetting
  readonly handsOver: boolean
  /** In one of so many calls of a port its process dies; 0: never. */
  readonly crashOneIn: number
  /** In one of so many calls the store fails, before or after it has written; 0: never. */
  readonly storeFailsOneIn: number
  readonly slowStoreMs: number
  /** In one of so many messages the connection breaks. */
  readonly dropOneIn: number
  readonly doubleOneIn: number
  readonly latencyMs: number
  /** How long people think at most; beyond the clock they are absent now and then. */
  readonly thinkMs: number
  readonly undoOneIn: number
  readonly bug: PlantedBug | null
}

/** Faults stop then: whatever was broken must heal. */
export const FAULTS_END = 120_000
export const RUN_ENDS = 900_000
export const MOVE_CLOCK_MS = 8_000

export function planOf(seed: number, bug: PlantedBug | null = null): Plan {
  const rng = new SeededRng(seed)
  const oneOf = <T>(...list: readonly T[]): T => list[rng.below(list.length)] as T
  const players = oneOf(2, 3, 4)
  return {
    seed,
    processes: oneOf(1, 2, 2),
    players,
    people: 1 + rng.below(players),
    clock: oneOf<ClockSetting>({ kind: 'none' }, { kind: 'move', ms: MOVE_CLOCK_MS }),
    handsOver: oneOf(true, false),
    crashOneIn: oneOf(0, 40, 120, 400),
    storeFailsOneIn: oneOf(0, 6, 20),
    slowStoreMs: oneOf(2, 30, 400),
    dropOneIn: oneOf(0, 15, 60),
    doubleOneIn: oneOf(0, 5, 20),
    latencyMs: oneOf(1, 40, 300),
    thinkMs: oneOf(300, 2_000, 12_000),
    undoOneIn: oneOf(0, 12),
    bug,
  }
}
