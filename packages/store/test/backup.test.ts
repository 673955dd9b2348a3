// Backups of earlier days can still be restored; one of a later day is refused with a sentence.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { backupTo, restoreFrom } from '../src/backup.ts'
import { openStore } from '../src/index.ts'
import { someRoom } from './some-room.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(version: number): string {
  const file = join(folder, `version-${version}.jsonl`)
  const lines = [
    { quayside: 'backup', version },
    ['tables', 't1', 'lobby', 1, 'ann', JSON.stringify(someRoom()), null, 's'],
    ['positions', 't1', 1, 1, null, '{"moves":1,"owe":[]}', null, 5],
    ['entries', 't1', 1, '0 take', null, 'r1', 7, 'd1'],
    ['end', 3],
  ]
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return file
}

it('a backup of before there were links is restored without them', async () => {
  const place = { data: join(folder, 'old') }
  expect(await restoreFrom(place, written(1))).toBe(3)
  const store = await openStore(place)
  expect(await store.entries('t1', 0)).toEqual([{ seq: 1, text: '0 take', id: 'r1', at: 7, digest: 'd1' }])
  await store.close()
  expect(await backupTo(place, join(folder, 'again.jsonl'))).toBe(3)
})

it('a backup of a later version is refused with a sentence', async () => {
  await expect(restoreFrom({ data: join(folder, 'later') }, written(99))).rejects.toThrow('later version')
})

it('another file is no backup', async () => {
  const file = join(folder, 'other')
  writeFileSync(file, '"something else"\n')
  await expect(restoreFrom({ data: join(folder, 'other-data') }, file)).rejects.toThrow('no backup')
})
