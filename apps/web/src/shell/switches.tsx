import { Icon } from '@quayside/board-kit'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@quayside/texts'
import type { JSX } from 'preact'
import { change, isDark, useSettings } from '../settings.ts'
import { speak, useWords } from '../texts/index.ts'

export function LanguageButton(): JSX.Element {
  const { language } = useWords()
  const other = nextLanguage(language)
  return (
    <button type="button" class="btn quiet" lang={other} data-choice="language" onClick={() => speak(other)}>
      {LANGUAGE_NAMES[other]}
    </button>
  )
}

const nextLanguage = (language: Language): Language =>
  LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language

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

export function SettingsLink(): JSX.Element {
  const { t } = useWords()
  return (
    <a class="btn sq quiet" href="/settings" aria-label={t.settings}>
      <Icon name="i-menu" />
    </a>
  )
}
