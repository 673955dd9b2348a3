/** Rows as files: `games`, `results` and `moves`, as CSV (RFC 4180) or as JSON lines that columnar tools take. */
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRows, Row } from './rows.ts'

export const FORMATS = ['game', 'csv', 'jsonl'] as const
export type Format = (typeof FORMATS)[number]

const FILES = ['games', 'results', 'moves'] as const

export class RowFiles {
  private readonly format: 'csv' | 'jsonl'
  private readonly open: { readonly [name in (typeof FILES)[number]]: number }
  private readonly begun = new Set<string>()

  constructor(folder: string, format: 'csv' | 'jsonl') {
    this.format = format
    const file = (name: string) => openSync(join(folder, `${name}.${format}`), 'w')
    this.open = { games: file('games'), results: file('results'), moves: file('moves') }
  }

  add({ game, results, moves }: GameRows): void {
    this.write('games', [game])
    this.write('results', results)
    this.write('moves', moves)
  }

  private write(name: (typeof FILES)[number], rows: readonly Row[]): void {
    const [first] = rows
    if (!first) return
    const lines = rows.map((row) =>
      this.format === 'csv' ? csvLine(Object.values(row)) : JSON.stringify(row),
    )
    if (this.format === 'csv' && !this.begun.has(name)) lines.unshift(csvLine(Object.keys(first)))
    this.begun.add(name)
    writeSync(this.open[name], `${lines.join('\n')}\n`)
  }

  close(): void {
    for (const name of FILES) closeSync(this.open[name])
  }
}

function csvLine(cells: readonly Row[string][]): string {
  return cells.map(csvCell).join(',')
}

function csvCell(cell: Row[string]): string {
  const text = cell === null ? '' : String(cell)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
