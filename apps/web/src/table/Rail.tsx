/** Seats in table order, and the log. On a phone a strip; a tap opens everything. */
import { type AnyGameUi, Drawer, type RenderContext, SeatPanel } from '@quayside/board-kit'
import type { GameTypes } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { TableState } from '../session/use-table.ts'
import { useNarrow } from '../shell/size-class.ts'
import { useWords } from '../texts/index.ts'
import type { OnlineChrome } from './online-chrome.ts'
import { TableLog } from './TableLog.tsx'
import { TellAgain } from './TellAgain.tsx'

interface Props {
  readonly ui: AnyGameUi
  readonly state: TableState
  readonly told: RenderContext<GameTypes>
  readonly hint: unknown
  readonly chrome: OnlineChrome | undefined
  readonly tellAgain: (() => void) | null
}

export function Rail(props: Props): JSX.Element {
  const { t } = useWords()
  const phone = useNarrow()
  const [open, setOpen] = useState(false)
  const { ui, state, told, hint, chrome } = props
  const log = () => <TableLog state={state} told={told} more={<TellAgain onClick={props.tellAgain} />} />
  return (
    <aside class="rail" aria-label={t.players}>
      <Seats {...props} />
      {phone && (
        <button
          type="button"
          class="rail-open"
          aria-label={t.seatDetails}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      {!phone && ui.Panel && (
        <ui.Panel {...told} picture={state.frame.picture} viewer={state.update.viewer} hint={hint} />
      )}
      {!phone && (chrome ? chrome.besideLog(log()) : log())}
      {open && (
        <Drawer title={t.seatDetails} close={t.close} onClose={() => setOpen(false)}>
          <div class="all-seats">
            <Seats {...props} />
          </div>
        </Drawer>
      )}
    </aside>
  )
}

function Seats({ ui, state, told, hint, chrome }: Props): JSX.Element {
  const { t } = useWords()
  const phone = useNarrow()
  const { update, frame, isReady } = state
  return (
    <>
      {told.players.map((player, seat) => {
        const props = { ...told, picture: frame.picture, seat, viewer: update.viewer, hint }
        return (
          <SeatPanel
            key={seat}
            player={player}
            seat={seat}
            now={isReady && update.owe.includes(seat)}
            mine={update.viewer === seat}
            you={update.viewer === seat && player.name !== t.you ? t.you : null}
            line={
              <>
                {!phone && chrome?.seatNote(seat)}
                <ui.SeatLine {...props} />
              </>
            }
          >
            <ui.SeatFacts {...props} />
            {phone && chrome?.seatNote(seat)}
          </SeatPanel>
        )
      })}
    </>
  )
}
