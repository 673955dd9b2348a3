/** What a space of the track gives, to a seat and to the automatic opponent (CGE-22, CGE-23, CGE-S2). */
import { pileSize } from '@quayside/rules-kit'
import { takeFromDisplay } from './cities.ts'
import { BOT_CARDS, type Bonus } from './content.ts'
import { objectiveName, transportName, transportOf, whoOf } from './names.ts'
import { gainCard, isAuto, NONE, type State } from './state.ts'
import type { Emitter } from './types.ts'

/** Objectives looked at for a bonus. */
const LOOK_AT = 2

export function giveBonus(state: State, owner: number, bonus: Bonus | null, emit: Emitter): void {
  if (bonus === null) return
  if (isAuto(state, owner)) giveAutoBonus(state, owner, bonus, emit)
  else if (bonus === 'city') state.choice = 'takeCity'
  else if (bonus === 'objective') startObjectives(state)
  else if (bonus === 'anyTransport') state.choice = 'gainCard'
  else if (bonus === 'cityOrObjective') state.choice = 'cityOrObjective'
  else gain(state, owner, transportOf(bonus), emit)
}

export function gain(state: State, seat: number, transport: number, emit: Emitter): void {
  gainCard(state, seat, transport)
  emit?.({ type: 'gained', seat, card: transportName(transport) })
}

/** With one card left it is taken, with none nothing happens. */
export function startObjectives(state: State): void {
  state.objectiveDraws = Math.min(LOOK_AT, pileSize(state.objectivePile))
}

function giveAutoBonus(state: State, owner: number, bonus: Bonus, emit: Emitter): void {
  const up = isUp(state)
  if (bonus === 'city' || (bonus === 'cityOrObjective' && up)) {
    takeFromDisplay(state, owner, state.autoSlot, emit)
    state.autoSlot = (state.autoSlot + 1) % state.fixed.displaySize
  } else if (bonus === 'objective' || bonus === 'cityOrObjective') {
    state.objectiveDraws = Math.min(1, pileSize(state.objectivePile))
  }
}

export function isUp(state: State): boolean {
  return BOT_CARDS[state.autoCard]?.up ?? true
}

/** A drawn objective: open for the automatic opponent, in the drawer's sight for a seat. */
export function objectiveDrawn(state: State, owner: number, objective: number, emit: Emitter): void {
  state.objectiveDraws--
  const who = whoOf(state, owner)
  emit?.({ type: 'objectiveDrawn', who, objective: objectiveName(objective) })
  if (isAuto(state, owner)) {
    state.objectives[owner] = (state.objectives[owner] as number) | (1 << objective)
    return
  }
  const first = owner * 2
  state.dealt[state.dealt[first] === NONE ? first : first + 1] = objective
  if (state.objectiveDraws > 0) return
  if (state.dealt[first + 1] === NONE) keepObjective(state, owner, state.dealt[first] as number, emit)
  else state.choice = 'keepObjective'
}

/** Keeps one of the dealt ones; the other goes to the very bottom, known to whoever put it there. */
export function keepObjective(state: State, seat: number, objective: number, emit: Emitter): void {
  for (let i = seat * 2; i < seat * 2 + 2; i++) {
    const dealt = state.dealt[i] as number
    state.dealt[i] = NONE
    if (dealt === NONE) continue
    if (dealt === objective) state.objectives[seat] = (state.objectives[seat] as number) | (1 << objective)
    else {
      state.objectivePile.under.push(dealt)
      state.underBy.push(seat)
    }
  }
  emit?.({ type: 'objectiveKept', who: seat, objective: objectiveName(objective) })
}
