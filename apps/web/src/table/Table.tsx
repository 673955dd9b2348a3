import type { LoadedBoard } from '@quayside/all/ui'
import { lazy, Pieces, SpeechContext, Sprite } from '@quayside/board-kit'
import type { GameTypes, Rejection } from '@quayside/rules-kit'
import { type AnyTexts, type Line, refusalLine } from '@quayside/texts'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { TableUpdate } from '../host/protocol.ts'
import { coloursOf, playersOf } from '../session/names.ts'
import type { SpokenRefusal, TableSession } from '../session/session.ts'
import { type TableState, useTable } from '../session/use-table.ts'
import { isStill } from '../settings.ts'
import { Message } from '../shell/Message.tsx'
import { useNarrow } from '../shell/use-narrow.ts'
import { useWords } from '../texts/index.ts'
import { capitalized } from './log-lines.ts'
import type { OnlineChrome } from './online-chrome.ts'
import { Rail } from './Rail.tsx'
import { TopBar } from './TopBar.tsx'
import { ToText, useTextTable } from './text-form.tsx'

const lazyParts = lazy(async () => {
  const parts = await import('./lazy-parts.ts')
  await parts.loadHintWords()
  return parts
})

interface TableProps {
  readonly session: TableSession
  readonly board: LoadedBoard
  /** Where people play from elsewhere: what that adds to the page. */
  readonly chrome?: OnlineChrome
}

export function Table({ session, board, chrome }: TableProps): JSX.Element {
  const { t } = useWords()
  const { state, missing, skip } = useTable(session, board.ui)
  if (missing) return <Message text={t.notFound} />
  if (!state) return <Message text={t.loading} waiting />
  return <TableLayout session={session} board={board} chrome={chrome} state={state} skip={skip} />
}

interface TableLayoutProps extends Omit<TableProps, 'chrome'> {
  readonly chrome: OnlineChrome | undefined
  readonly state: TableState
  skip(): void
}

function TableLayout({ session, board, chrome, state, skip }: TableLayoutProps): JSX.Element {
  const { t } = useWords()
  const phone = useNarrow()
  const [hint, setHint] = useState<unknown>(null)
  const [refusal, setRefusal] = useState<SpokenRefusal | null>(null)
  const { update, view, frame, settled } = state
  const { ui } = board
  // The board's sentences and its drawing change language together, once both are there.
  const { texts, language } = board
  const players = playersOf(chrome?.seats ?? update.seats, coloursOf(view), t)
  const opponent = ui.opponent?.(view, language) ?? null
  const told = { texts, language, players }
  const asked = settled && isAsked(update)
  const act = async (action: GameTypes['Action']) => {
    setRefusal(await session.act(action as never, view.ask, update.seq))
  }
  const undo = async () => {
    skip()
    setRefusal(await session.undo())
  }
  const check = (action: GameTypes['Action']) => session.check(action as never)
  const sayWhy = (why: Rejection) => refusalLine(texts, language, why)
  const legal = asked ? (update.legal as unknown as GameTypes['Action'][]) : []
  const words = useTextTable(ui)
  const parts = lazyParts.use()
  const around = (
    <>
      {parts && settled && update.result && (
        <parts.Finish {...{ state, ui, told, opponent, session, chrome }} />
      )}
      {parts && update.curtain !== null && settled && (
        <parts.CurtainFor
          player={players[update.curtain]}
          onRise={() => session.look(update.curtain as number)}
        />
      )}
    </>
  )
  return (
    <SpeechContext.Provider
      value={{ game: update.game, players, opponent, view, language, LineIcon: ui.LineIcon }}
    >
      <div class={`page theme-${ui.theme}`} onPointerDownCapture={settled ? undefined : skip}>
        <Sprite symbols={ui.symbols} />
        <ToText />
        <TopBar
          game={update.game}
          title={texts.title}
          subtitle={ui.subtitle(view, told)}
          canUndo={update.undoable !== null}
          onUndo={undo}
          log={state.log}
          told={told}
          more={chrome?.buttons}
          help={
            parts && !chrome && <parts.HintButton {...{ session, state, told, asked, ui }} onPlay={act} />
          }
        />
        {parts && <parts.Sounds ui={ui} state={state} asked={asked} />}
        {chrome?.strips}
        {parts && (
          <parts.Notes
            update={update}
            refusal={refusal}
            board={board}
            session={session}
            onRead={() => setRefusal(null)}
          />
        )}
        {words ? (
          <words.TextTable {...{ state, told, asked, legal, act, check, sayWhy }} table={words.table}>
            {around}
          </words.TextTable>
        ) : (
          <Pieces
            class="table"
            picture={frame.picture}
            ms={frame.ms}
            still={isStill()}
            exit={frame.exit}
            enter={frame.enter}
          >
            <main class="left" data-settled={settled} data-seq={update.seq}>
              <ui.Play
                key={chrome?.playKey}
                {...told}
                picture={frame.picture}
                view={view}
                legal={legal}
                asked={asked}
                result={update.result}
                story={settled ? null : storyOf(frame.event, texts)}
                phone={phone}
                act={act}
                check={check}
                sayWhy={sayWhy}
                onHint={setHint}
              />
              {around}
            </main>
            <Rail ui={ui} state={state} told={told} hint={hint} chrome={chrome} />
          </Pieces>
        )}
      </div>
    </SpeechContext.Provider>
  )
}

/** The sentence of what is being shown. */
export function storyOf(event: { readonly type: string } | undefined, texts: AnyTexts): Line | null {
  const say = event && (texts.events[event.type] as ((event: unknown) => Line | null) | undefined)
  const line = say?.(event)
  return line ? capitalized(line) : null
}

function isAsked({ viewer, owe, may, fault }: TableUpdate): boolean {
  return viewer !== 'watcher' && !fault && (owe.includes(viewer) || may.includes(viewer))
}
