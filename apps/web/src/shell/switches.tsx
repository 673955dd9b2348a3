import { Icon } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { change, isDark, useSettings } from '../settings.ts'
import { speak, useWords } from '../texts/index.ts'

export function LanguageButton(): JSX.Element {
  const { t, language } = useWords()
  const other = language === 'ja' ? 'en' : 'ja'
  return (
    <button type="button" class="btn quiet" lang={other} data-choice="language" onClick={() => speak(other)}>
      {t.otherLanguage}
    </button>
  )
}

export function ThemeButton(): JSX.Element {
  const { t } = useWords()
  useSettings()
  const dark = isDark()
  return (
    <button
      type="button"
      class="btn sq quiet"
      aria-label={dark ? t.light : t.dark}
      onClick={() => change({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name={dark ? 'i-sun' : 'i-moon'} />
    </button>
  )
}
