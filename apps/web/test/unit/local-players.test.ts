// The bots of a local table come after its board, once, and again when they could not be fetched.
import { describe, expect, it } from 'vitest'
import { LocalPlayers } from '../../src/host/local-players.ts'

type Question = Parameters<LocalPlayers['choose']>[0]
const question = { seat: 1, duty: 'owe', view: {}, isCurrent: () => true } as unknown as Question

describe('bots of a local table', () => {
  it('are fetched once, however often they are asked', async () => {
    let fetched = 0
    const players = new LocalPlayers(async () => {
      fetched++
      return [null, { rank: 'mate', choose: () => ({ type: 'move' }) }]
    })
    expect(fetched).toBe(0)
    expect(await players.choose(question)).toEqual({ type: 'move' })
    expect(await players.choose(question)).toEqual({ type: 'move' })
    expect(fetched).toBe(1)
  })

  it('are asked for again after the connection failed', async () => {
    let tries = 0
    const players = new LocalPlayers(async () => {
      if (++tries === 1) throw new Error('no connection')
      return [null, { rank: 'mate', choose: () => ({ type: 'move' }) }]
    })
    await expect(players.fetch()).rejects.toThrow('no connection')
    expect(await players.choose(question)).toEqual({ type: 'move' })
  })
})
