/** The trade tray: one stepper a kind (minus gives, plus gets), bank and rivals below. In sight out of turn too. */
import { Icon, Stepper } from '@quayside/board-kit'
import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { RESOURCES } from '../content.ts'
import type { Five } from '../types.ts'
import type { SeatFacts, Shown } from '../view-types.ts'
import type { Play } from './Board.tsx'
import { Sign } from './Resource.tsx'
import { TradeTalk } from './TradeTalk.tsx'
import { OwnWord, Rival } from './TradeWords.tsx'
import type { BoardTexts } from './texts/index.ts'

export interface TrayProps {
  readonly play: Play
  readonly words: BoardTexts
  readonly one: SeatFacts
  readonly seat: number
  /** Offers to this seat are declined without asking. */
  readonly muted: boolean
  onMute(muted: boolean): void
  /** By kind: below zero is given, above it wanted. */
  readonly terms: readonly number[]
  onTerms(terms: readonly number[]): void
}

const NONE: readonly number[] = [0, 0, 0, 0, 0]
const MOST_WANTED = 9

/** What is being put together; with the next turn, and with other cards in the hand, it begins anew. */
export function useTerms(shown: Shown, one: SeatFacts | undefined) {
  const [terms, setTerms] = useState<readonly number[]>(NONE)
  useLayoutEffect(() => setTerms(NONE), [shown.turnSeat, shown.round, String(one?.resources)])
  return [terms, setTerms] as const
}

/** One card more to give, while one holds it. */
export function withOneGiven(
  terms: readonly number[],
  kind: number,
  held: readonly number[],
): readonly number[] {
  return terms.map((n, i) => (i === kind ? Math.max(n - 1, -(held[kind] ?? 0)) : n))
}

export function TradeTray(props: TrayProps): JSX.Element {
  const { play, words, one, seat, muted, onMute, terms, onTerms } = props
  const { shown } = play.picture
  const mine = shown.turnSeat === seat
  const canTalk = play.asked && shown.phase.type === 'main'
  // While an offer is put together, what is said with it stands here.
  const isSpeaking = Boolean(play.phrases) && terms.some((n) => n !== 0)
  return (
    <section class="tray" aria-label={words.trade}>
      <p class="cap tray-how">{mine ? words.tradeHow : words.tradeOut}</p>
      <Rows one={one} words={words} bank={shown.bank} terms={terms} onTerms={onTerms} />
      <TradeTalk {...props} canTalk={canTalk} mine={mine} onClear={() => onTerms(NONE)} />
      <ul class="rivals">
        <OwnWord {...props} />
        {mine &&
          shown.seats.map((_, other) => other !== seat && <Rival key={other} {...props} other={other} />)}
      </ul>
      {!isSpeaking && (
        <button
          type="button"
          class="btn quiet mute"
          data-choice="mute"
          aria-pressed={muted}
          onClick={() => onMute(!muted)}
        >
          <Icon name={muted ? 'i-check' : 'i-no'} size={16} />
          {muted ? words.muted : words.mute}
        </button>
      )}
    </section>
  )
}

/** Something is being said between this seat and another. */
export function isTrading({ trade, turnSeat }: Shown, seat: number): boolean {
  if (turnSeat === seat) return trade.offer !== null || trade.words.some((word) => word !== null)
  return (trade.offer?.to.includes(seat) ?? false) || (trade.words[seat] ?? null) !== null
}

/** Nothing is traded before the first roll. */
export function isOpening({ phase }: Shown): boolean {
  return phase.type === 'openingSettle' || phase.type === 'openingRoad'
}

interface SwitchProps {
  readonly words: BoardTexts
  readonly shown: Shown
  readonly seat: number
  readonly open: boolean
  onOpen(open: boolean): void
}

/** On a phone the tray lies in the dock, in place of the builds; this opens it. */
export function TraySwitch({ words, shown, seat, open, onOpen }: SwitchProps): JSX.Element {
  const answers = answersTo(shown, seat)
  return (
    <button
      type="button"
      class="btn tray-switch"
      data-choice="tray"
      aria-expanded={open}
      onClick={() => onOpen(!open)}
    >
      <Icon name={open ? 'i-x' : 'i-swap'} size={18} />
      {words.trade}
      {!open && answers > 0 && <span class="tray-count num">{answers}</span>}
    </button>
  )
}

/** On a desk: folded away in the opening and while others play, until somebody wants to see it. */
export function FoldedTray(props: SwitchProps & { children: ComponentChildren }): JSX.Element | null {
  if (isOpening(props.shown)) return null
  return (
    <>
      <TraySwitch {...props} />
      {props.open && props.children}
    </>
  )
}

/** How many have answered this seat's offer. */
function answersTo({ trade, turnSeat }: Shown, seat: number): number {
  return turnSeat === seat ? trade.words.filter((word) => word !== null).length : 0
}

function Rows(props: {
  one: SeatFacts
  words: BoardTexts
  bank: Five
  terms: readonly number[]
  onTerms(terms: readonly number[]): void
}): JSX.Element {
  const { one, words, bank, terms, onTerms } = props
  return (
    <ul class="terms">
      {RESOURCES.map((resource, kind) => {
        const n = terms[kind] ?? 0
        const name = words.resources[resource]
        const side = n < 0 ? 'gives' : n > 0 ? 'gets' : ''
        return (
          <li key={resource} class={side}>
            <button
              type="button"
              class="kind"
              data-choice={`want-${resource}`}
              title={words.wantOne(name)}
              onClick={() => onTerms(terms.map((m, i) => (i === kind ? Math.min(MOST_WANTED, m + 1) : m)))}
            >
              <Sign resource={resource} size={22} />
              <span>
                {name}
                <small>{words.bankOf(bank[kind] ?? 0, one.rates[kind] ?? 4)}</small>
              </span>
            </button>
            <Stepper
              value={n}
              least={-(one.resources?.[kind] ?? 0)}
              most={MOST_WANTED}
              less={words.lessOf(name)}
              more={words.moreOf(name)}
              names={[`give-${resource}`, `get-${resource}`]}
              onChange={(now) => onTerms(terms.map((before, i) => (i === kind ? now : before)))}
            >
              <b>{Math.abs(n)}</b>
              <small>{n < 0 ? words.giveWord : n > 0 ? words.getWord : ''}</small>
            </Stepper>
          </li>
        )
      })}
    </ul>
  )
}
