import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { engine, quayside } from './run.ts'

const NEW = { id: 1, do: 'new', players: 2, options: {}, seed: 7 }

describe('the engine protocol', () => {
  it('opens, asks, checks, applies, draws, saves and loads', async () => {
    const answers = await engine('carthage', [
      NEW,
      { id: 2, do: 'pending' },
      { id: 3, do: 'legal', seat: 0 },
      { id: 4, do: 'legal', seat: 1 },
      { id: 5, do: 'state' },
      { id: 6, do: 'view', seat: 'watcher' },
      { id: 7, do: 'perft', depth: 2 },
      { id: 8, do: 'result' },
      { id: 9, do: 'save' },
    ])
    expect(answers[0]).toMatchObject({ id: 1, ok: { seq: 0, pending: { by: 'seats' } } })
    const owing = (answers[1] as { ok: { owe: number[] } }).ok.owe[0]
    const legal = answers[2 + (owing ?? 0)] as { ok: { actions: object[]; complete: boolean } }
    expect(legal.ok.actions.length).toBeGreaterThan(3)
    expect(legal.ok.complete).toBe(false)
    expect(answers[4]).toMatchObject({ ok: { mode: 'standard', players: 2 } })
    expect(answers[5]).toMatchObject({ ok: { viewer: 'watcher', known: null } })
    expect(answers[7]).toEqual({ id: 8, ok: null })
    const record = (answers[8] as { ok: { record: string } }).ok.record
    expect(record).toMatch(/^format: 1\ngame: carthage\n/)
    const [loaded] = await engine('carthage', [{ id: 1, do: 'load', record }])
    expect(loaded).toMatchObject({ ok: { seq: 0 } })
  })

  it('takes a set-up, moves in notation and outcomes from outside', async () => {
    const setup = { first: 0, market: ['R2', 'B2', 'Y2', 'G2'], farm: ['R3', 'B3'] }
    const answers = await engine('carthage', [
      { id: 1, do: 'new', players: 2, setup },
      { id: 2, do: 'apply', text: '0 buy R5 R3' },
      { id: 3, do: 'outcomes' },
      { id: 4, do: 'apply', move: { by: 'chance', outcome: { type: 'draw', card: 'G5' } } },
      { id: 5, do: 'apply', text: '* draw G5' },
      { id: 6, do: 'draw' },
      { id: 7, do: 'draw' },
      { id: 8, do: 'events', since: 0, seat: 1 },
      { id: 9, do: 'pending' },
    ])
    expect(answers[0]).toMatchObject({ ok: { setup: { colours: ['white', 'pink'] } } })
    expect(answers[1]).toMatchObject({ ok: { seq: 1, pending: { by: 'chance' } } })
    expect((answers[2] as { ok: { outcomes: object[] } }).ok.outcomes).toHaveLength(12)
    expect(answers[5]).toMatchObject({ ok: { outcome: { type: 'draw' }, seq: 4 } })
    expect((answers[7] as { ok: { entries: object[] } }).ok.entries).toHaveLength(5)
    expect(answers[8]).toMatchObject({ ok: { owe: [1] } })
  })

  it('answers bad lines with an error in both languages, changes nothing and goes on', async () => {
    const digest = { id: 0, do: 'state' }
    const bad = [
      'not json',
      '[]',
      { id: 2, do: 'dance' },
      { id: 3, do: 'apply', text: '0 take G5 G5' },
      { id: 4, do: 'apply', move: { by: 9, action: { type: 'take', card: 'R2' } } },
      { id: 5, do: 'apply', move: { by: 0, action: { type: 'buy', pay: ['R9'], tokens: [] } } },
      { id: 6, do: 'apply', move: { by: 0, action: { type: 'buy', pay: [], tokens: [] } } },
      { id: 7, do: 'apply', move: { by: 'chance', outcome: { type: 'draw', card: 'R2' } } },
      { id: 8, do: 'draw' },
      { id: 9, do: 'new', players: 7 },
      { id: 10, do: 'new', players: 2, options: { mode: 'wild' } },
      { id: 11, do: 'new', players: 2, setup: { first: 0, market: ['R2'], farm: [], pile: [] } },
      { id: 12, do: 'load', record: 'nonsense' },
      { id: 13, do: 'view', seat: 5 },
      { id: 14, do: 'perft', depth: 99 },
      { id: 15, do: 'new', players: 2, seed: 1.5 },
    ]
    const setup = { first: 0, market: ['R2', 'B2', 'Y2', 'G2'], farm: ['R3', 'B3'] }
    const answers = await engine('carthage', [
      { id: 1, do: 'new', players: 2, setup },
      digest,
      ...bad,
      digest,
    ])
    for (const answer of answers.slice(2, -1)) {
      expect(answer).toMatchObject({
        error: {
          code: expect.any(String),
          message: { en: expect.stringMatching(/\S/), ja: expect.stringMatching(/[ぁ-んァ-ヶ一-龠]/) },
        },
      })
    }
    expect(answers.at(-1)).toEqual(answers[1])
    expect(answers[2]).toMatchObject({ id: null })
    const broke = answers.find((answer) => answer.id === 6) as { error: { code: string; rule: string } }
    expect(broke.error).toMatchObject({ code: 'tooLittlePaid', rule: 'CTH-9' })
  })

  it('has the verbs that its document lists, and refuses each of them before a game is open', async () => {
    const verbs = await verbsOfTheEngine()
    expect(verbs).toHaveLength(18)
    expect(verbs.toSorted()).toEqual(documentedVerbs().toSorted())
    // What `observation` means can be asked at any time, and a batch has games of its own.
    const asking = verbs.filter((verb) => !['new', 'load', 'batch', 'observation'].includes(verb))
    const answers = await engine(
      'carthage',
      asking.map((verb) => ({ id: verb, do: verb, ...FIELDS[verb] })),
    )
    expect(answers.map(({ id }) => id)).toEqual(asking)
    for (const answer of answers) expect(answer).toMatchObject({ error: { code: 'noGameYet' } })
  })

  it('answers each verb once a game is open', async () => {
    const verbs = (await verbsOfTheEngine()).filter((verb) => !['new', 'load', 'draw', 'play'].includes(verb))
    const answers = await engine('carthage', [
      { id: 1, do: 'new', players: 2, setup: SETUP },
      ...verbs.map((verb) => ({ id: verb, do: verb, ...FIELDS[verb] })),
      { id: 'draw', do: 'draw' },
      { id: 'play', do: 'play', bot: 'random', until: 'end' },
    ])
    for (const answer of answers) expect(answer).toHaveProperty('ok')
    const answerTo = (verb: string) => answers.find(({ id }) => id === verb)?.ok
    expect(answerTo('check')).toMatchObject({ legal: false, code: 'tooLittlePaid', rule: 'CTH-9' })
    expect(answerTo('apply')).toMatchObject({ seq: 1, pending: { by: 'chance' } })
    expect(answerTo('perft')).toMatchObject({ nodes: expect.any(Number) })
    expect(answerTo('play')).toMatchObject({ result: { reason: expect.any(String) } })
  })

  it('steps many games together, and a wrong choice moves none of them', async () => {
    const answers = await engine('cartagena', [
      { id: 1, do: 'batch', games: 3, players: 2, seed: 4, observe: 'view' },
      { id: 2, do: 'step', choices: [0, 0, 99], observe: 'view' },
      { id: 3, do: 'step', choices: [null, null, null], observe: 'view' },
      { id: 4, do: 'step', choices: [0, null, 0], observe: 'packed' },
      { id: 5, do: 'observation' },
      { id: 6, do: 'step', choices: [0] },
      { id: 7, do: 'batch', games: 3, players: 2, observe: 'everything' },
    ])
    expect(answers[0]).toMatchObject({ ok: { seat: expect.any(Array), result: [null, null, null] } })
    expect(answers[1]).toMatchObject({ error: { code: 'badField' } })
    expect(answers[2]?.ok).toEqual(answers[0]?.ok)
    const { packed } = (answers[3] as { ok: { packed: string[] } }).ok
    const { size } = (answers[4] as { ok: { size: number } }).ok
    expect(packed.map((text) => Buffer.from(text, 'base64').length)).toEqual([4 * size, 4 * size, 4 * size])
    for (const answer of answers.slice(5)) expect(answer).toMatchObject({ error: { code: 'badField' } })
  })

  it('plays the games of a series as simulate plays them', async () => {
    const words = ['simulate', 'cartagena', '--players', '3', '--games', '3', '--seed', '9', '--json']
    const { digest, options } = JSON.parse((await quayside(words)).out) as { digest: string; options: object }
    const hash = createHash('sha256')
    for (let index = 0; index < 3; index++) {
      const [, played] = await engine('cartagena', [
        { id: 1, do: 'new', players: 3, seed: 9, index, options },
        { id: 2, do: 'play', bot: 'random', until: 'end' },
      ])
      const { moves, digest: last } = (played as { ok: { moves: number; digest: string } }).ok
      hash.update(`${moves} ${last}\n`)
    }
    expect(hash.digest('hex')).toBe(digest)
  })
})

