/** The viewer's own cards, equal ones in a stack. Under each stands where the chosen pirate would land with it. */
import { Icon, RuleLink } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Place } from '../types.ts'
import { Card } from './Card.tsx'
import type { Picture } from './picture.ts'
import { stacksOf } from './read.ts'
import type { LazyTexts } from './texts/lazy-words.ts'
import type { BoardTexts } from './texts/words.ts'
import { powerOf } from './turn.ts'

/** What the cards can be chosen for; null: the hand is only looked at. */
export interface Choosing {
  readonly chosen: readonly string[]
  /** Where the chosen pirate would land, by card; null: it cannot. */
  landing(card: string): Place | null
  /** No pirate is meant: nothing is written under the cards. */
  readonly isPlain: boolean
  /** A card that is played along with another and moves nobody itself. */
  readonly helper: string | null
  /** The powers are in play: each card explains its own. */
  readonly powers: LazyTexts['powers'] | null
  onPick(card: string): void
}

interface Props {
  readonly picture: Picture
  readonly words: BoardTexts
  readonly choosing: Choosing | null
}

/** The more kinds, the smaller the cards: six lie in one row still, so that the chart keeps its size. */
export const crowdOf = (kinds: number) => (kinds > 9 ? 'packed' : kinds > 6 ? 'many' : kinds > 5 ? 'six' : '')

export function Hand({ picture, words, choosing }: Props): JSX.Element {
  const stacks = stacksOf(picture.cards.map(({ kind }) => kind))
  return (
    <fieldset class={`ctg-hand ${crowdOf(stacks.length)}`} data-place="hand">
      <legend class="sr">{words.hand}</legend>
      {stacks.length === 0 && <span class="cap">{words.emptyHand}</span>}
      {stacks.map(([card, many]) => (
        <HandStack key={card} card={card} many={many} picture={picture} words={words} choosing={choosing} />
      ))}
    </fieldset>
  )
}

interface StackProps extends Props {
  readonly card: string
  readonly many: number
}

function HandStack({ card, many, picture, words, choosing }: StackProps): JSX.Element {
  const face = <Cards card={card} many={many} picture={picture} words={words} />
  // The empty line keeps the cards where they are when the turn comes.
  if (!choosing) {
    return (
      <span class="ctg-stack">
        {face}
        <span class="ctg-to" />
      </span>
    )
  }
  const isChosen = choosing.chosen.includes(card)
  const place = choosing.isPlain ? null : choosing.landing(card)
  const isBare = choosing.isPlain || choosing.helper === card
  const note = isBare ? '' : place === null ? words.noArrow : words.arrow(place)
  const power = choosing.powers?.[powerOf(card)]
  return (
    <span class="choice ctg-choice">
      <button
        type="button"
        class={`ctg-stack ${isChosen ? 'up' : ''}`}
        data-choice={`card-${card}`}
        aria-pressed={isChosen}
        onClick={() => choosing.onPick(card)}
      >
        {face}
        <span class={place === null ? 'ctg-to none num' : 'ctg-to num'}>{note}</span>
      </button>
      {power && (
        <span class="ctg-power">
          <b>
            <Icon name="c-wand" size={15} /> {power.title}
          </b>
          <span>
            {power.explain} <RuleLink rule={power.rule} />
          </span>
        </span>
      )}
    </span>
  )
}

const SEEN = 3

/** The last cards of a kind are those that leave first, so they are the ones that are drawn. */
function Cards({ card, many, picture, words }: Omit<StackProps, 'choosing'>): JSX.Element {
  const own = picture.cards.filter(({ kind }) => kind === card).slice(-SEEN)
  return (
    <span class={`ctg-cards of-${own.length}`}>
      {own.map(({ id }, i) => (
        <span key={id} data-piece={id} data-enters="" data-exits="" aria-hidden={i < own.length - 1}>
          <Card card={card} words={words} label={words.inHand(card, many)} />
        </span>
      ))}
      {many > 1 && (
        <span class="ctg-many num" aria-hidden="true">
          {many}
        </span>
      )}
    </span>
  )
}

/** One's own cards in small, while others are being chosen. */
export function OwnCards({ cards, words }: { cards: readonly string[]; words: BoardTexts }): JSX.Element {
  return (
    <p class="ctg-own">
      {words.hand}
      {stacksOf(cards).map(([card, many]) => (
        <span key={card}>
          <Card card={card} words={words} />×{many}
        </span>
      ))}
      {cards.length === 0 && <span>{words.emptyHand}</span>}
    </p>
  )
}
