/** Finished games of this device and of this guest, the latest first. */
import type { GameResult } from '@quayside/protocol'
import { useEffect, useState } from 'preact/hooks'
import { ask } from '../host/client.ts'
import { api } from '../online/server.ts'
import { isGuest, useGuest } from '../online/use-guest.ts'
import { forgetReading, forgetReadings } from './kept-readings.ts'

export interface Remembered {
  readonly result: GameResult
  readonly where: 'device' | 'server'
}

export interface History {
  /** Null until those of this device are read. */
  readonly games: readonly Remembered[] | null
  /** The server should have some, and does not answer. */
  readonly isAway: boolean
  refresh(): void
}

/** So many come with one request. */
const PAGE = 500

export function useHistory(): History {
  const who = useGuest()
  const [local, setLocal] = useState<readonly GameResult[] | null>(null)
  const [remote, setRemote] = useState<readonly GameResult[]>([])
  const [isAway, setAway] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    ask('results', null).then(({ results }) => setLocal(results))
  }, [turn])
  const guest = isGuest(who) ? who.id : null
  useEffect(() => {
    let current = true
    const take = (results: readonly GameResult[]) => {
      if (current) setRemote(results)
    }
    if (guest === null) take([])
    else
      readAll(take).catch(() => {
        if (current) setAway(true)
      })
    return () => {
      current = false
    }
  }, [guest, turn])
  const games = local && merged(local, remote)
  return { games, isAway: isAway || who === 'away', refresh: () => setTurn(turn + 1) }
}

/** The first page is shown while the others come. */
async function readAll(take: (results: readonly GameResult[]) => void): Promise<void> {
  const all: GameResult[] = []
  for (let before: string | null = null, isFirst = true; isFirst || before !== null; isFirst = false) {
    const { results, next } = await api.results(before, PAGE)
    all.push(...results)
    before = next
    take([...all])
  }
}

function merged(local: readonly GameResult[], remote: readonly GameResult[]): Remembered[] {
  const all = [
    ...local.map((result) => ({ result, where: 'device' as const })),
    ...remote.map((result) => ({ result, where: 'server' as const })),
  ]
  return all.sort((a, b) => b.result.ended - a.result.ended || (a.result.id < b.result.id ? -1 : 1))
}

export async function forget({ result: { id }, where }: Remembered): Promise<void> {
  forgetReading(id)
  if (where === 'device') await ask('forgetResult', { id })
  else await api.forgetResult(id)
}

export async function forgetAll(games: readonly Remembered[]): Promise<void> {
  forgetReadings()
  await ask('forgetResult', { id: null })
  if (games.some(({ where }) => where === 'server')) await api.forgetResults()
}

export async function recordText({ result: { id }, where }: Remembered): Promise<string | null> {
  if (where === 'server') return (await api.resultRecord(id)).record
  return (await ask('resultRecord', { id }))?.text ?? null
}
