import '../look/online.css'
import { LANGUAGE_NAMES, type Language } from '@quayside/texts'
import type { JSX } from 'preact'
import { IdentitySettings } from '../online/IdentitySettings.tsx'
import { loadOnlineWords } from '../online/words.ts'
import {
  type BotSpeed,
  type Confirming,
  change,
  type Motion,
  type PhraseWish,
  type Sound,
  type TableForm,
  type Theme,
  useSettings,
} from '../settings.ts'
import { loadSettingsWords, useSettingsWords } from '../settings-words/index.ts'
import { PageTop } from '../shell/PageTop.tsx'
import { speak, useWords } from '../texts/index.ts'

/** Fetched by this page: what all pages load first would otherwise have to name its files. */
let PushSettings: (() => JSX.Element) | null = null
let MailSettings: (() => JSX.Element | null) | null = null
let PasskeySettings: (() => JSX.Element | null) | null = null

/** All words come in one language, before the page is drawn. */
export async function prepare(): Promise<void> {
  const [push, mail, passkey] = await Promise.all([
    import('../push/PushSettings.tsx'),
    import('../mail/MailSettings.tsx'),
    import('../passkey/PasskeySettings.tsx'),
    loadOnlineWords(),
    loadSettingsWords(),
  ])
  await Promise.all([push.prepare(), mail.prepare(), passkey.prepare()])
  PushSettings = push.PushSettings
  MailSettings = mail.MailSettings
  PasskeySettings = passkey.PasskeySettings
}

export function SettingsPage(): JSX.Element {
  const { t } = useWords()
  return (
    <div class="plain-page">
      <PageTop title={t.settings} />
      <main class="choices">
        <section class="panel">
          <Appearance />
          <SoundAndPace />
        </section>
        <OwnSeat />
        {PushSettings && <PushSettings />}
        {MailSettings && <MailSettings />}
        <IdentitySettings />
        {PasskeySettings && <PasskeySettings />}
      </main>
    </div>
  )
}

function Appearance(): JSX.Element {
  const w = useSettingsWords()
  const { language, theme, motion, tableForm } = useSettings()
  return (
    <>
      <Choices
        name={w.language}
        value={language}
        options={LANGUAGE_NAMES}
        speaks
        onChange={(next) => speak(next as Language)}
      />
      <Choices
        name={w.theme}
        value={theme}
        options={w.themes}
        onChange={(next) => change({ theme: next as Theme })}
      />
      <Choices
        name={w.motion}
        value={motion}
        options={w.motions}
        onChange={(next) => change({ motion: next as Motion })}
      />
      <Choices
        name={w.tableForm}
        value={tableForm}
        options={w.tableForms}
        onChange={(next) => change({ tableForm: next as TableForm })}
      />
    </>
  )
}

function SoundAndPace(): JSX.Element {
  const w = useSettingsWords()
  const { sound, botSpeed, confirming, phrases } = useSettings()
  return (
    <>
      <Choices
        name={w.sound}
        value={sound}
        options={w.sounds}
        onChange={(next) => {
          change({ sound: next as Sound })
          if (next === 'on') void sample()
        }}
      />
      <Choices
        name={w.botSpeed}
        value={botSpeed}
        options={w.botSpeeds}
        onChange={(next) => change({ botSpeed: next as BotSpeed })}
      />
      <Choices
        name={w.confirming}
        value={confirming}
        options={w.confirmings}
        onChange={(next) => change({ confirming: next as Confirming })}
      />
      <Choices
        name={w.phrases}
        value={phrases}
        options={w.phraseWishes}
        onChange={(next) => change({ phrases: next as PhraseWish })}
      />
    </>
  )
}

const LONGEST_NAME = 24

/** What one is called and what one plays with, unless a table is set up otherwise. */
function OwnSeat(): JSX.Element {
  const w = useSettingsWords()
  const { name, colour } = useSettings()
  return (
    <section class="panel" aria-label={w.seat}>
      <h2>{w.seat}</h2>
      <p class="note">{w.seatHelp}</p>
      <label class="line-field">
        <span>{w.ownName}</span>
        <input
          class="field"
          data-choice="own-name"
          maxLength={LONGEST_NAME}
          value={name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <label class="line-field">
        <span>{w.ownColour}</span>
        <select
          class="field"
          data-choice="own-colour"
          value={colour}
          onChange={(event) => change({ colour: event.currentTarget.value })}
        >
          <option value="">{w.byLot}</option>
          {Object.entries(w.colours).map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}

/** Who switches it on hears at once what it is like. */
async function sample(): Promise<void> {
  const { Instrument } = await import('../sound/instrument.ts')
  new Instrument().play('turn')
}

function Choices(props: {
  name: string
  value: string
  options: { readonly [value: string]: string }
  /** Each option is a language and names itself. */
  speaks?: boolean
  onChange(value: string): void
}): JSX.Element {
  const { name, value, options, speaks, onChange } = props
  return (
    <fieldset class="choices-row">
      <legend>{name}</legend>
      {Object.entries(options).map(([key, label]) => (
        <label key={key} class={key === value ? 'pill on' : 'pill'} lang={speaks ? key : undefined}>
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
