import { carthage } from '@quayside/carthage'
import { type JsonObject, legalActions, SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { fresh, owing, play, position, settle } from './table.ts'

describe('the frame of a game', () => {
  it.each([
    [2, 86, 8],
    [3, 84, 4],
    [4, 82, 0],
  ])('CTH-2 %i traders begin with a pile of %i and %i discards', (players, pile, discards) => {
    const state = fresh(players)
    expect(carthage.questions.pileSize?.(state, {})).toBe(pile)
    expect(carthage.questions.discardSize?.(state, {})).toBe(discards)
    expect(carthage.broken(state)).toBeNull()
  })

  it('CTH-1 the colour of a coin does not matter for the price, but it comes back in the discards', () => {
    const state = position(2, { market: ['R2'], seats: [{ hand: ['G2', 'B2'] }] })
    play(state, '0 buy G2')
    expect(carthage.toJson(state).discard).toMatchObject({ G2: 1 })
  })

  it('CTH-3 a hand has no limit, and its legal list stays below 2,000', () => {
    const hand = ['R', 'B', 'Y', 'G']
      .flatMap((c) => [...Array(6).fill(`${c}2`), ...Array(5).fill(`${c}3`), `${c}5`, `${c}5`])
      .slice(0, 50)
    const market = ['R5', 'B5', 'Y5', 'G5', 'R5', 'B5']
    const given: JsonObject = {
      loose: true,
      market,
      seats: [{ hand, tokens: { up: ['R', 'R', 'B', 'B', 'Y', 'G'], used: [] } }],
    }
    const state = position(4, given)
    const actions = legalActions(carthage, state, 0)
    expect(hand).toHaveLength(50)
    expect(actions.length).toBeGreaterThan(100)
    expect(actions.length).toBeLessThanOrEqual(2000)
    for (const action of actions) expect(carthage.check(state, 0, action)).toBeNull()
  })

  it('CTH-17 a raid on much stock with a hand of 50 lists at most 2,000 protections', () => {
    const many = (card: string, n: number) => Array(n).fill(card)
    const stock = ['R', 'B', 'Y'].flatMap((c) => [
      ...many(`${c}2`, 4),
      ...many(`${c}3`, 4),
      ...many(`${c}5`, 4),
    ])
    const hand = [
      ...many('G2', 11),
      ...many('G3', 9),
      ...many('R2', 7),
      ...many('B2', 7),
      ...many('Y2', 7),
      ...many('R3', 5),
      ...many('B3', 4),
    ]
    const given: JsonObject = {
      loose: true,
      market: ['G2'],
      ships: { green: 4, red: 3, blue: 3, yellow: 4 },
      seats: [{ hand: ['G5'] }, { hand, stock }],
    }
    const state = position(2, given)
    play(state, '0 buy G5')
    const actions = legalActions(carthage, state, 1)
    expect(hand).toHaveLength(50)
    expect(actions.length).toBeGreaterThan(200)
    expect(actions.length).toBeLessThanOrEqual(2000)
    for (const action of actions) expect(carthage.check(state, 1, action)).toBeNull()
  })

  it('CTH-4 turns go clockwise from the start player, one action each', () => {
    const state = fresh(3, 'standard', 5)
    const first = owing(state)
    for (let turn = 0; turn < 4; turn++) {
      const seat = owing(state)
      expect(seat).toBe((first + turn) % 3)
      const action = legalActions(carthage, state, seat).find((a) => a.type === 'take')
      carthage.apply(state, { by: seat, action: action as never }, null)
      settle(state)
    }
  })

  it.each([
    [2, 100, 2, 1],
    [3, 96, 3, 1],
    [4, 92, 4, 0],
  ])(
    'CTH-26 T-14: %i traders who only take make %i takes and %i passes, with %i reshuffles',
    (players, takes, passes, reshuffles) => {
      const state = fresh(players)
      const rng = new SeededRng(2)
      const seen = { took: 0, passed: 0, reshuffled: 0 }
      const emit = (event: { type: string }) => {
        if (event.type in seen) seen[event.type as keyof typeof seen]++
      }
      for (;;) {
        const pending = carthage.pending(state)
        if (pending.by === 'nobody') break
        if (pending.by === 'chance')
          carthage.apply(state, { by: 'chance', outcome: carthage.sample(state, rng) }, emit)
        else {
          const seat = owing(state)
          const action = legalActions(carthage, state, seat).find((a) => a.type === 'take')
          carthage.apply(state, { by: seat, action: action as never }, emit)
        }
      }
      expect(seen).toEqual({ took: takes, passed: passes, reshuffled: reshuffles })
      const result = carthage.result(state)
      expect(result).toMatchObject({
        reason: 'exhausted',
        winners: Array.from({ length: players }, (_, i) => i),
      })
      expect(result?.scores).toEqual(Array(players).fill(0))
    },
  )

  it('CTH-C7 a seat that may touch nothing passes, and the owner of the last card still acts', () => {
    const dry = { pile: { stacked: [], counts: {}, under: [] }, discard: {}, farm: [] }
    const seats = [{ pieceOut: true, hand: ['R5'], tokens: { up: [], used: [] } }, { hand: [] }, { hand: [] }]
    const given = {
      loose: true,
      turn: 2,
      market: [{ card: 'G5', by: 0 }, 'B3'],
      ...dry,
      seats,
    } as unknown as JsonObject
    const state = position(3, given, 'classic')
    play(state, '2 take B3')
    expect(owing(state)).toBe(0)
    const other = position(3, { ...given, turn: 0, market: [{ card: 'G5', by: 1 }, 'B3'] }, 'classic')
    play(other, '0 take B3')
    expect(owing(other)).toBe(1)
  })

  it('CTH-C11 raid, return and end are the same in classic mode', () => {
    const given = {
      market: ['R2'],
      ships: { red: 4, blue: 3 },
      seats: [
        { hand: ['G2'], tokens: { up: [], used: [] } },
        { hand: ['G3'], stock: ['B5'] },
      ],
    }
    const state = position(2, given, 'classic')
    play(state, '0 buy G2')
    expect(owing(state)).toBe(1)
    play(state, '1 protect G3 | keep B5')
    expect(carthage.toJson(state)).toMatchObject({
      ships: { red: 0, blue: 2 },
      seats: [{}, { stored: ['B5'] }],
    })
  })
})

describe('why not?', () => {
  const because = (given: JsonObject, kind: string) => {
    const refusal = carthage.explain(position(2, { loose: true, ...given }), 0, kind)
    return refusal && `${refusal.code} ${refusal.rule}`
  }

  it('CTH-9 CTH-23 too dear with the whole hand', () => {
    const poor = { market: ['R5', 'B5', 'Y5', 'G5'], seats: [{ hand: ['R2'], tokens: { up: [], used: [] } }] }
    expect(because(poor, 'buy')).toBe('tooLittlePaid CTH-9')
    expect(because(poor, 'double')).toBe('doubleTooDear CTH-23')
    expect(because(poor, 'take')).toBeNull()
  })

  it('CTH-22 CTH-C1 the piece is used; another mode has that action', () => {
    const used = { market: ['R2', 'B2'], seats: [{ hand: ['R5', 'R5'], pieceOut: true }] }
    expect(because(used, 'double')).toBe('pieceUsed CTH-22')
    expect(because(used, 'reserve')).toBe('onlyClassic CTH-C1')
    expect(because(used, 'buy')).toBeNull()
  })
})
