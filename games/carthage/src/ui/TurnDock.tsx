/** The dock in one's own turn: price, tokens, payment; or the card to take, and the one filled button. */
import { Choice, Dock, type PlayProps, useRefusal, WhyLine, whyOf } from '@quayside/board-kit'
import type { Rejection } from '@quayside/rules-kit'
import type { Line } from '@quayside/texts'
import type { JSX } from 'preact'
import { GOODS, type Good } from '../content.ts'
import type { Action, Carthage } from '../types.ts'
import { Token } from './Card.tsx'
import { Hand } from './Hand.tsx'
import { paymentFacts } from './payment.ts'
import type { Picture } from './picture.ts'
import { buyable, savingOf, tokenLetters, usableTokens } from './purchase.ts'
import { coinsOf, sumOfCards } from './read.ts'
import type { BoardTexts } from './texts/index.ts'
import type { Intent, Turn } from './turn.ts'

interface Props {
  readonly play: PlayProps<Carthage, Picture>
  readonly words: BoardTexts
  readonly seat: number
  readonly turn: Turn
}

export function TurnDock({ play, words, seat, turn }: Props): JSX.Element {
  const { shown } = play.picture
  const hand = shown.seats[seat]?.hand ?? []
  const refusal = useRefusal(play.check, turn.action, play.view.ask)
  const why = whyOf(refusal, play.sayWhy)
  return (
    <Dock asked sentence={sentenceOf(play, words, turn, hand)} label={words.dock} class="turn">
      <div class="dk">
        <Hand
          picture={play.picture}
          words={words}
          chosen={turn.intent === 'buy' ? turn.pay : NOTHING}
          onToggle={turn.intent === 'buy' ? turn.togglePay : null}
        />
        {turn.intent === 'buy' ? (
          <Bill play={play} words={words} seat={seat} turn={turn} />
        ) : (
          <div class="sum" aria-live="polite">
            {turn.intent === null && canDouble(play) && (
              <p class="cap double-help" id={DOUBLE_HELP}>
                {words.doubleHelp}
              </p>
            )}
            {why && why.line.length > 0 && <WhyLine why={why} />}
          </div>
        )}
        <div class="go dock-deeds">
          <MainButton play={play} words={words} turn={turn} refusal={refusal} />
          <Intents play={play} words={words} turn={turn} />
        </div>
      </div>
    </Dock>
  )
}

const DOUBLE_HELP = 'double-help'

const canDouble = ({ legal }: PlayProps<Carthage, Picture>) => legal.some(({ type }) => type === 'double')

const NOTHING: ReadonlySet<number> = new Set()

function sentenceOf(
  play: PlayProps<Carthage, Picture>,
  words: BoardTexts,
  turn: Turn,
  hand: readonly string[],
): Line {
  if (play.view.shown.phase.type === 'doubleBuy') return words.askBuyDouble(turn.price)
  if (turn.intent === null) return words.askEither(turn.price, tokenLetters(turn.tokens).length)
  if (turn.intent === 'buy') return words.askBuy(turn.price)
  if (turn.intent === 'double') return words.askDouble
  if (turn.intent === 'reserve') return words.askReserve
  const canBuy = play.legal.some(({ type }) => type === 'buy')
  return canBuy ? words.askTakeOnly : words.askTake(turn.price, sumOfCards(hand))
}

function Bill({ play, words, seat, turn }: Props): JSX.Element {
  const { shown } = play.picture
  const hand = shown.seats[seat]?.hand ?? []
  const { over, iconsKept } = paymentFacts(hand, turn.pay, turn.price)
  const paid = hand.filter((_, i) => turn.pay.has(i)).map(coinsOf)
  const usable = GOODS.filter((good) => usableTokens(shown, seat, good) > 0)
  return (
    <div class="sum">
      <p class="bill-line full">
        <span>{words.price}</span>
        <span class="num">{sumOfCards(buyable(shown, seat))}</span>
      </p>
      {usable.length > 0 && (
        <fieldset class="chips">
          <legend class="sr">{words.tokens}</legend>
          {usable.map((good) => (
            <TokenChips key={good} good={good} words={words} turn={turn} shown={shown} seat={seat} />
          ))}
        </fieldset>
      )}
      <p class="bill-line total">
        <span>
          {words.pay}{' '}
          <span class="soft only-desk">{paid.length > 0 ? paid.join(' + ') : words.nothingPaid}</span>
        </span>
        <span class="num" data-price={turn.price}>
          {turn.price}
        </span>
      </p>
      <p class="cap">{over === 0 ? words.exact(iconsKept) : over > 0 ? words.over(over, iconsKept) : ''}</p>
    </div>
  )
}

