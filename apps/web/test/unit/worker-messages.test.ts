// What the worker of local tables is sent and says is what the protocol describes, no field more or less.
import { gameIds } from '@quayside/all'
import { PERSON, type RequestName, type Requests, type TableUpdate } from '@quayside/protocol'
import { hint, requests, tableUpdate } from '@quayside/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { Host } from '../../src/host/host.ts'

/** A host in memory; whatever goes in and out is held against its description. */
class Described {
  readonly updates: TableUpdate[] = []
  private readonly host = new Host(
    undefined,
    (update) => {
      expect(tableUpdate.parse(update)).toEqual(update)
      this.updates.push(update)
    },
    (one) => expect(hint.parse(one)).toEqual(one),
  )

  async ask<N extends RequestName>(name: N, sent: Requests[N]['sent']): Promise<Requests[N]['back']> {
    expect(requests[name].sent.parse(sent)).toEqual(sent)
    const back = await (this.host.answers[name] as (sent: unknown) => unknown)(sent)
    expect(requests[name].back.parse(back)).toEqual(back)
    return back as Requests[N]['back']
  }

  get latest(): TableUpdate {
    const update = this.updates.at(-1)
    if (!update) throw new Error('nothing was told')
    return update
  }
}

describe('the worker of local tables', () => {
  it.each(gameIds)('%s', async (game) => {
    const worker = new Described()
    const { seats } = await worker.ask('facts', { game })
    const people = Array.from({ length: Math.max(2, seats.min) }, () => ({ kind: PERSON, name: '' }))
    const plan = { game, options: {}, seats: people, wishes: {} }
    const made = await worker.ask('create', plan)
    if ('problem' in made) throw new Error(made.problem.option)
    expect(await worker.ask('create', { ...plan, options: { none: 1 } })).toHaveProperty('problem')
    await worker.ask('list', null)
    expect(await worker.ask('open', { id: made.id })).toEqual({ found: true })
    for (let moves = 0; moves < 12 && worker.latest.result === null; moves++) {
      if (worker.latest.curtain !== null) await worker.ask('look', { seat: worker.latest.curtain })
      const { legal, view, seq } = worker.latest
      const [action] = legal
      if (action === undefined) throw new Error('nobody is asked')
      expect(await worker.ask('check', { action })).toBeNull()
      await worker.ask('explain', { part: { type: 'nothing of the kind' } })
      expect(await worker.ask('act', { action, ask: (view as { ask: number }).ask, seen: seq })).toBeNull()
      await worker.ask('shown', { seq: worker.latest.seq })
    }
    await worker.ask('undo', null)
    await worker.ask('pace', { ms: 0 })
    await worker.ask('picture', { svg: '<svg/>' })
    const record = await worker.ask('record', { id: made.id })
    await worker.ask('import', { text: record?.text ?? '' })
    expect(await worker.ask('import', { text: 'no record' })).toHaveProperty('problem')
    await worker.ask('close', null)
    await worker.ask('remove', { id: made.id })
    expect(worker.updates.length).toBeGreaterThan(10)
  })
})
