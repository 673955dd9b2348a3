/** Roads, settlements, cities and the robber. Each carries its seat's shape; a paper rim lets it read on every land. */
import { hasLightSign, shapeOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { hexOf } from '../board.ts'
import type { Shown } from '../view-types.ts'
import { type Layout, robberSpot, sideOf, vertexSpot } from './layout.ts'
import type { BoardTexts } from './texts/index.ts'

const HOUSE = '-9,9 -9,-2 0,-11 9,-2 9,9'
const CITY = '-14,10 -14,-4 -7,-13 0,-5 14,-5 14,10'

interface Props {
  readonly layout: Layout
  readonly shown: Shown
  readonly words: BoardTexts
  readonly names: readonly string[]
}

export function Buildings({ layout, shown, words, names }: Props): JSX.Element {
  const { seats } = shown
  return (
    <g>
      {seats.flatMap(({ roads, colour }, seat) =>
        roads.map((edge) => {
          const { x, y, turn } = sideOf(layout, edge)
          return (
            <g key={`r${edge}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${layout.scale})`}>
              <g data-piece={`road-${edge}`} data-enters="">
                <title>{words.roadOf(names[seat] ?? '')}</title>
                <RoadPiece colour={colour} />
              </g>
            </g>
          )
        }),
      )}
      {seats.flatMap(({ settlements, cities, colour }, seat) => [
        ...settlements.map((vertex) => (
          <At key={`s${vertex}`} layout={layout} vertex={vertex} piece={`settlement-${vertex}`}>
            <title>{words.settlementOf(names[seat] ?? '')}</title>
            <HousePiece colour={colour} />
          </At>
        )),
        ...cities.map((vertex) => (
          <At key={`c${vertex}`} layout={layout} vertex={vertex} piece={`city-${vertex}`}>
            <title>{words.cityOf(names[seat] ?? '')}</title>
            <CityPiece colour={colour} />
          </At>
        )),
      ])}
      <Robber layout={layout} hex={hexOf(shown.robber)} label={words.robber} />
    </g>
  )
}

function At(props: { layout: Layout; vertex: number; piece: string; children: JSX.Element[] }): JSX.Element {
  const { layout, vertex, piece, children } = props
  const { x, y } = vertexSpot(layout, vertex)
  return (
    <g transform={`translate(${x} ${y}) scale(${layout.pieceScale})`}>
      <g data-piece={piece} data-enters="">
        {children}
      </g>
    </g>
  )
}

function signOf(colour: string): string {
  return hasLightSign(colour) ? 'sign-light' : 'sign-dark'
}

export function RoadPiece({ colour }: { colour: string }): JSX.Element {
  return (
    <g class={`seat-${colour}`}>
      <rect x="-19" y="-5.5" width="38" height="11" class="rim" />
      <rect x="-17" y="-4" width="34" height="8" class="seat-fill" transform="translate(.6 .6)" />
      <rect x="-17" y="-4" width="34" height="8" class="cut-line" />
      <g class={signOf(colour)}>
        <use href={`#h-${shapeOf(colour)}`} x="-3" y="-3" width="6" height="6" />
      </g>
    </g>
  )
}

export function HousePiece({ colour }: { colour: string }): JSX.Element {
  return (
    <g class={`seat-${colour}`}>
      <polygon points={HOUSE} class="rim" />
      <polygon points={HOUSE} class="seat-fill" transform="translate(.8 .8)" />
      <polygon points={HOUSE} class="cut-line" />
      <g class={signOf(colour)}>
        <use href={`#h-${shapeOf(colour)}`} x="-5" y="-3" width="10" height="10" />
      </g>
    </g>
  )
}

export function CityPiece({ colour }: { colour: string }): JSX.Element {
  return (
    <g class={`seat-${colour}`}>
      <polygon points={CITY} class="rim" />
      <polygon points={CITY} class="seat-fill" transform="translate(.8 .8)" />
      <polygon points={CITY} class="cut-line" />
      <g class={signOf(colour)}>
        <use href={`#h-${shapeOf(colour)}`} x="-11.5" y="-5" width="10" height="10" />
        <use href={`#h-${shapeOf(colour)}`} x="1.5" y="-2" width="9" height="9" />
      </g>
    </g>
  )
}

function Robber({ layout, hex, label }: { layout: Layout; hex: number; label: string }): JSX.Element {
  const { x, y } = robberSpot(layout, hex)
  return (
    <g transform={`translate(${x} ${y}) scale(${layout.scale * 0.85})`}>
      <g data-piece="robber" data-sails="" data-robber={hex}>
        <title>{label}</title>
        <path d="M0-19c5 0 8 4 7 9l6 5c2 8 2 15 1 22h-28c-1-7-1-14 1-22l6-5c-1-5 2-9 7-9z" class="robber" />
        <path d="M-4-10h2.5M2-10h2.5" class="robber-eyes" />
      </g>
    </g>
  )
}