const SETUP = { first: 0, market: ['R2', 'B2', 'Y2', 'G2'], farm: ['R3', 'B3'] }

/** What a verb needs besides its name; the others need nothing. */
const FIELDS: { readonly [verb: string]: object } = {
  legal: { seat: 0 },
  check: { seat: 0, action: { type: 'buy', pay: [], tokens: [] } },
  apply: { text: '0 buy R5 R3' },
  view: { seat: 0 },
  events: { since: 0, seat: 0 },
  perft: { depth: 1 },
  play: { bot: 'random', until: 'end' },
  batch: { games: 2, players: 2, seed: 1 },
  step: { choices: [0, 0] },
  observation: { seat: 0 },
}

/** The engine names its verbs when it is asked for one that it does not have. */
async function verbsOfTheEngine(): Promise<string[]> {
  const [answer] = await engine('carthage', [{ id: 1, do: 'no such verb' }])
  const { error } = answer as { error: { message: { en: string } } }
  return (/there are (.*)\.$/.exec(error.message.en)?.[1] ?? '').split(', ')
}

/** The first column of the table in docs/engine-protocol.md; a row may name two. */
function documentedVerbs(): string[] {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/engine-protocol.md'), 'utf8')
  const cells = [...page.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)].map(([, cell]) => cell ?? '')
  return cells.flatMap((cell) => cell.replaceAll('`', '').split(', '))
}
