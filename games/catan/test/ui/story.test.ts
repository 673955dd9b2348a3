// Events tell what can be seen: played one by one on the old picture they lead to the pieces and hands the host sends.
import { playGame } from '@quayside/arena'
import { SeededRng, seriesSeed, type View, type Viewer } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { heuristic } from '../../src/bot/heuristic.ts'
import type { Event } from '../../src/events.ts'
import { catan } from '../../src/inspectable.ts'
import type { Options } from '../../src/options.ts'
import type { Catan } from '../../src/types.ts'
import { flightsOf, frames } from '../../src/ui/motion.ts'
import { pictureOf } from '../../src/ui/picture.ts'
import { retell } from '../../src/ui/retell.ts'
import type { Shown } from '../../src/view-types.ts'

/** What stands on the island and lies in hands. */
function seen({ seats, robber, dice }: Shown): unknown {
  const sorted = (list: readonly unknown[]) => list.map(String).sort()
  return {
    robber,
    dice,
    seats: seats.map(({ resources, handSize, roads, settlements, cities }) => ({
      resources,
      handSize,
      roads: sorted(roads),
      settlements: sorted(settlements),
      cities: sorted(cities),
    })),
  }
}

const options: Options = {
  board: 'variable',
  harbours: 'fixed',
  brokenTie: 'holderKeeps',
  domesticTrade: true,
  friendlyRobber: false,
  dice: 'fair',
  openTracking: false,
  roundCap: 60,
}

type Look = (before: View<Catan>, events: readonly Event[], after: View<Catan>) => void

function eachMove(viewer: Viewer, seed: number, look: Look): void {
  const rng = new SeededRng(seriesSeed(seed, 1))
  const state = catan.initialState(options, 4, catan.drawSetup(options, 4, rng))
  const ranks = ['random', 'random', 'random', 'random'] as const
  playGame<Catan>({ game: catan, heuristic, options, players: 4, ranks, seed }, 0, (move, now) => {
    const before = catan.view(now, viewer)
    catan.copyInto(state, now)
    const events: Event[] = []
    catan.apply(state, move, (event) => {
      const told = catan.redact(event, viewer)
      if (told) events.push(told)
    })
    look(before, events, catan.view(state, viewer))
  })
}

describe.each([0, 2, 'watcher'] as const)('seen by %s', (viewer) => {
  it('every move of a random game', () => {
    let moves = 0
    let paid: View<Catan> | null = null
    eachMove(viewer, 7, (now, events, after) => {
      if (after.shown.phase.type === 'over' || moves++ > 1500) return
      const before = paid ?? now
      // A card is paid, then drawn; the page hears of both at once.
      paid = after.shown.phase.type === 'drawing' ? before : null
      if (paid) return
      expect(seen(events.reduce(retell, before.shown))).toEqual(seen(after.shown))
      expect(frames(pictureOf(before, null, []), events, after).at(-1)?.picture.shown).toBe(after.shown)
    })
  })
})

it('as many cards fly as are paid', () => {
  let harvests = 0
  eachMove('watcher', 3, (before, events) => {
    let { shown } = before
    for (const event of events) {
      if (event.type === 'produced' && harvests++ < 200) {
        const paid = event.gains.flat().reduce((sum, many) => sum + many, 0)
        expect(flightsOf(shown, event.gains).length).toBe(paid)
      }
      shown = retell(shown, event)
    }
  })
  expect(harvests).toBeGreaterThan(50)
})
