/** The table of Cartagena: the chart with its path, the piles, the dock. */
import { arrowKeys, Dock, type PlayProps, Stage } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Action, Cartagena, Place } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { Crews } from './Crews.tsx'
import { Ground } from './Ground.tsx'
import { fromOf, ownerOf } from './ghosts.ts'
import { Hand } from './Hand.tsx'
import { boxOf, type Layout } from './layout.ts'
import { layoutFor } from './layout-for.ts'
import { parts } from './lazy.ts'
import { OpenToken } from './OpenToken.tsx'
import { Overprint } from './Overprint.tsx'
import { Path } from './Path.tsx'
import { Corner } from './Piles.tsx'
import { Places } from './Places.tsx'
import type { Picture } from './picture.ts'
import { Stations } from './Stations.tsx'
import { TurnDock } from './TurnDock.tsx'
import { boardTexts } from './texts/index.ts'
import type { BoardTexts } from './texts/words.ts'
import { type Turn, useTurn } from './turn.ts'

export type Play = PlayProps<Cartagena, Picture, null>

const NOTHING: readonly Action[] = []

export function Board(play: Play): JSX.Element {
  const words = boardTexts[play.language]
  const { picture, view } = play
  const { options, seats } = picture.shown
  const seat = view.viewer === 'watcher' ? null : view.viewer
  const choosing = play.asked && seat !== null && view.shown.phase.type === 'turn'
  const turn = useTurn(view, seat ?? 0, choosing ? play.legal : NOTHING)
  const layout = layoutFor(options, seats.length, play.size)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what was chosen, wherever the focus is
    <div
      class="ctg-table"
      onKeyDown={(event) => {
        if (event.key === 'Escape') turn.letGo()
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one lit place to the next */}
      <div class="board-part" onKeyDown={arrowKeys}>
        <Stage width={layout.width} height={layout.height} label={words.chart[options.layout]}>
          <Sheet layout={layout} picture={picture} words={words} />
          {choosing && <Choosing layout={layout} play={play} turn={turn} words={words} />}
        </Stage>
      </div>
      <DockFor play={play} words={words} seat={seat} turn={turn} />
    </div>
  )
}

function Sheet(props: { layout: Layout; picture: Picture; words: BoardTexts }): JSX.Element {
  const { layout, picture, words } = props
  const { shown, opened } = picture
  const stacks = useMemo(() => stacksOn(shown), [shown.seats])
  return (
    <>
      <Ground layout={layout} course={shown.options.layout} />
      <Stations layout={layout} shown={shown} words={words} />
      <Path layout={layout} boards={shown.boards} stacks={stacks} tokens={shown.tokens} />
      <Crews layout={layout} picture={picture} />
      {opened && <Turned layout={layout} opened={opened} shown={shown} />}
    </>
  )
}

/** How many stand on each space. */
function stacksOn({ seats }: Shown): number[] {
  const stacks: number[] = []
  for (const { pirates } of seats)
    for (const place of pirates) if (typeof place === 'number') stacks[place] = (stacks[place] ?? 0) + 1
  return stacks
}

/** A chest token as it is turned over. */
function Turned(props: {
  layout: Layout
  opened: NonNullable<Picture['opened']>
  shown: Shown
}): JSX.Element {
  const { layout, opened, shown } = props
  const { x, y, width, height } = boxOf(layout, opened.at, shown.ship)
  return (
    <g transform={`translate(${x + width / 2} ${y + height * 0.32}) scale(1.6)`} class="ctg-turned">
      <OpenToken face={opened.face} />
    </g>
  )
}

function Choosing(props: { layout: Layout; play: Play; turn: Turn; words: BoardTexts }): JSX.Element {
  const { layout, play, turn, words } = props
  return (
    <>
      <Overprint
        layout={layout}
        shown={play.view.shown}
        ghosts={turn.ghosts}
        wish={turn.action}
        chosen={turn.moved}
        taken={takenBy(turn)}
      />
      <Places layout={layout} turn={turn} words={words} names={play.players.map(({ name }) => name)} />
    </>
  )
}

function takenBy({ action, moment }: Turn): { seat: number; from: Place } | null {
  const from = fromOf(action)
  return action && from !== null ? { seat: ownerOf(action, moment.seat), from } : null
}

function DockFor(props: { play: Play; words: BoardTexts; seat: number | null; turn: Turn }): JSX.Element {
  const { play, words, seat, turn } = props
  const docks = parts.use()
  const { phase } = play.view.shown
  if (!play.asked || seat === null) return <WaitDock play={play} words={words} />
  if (phase.type === 'turn' && turn.power === null) return <TurnDock play={play} words={words} turn={turn} />
  if (!docks) return <WaitDock play={play} words={words} />
  const shared = { key: play.view.ask, play, seat }
  switch (phase.type) {
    case 'turn':
      return <docks.PowerDock play={play} turn={turn} power={turn.power ?? 'gun'} />
    case 'discard':
      return <docks.DiscardDock {...shared} due={phase.due} />
    case 'take':
      return <docks.TakeDock {...shared} target={phase.target} />
    case 'share':
      return <docks.ShareDock {...shared} />
    case 'keep':
      return <docks.KeepDock {...shared} />
    default:
      return <WaitDock play={play} words={words} />
  }
}

/** While somebody else is awaited, or pieces move: the sentence, and one's own hand to look at. */
function WaitDock({ play, words }: { play: Play; words: BoardTexts }): JSX.Element {
  return (
    <Dock
      asked={false}
      sentence={play.story ?? play.texts.prompt(play.view)}
      label={words.dock}
      class="ctg-dock"
    >
      <Corner picture={play.picture} words={words} language={play.language} />
      {play.view.viewer !== 'watcher' && (
        <div class="ctg-dk">
          <Hand picture={play.picture} words={words} choosing={null} />
        </div>
      )}
    </Dock>
  )
}
