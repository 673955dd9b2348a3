/** What happened, newest first, down to how the table was laid. */
import { LogPanel, type RenderContext } from '@quayside/board-kit'
import type { GameTypes } from '@quayside/rules-kit'
import type { ComponentChildren, JSX } from 'preact'
import type { TableState } from '../session/use-table.ts'
import { useWords } from '../texts/index.ts'
import { lazyParts } from './later.ts'
import { logLines } from './log-lines.ts'

interface Props {
  readonly state: TableState
  readonly told: RenderContext<GameTypes>
  /** What stands beside the title. */
  readonly more?: ComponentChildren
}

export function TableLog({ state: { log, view }, told: { texts, players }, more }: Props): JSX.Element {
  const { t } = useWords()
  const parts = lazyParts.use()
  return (
    <LogPanel
      title={t.log}
      lines={logLines(log, texts, view)}
      players={players}
      divisions={t}
      more={more}
      empty={t.logBegins}
    >
      {parts && texts.layout && <parts.LayoutCode texts={texts} view={view} />}
    </LogPanel>
  )
}
