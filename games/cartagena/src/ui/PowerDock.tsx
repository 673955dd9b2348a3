/** The dock while a card's power is being used: what it does, what is still to be chosen, and the way back. */
import { Choice, Dock, Icon, RuleLink, SeatShape, Sentence, useRefusal, WhyLine } from '@quayside/board-kit'
import { line } from '@quayside/texts'
import type { JSX } from 'preact'
import { LETTERS, type Letter } from '../content.ts'
import type { Action, ActionOfType, Place } from '../types.ts'
import type { Play } from './Board.tsx'
import { Chip, Chips } from './Chip.tsx'
import { type Choosing, Hand } from './Hand.tsx'
import { SYMBOL_OF } from './read.ts'
import { allTextsIn } from './texts/lazy.ts'
import type { AllTexts } from './texts/lazy-words.ts'
import type { Power, Turn } from './turn.ts'
import { whyNot } from './why.ts'

interface Props {
  readonly play: Play
  readonly words: AllTexts
  readonly turn: Turn
  readonly power: Power
}

export function PowerDock({ play, turn, power }: Omit<Props, 'words'>): JSX.Element {
  const words = allTextsIn(play.language)
  const refusal = useRefusal(play.check, turn.isLegal ? null : turn.action, play.view)
  const why = whyNot(turn.isLegal || !turn.action, refusal, play.sayWhy)
  const { explain, rule } = words.powers[power]
  return (
    <Dock asked sentence={line`${explain}`} label={words.dock} class="ctg-dock ctg-powers">
      <div class="ctg-dk">
        <Hand picture={play.picture} words={words} choosing={choosingOf(turn)} />
        <div class="ctg-mid">
          <Facets play={play} words={words} turn={turn} />
          {why ? <WhyLine why={why} /> : <Outlook play={play} words={words} turn={turn} rule={rule} />}
        </div>
        <div class="ctg-go">
          <div class="ctg-first">
            <Choice
              main
              why={why}
              name="confirm"
              class="ctg-main"
              onPick={() => turn.action && play.act(turn.action)}
            >
              {turn.action ? deedOf(turn.action, play, words, turn) : words.powers[power].title}
            </Choice>
            <Choice name="cancel" onPick={turn.letGo}>
              {words.cancel}
            </Choice>
          </div>
        </div>
      </div>
    </Dock>
  )
}

function choosingOf(turn: Turn): Choosing {
  const { action, moment } = turn
  const from = action && 'from' in action ? action.from : null
  const isPair = action?.type === 'pair'
  return {
    chosen: cardsOf(action),
    isPlain: !isPair,
    landing: (card: string) =>
      isPair && from !== null
        ? (moment.sees.moved({ type: 'pair', hook: action.hook, cards: [card], from })?.to ?? null)
        : null,
    helper: isPair && !action.cards.includes(action.hook) ? action.hook : null,
    powers: null,
    onPick: turn.pickCard,
  }
}

function cardsOf(action: Action | null): string[] {
  if (!action) return []
  if (action.type === 'pair') return [action.hook, ...action.cards]
  if (action.type === 'parrot') return [...action.cards]
  return 'card' in action ? [action.card] : []
}

function Outlook({ play, words, turn, rule }: Omit<Props, 'power'> & { rule: string }): JSX.Element {
  const owner = turn.moved ? (play.players[turn.moved.owner]?.name ?? '') : ''
  return (
    <p class="why ctg-outlook">
      <span>
        {turn.moved && <Sentence line={words.explain(turn.moved, { owner })} />} <RuleLink rule={rule} />
      </span>
    </p>
  )
}

function deedOf(action: Action, play: Play, words: AllTexts, { moved }: Turn): string {
  switch (action.type) {
    case 'gun':
      return words.lookAt(play.players[action.target]?.name ?? '')
    case 'rum':
      return words.drawRum(play.players.length + 1)
    case 'lantern':
      return words.drawLantern
    case 'chest':
      return words.openChest(action.from)
    default:
      return moved ? words.goTo(moved) : words.move
  }
}

type FacetProps = Omit<Props, 'power'>

function Facets(props: FacetProps): JSX.Element | null {
  switch (props.turn.action?.type) {
    case 'gun':
      return <Rivals {...props} action={props.turn.action} />
    case 'chest':
      return <From {...props} action={props.turn.action} />
    case 'parrot':
      return (
        <>
          <Symbols {...props} action={props.turn.action} />
          <DarkParrots {...props} action={props.turn.action} />
        </>
      )
    case 'pair':
      return <PairFacets {...props} action={props.turn.action} />
    default:
      return null
  }
}

