/** The board of Catan as the table page takes it. */
import { type GameUi, Icon, type LineIconProps } from '@quayside/board-kit'
import { wordsIn } from '@quayside/texts'
import type { JSX } from 'preact'
import { RESOURCES } from '../content.ts'
import type { Catan } from '../types.ts'
import { AfterGame } from './AfterGame.tsx'
import { Board } from './Board.tsx'
import './board.css'
import { miniature } from './miniature.ts'
import { frames } from './motion.ts'
import { hexesAt, Place } from './Place.tsx'
import { type Picture, pictureOf } from './picture.ts'
import { Sign } from './Resource.tsx'
import { SeatFacts, SeatLine } from './SeatFacts.tsx'
import { CATAN_SYMBOLS } from './symbols.ts'
import { boardTexts } from './texts/index.ts'

/** `resource:wool`, `card:knight`, or a place within a sentence. */
function LineIcon({ name, text, view, language }: LineIconProps<Catan>): JSX.Element {
  const hexes = view && hexesAt(name)
  if (hexes) return <Place hexes={hexes} shown={view.shown} words={boardTexts[language]} />
  const [kind, what = ''] = name.split(':')
  const resource = RESOURCES.find((one) => one === what)
  return (
    <span class="res-word">
      {kind === 'resource' && resource ? (
        <Sign resource={resource} size={16} />
      ) : (
        <Icon name={what === 'knight' ? 'r-knight' : 'r-dev'} size={14} />
      )}
      {text}
    </span>
  )
}

export const ui: GameUi<Catan, Picture, null> = {
  speak: boardTexts.fetch,
  symbols: CATAN_SYMBOLS,
  theme: 'catan',
  Play: Board,
  SeatFacts,
  SeatLine,
  LineIcon,
  AfterGame,
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
    const { seats, options, round } = view.shown
    return words.subtitle(seats.length, words.boards[options.board], round)
  },
}
