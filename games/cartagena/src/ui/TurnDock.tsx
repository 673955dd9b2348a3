/** The dock in one's own turn: the hand, what the wish would do or why it may not, and the one filled button. */
import { Choice, Dock, SeatShape, Sentence, useRefusal, type Why, WhyLine } from '@quayside/board-kit'
import type { ActionPart } from '@quayside/rules-kit'
import type { Line } from '@quayside/texts'
import type { JSX } from 'preact'
import { ACTIONS } from '../content.ts'
import type { Action, Place } from '../types.ts'
import type { Play } from './Board.tsx'
import { Chip, Chips } from './Chip.tsx'
import { fromOf, isSame, ownerOf } from './ghosts.ts'
import { type Choosing, Hand } from './Hand.tsx'
import { parts } from './lazy.ts'
import { Corner } from './Piles.tsx'
import { best } from './proposal.ts'
import { countAt, goalOf } from './read.ts'
import type { BoardTexts } from './texts/words.ts'
import { powerOf, type Turn } from './turn.ts'
import { whyNot } from './why.ts'

interface Props {
  readonly play: Play
  readonly words: BoardTexts
  readonly turn: Turn
}

export function TurnDock({ play, words, turn }: Props): JSX.Element {
  const refusal = useRefusal(play.check, turn.isLegal ? null : turn.action, play.view)
  const why = whyNot(turn.isLegal || !turn.action, refusal, play.sayWhy)
  const lazy = parts.use()
  const powers = play.view.shown.options.magic && lazy ? lazy.allTextsIn(play.language).powers : null
  return (
    <Dock asked sentence={sentenceOf(play, words, turn)} label={words.dock} class="ctg-dock">
      <Corner picture={play.picture} words={words} language={play.language} phone={play.phone} />
      <div class="ctg-dk">
        <Hand picture={play.picture} words={words} choosing={choosingOf(turn, powers)} />
        <div class="ctg-mid">
          <Owners play={play} words={words} turn={turn} />
          <div aria-live="polite">
            <Outlook play={play} words={words} turn={turn} why={why} />
          </div>
        </div>
        <div class="ctg-go">
          <div class="ctg-first">
            <MainButton play={play} words={words} turn={turn} why={why} />
            <EndButton play={play} words={words} />
          </div>
          <Others play={play} words={words} turn={turn} powers={powers} />
        </div>
      </div>
    </Dock>
  )
}

function sentenceOf({ view, players, phone }: Play, words: BoardTexts, { action }: Turn): Line {
  if (action?.type === 'morgan' && !phone) return words.askPush(players[action.seat]?.name ?? '')
  if (!action) return words.nothingToMove
  return phone ? words.askShort : words.ask(ACTIONS + 1 - view.shown.actionsLeft, ACTIONS)
}

function choosingOf(turn: Turn, powers: Choosing['powers']): Choosing {
  const { moment, action } = turn
  const from = fromOf(action)
  const isOwn = action !== null && ownerOf(action, moment.seat) === moment.seat
  return {
    chosen: action?.type === 'forward' ? [action.card] : [],
    isPlain: from === null || !isOwn || from === goalOf(moment.shown),
    landing: (card) =>
      from === null ? null : (moment.sees.moved({ type: 'forward', card, from })?.to ?? null),
    helper: null,
    powers,
    onPick: turn.pickCard,
  }
}

/** When several crews stand where one has tapped. */
function Owners({ play, words, turn }: Props): JSX.Element | null {
  const { action, moment } = turn
  const from = fromOf(action)
  const { shown, seat } = moment
  if (!action || from === null || shown.options.drawRule === 'backward' || from === goalOf(shown)) return null
  const owners = shown.seats.flatMap((_, one) => (countAt(shown, one, from) > 0 ? [one] : []))
  if (owners.length < 2) return null
  return (
    <Chips title={words.whose(words.place(from))}>
      {owners.map((one) => (
        <Chip
          key={one}
          name={`owner-${one}`}
          pressed={ownerOf(action, seat) === one}
          onPick={() => turn.pickPirate(from, one)}
        >
          <SeatShape colour={shown.seats[one]?.colour ?? ''} />
          {one === seat ? words.yours : play.players[one]?.name}
        </Chip>
      ))}
    </Chips>
  )
}

function Outlook({ play, words, turn, why }: Props & { why: Why | null }): JSX.Element | null {
  if (why) return <WhyLine why={why} />
  // On a phone the chart and the button say it.
  if (!turn.moved || play.phone) return null
  const owner = play.players[turn.moved.owner]?.name ?? ''
  return (
    <p class="why ctg-outlook">
      <span>
        <Sentence line={words.explain(turn.moved, { owner })} />
      </span>
    </p>
  )
}

/** What is left when no pirate can move: the ship, a card for the whole turn, or the end of it. */
function spare(legal: readonly Action[]): Action | null {
  for (const type of ['skipDraw', 'freeShip', 'ship', 'endTurn'] as const) {
    const found = legal.find((action) => action.type === type)
    if (found) return found
  }
  return null
}

