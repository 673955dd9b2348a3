// Events tell the whole story: played one by one on the old picture they lead to the position the host sends.
import { playGame } from '@quayside/arena'
import { SeededRng, seriesSeed, type Viewer } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { heuristic } from '../../src/bot/heuristic.ts'
import type { Event } from '../../src/events.ts'
import { carthage } from '../../src/inspectable.ts'
import type { Carthage } from '../../src/types.ts'
import { frames } from '../../src/ui/motion.ts'
import { pictureOf } from '../../src/ui/picture.ts'
import { retell } from '../../src/ui/retell.ts'
import type { Shown } from '../../src/view-types.ts'

/** What only the host knows between two events: whose phase it is, numbers of questions, how thick piles look. */
function told(shown: Shown): unknown {
  const { phase: _phase, asks: _asks, passes: _passes, arrived: _arrived, raided: _raided, ...rest } = shown
  const sorted = (letters: readonly string[]) => [...letters].sort()
  return {
    ...rest,
    seats: rest.seats.map(({ thickness: _thick, tokens, ...seat }) => ({
      ...seat,
      tokens: { up: sorted(tokens.up), used: sorted(tokens.used) },
    })),
  }
}

function eachMove(
  mode: 'standard' | 'classic',
  viewer: Viewer,
  seed: number,
  look: (before: Shown, events: readonly Event[], after: Shown) => void,
): void {
  const rng = new SeededRng(seriesSeed(seed, 1))
  const options = { mode, arrivals: 'together' } as const
  const state = carthage.initialState(options, 3, carthage.drawSetup(options, 3, rng))
  const series = {
    game: carthage,
    heuristic,
    options,
    players: 3,
    ranks: ['random', 'random', 'random'] as const,
    seed,
  }
  playGame<Carthage>(series, 0, (move, now) => {
    const before = carthage.view(now, viewer).shown
    carthage.copyInto(state, now)
    const events: Event[] = []
    carthage.apply(state, move, (event) => events.push(event))
    look(before, events, carthage.view(state, viewer).shown)
  })
}

describe.each(['standard', 'classic'] as const)('%s games', (mode) => {
  it.each([1, 2, 3, 4])('retold by events, seed %i', (seed) => {
    eachMove(mode, 0, seed, (before, events, after) => {
      let shown = before
      for (const event of events) shown = retell(shown, event)
      // At the end all hands are opened at once; no event says so.
      if (after.phase.type !== 'over') expect(told(shown)).toEqual(told(after))
    })
  })

  it('no card is in two places, and the last frame is the position itself', () => {
    eachMove(mode, 0, 9, (before, events, after) => {
      const view = { viewer: 0, ask: 0, known: null }
      const first = pictureOf({ ...view, shown: before }, null)
      const all = frames(first, events, { ...view, shown: after })
      expect(all.at(-1)?.picture.shown).toBe(after)
      for (const { picture } of all) {
        const ids = picture.cards.map((card) => card.id)
        expect(new Set(ids).size).toBe(ids.length)
      }
    })
  })
})

it('a watcher is told the same story without hands', () => {
  eachMove('standard', 'watcher', 5, (before, events, after) => {
    let shown = before
    for (const event of events) shown = retell(shown, event)
    if (after.phase.type !== 'over') expect(told(shown)).toEqual(told(after))
  })
})
