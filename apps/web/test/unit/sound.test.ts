// Every event that any recorded game of the house knows has a sound or is silent on purpose; a story is not a din.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameIds, games } from '@quayside/all'
import type { Step } from '@quayside/protocol'
import { eventsFor, openRecord, readRecord } from '@quayside/table'
import { expect, it } from 'vitest'
import { heardIn } from '../../src/sound/heard.ts'

const root = join(import.meta.dirname, '../../../../games')

async function soundsOf(id: string): Promise<{ [event: string]: string | null }> {
  return (await import(join(root, id, 'src/ui/sounds.ts'))).sounds
}

it.each(gameIds)('%s: each event of its recorded games maps to a sound', async (id) => {
  const sounds = await soundsOf(id)
  const folder = join(root, id, 'test/games')
  const files = readdirSync(folder).filter((name) => name.endsWith('.game'))
  const loaded = await games[id]?.rules()
  if (!loaded) throw new Error(`there is no game ${id}`)
  const seen = new Set<string>()
  for (const file of files.slice(0, 6)) {
    const record = readRecord(readFileSync(join(folder, file), 'utf8'))
    if ('problem' in record) throw new Error(record.problem)
    const table = openRecord(loaded.game, record, true)
    if ('problem' in table) throw new Error(table.problem)
    for (const { events } of eventsFor(table, 'watcher', 0))
      for (const event of events) seen.add((event as { type: string }).type)
  }
  expect(seen.size).toBeGreaterThan(5)
  expect([...seen].filter((type) => !(type in sounds))).toEqual([])
  // The end can be heard, and so can most of what happens before it.
  expect(Object.values(sounds)).toContain('end')
  expect([...seen].filter((type) => sounds[type]).length).toBeGreaterThan(seen.size / 2)
})

it('each kind of sound is heard once a piece of the story, and no more than four', () => {
  const step = (...types: string[]): Step => ({
    seq: 1,
    by: 0,
    text: '',
    events: types.map((type) => ({ type })),
  })
  const sounds = { a: 'card', b: 'coin', c: null, d: 'ship', e: 'dice', f: 'move' } as const
  expect(heardIn([step('a', 'a', 'c'), step('b', 'a')], sounds)).toEqual(['card', 'coin'])
  expect(heardIn([step('a', 'b', 'd', 'e', 'f')], sounds)).toHaveLength(4)
  expect(heardIn([step('c', 'unknown')], sounds)).toEqual([])
})
