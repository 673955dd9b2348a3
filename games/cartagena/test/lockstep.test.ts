import { type Cartagena, cartagena, type Shown } from '@quayside/cartagena'
import { perft, playThrough, randomOptions, scaled } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { slowBackward, slowForward, slowMorgan } from './reference.ts'
import { BASE, position, STORY } from './rules/table.ts'

const GAMES = scaled(20, 500)

describe('the fast rules and the plain ones', () => {
  it(`agree on every pirate of ${GAMES} random games`, { timeout: 900_000 }, () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const players = 2 + (seed % 4)
      const plan = {
        game: cartagena,
        seed,
        positions: 0,
        every: 1,
        mostMoves: 400,
        optionsFor: (many: number, rng: Parameters<typeof randomOptions>[2]) => ({
          ...randomOptions(cartagena, many, rng),
          roundCap: 0,
        }),
      }
      for (const { state, moves } of playThrough(plan, players, seed, [])) {
        if (moves.length % 5 === 0) expect(fast(state)).toEqual(slow(state))
      }
    }
  })
})

type State = Cartagena['State']
const shownOf = (state: State) => cartagena.toJson(state) as unknown as Shown

/** Every pirate with every symbol, back and pushed, by two ways of asking. */
function table(
  state: State,
  ask: (seat: number, from: Shown['seats'][0]['pirates'][0]) => unknown,
): unknown[] {
  return shownOf(state).seats.flatMap((facts, seat) =>
    [...new Set(facts.pirates)].map((from) => [seat, from, ask(seat, from)]),
  )
}

function fast(state: State): unknown[] {
  const asked = (name: string, args: object) => cartagena.questions[name]?.(state, args as never)
  return table(state, (seat, from) => [
    ...[...'GRLPHC'].map((symbol) => asked('forwardTo', { seat, from, symbol })),
    asked('backwardTo', { from }),
    asked('morganTo', { seat, from }),
  ])
}

function slow(state: State): unknown[] {
  const shown = shownOf(state)
  return table(state, (seat, from) => [
    ...[...'GRLPHC'].map((symbol) => slowForward(shown, seat, from, symbol)),
    slowBackward(shown, from),
    slowMorgan(shown, seat, from),
  ])
}

describe('perft: a number that changes when any rule does', () => {
  const counts = (state: State) => [1, 2, 3].map((depth) => perft(cartagena, state, depth))
  const full = ['G', 'R', 'L', 'P', 'P', 'H', 'C']

  it('the opening of the escape', () => {
    expect(counts(position({ seats: [{ hand: full }] }))).toEqual([6, 68, 792])
  })

  it('the whole story with a ship, Morgan and falling back', () => {
    const seats = [
      { hand: ['G', 'L'], pirates: [5, 18, 'ship', 20] },
      { hand: ['R'], pirates: [12, 'ship'] },
    ]
    expect(counts(position({ seats }, { ...STORY, drawRule: 'both' }, 2))).toEqual([14, 131, 1207])
  })

  it('powers, tokens and dark cards', () => {
    const seats = [
      { hand: [...full, 'Gd'], pirates: [15, 15, 17] },
      { hand: [...full, 'Rd'], pirates: [9] },
    ]
    expect(counts(position({ seats }, { ...BASE, magic: true, outlaws: true }, 2))).toEqual([
      58, 1993, 53_707,
    ])
  })
})
