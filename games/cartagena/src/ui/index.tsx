/** The board of Cartagena as the table page takes it. */
import { type GameUi, Icon } from '@quayside/board-kit'
import { wordsIn } from '@quayside/texts'
import type { JSX } from 'preact'
import type { Cartagena } from '../types.ts'
import { Board } from './Board.tsx'
import './board.css'
import { parts } from './lazy.ts'
import { miniature } from './miniature.ts'
import { type Picture, pictureOf } from './picture.ts'
import { symbolOfCard } from './read.ts'
import { SeatFacts, SeatLine } from './SeatFacts.tsx'
import { CARTAGENA_SYMBOLS } from './symbols.ts'
import { boardTexts } from './texts/index.ts'

/** `card:Rd`, `symbol:G` within a sentence. */
function LineIcon({ name, text }: { name: string; text: string }): JSX.Element {
  const symbol = symbolOfCard(name.split(':')[1] ?? 'G')
  return (
    <span class={`ctg-word sym-${symbol}`}>
      <Icon name={`c-${symbol}`} size={14} />
      {text}
    </span>
  )
}

export const ui: GameUi<Cartagena, Picture, null> = {
  speak: boardTexts.fetch,
  symbols: CARTAGENA_SYMBOLS,
  theme: 'cartagena',
  Play: Board,
  SeatFacts,
  SeatLine,
  LineIcon,
  picture: pictureOf,
  // Motion comes a moment after the board: what happens before that is shown without it.
  frames: (before, events, after) =>
    parts.now()?.frames(before, events, after) ?? [{ picture: pictureOf(after, before), ms: 60 }],
  miniature,
  sounds: async () => (await import('./sounds.ts')).sounds,
  marks: async () => (await import('./lazy-parts.ts')).marks,
  reasons: (language) =>
    wordsIn(
      { en: () => import('../texts/en/reasons.ts'), ja: () => import('../texts/ja/reasons.ts') },
      language,
    ),
  textTable: async () => (await import('./text-table.ts')).textTable,
  subtitle({ shown }, { language }) {
    const words = boardTexts[language]
    const players = shown.seats.length
    const round = Math.max(1, Math.ceil(shown.turns / players))
    return words.subtitle(players, words.courses[shown.options.layout], shown.boards.length * 6, round)
  },
}
