import { playGame } from '@quayside/arena'
import { legalActions, type Seat } from '@quayside/rules-kit'
import { scaled } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { heuristic } from '../src/bot/heuristic.ts'
import { catan } from '../src/inspectable.ts'
import type { State } from '../src/state.ts'
import type { Action } from '../src/types.ts'
import { play, position, roads } from './support.ts'

type Duty = 'owe' | 'may'

/** What a seat says where everybody's cards are known. */
function said(state: State, seat: Seat, duty: Duty): string {
  const action = heuristic.negotiate?.([state], seat, duty) ?? null
  return action === null ? 'nothing' : catan.format({ by: seat, action })
}

/** Seat 0 lacks an ore for its city; seat 1 has one and lacks a wool for a settlement. */
const table = (given: { readonly rival?: object; readonly ore?: number } = {}) => {
  const { rival = {}, ore = 1 } = given
  return position({
    phase: 'main',
    loose: true,
    seats: [
      { resources: [0, 0, 2, 2, 2], settlements: [10, 40] },
      {
        resources: [1, 1, 0, 1, ore],
        settlements: [24, 26],
        roads: roads('24 30 36'),
        ...rival,
      },
      { resources: [0, 0, 0, 0, 0], settlements: [18, 44] },
      { resources: [0, 0, 0, 0, 0], settlements: [22, 52] },
    ],
  })
}

describe('how bots trade', () => {
  it('an offer brings what a building lacks, for what its partner lacks, to who can meet it', () => {
    expect(said(table(), 0, 'owe')).toMatch(/^0 offer wool:1 for ore:1 to 1$/)
  })

  it('nobody is asked for what nobody has', () => {
    expect(said(table({ ore: 0 }), 0, 'owe')).not.toContain('ore')
  })

  it('who is about to win is neither asked nor answered with yes', () => {
    const strong = { settlements: [24, 12], cities: [0, 2, 49] }
    const offering = table({ rival: { ...strong } })
    expect(said(offering, 0, 'owe')).toBe('nothing')
    const asked = position({
      phase: 'main',
      loose: true,
      seats: [
        { resources: [0, 0, 1, 0, 0], ...strong },
        { resources: [1, 1, 0, 1, 2], settlements: [36], roads: roads('36 41 45') },
      ],
    })
    expect(said(play(asked, '0 offer wool:1 for ore:1 to 1'), 1, 'may')).toBe('1 answer no')
  })

  it('one offer a turn: what was refused is not said again', () => {
    const state = play(table(), '0 offer wool:1 for ore:1 to 1', '1 answer no')
    expect(said(state, 0, 'owe')).toBe('nothing')
  })

  it('an offer that helps is accepted and then settled, one that hurts is declined', () => {
    const good = play(table(), '0 offer wool:1 for ore:1 to 1')
    expect(said(good, 1, 'may')).toBe('1 answer yes')
    expect(said(play(good, '1 answer yes'), 0, 'owe')).toBe('0 settleTrade 1')
    const bad = play(table(), '0 offer wool:1 for brick:1 ore:1 to 1')
    expect(said(bad, 1, 'may')).not.toBe('1 answer yes')
  })

  it('cards are as before after all that was weighed', () => {
    const state = table()
    const before = catan.digest(state)
    said(state, 0, 'owe')
    expect(catan.digest(state)).toBe(before)
  })

  it('in whole games: everything said is legal, offers are few and often accepted, and trades come about', () => {
    const games = scaled(1, 20)
    const many = { turns: 0, offers: 0, put: 0, trades: 0 }
    const options = catan.resolveOptions(4, { roundCap: 500 })
    if ('problem' in options) throw new Error('options do not resolve')
    const ranks = Array<'mate'>(4).fill('mate')
    for (let index = 0; index < games; index++) {
      playGame({ game: catan, heuristic, options, players: 4, ranks, seed: 31 }, index, (move, state) => {
        if (move.by !== 'chance') count(many, state, move.by, move.action)
      })
    }
    expect(many.put / 3 / many.turns).toBeLessThan(1 / 3)
    expect(many.trades / many.offers).toBeGreaterThan(1 / 3)
    expect(many.trades / games).toBeGreaterThan(2)
  })
})

function count(
  many: { turns: number; offers: number; put: number; trades: number },
  state: State,
  by: Seat,
  action: Action,
): void {
  expect(catan.check(state, by, action)).toBeNull()
  if (action.type === 'endTurn') many.turns++
  if (action.type === 'settleTrade') many.trades++
  if (action.type !== 'offer') return
  many.offers++
  many.put += action.to.length
  const total = (cards: readonly number[]) => cards.reduce((sum, card) => sum + card, 0)
  expect(total(action.get)).toBeLessThanOrEqual(total(action.give))
}

describe('what bots weigh', () => {
  it.each([
    ['playKnight', { phase: 'preRoll', cards: [1, 0, 0, 0, 0], resources: [0, 0, 0, 0, 0] }],
    ['playRoads', { phase: 'main', cards: [0, 1, 0, 0, 0], resources: [0, 0, 0, 0, 0] }],
    ['buyCard', { phase: 'main', cards: [0, 0, 0, 0, 0], resources: [0, 0, 1, 1, 1] }],
  ] as const)(
    '%s is no loss in the moment before it brings something',
    (type, { phase, cards, resources }) => {
      const seats = [
        { settlements: [31, 44], roads: [...roads('25 31'), ...roads('44 48')], cards, resources },
      ]
      const state = position({ phase, loose: true, seats })
      const before = heuristic.ownValue(state, 0)
      catan.apply(state, { by: 0, action: { type } }, null)
      expect(heuristic.ownValue(state, 0)).toBeGreaterThanOrEqual(before - 1e-9)
    },
  )

  it('the legal actions, never none of them', () => {
    const options = catan.resolveOptions(4, { roundCap: 500 })
    if ('problem' in options) throw new Error('options do not resolve')
    const ranks = Array<'random'>(4).fill('random')
    let decisions = 0
    playGame({ game: catan, heuristic, options, players: 4, ranks, seed: 32 }, 0, (move, state) => {
      if (move.by === 'chance') return
      decisions++
      const all = legalActions(catan, state, move.by)
      expect(all.length).toBeGreaterThan(0)
      expect(Number.isFinite(heuristic.evaluate(state, move.by))).toBe(true)
    })
    expect(decisions).toBeGreaterThan(100)
  })
})
