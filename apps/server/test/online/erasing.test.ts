// Who deletes themselves leaves nothing behind: the whole store is searched for the id, the name, the endpoint and the address.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeMailApi, makePasskeyApi, makePeopleApi, makePushApi } from '@quayside/client'
import { openStore, type StoreOptions } from '@quayside/store'
import { backupTo } from '@quayside/store/backup'
import { startMailServer } from '@quayside/test-kit/mail'
import { freshDatabase } from '@quayside/test-kit/postgres'
import { makeDevice } from '@quayside/test-kit/push'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, startTable } from '../support/online.ts'
import { softPasskey } from '../support/soft-passkey.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-erasing-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const wish = { game: 'cartagena', seats: [{ kind: 'person' }, { kind: 'person' }] }

describe.each([
  ['SQLite', async (): Promise<StoreOptions> => ({ data: folder })],
  ['PostgreSQL', async (): Promise<StoreOptions> => ({ data: folder, databaseUrl: await freshDatabase() })],
])('a guest who goes, on %s', (kind, options) => {
  it('is nowhere in the store, and those who stay keep their games', async () => {
    const place = await options()
    // Nobody is called while this runs.
    const push = { isOn: true, hosts: [], afterMs: 600_000 }
    const post = await startMailServer()
    const mail = { url: post.url, from: 'quayside@host.example', afterMs: 600_000 }
    const settings = { push, mail, publicUrl: 'https://host.example' }
    const site = await startServer({ store: await openStore(place), settings })
    const everything = async () => {
      const file = join(folder, `${kind}.backup`)
      await backupTo(place, file)
      return readFile(file, 'utf8')
    }
    const ann = await site.person('Ann')
    const zoe = await site.person('Zoë of the vanishing')
    const ended = await startTable([ann, zoe], wish)
    const running = await startTable([zoe, ann], wish)
    for (const { id } of [ended, running]) await zoe.api.say(id, 'a last word')
    await ann.api.proposeEnd(ended.id)
    await zoe.api.answer(ended.id, true)
    await expect.poll(async () => (await zoe.api.results()).results.length).toBe(1)
    const { p256dh, auth } = makeDevice()
    const endpoint = 'https://8.8.8.8/endpoint-of-zoe'
    const { wishes } = await makePushApi(zoe.api).add({ endpoint, keys: { p256dh, auth }, language: 'en' })
    await makePushApi(zoe.api).change(wishes)
    await makeMailApi(zoe.api).put({ address: 'zoe@post.example', language: 'en' })
    const passkey = softPasskey(settings.publicUrl)
    await makePasskeyApi(zoe.api).add(passkey.make(await makePasskeyApi(zoe.api).begin()))
    const call = { table: running.id, guest: zoe.id, kind: 'turn', mark: '0', at: 0 }
    await site.online.store.push.claimCall(call)
    // Friends, asked and asking, blocked and blocking, invited and inviting.
    const bob = await site.person('Bob')
    await bob.api.join(ended.id, ended.join)
    const [ofAnn, ofBob, ofZoe] = [ann, bob, zoe].map(({ api }) => makePeopleApi(api)) as [
      ReturnType<typeof makePeopleApi>,
      ReturnType<typeof makePeopleApi>,
      ReturnType<typeof makePeopleApi>,
    ]
    await ofAnn.change(zoe.id, 'ask')
    await ofZoe.change(ann.id, 'ask')
    const laid = [await ann.api.makeTable(wish), await zoe.api.makeTable(wish)]
    await ofAnn.invite(laid[0]?.room.id ?? '', zoe.id)
    await ofZoe.invite(laid[1]?.room.id ?? '', ann.id)
    await ofZoe.change(bob.id, 'block')
    await ofBob.change(zoe.id, 'block')
    const before = await everything()
    for (const kept of ['friend_wishes', 'blocks', 'invitations'])
      expect(before.match(new RegExp(`"${kept}".*${zoe.id}`, 'g')), kept).toHaveLength(2)
    expect(before).toContain('endpoint-of-zoe')
    expect(before).toContain('zoe@post.example')
    expect(before).toContain(zoe.id)
    expect(before).toContain(passkey.id)
    expect(before).toContain('vanishing')
    await zoe.api.deleteMe()
    const after = await everything()
    expect(after).not.toContain(zoe.id)
    expect(after).not.toContain(passkey.id)
    expect(after).not.toContain('vanishing')
    expect(after).not.toContain('a last word')
    expect(after).not.toContain('endpoint-of-zoe')
    expect(after).not.toContain(p256dh)
    expect(after).not.toContain('post.example')
    expect((await ofAnn.people()).people).toEqual([])
    const [game] = (await ann.api.results()).results
    expect(game?.seats[1]).toMatchObject({ name: '', isYou: false })
    expect((await ann.api.resultRecord(ended.id)).record).not.toContain('vanishing')
    await site.stop()
    await post.close()
  })
})
