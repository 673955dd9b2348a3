/** Parts of the state under their outside names: view and state JSON are built from them field by field. */
import { at, type Seat } from '@quayside/rules-kit'
import { COLOURS, cardName, GOODS, type Good, letterOf } from './content.ts'
import { decider } from './flow.ts'
import { type ReadonlyState, seatAtStep, UNRESERVED } from './state.ts'
import type { Phase, Slot } from './view-types.ts'

export function seatList(state: ReadonlyState): Seat[] {
  return Array.from({ length: state.fixed.players }, (_, seat) => seat)
}

export function shipPorts(state: ReadonlyState): { [G in Good]: number } {
  const [red, blue, yellow, green] = [0, 1, 2, 3].map((colour) => at(state.ships, colour))
  return { red, blue, yellow, green } as { [G in Good]: number }
}

export function slots(row: ReadonlyState['market'], by: ReadonlyState['market'], size: number): Slot[] {
  return Array.from({ length: size }, (_, i) => ({
    card: cardName(at(row, i)),
    by: by[i] === UNRESERVED ? null : at(by, i),
  }))
}

export function phaseOf(state: ReadonlyState): Phase {
  switch (state.phase) {
    case 'turn':
    case 'doubleBuy':
      return { type: state.phase }
    case 'refill':
      return { type: 'refill', toMarket: state.toMarket, toFarm: state.toFarm, next: state.afterRefill }
    case 'points':
      return {
        type: 'points',
        seat: seatAtStep(state, state.scoringStep),
        good: at(GOODS, state.scoringGood),
        due: state.pointsDue,
        sold: Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => state.sellers & (1 << bit)),
      }
    case 'protect':
      return { type: 'protect', seat: decider(state) }
    case 'over':
      return { type: 'over', reason: state.ending }
  }
}

export function tokenLetters(row: ReadonlyState['tokensUp'], seat: Seat): string[] {
  const letters: string[] = []
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let i = at(row, seat * COLOURS + colour); i > 0; i--) letters.push(letterOf(colour))
  }
  return letters
}

/** The option as it is shown: only where it is not the usual one. */
export function arrivalsOf({ fixed }: ReadonlyState): { readonly arrivals?: 'alone' } {
  return fixed.alone ? { arrivals: 'alone' } : {}
}
