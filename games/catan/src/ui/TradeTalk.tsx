/** What is about to be said: to whom an offer goes, and what the bank would take instead. */
import { Choice, SeatShape, useRefusal, whyOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { RESOURCES } from '../content.ts'
import type { Action, ActionNamed, Five } from '../types.ts'
import type { Play } from './Board.tsx'
import { Amount } from './Resource.tsx'
import type { TrayProps } from './TradeTray.tsx'
import type { BoardTexts } from './texts/index.ts'

const sum = (cards: readonly number[]) => cards.reduce((total, many) => total + many, 0)

interface TalkProps extends TrayProps {
  readonly canTalk: boolean
  readonly mine: boolean
  onClear(): void
}

export function TradeTalk(props: TalkProps): JSX.Element | null {
  const { play, words, seat, terms, canTalk, mine, onClear } = props
  const { shown } = play.picture
  const rivals = shown.seats.flatMap((_, other) => (other === seat ? [] : [other]))
  const [leftOut, setLeftOut] = useState<readonly number[]>([])
  useLayoutEffect(() => setLeftOut([]), [shown.turnSeat, shown.round])
  const give = terms.map((n) => Math.max(0, -n)) as unknown as Five
  const get = terms.map((n) => Math.max(0, n)) as unknown as Five
  const isSilent = sum(give) + sum(get) === 0
  const isCounter = !mine && (shown.trade.offer?.to.includes(seat) ?? false)
  const asked = rivals.filter((other) => !leftOut.includes(other))
  const to = mine ? asked : [shown.turnSeat]
  const action: Action = isCounter ? { type: 'counter', give, get } : { type: 'offer', give, get, to }
  const refusal = useRefusal(play.check, isSilent ? null : action, play.view)
  const [phrase, setPhrase] = useState('')
  if (isSilent) return null
  const why = canTalk || refusal ? whyOf(refusal, play.sayWhy) : null
  const says = isCounter ? words.counter : words.propose
  const offer = () => {
    if (!canTalk) return
    play.act(action)
    if (phrase !== '') play.phrases?.say(phrase)
    setPhrase('')
  }
  return (
    <div class="speak">
      {mine && <Bank play={play} words={words} give={give} get={get} />}
      {mine && <Asked play={play} words={words} rivals={rivals} leftOut={leftOut} onLeaveOut={setLeftOut} />}
      <Choice name="clear-terms" onPick={onClear}>
        {words.clear}
      </Choice>
      <Choice name="offer" why={why} onPick={offer}>
        {mine ? words.offerTo(asked.length, leftOut.length === 0) : says}
      </Choice>
      {play.phrases && <Words play={play} words={words} phrase={phrase} onChoose={setPhrase} />}
    </div>
  )
}

/** What is said with the offer, in everybody's own language. */
function Words(props: {
  play: Play
  words: BoardTexts
  phrase: string
  onChoose(code: string): void
}): JSX.Element {
  const { play, words, phrase, onChoose } = props
  return (
    <select
      class="field"
      data-choice="offer-phrase"
      aria-label={words.withWords}
      value={phrase}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{words.noWords}</option>
      {Object.entries(play.phrases?.words ?? {}).map(([code, text]) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** Whom the offer goes to: everybody, until somebody is left out. */
function Asked(props: {
  play: Play
  words: BoardTexts
  rivals: readonly number[]
  leftOut: readonly number[]
  onLeaveOut(seats: readonly number[]): void
}): JSX.Element {
  const { play, words, rivals, leftOut, onLeaveOut } = props
  return (
    <span class="asked">
      {rivals.map((other) => {
        const isOut = leftOut.includes(other)
        return (
          <button
            key={other}
            type="button"
            class="btn sq"
            data-choice={`ask-${other}`}
            aria-pressed={!isOut}
            aria-label={words.askRival(play.players[other]?.name ?? '')}
            title={words.askRival(play.players[other]?.name ?? '')}
            onClick={() => onLeaveOut(isOut ? leftOut.filter((one) => one !== other) : [...leftOut, other])}
          >
            <SeatShape colour={play.players[other]?.colour ?? ''} />
          </button>
        )
      })}
    </span>
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
