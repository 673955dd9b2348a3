/** A whole state that a view does not contradict: hidden objectives and face-down cities are dealt. */
import { addMixed, BrokenRule, type Rng, shuffle, type View } from '@quayside/rules-kit'
import { CITIES, OBJECTIVES } from './content.ts'
import { cityOfName, objectiveBits, objectiveOf } from './names.ts'
import { readFacts } from './read-facts.ts'
import { bitCount, blank, NONE, type ReadonlyState, type State } from './state.ts'
import type { CargoEmpire } from './types.ts'
import type { Known, Shown } from './view-types.ts'

export function imagine(view: View<CargoEmpire>, rng: Rng): State {
  if (!view.known) throw new BrokenRule('a watcher has nothing to imagine from')
  const state = blank()
  readFacts(state, view.shown)
  readOwn(state, view)
  dealCities(state, view.shown, rng)
  dealObjectives(state, view.shown, view.known, rng)
  return state
}

function readOwn(state: State, { viewer, shown: { own, open } }: View<CargoEmpire>): void {
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
  for (let slot = 0; slot < state.fixed.displaySize; slot++) seen.add(state.display[slot] as number)
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
    if (owner >= state.fixed.players) return
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
  for (let owner = 0; owner < state.fixed.participants; owner++) used |= state.objectives[owner] as number
  for (let i = 0; i < state.fixed.players * 2; i++)
    if (state.dealt[i] !== NONE) used |= 1 << (state.dealt[i] as number)
  for (const name of known.under) if (name !== null) used |= 1 << objectiveOf(name)
  return used
}
