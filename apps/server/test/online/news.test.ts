// News: who asks for them is told what has changed, and always has what the others are sent whole.
import { type Play, tableEvents } from '@quayside/client'
import { mergeNews, type ServerMessage, type StreamMessage, type Update } from '@quayside/protocol'
import type { Json } from '@quayside/rules-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  chooser,
  openWith,
  type Person,
  playAt,
  startServer,
  startTable,
  type TestServer,
} from '../support/online.ts'

let site: TestServer
let ann: Person
let bob: Person
beforeAll(async () => {
  site = await startServer()
  ann = await site.person('Ann')
  bob = await site.person('Bob')
})
afterAll(() => site?.stop())

const two = { game: 'carthage', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0 }

/** A socket as it is, with all that came down. */
class Line {
  readonly heard: ServerMessage[] = []
  private readonly socket: WebSocket

  constructor(person: Person, id: string, query: string) {
    const base = site.base.replace('http', 'ws')
    this.socket = openWith(`${base}/api/tables/${id}/socket?${query}`, person.token)
    this.socket.onmessage = ({ data }) => this.heard.push(JSON.parse(String(data)))
  }

  types(): string[] {
    return this.heard.map(({ type }) => type).filter((type) => type !== 'room' && type !== 'hello')
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  close(): void {
    this.socket.close()
  }
}

async function positionOf(person: Person, id: string): Promise<Update> {
  const { update } = await person.api.position(id)
  if (!update) throw new Error('the game has not begun')
  return update
}

/** Byte for byte; whole messages tell the log again after an undo. */
function withoutSteps(update: Update | undefined): string {
  const { steps: _log, fresh: _isLog, type: _type, ...rest } = update as Update & { type?: string }
  return JSON.stringify(rest)
}

/** The other is asked where something has come to light. */
async function undoTogether(id: string, mover: Person, other: Person): Promise<void> {
  const { asked } = await mover.api.undo(id)
  if (asked.length > 0) await other.api.answer(id, true)
  const { steps } = await positionOf(mover, id)
  expect(steps.at(-1)?.undoTo).toBeDefined()
}

async function moveOn(id: string): Promise<void> {
  const { owe } = await positionOf(ann, id)
  const mover = owe[0] === 0 ? ann : bob
  const { legal } = await positionOf(mover, id)
  await mover.api.act(id, legal[0] as Json)
}

const askIn = ({ view }: Update) => (view as { ask: number }).ask

describe('news', () => {
  it('give who puts them together the position that is sent whole, through an undo', async () => {
    const { id } = await startTable([ann, bob], two)
    const latest: { [name: string]: Update } = {}
    const hear = (name: string) => ({
      update(update: Update) {
        latest[name] = update
      },
    })
    const plays: Play[] = [ann, bob].flatMap((person) => [
      playAt(site.base, person, id, hear(`${person.name} whole`)),
      playAt(site.base, person, id, hear(`${person.name} news`), { news: true }),
    ])
    const choose = chooser(3)
    for (let i = 0; i < 12; i++) {
      const { owe } = await positionOf(ann, id)
      const mover = owe[0] === 0 ? ann : bob
      const { legal, view } = await positionOf(mover, id)
      await mover.api.act(id, choose(legal), { ask: (view as { ask: number }).ask })
      if (i === 5) await undoTogether(id, mover, mover === ann ? bob : ann)
      const { seq } = await positionOf(ann, id)
      await expect.poll(() => Object.values(latest).map((one) => one.seq)).toEqual([seq, seq, seq, seq])
      for (const { name } of [ann, bob]) {
        expect(withoutSteps(latest[`${name} news`])).toBe(withoutSteps(latest[`${name} whole`]))
      }
    }
    for (const play of plays) play.close()
  })

  it('come after one whole view, and carry the answer of the one who acted', async () => {
    const { id } = await startTable([ann, bob], two)
    const line = new Line(ann, id, 'news=1')
    await expect.poll(() => line.types()).toEqual(['update'])
    const before = line.heard.find(({ type }) => type === 'update') as Update & { type: 'update' }
    line.send({ id: 'mine', do: 'act', action: before.legal[0], ask: askIn(before) })
    await expect.poll(() => line.types()).toEqual(['update', 'news'])
    const news = line.heard.find((message) => message.type === 'news')
    if (news?.type !== 'news') throw new Error('no news')
    expect(news).toMatchObject({ from: before.seq, answer: { id: 'mine', ok: { repeated: false } } })
    const whole = await positionOf(ann, id)
    expect(JSON.stringify(mergeNews(before, news)?.view)).toBe(JSON.stringify(whole.view))
    // Sent again, it is answered again, and nothing else is told.
    line.send({ id: 'again', do: 'act', action: { type: 'nonsense' } })
    line.send({ id: 'mine2', do: 'ping' })
    await expect.poll(() => line.types()).toEqual(['update', 'news', 'answer', 'answer'])
    line.close()
  })

  it('carry the answer of an undo too', async () => {
    const { id } = await startTable([ann, bob], { ...two, game: 'cartagena' })
    const { legal } = await positionOf(ann, id)
    // A card played openly draws nothing: it can be taken back without asking anybody.
    const forward = legal.find((action) => (action as { type: string }).type === 'forward') as Json
    await ann.api.act(id, forward)
    const [mine, his] = [new Line(ann, id, 'news=1'), new Line(bob, id, 'news=1')]
    for (const line of [mine, his]) await expect.poll(() => line.types()).toEqual(['update'])
    mine.send({ id: 'back', do: 'undo' })
    for (const line of [mine, his]) await expect.poll(() => line.types()).toEqual(['update', 'news'])
    expect(mine.heard.at(-1)).toMatchObject({ answer: { id: 'back', ok: { asked: [] } } })
    expect(his.heard.at(-1)).not.toHaveProperty('answer')
    for (const line of [mine, his]) line.close()
  })

  it('an action that is sent again is answered again', async () => {
    const { id } = await startTable([ann, bob], two)
    const line = new Line(ann, id, 'news=1')
    await expect.poll(() => line.types()).toEqual(['update'])
    const { legal } = await positionOf(ann, id)
    const message = { id: 'once', do: 'act', action: legal[0] as Json }
    line.send(message)
    await expect.poll(() => line.types()).toEqual(['update', 'news'])
    line.send(message)
    await expect.poll(() => line.types()).toEqual(['update', 'news', 'answer'])
    expect(line.heard.at(-1)).toMatchObject({ id: 'once', ok: { repeated: true } })
    line.close()
  })

  it('are for who asks: without, and with what memory proves, every message is whole', async () => {
    const { id } = await startTable([ann, bob], two)
    const lines = ['', 'known=1', 'known=1&news=1'].map((query) => new Line(bob, id, query))
    const { legal } = await positionOf(ann, id)
    for (const line of lines) await expect.poll(() => line.types()).toEqual(['update'])
    await ann.api.act(id, legal[0] as Json)
    for (const line of lines) await expect.poll(() => line.types()).toEqual(['update', 'update'])
    for (const line of lines) line.close()
  })

  it('come by events too, and who resumes after one is told the whole view', async () => {
    const { id } = await startTable([ann, bob], two)
    const wishes = { base: site.base, token: bob.token, table: id, news: true }
    const updates = async (seen: number | null, act: boolean) => {
      const heard: StreamMessage[] = []
      for await (const message of tableEvents(seen === null ? wishes : { ...wishes, seen })) {
        if (message.type === 'update' || message.type === 'news') heard.push(message)
        if (message.type === 'update' && act) await moveOn(id)
        if (heard.length === (act ? 2 : 1)) break
      }
      return heard
    }
    const [whole, news] = await updates(null, true)
    if (whole?.type !== 'update' || news?.type !== 'news') throw new Error('not told as asked')
    const { view, seq } = await positionOf(bob, id)
    expect(JSON.stringify(mergeNews(whole, news)?.view)).toBe(JSON.stringify(view))
    const [again] = await updates(seq, false)
    expect(again).toMatchObject({ type: 'update', seq, steps: [], view })
  })

  it('who comes back is told the whole view', async () => {
    const { id, join } = await startTable([ann, bob], two)
    const cat = await site.person('Cat')
    await cat.api.join(id, join)
    const line = new Line(cat, id, 'news=1')
    await expect.poll(() => line.types()).toEqual(['update'])
    const { legal } = await positionOf(ann, id)
    await ann.api.act(id, legal[0] as Json)
    await expect.poll(() => line.types()).toEqual(['update', 'news'])
    line.close()
    const again = new Line(cat, id, 'news=1&seen=0')
    await expect.poll(() => again.types()).toEqual(['update'])
    again.close()
  })
})
