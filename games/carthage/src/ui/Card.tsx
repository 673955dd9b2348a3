/** Cards, stock chips and tokens: flat printed paper, one sign, one number. */
import { cutPoints, cutRect } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Good } from '../content.ts'
import { coinsOf, goodOfCard, iconsOf } from './read.ts'

/** 84 by 116: value at the upper left, big sign, warehouse icons in the foot. */
export function Card({ card, label }: { card: string; label: string }): JSX.Element {
  const good = goodOfCard(card)
  const field = cutPoints(
    card,
    [
      [6, 6],
      [78, 6],
      [78, 78],
      [6, 82],
    ],
    0.7,
  )
  return (
    <svg class={`card good-${good}`} viewBox="0 0 84 116" role="img" aria-label={label}>
      <polygon points={cutRect(card, 84, 116)} class="print" />
      <polygon points={field} class="good-fill" />
      <g class="good-sign">
        <use href={`#g-${good}`} x="23" y="26" width="40" height="40" />
        <text x="13" y="29" class="disp sign-text" font-size="24">
          {coinsOf(card)}
        </text>
      </g>
      <Foot icons={iconsOf(card)} />
    </svg>
  )
}

function Foot({ icons }: { icons: number }): JSX.Element {
  if (icons === 0) return <path d="M32 99h20" class="no-icon" />
  const from = icons === 1 ? 32.5 : 21
  return (
    <g class="print-sign">
      {Array.from({ length: icons }, (_, i) => (
        <use key={i} href="#i-hut" x={from + i * 22} y="88" width="19" height="19" />
      ))}
    </g>
  )
}

export function CardBack({ label }: { label: string }): JSX.Element {
  return (
    <svg class="card" viewBox="0 0 84 116" role="img" aria-label={label}>
      <polygon points={cutRect('back', 84, 116)} class="print-back" />
      <rect x="8" y="8" width="68" height="100" class="back-line" />
      <g class="back-sign">
        <use href="#i-mark" x="28" y="44" width="28" height="28" />
      </g>
    </svg>
  )
}

/** A card in a stock: small, sideways when it lies in the warehouse. */
export function Chip({ card, stored, label }: { card: string; stored: boolean; label: string }): JSX.Element {
  const good = goodOfCard(card)
  if (stored) {
    return (
      <svg
        class={`chip stored good-${good}`}
        width="34"
        height="26"
        viewBox="0 0 34 26"
        role="img"
        aria-label={label}
      >
        <polygon points={cutRect(`${card}s`, 34, 26)} class="good-fill print-line" />
        <g class="good-sign">
          <use href={`#g-${good}`} x="4" y="6" width="14" height="14" />
          <text x="25" y="18.5" text-anchor="middle" class="disp sign-text" font-size="15">
            {coinsOf(card)}
          </text>
        </g>
      </svg>
    )
  }
  return (
    <svg class={`chip good-${good}`} width="26" height="34" viewBox="0 0 26 34" role="img" aria-label={label}>
      <polygon points={cutRect(`${card}u`, 26, 34)} class="good-fill print-line" />
      <g class="good-sign">
        <use href={`#g-${good}`} x="6" y="3" width="14" height="14" />
        <text x="13" y="30" text-anchor="middle" class="disp sign-text" font-size="14">
          {coinsOf(card)}
        </text>
      </g>
    </svg>
  )
}

const HEXAGON = 'M12 1.5 21 6.5 21.5 17 12 22.5 2.5 17 3 6.5Z'

/** Coloured face up, black when it was turned over. */
export function Token(props: { good: Good; used?: boolean; label: string; size?: number }): JSX.Element {
  const { good, used = false, label, size = 22 } = props
  return (
    <svg
      class={`token good-${good} ${used ? 'used' : ''}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
    >
      <path d={HEXAGON} class={used ? 'token-used' : 'good-fill print-line'} />
      <g class={used ? 'used-sign' : 'good-sign'}>
        <use href={`#g-${good}`} x="5.5" y="5.5" width="13" height="13" />
      </g>
    </svg>
  )
}
