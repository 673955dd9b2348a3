/** The host thinks again: options, clock and order of a table that has not begun. Everybody sees each change at once. */
import type { LoadedBoard } from '@quayside/all/ui'
import type { GameInfo, RoomInfo } from '@quayside/protocol'
import type { OptionValues } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { LayoutField } from '../new-table/LayoutField.tsx'
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

interface Plan extends OnlineWish {
  readonly options: OptionValues
  readonly layout: string
}

/** What was asked of the server, shown at once; the room's next word, or a refusal, takes its place. */
interface Asked {
  readonly of: RoomInfo
  readonly plan: Plan
}

export function PlanForm({ room, info, board }: Props): JSX.Element {
  const doing = useDoing()
  const [asked, setAsked] = useState<Asked | null>(null)
  const plan = asked?.of === room ? asked.plan : planOf(room)
  const change = (part: Partial<Plan>) => {
    setAsked({ of: room, plan: { ...plan, ...part } })
    doing.run(() =>
      api.changeTable(room.id, part).catch((refusal: unknown) => {
        setAsked(null)
        throw refusal
      }),
    )
  }
  return (
    <div class="plan-form" aria-busy={doing.isBusy}>
      <OptionFields
        specs={info.options}
        texts={board.texts}
        values={plan.options}
        players={room.seats.length}
        onChange={(name, value) => change({ options: { ...plan.options, [name]: value } })}
      />
      <LayoutField texts={board.texts} value={plan.layout} onChange={(layout) => change({ layout })} />
      <OnlineFields
        wish={plan}
        onChange={({ clock, outOfTime, order }) => change({ clock, outOfTime, order })}
      />
      <Problem text={doing.problem} />
    </div>
  )
}

function planOf({ options, layout, clock, order }: RoomInfo): Plan {
  return { options, layout, clock: clock.setting, outOfTime: clock.outOfTime, order }
}
