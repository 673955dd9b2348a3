/** The ways to the lessons of a game's variants. */
import { Icon } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useWords } from '../texts/index.ts'
import { variantLessons } from './lessons.ts'

export function VariantLessons({ game, but }: { game: string; but?: string }): JSX.Element | null {
  const { language } = useWords()
  const lessons = variantLessons(game).filter(({ address }) => address !== but)
  if (lessons.length === 0) return null
  return (
    <p class="row variant-lessons">
      {lessons.map(({ address, title }) => (
        <a key={address} class="btn quiet" data-choice={`learn-${address}`} href={`/learn/${address}`}>
          <Icon name="i-flag" size={18} />
          {title[language]}
        </a>
      ))}
    </p>
  )
}
