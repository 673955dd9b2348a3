/** Holds a finished record against its secret. A worker of its own: who plays on this device never fetches it. */
import { games } from '@quayside/all'
import { readRecord, verifyRecord } from '@quayside/table'
import type { Checked } from './check-client.ts'

export async function checkRecord(text: string): Promise<Checked> {
  const record = readRecord(text)
  if ('problem' in record) return record
  const entry = Object.hasOwn(games, record.game) ? games[record.game] : undefined
  if (!entry) return { problem: `there is no game "${record.game}"`, line: record.lines.game ?? 1 }
  const game = await entry.game()
  const verified = verifyRecord(game, record)
  if ('problem' in verified) return verified
  const { commitment = '', contributions = [] } = record.header.fairness ?? {}
  return { draws: verified.draws, commitment, contributions }
}
