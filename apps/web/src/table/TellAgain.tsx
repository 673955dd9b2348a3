/** Runs through what the others did since one's own last deed. */
import { Icon } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useWords } from '../texts/index.ts'

export function TellAgain({ onClick }: { onClick: (() => void) | null }): JSX.Element | null {
  const { t } = useWords()
  if (!onClick) return null
  return (
    <button type="button" class="btn quiet tell-again" data-choice="tell-again" onClick={onClick}>
      <Icon name="i-play" size={14} />
      {t.tellAgain}
    </button>
  )
}
