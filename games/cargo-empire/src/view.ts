/** Who sees what, and worlds that agree with it: objectives and face-down cities are all that is hidden. */
import {
  addMixed,
  BrokenRule,
  type Projection,
  type Rng,
  type Seat,
  shuffle,
  type Viewer,
} from '@quayside/rules-kit'
import { CITIES, OBJECTIVES } from './content.ts'
import type { Event } from './events.ts'
import { cityName, cityOfName, objectiveName, objectiveOf } from './names.ts'
import { objectiveBits, objectiveNames, publicJson, readPublic } from './public-json.ts'
import { actor, bitCount, blank, isAuto, NONE, type ReadonlyState, type State } from './state.ts'
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
  const seats = Array.from({ length: state.frame.participants }, (_, owner) => owner)
  return {
    ...publicJson(state),
    own: viewer === 'watcher' ? null : ownSecrets(state, viewer),
    open:
      state.phase === 'over' ? seats.map((owner) => objectiveNames(state.objectives[owner] as number)) : null,
  }
}

function ownSecrets(state: ReadonlyState, seat: Seat): Shown['own'] {
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

function imagine(view: Parameters<Projection<CargoEmpire>['imagine']>[0], rng: Rng): State {
  if (!view.known) throw new BrokenRule('a watcher has nothing to imagine from')
  const state = blank()
  readPublic(state, view.shown)
  readOwn(state, view)
  dealCities(state, view.shown, rng)
  dealObjectives(state, view.shown, view.known, rng)
  return state
}

function readOwn(state: State, { viewer, shown: { own, open } }: { viewer: Viewer; shown: Shown }): void {
  if (own && viewer !== 'watcher') {
    state.objectives[viewer] = objectiveBits(own.objectives)
    own.dealt.forEach((name, i) => {
      state.dealt[viewer * 2 + i] = objectiveOf(name)
    })
    state.chosen[viewer] = own.chosen === null ? NONE : objectiveOf(own.chosen)
    state.faceDown[viewer] = own.faceDown === null ? NONE : cityOfName(state, own.faceDown)
  }
  open?.forEach((names, owner) => {
    state.objectives[owner] = objectiveBits(names)
  })
}

/** City cards that lie nowhere in sight: first the face-down ones of others, then the pile. */
function dealCities(state: State, shown: Shown, rng: Rng): void {
  const seen = new Set<number>(state.cityPile.under)
  for (let slot = 0; slot < state.frame.displaySize; slot++) seen.add(state.display[slot] as number)
  shown.participants.forEach((one, owner) => {
    for (const card of one.cityCards) seen.add(cityOfName(state, card))
    if (state.faceDown[owner] !== NONE) seen.add(state.faceDown[owner] as number)
  })
  const gone = new Set(shown.gone.map((card) => cityOfName(state, card)))
  const pool = shuffle(
    Array.from({ length: CITIES }, (_, city) => city).filter((city) => !seen.has(city) && !gone.has(city)),
    rng,
  )
  const draw = () => pool.pop() as number
  shown.participants.forEach((one, owner) => {
    if (one.faceDown && state.faceDown[owner] === NONE) state.faceDown[owner] = draw()
  })
  for (let i = 0; i < shown.cityPile.stacked; i++) state.cityPile.stacked.push(draw())
  for (const city of pool) addMixed(state.cityPile, city)
}

/** Objectives in others' hands, in what they were dealt or put under the pile, and in the pile. */
function dealObjectives(state: State, shown: Shown, known: Known, rng: Rng): void {
  const used = knownObjectives(state, known)
  const pool = shuffle(
    Array.from({ length: OBJECTIVES.length }, (_, i) => i).filter((i) => !(used & (1 << i))),
    rng,
  )
  const draw = () => pool.pop() as number
  shown.participants.forEach((one, owner) => {
    const missing = one.objectiveCount - bitCount(state.objectives[owner] as number)
    for (let i = 0; i < missing; i++)
      state.objectives[owner] = (state.objectives[owner] as number) | (1 << draw())
    if (owner >= state.frame.players) return
    for (let i = 0; i < one.dealt; i++)
      if (state.dealt[owner * 2 + i] === NONE) state.dealt[owner * 2 + i] = draw()
    if (one.chosen && state.chosen[owner] === NONE)
      state.chosen[owner] = state.dealt[owner * 2 + rng.below(2)] as number
  })
  for (const name of known.under) state.objectivePile.under.push(name === null ? draw() : objectiveOf(name))
  for (let i = 0; i < shown.objectivePile.stacked; i++) state.objectivePile.stacked.push(draw())
  for (const objective of pool) addMixed(state.objectivePile, objective)
}

function knownObjectives(state: ReadonlyState, known: Known): number {
  let used = 0
  for (let owner = 0; owner < state.frame.participants; owner++) used |= state.objectives[owner] as number
  for (let i = 0; i < state.frame.players * 2; i++)
    if (state.dealt[i] !== NONE) used |= 1 << (state.dealt[i] as number)
  for (const name of known.under) if (name !== null) used |= 1 << objectiveOf(name)
  return used
}
