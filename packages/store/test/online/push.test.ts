// Devices, and what somebody was called for: the same on both stores, and once for all processes.
import { freshDatabase } from '@quayside/test-kit/postgres'
import { describe, expect, it } from 'vitest'
import { openPostgres, openSqlite } from '../../src/index.ts'
import { openPartitioned } from '../partitioned.ts'

describe.each([
  ['SQLite', async () => openSqlite({ path: ':memory:' })],
  ['PostgreSQL', async () => openPostgres({ url: await freshDatabase() })],
  ['partitioned PostgreSQL', openPartitioned],
])('calls on %s', (_name, open) => {
  it('go to the devices of guests, the latest of them, and to nobody who is gone', async () => {
    const store = await open()
    const { push } = store
    await store.addGuest({ id: 'ann', name: 'Ann' }, 'hash', 1)
    const device = (name: string, guest = 'ann') => ({
      endpoint: `https://push.example/${name}`,
      guest,
      p256dh: `key of ${name}`,
      auth: 'secret',
      language: 'ja',
    })
    for (const [at, name] of ['a', 'b', 'c'].entries()) await push.putDevice(device(name), at, 2)
    await push.putDevice(device('d', 'nobody'), 9, 2)
    const [ann, ...others] = await push.reachable(['ann', 'nobody', 'bob'])
    expect(others).toEqual([])
    expect(ann).toEqual({ guest: 'ann', wishes: null, devices: [device('b'), device('c')] })
    await push.putWishes('ann', 'first')
    await push.putWishes('ann', 'second')
    expect([(await push.reachable(['ann']))[0]?.wishes, await push.wishes('ann')]).toEqual([
      'second',
      'second',
    ])
    expect(await push.removeDevice(device('b').endpoint, 'bob')).toBe(false)
    expect(await push.removeDevice(device('b').endpoint, 'ann')).toBe(true)
    expect(await push.removeDevice(device('c').endpoint, null)).toBe(true)
    expect(await push.reachable(['ann'])).toEqual([])
    await store.close()
  })

  it('are claimed once for a mark, and not before a pause is over', async () => {
    const store = await open()
    const call = { table: 't', guest: 'ann', kind: 'turn', mark: '1', at: 10 }
    const both = [store.push.claimCall(call), store.push.claimCall(call)]
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1)
    expect(await store.push.claimCall({ ...call, kind: 'time' })).toBe(true)
    expect(await store.push.claimCall({ ...call, mark: '2', at: 20, notAfter: 5 })).toBe(false)
    expect(await store.push.claimCall({ ...call, mark: '2', at: 20, notAfter: 10 })).toBe(true)
    await store.close()
  })

  it('come when a table is due, which is given away once; a key is the one that was first', async () => {
    const store = await open()
    const { push } = store
    await push.lookAt('early', 10)
    await push.lookAt('late', 30)
    await push.lookAt('never', 5)
    await push.lookAt('never', null)
    await push.lookAt('early', 12)
    expect(await push.takeLooks(11, 5)).toEqual([])
    expect(await push.takeLooks(20, 5)).toEqual(['early'])
    expect(await push.takeLooks(20, 5)).toEqual([])
    expect(await push.firstKey('k', 'one')).toBe('one')
    expect(await push.firstKey('k', 'two')).toBe('one')
    await store.close()
  })
})
