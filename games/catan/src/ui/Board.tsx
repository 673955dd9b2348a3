/** The table of Catan: island, trade tray, dock. */
import { Dock, type PlayProps } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import type { Catan } from '../types.ts'
import type { SeatFacts, Shown } from '../view-types.ts'
import { CardRow } from './CardRow.tsx'
import { DiscardDock, DiscoveryDock, MonopolyDock, VictimDock } from './ChoiceDock.tsx'
import { DiceHistory } from './Dice.tsx'
import { Isle } from './Isle.tsx'
import { DESK, PHONE } from './layout.ts'
import { canMeetOffer, isDeclinedUnasked } from './offers.ts'
import { PlaceDock } from './PlaceDock.tsx'
import type { Picture } from './picture.ts'
import {
  FoldedTray,
  isOpening,
  isTrading,
  TradeTray,
  TraySwitch,
  useTerms,
  withOneGiven,
} from './TradeTray.tsx'
import { TurnDock } from './TurnDock.tsx'
import { type Intent, type Target, targetsOf } from './targets.ts'
import { type BoardTexts, boardTexts } from './texts/index.ts'

export type Play = PlayProps<Catan, Picture, null>

// Long for a reason: hooks that share what is chosen, in the order in which one follows from the other.
export function Board(play: Play): JSX.Element {
  const words = boardTexts[play.language]
  const { picture, view, legal, phone } = play
  const { shown } = picture
  const seat = view.viewer === 'watcher' ? null : view.viewer
  const one = seat === null ? undefined : shown.seats[seat]
  const layout = phone ? PHONE : DESK
  const owes = play.asked && seat !== null && isOwing(view.shown, seat)
  const mine = seat !== null && view.shown.turnSeat === seat
  const { intent, setIntent, hex, setHex, tray, setTray, letGo } = useChosen(play)
  const { muted, setMuted, declineTurn } = useMute(play)
  const [terms, setTerms] = useTerms(shown, one)
  const give = (kind: number) => {
    setTerms(withOneGiven(terms, kind, one?.resources ?? []))
    setTray(true)
  }
  const isTrayOpen = tray ?? (seat !== null && opensTray(play, seat, muted))
  const targets = useMemo(
    () => (owes && mine ? targetsOf({ shown: view.shown, legal, intent, layout, words }) : []),
    [owes, mine, view, legal, intent, layout, words],
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what was about to be built, wherever the focus is
    <div class="catan-table" onKeyDown={(event) => event.key === 'Escape' && letGo()}>
      <div class="board-part isle-row">
        <Isle play={play} layout={layout} targets={targets} chosen={hex} onChoose={setHex} />
        {one && seat !== null && !phone && (
          <aside class="isle-side">
            <FoldedTray words={words} shown={shown} seat={seat} open={isTrayOpen} onOpen={setTray}>
              <TradeTray
                play={play}
                words={words}
                one={one}
                seat={seat}
                muted={muted}
                onMute={setMuted}
                terms={terms}
                onTerms={setTerms}
              />
            </FoldedTray>
            <CardRow play={play} words={words} one={one} mine={owes && mine} onIntent={setIntent} />
            <DiceHistory picture={picture} words={words} />
          </aside>
        )}
      </div>
      <DockFor
        play={play}
        words={words}
        one={one}
        seat={seat}
        owes={owes}
        mine={mine}
        intent={intent}
        hex={hex}
        targets={targets}
        onChoose={setHex}
        onIntent={setIntent}
        onLetGo={() => setHex(null)}
        tray={isTrayOpen}
        onTray={setTray}
        muted={muted}
        onMute={setMuted}
        terms={terms}
        onTerms={setTerms}
        onGive={give}
        onDeclineTurn={declineTurn}
      />
    </div>
  )
}

/** What is begun and not yet done; with the next question all of it is let go. */
function useChosen({ view }: Play) {
  const [intent, setIntent] = useState<Intent>(null)
  const [hex, setHex] = useState<Target | null>(null)
  // Null: open while something is being said.
  const [tray, setTray] = useState<boolean | null>(null)
  const letGo = () => {
    setIntent(null)
    setHex(null)
  }
  // Before anybody can press: an effect after the paint would undo a quick choice.
  useLayoutEffect(() => {
    letGo()
    setTray(null)
  }, [view.ask, view.shown.turnSeat, view.shown.phase.type])
  return { intent, setIntent, hex, setHex, tray, setTray, letGo }
}

