import { cartagena } from '@quayside/cartagena'
import { describe, expect, it } from 'vitest'
import { BASE, facts, fresh, handSize, legal, pirates, play, position, STORY, settle, why } from './table.ts'

const MAGIC = { ...BASE, magic: true }
const STORY_MAGIC = { ...STORY, magic: true }
const P = 'prison'

describe('Black Magic Woman', () => {
  it.each([4, 6, 8])(
    'CTG-B1 with %i boards as many tokens lie on chests, the others in the box',
    (boards) => {
      const state = fresh(3, { boards, magic: true })
      expect(facts(state).tokens).toHaveLength(boards)
      expect(cartagena.questions.tokensInBox?.(state, {})).toBe(8 - boards)
      expect(facts(state).faces).toEqual({ 1: 2, 2: 2, 3: 2, blank: 1, snake: 1 })
    },
  )

  it('CTG-B2 powers exist in magic games only, and a card played forward has none', () => {
    const given = { seats: [{ hand: ['G', 'R', 'L', 'C'], pirates: [17] }] }
    for (const power of ['gun G 1', 'rum R', 'lantern L', 'chest C 17'])
      expect(why(position(given), `0 ${power}`)).toBe('noMagic CTG-B2')
    expect(why(position({ seats: [{ hand: [] }] }, MAGIC), '0 rum R')).toBe('notInHand CTG-B2')
    const state = play(position(given, MAGIC), '0 forward L prison')
    expect(facts(state).phase).toEqual({ type: 'turn' })
  })

  it('CTG-B4 CTG-B7 CTG-B8 CTG-B10 why a power cannot be used', () => {
    const because = (hand: string[], kind: string, partial = {}) => {
      const state = position({ seats: [{ hand, pirates: [17, 9] }, ...Array(3).fill({ hand: [] })] }, MAGIC)
      const refusal = cartagena.explain(state, 0, kind, partial)
      return refusal && `${refusal.code} ${refusal.rule}`
    }
    expect(because(['G'], 'gun', { card: 'G' })).toBe('emptyHand CTG-B4')
    expect(because([], 'rum')).toBe('notInHand CTG-B2')
    expect(because(['P', 'G'], 'parrot')).toBe('needsTwoParrots CTG-B7')
    expect(because(['H', 'G'], 'pair', { hook: 'H' })).toBe('needsTwoPirates CTG-B8')
    expect(because(['C'], 'chest', { card: 'C', from: 9 })).toMatch(/^no(Token|PirateThere) CTG-B10$/)
    expect(because(['L'], 'lantern')).toBeNull()
  })

  it('CTG-B3 three powers in a turn', () => {
    const state = position({ seats: [{ hand: ['L', 'L', 'L'] }] }, MAGIC)
    for (let i = 0; i < 3; i++) {
      settle(play(state, '0 lantern L'))
      play(state, `0 ${legal(state, 0)[0]}`)
    }
    expect(facts(state).turn).toBe(1)
  })

  it('CTG-B4 a gun without any hand to look at is no power', () => {
    const empty = { hand: [] }
    const state = position({ loose: true, seats: [{ hand: ['G'] }, empty, empty, empty] }, MAGIC)
    expect(legal(state, 0, 'gun')).toEqual([])
    expect(legal(state, 0, 'forward')).toEqual(['forward G prison'])
  })

  it('CTG-B5 with too few cards two are kept first, and the rest goes round', () => {
    const seats = [{ hand: ['R'] }, { hand: [] }, { hand: [] }, { hand: [] }]
    const state = settle(
      play(position({ loose: true, deck: ['G', 'L'], discard: {}, seats }, MAGIC), '0 rum R'),
    )
    // The rum itself is shuffled in again.
    expect(facts(state)).toMatchObject({ lookSize: 3, phase: { type: 'share' } })
    expect(legal(state, 0)).toEqual(['share G', 'share R', 'share L'])
    play(state, '0 share R')
    expect(facts(state).seats.map((seat) => seat.handSize)).toEqual([2, 1, 0, 0])
  })

  it('CTG-B6 with fewer than four cards the lantern looks at what there is', () => {
    const seats = [{ hand: ['L'] }, { hand: [] }, { hand: [] }, { hand: [] }]
    const state = settle(play(position({ loose: true, deck: [], discard: {}, seats }, MAGIC), '0 lantern L'))
    expect(legal(state, 0)).toEqual(['keep L'])
    expect(why(state, '0 keep L L')).toBe('badShare CTG-B6')
    play(state, '0 keep L')
    expect(handSize(state, 0)).toBe(1)
  })

  it('CTG-B7 one parrot is no wild card, two are, also from the start', () => {
    const one = position({ seats: [{ hand: ['P'] }] }, MAGIC)
    expect(why(one, '0 parrot P P as G prison')).toBe('needsTwoParrots CTG-B7')
    const two = play(position({ seats: [{ hand: ['P', 'P'] }] }, MAGIC), '0 parrot P P as H prison')
    expect(pirates(two, 0)).toEqual([P, P, P, P, P, 1])
    expect(facts(two)).toMatchObject({ actionsLeft: 2, discard: { P: 2 } })
  })

  it('CTG-B7 parrots and the board they cannot reach: the ship is away', () => {
    const given = { ship: 'tortuga', seats: [{ pirates: [18], hand: ['P', 'P'] }] }
    expect(why(position(given, STORY_MAGIC), '0 parrot P P as G 18')).toBe('shipAway CTG-W3')
  })

  it('CTG-B8 two own pirates of one space: of three, two move', () => {
    const state = position({ seats: [{ pirates: [15, 15, 15], hand: ['H', 'G'] }] }, MAGIC)
    play(state, '0 pair H G 15')
    expect(pirates(state, 0)).toEqual([P, P, P, 15, 16, 16])
    const mixed = position({ seats: [{ pirates: [15], hand: ['H', 'G'] }, { pirates: [15] }] }, MAGIC)
    expect(why(mixed, '0 pair H G 15')).toBe('needsTwoPirates CTG-B8')
    expect(why(mixed, '0 pair H H 15')).toBe('notInHand CTG-B8')
    expect(why(mixed, '0 pair H P P 15')).toBe('needsTwoParrots CTG-B7')
    expect(why(mixed, '0 pair Hd G 15')).toBe('notInHand CTG-B8')
  })

  it('CTG-B9 not from prison; ship away', () => {
    const state = position({ seats: [{ hand: ['H', 'G'] }] }, MAGIC)
    expect(why(state, '0 pair H G prison')).toBe('notOnSpace CTG-B9')
    const given = { ship: 'tortuga', seats: [{ pirates: [18, 18], hand: ['H', 'G'] }] }
    expect(why(position(given, STORY_MAGIC), '0 pair H G 18')).toBe('shipAway CTG-B9')
  })

  it('CTG-B9, CTG-50 a pair may bring the last two home', () => {
    const home = ['ship', 'ship', 'ship', 'ship']
    const state = position({ seats: [{ pirates: [...home, 36, 36], hand: ['H', 'G'] }] }, MAGIC)
    expect(cartagena.result(play(state, '0 pair H G 36'))?.winners).toEqual([0])
  })

  it('CTG-B10 standing on a chest gives nothing; the player chooses which to open', () => {
    const state = position({ seats: [{ pirates: [8, 17, 20], hand: ['C'] }] }, MAGIC)
    expect(legal(state, 0, 'chest')).toEqual(['chest C 8', 'chest C 17', 'chest C 20'])
    expect(why(state, '0 chest C 4')).toBe('noPirateThere CTG-B10')
    expect(why(position({ seats: [{ pirates: [9], hand: ['C'] }] }, MAGIC), '0 chest C 9')).toBe(
      'noToken CTG-B10',
    )
  })

  it('CTG-B11 an opened token is out until the next snake', () => {
    const state = position({ seats: [{ pirates: [8, 17], hand: ['C', 'C'] }] }, MAGIC)
    play(state, '0 chest C 8', '* token 1')
    settle(state)
    expect(facts(state)).toMatchObject({ tokens: [4, 17, 20, 30, 35], faces: { 1: 1 } })
    play(state, '0 chest C 17', '* token snake')
    expect(facts(state)).toMatchObject({ tokens: [4, 8, 17, 20, 30, 35], faces: { 1: 2, snake: 1 } })
  })

  it('CTG-B12 only the pirate that opened it flees, and tokens come back under others', () => {
    const state = position({ seats: [{ pirates: [20], hand: ['C'] }, { pirates: [20] }] }, MAGIC)
    play(state, '0 chest C 20', '* token snake')
    expect(pirates(state, 0)).toEqual([P, P, P, P, P, 15])
    expect(pirates(state, 1)).toEqual([P, P, P, P, P, 20])
    expect(facts(state).tokens).toContain(20)
  })

  it('CTG-B13 from the island to the ship; it stays if the ship is away or full', () => {
    const flee = (ship: string, more: string[]) => {
      const given = { ship, seats: [{ pirates: [24, ...more], hand: ['C'] }, { pirates: [22] }] }
      return pirates(play(position(given, STORY_MAGIC), '0 chest C 24', '* token snake'), 0)
    }
    expect(flee('tortuga', [])).toEqual([P, P, P, P, P, 'ship'])
    expect(flee('cartagena', [])).toEqual([P, P, P, P, P, 24])
    expect(flee('tortuga', ['ship', 'ship', 'ship'])).toEqual([P, P, 24, 'ship', 'ship', 'ship'])
  })

  it('CTG-B14 the snake works in Morgan games', () => {
    const state = position(
      { seats: [{ pirates: [4], hand: ['C'] }, { pirates: [2] }] },
      { ...MAGIC, drawRule: 'morgan' },
    )
    play(state, '0 chest C 4', '* token snake')
    expect(pirates(state, 0)).toEqual([P, P, P, P, P, P])
  })
})
