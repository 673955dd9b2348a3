/** Development cards in hand: always to be seen, to be played when the rules allow it. */
import { Choice, Icon, useRefusal, whyOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { CARDS, type Card } from '../content.ts'
import type { Action } from '../types.ts'
import type { SeatFacts } from '../view-types.ts'
import type { Play } from './Board.tsx'
import type { Intent } from './targets.ts'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly play: Play
  readonly words: BoardTexts
  readonly one: SeatFacts
  readonly mine: boolean
  onIntent(intent: Intent): void
}

export function CardRow(props: Props): JSX.Element | null {
  const { words, one } = props
  const held = CARDS.filter((_, i) => (one.cards?.[i] ?? 0) > 0)
  if (held.length === 0) return null
  return (
    <section class="dev-row" aria-label={words.ownCards}>
      {held.map((card) => (
        <HeldCard key={card} {...props} card={card} many={one.cards?.[CARDS.indexOf(card)] ?? 0} />
      ))}
    </section>
  )
}

const PLAYS: { readonly [C in Exclude<Card, 'point'>]: Action['type'] } = {
  knight: 'playKnight',
  roads: 'playRoads',
  discovery: 'playDiscovery',
  monopoly: 'playMonopoly',
}

function HeldCard(props: Props & { card: Card; many: number }): JSX.Element {
  const { play, words, mine, onIntent, card, many } = props
  const type = card === 'point' ? null : PLAYS[card]
  const listed = mine ? play.legal.find((action) => action.type === type) : undefined
  const refusal = useRefusal(play.explain, listed || type === null ? null : { type }, play.view)
  const why = card === 'point' ? { line: words.pointNote, rule: 'CAT-72' } : whyOf(refusal, play.sayWhy)
  const pick = () => {
    if (card === 'discovery' || card === 'monopoly') onIntent(card)
    else if (listed) play.act(listed)
  }
  return (
    <Choice why={listed ? null : why} name={`card-${card}`} onPick={pick}>
      <Icon name={card === 'knight' ? 'r-knight' : 'r-dev'} size={16} />
      {words.cards[card]}
      {many > 1 && <b class="num">{many}</b>}
    </Choice>
  )
}
