// Every icon that a page or a board names is drawn somewhere: one that is missing leaves only a gap, and nobody is told.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))

it('every icon that is named is drawn', () => {
  const sources = ['apps/web/src', 'packages/board-kit/src', 'games/*/src/ui'].flatMap((folder) =>
    textOf(`${folder}/**/*.{ts,tsx}`),
  )
  const named = new Set(sources.flatMap((text) => text.match(/(?<=['"])[ih]-[a-z-]+(?=['"])/g) ?? []))
  const drawn = new Set(sources.flatMap((text) => text.match(/(?<=^ {2}['"])[ih]-[a-z-]+(?=['"]:)/gm) ?? []))
  expect(drawn.size).toBeGreaterThan(20)
  expect([...named].filter((name) => !drawn.has(name))).toEqual([])
})
