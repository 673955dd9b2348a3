/** Market, farm and piles: the strip below the chart. */
import { arrowKeys, type Player, SeatShape } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Slot } from '../view-types.ts'
import { Card, CardBack } from './Card.tsx'
import { cardsIn, type Picture } from './picture.ts'
import type { BoardTexts } from './texts/index.ts'

/** `aside`: it can be pressed, but is not what is being asked for. */
type Can = 'yes' | 'why' | 'aside' | 'no'

export interface Pick {
  readonly zone: 'market' | 'farm'
  readonly slot: number
}

interface Props {
  readonly picture: Picture
  readonly words: BoardTexts
  readonly players: readonly Player[]
  readonly price: number
  /** Names of cards that chosen tokens make free. */
  readonly free: readonly string[]
  /** Which slots may be picked now, and which only to read why not. */
  pickable(pick: Pick): Can
  readonly picked: Pick | null
  onPick(pick: Pick): void
}

export function Market(props: Props): JSX.Element {
  const { picture, words, price } = props
  const { shown } = picture
  const note = shown.mode === 'classic' ? words.classicNote : words.marketNote
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the focus between the cards in it
    <div class="mk" onKeyDown={arrowKeys}>
      <section class="market" aria-label={words.market}>
        <h2 class="h">
          {words.market} <span class="price num">{price}</span>
          <span class="soft">{note}</span>
        </h2>
        <Row {...props} zone="market" slots={shown.market} />
      </section>
      <section class="farm" aria-label={words.farm}>
        <h2 class="h">{words.farm}</h2>
        <div class="farm-row">
          <Row {...props} zone="farm" slots={shown.farm} />
          <span class="unk" data-place="pile">
            <CardBack label={words.unknownCards} />
            <span class="q num" aria-hidden="true">
              +2
            </span>
          </span>
        </div>
      </section>
      <Piles picture={picture} words={words} />
    </div>
  )
}

function Row(props: Props & { zone: 'market' | 'farm'; slots: readonly Slot[] }): JSX.Element {
  const { picture, words, players, zone, slots, free, picked, pickable, onPick } = props
  const ids = cardsIn(picture, zone)
  const left = [...free]
  return (
    <ul class={`cards of-${Math.min(9, slots.length)}`}>
      {slots.map(({ card, by }, slot) => {
        const isFree = zone === 'market' && left.includes(card)
        if (isFree) left.splice(left.indexOf(card), 1)
        const pick = { zone, slot }
        const chosen = picked?.zone === zone && picked.slot === slot
        const id = ids[slot]?.id ?? `${zone}-${slot}`
        const owner = by === null ? null : players[by]
        const label = owner ? `${words.card(card)}, ${words.reservedBy(owner.name)}` : words.card(card)
        return (
          <li key={id} class={`mc ${isFree ? 'free' : ''} ${owner ? 'held' : ''}`}>
            <CardButton
              id={id}
              card={card}
              label={label}
              name={`${zone}-${slot}`}
              can={pickable(pick)}
              chosen={chosen}
              onPick={() => onPick(pick)}
            />
            {isFree && <span class="freet">{words.free}</span>}
            {owner && (
              <span class="reserved">
                <SeatShape colour={owner.colour} size={26} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const LOOK = { yes: 'target', why: 'forbidden', aside: 'aside', no: '' } as const

function CardButton(props: {
  id: string
  card: string
  label: string
  name: string
  can: Can
  chosen: boolean
  onPick(): void
}): JSX.Element {
  const { id, card, label, name, can, chosen, onPick } = props
  const face = <Card card={card} label={label} />
  if (can === 'no') {
    return (
      <span class="slot" data-piece={id} data-enters="" data-exits="">
        {face}
      </span>
    )
  }
  return (
    <button
      type="button"
      class={`slot ${LOOK[can]} ${chosen ? 'chosen' : ''}`}
      data-piece={id}
      data-enters=""
      data-exits=""
      data-choice={name}
      aria-pressed={chosen}
      onClick={onPick}
    >
      {face}
    </button>
  )
}

function Piles({ picture, words }: { picture: Picture; words: BoardTexts }): JSX.Element {
  const { pile, discard } = picture.shown
  const thrown = Object.values(discard).reduce((sum, many) => sum + many, 0)
  return (
    <section class="piles" aria-label={words.piles}>
      <h2 class="h only-desk">{words.piles}</h2>
      <dl>
        <dt>{words.drawPile}</dt>
        <dd class="num">{pile.stacked + pile.mixed + pile.under}</dd>
        <dt>{words.discardPile}</dt>
        <dd class="num" data-place="discard">
          {thrown}
        </dd>
      </dl>
    </section>
  )
}
