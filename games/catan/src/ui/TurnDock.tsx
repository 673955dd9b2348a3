/** The dock: one sentence, the hand, the builds, and the one thing to do next. */
import { Choice, Dock } from '@quayside/board-kit'
import type { Line } from '@quayside/texts'
import type { JSX } from 'preact'
import type { Action } from '../types.ts'
import type { SeatFacts } from '../view-types.ts'
import type { Play } from './Board.tsx'
import { Builds } from './Builds.tsx'
import { CardRow } from './CardRow.tsx'
import { Hand } from './Hand.tsx'
import { isOpening } from './TradeTray.tsx'
import type { Intent } from './targets.ts'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly play: Play
  readonly words: BoardTexts
  readonly one: SeatFacts
  /** This seat must decide something. */
  readonly owes: boolean
  readonly mine: boolean
  /** Offers are declined without asking. */
  readonly muted: boolean
  readonly intent: Intent
  onIntent(intent: Intent): void
  /** Lies in the dock instead of the builds. */
  readonly tray: JSX.Element | null
  readonly traySwitch: JSX.Element | null
  /** A card of the hand was tapped: it goes into an offer. */
  onGive(kind: number): void
  /** No more offers are put to this seat until the next turn. */
  onDeclineTurn(): void
}

export function TurnDock(props: Props): JSX.Element {
  const { play, words, one, owes, mine, muted, tray, onGive } = props
  const { type } = play.view.shown.phase
  const isBuilding = type === 'main' || type === 'preRoll'
  // What cannot be met is not put to anybody.
  const isOffered = play.asked && !owes && !muted && play.legal.some(isAcceptance)
  return (
    <Dock asked={owes || isOffered} sentence={sentenceOf(props)} label={words.dock} class="catan-dock">
      <div class={isOffered ? 'dock-grid offered' : 'dock-grid'}>
        <Hand
          cards={one.resources ?? []}
          words={words}
          onGive={owes && mine && type === 'main' ? onGive : undefined}
        />
        {tray}
        {!tray && play.phone && <CardRow {...props} />}
        {!tray && !isOffered && showsBuilds(props) && <Builds {...props} mine={mine && owes && isBuilding} />}
        <Deeds {...props} isOffered={isOffered} />
      </div>
    </Dock>
  )
}

/** What this decision needs: nothing is built before the first roll, and on a phone not while others play. */
function showsBuilds({ play, owes, mine }: Props): boolean {
  return !isOpening(play.view.shown) && (!play.phone || (owes && mine))
}

function sentenceOf({ play, words, intent, tray, owes, mine }: Props): Line {
  if (play.story) return play.story
  // In the dock the tray has no room for a line of its own.
  if (tray && owes && mine) return [words.tradeHow]
  if (intent === 'road') return words.askRoad
  if (intent === 'settle') return words.askSettlement
  if (intent === 'city') return words.askCity
  return play.texts.prompt(play.view)
}

function Deeds(props: Props & { isOffered: boolean }): JSX.Element {
  const { owes, mine, isOffered, traySwitch } = props
  return (
    <div class="deeds dock-deeds">
      {traySwitch}
      {isOffered ? <Answers {...props} /> : owes && mine && <OwnDeeds {...props} />}
    </div>
  )
}

function OwnDeeds({ play, words, intent, onIntent }: Props): JSX.Element | null {
  const { phase } = play.view.shown
  if (phase.type === 'preRoll') {
    return (
      <Choice main name="roll" onPick={() => play.act({ type: 'roll' })}>
        {words.roll}
      </Choice>
    )
  }
  if (phase.type === 'freeRoads' && phase.placed) {
    return (
      <Choice name="skip-road" onPick={() => play.act({ type: 'skipRoad' })}>
        {words.skipRoad}
      </Choice>
    )
  }
  if (phase.type !== 'main') return null
  return (
    <>
      {intent !== null && (
        <Choice name="cancel" onPick={() => onIntent(null)}>
          {words.cancel}
        </Choice>
      )}
      <Choice class="ink" name="end-turn" onPick={() => play.act({ type: 'endTurn' })}>
        {words.endTurn}
      </Choice>
    </>
  )
}

const isAcceptance = (action: Action) => action.type === 'answer' && action.accept

/** Somebody has made this seat an offer. The harmless answer stands where the turn is ended: a click too many gives nothing away. */
function Answers({ play, words, onDeclineTurn }: Props): JSX.Element {
  return (
    <>
      <Choice main name="accept" onPick={() => play.act({ type: 'answer', accept: true })}>
        {words.accept}
      </Choice>
      <Choice name="decline-turn" class="all-turn" onPick={onDeclineTurn}>
        {words.declineTurn}
      </Choice>
      <Choice name="decline" onPick={() => play.act({ type: 'answer', accept: false })}>
        {words.decline}
      </Choice>
    </>
  )
}
