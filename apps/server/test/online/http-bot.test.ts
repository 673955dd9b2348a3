// The example in examples/ plays whole games by the public API, with Python's standard library alone.
import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooser, playToEnd, startServer, type TestServer } from '../support/online.ts'

const run = promisify(execFile)
const BOT = join(import.meta.dirname, '../../../../examples/http-bot.py')

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'])
    return true
  } catch {
    return false
  }
}

let site: TestServer
beforeAll(async () => {
  site = await startServer()
})
afterAll(() => site?.stop())

describe.runIf(hasPython())('a bot from outside', () => {
  it('makes a table and plays it to the end', async () => {
    const { stdout } = await run('python3', [BOT, '--server', site.base, '--against', 'random,random'])
    expect(JSON.parse(stdout).result).toMatchObject({
      winners: expect.any(Array),
      reason: expect.any(String),
    })
  })

  it('takes a seat at somebody’s table by its link', async () => {
    const ann = await site.person('Ann')
    const seats = [{ kind: 'person' }, { kind: 'person' }]
    const { room, join: secret } = await ann.api.makeTable({
      game: 'cartagena',
      options: { roundCap: 20 },
      seats,
    })
    await ann.api.sit(room.id, 0)
    const words = ['--server', site.base, '--join', room.id, '--secret', secret, '--seat', '1']
    const bot = run('python3', [BOT, ...words])
    await expect
      .poll(async () => (await ann.api.table(room.id)).room.seats[1]?.name, { timeout: 10_000 })
      .toBe('Robin')
    await ann.api.start(room.id)
    await playToEnd(site.base, ann, room.id, chooser(5))
    expect(JSON.parse((await bot).stdout)).toMatchObject({ table: room.id })
  })

  it('says in one sentence what the server refused', async () => {
    const words = ['--server', site.base, '--join', 'abcdefghjkmn', '--secret', 'wrong']
    await expect(run('python3', [BOT, ...words])).rejects.toThrow('http-bot: badLink')
  })
})
