/** For newcomers; who has finished the lesson finds it again on the rule page. */
import { Icon } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { progressOf } from './progress.ts'
import { loadLearnWords, useLearnWords } from './words.ts'

export const prepare = loadLearnWords

export function LessonLink({ game }: { game: string }): JSX.Element | null {
  const w = useLearnWords()
  const progress = progressOf(game)
  if (progress?.isDone) return null
  return (
    <a class="btn quiet" data-choice={`learn-${game}`} href={`/learn/${game}`}>
      <Icon name="i-flag" size={18} />
      {progress ? w.inviteOn : w.invite}
    </a>
  )
}
