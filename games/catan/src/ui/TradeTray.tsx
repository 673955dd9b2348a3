/** The trade tray: one stepper a kind (minus gives, plus gets), bank and rivals below. In sight out of turn too. */
import { Choice, Icon, SeatShape, useCheck, whyOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { RESOURCES } from '../content.ts'
import type { Action, ActionNamed, Five } from '../types.ts'
import type { SeatFacts, Shown, Word } from '../view-types.ts'
import type { Play } from './Board.tsx'
import { Amount, Sign } from './Resource.tsx'
import type { BoardTexts } from './texts.ts'

interface Props {
  readonly play: Play
  readonly words: BoardTexts
  readonly one: SeatFacts
  readonly seat: number
}

const NONE: readonly number[] = [0, 0, 0, 0, 0]
const MOST_WANTED = 9
const sum = (cards: readonly number[]) => cards.reduce((total, many) => total + many, 0)

export function TradeTray(props: Props): JSX.Element {
  const { play, words, one, seat } = props
  const { shown } = play.picture
  const mine = shown.turnSeat === seat
  const [terms, setTerms] = useState<readonly number[]>(NONE)
  useEffect(() => setTerms(NONE), [shown.turnSeat, shown.round, String(one.resources)])
  const canTalk = play.asked && shown.phase.type === 'main'
  return (
    <section class="tray" aria-label={words.trade}>
      <h2 class="h">
        {words.trade}
        <span class="r">{mine ? words.tradeHow : words.tradeOut}</span>
      </h2>
      <Rows one={one} words={words} bank={shown.bank} terms={terms} onTerms={setTerms} />
      <Speak {...props} terms={terms} canTalk={canTalk} mine={mine} onClear={() => setTerms(NONE)} />
      <ul class="rivals">
        <OwnWord {...props} />
        {mine &&
          shown.seats.map((_, other) => other !== seat && <Rival key={other} {...props} other={other} />)}
      </ul>
    </section>
  )
}

/** Something is being said between this seat and another. */
export function isTrading({ trade, turnSeat }: Shown, seat: number): boolean {
  if (turnSeat === seat) return trade.offer !== null || trade.words.some((word) => word !== null)
  return (trade.offer?.to.includes(seat) ?? false) || (trade.words[seat] ?? null) !== null
}

/** On a phone the tray lies in the dock, in place of the builds; this opens it. */
export function TraySwitch(props: {
  words: BoardTexts
  open: boolean
  onOpen(open: boolean): void
}): JSX.Element {
  const { words, open, onOpen } = props
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
    </button>
  )
}

