/** The replay: the board as large as at the table, the moves beside it, and then what can be learned. */
import type { LoadedBoard } from '@quayside/all/ui'
import { Icon, type RenderContext, SpeechContext, Sprite } from '@quayside/board-kit'
import type { GameTypes, View } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { MenuButton } from '../menu/MenuButton.tsx'
import { playersOf } from '../session/names.ts'
import { BackButton } from '../shell/BackButton.tsx'
import { LanguageButton, ThemeButton } from '../shell/switches.tsx'
import { LayoutCode } from '../table/LayoutCode.tsx'
import { logLines } from '../table/log-lines.ts'
import { ShownBoard } from '../table/ShownBoard.tsx'
import { useWords } from '../texts/index.ts'
import { CaptainPanel } from './CaptainPanel.tsx'
import { Caption, Controls, PerspectiveField } from './Controls.tsx'
import { EventList } from './EventList.tsx'
import { FairPanel } from './FairPanel.tsx'
import { LuckPanel } from './LuckPanel.tsx'
import { CardsPlot, ChancePlot, PointsPlot } from './plots.tsx'
import type { Opened, ReplayRequests } from './protocol.ts'
import { ReviewPanel } from './ReviewPanel.tsx'
import type { ReplayClient } from './replay-client.ts'
import { Share } from './Share.tsx'
import { REPLAY_SYMBOLS } from './symbols.ts'
import { TimeLine } from './TimeLine.tsx'
import { type Replay, useReplay } from './use-replay.ts'
import { useReplayKeys } from './use-replay-keys.ts'
import { useReplayWords } from './words.ts'

interface Props {
  readonly client: ReplayClient
  readonly opened: Opened
  readonly board: LoadedBoard
  readonly record: string
}

export function ReplayView({ client, opened, board, record }: Props): JSX.Element {
  const { t } = useWords()
  const { ui, texts, language } = board
  const replay = useReplay(client, opened, ui)
  const curves = useAnswer(client, 'curves')
  const luck = useAnswer(client, 'luck')
  useReplayKeys(replay, opened)
  const players = playersOf(opened.seats, opened.colours, t)
  const told = { texts, language, players }
  const { shown } = replay
  const view = shown?.view ?? null
  const position = shown?.position ?? null
  const opponent = (view && ui.opponent?.(view, language)) ?? null
  const lines = useMemo(
    () => logLines(shown?.story ?? [], texts, view).reverse(),
    [shown?.story, texts, view],
  )
  return (
    <SpeechContext.Provider
      value={{ game: opened.game, players, opponent, view, language, LineIcon: ui.LineIcon }}
    >
      <div class={`page replay theme-${ui.theme}`}>
        <Sprite symbols={ui.symbols} />
        <Sprite symbols={REPLAY_SYMBOLS} />
        <ReplayTop opened={opened} board={board} record={record} view={view} />
        <main class="rp">
          <div class="rp-left">
            <ShownBoard {...{ board, told, shown }} result={position?.result ?? null} marks={position} />
            <div class="rp-bar">
              <Controls replay={replay} opened={opened} />
              <TimeLine replay={replay} opened={opened} turning={curves?.turning ?? []} players={players} />
            </div>
          </div>
          <div class="rp-moves">
            <Caption count={replay.count} lines={lines} />
            <EventList lines={lines} replay={replay} players={players} />
            <PerspectiveField replay={replay} players={players} />
          </div>
          <div class="rp-right">
            <Insights {...{ client, opened, replay, told, curves, luck, record }} />
          </div>
        </main>
      </div>
    </SpeechContext.Provider>
  )
}

interface ReplayTopProps extends Omit<Props, 'client'> {
  readonly view: View<GameTypes> | null
}

function ReplayTop({ opened, board, record, view }: ReplayTopProps): JSX.Element {
  const { t } = useWords()
  const w = useReplayWords()
  const { texts, language } = board
  return (
    <header class="top">
      <a href="/" class="mark" aria-label={t.toHarbour}>
        <Icon name="i-mark" size={30} />
      </a>
      <BackButton />
      <h1>{w.title(texts.title)}</h1>
      <span class="sub only-desk">{t.facts([w.moves(opened.count), dayOf(opened, language)])}</span>
      <span class="grow" />
      <Share record={record} name={opened.game}>
        {view && <LayoutCode texts={texts} view={view} />}
      </Share>
      <LanguageButton />
      <ThemeButton />
      <MenuButton game={opened.game} />
    </header>
  )
}

interface InsightsProps extends Omit<Props, 'board'> {
  readonly replay: Replay
  readonly told: RenderContext<GameTypes>
  readonly curves: ReplayRequests['curves']['back'] | null
  readonly luck: ReplayRequests['luck']['back'] | null
}

/** Below the board, on wide screens beside it: what can be learned from the game. */
function Insights(props: InsightsProps): JSX.Element {
  const { client, opened, replay, told, curves, luck, record } = props
  const { players } = told
  return (
    <>
      <PointsPlot curves={curves} players={players} replay={replay} />
      <ChancePlot curves={curves} players={players} replay={replay} />
      <CardsPlot curves={curves} players={players} replay={replay} />
      <LuckPanel luck={luck} players={players} />
      <CaptainPanel client={client} opened={opened} replay={replay} told={told} />
      <ReviewPanel client={client} told={told} replay={replay} />
      {opened.isOpened && <FairPanel record={record} />}
    </>
  )
}

/** What the worker finds out about the whole game; null until it has. */
function useAnswer<N extends 'curves' | 'luck'>(
  client: ReplayClient,
  name: N,
): ReplayRequests[N]['back'] | null {
  const [answer, setAnswer] = useState<ReplayRequests[N]['back'] | null>(null)
  useEffect(() => {
    client.ask(name, null).then((back) => setAnswer(() => back))
  }, [client, name])
  return answer
}

/** The day only: a record's own clock says more than anybody wants to read. */
function dayOf({ started }: Opened, language: string): string {
  const day = new Date(started)
  if (started === '' || Number.isNaN(day.getTime())) return ''
  return day.toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' })
}
