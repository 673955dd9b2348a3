/** What a record tells about one seat beyond its result: how kind chance was, and how it opened. */
import { loadOpenings } from '@quayside/all/openings'
import type { AnyOpenings } from '@quayside/texts/openings'
import { luckOf } from '../replay/luck.ts'
import { openReplayLine, type ReplayLine } from '../replay/replay-line.ts'

export interface Reading {
  /** How much better the draws were than expected, in chances to win, and its variance. */
  readonly surprise: number
  readonly variance: number
  /** Null in games that begin for everybody alike. */
  readonly opening: string | null
}

/** Null where the record does not read. */
export async function readingOf(text: string, seat: number): Promise<Reading | null> {
  const line = await openReplayLine(text)
  if ('problem' in line) return null
  const { surprise = 0, variance = 0 } = (await luckOf(line))[seat] ?? {}
  const openings = await loadOpenings(line.game.id)
  return { surprise, variance, opening: openings && openingOf(line, openings, seat) }
}

/** Null where the game ended before. */
function openingOf(line: ReplayLine, openings: AnyOpenings, seat: number): string | null {
  const state = line.first()
  for (let at = 1; at <= line.count && !openings.isOver(state); at++)
    line.game.apply(state, line.move(at), null)
  return openings.isOver(state) ? openings.kindOf(state, seat) : null
}
