import type { Json } from '@quayside/rules-kit'
import type { Step } from '../host/protocol.ts'

/** The steps that still stand: what was taken back is as if it had not been. */
export function standing(steps: readonly Step[]): readonly Step[] {
  const kept: Step[] = []
  for (const step of steps) {
    if (step.undoTo === undefined) kept.push(step)
    else kept.length = step.undoTo
  }
  return kept
}

export function standingEvents(steps: readonly Step[]): readonly Json[] {
  return standing(steps).flatMap((step) => step.events)
}
