/** What the server offers of a game: seats, options, colours, ranks. Asked once. */
import type { GameInfo } from '@quayside/protocol'
import { useEffect, useState } from 'preact/hooks'
import { api } from './server.ts'

let asked: Promise<readonly GameInfo[]> | null = null

function allGames(): Promise<readonly GameInfo[]> {
  asked ??= api
    .games()
    .then(({ games }) => games)
    .catch((error) => {
      asked = null
      throw error
    })
  return asked
}

/** Null until it is known; the page can do without it for a while. */
export function useGameInfo(game: string | undefined): GameInfo | null {
  const [info, setInfo] = useState<GameInfo | null>(null)
  useEffect(() => {
    if (game === undefined) return
    allGames().then(
      (games) => setInfo(games.find(({ id }) => id === game) ?? null),
      // The connection strip says already that the server is away.
      () => setInfo(null),
    )
  }, [game])
  return info
}
