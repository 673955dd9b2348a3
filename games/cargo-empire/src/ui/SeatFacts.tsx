/** A seat's panel: hand by kind, city cards, objectives, kept cubes, turns left in the round. */
import type { SeatProps } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { TRANSPORTS } from '../content.ts'
import type { CargoEmpire } from '../types.ts'
import { PostShape, Sign } from './Cargo.tsx'
import type { Picture } from './picture.ts'
import { colourOf } from './read.ts'
import type { Hint } from './SidePanel.tsx'
import { boardTexts } from './texts/index.ts'

type Props = SeatProps<CargoEmpire, Picture, Hint>

export function SeatFacts(props: Props): JSX.Element | null {
  const { picture, seat, language } = props
  const words = boardTexts[language]
  const { shown } = picture
  const one = shown.participants[seat]
  if (!one) return null
  const cities = one.cityCards.length + one.blanks
  return (
    <div class="cg-facts">
      {TRANSPORTS.map((kind) => (
        <Fact key={kind} name={kind} many={one.hand[kind]} label={words.inHand(kind, one.hand[kind])} />
      ))}
      <Fact name="city" many={cities} label={words.cityCards(cities)} minor />
      <Fact
        name="objective"
        many={one.objectiveCount}
        label={words.objectiveCards(one.objectiveCount)}
        minor
      />
      {shown.options.families && <Fact name="cube" many={one.kept} label={words.kept(one.kept)} minor />}
      <p class="seat-sum">{sumOf(props)}</p>
      <Turns picture={picture} seat={seat} many={one.postsLeft} label={words.postsLeft(one.postsLeft)} />
    </div>
  )
}

function Fact(props: { name: string; many: number; label: string; minor?: boolean }): JSX.Element {
  const { name, many, label, minor = false } = props
  return (
    <span class={minor ? 'fact minor' : 'fact'} role="img" aria-label={label} title={label}>
      <Sign name={name} size={16} />
      {many}
    </span>
  )
}

/** One post for each turn still to come in this round. */
function Turns(props: { picture: Picture; seat: number; many: number; label: string }): JSX.Element {
  const { picture, seat, many, label } = props
  return (
    <span class="turns" role="img" aria-label={label} title={label}>
      {Array.from({ length: many }, (_, i) => (
        <svg key={i} width="11" height="11" viewBox="0 0 17 17" aria-hidden="true">
          <PostShape look={colourOf(picture.shown, seat)} />
        </svg>
      ))}
    </span>
  )
}

/** The four items of the open sum; objectives of others are not among them before the end. */
function sumOf({ picture, seat, viewer, language }: Props): string {
  const words = boardTexts[language]
  const count = picture.counts[seat]
  if (!count) return ''
  const objectives = viewer === seat || picture.shown.open ? count.objectives : null
  return words.sum(count.track, count.levelThree, count.cityCards, objectives)
}

/** Points that are open to the reader, and the place in the turn order. */
export function SeatLine(props: Props): JSX.Element | null {
  const { picture, seat, viewer, language } = props
  const words = boardTexts[language]
  const { order, open } = picture.shown
  const count = picture.counts[seat]
  if (!count) return null
  const said = sumOf(props)
  const place = order.indexOf(seat) + 1
  return (
    <>
      <b class="num seat-points" role="img" aria-label={`${words.points(count.total)}: ${said}`} title={said}>
        {count.total}
        {viewer !== seat && !open && '+'}
      </b>
      <span class="ord num" role="img" aria-label={words.orderNumber(place)} title={words.orderNumber(place)}>
        {place}
      </span>
    </>
  )
}
