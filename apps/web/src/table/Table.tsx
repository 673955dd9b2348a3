import type { LoadedBoard } from '@quayside/all/ui'
import {
  closeWhy,
  isCompact,
  NewsContext,
  Pieces,
  type Player,
  SpeechContext,
  Sprite,
} from '@quayside/board-kit'
import type { TableUpdate } from '@quayside/protocol'
import type { GameTypes, Rejection } from '@quayside/rules-kit'
import { type AnyTexts, type Line, refusalLine } from '@quayside/texts'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { coloursOf, playersOf } from '../session/names.ts'
import type { SpokenRefusal, TableSession } from '../session/session.ts'
import { type TableState, useTable } from '../session/use-table.ts'
import { confirms, isStill, useSettings } from '../settings.ts'
import { Message } from '../shell/Message.tsx'
import { useSize } from '../shell/size-class.ts'
import type { TextPlay } from '../text-table/text-play.ts'
import { useWords } from '../texts/index.ts'
import { LatestNews } from './LatestNews.tsx'
import { lazyParts } from './later.ts'
import { capitalized } from './log-lines.ts'
import type { OnlineChrome } from './online-chrome.ts'
import { Rail } from './Rail.tsx'
import { TopBar } from './TopBar.tsx'
import { ToText, useTextTable } from './text-form.tsx'

interface TableProps {
  readonly session: TableSession
  readonly board: LoadedBoard
  /** Where people play from elsewhere: what that adds to the page. */
  readonly chrome?: OnlineChrome
}

export function Table({ session, board, chrome }: TableProps): JSX.Element {
  const { t } = useWords()
  const { state, missing, skip, tellAgain } = useTable(session, board.ui)
  if (missing) return <Message text={t.notFound} />
  if (!state) return <Message text={t.loading} waiting />
  return (
    <TableLayout
      session={session}
      board={board}
      chrome={chrome}
      state={state}
      skip={skip}
      tellAgain={tellAgain}
    />
  )
}

interface TableLayoutProps extends Omit<TableProps, 'chrome'> {
  readonly chrome: OnlineChrome | undefined
  readonly state: TableState
  skip(): void
  readonly tellAgain: (() => void) | null
}

function TableLayout({ session, board, chrome, state, skip, tellAgain }: TableLayoutProps): JSX.Element {
  const { t } = useWords()
  const [hint, setHint] = useState<unknown>(null)
  const { act, undo, check, explain, refusal, forgetRefusal } = useActions(session, state, skip)
  const { update, view, settled, isReady } = state
  // The board's sentences and its drawing change language together, once both are there.
  const { ui, texts, language } = board
  const players = playersOf(chrome?.seats ?? update.seats, coloursOf(view), t)
  const opponent = ui.opponent?.(view, language) ?? null
  const told = { texts, language, players }
  const { viewer } = update
  const reader = viewer !== 'watcher' && players[viewer]?.name !== t.you ? { seat: viewer, you: t.you } : null
  const asked = isReady && isAsked(update)
  const sayWhy = (why: Rejection) => refusalLine(texts, language, why)
  const legal = asked ? (update.legal as unknown as GameTypes['Action'][]) : []
  const words = useTextTable(ui)
  const parts = lazyParts.use()
  // A reason belongs to the question it was asked at.
  useEffect(() => closeWhy(), [update.seq, view.ask])
  const play = { state, told, asked, legal, act, check, explain, sayWhy }
  const page = { ...play, session, board, chrome, parts, tellAgain }
  const overlay = parts && settled && <Overlay {...page} parts={parts} opponent={opponent} />
  return (
    <SpeechContext.Provider
      value={{ game: update.game, players, opponent, reader, view, language, LineIcon: ui.LineIcon }}
    >
      {/* A tap or any key ends the telling: nobody has to wait for it. */}
      <div
        class={`page theme-${ui.theme}`}
        onPointerDownCapture={settled ? undefined : skip}
        onKeyDownCapture={settled ? undefined : skip}
      >
        <Sprite symbols={ui.symbols} />
        <ToText />
        <AboveBoard {...page} {...{ undo, refusal, forgetRefusal }} />
        {words ? (
          <words.TextTable {...play} table={words.table}>
            {overlay}
          </words.TextTable>
        ) : (
          <BoardTable {...page} hint={hint} onHint={setHint}>
            {overlay}
          </BoardTable>
        )}
      </div>
    </SpeechContext.Provider>
  )
}

