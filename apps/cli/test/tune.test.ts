import { loadGame } from '@quayside/all'
import { describe, expect, it } from 'vitest'
import { quayside } from './run.ts'

describe('tune', () => {
  it('fits weights to games, proves them, and says which command found them', async () => {
    const words =
      'carthage --players 2 --games 10 --rounds 6 --only coin,token --fixed token --proof 2 --seed 3 --threads 1 --json'.split(
        ' ',
      )
    const ran = quayside(['tune', ...words])
    const found = JSON.parse(ran.out)
    expect(found.command).toBe(`npx quayside tune ${words.join(' ')}`)
    expect(found.proof).toMatchObject({ games: 2, fair: 0.5 })
    expect(found.scale).toBeGreaterThan(0)
    const weights = (await loadGame('carthage'))?.brain.weights ?? {}
    expect(Object.keys(found.weights)).toEqual(Object.keys(weights))
    expect(found.weights.coin).not.toBe(weights.coin)
    expect({ ...found.weights, coin: 0 }).toEqual({ ...weights, coin: 0 })
    expect(quayside(['tune', ...words]).out).toBe(ran.out)
  })

  it.each([
    [['--only', 'luck'], 'there is no weight "luck"'],
    [['--games', 'many'], '--games must be'],
    [['--bots', 'admiral'], 'there is no bot "admiral"'],
  ])('refuses %j with a sentence', (words, sentence) => {
    const { code, err } = quayside(['tune', 'carthage', ...words])
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })
})
