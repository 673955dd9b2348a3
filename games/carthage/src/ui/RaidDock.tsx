/** The dock during a raid: what lies exposed, which cards are played for their icons, what would be lost. */
import { Choice, Dock, type PlayProps, useRefusal, WhyLine, whyOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Action, Carthage } from '../types.ts'
import { Card } from './Card.tsx'
import { Hand } from './Hand.tsx'
import type { Picture } from './picture.ts'
import { allIcons, exposedCards, proposeKeep, proposePlay } from './protection.ts'
import { iconsIn } from './read.ts'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly play: PlayProps<Carthage, Picture>
  readonly words: BoardTexts
  readonly seat: number
}

function toggled(set: ReadonlySet<number>, one: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(one)) next.add(one)
  return next
}

// Long for a reason: one piece of markup in the order of the page; in parts its order would be harder to see.
export function RaidDock({ play, words, seat }: Props): JSX.Element {
  const { shown } = play.picture
  const hand = shown.seats[seat]?.hand ?? []
  const exposed = exposedCards(shown, seat)
  const coverFor = (many: number) =>
    new Set(proposePlay(hand, many) ?? proposePlay(hand, allIcons(hand)) ?? [])
  const [keep, setKeep] = useState<ReadonlySet<number>>(() => new Set(proposeKeep(exposed, allIcons(hand))))
  const [played, setPlayed] = useState<ReadonlySet<number>>(() => coverFor(keep.size))
  const keepSome = (next: ReadonlySet<number>) => {
    setKeep(next)
    setPlayed(coverFor(next.size))
  }

  const cards = exposed.filter((_, i) => keep.has(i))
  const cost = hand.filter((_, i) => played.has(i))
  const action: Action = { type: 'protect', play: cost, keep: cards }
  const refusal = useRefusal(play.check, action, play.view.ask)
  const why = whyOf(refusal, play.sayWhy)
  const lost = exposed.length - cards.length
  const wasted = Math.max(0, iconsIn(cost) - cards.length)
  return (
    <Dock asked sentence={words.askRaid(shown.raided)} label={words.dock} class="raid">
      <div class="dk">
        <div class="raid-hand">
          <h3 class="h">{words.iconsToPlay}</h3>
          <Hand
            picture={play.picture}
            words={words}
            chosen={played}
            onToggle={(i) => setPlayed(toggled(played, i))}
            onlyIcons
          />
        </div>
        <div class="sum">
          <h3 class="h">{words.exposed}</h3>
          <Exposed words={words} cards={exposed} keep={keep} onToggle={(i) => keepSome(toggled(keep, i))} />
          <p class="cap" aria-live="polite">
            {why && why.line.length > 0 ? <WhyLine why={why} /> : words.lossNote(lost, wasted)}
          </p>
        </div>
        <div class="go dock-deeds">
          <Choice
            main
            why={cards.length === 0 ? null : why}
            name="confirm"
            class="wide"
            onPick={() => play.act(cards.length === 0 ? { type: 'protect', play: [], keep: [] } : action)}
          >
            {cards.length === 0 ? words.letGo : words.store(cards.length)}
          </Choice>
          {/* Where nothing is stored, the filled button says so already. */}
          {cards.length > 0 && (
            <div class="intents">
              <Choice name="let-go" onPick={() => keepSome(new Set())}>
                {words.letGo}
              </Choice>
            </div>
          )}
        </div>
      </div>
    </Dock>
  )
}

function Exposed(props: {
  words: BoardTexts
  cards: readonly string[]
  keep: ReadonlySet<number>
  onToggle(position: number): void
}): JSX.Element {
  const { words, cards, keep, onToggle } = props
  return (
    <ul class="exposed">
      {cards.map((card, i) => {
        const kept = keep.has(i)
        return (
          <li key={i}>
            <button
              type="button"
              class={`ex ${kept ? 'kept' : ''}`}
              data-choice={`exposed-${i}`}
              aria-pressed={kept}
              onClick={() => onToggle(i)}
            >
              <Card card={card} label={kept ? words.storedCard(card) : words.card(card)} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
