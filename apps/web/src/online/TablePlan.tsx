/** What is played here, and how: options, clock, order; and the seal of the secret from which all chance comes. */
import type { LoadedBoard } from '@quayside/all/ui'
import type { GameInfo, RoomInfo } from '@quayside/protocol'
import type { AnyTexts } from '@quayside/texts'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useSetupWords } from '../new-table/words.ts'
import { settledOptions } from './option-words.ts'
import { PlanForm } from './PlanForm.tsx'
import { useOnlineWords } from './words.ts'

interface Props {
  readonly room: RoomInfo
  readonly info: GameInfo | null
  readonly board: LoadedBoard | null
  /** The host, before the start. */
  readonly canChange: boolean
}

export function TablePlan({ room, info, board, canChange }: Props): JSX.Element {
  const s = useSetupWords()
  const o = useOnlineWords()
  const [isOpen, setOpen] = useState(false)
  const { clock, order, first } = room
  const isChanging = canChange && isOpen && info !== null && board !== null
  return (
    <section class="panel" aria-label={o.planTitle}>
      <h2>{o.planTitle}</h2>
      {isChanging ? (
        <PlanForm room={room} info={info} board={board} />
      ) : (
        <dl class="plan">
          {info && board && <Options room={room} info={info} texts={board.texts} />}
          <Fact name={o.clockTitle} value={o.clock(clock.setting)} />
          {clock.setting.kind !== 'none' && (
            <Fact name={o.outOfTimeTitle} value={o.outOfTime[clock.outOfTime]} />
          )}
          <Fact name={o.orderTitle} value={o.order[order]} />
          <Fact name={s.beginsLabel} value={first === 'drawn' ? s.beginsByLot : s.seatNumber(first + 1)} />
          {room.rated && <Fact name={o.ratedTitle} value={o.rated.yes} />}
          <Fact name={o.inviteTitle} value={room.open ? o.isOpen : o.isByLink} />
        </dl>
      )}
      {canChange && (
        <button
          type="button"
          class="btn sm"
          data-choice="change-plan"
          aria-expanded={isChanging}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? o.planDone : o.planChange}
        </button>
      )}
    </section>
  )
}

export function Fairness({ room }: { room: RoomInfo }): JSX.Element {
  const o = useOnlineWords()
  return (
    <section class="panel fairness" aria-label={o.fairTitle}>
      <h2>{o.fairTitle}</h2>
      <p class="note">{o.fairBefore}</p>
      <dl class="plan">
        <Fact name={o.commitment} value={<code class="seal">{room.commitment}</code>} />
      </dl>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: JSX.Element | string }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Options({ room, info, texts }: { room: RoomInfo; info: GameInfo; texts: AnyTexts }): JSX.Element {
  const s = useSetupWords()
  const values = settledOptions(info, room)
  const { layout } = texts
  return (
    <>
      {info.options.map((spec) => {
        const said = texts.options[spec.name]
        const value = String(values[spec.name] ?? '')
        const title = `${said?.title ?? spec.name}${spec.house ? ` (${s.houseRule})` : ''}`
        return <Fact key={spec.name} name={title} value={said?.values[value] ?? value} />
      })}
      {layout && room.layout && <Fact name={layout.title} value={<code class="seal">{room.layout}</code>} />}
    </>
  )
}
