import type { ComponentChildren, JSX } from 'preact'
import type { Player } from './game-ui.ts'
import { Pennant } from './Pennant.tsx'

interface Props {
  readonly player: Player
  readonly seat: number
  /** Awaited now, and whether the one at the screen is meant: only then magenta. */
  readonly now: boolean
  readonly mine: boolean
  readonly you: string | null
  readonly line: ComponentChildren
  readonly children: ComponentChildren
}

export function SeatPanel({ player, seat, now, mine, you, line, children }: Props): JSX.Element {
  const state = now ? (mine ? 'now' : 'awaited') : ''
  return (
    <section
      class={`seat ${state}`}
      aria-label={player.name}
      aria-current={now ? 'true' : undefined}
      data-place={`seat-${seat}`}
    >
      <div class="who">
        <Pennant colour={player.colour} />
        <span class="name">{player.name}</span>
        {you && <span class="tag you">{you}</span>}
        <span class="r">{line}</span>
      </div>
      {children}
    </section>
  )
}