function Rows(props: {
  one: SeatFacts
  words: BoardTexts
  bank: Five
  terms: readonly number[]
  onTerms(terms: readonly number[]): void
}): JSX.Element {
  const { one, words, bank, terms, onTerms } = props
  const step = (kind: number, by: number) => onTerms(terms.map((n, i) => (i === kind ? n + by : n)))
  return (
    <ul class="terms">
      {RESOURCES.map((resource, kind) => {
        const n = terms[kind] ?? 0
        const name = words.resources[resource]
        const side = n < 0 ? 'gives' : n > 0 ? 'gets' : ''
        return (
          <li key={resource} class={side}>
            <Sign resource={resource} size={22} />
            <span class="kind">
              {name}
              <small>{words.bankOf(bank[kind] ?? 0, one.rates[kind] ?? 4)}</small>
            </span>
            <button
              type="button"
              class="btn sq"
              aria-label={words.lessOf(name)}
              data-choice={`give-${resource}`}
              disabled={-n >= (one.resources?.[kind] ?? 0)}
              onClick={() => step(kind, -1)}
            >
              −
            </button>
            <output>
              <b class="num">{Math.abs(n)}</b>
              <small>{n < 0 ? words.giveWord : n > 0 ? words.getWord : ''}</small>
            </output>
            <button
              type="button"
              class="btn sq"
              aria-label={words.moreOf(name)}
              data-choice={`get-${resource}`}
              disabled={n >= MOST_WANTED}
              onClick={() => step(kind, 1)}
            >
              +
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface SpeakProps extends Props {
  readonly terms: readonly number[]
  readonly canTalk: boolean
  readonly mine: boolean
  onClear(): void
}

function Speak(props: SpeakProps): JSX.Element | null {
  const { play, words, seat, terms, canTalk, mine, onClear } = props
  const { shown } = play.picture
  const give = terms.map((n) => Math.max(0, -n)) as unknown as Five
  const get = terms.map((n) => Math.max(0, n)) as unknown as Five
  const isSilent = sum(give) + sum(get) === 0
  const isCounter = !mine && (shown.trade.offer?.to.includes(seat) ?? false)
  const to = mine ? shown.seats.flatMap((_, other) => (other === seat ? [] : [other])) : [shown.turnSeat]
  const action: Action = isCounter ? { type: 'counter', give, get } : { type: 'offer', give, get, to }
  const refusal = useCheck(play.check, isSilent ? null : action, play.view)
  if (isSilent) return null
  const why = canTalk || refusal ? whyOf(refusal, play.sayWhy) : null
  return (
    <div class="speak">
      {mine && <Bank play={play} words={words} give={give} get={get} />}
      <Choice name="clear-terms" onPick={onClear}>
        {words.clear}
      </Choice>
      <Choice name="offer" why={why} onPick={() => canTalk && play.act(action)}>
        {isCounter ? words.counter : mine ? words.offer : words.propose}
      </Choice>
    </div>
  )
}

/** What the bank would take for the one card wanted, at this seat's own rates. */
function Bank(props: { play: Play; words: BoardTexts; give: Five; get: Five }): JSX.Element | null {
  const { play, words, give, get } = props
  const rates = play.picture.shown.seats[play.picture.shown.turnSeat]?.rates
  if (sum(get) !== 1) return null
  const wanted = RESOURCES[get.indexOf(1)]
  const ways = play.legal.filter((action): action is ActionNamed<'maritime'> => {
    if (action.type !== 'maritime' || action.get !== wanted) return false
    return sum(give) === 0 || (give[RESOURCES.indexOf(action.give)] ?? 0) > 0
  })
  return (
    <>
      {ways.map((way) => {
        const kind = RESOURCES.indexOf(way.give)
        const paid = RESOURCES.map((_, i) => (i === kind ? (rates?.[kind] ?? 4) : 0))
        return (
          <Choice key={way.give} name={`bank-${way.give}`} onPick={() => play.act(way)}>
            {words.withBank} <Amount cards={paid} words={words} />
          </Choice>
        )
      })}
    </>
  )
}

/** What this seat itself has on the table, and the offer it is asked about. */
function OwnWord({ play, words, seat }: Props): JSX.Element | null {
  const { trade, turnSeat } = play.picture.shown
  const canTakeBack = play.legal.some(({ type }) => type === 'withdraw')
  const word = trade.words[seat]
  const own = turnSeat === seat ? trade.offer : word?.says === 'propose' ? word : null
  const asked = turnSeat !== seat && trade.offer?.to.includes(seat) ? trade.offer : null
  if (!own && !asked && !canTakeBack) return null
  return (
    <>
      {asked && (
        <li>
          <SeatShape colour={play.players[turnSeat]?.colour ?? ''} />
          <span>
            {play.players[turnSeat]?.name} <Terms give={asked.give} get={asked.get} words={words} />
          </span>
        </li>
      )}
      {(own || canTakeBack) && (
        <li>
          <SeatShape colour={play.players[seat]?.colour ?? ''} />
          <span>
            {turnSeat === seat ? words.yourOffer : words.yourWord}{' '}
            {own && <Terms give={own.give} get={own.get} words={words} />}
          </span>
          {canTakeBack && (
            <Choice name="withdraw" onPick={() => play.act({ type: 'withdraw' })}>
              {words.withdraw}
            </Choice>
          )}
        </li>
      )}
    </>
  )
}

function Terms({ give, get, words }: { give: Five; get: Five; words: BoardTexts }): JSX.Element {
  return (
    <span class="deal">
      <Amount cards={give} words={words} />
      <Icon name="i-swap" size={14} />
      <Amount cards={get} words={words} />
    </span>
  )
}

function Rival({ play, words, other }: Props & { other: number }): JSX.Element | null {
  const { trade } = play.picture.shown
  const word: Word | null = trade.words[other] ?? null
  const isAsked = trade.offer?.to.includes(other) ?? false
  const refused = word?.says === 'decline'
  const action: Action = { type: 'settleTrade', with: other }
  const stands = word !== null && !refused
  const canSettle = play.legal.some((one) => one.type === 'settleTrade' && one.with === other)
  const refusal = useCheck(play.check, stands && !canSettle ? action : null, play.view)
  if (!word && !isAsked) return null
  return (
    <li data-rival={other} data-word={word?.says ?? 'none'}>
      <SeatShape colour={play.players[other]?.colour ?? ''} />
      <span class={refused ? 'soft' : ''}>
        {play.players[other]?.name}{' '}
        {word?.says === 'propose' ? (
          <Terms give={word.give} get={word.get} words={words} />
        ) : word?.says === 'accept' ? (
          words.agrees
        ) : refused ? (
          words.declines
        ) : (
          words.thinks
        )}
      </span>
      {refused && <Icon name="i-x" size={14} />}
      {stands && (
        <Choice
          main
          why={canSettle ? null : whyOf(refusal, play.sayWhy)}
          name={`settle-${other}`}
          onPick={() => canSettle && play.act(action)}
        >
          {words.settle}
        </Choice>
      )}
    </li>
  )
}
