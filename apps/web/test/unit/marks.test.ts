// Whatever a hint may propose has its place on the board: each legal choice of whole random games names what to ring.
import { join } from 'node:path'
import { games } from '@quayside/all'
import type { Marks } from '@quayside/board-kit/marks'
import { RandomPolicy } from '@quayside/bots'
import { type GameTypes, legalActions, SeededRng } from '@quayside/rules-kit'
import { act, newTable, settle, streamSource } from '@quayside/table'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../games')

async function marksOf(id: string): Promise<Marks<GameTypes>> {
  const { marks } = await import(join(root, id, 'src/ui/marks.ts'))
  return marks
}

const SETTINGS = [
  ['carthage', { mode: 'standard' }],
  ['carthage', { mode: 'classic' }],
  ['cartagena', { layout: 'story', drawRule: 'both', magic: true, outlaws: true }],
  ['cargo-empire', { map: 'dior', families: true, tracks: 'advanced' }],
  ['catan', { domesticTrade: true }],
] as const

const SIZES = ['upright', 'low', 'desk'] as const

it.each(SETTINGS)('%s %o', async (id, options) => {
  const rules = await games[id]?.rules()
  if (!rules) throw new Error(`there is no ${id}`)
  const { game } = rules
  const marks = await marksOf(id)
  const rng = new SeededRng(7)
  const draws = streamSource(rng)
  const table = newTable({ game, players: 3, options, draws, keepsDigests: false })
  if ('problem' in table) throw new Error(table.problem.code)
  const player = new RandomPolicy(game, rng)
  settle(table, draws)
  const seen = new Set<string>()
  for (let moves = 0; moves < 400; moves++) {
    const { state } = table.head
    const pending = game.pending(state)
    if (pending.by !== 'seats') break
    const seat = pending.owe[0] as number
    const view = game.view(state, seat)
    for (const action of legalActions(game, state, seat)) {
      // Each layout in turn: all of them at every move would take three times as long and find nothing more.
      const found = marks(action, view, SIZES[moves % SIZES.length] ?? 'desk')
      expect(found.length, action.type).toBeGreaterThan(0)
      expect(JSON.stringify(found)).not.toMatch(/undefined|null|NaN|nth-child\(0\)/)
      seen.add(action.type)
    }
    const action = player.choose(state, seat, 'owe')
    if (!action) break
    act(table, { seat, action })
    settle(table, draws)
  }
  expect(seen.size).toBeGreaterThan(2)
})
