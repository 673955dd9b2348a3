import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cartagena } from '@quayside/cartagena'
import { SeededRng } from '@quayside/rules-kit'
import { readScenario, scenarioState } from '@quayside/scenario'
import { describe, expect, it } from 'vitest'
import { BASE, facts, fresh, legal, play, position, type State, seen, settle } from './table.ts'

const MAGIC = { ...BASE, magic: true }
const known = (state: State, seat: number) => cartagena.known(state, seat).own

/** The same question in many imagined worlds. */
function inWorlds<T>(state: State, seat: number, look: (world: State) => T): Set<T> {
  const view = cartagena.view(state, seat)
  return new Set(Array.from({ length: 30 }, (_, seed) => look(cartagena.imagine(view, new SeededRng(seed)))))
}

describe('who sees what', () => {
  it('CTG-5 hands and deck are hidden, everything else is open', () => {
    const state = fresh(3)
    const { seats, deck, discard } = cartagena.view(state, 0).shown
    expect(seats.map((seat) => seat.hand?.length ?? null)).toEqual([6, null, null])
    expect(seats.map((seat) => seat.handSize)).toEqual([6, 6, 6])
    expect(deck).toEqual({ stacked: 0, mixed: 84, under: 0 })
    expect(discard).toEqual({})
    expect(cartagena.view(state, 'watcher').known).toBeNull()
  })

  it('CTG-5 a drawn card is seen by whoever draws it', () => {
    const given = { seats: [{ pirates: [12] }, { pirates: [9] }] }
    const drew = (viewer: number) => {
      const state = play(position(given), '0 backward 12')
      return seen(state, '* draw G', viewer)[0]
    }
    expect(drew(0)).toMatchObject({ type: 'drew', seat: 0, card: 'G' })
    expect(drew(1)).toMatchObject({ type: 'drew', seat: 0, card: null })
  })

  it('CTG-B15 gun: only the player sees the hand, both know the card taken', () => {
    const given = { seats: [{ hand: ['G'] }, { hand: ['R', 'R', 'H'] }] }
    const state = position(given, MAGIC)
    play(state, '0 gun G 1')
    expect(cartagena.view(state, 0).shown.seats[1]?.hand).toEqual(['R', 'R', 'H'])
    expect(cartagena.view(state, 2).shown.seats[1]?.hand).toBeNull()
    const parties = [0, 1, 2].map((viewer) => seen(cartagena.clone(state), '0 take H', viewer)[0])
    expect(parties.map((event) => (event?.type === 'taken' ? event.card : '?'))).toEqual(['H', 'H', null])
    play(state, '0 take H')
    settle(state)
    expect(known(state, 0)?.hands[1]).toEqual(['R', 'R'])
    expect(known(state, 1)?.hands[0]).toEqual(['H'])
    expect(known(state, 2)?.hands[0]).toEqual([])
    const rums = inWorlds(
      state,
      0,
      (world) => (facts(world).seats[1]?.hand ?? []).filter((card) => card === 'R').length >= 2,
    )
    expect([...rums]).toEqual([true])
  })

  it('CTG-B15 a card seen and then played is no longer proven', () => {
    const state = position({ seats: [{ hand: ['G'] }, { hand: ['R', 'H'] }, {}, {}] }, MAGIC)
    settle(play(state, '0 gun G 1', '0 take H'))
    play(state, '0 endTurn', '1 forward R prison')
    expect(known(state, 0)?.hands[1]).toEqual([])
  })

  it("CTG-B15 somebody else's gun blurs what was known", () => {
    const state = position({ seats: [{ hand: ['G'] }, { hand: ['R', 'H'] }, { hand: ['G'] }] }, MAGIC, 3)
    settle(play(state, '0 gun G 1', '0 take H'))
    play(state, '0 endTurn')
    settle(play(state, '1 rum R'))
    play(state, `1 share ${(cartagena.view(state, 1).shown.look ?? []).slice(0, 2).join(' ')}`, '1 endTurn')
    const before = known(state, 1)?.hands[2]
    expect(before).toHaveLength(1)
    settle(play(state, '2 gun G 0', `2 take ${facts(state).seats[0]?.hand?.[0]}`))
    expect(known(state, 1)?.hands[0]).toEqual([])
    expect(known(state, 2)?.hands[0]?.length).toBe((facts(state).seats[0]?.handSize ?? 0) - 1)
  })

  it('CTG-B15 rum: the giver knows what each one got', () => {
    const given = { loose: true, deck: ['G', 'L', 'H', 'C', 'P'], seats: [{ hand: ['R'] }, {}, {}] }
    const state = settle(play(position(given, MAGIC, 3), '0 rum R'))
    expect(cartagena.view(state, 1).shown).toMatchObject({ look: null, lookSize: 4 })
    play(state, '0 share G C')
    expect(known(state, 0)?.hands).toEqual([[], ['G'], ['C']])
    expect(known(state, 1)?.hands).toEqual([[], [], []])
  })

  it('CTG-B15 lantern: only the player knows the order put back, and who draws it', () => {
    const given = { seats: [{ hand: ['L'] }, { pirates: [12] }, { pirates: [9] }] }
    const state = settle(play(position(given, MAGIC, 3), '0 lantern L'))
    const [card = '', ...top] = cartagena.view(state, 0).shown.look ?? []
    play(state, `0 keep ${card} ${top.join(' ')}`, '0 endTurn')
    expect(known(state, 0)?.top).toEqual(top)
    expect(known(state, 1)?.top).toEqual([null, null, null])
    expect([...inWorlds(state, 0, (world) => world.deck.stacked.join())]).toHaveLength(1)
    expect(inWorlds(state, 1, (world) => world.deck.stacked.join()).size).toBeGreaterThan(1)
    settle(play(state, '1 backward 12'))
    expect(known(state, 0)?.hands[1]).toEqual(top.slice(0, 1))
    expect(known(state, 2)?.hands[1]).toEqual([])
  })

  it('memory is kept out of the digest and can be forgotten', () => {
    const state = settle(play(position({ seats: [{ hand: ['L'] }] }, MAGIC), '0 lantern L'))
    const copy = cartagena.clone(state)
    cartagena.forget(copy)
    expect(cartagena.digest(copy)).toBe(cartagena.digest(state))
    expect(known(copy, 0)?.hands.flat()).toEqual([])
  })
})

