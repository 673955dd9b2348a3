/** The viewer's transport cards by kind, and the cubes kept for the house. */
import type { JSX } from 'preact'
import { TRANSPORTS } from '../content.ts'
import type { ParticipantFacts } from '../view-types.ts'
import { TransportCard } from './Card.tsx'
import { Sign } from './Cargo.tsx'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly one: ParticipantFacts
  readonly words: BoardTexts
  readonly phone: boolean
  readonly families: boolean
}

export function Hand({ one, words, phone, families }: Props): JSX.Element {
  return (
    <ul class="cg-hand" aria-label={words.hand} data-place="hand">
      {TRANSPORTS.map((kind) => {
        const many = one.hand[kind]
        return (
          <li key={kind} class={many === 0 ? 'none' : ''} data-card={kind} data-many={many}>
            <span class="sr">{words.inHand(kind, many)}</span>
            {phone ? <Sign name={kind} size={22} /> : <TransportCard kind={kind} />}
            <span class="num many" aria-hidden="true">
              {many}
            </span>
          </li>
        )
      })}
      {families && (
        <li class="kept" data-kept={one.kept}>
          <span class="sr">{words.kept(one.kept)}</span>
          <Sign name="cube" size={phone ? 20 : 26} />
          <span class="num many" aria-hidden="true">
            {one.kept}
          </span>
        </li>
      )}
    </ul>
  )
}
