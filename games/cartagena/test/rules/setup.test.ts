import { cartagena } from '@quayside/cartagena'
import { type OptionValues, SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { everyCombination } from '../every-combination.ts'
import { facts, fresh, handSize, legal, optionsOf, pirates, play, position, settle } from './table.ts'

const ask = (state: ReturnType<typeof fresh>, name: string, args = {}) =>
  cartagena.questions[name]?.(state, args)

describe('set-up', () => {
  it('CTG-1 boards are drawn, ordered and turned by chance, each at most once', () => {
    const all = Array.from({ length: 40 }, (_, seed) => facts(fresh(3, {}, seed)).boards)
    for (const boards of all) {
      expect(boards).toHaveLength(6)
      expect(new Set(boards.map((name) => name[1])).size).toBe(6)
      expect(boards.every((name) => name[0] === 'T')).toBe(true)
    }
    expect(new Set(all.map((boards) => boards.join())).size).toBe(40)
    expect(new Set(all.flat().map((name) => name.slice(1))).size).toBe(16)
  })

  it('CTG-1 every symbol stands once on each board', () => {
    const state = fresh(2)
    for (const symbol of 'GRLPHC') {
      const spaces = ask(state, 'spaces', { symbol }) as number[]
      expect(spaces.map((space) => Math.floor((space - 1) / 6))).toEqual([0, 1, 2, 3, 4, 5])
    }
  })

  it.each([2, 3, 4, 5])(
    'CTG-2, CTG-3, CTG-6 %i players have six pirates on the start and six cards each',
    (players) => {
      const state = fresh(players)
      for (let seat = 0; seat < players; seat++) {
        expect(pirates(state, seat)).toEqual(Array(6).fill('prison'))
        expect(handSize(state, seat)).toBe(6)
      }
      expect(ask(state, 'deckSize')).toBe(102 - 6 * players)
    },
  )

  it('CTG-3 cards are dealt one at a time from the start player', () => {
    const options = optionsOf({})
    const dealt = (first: number) =>
      cartagena.drawSetup(options, 4, new SeededRng(3), {
        first,
        colours: ['red', 'green', 'yellow', 'blue'],
      })
    const [a, b] = [dealt(0), dealt(1)]
    expect([b.hands[1], b.hands[2], b.hands[3], b.hands[0]]).toEqual(a.hands)
  })

  it('CTG-4 the start player begins and play goes clockwise', () => {
    const state = position({ turn: 3 })
    play(state, `3 ${legal(state, 3, 'forward')[0]}`, '3 endTurn')
    expect(facts(state).turn).toBe(0)
  })

  it('CTG-7 the discards are shuffled only when a card is needed', () => {
    const given = {
      loose: true,
      deck: ['G'],
      discard: ['R', 'R'],
      seats: [{ pirates: [12, 13], hand: [] }, { pirates: [9] }, { hand: [] }, { hand: [] }],
    }
    const state = settle(play(position(given), '0 backward 12'))
    expect(ask(state, 'deckSize')).toBe(0)
    expect(ask(state, 'discardSize')).toBe(2)
    settle(play(state, '0 backward 13'))
    expect(ask(state, 'discardSize')).toBe(0)
  })

  it('CTG-7 giving up the turn with no card anywhere draws none and passes', () => {
    const empty = { hand: [], pirates: [] }
    const state = position({ loose: true, deck: [], discard: {}, seats: [empty, empty, empty, empty] })
    play(state, '0 skipDraw')
    expect(facts(state).turn).toBe(1)
    expect(handSize(state, 0)).toBe(0)
  })

  it.each([4, 5, 6, 7, 8])('CTG-L1 %i boards make the path in both layouts', (boards) => {
    expect(facts(fresh(2, { boards })).boards).toHaveLength(boards)
    const jungle = facts(fresh(2, { boards, layout: 'tortuga' })).boards
    expect(jungle).toHaveLength(boards)
    expect(jungle.every((name) => name[0] === 'J')).toBe(true)
  })

  it('CTG-L2 with five pirates the fifth one wins', () => {
    const state = position(
      { seats: [{ pirates: ['ship', 'ship', 'ship', 'ship', 36], hand: ['G'] }] },
      { arrangement: 'A-BASE', piratesPerPlayer: 5 },
    )
    expect(cartagena.result(play(state, '0 forward G 36'))?.winners).toEqual([0])
  })

  it('CTG-T1, CTG-T2, CTG-T3 Tortuga runs from the wreck to the cove, and back from the cove', () => {
    const tortuga = { layout: 'tortuga' }
    const state = position(
      {
        boards: ['J1F', 'J2F', 'J3F', 'J4F', 'J5F', 'J6F'],
        seats: [{ pirates: ['cove'], hand: ['L'] }, { pirates: [36] }],
      },
      tortuga,
    )
    expect(legal(state, 0)).toEqual(['forward L wreck', 'backward cove'])
    settle(play(state, '0 backward cove'))
    expect(pirates(state, 0)).toEqual(['wreck', 'wreck', 'wreck', 'wreck', 'wreck', 36])
    expect(() => play(state, '0 backward wreck')).toThrow('notFromStart')
    expect(() => play(state, '0 ship')).toThrow('onlyStory')
  })
})

describe('options', () => {
  const problem = (given: OptionValues, players = 4) => {
    const options = cartagena.resolveOptions(players, given)
    return 'problem' in options ? (options.problem as { code: string }).code : null
  }

  it('every combination of layout, draw rule, outlaws and magic is allowed for 2 to 5 players', () => {
    expect(everyCombination()).toHaveLength(144)
    expect(problem({}, 1)).toBe('badPlayers')
    expect(problem({}, 6)).toBe('badPlayers')
  })

  it.each<[OptionValues]>([
    [{ layout: 'story', boards: 6 }],
    [{ layout: 'escape', boards: '3+3' }],
    [{ layout: 'tortuga', boards: '4+4' }],
    [{ arrangement: 'A-BASE', boards: 5 }],
    [{ arrangement: 'A-BASE', layout: 'tortuga' }],
    [{ arrangement: 'A-BASE', layout: 'story' }],
    [{ arrangement: 'A-STORY', layout: 'escape' }],
    [{ arrangement: 'A-STORY', boards: '3+4' }],
    [{ arrangement: 'A-STORY', boards: 6 }],
    [{ morganShipLimitInBase: false, drawRule: 'backward' }],
    [{ morganShipLimitInBase: false, layout: 'tortuga' }],
    [{ morganShipLimitInBase: false, layout: 'story' }],
    [{ shipDepartureNeedsOwnPirate: true, layout: 'escape' }],
    [{ shipDepartureNeedsOwnPirate: true, layout: 'tortuga' }],
    [{ shipDepartureNeedsOwnPirate: true, boards: 7 }],
  ])('%j is refused', (given) => {
    expect(problem(given)).toBe('clash')
  })

  it.each<[OptionValues]>([
    [{ boards: 3 }],
    [{ boards: '2+3' }],
    [{ boards: '5+4' }],
    [{ piratesPerPlayer: 4 }],
    [{ roundCap: -1 }],
    [{ drawRule: 'none' }],
  ])('%j is no value', (given) => {
    expect(problem(given)).toBe('badValue')
  })

  it('what is left out fits what is given', () => {
    expect(optionsOf({ layout: 'story' }).boards).toBe('3+3')
    expect(optionsOf({ boards: '4+3' }).layout).toBe('story')
    expect(optionsOf({ arrangement: 'A-STORY' })).toMatchObject({ layout: 'story', boards: '3+3' })
    expect(optionsOf({ morganShipLimitInBase: false })).toMatchObject({
      layout: 'escape',
      drawRule: 'morgan',
    })
    expect(optionsOf({ shipDepartureNeedsOwnPirate: true }).layout).toBe('story')
    expect(optionsOf({})).toMatchObject({
      layout: 'escape',
      boards: 6,
      piratesPerPlayer: 6,
      drawRule: 'backward',
      roundCap: 0,
    })
  })
})

describe('set-ups from outside', () => {
  const options = optionsOf({})
  const good = cartagena.drawSetup(options, 4, new SeededRng(1))
  const read = (change: object) => cartagena.readSetup(options, 4, { ...good, ...change } as typeof good)

  it('a drawn set-up is taken as it is, and colours and deck may be left out', () => {
    expect(read({})).toEqual(good)
    const { colours: _colours, deck: _deck, ...rest } = good
    expect(cartagena.readSetup(options, 4, rest as typeof good)).toMatchObject({
      colours: ['red', 'green', 'yellow', 'blue'],
      deck: good.deck,
    })
  })

  it.each<[string, object]>([
    ['a seat that is not there', { first: 4 }],
    ['two of a colour', { colours: ['red', 'red', 'green', 'blue'] }],
    ['a board twice', { boards: ['T1F', 'T1R', 'T2F', 'T3F', 'T4F', 'T5F'] }],
    ['too few boards', { boards: ['T1F', 'T2F', 'T3F', 'T4F'] }],
    ['a jungle in the tunnel', { boards: ['J1F', 'T2F', 'T3F', 'T4F', 'T5F', 'T6F'] }],
    ['too few hands', { hands: [[], []] }],
    ['dark cards without outlaws', { hands: [['Gd'], [], [], []] }],
    ['a deck that does not add up', { deck: { G: 1 } }],
  ])('%s is refused', (_name, change) => {
    expect(read(change)).toHaveProperty('problem')
  })
})
