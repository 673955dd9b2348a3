// Who is told what: news on top of the position a subscriber has, else the whole view.
import type { ServerMessage } from '@quayside/protocol'
import { legalActions, type Viewer } from '@quayside/rules-kit'
import { act, newTable, secretSource, settle } from '@quayside/table'
import { toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { type AnyTable, Publisher, type RoomRules, type Subscriber } from '../src/index.ts'

const draws = secretSource('0123456789abcdef'.repeat(4), ['a', 'b'])
/** Two people, and nothing else to know. */
const rules: RoomRules<null> = {
  isRunning: () => true,
  playerAt: () => null,
  clockOf: () => ({ kind: 'none' }),
  afterStep: (room) => room,
  afterTimeout: (room) => room,
}

function started() {
  const table = newTable({ game: toyGame, players: 2, draws }) as unknown as AnyTable
  settle(table, draws)
  const snapshot = { room: null, rules, table, clock: null, now: 0 }
  return { publisher: new Publisher<null>(toyGame), snapshot, table }
}

function listener(wants: { news?: boolean; known?: boolean }): Subscriber & { heard: ServerMessage[] } {
  const heard: ServerMessage[] = []
  const send = (text: string) => void heard.push(JSON.parse(text))
  return { guest: 'ann', known: false, news: false, ...wants, heard, send, bye: () => undefined }
}

function moveOn(table: AnyTable): void {
  const pending = toyGame.pending(table.head.state as never)
  const seat = pending.by === 'seats' ? (pending.owe[0] ?? 0) : 0
  const action = legalActions(toyGame, table.head.state as never, seat)[0]
  if (action) act(table, { seat, action })
  settle(table, draws)
}

describe('a subscriber', () => {
  it('that asked for news is told them, one that did not is told the whole view', () => {
    const { publisher, snapshot, table } = started()
    const all = [listener({ news: true }), listener({}), listener({ news: true, known: true })]
    for (const one of all) publisher.tellWhole(one, snapshot, 0, null)
    moveOn(table)
    publisher.tellAll(new Set(all), snapshot, () => 0, 0)
    expect(all.map(({ heard }) => heard.map(({ type }) => type))).toEqual([
      ['update', 'news'],
      ['update', 'update'],
      ['update', 'update'],
    ])
  })

  it('that has become another viewer is told the whole view, and then news again', () => {
    const { publisher, snapshot, table } = started()
    const one = listener({ news: true })
    // News are written for the others all the while, so that there would be some to mistake.
    const others = (['watcher', 0, 1] as const).map((viewer) => ({
      ...listener({ news: true }),
      guest: `${viewer}`,
    }))
    let viewer: Viewer = 'watcher'
    const viewerOf = (guest: string): Viewer =>
      guest === one.guest ? viewer : guest === 'watcher' ? guest : Number(guest)
    const all = [one, ...others]
    for (const other of all) publisher.tellWhole(other, snapshot, viewerOf(other.guest), null)
    for (const next of ['watcher', 0, 0, 1] as const) {
      viewer = next
      moveOn(table)
      publisher.tellAll(new Set(all), snapshot, viewerOf, 0)
    }
    expect(one.heard.map(({ type }) => type)).toEqual(['update', 'news', 'update', 'news', 'update'])
    for (const { heard } of others)
      expect(new Set(heard.slice(1).map(({ type }) => type))).toEqual(new Set(['news']))
  })

  it('that was never told where the table stands is told the whole view', () => {
    const { publisher, snapshot, table } = started()
    const [early, late] = [listener({ news: true }), listener({ news: true })]
    publisher.tellWhole(early, snapshot, 0, null)
    moveOn(table)
    publisher.tellAll(new Set([early, late]), snapshot, () => 0, 0)
    moveOn(table)
    publisher.tellAll(new Set([early, late]), snapshot, () => 0, 0)
    expect(late.heard.map(({ type }) => type)).toEqual(['update', 'news'])
    expect(early.heard.map(({ type }) => type)).toEqual(['update', 'news', 'news'])
  })
})
