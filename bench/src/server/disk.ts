/** How long the disk takes to keep a page. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile } from './numbers.ts'

export interface DiskTimes {
  readonly p50: number
  readonly p99: number
}

const TIMES = 300

/** In the folder in which the measured servers keep their data too. */
export function diskTimes(): DiskTimes {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-disk-'))
  const file = openSync(join(folder, 'page'), 'w')
  const page = Buffer.alloc(4096, 1)
  const times: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const began = performance.now()
    writeSync(file, page)
    fdatasyncSync(file)
    times.push(performance.now() - began)
  }
  closeSync(file)
  rmSync(folder, { recursive: true })
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}
