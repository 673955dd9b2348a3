// News: whoever puts them on top of the position before has the position that would have been sent whole.
import { mergeNews, type News, type Update } from '@quayside/protocol'
import { newsMessage } from '@quayside/protocol/schemas'
import { type AnyGame, type Json, legalActions, SeededRng, type Viewer } from '@quayside/rules-kit'
import { act, eventsFor, newTable, resultOf, secretSource, settle, undo } from '@quayside/table'
import { toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { type AnyTable, NewsWriter } from '../src/index.ts'

const game: AnyGame = toyGame
const draws = secretSource('0123456789abcdef'.repeat(4), ['a', 'b', 'c'])
const viewers: readonly Viewer[] = [0, 1, 2, 'watcher']

function toyTable(): AnyTable {
  const table = newTable({ game, players: 3, draws })
  if ('problem' in table) throw new Error(table.problem.option)
  settle(table, draws)
  return table
}

/** The whole position, as a host would send it. */
function whole(table: AnyTable, viewer: Viewer, since: number | null): Update {
  const pending = game.pending(table.head.state)
  const { owe = [], may = [] } = pending.by === 'seats' ? pending : {}
  const isAsked = viewer !== 'watcher' && [...owe, ...may].includes(viewer)
  return {
    seq: table.head.seq,
    viewer,
    view: { ...game.view(table.head.state, viewer), known: null } as unknown as Json,
    steps: eventsFor(table, viewer, since ?? 0) as unknown as Update['steps'],
    fresh: since === null,
    owe,
    may,
    legal: isAsked ? (legalActions(game, table.head.state, viewer) as unknown as Json[]) : [],
    undo: owe.includes(viewer as number) ? { to: 0, free: false } : null,
    result: resultOf(table),
    clock: null,
    fault: null,
  }
}

/** Everybody looks on from the start; `step` tells them the news and compares. */
function watched(table: AnyTable) {
  const writer = new NewsWriter(game)
  const held = new Map<Viewer, Update>()
  for (const viewer of viewers) {
    writer.begin(table, viewer)
    held.set(viewer, whole(table, viewer, null))
  }
  const step = () => {
    writer.advance(table, whole(table, 'watcher', null))
    for (const viewer of viewers) {
      const before = held.get(viewer) as Update
      const wanted = whole(table, viewer, before.seq)
      const text = writer.news(viewer, before.seq, () => wanted)?.text
      const merged = text && mergeNews(before, newsMessage.parse(JSON.parse(text)) as News)
      expect(JSON.stringify(merged)).toBe(JSON.stringify({ ...wanted, fresh: false }))
      held.set(viewer, merged as Update)
    }
  }
  return { writer, step }
}

function playOne(table: AnyTable, rng: SeededRng): boolean {
  const pending = game.pending(table.head.state)
  if (pending.by !== 'seats') return false
  const seats = [...pending.owe, ...pending.may]
  const seat = seats[rng.below(seats.length)] as number
  const legal = legalActions(game, table.head.state, seat)
  const action = legal[rng.below(legal.length)]
  if (action) act(table, { seat, action })
  settle(table, draws)
  return true
}

describe('news', () => {
  it('give every viewer the whole position, through undo to the end', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const table = toyTable()
      const { step } = watched(table)
      const rng = new SeededRng(seed)
      while (playOne(table, rng)) {
        step()
        if (rng.below(10) > 0) continue
        undo(table, { seat: 0, to: Math.max(0, table.log.length - 2), consent: [1, 2] })
        settle(table, draws)
        step()
      }
      expect(resultOf(table)).not.toBeNull()
    }
  })

  it('without a step tell only what is asked', () => {
    const table = toyTable()
    const { writer } = watched(table)
    writer.advance(table, { ...whole(table, 'watcher', null), owe: [], may: [] })
    const { seq } = table.head
    expect(writer.news('watcher', seq, () => ({ legal: [], undo: null }))?.text).toBe(
      `{"type":"news","from":${seq},"to":${seq},"viewer":"watcher","ask":0}`,
    )
  })

  it('are written once for all watchers', () => {
    const table = toyTable()
    const { writer } = watched(table)
    const { seq } = table.head
    playOne(table, new SeededRng(1))
    writer.advance(table, whole(table, 'watcher', null))
    const text = writer.news('watcher', seq, () => ({ legal: [], undo: null }))
    expect(text).not.toBeNull()
    expect(writer.news('watcher', seq, () => ({ legal: [{ type: 'unread' }], undo: null }))).toBe(text)
  })

  it('are refused to who is elsewhere, or has never been given the whole view', () => {
    const table = toyTable()
    const writer = new NewsWriter(game)
    const { seq } = table.head
    writer.begin(table, 0)
    playOne(table, new SeededRng(1))
    writer.advance(table, whole(table, 'watcher', null))
    const none = () => ({ legal: [], undo: null })
    expect(writer.news(0, seq, none)).not.toBeNull()
    expect(writer.news(1, seq, none)).toBeNull()
    expect(writer.news(0, seq - 1, none)).toBeNull()
    expect(writer.news(0, table.head.seq, none)).toBeNull()
  })

  it('carry the answer of the one who asked, and of nobody else', () => {
    const table = toyTable()
    const { writer } = watched(table)
    const { seq, state } = table.head
    const seat = oweIn(state)
    act(table, { seat, action: legalActions(game, state, seat)[0], id: 'a1' })
    settle(table, draws)
    writer.advance(table, whole(table, 'watcher', null))
    const none = () => ({ legal: [], undo: null })
    for (const viewer of viewers) {
      const news = writer.news(viewer, seq, none)
      const { answer } = newsMessage.parse(JSON.parse(news?.text ?? ''))
      const wanted = viewer === seat ? { id: 'a1', ok: { seq: seq + 1, repeated: false } } : undefined
      expect(answer).toEqual(wanted)
      expect(news?.answers).toBe(wanted?.id ?? null)
    }
  })
})

function oweIn(state: AnyTable['head']['state']): number {
  const pending = game.pending(state)
  return pending.by === 'seats' ? (pending.owe[0] ?? 0) : 0
}
