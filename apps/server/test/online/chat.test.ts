// Talk at a table: words and quick phrases.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, playAt, startServer, startTable, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

let site: TestServer
let ann: Person
let bob: Person
beforeAll(async () => {
  site = await startServer()
  ann = await site.person('Ann')
  bob = await site.person('Bob')
})
afterAll(() => site?.stop())

const two = { game: 'cartagena', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0 }

it('what is said reaches everybody, without what turns text around', async () => {
  const { id } = await startTable([ann, bob], two)
  // By number: what is said while a connection opens comes with its greeting and once more.
  const heard = new Map<number, string>()
  const said = () => [...heard.values()]
  const mine = playAt(site.base, ann, id, {
    chat: (lines) => {
      for (const { n, text } of lines) heard.set(n, text)
    },
  })
  await bob.api.say(id, 'こんにちは <b>\u202Ehi</b>')
  await expect.poll(said).toEqual(['こんにちは <b>hi</b>'])
  const again = await mine.say('hello')
  expect(again).toMatchObject({ ok: { lines: [{ text: 'hello', name: 'Ann' }] } })
  await expect.poll(() => said().at(-1)).toBe('hello')
  mine.close()
})

it('quick phrases go by their code: those of the house, of the game at the table, and no others', async () => {
  const { id } = await startTable([ann, bob], two)
  const mine = playAt(site.base, ann, id, {})
  expect(await mine.sayPhrase('thanks')).toMatchObject({ ok: { lines: [{ phrase: 'thanks' }] } })
  await bob.api.sayPhrase(id, 'waitForMe')
  const { lines } = await ann.api.chat(id)
  expect(lines.map(({ name, phrase, text }) => [name, phrase, text])).toEqual([
    ['Ann', 'thanks', 'Thank you'],
    ['Bob', 'waitForMe', 'Wait for me'],
  ])
  for (const code of ['needBrick', '', 'constructor', 'x'.repeat(40)])
    expect(await codeOf(bob.api.sayPhrase(id, code)), code).toBe('noPhrase')
  expect(await codeOf(bob.api.sayPhrase(id, 'x'.repeat(41)))).toBe('badRequest')
  await ann.api.mute(id, bob.id, true)
  expect(await codeOf(bob.api.sayPhrase(id, 'thanks'))).toBe('muted')
  const eve = await site.person('Eve')
  expect(await codeOf(eve.api.sayPhrase(id, 'thanks'))).toBe('noTable')
  mine.close()
})
