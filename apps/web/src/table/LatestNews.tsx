/** On an upright phone the log is behind a button: what others do is noted in the dock, where the buttons will be. */
import { DockNews, type RenderContext } from '@quayside/board-kit'
import type { GameTypes } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { TableState } from '../session/use-table.ts'
import { logLines } from './log-lines.ts'

/** More than a dock has room for. */
const STEPS = 24

interface Props {
  readonly state: TableState
  readonly told: RenderContext<GameTypes>
}

export function LatestNews({ state: { log }, told: { texts, players } }: Props): JSX.Element {
  const lines = useMemo(() => logLines(log.slice(-STEPS), texts, null), [log, texts])
  return <DockNews lines={lines} players={players} />
}
