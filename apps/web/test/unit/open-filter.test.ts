// The list of open tables, narrowed.
import type { TableListing } from '@quayside/protocol'
import { expect, it } from 'vitest'
import { ANY_TABLE, fitsFilter } from '../../src/online/open-filter.ts'

const seat = (guest: string | null) => ({
  ...{ kind: 'person', name: '', colour: null, guest, here: false, standIn: null, resigned: false },
})
const row = (change: Partial<TableListing>): TableListing => ({
  ...{ id: 't', game: 'catan', options: {}, status: 'lobby', changed: 1, moves: 0, owe: [], open: true },
  ...{ host: 'ann', left: null, rated: false, seats: [seat('ann'), seat(null), seat(null)] },
  clock: { setting: { kind: 'move', ms: 60_000 }, outOfTime: 'fallback' },
  ...change,
})
const day = { setting: { kind: 'move', ms: 86_400_000 }, outOfTime: 'fallback' } as const
const none = { setting: { kind: 'none' }, outOfTime: 'fallback' } as const

it('by game, pace, free seats and rated, each alone and all together', () => {
  expect(fitsFilter(row({}), ANY_TABLE)).toBe(true)
  expect(fitsFilter(row({ seats: [seat('ann')] }), ANY_TABLE)).toBe(false)
  expect(fitsFilter(row({}), { ...ANY_TABLE, game: 'carthage' })).toBe(false)
  expect(
    [row({}), row({ clock: day }), row({ clock: none })].map((one) =>
      fitsFilter(one, { ...ANY_TABLE, pace: 'slow' }),
    ),
  ).toEqual([false, true, false])
  expect(fitsFilter(row({ clock: none }), { ...ANY_TABLE, pace: 'none' })).toBe(true)
  expect([2, 3].map((free) => fitsFilter(row({}), { ...ANY_TABLE, free }))).toEqual([true, false])
  expect(
    ['yes', 'no'].map((rated) => fitsFilter(row({ rated: true }), { ...ANY_TABLE, rated: rated as 'yes' })),
  ).toEqual([true, false])
  expect(fitsFilter(row({ rated: true }), { game: 'catan', pace: 'live', free: 2, rated: 'yes' })).toBe(true)
})
