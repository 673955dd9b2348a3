/** The viewer's own cards. Chosen ones are raised with a magenta bar below. */
import type { JSX } from 'preact'
import { Card } from './Card.tsx'
import { cardsIn, type Picture } from './picture.ts'
import { iconsOf } from './read.ts'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly picture: Picture
  readonly words: BoardTexts
  /** Positions of the cards that pay or are played. */
  readonly chosen: ReadonlySet<number>
  /** Null: the hand is only looked at. */
  readonly onToggle: ((position: number) => void) | null
  /** In a raid only cards with an icon can be played; the others are pale, and who picks one reads why. */
  readonly onlyIcons?: boolean
}

export function Hand({ picture, words, chosen, onToggle, onlyIcons = false }: Props): JSX.Element {
  const cards = cardsIn(picture, 'hand')
  const crowd = cards.length > 9 ? 'packed' : cards.length > 6 ? 'many' : ''
  return (
    <fieldset class={`hand ${crowd}`} data-place="hand">
      <legend class="sr">{words.hand}</legend>
      {cards.map(({ id, kind }, position) => {
        const picked = chosen.has(position)
        const isUseless = onlyIcons && iconsOf(kind) === 0
        const face = <Card card={kind} label={words.card(kind)} />
        return onToggle ? (
          <button
            key={id}
            type="button"
            class={`hc ${picked ? 'pay' : ''} ${isUseless ? 'useless' : ''}`}
            data-piece={id}
            data-enters=""
            data-exits=""
            data-choice={`hand-${position}`}
            aria-pressed={picked}
            onClick={() => onToggle(position)}
          >
            {face}
          </button>
        ) : (
          <span key={id} class="hc still" data-piece={id} data-enters="" data-exits="">
            {face}
          </span>
        )
      })}
    </fieldset>
  )
}
