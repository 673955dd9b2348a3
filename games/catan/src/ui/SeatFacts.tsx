/** A seat's panel: what everybody may know, with the two cards worth two points. */
import { Icon, type SeatProps } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { CARDS, RESOURCES } from '../content.ts'
import type { Catan } from '../types.ts'
import type { Picture } from './picture.ts'
import { Sign } from './Resource.tsx'
import { boardTexts } from './texts/index.ts'

type Props = SeatProps<Catan, Picture, null>

export function SeatFacts(props: Props): JSX.Element | null {
  const { picture, seat, language } = props
  const words = boardTexts[language]
  const { longestRoad, largestArmy, seats } = picture.shown
  const one = seats[seat]
  if (!one) return null
  const knights = one.played[0] ?? 0
  // Progress cards lie open before their owner (CAT-77); knights have a place of their own.
  const progress = CARDS.slice(1, 4).flatMap((card, i) => {
    const laid = one.played[i + 1] ?? 0
    return laid > 0 ? [`${words.cards[card]} ${laid}`] : []
  })
  const many = one.played.slice(1).reduce((sum, laid) => sum + laid, 0)
  const length = longestRoad.lengths[seat] ?? 0
  return (
    <div class="catan-facts">
      <Fact icon="i-log" many={one.handSize} label={words.cardsInHand(one.handSize)} />
      <Fact icon="r-dev" many={one.cardCount} label={words.devCards(one.cardCount)} minor />
      <Fact
        icon="r-knight"
        many={knights}
        label={words.knights(knights)}
        award={largestArmy === seat ? words.largestArmy : null}
        minor
      />
      {progress.length > 0 && (
        <Fact icon="r-dev" many={`${many}↑`} label={words.playedCards(words.row(progress))} minor />
      )}
      <Fact
        icon="r-road"
        many={length}
        label={words.roadLength(length)}
        award={longestRoad.holder === seat ? words.longestRoad : null}
        minor
      />
      <Tracked {...props} />
    </div>
  )
}

/** With open tracking: what careful watching proves of a hand that is not the viewer's. */
function Tracked({ picture, seat, viewer, language }: Props): JSX.Element | null {
  const words = boardTexts[language]
  const { tracking, seats } = picture.shown
  if (!tracking || seat === viewer || (seats[seat]?.handSize ?? 0) === 0) return null
  return (
    <ul class="tracked" aria-label={words.tracking}>
      {RESOURCES.map((resource, kind) => {
        const least = tracking.least[seat]?.[kind] ?? 0
        const most = tracking.most[seat]?.[kind] ?? 0
        if (most === 0) return null
        const said = words.between(words.resources[resource], least, most)
        return (
          <li key={resource} title={said}>
            <Sign resource={resource} size={15} />
            <span aria-hidden="true">{least === most ? least : `${least}–${most}`}</span>
            <span class="sr">{said}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Fact(props: {
  icon: string
  many: number | string
  label: string
  award?: string | null
  minor?: boolean
}): JSX.Element {
  const { icon, many, label, award = null, minor = false } = props
  const said = award ? `${label}, ${award}` : label
  return (
    <span
      class={`fact ${award ? 'award' : ''} ${minor ? 'minor' : ''}`}
      role="img"
      aria-label={said}
      title={said}
    >
      <Icon name={icon} size={15} />
      {many}
      {award && <small>+2</small>}
    </span>
  )
}

/** Points that all can see; one's own with the hidden ones. */
export function SeatLine({ picture, seat, language }: Props): JSX.Element | null {
  const words = boardTexts[language]
  const one = picture.shown.seats[seat]
  if (!one) return null
  const points = one.points.all ?? one.points.public
  return (
    <b class="catan-points num" role="img" aria-label={words.points(points)}>
      {points}
    </b>
  )
}
