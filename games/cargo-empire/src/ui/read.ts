/** The position behind a view, for questions that only the rules can answer. */
import type { View, Viewer } from '@quayside/rules-kit'
import type { PlayerColour } from '../content.ts'
import type { Who } from '../events.ts'
import { newOrder } from '../order.ts'
import { blank, copyInto, type State } from '../state.ts'
import { positionBehind } from '../texts/words.ts'
import type { CargoEmpire } from '../types.ts'
import type { Facts, ParticipantFacts, Post } from '../view-types.ts'

const read = new WeakMap<object, State>()

export function stateOf(view: View<CargoEmpire>): State {
  const known = read.get(view.shown)
  if (known) return known
  const state = positionBehind(view)
  read.set(view.shown, state)
  return state
}

/** Who would go in which order if the round ended now (CGE-28). */
export function nextOrder(view: View<CargoEmpire>): readonly Who[] {
  const state = blank()
  copyInto(state, stateOf(view))
  newOrder(state)
  const { players, order } = view.shown
  return order.map((_, slot) => {
    const owner = state.order[slot] as number
    return owner < players ? owner : 'auto'
  })
}

export function indexOf({ players }: Facts, who: Who): number {
  return who === 'auto' ? players : who
}

export function participantOf(shown: Facts, who: Who): ParticipantFacts | undefined {
  return shown.participants[indexOf(shown, who)]
}

/** The automatic opponent plays without a colour. */
export function colourOf({ colours }: Facts, who: Who): PlayerColour | 'auto' {
  return who === 'auto' ? 'auto' : (colours[who] ?? 'auto')
}

export function actorOf({ order, turn }: Facts): Who | null {
  return order[turn] ?? null
}

export function isTurnOf(shown: Facts, viewer: Viewer): boolean {
  return shown.round > 0 && shown.phase !== 'orderBonus' && actorOf(shown) === viewer
}

/** One word for whose post it is. */
export function ownerKey({ who, vassal }: Post): string {
  return vassal ? `v${who}` : String(who)
}
