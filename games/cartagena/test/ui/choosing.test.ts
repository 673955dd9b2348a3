// What a player can point at: proposals, ghosts, both orders of choosing, and every legal action within reach.
import { playGame } from '@quayside/arena'
import { legalActions, type OptionValues, type Seat, SeededRng } from '@quayside/rules-kit'
import { act, newTable, settle, streamSource } from '@quayside/table'
import { describe, expect, it } from 'vitest'
import { heuristic } from '../../src/bot/heuristic.ts'
import { foresee } from '../../src/foresight.ts'
import { cartagena } from '../../src/inspectable.ts'
import type { Action, Cartagena, Place } from '../../src/types.ts'
import { tapped } from '../../src/ui/ChoiceDock.tsx'
import { ghostsOf, isSame } from '../../src/ui/ghosts.ts'
import { byNeed, propose, proposeDiscard } from '../../src/ui/proposal.ts'
import {
  firstSelection,
  type Moment,
  meaningsAt,
  withCard,
  withPirate,
  withPlace,
  withPower,
} from '../../src/ui/turn.ts'
import { position } from '../rules/table.ts'

type State = Cartagena['State']

function momentOf(state: State, seat: Seat): Moment {
  const { shown } = cartagena.view(state, seat)
  return { shown, seat, legal: legalActions(cartagena, state, seat), sees: foresee(shown, seat) }
}

/** Green to move in the first example of the rules: 11 and 15 are taken, so rum leaps from 7 to 21. */
const example = position({
  turn: 1,
  seats: [
    { colour: 'red', pirates: [11, 13, 33, 'ship', 'ship', 'prison'], hand: ['L'] },
    { colour: 'green', pirates: [7, 19, 'prison', 'prison', 'prison', 'prison'], hand: ['R', 'H'] },
    { colour: 'yellow', pirates: [1, 9, 15, 24, 36, 'prison'], hand: [] },
    { colour: 'blue', pirates: [9, 14, 19, 26, 'ship', 'prison'], hand: [] },
  ],
} as never)

describe('the first example of the rules', () => {
  const moment = momentOf(example, 1)
  const first = firstSelection(moment)

  it('shows every landing of a pirate, and what falling back draws', () => {
    const selection = withPirate(moment, first, 7, 1)
    const ghosts = ghostsOf(moment.legal, selection.action, selection.lead, 1, moment.sees)
    expect(ghosts.map(({ to, cards }) => [to, cards])).toEqual(
      expect.arrayContaining([
        [21, 0],
        [28, 0],
        [1, 1],
      ]),
    )
  })

  it('shows every landing of a card', () => {
    const selection = withCard(moment, first, false, 'R')
    const ghosts = ghostsOf(moment.legal, selection.action, selection.lead, 1, moment.sees)
    expect(selection.lead).toBe('card')
    expect(ghosts.map(({ to }) => to).sort()).toEqual([2, 21])
  })

  it('takes card and pirate in either order', () => {
    const cardFirst = withPirate(moment, withCard(moment, first, false, 'R'), 7, 1)
    const pirateFirst = withCard(moment, withPirate(moment, first, 7, 1), true, 'R')
    const wanted: Action = { type: 'forward', card: 'R', from: 7 }
    expect(cardFirst.action).toEqual(wanted)
    expect(pirateFirst.action).toEqual(wanted)
  })

  it('tells the way: which spaces are passed', () => {
    expect(moment.sees.moved({ type: 'forward', card: 'R', from: 7 })).toMatchObject({
      to: 21,
      jumped: [11, 15],
    })
    expect(moment.sees.moved({ type: 'backward', from: 19 })).toMatchObject({ to: 15, cards: 1 })
  })

  it('a tap on a landing lands there, the next tap takes who stands there', () => {
    const selection = withPirate(moment, first, 19, 1)
    const ghosts = ghostsOf(moment.legal, selection.action, selection.lead, 1, moment.sees)
    expect(meaningsAt(moment, ghosts, null, 7).length).toBe(1)
    const landed = withPlace(moment, selection, ghosts, 15)
    expect(landed.action).toEqual({ type: 'backward', from: 19 })
    expect(withPlace(moment, landed, ghosts, 7).action).toMatchObject({ from: 7 })
  })
})

