/** The cities of a choice, large: on a phone a tap on the map shows them at the thumb. */
import type { JSX } from 'preact'
import { MAPS } from '../content.ts'
import { postsByCity } from './Cities.tsx'
import { CityTile } from './CityTile.tsx'
import type { Picture } from './picture.ts'

export function LargeCities({
  picture,
  cities,
}: {
  picture: Picture
  cities: readonly string[]
}): JSX.Element {
  const map = MAPS[picture.shown.options.map]
  const posts = postsByCity(picture)
  return (
    <span class="large-cities">
      {cities.map((id) => {
        const city = map.cities.find((one) => one.id === id)
        const shown = picture.shown.cities.find((one) => one.city === id)
        return (
          city &&
          shown && (
            <svg key={id} width="76" height="48" viewBox="-2 -3 70 46" aria-hidden="true">
              <CityTile city={city} shown={shown} posts={posts(id)} still />
            </svg>
          )
        )
      })}
    </span>
  )
}
