import { BrokenRule, legalActions } from '@quayside/rules-kit'
import { type Toy, toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { act, applyOutcome, draw, eventsFor, newTable, openTable, stateAt, viewFor } from '../src/index.ts'
import { accepted, playedTable, refusedWith, secretDraws, toyTable } from './play.ts'

const END = { type: 'end' } as const

describe('act', () => {
  it('takes a legal action and adds one entry with text, events and digest', () => {
    const table = toyTable()
    const seat = table.head.state.turn
    const before = table.log.length
    const action = legalActions(toyGame, table.head.state, seat)[0] as Toy['Action']
    const { entries } = accepted(act(table, { seat, action }))
    expect(table.log).toHaveLength(before + 1)
    expect(entries[0]?.text).toBe(toyGame.format({ by: seat, action }))
    expect(entries[0]?.digest).toBe(toyGame.digest(table.head.state))
  })

  it('refuses by the rules with code and rule, and changes nothing', () => {
    const table = toyTable()
    const { head } = table
    const other = (head.state.turn + 1) % 3
    expect(act(table, { seat: other, action: END })).toEqual({
      kind: 'refused',
      rejection: { code: 'notYourTurn', rule: 'TOY-1' },
    })
    expect(table.head).toBe(head)
  })

  it('refuses an old ask, and a click from before an undo', () => {
    const table = toyTable()
    const seat = table.head.state.turn
    const { ask } = viewFor(table, seat)
    expect(refusedWith(act(table, { seat, action: END, ask: ask - 1 }))).toBe('staleAsk')
    const seen = table.head.seq
    accepted(act(table, { seat, action: END, ask, seen, id: 'a' }))
  })

  it('answers a repeat without applying it twice, also after the game went on', () => {
    const table = toyTable()
    const seat = table.head.state.turn
    const action = { type: 'offer', give: give(table, seat), get: [1, 0, 0] } as const
    const first = accepted(act(table, { seat, action, id: 'one' }))
    const { head } = table
    expect(act(table, { seat, action, id: 'one' })).toEqual({ kind: 'repeat', seq: first.head.seq })
    expect(table.head).toBe(head)
    // Another seat may use the same id.
    const other = (seat + 1) % 3
    accepted(act(table, { seat: other, action: { type: 'answer', accept: false }, id: 'one' }))
  })

  it('leaves the table as it was when the rules throw, and says where', () => {
    const buggy = {
      ...toyGame,
      apply() {
        throw new Error('a bug')
      },
    }
    const table = { ...toyTable(), game: buggy }
    const { head } = table
    const seat = head.state.turn
    const digest = toyGame.digest(head.state)
    expect(() => act(table, { seat, action: END })).toThrow(BrokenRule)
    expect(() => act(table, { seat, action: END })).toThrow(/toy, entry \d+, "\d end": a bug/)
    expect(table.head).toBe(head)
    expect(toyGame.digest(head.state)).toBe(digest)
  })

  it('is over when it is over', () => {
    const table = playedTable(5)
    expect(refusedWith(act(table, { seat: 0, action: END }))).toBe('gameOver')
  })
})

function give(table: ReturnType<typeof toyTable>, seat: number): number[] {
  const hand = table.head.state.hands[seat] ?? []
  const kind = hand.findIndex((many) => many > 0)
  return hand.map((_, k) => (k === kind ? 1 : 0))
}

describe('chance', () => {
  const fresh = () => {
    const table = newTable({ game: toyGame, players: 2, draws: secretDraws(2), wishes: { first: 0 } })
    if ('problem' in table) throw new Error('options')
    return table
  }

  it('takes an outcome from outside only if it can be drawn now', () => {
    const table = fresh()
    expect(refusedWith(applyOutcome(table, { type: 'card', card: 'salt' }))).toBe('impossibleOutcome')
    expect(refusedWith(applyOutcome(table, { type: 'roll', pips: 7 }))).toBe('impossibleOutcome')
    accepted(applyOutcome(table, { type: 'roll', pips: 5 }))
    expect(refusedWith(applyOutcome(table, { type: 'roll', pips: 5 }))).toBe('noChancePending')
    expect(refusedWith(draw(table, secretDraws(2)))).toBe('noChancePending')
  })

  it('draws what a stacked deck holds', () => {
    const { options, setup } = fresh()
    const counts = setup.deck.counts.map((many, k) => (k === 2 ? many - 1 : many))
    const stacked = { ...setup, deck: { stacked: ['silk' as const], counts } }
    const table = openTable({ game: toyGame, options, players: 2, setup: stacked })
    applyOutcome(table, { type: 'roll', pips: 1 })
    expect(toyGame.outcomes(table.head.state)).toHaveLength(1)
    accepted(draw(table, secretDraws(2)))
    expect(table.log.at(-1)?.text).toBe('* card silk')
  })
})

describe('what a viewer is sent', () => {
  const table = playedTable(11)

  it('has every entry once, from where the viewer left off', () => {
    const all = eventsFor(table, 0, 0)
    expect(all.map((entry) => entry.seq)).toEqual(table.log.map((entry) => entry.seq))
    expect(eventsFor(table, 0, 10)).toEqual(all.slice(10))
  })

  it('hides draws, thefts and secret choices from those who may not see them', () => {
    const hidden = eventsFor(table, 'watcher', 0).filter(({ text }) => text.endsWith('?'))
    expect(hidden.length).toBeGreaterThan(5)
    for (const { events } of hidden) expect(JSON.stringify(events)).not.toMatch(/"card":"/)
  })

  it('can be looked at after any move', () => {
    for (let count = 0; count < 30; count++) {
      const state = stateAt(table, count)
      expect(toyGame.broken(state)).toBeNull()
    }
  })
})
