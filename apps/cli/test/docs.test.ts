import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { botProtocolPage } from '../src/docs/bot-protocol.ts'

it('docs/bot-protocol.md is what the schemas say; npm run docs writes it', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/bot-protocol.md'), 'utf8')
  expect(page).toBe(await botProtocolPage())
})
