// The README tells builders what each check means: none is missing, none is made up.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allChecks } from '../src/index.ts'

it('the README explains every check', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const explained = [...readme.matchAll(/^\| (?!check |---)([^|]+) \|/gm)].map((row) => row[1])
  expect(explained.toSorted()).toEqual(
    allChecks()
      .map(({ says }) => says)
      .toSorted(),
  )
})
