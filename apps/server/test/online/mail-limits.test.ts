// Where mail is not sent: without a mail server, and to too many addresses from one place.
import { makeMailApi } from '@quayside/client'
import { startMailServer } from '@quayside/test-kit/mail'
import { expect, it } from 'vitest'
import { STANDARD } from '../../src/settings.ts'
import { type Person, startServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

const mailOf = ({ api }: Person) => makeMailApi(api)

it('a server without a mail server writes to nobody and says so', async () => {
  const site = await startServer()
  const ann = await site.person('Ann')
  expect(await mailOf(ann).state()).toMatchObject({ on: false, address: null, confirmed: false })
  expect(await codeOf(mailOf(ann).put({ address: 'a@post.example', language: 'en' }))).toBe('noMail')
  await site.stop()
})

it('a server takes few addresses from one place', async () => {
  const post = await startMailServer()
  const mail = { url: post.url, from: 'Quayside <quayside@play.example>', afterMs: 3_600_000 }
  const limits = { ...STANDARD.limits, newGuests: { perSecond: 1e9, burst: 1e9 } }
  const site = await startServer({ settings: { publicUrl: 'https://play.example', mail, limits } })
  const codes: (string | null)[] = []
  for (let n = 0; n < 6; n++) {
    const person = await site.person(`P${n}`)
    codes.push(await codeOf(mailOf(person).put({ address: `many-${n}@post.example`, language: 'en' })))
  }
  expect(codes.at(-1)).toBe('tooOften')
  expect(post.arrived.filter(({ to }) => to.startsWith('many-'))).toHaveLength(5)
  await site.stop()
  await post.close()
})
