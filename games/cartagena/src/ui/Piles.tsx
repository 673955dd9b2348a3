/** Deck and discards, and remaining actions; a tap lays the discards and the chest tokens open. */
import { Drawer } from '@quayside/board-kit'
import type { Language } from '@quayside/texts'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { ACTIONS } from '../content.ts'
import type { Shown } from '../view-types.ts'
import { Card, CardBack } from './Card.tsx'
import { parts } from './lazy.ts'
import type { Picture } from './picture.ts'
import { deckSize, sumOf } from './read.ts'
import type { BoardTexts } from './texts/words.ts'

interface Props {
  readonly picture: Picture
  readonly words: BoardTexts
  readonly language: Language
}

/** In the corner of the dock: remaining actions and the piles. */
export function Corner({ picture, words, language }: Props): JSX.Element {
  return (
    <div class="ctg-corner">
      <Actions shown={picture.shown} words={words} />
      <Piles picture={picture} words={words} language={language} />
    </div>
  )
}

function Piles({ picture, words, language }: Props): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  const behind = parts.use()
  const { shown, played } = picture
  const discards = sumOf(shown.discard)
  const deck = deckSize(shown)
  return (
    <div class="ctg-piles">
      <span class="ctg-pile" data-place="pile">
        <span class="ctg-small">
          <span key={deck} data-piece={`top-${deck}`} data-exits="">
            <CardBack />
          </span>
        </span>
        <span class="ctg-pile-word">{words.deck}</span> <b class="num">{deck}</b>
      </span>
      <button
        type="button"
        class="ctg-pile btn quiet"
        data-choice="discards"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span class="ctg-small" data-place="discard">
          {played?.cards.map((card, i) => (
            <span key={`${played.number}.${i}`} data-piece={`played-${played.number}.${i}`} data-enters="">
              <Card card={card} words={words} />
            </span>
          ))}
        </span>
        <span class="ctg-pile-word">{words.discards}</span> <b class="num">{discards}</b>
      </button>
      {isOpen && (
        <Drawer title={words.discards} close={words.close} onClose={() => setOpen(false)}>
          {behind && <behind.OpenPiles shown={shown} language={language} />}
        </Drawer>
      )}
    </div>
  )
}

/** One mark an action: filled while it can still be taken. */
function Actions({ shown, words }: { shown: Shown; words: BoardTexts }): JSX.Element {
  const left = shown.phase.type === 'over' ? 0 : shown.actionsLeft
  return (
    <span class="ctg-actions" role="img" aria-label={words.actionsLeft(left)} title={words.actionsLeft(left)}>
      {Array.from({ length: ACTIONS }, (_, i) => (
        <span key={i} class={i < left ? 'left' : ''} />
      ))}
    </span>
  )
}
