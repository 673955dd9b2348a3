import { readFile } from 'node:fs/promises'
import { loadGame } from '@quayside/all'
import { describe, expect, it } from 'vitest'
import { quayside } from './run.ts'

describe('tune', () => {
  it('finds weights by play, proves them, and says which command and seed found them', async () => {
    const words =
      'carthage --bots deckhand --players 2 --steps 3 --games 5 --only coin,token --fixed token --fit 5 --proof 2 --seed 5 --threads 1 --json'.split(
        ' ',
      )
    const ran = await quayside(['tune', ...words])
    const found = JSON.parse(ran.out)
    expect(found.command).toBe(`npx quayside tune ${words.join(' ')}`)
    expect(found.seed).toBe(5)
    expect(found.proof).toMatchObject({ games: 2, fair: 0.5 })
    expect(found.scale).toBeGreaterThan(0)
    const weights = (await loadGame('carthage'))?.heuristic.weights ?? {}
    expect(Object.keys(found.weights)).toEqual(Object.keys(weights))
    expect(found.weights.coin).not.toBe(weights.coin)
    expect({ ...found.weights, coin: 0 }).toEqual({ ...weights, coin: 0 })
    expect((await quayside(['tune', ...words])).out).toBe(ran.out)
  })

  it('begins where a file says', async () => {
    const words =
      'carthage --bots deckhand --players 2 --steps 1 --games 2 --only coin --fit 1 --proof 2 --seed 5'
    const from = 'games/carthage/src/bot/initial-weights.json'
    const found = JSON.parse((await quayside(['tune', ...words.split(' '), '--from', from, '--json'])).out)
    const start = JSON.parse(await readFile(from, 'utf8'))
    expect({ ...found.weights, coin: 0 }).toEqual({ ...start.weights, coin: 0 })
  })

  it.each([
    [['--only', 'luck'], 'there is no weight "luck"'],
    [['--games', 'many'], '--games must be'],
    [['--bots', 'admiral'], 'there is no bot "admiral"'],
    [['--from', 'no/such/file.json'], 'no/such/file.json cannot be read as weights'],
    [
      ['--from', 'games/catan/src/bot/initial-weights.json'],
      'games/catan/src/bot/initial-weights.json has no weight "coin"',
    ],
  ])('refuses %j with a sentence', async (words, sentence) => {
    const { code, err } = await quayside(['tune', 'carthage', ...words])
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })
})
