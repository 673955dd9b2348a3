/** What a guest wants to be called for, and when not. */
import type { PushWishes } from '@quayside/protocol'
import { pushWishes } from '@quayside/protocol/schemas'

export const USUAL_WISHES: PushWishes = {
  kinds: { turn: true, time: true, offer: true, proposal: true, invitation: true, end: true, chat: true },
  quiet: null,
}

export function wishesFrom(text: string | null): PushWishes {
  const read = text === null ? null : pushWishes.safeParse(JSON.parse(text))
  return read?.success ? read.data : USUAL_WISHES
}

export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

const DAY = 1440

/** When the quiet hours end that it is in the middle of; null: it is none of them. */
export function quietUntil(quiet: PushWishes['quiet'], now: number): number | null {
  if (!quiet) return null
  const { from, to, zone } = quiet
  const minute = minuteOfDay(now, zone)
  const isQuiet = from < to ? minute >= from && minute < to : from > to && (minute >= from || minute < to)
  if (!isQuiet) return null
  const left = (to - minute + DAY) % DAY
  return now - (now % 60_000) + left * 60_000
}

function minuteOfDay(now: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [hours = 0, minutes = 0] = format.format(now).split(':').map(Number)
  return hours * 60 + minutes
}
