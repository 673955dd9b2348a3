/** The harbour: choose a game, play now in one click, go on with a table. */
import { manifests } from '@quayside/all/manifests'
import { Icon } from '@quayside/board-kit'
import type { GameManifest } from '@quayside/board-kit/manifest'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { HarbourChart, Scene } from '../harbour/Chart.tsx'
import { FirstLesson } from '../harbour/FirstLesson.tsx'
import { OnlineTables } from '../harbour/OnlineTables.tsx'
import { quickBots, startQuickTable } from '../harbour/quick-table.ts'
import { TableList } from '../harbour/TableList.tsx'
import { MenuButton } from '../menu/MenuButton.tsx'
import { change, useSettings } from '../settings.ts'
import { LanguageButton, ThemeButton } from '../shell/switches.tsx'
import { useWords } from '../texts/index.ts'

export function Harbour(): JSX.Element {
  const { t } = useWords()
  return (
    <div class="harbour">
      <header class="open-sea">
        <HarbourChart />
        <div class="bar">
          <div class="brand">
            <h1>{t.name}</h1>
            <p>{t.motto}</p>
          </div>
          <nav aria-label={t.settings}>
            <LanguageButton />
            <ThemeButton />
            <MenuButton />
          </nav>
        </div>
      </header>
      <main class="shoreside">
        <div class="games">
          {manifests.map((entry) => (
            <Game key={entry.id} entry={entry} />
          ))}
        </div>
        <Quay />
      </main>
    </div>
  )
}

/** Tables to go on with, and the way to people elsewhere. */
function Quay(): JSX.Element {
  const { t } = useWords()
  return (
    <div class="quay">
      <section class="panel my" aria-label={t.myTables}>
        <h2>
          {t.myTables}
          <a class="r" href="/tables">
            {t.allTables}
          </a>
        </h2>
        <TableList most={3} />
        <OnlineTables which="mine" />
      </section>
      <section class="panel afar">
        <h2>{t.joinTitle}</h2>
        <p class="note">{t.joinText}</p>
        <OnlineTables which="open" />
      </section>
      <section class="panel">
        <h2>{t.offlineTitle}</h2>
        <p class="note">{t.offlineText}</p>
      </section>
    </div>
  )
}

function Game({ entry }: { entry: GameManifest }): JSX.Element {
  const { language } = useWords()
  const { title, facts, pitch } = entry.words[language]
  return (
    <section class={`g theme-${entry.id}`} aria-label={title}>
      <Scene id={entry.id} />
      <div class="tx">
        <h2>{title}</h2>
        <p class="pl">{facts}</p>
        <p class="ds">{pitch}</p>
        <GameLinks entry={entry} />
        <FirstLesson game={entry.id} />
      </div>
    </section>
  )
}

const QUICK_RANKS = ['deckhand', 'mate', 'captain'] as const

/** How many bots of which strength "Play now" deals to: one tap, and remembered. */
function QuickChoice({ entry }: { entry: GameManifest }): JSX.Element {
  const { t } = useWords()
  const { quick } = useSettings()
  const { many, rank } = quickBots(entry)
  const { min, max } = entry.players
  const fewest = Math.max(1, min - 1)
  const counts = Array.from({ length: max - fewest }, (_, i) => fewest + i)
  return (
    <select
      class="field quick"
      data-choice={`quick-${entry.id}`}
      aria-label={t.quickBots}
      value={`${many} ${rank}`}
      onChange={({ currentTarget: { value } }) => {
        const [bots = '1', kind = 'mate'] = value.split(' ')
        change({ quick: { ...quick, [entry.id]: { many: Number(bots), rank: kind } } })
      }}
    >
      {QUICK_RANKS.map((kind) => {
        const strength = t.strengths[kind] ?? ''
        return (
          <optgroup key={kind} label={t.rankOf(t.rankNotes[kind] ?? kind, strength)}>
            {counts.map((bots) => (
              <option key={bots} value={`${bots} ${kind}`}>
                {t.quickOf(bots, strength)}
              </option>
            ))}
          </optgroup>
        )
      })}
    </select>
  )
}

function GameLinks({ entry }: { entry: GameManifest }): JSX.Element {
  const { t } = useWords()
  const [busy, setBusy] = useState(false)
  const play = async () => {
    setBusy(true)
    if (!(await startQuickTable(entry))) setBusy(false)
  }
  return (
    <div class="row">
      <button type="button" class="btn sail" data-choice={`play-${entry.id}`} disabled={busy} onClick={play}>
        {t.playNow}
      </button>
      <QuickChoice entry={entry} />
      <a class="btn" href={`/new/${entry.id}`}>
        {t.setUp}
      </a>
      <a
        class="btn sq"
        data-choice={`rules-${entry.id}`}
        href={`/rules/${entry.id}`}
        aria-label={t.rules}
        title={t.rules}
      >
        <Icon name="i-book" />
      </a>
    </div>
  )
}
