/** Some consecutive games of a series, played in one thread: plain data in, plain data out. */
import { threadId } from 'node:worker_threads'
import type { LoadedGame } from '@quayside/all'
import { addGame, newTotals, playGame, type Totals } from '@quayside/arena'
import type { Rank } from '@quayside/bots'
import type { OptionValues } from '@quayside/rules-kit'

export interface SeriesPart {
  readonly game: string
  readonly players: number
  readonly options: OptionValues
  readonly ranks: readonly Rank[]
  readonly seed: number
  /** The games from `first` up to, but not including, `end`. */
  readonly first: number
  readonly end: number
}

export interface PlayedPart {
  readonly totals: Totals
  /** One line a game: its number of moves and the digest of its last state. */
  readonly lines: string
  /** Time spent playing, without digests. */
  readonly seconds: number
  readonly thread: number
}

export function playPart({ game, heuristic }: LoadedGame, part: SeriesPart): PlayedPart {
  const { players, options, ranks, seed, first, end } = part
  const totals = newTotals(players)
  let lines = ''
  let seconds = 0
  for (let index = first; index < end; index++) {
    const began = performance.now()
    const played = playGame({ game, heuristic, options, players, ranks, seed }, index)
    seconds += (performance.now() - began) / 1000
    addGame(totals, played)
    lines += `${played.moves} ${game.digest(played.state)}\n`
  }
  return { totals, lines, seconds, thread: threadId }
}
