/** Between two people at one screen: whose turn it is to look. */
import { Curtain, type Player } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useTableWords } from './words.ts'

export function CurtainFor({
  player,
  onRise,
}: {
  player: Player | undefined
  onRise(): void
}): JSX.Element | null {
  const w = useTableWords()
  if (!player) return null
  return (
    <Curtain
      player={player}
      title={w.curtainTitle(player.name)}
      explain={w.curtainText}
      button={w.curtainButton(player.name)}
      onRise={onRise}
    />
  )
}
