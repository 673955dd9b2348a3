/** Between two people at one screen: whose turn it is to look. */
import { Curtain, type Player } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useWords } from '../texts/index.ts'

export function CurtainFor({
  player,
  onRise,
}: {
  player: Player | undefined
  onRise(): void
}): JSX.Element | null {
  const { t } = useWords()
  if (!player) return null
  return (
    <Curtain
      player={player}
      title={t.curtainTitle(player.name)}
      explain={t.curtainText}
      button={t.curtainButton(player.name)}
      onRise={onRise}
    />
  )
}