/** One chip a token: the first frees the cheapest card of its good, the next the card after it. */
function TokenChips(props: {
  good: Good
  words: BoardTexts
  turn: Turn
  shown: Picture['shown']
  seat: number
}): JSX.Element {
  const { good, words, turn, shown, seat } = props
  const cards = buyable(shown, seat)
  const used = turn.tokens[good]
  const chips = Array.from({ length: usableTokens(shown, seat, good) }, (_, i) => i)
  return (
    <>
      {chips.map((i) => {
        const saving = savingOf(cards, good, i + 1) - savingOf(cards, good, i)
        return (
          <button
            key={i}
            type="button"
            class={used > i ? 'token-chip on' : 'token-chip'}
            data-choice={`token-${good}-${i}`}
            aria-pressed={used > i}
            aria-label={words.useToken(good, saving)}
            onClick={() => turn.setTokens({ ...turn.tokens, [good]: used > i ? i : i + 1 })}
          >
            <Token good={good} label={words.token(good)} />
            <span class="num">−{saving}</span>
          </button>
        )
      })}
    </>
  )
}

function MainButton(props: {
  play: PlayProps<Carthage, Picture>
  words: BoardTexts
  turn: Turn
  refusal: Rejection | null
}): JSX.Element {
  const { play, words, turn, refusal } = props
  const { action } = turn
  const missing = turn.intent === null ? words.chooseDeed : words.chooseCard
  const why = action ? whyOf(refusal, play.sayWhy) : { line: missing, rule: null }
  return (
    <Choice main why={why} name="confirm" class="wide" onPick={() => action && play.act(action)}>
      {action ? deedOf(action, words, turn.price) : words[turn.intent ?? 'either']}
    </Choice>
  )
}

function deedOf(action: Action, words: BoardTexts, price: number): string {
  if (action.type === 'buy') return words.buyFor(price).join('')
  if (action.type === 'double') return words.doubleCard(action.card)
  if (action.type === 'reserve') return words.reserveCard(action.card)
  return action.type === 'take' ? words.takeCard(action.card) : ''
}

/** Always the same three places: buy, take, and the mode's own action. */
function Intents(props: { play: PlayProps<Carthage, Picture>; words: BoardTexts; turn: Turn }): JSX.Element {
  const { play, words, turn } = props
  const { shown } = play.picture
  const third: Intent = shown.mode === 'classic' ? 'reserve' : 'double'
  return (
    <div class="intents">
      {(['buy', 'take', third] as const).map((intent) => (
        <IntentButton
          key={intent}
          play={play}
          type={intent}
          pressed={turn.intent === intent}
          name={`intent-${intent}`}
          onPick={() => turn.setIntent(intent)}
        >
          {words[intent]}
        </IntentButton>
      ))}
    </div>
  )
}

function IntentButton(props: {
  play: PlayProps<Carthage, Picture>
  type: Intent
  pressed: boolean
  name: string
  children: string
  onPick(): void
}): JSX.Element {
  const { play, type, pressed, name, children, onPick } = props
  const isListed = play.legal.some((action) => action.type === type)
  const refusal = useRefusal(play.explain, isListed ? null : { type }, play.view.ask)
  const why = isListed ? null : whyOf(refusal, play.sayWhy)
  return (
    <Choice
      why={why}
      pressed={pressed}
      name={name}
      class={pressed ? 'on' : ''}
      toldBy={type === 'double' && isListed ? DOUBLE_HELP : undefined}
      onPick={onPick}
    >
      {children}
    </Choice>
  )
}
