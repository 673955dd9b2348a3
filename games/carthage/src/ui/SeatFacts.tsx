/** A seat's panel: goods, tokens with both faces, the piece, and points: exact for their owner, else as thickness. */
import { Icon, type SeatProps } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Carthage } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { Token } from './Card.tsx'
import type { Picture } from './picture.ts'
import type { Preview } from './purchase.ts'
import { goodOfToken, sumOfCards } from './read.ts'
import { Stock } from './Stock.tsx'
import { type BoardTexts, boardTexts } from './texts/index.ts'

type Props = SeatProps<Carthage, Picture, Preview>

export function SeatFacts({ picture, seat, language, hint }: Props): JSX.Element | null {
  const words = boardTexts[language]
  const one = picture.shown.seats[seat]
  if (!one) return null
  return (
    <>
      <div class="desk">
        <Stock picture={picture} seat={seat} words={words} preview={hint} />
      </div>
      <div class="facts">
        <Tokens one={one} words={words} />
        <span class="r8 num" role="img" aria-label={words.tokensOf8(one.tokenCount)}>
          {one.tokenCount}
          <small>/8</small>
        </span>
        <span class="hcn only-phone">
          <Icon name="i-log" size={13} />
          {one.handSize}
        </span>
        <span class="points-short only-phone">
          {one.points === null ? (
            <Thickness level={one.thickness} words={words} />
          ) : (
            <b class="num">{words.points(one.points)}</b>
          )}
        </span>
        {hint && <Fates hint={hint} seat={seat} words={words} />}
        <span class="desk facts2">
          <Piece one={one} words={words} isClassic={picture.shown.mode === 'classic'} />
          {one.points === null && <Thickness level={one.thickness} words={words} />}
        </span>
      </div>
    </>
  )
}

/** On a phone a seat has no room for its goods: what the purchase would bring it, all goods together. */
function Fates({ hint, seat, words }: { hint: Preview; seat: number; words: BoardTexts }): JSX.Element {
  const points = hint.paid.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0)
  const cards = hint.exposed.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.cards, 0)
  return (
    <span class="fates only-phone">
      {points > 0 && (
        <span class="fate gain num" role="img" aria-label={words.wouldGain(points)}>
          +{points}
        </span>
      )}
      {cards > 0 && (
        <span class="fate raid num" role="img" aria-label={words.wouldExpose(cards)}>
          −{cards}
        </span>
      )}
    </span>
  )
}

function Tokens({ one, words }: { one: Shown['seats'][number]; words: BoardTexts }): JSX.Element {
  return (
    <span class={one.tokenCount > 5 ? 'toks tight' : 'toks'}>
      {one.tokens.up.map((letter, i) => (
        <Token key={i} good={goodOfToken(letter)} label={words.token(goodOfToken(letter))} />
      ))}
      {one.tokens.used.map((letter, i) => (
        <Token key={`u${i}`} good={goodOfToken(letter)} used label={words.usedToken(goodOfToken(letter))} />
      ))}
    </span>
  )
}

function Piece(props: { one: Shown['seats'][number]; words: BoardTexts; isClassic: boolean }): JSX.Element {
  const { one, words, isClassic } = props
  return (
    <span class={`tag ${one.pieceOut ? 'gone' : ''}`}>
      {!isClassic && <Icon name="i-double" size={12} />}
      {isClassic ? words.reservePiece : words.doublePiece}
      {one.pieceOut && <span class="sr"> {isClassic ? words.pieceOut : words.pieceUsed}</span>}
    </span>
  )
}

/** Others' points as they look from across the table. */
function Thickness({ level, words }: { level: number; words: BoardTexts }): JSX.Element {
  // A tall pile has thinner layers: it must not outgrow its place.
  const layer = Math.min(3.2, 13 / Math.max(1, level))
  const height = 12 + level * layer
  return (
    <svg
      class="vpp"
      width="34"
      height="26"
      viewBox={`0 ${24 - Math.max(height, 24)} 34 26`}
      role="img"
      aria-label={words.thickness(level)}
    >
      {Array.from({ length: level }, (_, i) => (
        <path key={i} d={`M3 ${19 - i * layer}l14 4 14-4-14-4z`} class="print" />
      ))}
      {level === 0 && <path d="M3 19l14 4 14-4-14-4z" class="no-points" />}
    </svg>
  )
}

export function SeatLine({ picture, seat, players, language }: Props): JSX.Element | null {
  const words = boardTexts[language]
  const one = picture.shown.seats[seat]
  if (!one) return null
  if (one.points !== null && one.hand) {
    return (
      <>
        {words.handSum(sumOfCards(one.hand))} <b class="num">{words.points(one.points)}</b>
      </>
    )
  }
  const { rank } = players[seat] ?? { rank: '' }
  return (
    <>
      {rank && `${rank} · `}
      {words.cards(one.handSize)}
    </>
  )
}