function MainButton({ play, words, turn, why }: Props & { why: Why | null }): JSX.Element {
  const action = turn.action ?? spare(play.legal)
  const missing = action ? null : { line: words.chooseFirst, rule: null }
  return (
    <Choice
      main
      why={missing ?? why}
      name="confirm"
      class="ctg-main"
      onPick={() => action && play.act(action)}
    >
      {action ? deedOf(action, turn, words, play) : words.move}
    </Choice>
  )
}

function deedOf(action: Action, { moved }: Turn, words: BoardTexts, play: Play): string {
  switch (action.type) {
    case 'forward':
      return moved ? words.goTo(moved) : words.move
    case 'backward':
      return moved ? words.backTo(moved.to, moved.cards) : words.back
    case 'morgan': {
      const name = play.players[action.seat]?.name ?? ''
      return moved ? words.pushTo(name, moved.to, moved.cards) : words.back
    }
    case 'skipDraw':
      return words.skipDraw
    case 'freeShip':
      return words.sailFree
    case 'ship':
      return words.sail(play.view.shown.ship === 'cartagena' ? 'tortuga' : 'cartagena')
    default:
      return words.endTurn
  }
}

/** With an empty hand the whole turn can be given up for a card; otherwise it can be ended. */
function EndButton({ play, words }: Omit<Props, 'turn'>): JSX.Element {
  const canSkip = play.legal.some(({ type }) => type === 'skipDraw')
  return canSkip ? (
    <Deed play={play} action={{ type: 'skipDraw' }} name="skip" text={words.skipDraw} class="ink" />
  ) : (
    <Deed play={play} action={{ type: 'endTurn' }} name="end-turn" text={words.endTurn} class="ink" />
  )
}

/** Always in the same order: fall back, the card's power, the ship. */
function Others({ play, words, turn, powers }: Props & Pick<Choosing, 'powers'>): JSX.Element {
  const { shown } = play.view
  const from = fromOf(turn.action)
  const isOwn = turn.action !== null && ownerOf(turn.action, turn.moment.seat) === turn.moment.seat
  return (
    <div class="ctg-others">
      {shown.options.drawRule !== 'morgan' && from !== null && isOwn && (
        <OtherWay play={play} words={words} turn={turn} from={from} />
      )}
      {powers && turn.card && (
        <PowerButton play={play} title={powers[powerOf(turn.card)].title} turn={turn} card={turn.card} />
      )}
      {shown.ship && <Sail play={play} words={words} turn={turn} />}
    </div>
  )
}

/** A deed that needs no further choice; where it is forbidden the rules say why. */
function Deed(props: {
  play: Play
  action: Action
  name: string
  text: string
  class?: string
}): JSX.Element {
  const { play, action, name, text, class: look = '' } = props
  const isListed = play.legal.some((one) => isSame(one, action))
  const refusal = useRefusal(play.check, isListed ? null : action, play.view)
  return (
    <Choice
      why={whyNot(isListed, refusal, play.sayWhy)}
      name={name}
      class={look}
      onPick={() => play.act(action)}
    >
      {text}
    </Choice>
  )
}

/** Fall back with the chosen pirate; or, when that is what the filled button does, choose to go forward. */
function OtherWay({ play, words, turn, from }: Props & { from: Place }): JSX.Element | null {
  const { sees, legal, shown, seat } = turn.moment
  if (turn.action?.type === 'backward' && turn.isLegal) {
    const ahead = legal.filter((action) => action.type === 'forward' && action.from === from)
    const found = best(ahead, sees, shown.seats[seat]?.handSize ?? 0)
    return found?.type === 'forward' ? (
      <Choice name="forward" onPick={() => turn.pickCard(found.card)}>
        {words.forward}
      </Choice>
    ) : null
  }
  const action: Action = { type: 'backward', from }
  const moved = sees.moved(action)
  const text = moved ? words.backTo(moved.to, moved.cards) : words.back
  return <Deed play={play} action={action} name="back" text={text} />
}

function Sail({ play, words }: Props): JSX.Element {
  const { ship, freeShip } = play.view.shown
  const to = ship === 'cartagena' ? 'tortuga' : 'cartagena'
  return (
    <>
      {freeShip && <Deed play={play} action={{ type: 'freeShip' }} name="sail-free" text={words.sailFree} />}
      <Deed play={play} action={{ type: 'ship' }} name="sail" text={words.sail(to)} />
    </>
  )
}

/** The power of the chosen card. */
function PowerButton(props: { play: Play; title: string; turn: Turn; card: string }): JSX.Element {
  const { play, title, turn, card } = props
  const power = powerOf(card)
  const isListed = play.legal.some(({ type }) => type === power)
  const refusal = useRefusal(play.explain, isListed ? null : partOf(card), play.view)
  return (
    <Choice
      why={whyNot(isListed, refusal, play.sayWhy)}
      name="power"
      class="ctg-magic"
      onPick={() => turn.pickPower(power)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href="#c-wand" width="24" height="24" />
      </svg>
      {title}
    </Choice>
  )
}

/** A card names the power, and is paid with it: the hook of a pair; parrots go by twos. */
function partOf(card: string): ActionPart<Action> {
  const type = powerOf(card)
  if (type === 'parrot') return { type }
  return type === 'pair' ? { type, hook: card } : { type, card }
}
