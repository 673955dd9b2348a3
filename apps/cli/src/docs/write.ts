/** npm run docs: writes the pages that come from the code. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botProtocolPage } from './bot-protocol.ts'

const docs = join(import.meta.dirname, '../../../../docs')
writeFileSync(join(docs, 'bot-protocol.md'), await botProtocolPage())
