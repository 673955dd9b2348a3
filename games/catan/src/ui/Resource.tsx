/** A resource as a small sign on paper, and several of them as an amount. */
import type { JSX } from 'preact'
import { RESOURCES, type Resource } from '../content.ts'
import type { BoardTexts } from './texts/index.ts'

export function Sign({ resource, size = 18 }: { resource: Resource; size?: number }): JSX.Element {
  return (
    <svg class={`res-sign res-${resource}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#r-${resource}`} width="24" height="24" />
    </svg>
  )
}

/** "2 sheep 1 ore", in signs; read aloud in words. */
export function Amount(props: { cards: readonly number[]; words: BoardTexts; size?: number }): JSX.Element {
  const { cards, words, size = 18 } = props
  const named = RESOURCES.flatMap((resource, kind) => {
    const many = cards[kind] ?? 0
    return many > 0 ? [{ resource, many }] : []
  })
  const said = named.map(({ resource, many }) => words.inHand(words.resources[resource], many))
  return (
    <span class="amount" role="img" aria-label={words.row(said)}>
      {named.map(({ resource, many }) => (
        <span key={resource}>
          <b class="num">{many}</b>
          <Sign resource={resource} size={size} />
        </span>
      ))}
    </span>
  )
}
