/** What has been said: the seat's own offer, the offer it is asked about, and what each rival answers. */
import { Choice, Icon, SeatShape, useRefusal, whyOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Action, Five } from '../types.ts'
import type { Word } from '../view-types.ts'
import { Amount } from './Resource.tsx'
import type { TrayProps } from './TradeTray.tsx'
import type { BoardTexts } from './texts/index.ts'

/** What this seat itself has on the table, and the offer it is asked about. */
export function OwnWord({ play, words, seat }: TrayProps): JSX.Element | null {
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

export function Rival({ play, words, other, muted }: TrayProps & { other: number }): JSX.Element | null {
  const { trade } = play.picture.shown
  const word: Word | null = trade.words[other] ?? null
  const isAsked = trade.offer?.to.includes(other) ?? false
  const refused = word?.says === 'decline'
  const action: Action = { type: 'settleTrade', with: other }
  const stands = word !== null && !refused
  const canSettle = play.legal.some((one) => one.type === 'settleTrade' && one.with === other)
  const refusal = useRefusal(play.check, stands && !canSettle ? action : null, play.view)
  const isUnasked = word?.says === 'propose' && !isAsked
  if ((!word && !isAsked) || (muted && isUnasked)) return null
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
