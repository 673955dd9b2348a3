/** The dock for choices of cards: the outlaws' discard, the gun's prey, the round of rum, the lantern's order. */
import { Choice, Dock, useRefusal, whyOf } from '@quayside/board-kit'
import type { Line } from '@quayside/texts'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Action } from '../types.ts'
import type { Play } from './Board.tsx'
import { Card } from './Card.tsx'
import { crowdOf, OwnCards } from './Hand.tsx'
import { byNeed, proposeDiscard } from './proposal.ts'
import { stacksOf } from './read.ts'
import { allTextsIn } from './texts/lazy.ts'
import type { AllTexts } from './texts/lazy-words.ts'

interface Props {
  readonly play: Play
  readonly seat: number
}

function Confirm(props: { play: Play; action: Action; text: string }): JSX.Element {
  const { play, action, text } = props
  const refusal = useRefusal(play.check, action, play.view)
  return (
    <Choice
      main
      why={whyOf(refusal, play.sayWhy)}
      name="confirm"
      class="ctg-main"
      onPick={() => play.act(action)}
    >
      {text}
    </Choice>
  )
}

/** Down to seven, cards of one's choice; what is held most often is proposed. */
export function DiscardDock({ play, seat, due }: Props & { due: number }): JSX.Element {
  const words = allTextsIn(play.language)
  const hand = play.view.shown.seats[seat]?.hand ?? []
  const [gone, setGone] = useState<readonly string[]>(() => proposeDiscard(hand, due))
  return (
    <Dock asked sentence={words.askDiscard(due)} label={words.dock} class="ctg-dock">
      <div class="ctg-dk choosing">
        <div>
          <fieldset class={`ctg-hand ${crowdOf(stacksOf(hand).length)}`}>
            <legend class="sr">{words.hand}</legend>
            {stacksOf(hand).map(([card, held]) => (
              <Leaving
                key={card}
                card={card}
                held={held}
                leaves={gone.filter((one) => one === card).length}
                words={words}
                onTap={() => setGone(tapped(gone, card, held, due))}
              />
            ))}
          </fieldset>
          <p class="cap">{words.discardHint}</p>
        </div>
        <div class="ctg-go">
          <Confirm
            play={play}
            action={{ type: 'discard', cards: gone }}
            text={words.putDown(gone.length, due)}
          />
        </div>
      </div>
    </Dock>
  )
}

/** One more of this kind goes, and what was chosen first stays instead; after the last one all of the kind stay. */
export function tapped(gone: readonly string[], card: string, held: number, due: number): string[] {
  const own = gone.filter((one) => one === card).length
  if (own === held || own === due) return gone.filter((one) => one !== card)
  const others = gone.filter((one) => one !== card)
  const room = due - own - 1
  const kept = others.slice(Math.max(0, others.length - room))
  return [...kept, ...Array.from({ length: own + 1 }, () => card)]
}

function Leaving(props: {
  card: string
  held: number
  leaves: number
  words: AllTexts
  onTap(): void
}): JSX.Element {
  const { card, held, leaves, words, onTap } = props
  return (
    <button
      type="button"
      class={`ctg-stack ${leaves > 0 ? 'up' : ''}`}
      data-choice={`discard-${card}`}
      aria-pressed={leaves > 0}
      onClick={onTap}
    >
      <span class="ctg-cards">
        <Card card={card} words={words} label={words.inHand(card, held)} />
        {held > 1 && (
          <span class="ctg-many num" aria-hidden="true">
            {held}
          </span>
        )}
      </span>
      <span class={leaves > 0 ? 'ctg-to num' : 'ctg-to none num'} aria-hidden="true">
        {leaves > 0 ? `−${leaves}` : words.noArrow}
      </span>
      <span class="sr">{words.leaves(leaves)}</span>
    </button>
  )
}

