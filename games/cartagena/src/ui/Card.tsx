/** Cards: flat printed paper, one sign, its name below. A dark card has a dark foot and a corner. */
import { cutRect } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { isDark, symbolOfCard } from './read.ts'
import type { BoardTexts } from './texts/words.ts'

/** 62 by 80. The label says more than its name where it stands for several. */
export function Card(props: { card: string; words: BoardTexts; label?: string }): JSX.Element {
  const { card, words, label = words.card(card) } = props
  const symbol = symbolOfCard(card)
  return (
    <svg
      class={`ctg-card sym-${symbol} ${isDark(card) ? 'dark' : ''}`}
      viewBox="0 0 62 80"
      role="img"
      aria-label={label}
    >
      <polygon points={cutRect(card, 62, 80)} class="paper" />
      <polygon points={cutRect(`${card}f`, 52, 53)} transform="translate(5 4.5)" class="field" />
      <g class="card-sign">
        <use href={`#c-${symbol}`} x="14" y="14" width="34" height="34" />
      </g>
      {isDark(card) && <path d="M5 4.5h17L5 21.5z" class="corner" />}
      <text x="31" y="72.5" text-anchor="middle" font-size="12" class="name">
        {words.symbols[symbol]}
      </text>
    </svg>
  )
}

export function CardBack(): JSX.Element {
  return (
    <svg class="ctg-card" viewBox="0 0 62 80" aria-hidden="true">
      <polygon points={cutRect('back', 62, 80)} class="back" />
      <g class="back-sign">
        <use href="#i-mark" x="15" y="24" width="32" height="32" />
      </g>
    </svg>
  )
}
