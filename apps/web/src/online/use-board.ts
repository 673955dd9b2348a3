import { boards, type LoadedBoard } from '@quayside/all/ui'
import { useEffect, useState } from 'preact/hooks'
import { useWords } from '../texts/index.ts'

/** Loaded as soon as the game is known: while people gather, the board is fetched. */
export function useBoard(game: string | undefined): LoadedBoard | null {
  const { language } = useWords()
  const [board, setBoard] = useState<LoadedBoard | null>(null)
  useEffect(() => {
    let current = true
    const entry = game === undefined ? undefined : boards[game]
    entry?.load(language).then((one) => {
      if (current) setBoard(one)
    })
    return () => {
      current = false
    }
  }, [game, language])
  return board
}
