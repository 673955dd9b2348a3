// examples/verify.py reads docs/fairness.md on its own: whole games of all four, drawn from a secret, with something taken back.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@quayside/all'
import { type GameTypes, legalActions, type OptionValues, SeededRng } from '@quayside/rules-kit'
import {
  commit,
  commitmentOf,
  DRAW_VERSION,
  newTable,
  planAct,
  planUndo,
  resultOf,
  secretSource,
  withDraws,
  writeRecord,
} from '@quayside/table'
import { scaled } from '@quayside/test-kit'
import { afterAll, describe, expect, it } from 'vitest'

const VERIFY = join(import.meta.dirname, '../../../../examples/verify.py')
const ENGINE = `${process.execPath} ${join(import.meta.dirname, '../../../cli/src/main.ts')} engine`
const folder = mkdtempSync(join(tmpdir(), 'quayside-verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const hasPython = spawnSync('python3', ['--version']).status === 0

/** A whole game of random moves, drawn from a secret. */
async function record(id: string, players: number, options: OptionValues): Promise<string> {
  const loaded = await loadGame(id)
  if (!loaded) throw new Error(`there is no ${id}`)
  const { game } = loaded
  const rng = new SeededRng(11)
  const secret = '0123456789abcdef'.repeat(4)
  const contributions = Array.from({ length: players }, (_, seat) => `seat ${seat} “é”`)
  const draws = secretSource(secret, contributions)
  const fairness = { draw: DRAW_VERSION, commitment: commitmentOf(secret), contributions, secret }
  const table = newTable<GameTypes>({
    game,
    players,
    options,
    draws,
    header: { started: '2026-01-01T00:00:00.000Z', fairness },
  })
  if ('problem' in table) throw new Error(JSON.stringify(table.problem))
  commit(table, withDraws(table, { kind: 'step', entries: [], head: table.head }, draws, { at: 0 }))
  for (let moves = 0; !resultOf(table); moves++) {
    const pending = game.pending(table.head.state)
    const seat = pending.by === 'seats' ? (pending.owe[0] ?? 0) : 0
    const legal = legalActions(game, table.head.state, seat)
    const plan = planAct(table, {
      seat,
      action: legal[rng.below(legal.length)] as GameTypes['Action'],
      at: moves,
    })
    if (plan.kind !== 'step') throw new Error(`move ${moves} was not played`)
    commit(table, withDraws(table, plan, draws, { at: moves }))
    if (moves !== 25) continue
    const consent = contributions.map((_, one) => one)
    const back = planUndo(table, {
      seat,
      to: Math.max(0, (table.head.last?.count ?? 0) - 6),
      consent,
      at: moves,
    })
    if (back.kind === 'step') commit(table, withDraws(table, back, draws, { at: moves }))
  }
  const file = join(folder, `${id}-${players}-${Object.values(options).join('-')}.game`)
  writeFileSync(file, writeRecord(table))
  return file
}

const verify = (...files: string[]) =>
  spawnSync('python3', [VERIFY, '--engine', ENGINE, ...files], { encoding: 'utf8' })

describe.skipIf(!hasPython)('the checker in another language', () => {
  it('agrees with us about games of all four, and says where a record was changed', async () => {
    const games: readonly (readonly [string, number, OptionValues])[] = [
      ['carthage', 3, { mode: 'classic' }],
      ['cartagena', 3, { layout: 'story', magic: true, outlaws: true, roundCap: 30 }],
      ['cargo-empire', 2, { opponent: 'bot', map: 'dior', tracks: 'free' }],
      ['catan', 3, { board: 'balanced', harbours: 'frame', roundCap: 20 }],
      ['cartagena', 2, { layout: 'tortuga', roundCap: 30 }],
      ['cargo-empire', 5, { tracks: 'advanced' }],
      ['catan', 4, { harbours: 'shuffled', dice: 'deck36', roundCap: 20 }],
      ['catan', 4, { board: 'beginner', roundCap: 10 }],
    ]
    const files = []
    for (const one of games.slice(0, scaled(4, games.length))) files.push(await record(...one))
    const { status, stdout, stderr } = verify(...files)
    expect(stderr).toBe('')
    expect(stdout.match(/ (\d+) draws are those of the secret/g), stdout).toHaveLength(files.length)
    expect(status).toBe(0)
    const texts = files.map((file) => readFileSync(file, 'utf8'))
    expect(texts.every((one) => one.includes('\nresult '))).toBe(true)
    expect(texts.some((one) => one.includes('\nundo to '))).toBe(true)
    const [first = ''] = files
    const text = readFileSync(first, 'utf8')
    const broken = join(folder, 'broken.game')
    writeFileSync(
      broken,
      text.replace(/^\* draw (\S+)$/m, (line, card) => line.replace(card, card === 'R2' ? 'B2' : 'R2')),
    )
    const otherSecret = join(folder, 'secret.game')
    writeFileSync(otherSecret, text.replace(/^secret: 0/m, 'secret: 1'))
    const bad = verify(broken, otherSecret)
    expect(bad.stdout).toMatch(/draw 1 of "draw" gives/)
    expect(bad.stdout).toContain('not the one that was committed to')
    expect(bad.status).toBe(1)
  })

  it('needs nothing but Python', () => {
    const out = execFileSync(
      'python3',
      [
        '-S',
        '-c',
        `import ast,sys; print([n.names[0].name for n in ast.walk(ast.parse(open(sys.argv[1]).read())) if isinstance(n, ast.Import)])`,
        VERIFY,
      ],
      { encoding: 'utf8' },
    )
    expect(out.trim()).toBe("['hashlib', 'hmac', 'json', 'shlex', 'subprocess', 'sys']")
  })
})

it.skipIf(hasPython)('python3 is not installed: examples/verify.py was not run', () => {
  expect(readFileSync(VERIFY, 'utf8')).toContain('import hmac')
})
