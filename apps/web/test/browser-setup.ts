// For each file of browser tests: a test in which a page throws fails.
import { afterEach } from 'vitest'
import { takeErrors } from './support/page-errors.ts'

afterEach(() => {
  const [first] = takeErrors()
  if (first) throw first
})
