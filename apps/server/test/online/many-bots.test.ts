// Twenty-four tables with three captains each: everybody's turn comes round, and no captain falls back.
import { availableParallelism } from 'node:os'
import { scaled } from '@quayside/test-kit'
import { expect, it } from 'vitest'
import { chooser, type Person, playAt, startServer, startTable } from '../support/online.ts'
import { figure } from '../support/raw.ts'

const SEATS = 4
const SEARCH_MS = 200
const TURNS = scaled(2, 6)

it('everybody’s turn comes round, and no captain falls back', async () => {
  const site = await startServer({ settings: { searchMs: SEARCH_MS, botWorkers: availableParallelism() } })
  const seats = [{ kind: 'person' }, ...Array.from({ length: 3 }, () => ({ kind: 'captain' }))]
  const waits: number[] = []
  const playing = Array.from({ length: 24 }, async (_, i) => {
    const person = await site.person(`P${i}`)
    const { id } = await startTable([person], { game: 'cartagena', seats, first: 0 })
    await playTurns(person, id, i)
  })

  /** Plays until it has waited so often for its own turn. */
  function playTurns(person: Person, id: string, seed: number): Promise<void> {
    const choose = chooser(seed)
    let since: number | null = null
    let turns = 0
    return new Promise((resolve) => {
      const play = playAt(site.base, person, id, {
        update({ owe, legal, result, view, seq }) {
          if (!owe.includes(0)) since ??= performance.now()
          else if (since !== null) {
            waits.push(performance.now() - since)
            since = null
            turns++
          }
          if (turns >= TURNS || result) {
            play.close()
            resolve()
          } else if (owe.includes(0))
            void play.act(choose(legal), { ask: (view as { ask: number }).ask, seen: seq })
        },
      })
    })
  }
  await Promise.all(playing)
  const sorted = waits.toSorted((a, b) => a - b)
  // Everybody's turn came round as often.
  expect(sorted.length).toBe(24 * TURNS)
  // That the wait stays within bounds follows from the share of time (bot-pool.test.ts); how long it is here, the machine decides. A
  // captain of Cartagena has up to three choices a turn, each one question.
  const alone = SEARCH_MS * SEATS * 3
  console.log(
    `median wait: ${((sorted[sorted.length >> 1] ?? 0) / alone).toFixed(2)} of thinking time x seats`,
  )
  expect(await figure(site.base, 'quayside_bot_failures_total')).toBe(0)
  expect(await figure(site.base, 'quayside_bot_thought_seconds_count')).toBeGreaterThan(72)
  await site.stop()
})
