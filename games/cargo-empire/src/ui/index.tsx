/** The board of Cargo Empire as the table page takes it. */
import type { GameUi } from '@quayside/board-kit'
import { wordsIn } from '@quayside/texts'
import type { JSX } from 'preact'
import type { CargoEmpire } from '../types.ts'
import { Board } from './Board.tsx'
import './board.css'
import { Sign } from './Cargo.tsx'
import { lazyParts } from './lazy.ts'
import { miniature } from './miniature.ts'
import { type Picture, pictureOf } from './picture.ts'
import { SeatFacts, SeatLine } from './SeatFacts.tsx'
import type { Hint } from './SidePanel.tsx'
import { SidePlace } from './SidePlace.tsx'
import { CARGO_SYMBOLS } from './symbols.ts'
import { boardTexts } from './texts/index.ts'

const SIGNS: { readonly [kind: string]: string } = { city: 'city', objective: 'objective' }

/** `city:warsaw`, `marker:car`, `transport:train`, `objective:ports` within a sentence. */
function LineIcon({ name, text }: { name: string; text: string }): JSX.Element {
  const [kind = '', what = ''] = name.split(':')
  const sign = SIGNS[kind] ?? what
  return kind === 'city' ? (
    <b class="city-word">{text}</b>
  ) : (
    <span class={`sign-word ${kind}`}>
      <Sign name={sign} size={15} />
      {text}
    </span>
  )
}

export const ui: GameUi<CargoEmpire, Picture, Hint> = {
  speak: boardTexts.fetch,
  symbols: CARGO_SYMBOLS,
  theme: 'cargo-empire',
  Play: Board,
  SeatFacts,
  SeatLine,
  Panel: SidePlace,
  LineIcon,
  picture: pictureOf,
  /** Until the motion is there, the next position is simply shown. */
  frames: (before, events, after) =>
    lazyParts()?.frames(before, events, after) ?? [{ picture: pictureOf(after, before), ms: 1 }],
  miniature,
  sounds: async () => (await import('./sounds.ts')).sounds,
  marks: async () => (await import('./lazy-parts.ts')).marks,
  reasons: (language) =>
    wordsIn(
      { en: () => import('../texts/en/reasons.ts'), ja: () => import('../texts/ja/reasons.ts') },
      language,
    ),
  textTable: async () => (await import('./lazy-parts.ts')).textTable,
  opponent(view, language) {
    return view.shown.auto ? { name: boardTexts[language].auto, colour: 'auto', isBot: true, rank: '' } : null
  },
  subtitle(view, { language }) {
    const words = boardTexts[language]
    const { players, options, round } = view.shown
    return words.subtitle(players, words.maps[options.map], round)
  },
}