function Rivals({ play, words, turn, action }: FacetProps & { action: ActionOfType<'gun'> }): JSX.Element {
  const { seats } = play.view.shown
  return (
    <Chips title={words.askGun.join('')}>
      {seats.map((one, seat) =>
        seat === turn.moment.seat ? null : (
          <Chip
            key={seat}
            name={`target-${seat}`}
            pressed={action.target === seat}
            onPick={() => turn.change({ ...action, target: seat })}
          >
            <SeatShape colour={one.colour} />
            {words.gunOn(play.players[seat]?.name ?? '', one.handSize)}
          </Chip>
        ),
      )}
    </Chips>
  )
}

/** Places are chosen on the chart too; here for who does not see it. */
function From(props: FacetProps & { action: ActionOfType<'chest' | 'pair'> }): JSX.Element | null {
  const { play, words, turn, action } = props
  const places = [
    ...new Set(
      play.legal.flatMap((one) => (one.type === action.type && 'from' in one ? [one.from as Place] : [])),
    ),
  ]
  if (places.length < 2) return null
  return (
    <Chips title={words.fromWhere}>
      {places.map((place) => (
        <Chip
          key={place}
          name={`from-${place}`}
          pressed={action.from === place}
          onPick={() => turn.change({ ...action, from: place })}
        >
          {words.place(place)}
        </Chip>
      ))}
    </Chips>
  )
}

function Symbols({
  words,
  turn,
  action,
}: FacetProps & { action: ActionOfType<'parrot' | 'pair'> }): JSX.Element {
  return (
    <Chips title={words.asSymbol}>
      {LETTERS.map((letter) => (
        <Chip
          key={letter}
          name={`as-${letter}`}
          pressed={action.as === letter}
          label={words.symbols[SYMBOL_OF[letter]]}
          onPick={() => turn.change(named(action, letter))}
        >
          <span class={`ctg-chip-sign sym-${SYMBOL_OF[letter]}`}>
            <Icon name={`c-${SYMBOL_OF[letter]}`} size={22} />
          </span>
        </Chip>
      ))}
    </Chips>
  )
}

const named = (action: ActionOfType<'parrot' | 'pair'>, as: Letter): Action => ({ ...action, as }) as Action

const PARROTS: readonly (readonly string[])[] = [
  ['P', 'P'],
  ['P', 'Pd'],
  ['Pd', 'Pd'],
]

/** With Outlaws it matters which parrots are played. */
function DarkParrots(props: FacetProps & { action: ActionOfType<'parrot' | 'pair'> }): JSX.Element | null {
  const { play, words, turn, action } = props
  const possible = PARROTS.filter((cards) =>
    play.legal.some((one) => one.type === action.type && 'cards' in one && one.cards.join() === cards.join()),
  )
  if (possible.length < 2) return null
  return (
    <Chips title={words.twoParrots}>
      {possible.map((cards) => (
        <Chip
          key={cards.join()}
          name={`parrots-${cards.join('')}`}
          pressed={action.cards.join() === cards.join()}
          onPick={() => turn.change({ ...action, cards })}
        >
          {words.darkParrots(cards.filter((card) => card === 'Pd').length)}
        </Chip>
      ))}
    </Chips>
  )
}

/** A hook moves two with any card of the hand, or with two parrots as any symbol. */
function PairFacets(props: FacetProps & { action: ActionOfType<'pair'> }): JSX.Element {
  const { play, words, turn, action } = props
  const withParrots = play.legal.find(
    (one) => one.type === 'pair' && one.hook === action.hook && one.as !== undefined,
  )
  const isParrots = action.as !== undefined
  return (
    <>
      {withParrots?.type === 'pair' && (
        <Chips title={words.with}>
          <Chip
            name="with-parrots"
            pressed={isParrots}
            onPick={() => turn.change({ ...withParrots, from: action.from })}
          >
            <span class="ctg-chip-sign sym-parrot">
              <Icon name="c-parrot" size={20} />
            </span>
            {words.twoParrots}
          </Chip>
        </Chips>
      )}
      {isParrots && <Symbols play={play} words={words} turn={turn} action={action} />}
      {isParrots && <DarkParrots play={play} words={words} turn={turn} action={action} />}
      <From play={play} words={words} turn={turn} action={action} />
    </>
  )
}
