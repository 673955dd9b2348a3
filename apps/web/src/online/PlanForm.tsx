/** The host thinks again: options, clock and order of a table that has not begun. Everybody sees each change at once. */
import type { LoadedBoard } from '@quayside/all/ui'
import type { GameInfo, RoomInfo } from '@quayside/client'
import type { JSX } from 'preact'
import { OptionFields } from '../new-table/OptionFields.tsx'
import { OnlineFields, type OnlineWish } from './OnlineFields.tsx'
import { Problem } from './Problem.tsx'
import { api } from './server.ts'
import { useDoing } from './use-doing.ts'

interface Props {
  readonly room: RoomInfo
  readonly info: GameInfo
  readonly board: LoadedBoard
}

export function PlanForm({ room, info, board }: Props): JSX.Element {
  const doing = useDoing()
  const wish: OnlineWish = {
    clock: room.clock.setting,
    outOfTime: room.clock.outOfTime,
    order: room.order,
  }
  return (
    <div class="plan-form" aria-busy={doing.isBusy}>
      <OptionFields
        specs={info.options}
        texts={board.texts}
        values={room.options}
        players={room.seats.length}
        onChange={(name, value) =>
          doing.run(() => api.changeTable(room.id, { options: { ...room.options, [name]: value } }))
        }
      />
      <OnlineFields wish={wish} onChange={(next) => doing.run(() => api.changeTable(room.id, next))} />
      <Problem text={doing.problem} />
    </div>
  )
}
