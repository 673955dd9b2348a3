/** Printed cards: transport cards, city cards, objectives. */
import { cutRect } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { REWARD, TRANSPORTS, type Transport } from '../content.ts'

const CITY_WIDTH = 60

/** Field with the vehicle, below it one arrow for each step it pays. */
export function TransportCard({ kind, width = 44 }: { kind: Transport; width?: number }): JSX.Element {
  const steps = REWARD[TRANSPORTS.indexOf(kind)] ?? 1
  return (
    <svg
      class={`t-card t-${kind}`}
      width={width}
      height={(width * 56) / 44}
      viewBox="0 0 44 56"
      aria-hidden="true"
    >
      <TransportFace kind={kind} steps={steps} />
    </svg>
  )
}

export function TransportFace({ kind, steps = 1 }: { kind: Transport; steps?: number }): JSX.Element {
  return (
    <g class={`t-${kind}`}>
      <polygon points={cutRect(`card-${kind}`, 44, 56)} class="card-paper" />
      <polygon points={cutRect(`field-${kind}`, 36, 35)} transform="translate(4 4)" class="t-field" />
      <g class="t-sign">
        <use href={`#t-${kind}`} x="9" y="8" width="26" height="26" />
      </g>
      {Array.from({ length: steps }, (_, i) => (
        <path key={i} d={`M${22 - steps * 5 + i * 10 + 1.5} 43l7 4-7 4z`} class="print-fill" />
      ))}
    </g>
  )
}

/** The back of an objective: it travels face down. */
export function CardBack(): JSX.Element {
  return (
    <g>
      <polygon points={cutRect('card-back', 44, 56)} class="card-paper" />
      <polygon points={cutRect('card-back-field', 36, 48)} transform="translate(4 4)" class="back-field" />
      <g class="t-sign">
        <use href="#t-objective" x="11" y="17" width="22" height="22" />
      </g>
    </g>
  )
}

interface CityCardProps {
  /** Null is a blank card. */
  readonly colour: string | null
  readonly name: string
  readonly width?: number
}

const NAME_SIZE = 11.5
const NAME_ROOM = 55

/** About as wide as it will be drawn. */
const nameWidth = (name: string) => [...name].reduce((sum, letter) => sum + widthOf(letter) * NAME_SIZE, 0)

function widthOf(letter: string): number {
  if (letter > '\u2000') return 1
  if ('fijlrt'.includes(letter)) return 0.33
  return 'mwMW'.includes(letter) ? 0.88 : 0.57
}

/** Long names are set closer rather than smaller. Band in the colour and hatching of the city, its name below. */
export function CityCard({ colour, name, width = CITY_WIDTH }: CityCardProps): JSX.Element {
  const squeeze =
    nameWidth(name) > NAME_ROOM ? { textLength: NAME_ROOM, lengthAdjust: 'spacingAndGlyphs' as const } : {}
  return (
    <svg
      class="city-card"
      width={width}
      height={(width * 54) / CITY_WIDTH}
      viewBox="0 0 60 54"
      role="img"
      aria-label={name}
    >
      <polygon points={cutRect(`city-${name}`, 60, 54)} class="card-paper" />
      {colour ? (
        <g class={`city-${colour}`}>
          <rect x="5" y="5" width="50" height="26" class="city-fill" />
          <rect x="5" y="5" width="50" height="26" fill={`url(#cg-hx-${colour})`} opacity=".6" />
          <g class="city-sign">
            <use href="#t-city" x="20" y="8" width="20" height="20" />
          </g>
        </g>
      ) : (
        <rect x="5" y="5" width="50" height="26" class="blank-field" />
      )}
      <text x="30" y="45" text-anchor="middle" font-size={NAME_SIZE} class="card-name" {...squeeze}>
        {name}
      </text>
    </svg>
  )
}
