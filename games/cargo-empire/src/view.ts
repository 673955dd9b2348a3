/** Who sees what: objectives and face-down cities are all that is hidden. */
import type { Projection, Seat, Viewer } from '@quayside/rules-kit'
import type { Event } from './events.ts'
import { facts } from './facts.ts'
import { imagine } from './imagine.ts'
import { cityName, objectiveName, objectiveNames } from './names.ts'
import { actor, isAuto, NONE, type ReadonlyState } from './state.ts'
import type { CargoEmpire, Outcome } from './types.ts'
import type { Known, Shown } from './view-types.ts'

export const projection: Projection<CargoEmpire> = {
  shown,
  known,
  redact,
  redactOutcome,
  redactAction: (state, seat, action, viewer) => {
    const isSecret = action.type === 'keepObjective' && viewer !== seat && state.phase !== 'over'
    return isSecret ? null : action
  },
  reveals: (event) => event.type === 'cityRevealed',
  imagine,
}

function shown(state: ReadonlyState, viewer: Viewer): Shown {
  const seats = Array.from({ length: state.fixed.participants }, (_, owner) => owner)
  return {
    ...facts(state),
    own: viewer === 'watcher' ? null : ownSecrets(state, viewer),
    open:
      state.phase === 'over' ? seats.map((owner) => objectiveNames(state.objectives[owner] as number)) : null,
  }
}

export function ownSecrets(state: ReadonlyState, seat: Seat): Shown['own'] {
  const dealt = [0, 1].map((i) => state.dealt[seat * 2 + i] as number).filter((one) => one !== NONE)
  return {
    objectives: objectiveNames(state.objectives[seat] as number),
    dealt: dealt.map(objectiveName),
    chosen: state.chosen[seat] === NONE ? null : objectiveName(state.chosen[seat] as number),
    faceDown: state.faceDown[seat] === NONE ? null : cityName(state, state.faceDown[seat] as number),
  }
}

function known(state: ReadonlyState, viewer: Viewer): Known {
  return {
    under: state.objectivePile.under.map((card, i) =>
      state.underBy[i] === viewer ? objectiveName(card) : null,
    ),
  }
}

function redact(event: Event, viewer: Viewer): Event {
  const isHidden = event.type === 'objectiveDrawn' || event.type === 'objectiveKept'
  return isHidden && event.who !== 'auto' && event.who !== viewer ? { ...event, objective: null } : event
}

function redactOutcome(state: ReadonlyState, outcome: Outcome, viewer: Viewer): Outcome | null {
  if (outcome.type !== 'objective') return outcome
  return isAuto(state, actor(state)) || actor(state) === viewer ? outcome : null
}
