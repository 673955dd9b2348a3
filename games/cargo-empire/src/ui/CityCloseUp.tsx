/** A city large, with everything that is known of it, and why it cannot be chosen where it cannot. */
import { Icon, useRefusal, WhyLine, whyOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { MAPS } from '../content.ts'
import type { Play } from './Board.tsx'
import { postsByCity } from './Cities.tsx'
import { CityTile } from './CityTile.tsx'
import { type DescribeContext, describeCity } from './describe.ts'
import type { Pick } from './plan.ts'

interface Props {
  readonly play: Play
  readonly context: DescribeContext
  readonly city: string
  readonly name: string
  readonly pick: Pick
  readonly isTarget: boolean
  onClose(): void
}

// Long for a reason: one piece of markup in the order of the page; in parts its order would be harder to see.
export function CityCloseUp({
  play,
  context,
  city: id,
  name,
  pick,
  isTarget,
  onClose,
}: Props): JSX.Element | null {
  const { picture } = play
  const map = MAPS[picture.shown.options.map]
  const city = map.cities.find((one) => one.id === id)
  const shown = picture.shown.cities.find((one) => one.city === id)
  const isPlanning = play.asked && play.view.shown.phase === 'plan' && !isTarget && pick.from !== id
  const part = {
    type: 'deliver',
    ...(pick.from === undefined ? { from: id } : { from: pick.from, to: id }),
  } as const
  const refusal = useRefusal(play.explain, isPlanning && shown ? part : null, play.view)
  if (!city || !shown) return null
  const why = whyOf(refusal, play.sayWhy)
  const facts = describeCity(context, city, shown)
  return (
    <aside
      class={`close-up ${city.x > 500 ? 'left' : 'right'}`}
      aria-label={context.words.closeUp}
      data-city={id}
    >
      <header>
        <h2>{name}</h2>
        <button type="button" class="btn sq quiet" aria-label={context.words.close} onClick={onClose}>
          <Icon name="i-x" size={16} />
        </button>
      </header>
      <svg viewBox="-4 -4 72 50" aria-hidden="true">
        <CityTile city={city} shown={shown} posts={postsByCity(picture)(id)} still />
      </svg>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {why && why.line.length > 0 && <WhyLine why={why} />}
    </aside>
  )
}
