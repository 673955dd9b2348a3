/** What a rated game changed: told at its end, as soon as the server has counted it. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../online/server.ts'
import { useRatingWords } from './words.ts'

const AGAIN_MS = 1000
const TRIES = 10
/** It is among the latest. */
const LOOKED_AT = 5

interface Change {
  readonly before: number
  readonly after: number
}

export function RatingChange({ table }: { table: string }): JSX.Element | null {
  const w = useRatingWords()
  const [change, setChange] = useState<Change | null>(null)
  useEffect(() => {
    let timer = 0
    const look = async (tries: number) => {
      const answer = await api.results(null, LOOKED_AT).catch(() => null)
      const found = answer?.results.find(({ id }) => id === table)
      if (found?.rating) setChange(found.rating)
      else if (!found && tries > 1) timer = window.setTimeout(() => void look(tries - 1), AGAIN_MS)
    }
    void look(TRIES)
    return () => clearTimeout(timer)
  }, [table])
  if (!change) return null
  return (
    <p class="say" data-rating-change>
      <a href="/ratings">{w.change(change.before, change.after)}</a>
    </p>
  )
}
