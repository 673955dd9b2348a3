/** Choices that name one city by its place or its card: starting posts. */
import { Choice } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { MAPS } from '../content.ts'
import type { Space } from '../events.ts'
import { actionsOf } from './asking.ts'
import { CityCard } from './Card.tsx'
import { CargoSign } from './Cargo.tsx'
import { demandsOf } from './CityTile.tsx'
import { DockFrame, type DockProps } from './DockFrame.tsx'

export interface CityProps extends DockProps {
  readonly city: string | null
  onCity(city: string | null): void
}

/** The city is picked on the map or by its card; then one of its two demand spaces. */
export function PostDock(props: CityProps): JSX.Element {
  const { play, words, city, nameOf } = props
  const posts = actionsOf(play.legal, 'startPost')
  const cities = [...new Set(posts.map((post) => post.city))]
  const shown = play.view.shown.cities.find((one) => one.city === city)
  const demands = shown ? demandsOf(shown) : []
  return (
    <DockFrame
      {...props}
      cities={city ? [city] : []}
      sentence={city ? words.askSpace(nameOf(city)) : play.texts.prompt(play.view)}
      deeds={
        city &&
        (['upper', 'lower'] as Space[]).map((space, i) => (
          <Choice
            key={space}
            main={i === 0}
            name={`post-${space}`}
            onPick={() => {
              const post = posts.find((one) => one.city === city && one.space === space)
              if (post) play.act(post)
            }}
          >
            {demands[i] && <CargoSign cargo={demands[i]} />}
            {words.postOn(space)}
          </Choice>
        ))
      }
    >
      <CityPicks {...props} cities={cities} />
    </DockFrame>
  )
}

/** The same cities as cards: for who would rather not search the map. */
export function CityPicks({
  play,
  city,
  onCity,
  nameOf,
  cities,
}: CityProps & { cities: readonly string[] }): JSX.Element {
  const map = MAPS[play.view.shown.options.map]
  return (
    <div class="city-picks">
      {cities.map((id) => (
        <button
          key={id}
          type="button"
          class={id === city ? 'op sel' : 'op'}
          aria-pressed={id === city}
          data-choice={`pick-${id}`}
          onClick={() => onCity(id)}
        >
          <CityCard
            colour={map.cities.find((one) => one.id === id)?.colour ?? null}
            name={nameOf(id)}
            width={64}
          />
        </button>
      ))}
    </div>
  )
}
