/** The end: who won and why it ended, what one may do next, the numbers, and where the game turned. */
import { type AnyGameUi, Pennant, type Player, type RenderContext } from '@quayside/board-kit'
import type { TableUpdate } from '@quayside/protocol'
import type { GameTypes } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Scene } from '../harbour/Chart.tsx'
import { ask } from '../host/client.ts'
import { go } from '../router.ts'
import type { TableSession } from '../session/session.ts'
import type { TableState } from '../session/use-table.ts'
import { eventsWithoutUndone } from '../session/without-undone.ts'
import { saveText } from '../shell/save-text.ts'
import { LayoutCode } from '../table/LayoutCode.tsx'
import type { OnlineChrome } from '../table/online-chrome.ts'
import { useWords } from '../texts/index.ts'
import { ResultTable } from './ResultTable.tsx'
import { useFinishWords } from './words.ts'

interface Props {
  readonly state: TableState
  readonly ui: AnyGameUi
  readonly told: RenderContext<GameTypes>
  readonly opponent: Player | null
  readonly session: TableSession
  readonly chrome: OnlineChrome | undefined
}

export function Finish({ state, ui, told, opponent, session, chrome }: Props): JSX.Element | null {
  const w = useFinishWords()
  const { update, view } = state
  const { result } = update
  const [isAside, setAside] = useState(false)
  if (!result) return null
  if (isAside) {
    return (
      <button type="button" class="btn ink show-count" onClick={() => setAside(false)}>
        {w.showCount}
      </button>
    )
  }
  const winners = result.winners.map((seat) => (seat === 'auto' ? opponent : told.players[seat]))
  const names = winners.map((winner) => winner?.name ?? '')
  return (
    <section class="finish" aria-label={w.wins(names)}>
      <header class="landfall">
        <Scene id={update.game} place="landfall-scene" />
        <div class="landfall-words">
          <h2>
            {winners.map((winner, i) => (
              <Pennant key={i} colour={winner?.colour ?? ''} size={40} />
            ))}
            {w.wins(names)}
          </h2>
          <p>{w.because(told.texts.endings[result.reason] ?? '')}</p>
        </div>
        <NextSteps update={update} session={session} chrome={chrome} onShowBoard={() => setAside(true)} />
      </header>
      <div class="finish-grid">
        <ResultTable result={result} view={view} told={told} opponent={opponent} viewer={update.viewer} />
        {chrome?.series}
        <Review session={session} state={state} told={told} />
        <More {...{ state, ui, told, chrome }} />
      </div>
    </section>
  )
}

/** Below the fold: what the game tells of itself, the board's code, how chance can be checked. */
function More({
  state,
  ui,
  told,
  chrome,
}: Pick<Props, 'state' | 'ui' | 'told' | 'chrome'>): JSX.Element | null {
  const w = useFinishWords()
  const { view } = state
  if (!ui.AfterGame && !told.texts.layout && !chrome?.proof) return null
  return (
    <section class="panel finish-more" aria-label={w.more}>
      {ui.AfterGame && <ui.AfterGame {...told} view={view} events={eventsWithoutUndone(state.log)} />}
      <LayoutCode texts={told.texts} view={view} />
      {chrome?.proof}
    </section>
  )
}

type ReviewPart = typeof import('./FinishReview.tsx')['FinishReview']

/** Curves and turning points need the replay's machinery, which is fetched now. */
function Review(props: Pick<Props, 'session' | 'state' | 'told'>): JSX.Element | null {
  const [part, setPart] = useState<{ readonly Of: ReviewPart } | null>(null)
  useEffect(() => {
    let current = true
    import('./FinishReview.tsx').then(async ({ FinishReview, loadReplayWords }) => {
      await loadReplayWords()
      if (current) setPart({ Of: FinishReview })
    })
    return () => {
      current = false
    }
  }, [])
  return part ? <part.Of {...props} /> : null
}

interface NextStepsProps extends Pick<Props, 'session' | 'chrome'> {
  readonly update: TableUpdate
  onShowBoard(): void
}

function NextSteps({ update, session, chrome, onShowBoard }: NextStepsProps): JSX.Element {
  const { t } = useWords()
  const w = useFinishWords()
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
    <div class="row next-steps">
      {chrome?.again ?? (
        <button type="button" class="btn main" data-choice="again" onClick={again}>
          {w.again}
        </button>
      )}
      <a class="btn" data-choice="replay" href={`/replay/${update.id}`}>
        {w.replay}
      </a>
      <a class="btn" data-choice="new-table" href={`/new/${update.game}`}>
        {w.newTable}
      </a>
      <button type="button" class="btn" data-choice="show-board" onClick={onShowBoard}>
        {w.showBoard}
      </button>
      <button type="button" class="btn" data-choice="export" onClick={save}>
        {t.exportGame}
      </button>
      <a class="btn" href="/">
        {t.toHarbour}
      </a>
    </div>
  )
}
