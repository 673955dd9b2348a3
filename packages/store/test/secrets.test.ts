import { expect, test } from 'vitest'
import { newJoinSecret, newKey } from '../src/secrets.ts'

test('a key or join secret never begins like an option of a command line', () => {
  for (let i = 0; i < 2000; i++) {
    expect(newJoinSecret()).toMatch(/^\w[\w-]{21}$/)
    expect(newKey()).toMatch(/^\w[\w-]{42}$/)
  }
})
