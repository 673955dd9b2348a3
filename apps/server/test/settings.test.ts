import { expect, it } from 'vitest'
import { settingsFrom } from '../src/settings.ts'

it('a server is told where mails go and what their links lead to', () => {
  const env = { SMTP_URL: 'smtps://u:p@mail.example', PUBLIC_URL: 'https://play.example' }
  const from = 'Quayside <quayside@play.example>'
  expect(settingsFrom(env)).toMatchObject({ mail: { url: env.SMTP_URL, from, afterMs: 900_000 } })
  expect(settingsFrom({ ...env, MAIL_FROM: 'a@b.example' })).toMatchObject({
    mail: { from: 'a@b.example' },
  })
  expect(settingsFrom({ SMTP_URL: env.SMTP_URL })).toMatchObject({
    problem: expect.stringContaining('PUBLIC_URL'),
  })
  expect(settingsFrom({ ...env, SMTP_URL: 'mail.example' })).toMatchObject({
    problem: expect.stringContaining('SMTP_URL'),
  })
})
