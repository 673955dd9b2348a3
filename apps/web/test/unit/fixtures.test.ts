// The committed positions of the browser tests still open, still show what they are for, and each is needed.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defined } from '../fixtures/all.ts'
import { problemOf, strays } from '../fixtures/check.ts'

const root = join(import.meta.dirname, '../../../..')
const readers = globSync('apps/web/test/{,{browser,support,unit}/**/}*.ts', { cwd: root })
  .filter((file) => !file.endsWith('fixtures.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))

it.each(defined)('$name', (one) => {
  expect(problemOf(one)).toBeNull()
})

it('every file has a definition', () => {
  expect(strays(defined)).toEqual([])
})

it('every fixture is used', () => {
  const unused = defined.filter(({ name }) => !readers.some((text) => text.includes(`'${name}'`)))
  expect(unused.map(({ name }) => name)).toEqual([])
})

it('every shared position is used', () => {
  const shared = readers.flatMap((text) => [...text.matchAll(/^export const (\w+) = \(\) => fixture\(/gm)])
  const unused = shared.filter(([, name]) => {
    const users = readers.filter((text) => new RegExp(`\\b${name}\\b`).test(text))
    return users.length < 2
  })
  expect(shared.length).toBeGreaterThan(0)
  expect(unused.map(([, name]) => name)).toEqual([])
})
