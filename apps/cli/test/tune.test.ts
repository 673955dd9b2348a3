import { describe, expect, it } from 'vitest'
import { quayside } from './run.ts'

describe('tune', () => {
  it('tries other weights, proves what it keeps, and says which command found them', () => {
    const words = 'carthage --players 2 --games 4 --rounds 1 --only coin --seed 3 --threads 1 --json'.split(
      ' ',
    )
    const ran = quayside(['tune', ...words])
    const found = JSON.parse(ran.out)
    expect(found.command).toBe(`npx quayside tune ${words.join(' ')}`)
    expect(found.games).toBe(8)
    expect(Object.keys(found.weights)).toContain('bestRival')
    expect(quayside(['tune', ...words]).out).toBe(ran.out)
  })

  it.each([
    [['--only', 'luck'], 'there is no weight "luck"'],
    [['--games', 'many'], '--games must be'],
  ])('refuses %j with a sentence', (words, sentence) => {
    const { code, err } = quayside(['tune', 'carthage', ...words])
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })
})
