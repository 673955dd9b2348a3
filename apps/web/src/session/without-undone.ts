import type { Step } from '@quayside/protocol'
import type { Json } from '@quayside/rules-kit'

/** The steps of the current line of play: undone steps and the undo entries themselves are left out. */
export function withoutUndone(steps: readonly Step[]): readonly Step[] {
  const kept: Step[] = []
  for (const step of steps) {
    if (step.undoTo === undefined) kept.push(step)
    else kept.length = step.undoTo
  }
  return kept
}

export function eventsWithoutUndone(steps: readonly Step[]): readonly Json[] {
  return withoutUndone(steps).flatMap((step) => step.events)
}
