import { expect, it } from 'vitest'
import type { LogLine } from '../src/log-line.ts'
import { underTheirDeeds, withCounts } from '../src/log-order.ts'

const line = (key: string, seat: number | null, more: Partial<LogLine> = {}): LogLine => ({
  key,
  seat,
  line: [key],
  ...more,
})

function shown(lines: readonly LogLine[], headings: { readonly [key: string]: string } = {}): string[] {
  const placed = underTheirDeeds(lines.map((one) => ({ line: one, heading: headings[one.key] })))
  return placed.map((one) => (one.heading ? `${one.heading}: ${one.line.key}` : one.line.key))
}

it('puts what follows from a deed under it, in the order of time', () => {
  const lines = [line('take', 1), line('farm', null), line('sail', null), line('buy', 0)]
  expect(shown(lines)).toEqual(['take', 'buy', 'sail', 'farm'])
})

it('keeps the heading above the newest deed of its round', () => {
  const lines = [line('farm', null), line('buy', 0, { begins: 2 }), line('take', 1, { begins: 1 })]
  expect(shown(lines, { farm: 'Round 2', take: 'Round 1' })).toEqual([
    'Round 2: buy',
    'farm',
    'Round 1: take',
  ])
})

it('leaves what follows from no deed where it was', () => {
  const lines = [
    line('wind', null, { begins: 2 }),
    line('end', 0, { isTurnEnd: true }),
    line('opening', null),
  ]
  expect(shown(lines, { wind: 'Turn 2' })).toEqual(['Turn 2: wind', 'end', 'opening'])
})

it('counts what somebody does several times in a row', () => {
  const draws = ['4', '3', '2', '1'].map((key) => line(key, key === '1' ? 0 : 1, { line: ['draws a card'] }))
  const placed = withCounts(
    [...draws, line('play', 0)].map((one, i) => ({ line: one, heading: i === 1 ? 'Turn 2' : undefined })),
  )
  expect(placed.map(({ line: { key }, heading, times }) => [key, heading, times])).toEqual([
    ['4', undefined, undefined],
    ['2', 'Turn 2', 2],
    ['1', undefined, undefined],
    ['play', undefined, undefined],
  ])
})
