/** Readings of records are kept on this device: a record never changes. They go with their game. */
import type { Reading } from './reading.ts'

const KEY = 'quayside-readings'

export type Readings = ReadonlyMap<string, Reading>

export function keptReadings(): Map<string, Reading> {
  try {
    return new Map(Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}')))
  } catch {
    return new Map()
  }
}

export function keepReadings(readings: Readings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(readings)))
  } catch {
    // They are read again the next time.
  }
}

/** Null: all of them. */
export function forgetReading(id: string | null): void {
  const readings = id === null ? new Map() : keptReadings()
  if (id !== null) readings.delete(id)
  keepReadings(readings)
}
