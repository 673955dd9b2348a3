/** A seat's panel: one square a pirate, and how many cards it holds. */
import { Icon, type SeatProps } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Cartagena, Place } from '../types.ts'
import type { Shown } from '../view-types.ts'
import type { Picture } from './picture.ts'
import { goalOf, startOf } from './read.ts'
import { boardTexts } from './texts/index.ts'
import type { Crew } from './texts/words.ts'

type Props = SeatProps<Cartagena, Picture, null>
type Stage = keyof Crew

export function SeatFacts({ picture, seat, language }: Props): JSX.Element | null {
  const words = boardTexts[language]
  const { shown } = picture
  const one = shown.seats[seat]
  if (!one) return null
  const stages = stagesOf(shown, one.pirates)
  const crew = Object.fromEntries(
    (['start', 'way', 'aboard', 'home'] as const).map((stage) => [
      stage,
      stages.filter((s) => s === stage).length,
    ]),
  ) as unknown as Crew
  const isNear = shown.phase.type !== 'over' && one.home === one.pirates.length - 1
  return (
    <div class="ctg-facts">
      <span
        class={`ctg-pips seat-${one.colour}`}
        role="img"
        aria-label={words.crew(crew)}
        title={words.crew(crew)}
      >
        {stages.map((stage, i) => (
          <span key={i} class={stage} />
        ))}
      </span>
      {isNear && <span class="tag only-desk">{words.oneToGo}</span>}
      {isCaptain(shown, seat) && (
        <span class="tag only-desk">
          <Icon name="c-captain" size={13} />
          {words.captain}
        </span>
      )}
    </div>
  )
}

/** Home first, as they are counted; then who is nearest to it. */
function stagesOf(shown: Shown, pirates: readonly Place[]): Stage[] {
  const stage = (place: Place): Stage => {
    if (place === goalOf(shown)) return 'home'
    if (place === startOf(shown)) return 'start'
    return place === 'ship' ? 'aboard' : 'way'
  }
  const order: readonly Stage[] = ['home', 'aboard', 'way', 'start']
  return pirates.map(stage).sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** Who would be captain: at least one aboard, and nobody has more (CTG-W8). */
function isCaptain({ seats, ship }: Shown, seat: number): boolean {
  if (ship === null) return false
  const aboard = seats.map(({ pirates }) => pirates.filter((place) => place === 'ship').length)
  const own = aboard[seat] ?? 0
  return own > 0 && aboard.every((many) => many <= own)
}

export function SeatLine({ picture, seat, language }: Props): JSX.Element | null {
  const words = boardTexts[language]
  const one = picture.shown.seats[seat]
  if (!one) return null
  return (
    <span
      class="ctg-line"
      role="img"
      aria-label={words.handSize(one.handSize)}
      title={words.handSize(one.handSize)}
    >
      <Icon name="i-log" size={15} />
      <b class="num">{one.handSize}</b>
    </span>
  )
}
