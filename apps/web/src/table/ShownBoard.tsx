/** The real board with nothing to do on it: a replay, an example of a rule. */
import type { LoadedBoard } from '@quayside/all/ui'
import { type Frame, isCompact, Pieces, type RenderContext } from '@quayside/board-kit'
import type { GameTypes, Result, View } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { isStill } from '../settings.ts'
import { useSize } from '../shell/size-class.ts'
import './shown-board.css'
import { storyOf } from './Table.tsx'

export interface ShownPosition {
  readonly view: View<GameTypes>
  readonly frame: Frame<unknown>
  /** Nothing is moving. */
  readonly settled: boolean
}

interface Props {
  readonly board: LoadedBoard
  readonly told: RenderContext<GameTypes>
  readonly shown: ShownPosition | null
  readonly result: Result | null
  /** Where in its story the board is, for whoever looks from outside. */
  readonly marks: { readonly count: number; readonly viewer: number | 'watcher' } | null
}

export function ShownBoard({ board: { ui }, told, shown, result, marks }: Props): JSX.Element {
  const size = useSize()
  if (!shown) return <div class="replay-board" aria-busy="true" />
  const { frame, settled, view } = shown
  return (
    <Pieces
      class="table replay-board"
      picture={frame.picture}
      ms={frame.ms}
      still={isStill()}
      exit={frame.exit}
      enter={frame.enter}
    >
      <div class="left" data-settled={settled} data-count={marks?.count} data-viewer={marks?.viewer}>
        <ui.Play
          {...told}
          picture={frame.picture}
          view={view}
          legal={[]}
          asked={false}
          result={result}
          story={settled ? null : storyOf(frame.event, told.texts)}
          size={size}
          confirms={false}
          phone={isCompact(size)}
          act={() => undefined}
          check={async () => null}
          explain={async () => null}
          sayWhy={() => []}
          onHint={() => undefined}
        />
      </div>
    </Pieces>
  )
}
