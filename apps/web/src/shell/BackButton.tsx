/** To where one came from; nothing for somebody who began here. */
import type { JSX } from 'preact'
import { cameFrom, goBack } from '../router.ts'
import { useWords } from '../texts/index.ts'

export function BackButton(): JSX.Element | null {
  const { t } = useWords()
  const from = cameFrom()
  if (from === null) return null
  const label = /^\/(table|online|join)\//.test(from) ? t.backToTable : t.back
  return (
    <button type="button" class="btn quiet back" data-choice="back-there" aria-label={label} onClick={goBack}>
      <svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 5 3.5 12l7 7M4 12h17" fill="none" stroke="currentColor" stroke-width="2.2" />
      </svg>
      <span>{label}</span>
    </button>
  )
}
