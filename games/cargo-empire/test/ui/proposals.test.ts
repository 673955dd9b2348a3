// What the dock proposes and promises agrees with the rules: payments, ways, rewards, objectives, spaces of the track.
import { legalActions } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { CITIES, OBJECTIVES } from '../../src/content.ts'
import type { Event } from '../../src/events.ts'
import { cargoEmpire } from '../../src/inspectable.ts'
import { objectiveValue } from '../../src/scoring.ts'
import type { State } from '../../src/state.ts'
import { askOf } from '../../src/ui/asking.ts'
import {
  type Carry,
  cardsOf,
  cheapest,
  type Deliver,
  offerOf,
  type Pick,
  paymentOf,
} from '../../src/ui/plan.ts'
import { plannedLegs } from '../../src/ui/planned-route.ts'
import { progressOf } from '../../src/ui/progress.ts'
import { stateOf } from '../../src/ui/read.ts'
import { rewardOf } from '../../src/ui/reward.ts'
import { nodesOf, tableOf } from '../../src/ui/route.ts'
import { cellAhead, cellsOf, FOLDED_TRACK, LONG_TRACK } from '../../src/ui/track-layout.ts'
import { eachMove, MODES, type Mode, spareState } from './random-games.ts'

/** Every position of a random game in which a seat is to move. */
function eachAsk(mode: Mode, seed: number, look: (state: State, seat: number) => void): void {
  eachMove(mode, seed, (state) => {
    const pending = cargoEmpire.pending(state)
    if (pending.by === 'seats') look(state, pending.owe[0] as number)
  })
}

const pickOf = (one: Carry): Pick => ({
  from: one.from,
  to: one.to,
  cargo: one.cargo,
  payment: paymentOf(one),
  ...(one.type === 'moveCube' ? {} : { space: one.space }),
  ...(one.type === 'deliver' ? { express: one.express ?? '' } : {}),
})

describe.each(MODES)('$players players, $given', (mode) => {
  it('every moment has a question, and every trip can be put together', () => {
    const looked = new Set<string>()
    eachAsk(mode, 2, (state, seat) => {
      const legal = legalActions(cargoEmpire, state, seat)
      expect(askOf(legal)).not.toBeNull()
      for (const type of ['deliver', 'vassal', 'moveCube'] as const) {
        const list = legal.filter((action): action is Carry => action.type === type)
        // Every seventh is enough: lists are long, and games many.
        for (const one of list.filter((_, i) => i % 7 === 0)) {
          expect(offerOf(list, pickOf(one))?.chosen).toEqual(one)
          looked.add(type)
        }
      }
    })
    expect(looked.has('deliver')).toBe(true)
  })

  it('the proposal is legal and no payment has fewer cards', () => {
    eachAsk(mode, 3, (state, seat) => {
      const list = legalActions(cargoEmpire, state, seat).filter(
        (one): one is Deliver => one.type === 'deliver',
      )
      const best = cheapest(list)
      const offer = best && offerOf(list, { from: best.from, to: best.to })
      if (!offer) return
      expect(cargoEmpire.check(state, seat, offer.chosen)).toBeNull()
      const size = (one: Carry) => Object.values(cardsOf(one)).reduce((sum, many) => sum + many, 0)
      expect(Math.min(...offer.payments.map(size))).toBe(size(offer.chosen))
    })
  })

  it('ways follow routes, within the reach of the cards, over the express tile that is taken', () => {
    eachAsk(mode, 4, (state, seat) => {
      const view = cargoEmpire.view(state, seat)
      const { neighbours } = tableOf(view.shown.options.map)
      const list = legalActions(cargoEmpire, state, seat).filter(
        (one): one is Deliver => one.type === 'deliver',
      )
      for (const one of list.filter((_, i) => i % 11 === 0)) {
        const legs = plannedLegs(view, one)
        const land = legs.filter(({ by }) => by === 'land')
        for (const { nodes } of land) {
          for (const [i, node] of nodes.slice(1).entries()) {
            expect(neighbours[nodes[i] as number]).toContain(node)
          }
        }
        if (one.emblem) continue
        expect(legs.some(({ by }) => by === 'free')).toBe(false)
        const routes = land.reduce((sum, { nodes }) => sum + nodes.length - 1, 0)
        expect(routes).toBeLessThanOrEqual(one.cards.car + one.cards.train * 3)
        const spaces = nodesOf(legs).filter((node) => node >= CITIES)
        const laid = spaces.filter((node) => view.shown.express[node - CITIES])
        if (one.express) expect(spaces.map((node) => `x${node - CITIES + 1}`)).toContain(one.express)
        else expect(laid).toEqual([])
      }
    })
  })

  it('rewards come true', () => {
    const after = spareState(mode)
    let counted = 0
    eachAsk(mode, 6, (state, seat) => {
      const list = legalActions(cargoEmpire, state, seat).filter(
        (one): one is Deliver => one.type === 'deliver',
      )
      for (const one of list.filter((_, i) => i % 13 === 0)) {
        const reward = rewardOf(stateOf(cargoEmpire.view(state, seat)), seat, one)
        const events = eventsOf(after, state, seat, one)
        const upgraded = events.find((event) => event.type === 'upgraded')
        expect(reward.level).toBe(upgraded?.level ?? null)
        expect(reward.isFullUpgrade).toBe(upgraded?.full ?? false)
        // A bonus on the way may change the display: then the number is no longer what was promised.
        const isUndisturbed = !events.some(({ type }) => type === 'shown' || type === 'cityTaken')
        const extra = events.find((event) => event.type === 'extraSteps')
        if (!extra || !isUndisturbed) continue
        expect(reward.cities.length + reward.emblem).toBe(extra.cities)
        counted++
      }
    })
    expect(counted).toBeGreaterThan(0)
  })

  it('the space ahead is the space that the step enters', () => {
    const after = spareState(mode)
    eachAsk(mode, 7, (state, seat) => {
      const view = cargoEmpire.view(state, seat)
      for (const step of legalActions(cargoEmpire, state, seat)) {
        if (step.type !== 'step') continue
        const event = eventsOf(after, state, seat, step).find((one) => one.type === 'stepped')
        for (const layout of [LONG_TRACK, FOLDED_TRACK]) {
          const cell = cellAhead(cellsOf(layout, view.shown.faces), view, step)
          expect(cell?.position).toBe(event?.position)
          if (event?.row) expect(cell?.row).toBe(event.row === 'upper' ? 1 : 2)
        }
      }
    })
  })

  it('progress in tiers is what the rules pay', () => {
    eachAsk(mode, 9, (state, seat) => {
      OBJECTIVES.forEach(({ id, scoring }, i) => {
        const { points, next } = progressOf(state, seat, id)
        expect(points).toBe(objectiveValue(state, seat, i))
        if (scoring.kind !== 'tiers') return
        const has = next?.has ?? Math.max(...scoring.tiers.map(({ min }) => min))
        const paid = scoring.tiers.filter(({ min }) => has >= min).map(({ vp }) => vp)
        expect(Math.max(0, ...paid)).toBe(points)
      })
    })
  })
})

function eventsOf(
  spare: State,
  state: State,
  seat: number,
  action: Parameters<typeof cargoEmpire.check>[2],
): Event[] {
  cargoEmpire.copyInto(spare, state)
  const events: Event[] = []
  cargoEmpire.apply(spare, { by: seat, action }, (event) => events.push(event))
  return events
}
