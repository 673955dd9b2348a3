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

export function forgetReading(id: string): void {
  const readings = keptReadings()
  readings.delete(id)
  keepReadings(readings)
}

export function forgetReadings(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
