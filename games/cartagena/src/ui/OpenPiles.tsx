/** What lies behind the piles: every card that was played, and which chest tokens are still closed. */
import type { Language } from '@quayside/texts'
import type { JSX } from 'preact'
import { FACE_COPIES, FACES } from '../content.ts'
import type { Shown } from '../view-types.ts'
import { Card } from './Card.tsx'
import { OpenToken } from './OpenToken.tsx'
import { sortCards } from './read.ts'
import { allTextsIn } from './texts/lazy.ts'
import type { AllTexts } from './texts/lazy-words.ts'

interface Props {
  readonly shown: Shown
  readonly words: AllTexts
}

export function OpenPiles({ shown, language }: { shown: Shown; language: Language }): JSX.Element {
  const words = allTextsIn(language)
  return (
    <>
      <Discards shown={shown} words={words} />
      {shown.options.magic && <Tokens shown={shown} words={words} />}
    </>
  )
}

function Discards({ shown, words }: Props): JSX.Element {
  const kinds = sortCards(Object.keys(shown.discard).filter((card) => (shown.discard[card] ?? 0) > 0))
  if (kinds.length === 0) return <p class="cap">{words.noDiscards}</p>
  return (
    <ul class="ctg-open">
      {kinds.map((card) => (
        <li key={card}>
          <Card card={card} words={words} />
          <b class="num">{words.cards(shown.discard[card] ?? 0)}</b>
        </li>
      ))}
    </ul>
  )
}

function Tokens({ shown, words }: Props): JSX.Element {
  return (
    <section>
      <h3 class="ctg-h">{words.tokensLeft}</h3>
      <ul class="ctg-open tokens">
        {FACES.map((face, i) => (
          <li key={face}>
            <svg width="44" height="40" viewBox="-13 -12 26 24" aria-hidden="true">
              <OpenToken face={face} />
            </svg>
            <span>{words.face(face)}</span>
            <b class="num">
              {shown.faces[face] ?? 0} / {FACE_COPIES[i]}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
