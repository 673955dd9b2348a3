/** The end: who won and why it ended, each seat's count, and what one may do next. */
import { type AnyGameUi, Pennant, type Player, type RenderContext, Sentence } from '@quayside/board-kit'
import type { TableUpdate } from '@quayside/protocol'
import type { GameTypes, Result } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Scene } from '../harbour/Chart.tsx'
import { ask } from '../host/client.ts'
import { go } from '../router.ts'
import type { TableSession } from '../session/session.ts'
import type { TableState } from '../session/use-table.ts'
import { eventsWithoutUndone } from '../session/without-undone.ts'
import { saveText } from '../shell/save-text.ts'
import { useWords } from '../texts/index.ts'
import { LayoutCode } from './LayoutCode.tsx'
import type { OnlineChrome } from './online-chrome.ts'

interface Props {
  readonly state: TableState
  readonly ui: AnyGameUi
  readonly told: RenderContext<GameTypes>
  /** Its count stands behind those of the seats. */
  readonly opponent: Player | null
  readonly session: TableSession
  readonly chrome: OnlineChrome | undefined
}

export function Finish({ state, ui, told, opponent, session, chrome }: Props): JSX.Element | null {
  const { t } = useWords()
  const { update, view } = state
  const { result } = update
  const [isAside, setAside] = useState(false)
  if (!result) return null
  if (isAside) {
    return (
      <button type="button" class="btn ink show-count" onClick={() => setAside(false)}>
        {t.showCount}
      </button>
    )
  }
  const winners = result.winners.map((seat) => (seat === 'auto' ? opponent : told.players[seat]))
  const names = winners.map((winner) => winner?.name ?? '')
  return (
    <section class="finish" aria-label={t.wins(names)}>
      <div class="landfall" aria-hidden="true">
        <Scene id={update.game} place="landfall-scene" />
        <div class="flags">
          {result.winners.map((seat, i) => (
            <Pennant key={seat} colour={winners[i]?.colour ?? ''} size={64} />
          ))}
        </div>
      </div>
      <h2>{t.wins(names)}</h2>
      <p class="soft">{t.because(told.texts.endings[result.reason] ?? '')}</p>
      <Places result={result} view={view} told={told} opponent={opponent} />
      {ui.AfterGame && <ui.AfterGame {...told} view={view} events={eventsWithoutUndone(state.log)} />}
      <LayoutCode texts={told.texts} view={view} />
      {chrome?.proof}
      <NextSteps update={update} session={session} chrome={chrome} onShowBoard={() => setAside(true)} />
    </section>
  )
}

interface PlacesProps extends Pick<Props, 'told' | 'opponent'> {
  readonly result: Result
  readonly view: TableState['view']
}

function Places({ result, view, told, opponent }: PlacesProps): JSX.Element {
  const everybody = opponent ? [...told.players, opponent] : told.players
  const order = everybody.map((_, seat) => seat)
  order.sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0))
  return (
    <ol>
      {order.map((seat) => (
        <li key={seat} class={result.places[seat] === 1 ? 'first' : ''}>
          <span class="place num">{result.places[seat]}</span>
          <Pennant colour={everybody[seat]?.colour ?? ''} size={28} />
          <span class="name">{everybody[seat]?.name}</span>
          <Tally score={result.scores[seat] ?? 0} colour={everybody[seat]?.colour ?? ''} />
          <span class="count">
            {told.texts.countUp(view, seat).map((line, i) => (
              <span key={i}>
                <Sentence line={line} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface NextStepsProps extends Pick<Props, 'session' | 'chrome'> {
  readonly update: TableUpdate
  onShowBoard(): void
}

function NextSteps({ update, session, chrome, onShowBoard }: NextStepsProps): JSX.Element {
  const { t } = useWords()
  const again = async () => {
    const { game, options, seats } = update
    const made = await ask('create', { game, options, seats, wishes: {} })
    if ('id' in made) go(`/table/${made.id}`)
  }
  const save = async () => {
    const text = await session.record()
    if (text) saveText(`${update.game}-${update.id}.game`, text)
  }
  return (
    <div class="row">
      {chrome?.again ?? (
        <button type="button" class="btn main" data-choice="again" onClick={again}>
          {t.again}
        </button>
      )}
      <a class="btn" data-choice="replay" href={`/replay/${update.id}`}>
        {t.replay}
      </a>
      <button type="button" class="btn" data-choice="export" onClick={save}>
        {t.exportGame}
      </button>
      <button type="button" class="btn" onClick={onShowBoard}>
        {t.showBoard}
      </button>
      <a class="btn" href="/">
        {t.toHarbour}
      </a>
    </div>
  )
}

/** The points counted out in fives, one after another. */
function Tally({ score, colour }: { score: number; colour: string }): JSX.Element {
  const many = Math.min(60, score)
  return (
    <span class={`tally seat-${colour}`} aria-hidden="true">
      {Array.from({ length: Math.ceil(many / 5) }, (_, five) => (
        <span key={five} class="five">
          {Array.from({ length: Math.min(5, many - five * 5) }, (_, i) => (
            <span key={i} style={{ animationDelay: `${(five * 5 + i) * 40}ms` }} />
          ))}
        </span>
      ))}
    </span>
  )
}