// Long for a reason: one piece of markup in the order of the page; in parts its order would be harder to see.
/** The hand that the gun lays open. */
export function TakeDock({ play, seat, target }: Props & { target: number }): JSX.Element {
  const words = allTextsIn(play.language)
  const { seats } = play.view.shown
  const open = seats[target]?.hand ?? []
  const [card, setCard] = useState<string>(() => byNeed(open, seats[seat]?.hand ?? [])[0] ?? '')
  return (
    <Dock
      asked
      sentence={words.askTake(play.players[target]?.name ?? '')}
      label={words.dock}
      class="ctg-dock"
    >
      <div class="ctg-dk choosing">
        <div>
          <fieldset class={`ctg-hand ${crowdOf(stacksOf(open).length)}`}>
            <legend class="sr">{words.askTake(play.players[target]?.name ?? '').join('')}</legend>
            {stacksOf(open).map(([one, many]) => (
              <button
                key={one}
                type="button"
                class={`ctg-stack ${one === card ? 'up' : ''}`}
                data-choice={`take-${one}`}
                aria-pressed={one === card}
                onClick={() => setCard(one)}
              >
                <span class="ctg-cards">
                  <Card card={one} words={words} label={words.inHand(one, many)} />
                  {many > 1 && (
                    <span class="ctg-many num" aria-hidden="true">
                      {many}
                    </span>
                  )}
                </span>
              </button>
            ))}
          </fieldset>
          <OwnCards cards={seats[seat]?.hand ?? []} words={words} />
        </div>
        <div class="ctg-go">
          <Confirm play={play} action={{ type: 'take', card }} text={words.take(card)} />
        </div>
      </div>
    </Dock>
  )
}

/** One card for each other player, clockwise; two stay. */
export function ShareDock({ play, seat }: Props): JSX.Element {
  const words = allTextsIn(play.language)
  const { look, seats } = play.view.shown
  const cards = look ?? []
  const given = Math.max(0, cards.length - 2)
  const rivals = Array.from({ length: given }, (_, i) => (seat + 1 + i) % seats.length)
  const labels = [
    ...rivals.map((one) => words.give(play.players[one]?.name ?? '')),
    ...Array.from({ length: cards.length - given }, () => words.keep),
  ]
  return (
    <Arrange
      play={play}
      words={words}
      hand={seats[seat]?.hand ?? []}
      sentence={words.askShare}
      // What is needed most stays at the end: there it is kept.
      first={byNeed(cards, seats[seat]?.hand ?? []).reverse()}
      labels={labels}
      text={words.shareOut}
      action={(order) => ({ type: 'share', give: order.slice(0, given) })}
    />
  )
}

/** One card to the hand, the others back on the deck in the order shown. */
export function KeepDock({ play, seat }: Props): JSX.Element {
  const words = allTextsIn(play.language)
  const { look, seats } = play.view.shown
  const cards = look ?? []
  return (
    <Arrange
      play={play}
      words={words}
      hand={seats[seat]?.hand ?? []}
      sentence={words.askKeep}
      first={byNeed(cards, seats[seat]?.hand ?? [])}
      labels={cards.map((_, i) => (i === 0 ? words.keepOne : words.position(i)))}
      text={words.keepAndPutBack}
      action={([card = '', ...top]) => ({ type: 'keep', card, top })}
    />
  )
}

interface ArrangeProps {
  readonly play: Play
  readonly words: AllTexts
  readonly hand: readonly string[]
  readonly sentence: Line
  readonly first: readonly string[]
  /** What happens to the card at each place. */
  readonly labels: readonly string[]
  readonly text: string
  action(order: readonly string[]): Action
}

// Long for a reason: one piece of markup in the order of the page; in parts its order would be harder to see.
/** Cards in labelled places; two that are tapped one after the other change places. */
function Arrange({ play, words, hand, sentence, first, labels, text, action }: ArrangeProps): JSX.Element {
  const [order, setOrder] = useState<readonly string[]>(first)
  const [held, hold] = useState<number | null>(null)
  const tap = (i: number) => {
    if (held === null) {
      hold(i)
      return
    }
    const next = [...order]
    ;[next[held], next[i]] = [order[i] ?? '', order[held] ?? '']
    setOrder(next)
    hold(null)
  }
  return (
    <Dock asked sentence={sentence} label={words.dock} class="ctg-dock">
      <div class="ctg-dk choosing">
        <div>
          <ol class="ctg-hand arranging">
            {order.map((card, i) => (
              <li key={i}>
                <button
                  type="button"
                  class={`ctg-stack ${held === i ? 'up' : ''}`}
                  data-choice={`slot-${i}`}
                  aria-pressed={held === i}
                  onClick={() => tap(i)}
                >
                  <span class="ctg-cards">
                    <Card card={card} words={words} />
                  </span>
                  <span class="ctg-slot">{labels[i]}</span>
                </button>
              </li>
            ))}
          </ol>
          <p class="cap">{words.swapHint}</p>
          <OwnCards cards={hand} words={words} />
        </div>
        <div class="ctg-go">
          <Confirm play={play} action={action(order)} text={text} />
        </div>
      </div>
    </Dock>
  )
}
