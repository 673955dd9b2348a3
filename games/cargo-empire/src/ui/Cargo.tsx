/** Small things of the table: cubes, sockets, posts, vehicles. Colour is never alone: each has its mark. */
import { hasLightSign, shapeOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Cargo, Transport } from '../content.ts'

/** A cube: a square with a shadow. */
export function Cube({ cargo, size = 15 }: { cargo: Cargo; size?: number }): JSX.Element {
  return (
    <g class={`cargo-${cargo}`}>
      <rect x={size * 0.09} y={size * 0.09} width={size} height={size} class="cube-shadow" />
      <rect width={size} height={size} class="cube" />
      <g class="cargo-mark">
        <use href={`#m-${cargo}`} width={size} height={size} />
      </g>
    </g>
  )
}

/** What a city asks for: a round dashed socket of the same colour and mark. */
export function Socket({ cargo, size = 15 }: { cargo: Cargo; size?: number }): JSX.Element {
  return (
    <g class={`cargo-${cargo}`}>
      <circle cx={size / 2} cy={size / 2} r={size / 2} class="socket" />
      <g class="socket-mark">
        <use href={`#m-${cargo}`} x={size * 0.1} y={size * 0.1} width={size * 0.8} height={size * 0.8} />
      </g>
    </g>
  )
}

/** A seat's colour, `auto`, or `vassal-` and the lord's colour. */
export function PostShape({ look, size = 17 }: { look: string; size?: number }): JSX.Element {
  if (look === 'auto') return <RingShape class="auto-post" size={size} />
  if (look.startsWith('vassal-')) return <RingShape class={`seat-${look.slice(7)} vassal-post`} size={size} />
  return (
    <g class={`seat-${look} seat-ink`}>
      <use href={`#h-${shapeOf(look)}`} width={size} height={size} />
    </g>
  )
}

function RingShape({ class: name, size }: { class: string; size: number }): JSX.Element {
  return (
    <g class={name}>
      <circle cx={size / 2} cy={size / 2} r={size * 0.42} class="post-paper" />
      <use href="#h-ring" width={size} height={size} />
    </g>
  )
}

/** A marker of the track: the seat's shape with the vehicle in it. */
export function MarkerShape(props: { look: string; kind: Transport; size: number }): JSX.Element {
  const { look, kind, size } = props
  const sign = size * (look === 'yellow' || look === 'green' ? 0.44 : 0.52)
  const drop = look === 'yellow' ? size * 0.1 : 0
  const at = (size - sign) / 2
  const ink = look === 'auto' || !hasLightSign(look) ? 'sign-dark' : 'sign-light'
  return (
    <g class={`seat-${look}`}>
      {look === 'auto' ? (
        <circle cx={size / 2} cy={size / 2} r={size * 0.42} class="auto-marker" />
      ) : (
        <g class="seat-ink">
          <use href={`#h-${shapeOf(look)}`} width={size} height={size} />
        </g>
      )}
      <g class={ink}>
        <use href={`#t-${kind}`} x={at} y={at + drop} width={sign} height={sign} />
      </g>
    </g>
  )
}

/** A sign in a line of text or on a button. */
export function Sign({ name, size = 18 }: { name: string; size?: number }): JSX.Element {
  return (
    <svg class="cg-sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#t-${name}`} width="24" height="24" />
    </svg>
  )
}

export function CargoSign({ cargo, size = 18 }: { cargo: Cargo; size?: number }): JSX.Element {
  return (
    <svg class="cg-sign" width={size} height={size} viewBox="-1 -1 20 20" aria-hidden="true">
      <Cube cargo={cargo} size={16} />
    </svg>
  )
}
