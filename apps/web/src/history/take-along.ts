/** The whole history as files: records in an archive, results as a table for a spreadsheet. */
import { PERSON } from '@quayside/protocol'
import { strToU8, zipSync } from 'fflate'
import { ownSeat } from './statistics.ts'
import { type Remembered, recordText } from './use-history.ts'

export async function recordArchive(games: readonly Remembered[]): Promise<Blob> {
  const files: { [name: string]: Uint8Array } = {}
  for (const one of games) {
    const text = await recordText(one)
    const { ended, game, id } = one.result
    if (text !== null) files[`${dayOf(ended)}-${game}-${id}.game`] = strToU8(text)
  }
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' })
}

const COLUMNS = [
  ...['ended', 'game', 'options', 'players', 'rivals', 'place', 'score', 'moves', 'status', 'reason'],
  ...['choices', 'milliseconds'],
]

/** Comma-separated values (RFC 4180), with a mark by which spreadsheets know that it is UTF-8. */
export function resultTable(games: readonly Remembered[], ownName: string): string {
  const lines = games.map(({ result }) => {
    const seat = ownSeat(result, ownName)
    const own = seat === null ? undefined : result.seats[seat]
    const rivals = result.seats.flatMap(({ kind, name }, i) =>
      i === seat ? [] : [kind === PERSON ? name : kind],
    )
    const options = Object.entries(result.options).map(([name, value]) => `${name}=${value}`)
    return [
      new Date(result.ended).toISOString(),
      result.game,
      options.join(' '),
      result.seats.length,
      rivals.join(' / '),
      own?.place ?? '',
      own?.score ?? '',
      result.moves,
      result.status,
      result.reason,
      own?.choices ?? '',
      own?.thinkMs ?? '',
    ]
  })
  return `\uFEFF${[COLUMNS, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A cell that begins like a formula would be computed by some spreadsheets: names come from strangers. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
