/** News over steps of play: on top of the position before they give every viewer the view. */
import { NewsWriter } from '@quayside/host'
import { mergeNews, type News, type Update } from '@quayside/protocol'
import type { AnyGame, GameTypes, Json, Move, Viewer } from '@quayside/rules-kit'
import { act, applyOutcome, moveCount, type Table, undo } from '@quayside/table'
import type { Check } from './check.ts'
import { viewersOf } from './compare.ts'
import { tableAt } from './table-at.ts'
import { type Position, violated } from './walk.ts'

/** How many of the last moves are told as news. */
const TOLD = 6

type AnyTable = Table<GameTypes>

/** Somebody at every seat and a watcher, who put the news together. */
class Followers {
  private readonly table: AnyTable
  private readonly writer: NewsWriter
  private readonly held = new Map<Viewer, Update>()

  constructor(table: AnyTable) {
    this.table = table
    this.writer = new NewsWriter(table.game as AnyGame)
    for (const viewer of viewersOf(table.players)) {
      this.writer.begin(table, viewer)
      this.held.set(viewer, { ...NOTHING_ASKED, seq: table.head.seq, viewer, view: this.viewOf(viewer) })
    }
  }

  private viewOf(viewer: Viewer): Json {
    return { ...this.table.game.view(this.table.head.state, viewer), known: null } as unknown as Json
  }

  /** After every step. */
  compare(what: string): void {
    this.writer.advance(this.table, NOTHING_ASKED)
    for (const [viewer, before] of this.held) {
      const news = this.writer.news(viewer, before.seq, () => NOTHING_ASKED)
      const merged = news && mergeNews(before, JSON.parse(news.text) as News)
      if (!merged) violated(`${viewer} is told nothing of ${what}`)
      const got = JSON.stringify(merged.view)
      const wanted = JSON.stringify(this.viewOf(viewer))
      if (got !== wanted) violated(`${viewer} after ${what}: ${got} instead of ${wanted}`)
      this.held.set(viewer, merged)
    }
  }
}

const NOTHING_ASKED = {
  ...{ steps: [], fresh: true, owe: [], may: [], legal: [] },
  ...{ undo: null, result: null, clock: null, fault: null },
}

const news: Check = {
  says: 'news on top of the position before are the view byte for byte, through undo to the end',
  every: 25,
  share: 0.15,
  at(position) {
    const told = position.moves.slice(-TOLD)
    const before = position.moves.length - told.length
    const table = tableAt({ ...position, moves: position.moves.slice(0, before) })
    const followers = new Followers(table as unknown as AnyTable)
    playAll(position, table, told, followers)
    if (told.length === 0 || position.next === null) return
    undo(table, { seat: 0, to: before, consent: everybody(position) })
    if (moveCount(table) !== before) violated(`undo to ${before} is refused`)
    followers.compare(`undo to ${before}`)
    playAll(position, table, told, followers)
  },
}

function everybody<G extends GameTypes>({ players }: Position<G>): number[] {
  return Array.from({ length: players }, (_, seat) => seat)
}

function playAll<G extends GameTypes>(
  { game }: Position<G>,
  table: Table<G>,
  moves: readonly Move<G>[],
  followers: Followers,
): void {
  for (const move of moves) {
    if (move.by === 'chance') applyOutcome(table, move.outcome)
    else act(table, { seat: move.by, action: move.action })
    followers.compare(`"${game.format(move)}"`)
  }
}

export const newsChecks = [news]
