/** The sets of cards that pay for a trip, cheapest first, each with the steps it earns. */
import type { JSX } from 'preact'
import { TRANSPORTS } from '../content.ts'
import { TransportCard } from './Card.tsx'
import { Sign } from './Cargo.tsx'
import type { CarryProps } from './CarryDock.tsx'
import { type Carry, cardList, type Offer, paymentOf } from './plan.ts'
import { stateOf } from './read.ts'
import { rewardOf } from './reward.ts'

interface Props extends CarryProps {
  readonly offer: Offer
  onCompose(): void
}

export function Payments(props: Props): JSX.Element {
  const { words, offer, onCompose, play } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
    <div class="ops" role="group" aria-label={words.paymentLabel}>
      {offer.payments.map((one) => (
        <Payment key={paymentOf(one)} {...props} trip={one} />
      ))}
      {play.asked && (
        <button type="button" class="op other" data-choice="compose" onClick={onCompose}>
          {words.otherCards}
        </button>
      )}
    </div>
  )
}

// Long for a reason: one piece of markup in the order of the page; in parts its order would be harder to see.
function Payment({
  play,
  words,
  seat,
  offer,
  pick,
  onPick,
  trip,
}: Props & { trip: Carry }): JSX.Element | null {
  if (trip.type !== 'deliver') return null
  const payment = paymentOf(trip)
  const pressed = payment === paymentOf(offer.chosen)
  const { steps } = rewardOf(stateOf(play.view), seat, trip)
  const paid = TRANSPORTS.filter((kind) => trip.cards[kind] > 0)
  const said = [
    ...paid.map((kind) => words.cards(kind, trip.cards[kind])),
    ...paid.map((kind) => words.steps(kind, steps[kind])),
    ...(trip.emblem ? [words.byEmblem(words.colours.yellow)] : []),
  ]
  const width = play.phone ? 34 : 44
  return (
    <button
      type="button"
      class={pressed ? 'op sel' : 'op'}
      aria-pressed={pressed}
      data-choice={`pay-${payment}`}
      onClick={() => onPick({ ...pick, payment })}
    >
      <span class="sr">{words.row(said)}</span>
      <span class="op-cards">
        {cardList(trip.cards).map((kind, i) => (
          <TransportCard key={i} kind={kind} width={width} />
        ))}
      </span>
      <span class="op-gains" aria-hidden="true">
        {paid.map((kind) => (
          <span key={kind}>
            <Sign name={kind} />
            <b class="num">+{steps[kind]}</b>
          </span>
        ))}
        {trip.emblem && <small>{words.byEmblem(words.colours.yellow)}</small>}
      </span>
    </button>
  )
}