interface Actions {
  act(action: GameTypes['Action']): Promise<void>
  undo(): Promise<void>
  check(action: GameTypes['Action']): Promise<Rejection | null>
  explain(part: GameTypes['Action']): Promise<Rejection | null>
  readonly refusal: SpokenRefusal | null
  forgetRefusal(): void
}

/** What the viewer does at the table; a refusal stands until it is read, or the position changes. */
function useActions(session: TableSession, { view, update }: TableState, skip: () => void): Actions {
  const [refusal, setRefusal] = useState<SpokenRefusal | null>(null)
  // What was refused was refused in this position.
  useEffect(() => setRefusal(null), [update.seq])
  return {
    async act(action) {
      setRefusal(await session.act(action as never, view.ask, update.seq))
    },
    async undo() {
      skip()
      setRefusal(await session.undo())
    },
    check: (action) => session.check(action as never),
    explain: (part) => session.explain(part as never),
    refusal,
    forgetRefusal: () => setRefusal(null),
  }
}

type LazyParts = NonNullable<ReturnType<typeof lazyParts.use>>

/** What the parts of the page have in common. */
interface PartProps
  extends Omit<TextPlay, 'table'>,
    Pick<TableLayoutProps, 'session' | 'board' | 'chrome' | 'tellAgain'> {
  readonly parts: LazyParts | null
}

function AboveBoard(props: PartProps & Pick<Actions, 'undo' | 'refusal' | 'forgetRefusal'>): JSX.Element {
  const { session, board, chrome, state, told, asked, parts, act, undo, refusal, forgetRefusal } = props
  const { update, view } = state
  const { ui } = board
  return (
    <>
      <TopBar
        game={update.game}
        title={told.texts.title}
        subtitle={ui.subtitle(view, told)}
        canUndo={update.undoable !== null}
        onUndo={undo}
        state={state}
        told={told}
        tellAgain={props.tellAgain}
        more={chrome?.buttons}
        sound={parts && <parts.SoundButton />}
        help={parts && !chrome && <parts.HintButton {...{ session, state, told, asked, ui }} onPlay={act} />}
      />
      {parts && <parts.Sounds ui={ui} state={state} asked={asked} />}
      {chrome?.strips}
      {parts && <parts.Notes {...{ update, refusal, board, session }} onRead={forgetRefusal} />}
    </>
  )
}

interface BoardTableProps extends PartProps {
  readonly hint: unknown
  onHint(hint: unknown): void
  readonly children: ComponentChildren
}

function BoardTable(props: BoardTableProps): JSX.Element {
  const { board, chrome, state, told, legal, asked, hint, onHint, children } = props
  const { act, check, explain, sayWhy } = props
  const size = useSize()
  const { update, view, frame, settled } = state
  const { picture, ms, exit, enter, event } = frame
  const { ui } = board
  return (
    <Pieces class="table" picture={picture} ms={ms} still={isStill()} exit={exit} enter={enter}>
      <main class="left" data-settled={settled} data-seq={update.seq}>
        <NewsContext.Provider value={size === 'upright' ? <LatestNews state={state} told={told} /> : null}>
          <ui.Play
            key={chrome?.playKey}
            {...told}
            picture={picture}
            view={view}
            legal={legal}
            asked={asked}
            result={update.result}
            story={settled ? null : storyOf(event, told.texts)}
            size={size}
            confirms={confirms(useSettings())}
            phone={isCompact(size)}
            act={act}
            check={check}
            explain={explain}
            sayWhy={sayWhy}
            onHint={onHint}
            phrases={chrome?.phrases ?? null}
          />
        </NewsContext.Provider>
        {children}
      </main>
      <Rail ui={ui} state={state} told={told} hint={hint} chrome={chrome} tellAgain={props.tellAgain} />
    </Pieces>
  )
}

interface OverlayProps extends PartProps {
  readonly parts: LazyParts
  readonly opponent: Player | null
}

/** Over the position, once nothing moves: the count at the end, or the curtain between two people at one screen. */
function Overlay({ session, board, chrome, state, told, parts, opponent }: OverlayProps): JSX.Element {
  const { result, curtain } = state.update
  return (
    <>
      {result && <parts.Finish {...{ state, ui: board.ui, told, opponent, session, chrome }} />}
      {curtain !== null && (
        <parts.CurtainFor player={told.players[curtain]} onRise={() => session.look(curtain)} />
      )}
    </>
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
