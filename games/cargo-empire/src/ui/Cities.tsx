/** All cities of the map: each can be looked at, and those where one can act carry the overprint. */
import type { JSX } from 'preact'
import { useContext } from 'preact/hooks'
import { type City, MAPS, type Transport } from '../content.ts'
import type { CityFacts, Facts } from '../view-types.ts'
import { type CityPosts, CityTile, EmblemShield, type SeenPost } from './CityTile.tsx'
import { namePlace } from './city-names.ts'
import { type Layout, spotAt, TILE } from './layout.ts'
import { LazyContext } from './lazy-context.ts'
import type { Picture } from './picture.ts'
import { colourOf } from './read.ts'

export interface Target {
  readonly city: string
  readonly label: string
  /** What the cheapest way there costs and earns. */
  readonly tag: { readonly cards: readonly Transport[]; readonly steps: number } | null
}

/** Half the side of what a thumb may hit. */
const REACH = 24

interface Props {
  readonly layout: Layout
  readonly picture: Picture
  readonly names: { readonly [city: string]: string }
  readonly targets: ReadonlyMap<string, Target>
  readonly chosen: readonly string[]
  /** What is told about a city to somebody who does not see it. */
  describe(city: City, shown: CityFacts): string
  onPick(city: string): void
}

export function Cities(props: Props): JSX.Element {
  const { layout, picture, targets, names, chosen } = props
  const lazy = useContext(LazyContext)
  const map = MAPS[picture.shown.options.map]
  const posts = postsByCity(picture)
  const isRinged = (city: string) => chosen.includes(city) || targets.has(city) || picture.just.includes(city)
  return (
    <g class="cities">
      {map.cities.map((city, i) => {
        const shown = picture.shown.cities[i]
        return shown && <CityAt key={city.id} {...props} city={city} shown={shown} posts={posts(city.id)} />
      })}
      {/* Names and tags lie over all tiles: a neighbour covers no letter. */}
      {map.cities.map((city) => (
        <Name key={city.id} {...props} city={city} isRinged={isRinged(city.id)} />
      ))}
      {lazy && (
        <lazy.Tags layout={layout} cities={map.cities} names={names} targets={targets} isRinged={isRinged} />
      )}
    </g>
  )
}

/** The look of a post by the word for its owner: `2`, `auto`, `v1`. */
export function postLook(shown: Facts, kind: string): string {
  if (kind === 'auto') return 'auto'
  return kind.startsWith('v')
    ? `vassal-${colourOf(shown, Number(kind.slice(1)))}`
    : colourOf(shown, Number(kind))
}

export function postsByCity({ posts, shown }: Picture): (city: string) => CityPosts {
  const at = (zone: string): SeenPost[] =>
    posts.filter((post) => post.zone === zone).map(({ id, kind }) => ({ id, look: postLook(shown, kind) }))
  return (city) => ({
    on: [at(`${city}:0`)[0] ?? null, at(`${city}:1`)[0] ?? null],
    beside: at(`${city}:b`),
  })
}

function CityAt(props: Props & { city: City; shown: CityFacts; posts: CityPosts }): JSX.Element {
  const { layout, picture, targets, chosen, city, shown, posts, describe, onPick } = props
  const { x, y } = spotAt(layout, city)
  const target = targets.get(city.id)
  const isChosen = chosen.includes(city.id)
  const isJust = picture.just.includes(city.id)
  const canAct = isChosen || target !== undefined
  const told = describe(city, shown)
  const label = target ? `${target.label}. ${told}` : told
  const state = `${target ? 'target' : ''} ${isChosen ? 'chosen' : ''}`
  return (
    <g class={`city-at ${isJust ? 'just' : ''} ${state}`} transform={`translate(${x} ${y})`}>
      <g transform={`scale(${layout.scale}) translate(${-TILE.width / 2} ${-TILE.height / 2})`}>
        <rect x="-6" y="-6" width="68" height="52" class="casing" />
        <rect x="-4" y="-4" width="64" height="48" class="ring" />
        <CityTile city={city} shown={shown} posts={posts} />
        {city.port && <PortSign />}
        <Extras picture={picture} city={city} hasNumbers={!layout.isSmall} />
      </g>
      {/* biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no button element */}
      <g
        role="button"
        tabindex={canAct ? 0 : -1}
        aria-label={label}
        aria-pressed={isChosen}
        data-choice={`city-${city.id}`}
        class={`city ${state}`}
        onClick={() => onPick(city.id)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onPick(city.id)
        }}
      >
        <rect x={-REACH} y={-REACH} width={REACH * 2} height={REACH * 2} class="reach" />
      </g>
    </g>
  )
}

function PortSign(): JSX.Element {
  return (
    <g transform="translate(-7 -8)">
      <circle cx="8.5" cy="8.5" r="9" class="port" />
      <g class="port-sign">
        <use href="#i-anchor" x="3" y="3" width="11" height="11" />
      </g>
    </g>
  )
}

/** Emblems; in a game with the automatic opponent its markers and, where it can be read, the number it goes by. */
function Extras(props: { picture: Picture; city: City; hasNumbers: boolean }): JSX.Element {
  const { picture, city, hasNumbers } = props
  const { shown } = picture
  const emblems = shown.participants.flatMap(({ who, emblem }) => (emblem === city.id ? [who] : []))
  const { auto } = shown
  return (
    <g>
      {emblems.map((who, i) => (
        <g key={who} transform={`translate(${-9 + i * 11} 27)`}>
          <g data-piece={`emblem-${who}`} data-enters="">
            <EmblemShield colour={colourOf(shown, who)} />
          </g>
        </g>
      ))}
      {auto && hasNumbers && (
        <g>
          <rect x="0.5" y="28" width="12.5" height="12" class="number-paper" />
          <text x="6.7" y="37.5" text-anchor="middle" class="city-number">
            {city.number}
          </text>
        </g>
      )}
      {auto?.city === city.id && <Pin name="from" x={14} />}
      {auto && shown.round > 0 && shown.display[auto.slot - 1] === city.id && <Pin name="to" x={32} />}
    </g>
  )
}

function Pin({ name, x }: { name: 'from' | 'to'; x: number }): JSX.Element {
  return (
    <g transform={`translate(${x} -19)`}>
      <g class="pin" data-piece={`auto-${name}`}>
        <use href={`#t-${name}`} width="22" height="22" />
      </g>
    </g>
  )
}

interface NameProps extends Props {
  readonly city: City
  readonly isRinged: boolean
}

function Name({ layout, names, chosen, city, isRinged }: NameProps): JSX.Element {
  const { nameSize } = layout
  const name = names[city.id] ?? city.id
  const { x, y, width, isSqueezed } = namePlace(layout, city, name, isRinged)
  const squeeze = isSqueezed ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' as const } : {}
  return (
    <text
      x={x}
      y={y}
      text-anchor="middle"
      font-size={nameSize}
      class={chosen.includes(city.id) ? 'city-name strong' : 'city-name'}
      {...squeeze}
    >
      {name}
    </text>
  )
}