describe('positions of scenarios', () => {
  const folder = join(import.meta.dirname, '../../scenarios')

  it.each(readdirSync(folder))('%s can be imagined by every seat, loose or not', (name) => {
    const scenario = readScenario(readFileSync(join(folder, name), 'utf8'))
    if ('problem' in scenario) throw new Error(scenario.problem)
    const begun = scenarioState(cartagena, scenario)
    if ('problem' in begun) throw new Error(begun.problem)
    for (let seat = 0; seat < scenario.players; seat++) {
      const world = cartagena.imagine(cartagena.view(begun.state, seat), new SeededRng(seat))
      expect(legal(world, seat)).toEqual(legal(begun.state, seat))
      expect(cartagena.view(world, seat)).toEqual(cartagena.view(begun.state, seat))
    }
  })
})

describe('hostile input', () => {
  it.each<[unknown]>([
    [null],
    [[]],
    [{ type: 'forward' }],
    [{ type: 'forward', card: 'X', from: 3 }],
    [{ type: 'forward', card: 'G', from: 0 }],
    [{ type: 'forward', card: 'G', from: 49 }],
    [{ type: 'forward', card: 'G', from: '__proto__' }],
    [{ type: 'forward', card: 'G', from: 3, more: 1 }],
    [{ type: 'gun', card: 'R', target: 1 }],
    [{ type: 'gun', card: 'G', target: 9 }],
    [{ type: 'parrot', cards: ['P'], as: 'G', from: 3 }],
    [{ type: 'parrot', cards: ['P', 'G'], as: 'G', from: 3 }],
    [{ type: 'keep', card: 'G', top: ['G', 'G', 'G', 'G'] }],
    [{ type: 'discard', cards: Array(103).fill('G') }],
    [{ type: 'toString' }],
    [{ type: 'draw', card: 'G' }],
  ])('%j is no action', (json) => {
    expect(cartagena.readAction(json)).toHaveProperty('problem')
  })

  it.each([
    '0 forward',
    '0 forward G',
    '0 forward G 3 4',
    '0 parrot P P G 3',
    '0 pair H 3',
    '0 pair H P P as 3',
    '0 morgan x 3',
    '0 fly',
    '* draw X',
    '* token 4',
    '9 x',
    '',
  ])('"%s" does not read', (text) => {
    expect(cartagena.parse(text)).toBeNull()
  })

  it.each<[string, object]>([
    ['an unknown key', { sails: 3 }],
    ['a place that does not exist', { seats: [{ pirates: [37] }] }],
    ['too many pirates', { seats: [{ pirates: [1, 2, 3, 4, 5, 6, 7] }] }],
    ['a card that does not exist', { seats: [{ hand: ['X'] }] }],
    ['too many of a card', { seats: [{ hand: Array(18).fill('G') }] }],
    ['a board twice', { boards: ['T1F', 'T1F', 'T2F', 'T3F', 'T4F', 'T5F'] }],
    ['a memory', { memory: null }],
    ['a seat that is not there', { turn: 4 }],
    ['discards that do not exist', { discard: ['X'] }],
    ['a deck that does not read', { loose: true, deck: 5 }],
    ['a phase nobody knows', { phase: { type: 'dance' } }],
    ['too many actions', { actionsLeft: 9 }],
    ['boards of another game', { boards: [null, 1, 'Z', 'T1F', 'T2F', 'T3F'] }],
  ])('a position with %s is refused', (_name, given) => {
    expect(() => position(given as never)).toThrow()
  })
})
