/** A seat's goods by colour: cards, what they would bring now, and what the purchase in question would do to them. */
import type { JSX } from 'preact'
import { GOODS, type Good } from '../content.ts'
import { Chip } from './Card.tsx'
import { cardsIn, type Picture } from './picture.ts'
import { type Preview, worthOf } from './purchase.ts'
import { goodOfCard } from './read.ts'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly picture: Picture
  readonly seat: number
  readonly words: BoardTexts
  readonly preview: Preview | null
}

export function Stock({ picture, seat, words, preview }: Props): JSX.Element {
  const upright = cardsIn(picture, `stock-${seat}`)
  const stored = cardsIn(picture, `stored-${seat}`)
  const groups = GOODS.map((good) => ({
    good,
    cards: [
      ...upright
        .filter(({ kind }) => goodOfCard(kind) === good)
        .map((card) => ({ ...card, isStored: false })),
      ...stored.filter(({ kind }) => goodOfCard(kind) === good).map((card) => ({ ...card, isStored: true })),
    ],
  })).filter(({ cards }) => cards.length > 0)
  if (groups.length === 0) return <p class="stock cap">{words.emptyStock}</p>
  return (
    <ul class="stock">
      {groups.map(({ good, cards }) => (
        <li key={good} class="grp">
          {cards.map(({ id, kind, isStored }) => (
            <span key={id} data-piece={id} data-exits="" class="chip-place">
              <Chip
                card={kind}
                stored={isStored}
                label={isStored ? words.storedCard(kind) : words.card(kind)}
              />
            </span>
          ))}
          <span class="vpn">
            <span class="only-desk">→ </span>
            {words.points(worthOf(picture.shown, seat, good)?.points ?? 0)}
          </span>
          {preview && <Fate preview={preview} good={good} seat={seat} words={words} />}
        </li>
      ))}
    </ul>
  )
}

function Fate(props: { preview: Preview; good: Good; seat: number; words: BoardTexts }): JSX.Element | null {
  const { preview, good, seat, words } = props
  const paid = preview.paid.find((one) => one.good === good && one.seat === seat)
  if (paid) {
    return (
      <span class="fate gain num" role="img" aria-label={words.wouldGain(paid.points)}>
        +{paid.points}
      </span>
    )
  }
  const open = preview.exposed.find((one) => one.good === good && one.seat === seat)
  if (!open) return null
  return (
    <span class="fate raid" role="img" aria-label={words.wouldExpose(open.cards)}>
      {words.raid}
    </span>
  )
}
