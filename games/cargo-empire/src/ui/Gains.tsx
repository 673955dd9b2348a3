/** What a trip brings besides the cards' own steps. */
import type { JSX } from 'preact'
import type { Reward } from './reward.ts'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly reward: Reward
  readonly to: string
  readonly words: BoardTexts
}

export function Gains({ reward, to, words }: Props): JSX.Element {
  const { cities, emblem, isFullUpgrade, level, total } = reward
  return (
    <p class="gains">
      {cities.length > 0 && (
        <span>
          {words.cityBonus(cities.length)} <b class="num">+{cities.length}</b>
        </span>
      )}
      {emblem > 0 && (
        <span>
          {words.emblemBonus} <b class="num">+{emblem}</b>
        </span>
      )}
      {isFullUpgrade && (
        <span>
          {words.fullUpgrade} <b class="num">+1</b>
        </span>
      )}
      {level !== null && <span class="soft">{words.rises(to, level)}</span>}
      <span class="soft">{words.inAll(total)}</span>
    </p>
  )
}
