/** The viewer's resources by kind, each with its name; with steppers while a choice of cards is being made. */
import { cutRect, Stepper } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { RESOURCES, type Resource } from '../content.ts'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly cards: readonly number[]
  readonly words: BoardTexts
  /** While one may trade: a tap on a card puts one of its kind into an offer. */
  readonly onGive?: ((kind: number) => void) | undefined
}

export function Hand({ cards, words, onGive }: Props): JSX.Element {
  return (
    <ul class="res-hand" aria-label={words.hand} data-place="hand">
      {RESOURCES.map((resource, kind) => {
        const many = cards[kind] ?? 0
        return (
          <li
            key={resource}
            class={many === 0 ? 'res-card none' : 'res-card'}
            data-resource={resource}
            data-many={many}
          >
            <Face resource={resource} many={many} words={words} />
            {onGive && many > 0 && (
              <button
                type="button"
                class="card-tap"
                data-choice={`tap-${resource}`}
                aria-label={words.giveOne(words.resources[resource])}
                onClick={() => onGive(kind)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Face({
  resource,
  many,
  words,
}: {
  resource: Resource
  many: number
  words: BoardTexts
}): JSX.Element {
  const name = words.resources[resource]
  const below = Math.min(2, Math.max(0, many - 1))
  return (
    <>
      <svg viewBox="-1 -8 72 98" class={`res-${resource}`} role="img" aria-label={words.inHand(name, many)}>
        {Array.from({ length: below }, (_, i) => (
          <polygon
            key={i}
            points={cutRect(`${resource}${i}`, 60, 85)}
            transform={`translate(${(below - i) * 4} ${2 - (below - i) * 4})`}
            class="card-paper"
          />
        ))}
        <polygon points={cutRect(resource, 61, 86)} transform="translate(0 2)" class="card-paper" />
        <polygon
          points={cutRect(`${resource}-field`, 52, 51)}
          transform="translate(4.5 6.5)"
          class="res-fill"
        />
        <g class="card-sign">
          <use href={`#r-${resource}`} x="15" y="17" width="31" height="31" />
        </g>
        <text x="30.5" y="76" text-anchor="middle" class="card-name">
          {name}
        </text>
      </svg>
      <span class="res-count num" aria-hidden="true">
        {many}
      </span>
    </>
  )
}

interface PickerProps extends Props {
  /** How many of each could be chosen. */
  readonly most: readonly number[]
  readonly chosen: readonly number[]
  readonly isFull: boolean
  onChange(chosen: number[]): void
}

/** Cards with fewer and more below each: a discard, or what Discovery takes. */
export function Picker({ cards, words, most, chosen, isFull, onChange }: PickerProps): JSX.Element {
  const whyNotMore = (possible: number, many: number) =>
    many < possible ? { line: [words.enoughChosen], rule: null } : null
  return (
    <ul class="res-hand picking" aria-label={words.hand}>
      {RESOURCES.map((resource, kind) => {
        const many = chosen[kind] ?? 0
        const name = words.resources[resource]
        const possible = most[kind] ?? 0
        return (
          <li
            key={resource}
            class={possible === 0 ? 'res-card none' : many > 0 ? 'res-card up' : 'res-card'}
            data-resource={resource}
          >
            <Face resource={resource} many={cards[kind] ?? 0} words={words} />
            <Stepper
              value={many}
              most={isFull ? many : possible}
              whyNotMore={whyNotMore(possible, many)}
              less={`${name} −1`}
              more={`${name} +1`}
              names={[`less-${resource}`, `more-${resource}`]}
              onChange={(now) => onChange(chosen.map((before, i) => (i === kind ? now : before)))}
            />
          </li>
        )
      })}
    </ul>
  )
}
