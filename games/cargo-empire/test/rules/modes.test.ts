import { type JsonObject, legalActions, SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { MAPS } from '../../src/content.ts'
import { type CargoEmpire, cargoEmpire } from '../../src/inspectable.ts'
import { objectiveOf } from '../../src/names.ts'
import type { Options } from '../../src/options.ts'
import { countOf } from '../../src/scoring.ts'
import type { State } from '../../src/state.ts'

const BASE: Options = { opponent: 'none', map: 'europe', families: false, tracks: 'base' }

function fresh(players: number, options: Partial<Options> = {}, seed = 1): State {
  const resolved = cargoEmpire.resolveOptions(players, options) as Options
  return cargoEmpire.initialState(
    resolved,
    players,
    cargoEmpire.drawSetup(resolved, players, new SeededRng(seed), { first: 0 }),
  )
}

/** Plays the first legal action, and chance by seed, until the answer is yes. */
function playUntil(
  state: State,
  isThere: (state: State) => boolean,
  hear?: (event: CargoEmpire['Event']) => void,
): State {
  const rng = new SeededRng(4)
  for (let i = 0; i < 3000 && !isThere(state); i++) {
    const pending = cargoEmpire.pending(state)
    if (pending.by === 'nobody') break
    const emit = hear ?? null
    if (pending.by === 'chance')
      cargoEmpire.apply(state, { by: 'chance', outcome: cargoEmpire.sample(state, rng) }, emit)
    else {
      const seat = pending.owe[0] as number
      const action = legalActions(cargoEmpire, state, seat)[0]
      if (action) cargoEmpire.apply(state, { by: seat, action }, emit)
    }
  }
  return state
}

function filled(players: number, given: JsonObject, options: Options = BASE): State {
  const state = cargoEmpire.fill(options, players, { loose: true, only: true, ...given })
  if ('problem' in state) throw new Error(state.problem)
  return state
}

const post = (who: number) => ({ who, vassal: false })

describe('player counts and variants', () => {
  it('CGE-P1 five players see five cards and have three posts a round', () => {
    const state = playUntil(fresh(5), (s) => s.round === 1)
    expect(cargoEmpire.toJson(state)).toMatchObject({ display: { length: 5 } })
    expect(state.fixed.turnsPerRound).toBe(3)
  })

  it('CGE-P2 CGE-P3 slots four and five pay any card, and slot five a step of that marker', () => {
    const state = playUntil(fresh(5), (s) => s.phase === 'orderBonus' && s.turn === 4)
    const seat = state.order[4] as number
    cargoEmpire.apply(state, { by: seat, action: { type: 'gainCard', card: 'ship' } }, null)
    expect(state.hands[seat * 3 + 2]).toBe(2)
    cargoEmpire.apply(state, { by: seat, action: { type: 'step', marker: 'ship', row: 'upper' } }, null)
    expect(state.position[seat * 3 + 2]).toBe(1)
    expect(state.order[3]).toBe(3)
  })

  it('CGE-S1 CGE-S3 CGE-S4 the automatic opponent starts with two posts and takes its slots without a card', () => {
    const taken: unknown[] = []
    const state = playUntil(
      fresh(1),
      (s) => s.round === 2,
      (event) => {
        if (event.type === 'slotTaken' && event.who === 'auto') taken.push(event.card)
      },
    )
    expect(taken).toEqual([null, null])
    expect(state.fixed.auto).toBe(1)
    expect(state.cityCards[1]).not.toBe(0)
    expect(state.autoCity).not.toBe(-1)
  })

  it('CGE-V1 vassals have posts of their own, no markers and no points', () => {
    const state = playUntil(fresh(2, { opponent: 'vassals' }), (s) => s.phase === 'vassal')
    expect([state.postsLeft[6], state.postsLeft[7]]).toEqual([4, 4])
    expect(state.fixed.participants).toBe(2)
  })

  it('CGE-A1 CGE-A2 advanced tracks lay one face of each set, and new bonuses ask which card', () => {
    const state = fresh(3, { tracks: 'advanced' })
    const { faces } = cargoEmpire.toJson(state) as unknown as { faces: string[] }
    expect(faces.map((id) => id[0])).toEqual(['a', 'b', 'c'])
    const asked = filled(
      3,
      {
        faces: ['b01', 'b02', 'c01'],
        phase: 'develop',
        stage: 'cards',
        steps: [1, 1, 0],
        turn: 0,
        from: 'oslo',
        to: 'rome',
      },
      { ...BASE, tracks: 'free' },
    )
    cargoEmpire.apply(asked, { by: 0, action: { type: 'step', marker: 'car', row: 'upper' } }, null)
    expect(asked.choice).toBe('gainCard')
  })

  it('CGE-D5 between the rounds six express tiles are laid anew', () => {
    const laid: unknown[] = []
    playUntil(
      fresh(3, { map: 'dior' }),
      (s) => s.round === 2,
      (event) => {
        if (event.type === 'expressLaid') laid.push(event.space)
      },
    )
    expect(laid).toEqual(['x1', 'x2', 'x3', 'x4', 'x5', 'x6'])
  })
})

describe('turns', () => {
  it('CGE-7 CGE-19 CGE-22 CGE-23 CGE-27 strangers on the way stop nothing; bonuses come step by step; then the next seat', () => {
    const cities = [
      { city: 'warsaw', level: 1, tile: 3, cubes: ['orange', null], posts: [post(0), null] },
      { city: 'riga', level: 1, tile: 17, cubes: [null, null], posts: [post(1), null] },
      { city: 'copenhagen', level: 1, tile: 9, cubes: ['white', 'white'], posts: [null, null] },
    ]
    const state = filled(3, {
      turn: 0,
      order: [0, 1, 2],
      faces: ['a02', 'a03', 'a05'],
      cities,
      display: ['oslo', 'dublin', 'milan', 'rome'],
      participants: [{ hand: { car: 1, train: 0, ship: 1 }, cityCards: [] }],
    } as unknown as JsonObject)
    const play = (text: string) => {
      const move = cargoEmpire.parse(`0 ${text}`)
      if (!move || move.by === 'chance') throw new Error(text)
      expect(cargoEmpire.check(state, move.by, move.action)).toBeNull()
      cargoEmpire.apply(state, move, null)
    }
    play('deliver warsaw copenhagen orange upper 1C 1S')
    play('step ship upper')
    expect(state.hands[2]).toBe(1)
    play('step ship')
    expect(cargoEmpire.pending(state).by).toBe('chance')
    const [kept, rejected] = [0, 1].map(() => {
      const { outcome } = cargoEmpire.outcomes(state)[0] as { outcome: { type: 'objective'; card: string } }
      cargoEmpire.apply(state, { by: 'chance', outcome }, null)
      return outcome.card
    })
    play(`keepObjective ${kept}`)
    expect(state.objectivePile.under.at(-1)).toBe(objectiveOf(rejected as string))
    play('step car lower')
    expect(state.turn).toBe(1)
  })

  it('CGE-F7 nobody must pay cubes in order to deliver; CGE-F8 blue counts its emblem city as a port if that is better', () => {
    const inland = MAPS.europe.cities.filter((city) => !city.port).map((city) => city.id)
    const ports = MAPS.europe.cities.filter((city) => city.port).map((city) => city.id)
    const chosen = [...ports.slice(0, 3), inland[0] as string]
    const cities = chosen.map((city, i) => ({
      city,
      level: 1,
      tile: i + 1,
      cubes: [null, null],
      posts: [post(3), null],
    }))
    const participants = [{}, {}, {}, { emblem: inland[0], cityCards: [], kept: 4 }]
    const state = filled(4, { turn: 3, order: [0, 1, 2, 3], cities, participants } as unknown as JsonObject, {
      ...BASE,
      families: true,
    })
    state.objectives[3] = 1 << objectiveOf('ports')
    expect(countOf(state, 3).objectives).toBe(5)
    const kinds = new Set(legalActions(cargoEmpire, state, 3).map((action) => action.type))
    expect(kinds.has('supply')).toBe(true)
    expect(kinds.has('moveEmblem')).toBe(true)
  })
})

describe('why not?', () => {
  const planning = playUntil(fresh(3), (state) => state.phase === 'plan' && state.round === 1)
  const seat = (cargoEmpire.pending(planning) as { owe: readonly number[] }).owe[0] as number
  const because = (partial: object) => cargoEmpire.explain(planning, seat, 'deliver', partial)
  const cities = MAPS.europe.cities.map(({ id }) => id)
  const isPresent = (city: number) => ((planning.present[seat] as number) & (1 << city)) !== 0

  it('CGE-5 no delivery begins where one has no post', () => {
    const strange = cities.findIndex((_, city) => !isPresent(city))
    expect(because({ from: cities[strange] })).toMatchObject({ code: 'notPresent', rule: 'CGE-5' })
  })

  it('null for a trip that is listed, and a reason with a rule for every other pair of cities', () => {
    const listed = legalActions(cargoEmpire, planning, seat).filter((one) => one.type === 'deliver')
    const trips = new Set(listed.map(({ from, to }) => `${from} ${to}`))
    const wrong = cities.flatMap((from) =>
      cities.filter((to) => (because({ from, to }) === null) !== trips.has(`${from} ${to}`)),
    )
    expect(trips.size).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })

  it('CGE-8 CGE-F1 nobody may simply pass, and houses need their variant', () => {
    expect(cargoEmpire.explain(planning, seat, 'supply')).toMatchObject({
      code: 'mustDeliver',
      rule: 'CGE-8',
    })
    expect(cargoEmpire.explain(planning, seat, 'gainCar')).toMatchObject({ rule: 'CGE-F1' })
  })
})
