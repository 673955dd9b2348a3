/** The board of Carthage as the table page takes it. */
import type { GameUi } from '@quayside/board-kit'
import { wordsIn } from '@quayside/texts'
import type { JSX } from 'preact'
import type { Good } from '../content.ts'
import type { Carthage } from '../types.ts'
import { Board } from './Board.tsx'
import { Chip } from './Card.tsx'
import './board.css'
import { miniature } from './miniature.ts'
import { frames } from './motion.ts'
import { type Picture, pictureOf } from './picture.ts'
import type { Preview } from './purchase.ts'
import { SeatFacts, SeatLine } from './SeatFacts.tsx'
import { CARTHAGE_SYMBOLS } from './symbols.ts'
import { boardTexts } from './texts/index.ts'

/** `card:R5`, `ship:red`, `good:red` within a sentence. */
function LineIcon({ name, text }: { name: string; text: string }): JSX.Element {
  const [kind, what = ''] = name.split(':')
  if (kind === 'card') return <Chip card={what} stored={false} label={text} />
  return (
    <span class={`good-word good-${what as Good}`}>
      <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#g-${what}`} width="24" height="24" />
      </svg>
      {text}
    </span>
  )
}

export const ui: GameUi<Carthage, Picture, Preview> = {
  speak: boardTexts.fetch,
  symbols: CARTHAGE_SYMBOLS,
  theme: 'carthage',
  Play: Board,
  SeatFacts,
  SeatLine,
  LineIcon,
  picture: pictureOf,
  frames,
  miniature,
  sounds: async () => (await import('./sounds.ts')).sounds,
  marks: async () => (await import('./marks.ts')).marks,
  reasons: (language) =>
    wordsIn(
      { en: () => import('../texts/en/reasons.ts'), ja: () => import('../texts/ja/reasons.ts') },
      language,
    ),
  textTable: async () => (await import('./text-table.ts')).textTable,
  subtitle(view, { language }) {
    const words = boardTexts[language]
    const { players, mode, turns } = view.shown
    return words.subtitle(players, words[mode], Math.ceil(turns / players))
  },
}
