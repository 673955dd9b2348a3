/** Finished games: filter, search, replay, delete. */
import { manifests } from '@quayside/all/manifests'
import { Icon, Pennant } from '@quayside/board-kit'
import type { GameResult } from '@quayside/protocol'
import type { Language } from '@quayside/texts'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { startQuickTable } from '../harbour/quick-table.ts'
import { playersOf } from '../session/names.ts'
import { useSettings } from '../settings.ts'
import { EmptyList } from '../shell/EmptyList.tsx'
import { useWords } from '../texts/index.ts'
import { GamePills } from './GamePills.tsx'
import { ownSeat } from './statistics.ts'
import { forget, type History, type Remembered } from './use-history.ts'
import { useVariantNames } from './use-variant-names.ts'
import { useHistoryWords } from './words.ts'

const AT_ONCE = 50

export function FinishedList({ history }: { history: History }): JSX.Element {
  const w = useHistoryWords()
  const [game, setGame] = useState<string | null>(null)
  const [sought, setSought] = useState('')
  const [shown, setShown] = useState(AT_ONCE)
  const lines = useLines(history.games ?? [])
  const found = lines.filter(
    (line) =>
      (game === null || line.one.result.game === game) && line.text.includes(sought.trim().toLowerCase()),
  )
  return (
    <section class="panel finished" aria-busy={history.games === null}>
      <h2>
        {w.finished}
        <span class="r">{w.many(lines.length)}</span>
      </h2>
      {history.isAway && <p class="note">{w.serverAway}</p>}
      {lines.length === 0 && history.games !== null && <Nothing />}
      {lines.length > 0 && (
        <div class="finished-filter">
          <GamePills games={lines.map(({ one }) => one.result.game)} value={game} onChange={setGame} />
          <input
            class="field"
            type="search"
            data-choice="search-games"
            aria-label={w.search}
            placeholder={w.search}
            value={sought}
            onInput={(event) => setSought(event.currentTarget.value)}
          />
        </div>
      )}
      {lines.length > 0 && found.length === 0 && (
        <p class="note">
          {w.noMatch(sought)}{' '}
          <button type="button" class="btn sm" onClick={() => setSought('')}>
            {w.clear}
          </button>
        </p>
      )}
      <ol class="finished-list">
        {found.slice(0, shown).map((line) => (
          <FinishedRow key={line.one.where + line.one.result.id} line={line} onGone={history.refresh} />
        ))}
      </ol>
      {found.length > shown && (
        <button type="button" class="btn" data-choice="more-games" onClick={() => setShown(shown + AT_ONCE)}>
          {w.more}
        </button>
      )}
    </section>
  )
}

function Nothing(): JSX.Element {
  const { t } = useWords()
  const w = useHistoryWords()
  return (
    <EmptyList
      text={w.empty}
      step={(game) => ({ label: t.playNow, onClick: () => void startQuickTable(game) })}
    />
  )
}

interface Line {
  readonly one: Remembered
  readonly title: string
  readonly date: string
  readonly own: GameResult['seats'][number] | null
  readonly players: ReturnType<typeof playersOf>
  /** People by their name, bots by their rank. */
  readonly names: readonly string[]
  readonly rivals: readonly number[]
  /** What a search looks at. */
  readonly text: string
}

function useLines(games: readonly Remembered[]): Line[] {
  const { t, language } = useWords()
  const w = useHistoryWords()
  const { name } = useSettings()
  return games.map((one) => {
    const { result } = one
    const seat = ownSeat(result, name)
    const colours = result.seats.map(({ colour }) => colour ?? '')
    const players = playersOf(result.seats, colours, t)
    const names = players.map(({ name: called, isBot }, i) =>
      isBot ? (w.rivals[result.seats[i]?.kind ?? ''] ?? called) : called,
    )
    const rivals = players.flatMap((_, i) => (i === seat ? [] : [i]))
    const title = manifests.find(({ id }) => id === result.game)?.words[language].title ?? result.game
    const date = dateIn(result.ended, language)
    const said = [
      title,
      date,
      new Date(result.ended).toISOString().slice(0, 10),
      ...rivals.map((i) => names[i] ?? ''),
    ]
    const own = seat === null ? null : (result.seats[seat] ?? null)
    return { one, title, date, own, players, names, rivals, text: said.join(' ').toLowerCase() }
  })
}

function dateIn(at: number, language: Language): string {
  const date = new Date(at)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  const form = { day: 'numeric', month: 'short' } as const
  return date.toLocaleDateString(language, isThisYear ? form : { ...form, year: 'numeric' })
}

function FinishedRow({ line, onGone }: { line: Line; onGone(): void }): JSX.Element {
  const w = useHistoryWords()
  const { one, title, date, own, players, names, rivals } = line
  const { result } = one
  const remove = async () => {
    if (!confirm(w.forgetSure)) return
    await forget(one)
    onGone()
  }
  return (
    <li data-game={result.game} data-result={result.id}>
      <time class="when" dateTime={new Date(result.ended).toISOString()}>
        {date}
      </time>
      <span class={`what theme-${result.game}`}>
        <b>{title}</b>
        <HowPlayed result={result} />
      </span>
      <span class="whom">
        {rivals.map((seat) => (
          <span key={seat}>
            <Pennant colour={players[seat]?.colour ?? ''} size={16} /> {names[seat]}
          </span>
        ))}
      </span>
      <Outcome line={line} />
      <span class="score">
        {own?.score === null || own === null ? '' : w.points(own.score)}
        {result.rating && <small data-rated>{w.rating(result.rating.before, result.rating.after)}</small>}
      </span>
      <a
        class="btn sq quiet"
        data-choice="replay"
        href={`/replay/${result.id}`}
        aria-label={w.replayOf(title, date)}
      >
        <Icon name="i-play" />
      </a>
      <button
        type="button"
        class="btn sq quiet"
        data-choice="forget-game"
        aria-label={w.forgetOne(title, date)}
        onClick={remove}
      >
        <Icon name="i-x" />
      </button>
    </li>
  )
}

/** The variant and how long it took. */
function HowPlayed({ result }: { result: GameResult }): JSX.Element {
  const { t } = useWords()
  const w = useHistoryWords()
  const nameOf = useVariantNames(result.game)
  const { started, ended, moves } = result
  const took = started === null || ended <= started ? '' : w.duration(ended - started)
  return <small data-how>{t.facts([nameOf?.(result) ?? '', w.moves(moves), took].filter(Boolean))}</small>
}

function Outcome({ line }: { line: Line }): JSX.Element {
  const w = useHistoryWords()
  const { one, own, names } = line
  const { seats } = one.result
  if (seats.every(({ place }) => place === null)) return <span class="place">{w.stopped}</span>
  if (own === null || own.place === null) {
    const winners = names.filter((_, i) => seats[i]?.place === 1)
    return <span class="place by-name">{winners.length > 0 ? w.wonBy(winners) : ''}</span>
  }
  return <span class={own.place === 1 ? 'place won' : 'place'}>{w.placeOf(own.place, seats.length)}</span>
}
