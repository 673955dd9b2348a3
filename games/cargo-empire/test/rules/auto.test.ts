import type { JsonObject } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { advance } from '../../src/advance.ts'
import { cubesIn } from '../../src/cities.ts'
import type { Event } from '../../src/events.ts'
import { cargoEmpire } from '../../src/inspectable.ts'
import { cityName, cityOfName } from '../../src/names.ts'
import type { State } from '../../src/state.ts'

const post = (who: number | 'auto') => ({ who, vassal: false })

function solo(given: JsonObject): State {
  const options = { opponent: 'bot', map: 'europe', families: false, tracks: 'base' } as const
  const state = cargoEmpire.fill(options, 1, {
    only: true,
    loose: true,
    phase: 'auto',
    order: [0, 'auto'],
    turn: 1,
    ...given,
  })
  if ('problem' in state) throw new Error(state.problem)
  return state
}

const auto = (slot: number, city: string) => ({
  slot,
  city,
  card: null,
  steps: 0,
  stage: 'card',
  cards: [1, 2],
  objectives: [],
})
const city = (name: string, tile: number, cubes: (string | null)[], posts: (object | null)[]) => ({
  city: name,
  level: 1,
  tile,
  cubes,
  posts,
})

function draw(state: State, card: number): void {
  cargoEmpire.apply(state, { by: 'chance', outcome: { type: 'auto', card } }, null)
}

describe('the automatic opponent', () => {
  it('CGE-S2 TV-T: tries the display from its marker on, then its next origin', () => {
    const given = {
      display: ['milan', 'oslo', 'dublin', 'warsaw'],
      auto: auto(2, 'copenhagen'),
      cities: [
        city('copenhagen', 13, ['grey', 'grey'], [null, post('auto')]),
        city('milan', 15, ['grey', 'grey'], [post('auto'), null]),
        city('oslo', 3, ['orange', 'orange'], [null, null]),
        city('dublin', 1, ['orange', 'orange'], [null, null]),
        city('warsaw', 9, ['white', 'white'], [null, null]),
      ],
    } as unknown as JsonObject
    const state = solo(given)
    draw(state, 1)
    expect(cityName(state, state.autoCity)).toBe('milan')
    expect(state.autoSlot).toBe(3)
    expect((state.present[1] as number) & (1 << 2)).not.toBe(0)
  })

  it('CGE-S2 every pair that is looked at in vain is told, in its order', () => {
    const state = solo({
      display: ['milan', 'oslo', 'dublin', 'warsaw'],
      auto: auto(2, 'copenhagen'),
      cities: [
        city('copenhagen', 13, [null, null], [null, post('auto')]),
        city('milan', 15, ['grey', 'grey'], [post('auto'), null]),
        city('oslo', 10, ['white', 'white'], [null, null]),
        city('dublin', 1, ['orange', 'orange'], [null, null]),
        city('warsaw', 9, ['white', 'white'], [null, null]),
      ],
    } as unknown as JsonObject)
    const told: Event[] = []
    cargoEmpire.apply(state, { by: 'chance', outcome: { type: 'auto', card: 1 } }, (event) =>
      told.push(event),
    )
    expect(told.filter(({ type }) => type === 'autoPassed')).toEqual([
      { type: 'autoPassed', from: 'copenhagen', cities: ['oslo', 'dublin', 'warsaw', 'milan'] },
      { type: 'autoPassed', from: 'milan', cities: ['oslo'] },
    ])
  })

  it('CGE-S2 TV-17: without a pair the top city card decides, and the card goes under the deck', () => {
    const given = {
      display: ['milan', 'oslo', 'dublin', 'rome'],
      auto: auto(1, 'london'),
      cities: [
        city('london', 1, [null, null], [post('auto'), null]),
        city('vienna', 7, ['white', 'white'], [null, null]),
      ],
    } as unknown as JsonObject
    const state = solo(given)
    state.cityPile.counts.fill(0)
    state.cityPile.mixed = 0
    state.cityPile.stacked.push(13)
    draw(state, 1)
    expect(cargoEmpire.pending(state).by).toBe('chance')
    cargoEmpire.apply(state, { by: 'chance', outcome: { type: 'city', card: 'vienna' } }, null)
    expect(state.demandPosts[13 * 2]).toBe(1)
    expect(state.cityPile.under.at(-1)).toBe(13)
    expect(state.cubes[13 * 2]).not.toBe(-1)
  })

  it('CGE-S2 TV-21: with nothing but blanks the largest number without its post is taken', () => {
    const given = {
      display: ['blank', 'blank', 'blank', 'blank'],
      auto: auto(2, 'vienna'),
      cities: [
        city('london', 1, [null, null], [post('auto'), null]),
        city('vienna', 2, [null, null], [post('auto'), null]),
        city('athens', 3, [null, null], [post('auto'), null]),
        city('istanbul', 7, ['white', 'white'], [null, null]),
      ],
    } as unknown as JsonObject
    const state = solo(given)
    state.cityPile.counts.fill(0)
    state.cityPile.mixed = 0
    draw(state, 1)
    expect(state.demandPosts[cityOfName(state, 'istanbul') * 2]).toBe(1)
    expect(cubesIn(state, cityOfName(state, 'istanbul'))).toBe(2)
    expect(cityName(state, state.autoCity)).toBe('athens')
    expect(state.autoSlot).toBe(2)
  })

  it('CGE-S2 a reshuffle card mixes the whole deck and another card is drawn', () => {
    const state = solo({
      auto: { ...auto(1, 'london'), cards: [13] } as unknown as JsonObject,
      cities: [city('london', 1, [null, null], [post('auto'), null])] as unknown as JsonObject[],
    })
    draw(state, 13)
    expect(state.botPile.mixed).toBe(14)
    expect(cargoEmpire.pending(state).by).toBe('chance')
    advance(state, null)
  })
})
