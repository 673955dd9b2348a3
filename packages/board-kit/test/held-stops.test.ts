// Sentences on a page: a sign keeps the stop behind it in its line, and no sign or word is lost on the way.
import { icon, type Line, line, listsIn, plain, seat } from '@quayside/texts'
import { expect, it } from 'vitest'
import { withHeldStops } from '../src/held-stops.ts'

const nameOf = () => 'Aoi'
const shown = (sentence: Line) =>
  withHeldStops(sentence)
    .map(({ part, stop }) => plain([part], nameOf) + stop)
    .join('')

const gun = icon('card:G', '銃')
const LINES: readonly Line[] = [
  line`${gun}：20番から前進`,
  line`${seat(0)}, ${gun}.`,
  line`(${gun}), then ${gun}`,
  // A list puts its commas between texts too.
  listsIn('ja').series([line`急行1経由`, '全部で4ステップ'], 'row'),
  listsIn('en').series([line`over express 1`, '4 steps in all'], 'row'),
  listsIn('ja').series([gun, gun]),
]

it.each(LINES.map((sentence) => [plain(sentence, nameOf), sentence] as const))('%s', (text, sentence) => {
  expect(shown(sentence)).toBe(text)
})

it('the stop behind a sign is kept with it', () => {
  expect(withHeldStops(line`${gun}：前進`).map(({ stop }) => stop)).toEqual(['：', ''])
})