/** What a player does to get there, step by step; null when a button of its own does it. */
function reached(moment: Moment, action: Action): Action | null {
  const { seat } = moment
  const selection = firstSelection(moment)
  switch (action.type) {
    case 'forward':
      return withCard(moment, withPirate(moment, selection, action.from, seat), true, action.card).action
    case 'backward': {
      // The button beside the filled one falls back with the pirate that was chosen.
      const chosen = withPirate(moment, selection, action.from, seat).action
      return { type: 'backward', from: (chosen as { from: Place }).from }
    }
    case 'morgan':
      return withPirate(moment, selection, action.from, action.seat).action
    case 'gun':
    case 'rum':
    case 'lantern':
    case 'chest': {
      const { action: found } = withPower(
        moment,
        withCard(moment, selection, false, action.card),
        action.type,
      )
      return found && ({ ...found, ...without(action, 'card') } as Action)
    }
    case 'parrot': {
      const { action: found } = withPower(
        moment,
        withCard(moment, selection, false, action.cards[0] ?? ''),
        'parrot',
      )
      return found && ({ ...found, ...without(action, 'type') } as Action)
    }
    case 'pair': {
      const { action: found } = withPower(moment, withCard(moment, selection, false, action.hook), 'pair')
      return (
        found && ({ type: 'pair', hook: (found as typeof action).hook, ...without(action, 'hook') } as Action)
      )
    }
    default:
      return action
  }
}

function without(action: object, name: string): object {
  return Object.fromEntries(Object.entries(action).filter(([key]) => key !== name))
}

const games: (readonly [number, OptionValues])[] = [
  [2, {}],
  [5, { boards: 8 }],
  [3, { drawRule: 'morgan', boards: 4 }],
  [4, { layout: 'tortuga', drawRule: 'both', magic: true }],
  [3, { layout: 'story', boards: '3+4', outlaws: true }],
  [4, { layout: 'story', boards: '4+4', drawRule: 'both', magic: true, outlaws: true, piratesPerPlayer: 5 }],
]

describe.each(games)('a game for %i with %o', (players, given) => {
  it('every legal action of a turn is within reach, and shown as it will happen', () => {
    const options = cartagena.resolveOptions(players, { ...given, roundCap: 30 })
    if ('problem' in options) throw new Error(JSON.stringify(options))
    const ranks = Array.from({ length: players }, () => 'random' as const)
    let seen = 0
    playGame<Cartagena>(
      { game: cartagena, heuristic, options, players, ranks, seed: 21 },
      0,
      (_move, state) => {
        const pending = cartagena.pending(state)
        if (pending.by !== 'seats' || state.phase !== 'turn' || seen++ > 120) return
        const moment = momentOf(state, pending.owe[0] as Seat)
        for (const action of moment.legal) {
          expect(isSame(reached(moment, action), action), JSON.stringify(action)).toBe(true)
          expectTrue(state, moment, action)
        }
      },
    )
    expect(seen).toBeGreaterThan(40)
  })
})

/** What was foreseen is what the rules then tell. */
function expectTrue(state: State, { sees, seat }: Moment, action: Action): void {
  const foreseen = sees.moved(action)
  if (!foreseen || usesDark(action)) return
  const after = cartagena.clone(state)
  const told: unknown[] = []
  cartagena.apply(after, { by: seat, action }, (event) => {
    if (event.type === 'moved') told.push(event)
  })
  expect(told).toEqual([foreseen])
}

const usesDark = (action: Action) => JSON.stringify(action).includes('d"')

describe('the choice of cards', () => {
  it('discards what is held most often, dark cards last', () => {
    expect(proposeDiscard(['G', 'G', 'G', 'R', 'Rd'], 2)).toEqual(['G', 'G'])
    expect(proposeDiscard(['G', 'Rd'], 1)).toEqual(['G'])
  })

  it('a tap lets one more go and keeps the number due', () => {
    expect(tapped(['G', 'G'], 'R', 1, 2)).toEqual(['G', 'R'])
    expect(tapped(['G', 'R'], 'R', 1, 2)).toEqual(['G'])
    expect(tapped([], 'C', 3, 2)).toEqual(['C'])
  })

  it('keeps what the hand lacks', () => {
    expect(byNeed(['G', 'R', 'L'], ['G', 'G', 'R'])).toEqual(['L', 'R', 'G'])
  })
})

/** Everybody takes whatever is proposed; how many choices that makes. */
function takeProposals(players: number, options: OptionValues, seed: number): number {
  const rng = new SeededRng(seed)
  const draws = streamSource(rng)
  const table = newTable({ game: cartagena, players, options, draws, keepsDigests: false })
  if ('problem' in table) throw new Error(table.problem.code)
  for (let choices = 0; choices < 600; choices++) {
    settle(table, draws)
    const { state } = table.head
    const pending = cartagena.pending(state)
    if (pending.by !== 'seats') return choices
    const seat = pending.owe[0] as Seat
    const { legal, sees, shown } = momentOf(state, seat)
    const action = propose(legal, sees, shown.seats[seat]?.hand?.length ?? 0) ?? legal[0]
    if (action) act(table, { seat, action })
  }
  throw new Error(`still going on: ${players} players, seed ${seed}`)
}

describe('whoever takes every proposal', () => {
  it.each([2, 3, 5])('comes to an end with %i players, also with Morgan and on Tortuga', (players) => {
    for (let seed = 1; seed <= 8; seed++) {
      for (const options of [{}, { drawRule: 'both' }, { layout: 'tortuga' }])
        expect(takeProposals(players, options, seed)).toBeGreaterThan(50)
    }
  })
})
