/** Falls between two people at one screen, so that nobody sees the other's hand. */
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Player } from './game-ui.ts'
import { Pennant } from './Pennant.tsx'

interface Props {
  readonly player: Player
  readonly title: string
  readonly explain: string
  readonly button: string
  onRise(): void
}

export function Curtain({ player, title, explain, button, onRise }: Props): JSX.Element {
  const start = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    start.current?.focus()
  }, [])
  return (
    <section class="curtain" aria-label={title} data-curtain={player.colour}>
      <Pennant colour={player.colour} size={56} />
      <h2>{title}</h2>
      <p class="soft">{explain}</p>
      <button ref={start} type="button" class="btn main" data-choice="rise" onClick={onRise}>
        {button}
      </button>
    </section>
  )
}
