/** Set-ups, lines and scenarios that look lawful and are not: each is answered, none ends the engine, none is taken in silence. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameIds, loadGame } from '@quayside/all'
import {
  type AnyInspectableGame,
  isList,
  isObject,
  type Json,
  type JsonObject,
  type Rng,
  type Schema,
  SeededRng,
  seriesSeed,
} from '@quayside/rules-kit'
import { readScenario, runScenario } from '@quayside/scenario'
import { mutated, randomOptions, randomValue, scaled } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { EngineSession } from '../src/engine/session.ts'

const SETUPS = scaled(60, 2000)
const FILES = scaled(60, 2000)
const LINES = 12
const ROOT = join(import.meta.dirname, '../../..')

type Answer = {
  readonly id: Json
  readonly ok?: Json
  readonly error?: { readonly code: string } & JsonObject
}

/** One engine; every line is answered under its own number, with an answer or a sentence in both languages. */
class Asked {
  readonly codes = new Map<string, number>()
  private id = 0
  private readonly session: EngineSession

  constructor(loaded: ConstructorParameters<typeof EngineSession>[0]) {
    this.session = new EngineSession(loaded)
  }

  send(request: JsonObject): Answer {
    const line = JSON.stringify({ id: ++this.id, ...request })
    const answer = this.session.answer(line) as unknown as Answer
    expect(answer.id, line).toBe(this.id)
    const code = answer.error?.code ?? 'ok'
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1)
    expect(code, `${line.slice(0, 2000)}\n${JSON.stringify(answer)}`).not.toBe('internal')
    if (answer.error)
      expect(answer.error.message).toMatchObject({
        en: expect.stringMatching(/\S/),
        ja: expect.stringMatching(/\S/),
      })
    return answer
  }
}

const oneOf = <T>(values: readonly T[], rng: Rng): T => values[rng.below(values.length)] as T

function hostileSetup(game: AnyInspectableGame, options: object, players: number, rng: Rng): Json {
  if (rng.below(8) === 0) return randomValue(game.schemas.setup, rng)
  let setup = game.drawSetup(options, players, rng) as Json
  for (let changes = rng.below(3); changes >= 0; changes--) setup = mutated(game.schemas.setup, setup, rng)
  return setup
}

function hostileMove(game: AnyInspectableGame, asked: Asked, players: number, rng: Rng): JsonObject {
  const seat = rng.below(players)
  const type = oneOf(game.kinds, rng).type
  const schema = (game.schemas.actions as { readonly [type: string]: Schema })[type] as Schema
  const { actions = [] } = (asked.send({ do: 'legal', seat }).ok ?? {}) as { actions?: readonly JsonObject[] }
  const some = actions.length > 0 ? oneOf(actions, rng) : null
  switch (rng.below(some ? 5 : 2)) {
    case 0:
      return { do: 'apply', move: { by: seat, action: randomValue(schema, rng) } }
    case 1:
      return { do: 'draw' }
    case 2: {
      const own = (game.schemas.actions as { readonly [type: string]: Schema })[String(some?.type)] as Schema
      return { do: 'check', seat, action: mutated(own, some as Json, rng) }
    }
    default:
      return { do: 'apply', move: { by: seat, action: some } }
  }
}

describe.each(gameIds)('%s', async (id) => {
  const loaded = await loadGame(id)
  if (!loaded) throw new Error(id)
  const { game } = loaded

  it('answers every hostile set-up and line, and plays on what it has taken', { timeout: 600_000 }, () => {
    const asked = new Asked(loaded)
    let taken = 0
    for (let i = 0; i < SETUPS; i++) {
      const rng = new SeededRng(seriesSeed(18, i))
      const players = game.seats.min + rng.below(game.seats.max - game.seats.min + 1)
      const options = randomOptions(game, players, rng)
      const resolved = game.resolveOptions(players, options)
      const setup = hostileSetup(game, resolved, players, rng)
      const { ok } = asked.send({ do: 'new', players, options, setup })
      if (ok) taken++
      if (ok) expect((ok as JsonObject).setup).toMatchObject(setup as never)
      for (let line = 0; line < LINES; line++) asked.send(hostileMove(game, asked, players, rng))
      for (const verb of ['pending', 'state', 'outcomes', 'result', 'events']) asked.send({ do: verb })
      asked.send({ do: 'view', seat: rng.below(players) })
      const saved = asked.send({ do: 'save' }).ok as { record?: string } | undefined
      if (saved?.record !== undefined)
        expect(asked.send({ do: 'load', record: saved.record }), saved.record).not.toHaveProperty('error')
    }
    expect(asked.codes.get('badField')).toBeGreaterThan(SETUPS / 10)
    expect(taken).toBeGreaterThan(SETUPS / 20)
  })

  it('says of every hostile scenario what is wrong, or runs it', { timeout: 600_000 }, () => {
    const files = globSync(`games/${id}/scenarios/*.json`, { cwd: ROOT })
    let refused = 0
    for (let i = 0; i < FILES; i++) {
      const rng = new SeededRng(seriesSeed(19, i))
      const name = oneOf(files, rng)
      const file = JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as JsonObject
      const text = JSON.stringify({ ...file, given: tampered(file.given ?? {}, rng) })
      const read = readScenario(text)
      const report = 'problem' in read ? null : runScenario(game, read)
      if (!report?.ok) refused++
      if (text.includes(STRAY)) expect(report?.problem ?? '', `${name}: ${text}`).toMatch(/^given: ./)
    }
    expect(refused).toBeGreaterThan(FILES / 4)
  })
})

it('a fault inside the rules is answered as internal, and the session goes on', async () => {
  const loaded = await loadGame('carthage')
  if (!loaded) throw new Error('carthage')
  const broken = () => {
    throw new Error('no wind')
  }
  const session = new EngineSession({ ...loaded, game: { ...loaded.game, view: broken } })
  session.answer('{"id":1,"do":"new","players":2}')
  expect(session.answer('{"id":2,"do":"view","seat":0}')).toMatchObject({
    id: 2,
    error: {
      code: 'internal',
      rule: null,
      message: { en: expect.stringContaining('no wind'), ja: expect.stringContaining('no wind') },
    },
  })
  expect(session.answer('{"id":3,"do":"pending"}')).toMatchObject({ id: 3, ok: { by: 'seats' } })
})

const STRAY = 'xyzzy'
const ODD: readonly Json[] = [
  -1,
  0,
  1,
  5,
  99,
  1e9,
  0.5,
  null,
  true,
  '',
  STRAY,
  [],
  {},
  [[]],
  'auto',
  'watcher',
]

/** One value of a position changed, one key added, one entry too many. */
function tampered(value: Json, rng: Rng): Json {
  if (isObject(value)) {
    const keys = Object.keys(value)
    if (keys.length === 0 || rng.below(6) === 0) return { ...value, [STRAY]: oneOf([0, 1, 'R5', null], rng) }
    const key = oneOf(keys, rng)
    return { ...value, [key]: tampered(value[key] as Json, rng) }
  }
  if (isList(value) && value.length > 0 && rng.below(5) > 0) {
    const at = rng.below(value.length)
    if (rng.below(6) === 0) return [...value, ...value]
    return value.map((item, i) => (i === at ? tampered(item, rng) : item))
  }
  return oneOf(ODD, rng)
}
