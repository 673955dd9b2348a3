/** A city large, with everything that is known of it, and why it cannot be chosen where it cannot. */
import { Icon, useCheck, WhyLine, whyOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { MAPS } from '../content.ts'
import type { Action } from '../types.ts'
import type { Play } from './Board.tsx'
import { postsByCity } from './Cities.tsx'
import { CityTile, demandsOf } from './CityTile.tsx'
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
  const refusal = useCheck(play.check, isPlanning && shown ? sampleOf(play, id, pick) : null, play.view)
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
      {why && <WhyLine why={why} />}
    </aside>
  )
}

/** A trip from here, or to here from the chosen origin, to ask the rules about. */
function sampleOf(play: Play, id: string, pick: Pick): Action {
  const { cities } = play.view.shown
  const one = (name: string) => cities.find(({ city }) => city === name)
  const from = pick.from ?? id
  const here = one(from)
  const to = pick.from === undefined ? (cities.find(({ city }) => city !== id)?.city ?? id) : id
  const there = one(to)
  const cube = here?.cubes.find((cargo) => cargo !== null && there && demandsOf(there).includes(cargo))
  const cargo = cube ?? here?.cubes.find((each) => each !== null) ?? 'orange'
  const wanted = there ? demandsOf(there).indexOf(cargo) : 0
  return {
    type: 'deliver',
    from,
    to,
    cargo,
    space: wanted === 1 ? 'lower' : 'upper',
    cards: { car: 1, train: 0, ship: 0 },
    express: null,
    emblem: false,
  }
}
