import { manifests } from '@quayside/all/manifests'
import type { JSX } from 'preact'
import { useWords } from '../texts/index.ts'
import { useHistoryWords } from './words.ts'

interface Props {
  /** Only those that were played are offered. */
  readonly games: readonly string[]
  /** Null: all. */
  readonly value: string | null
  onChange(game: string | null): void
}

export function GamePills({ games, value, onChange }: Props): JSX.Element {
  const { language } = useWords()
  const w = useHistoryWords()
  const played = manifests.filter(({ id }) => games.includes(id))
  const offers = [
    [null, w.all] as const,
    ...played.map(({ id, words }) => [id, words[language].title] as const),
  ]
  return (
    <fieldset class="game-pills" aria-label={w.gamesColumn}>
      {offers.map(([id, title]) => (
        <button
          key={id ?? ''}
          type="button"
          class={id === value ? 'pill on' : 'pill'}
          data-choice={`only-${id ?? 'all'}`}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
        >
          {title}
        </button>
      ))}
    </fieldset>
  )
}
