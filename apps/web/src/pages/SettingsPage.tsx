import type { JSX } from 'preact'
import { type BotSpeed, change, type Motion, type Theme, useSettings } from '../settings.ts'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords, words } from '../texts/index.ts'

export function SettingsPage(): JSX.Element {
  const { t } = useWords()
  const now = useSettings()
  return (
    <div class="plain-page">
      <PageTop title={t.settings} settings={false} />
      <main class="panel choices">
        <Choices
          name={t.language}
          value={now.language}
          options={{ en: words.ja.otherLanguage, ja: words.en.otherLanguage }}
          onChange={(language) => change({ language: language as 'en' | 'ja' })}
        />
        <Choices
          name={t.theme}
          value={now.theme}
          options={t.themes}
          onChange={(theme) => change({ theme: theme as Theme })}
        />
        <Choices
          name={t.motion}
          value={now.motion}
          options={t.motions}
          onChange={(motion) => change({ motion: motion as Motion })}
        />
        <Choices
          name={t.botSpeed}
          value={now.botSpeed}
          options={t.botSpeeds}
          onChange={(botSpeed) => change({ botSpeed: botSpeed as BotSpeed })}
        />
      </main>
    </div>
  )
}

function Choices(props: {
  name: string
  value: string
  options: { readonly [value: string]: string }
  onChange(value: string): void
}): JSX.Element {
  const { name, value, options, onChange } = props
  return (
    <fieldset class="choices-row">
      <legend>{name}</legend>
      {Object.entries(options).map(([key, label]) => (
        <label key={key} class={key === value ? 'pill on' : 'pill'}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