/**
 * Offers that are declined without being put to the person: all of them, all of this turn, or one that cannot be met. The log
 * says that it was made and declined.
 */
function useMute(play: Play) {
  const [muted, setMuted] = useState(false)
  const [mutedTurn, setMutedTurn] = useState('')
  const { viewer, shown } = play.view
  const turn = `${shown.round} ${shown.turnSeat}`
  const isAsked = play.asked && viewer !== 'watcher' && !isOwing(shown, viewer)
  const wantsNone = muted || mutedTurn === turn
  const isDeclined = isAsked && isDeclinedUnasked(shown, viewer, play.legal, wantsNone)
  useEffect(() => {
    if (isDeclined) play.act({ type: 'answer', accept: false })
  }, [isDeclined, play.view.ask])
  return { muted: wantsNone, setMuted, declineTurn: () => setMutedTurn(turn) }
}

/** Where there is room it lies open while one may trade; else only while something is being said to one's own offer. */
function opensTray({ phone, picture: { shown } }: Play, seat: number, muted: boolean): boolean {
  // The dock tells of an offer and has its answers; one that cannot be met is declined without a word.
  if (shown.turnSeat !== seat && (phone || !canMeetOffer(shown, seat))) return false
  if (!muted && isTrading(shown, seat)) return true
  return !phone && shown.turnSeat === seat && shown.phase.type === 'main'
}

/** True when the table waits for this seat, not merely allows it to speak. */
function isOwing({ phase, turnSeat }: Shown, seat: number): boolean {
  if (phase.type === 'discard') return (phase.due[seat] ?? 0) > 0 && !phase.chosen[seat]
  return turnSeat === seat && phase.type !== 'over'
}

interface DockProps {
  readonly play: Play
  readonly words: BoardTexts
  readonly one: SeatFacts | undefined
  readonly seat: number | null
  readonly owes: boolean
  readonly mine: boolean
  readonly intent: Intent
  readonly hex: Target | null
  readonly targets: readonly Target[]
  onChoose(target: Target): void
  onIntent(intent: Intent): void
  onLetGo(): void
  readonly tray: boolean
  onTray(open: boolean): void
  readonly muted: boolean
  onMute(muted: boolean): void
  readonly terms: readonly number[]
  onTerms(terms: readonly number[]): void
  onGive(kind: number): void
  onDeclineTurn(): void
}

function DockFor(props: DockProps): JSX.Element {
  const { play, words, one, seat, owes, mine, intent, hex, onIntent, onLetGo, tray, onTray, muted } = props
  const { targets, onChoose } = props
  const { phase } = play.view.shown
  if (!one || seat === null) {
    return <Dock asked={false} sentence={play.story ?? play.texts.prompt(play.view)} label={words.dock} />
  }
  const shared = { play, words, one }
  const letGo = () => onIntent(null)
  if (owes && phase.type === 'discard') return <DiscardDock {...shared} due={phase.due[seat] ?? 0} />
  if (owes && hex && hex.actions.length > 1)
    return <VictimDock {...shared} actions={hex.actions} onCancel={onLetGo} />
  if (owes && hex) return <PlaceDock {...shared} {...{ targets, onChoose }} target={hex} onCancel={onLetGo} />
  if (owes && intent === 'discovery') return <DiscoveryDock {...shared} onCancel={letGo} />
  if (owes && intent === 'monopoly') return <MonopolyDock {...shared} onCancel={letGo} />
  return (
    <TurnDock
      {...shared}
      owes={owes}
      mine={mine}
      muted={muted}
      intent={intent}
      onIntent={onIntent}
      tray={play.phone && tray ? <TradeTray {...props} {...shared} seat={seat} /> : null}
      onGive={props.onGive}
      onDeclineTurn={props.onDeclineTurn}
      traySwitch={
        play.phone && !isOpening(play.picture.shown) ? (
          <TraySwitch words={words} shown={play.picture.shown} seat={seat} open={tray} onOpen={onTray} />
        ) : null
      }
    />
  )
}
