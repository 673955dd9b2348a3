/** The sheet of the table: the island, what stands on it, where one can act, and what has just been rolled. */
import { aimAt, arrowKeys, Stage } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { hexOf } from '../board.ts'
import type { Shown } from '../view-types.ts'
import type { Play } from './Board.tsx'
import { Buildings } from './Buildings.tsx'
import { Dice } from './Dice.tsx'
import { Island } from './Island.tsx'
import { hexSpot, type Layout } from './layout.ts'
import type { Picture } from './picture.ts'
import { Targets } from './Targets.tsx'
import type { Target } from './targets.ts'
import { boardTexts } from './texts/index.ts'

interface Props {
  readonly play: Play
  readonly layout: Layout
  readonly targets: readonly Target[]
  /** The place that is chosen and not yet taken, or where a victim is still to be named. */
  readonly chosen: Target | null
  onChoose(target: Target): void
}

export function Isle({ play, layout, targets, chosen, onChoose }: Props): JSX.Element {
  const words = boardTexts[play.language]
  const { picture } = play
  const { shown } = picture
  const colour = shown.seats[shown.turnSeat]?.colour ?? ''
  const pick = (target: Target) => {
    const [only, ...more] = target.actions
    if (more.length > 0 || play.confirms) onChoose(target)
    else if (only) play.act(only)
  }
  const aim = useMemo(
    () =>
      aimAt(targets, (key) => {
        const target = targets.find((one) => one.key === key)
        if (target) onChoose(target)
      }),
    [targets],
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one lit place to the next
    <div class="isle" onKeyDown={arrowKeys}>
      <Stage width={layout.width} height={layout.height} label={words.island} aim={aim}>
        <Island layout={layout} hexes={shown.hexes} harbours={shown.harbours} words={words} />
        <JustRolled layout={layout} shown={shown} />
        <Buildings layout={layout} shown={shown} words={words} names={play.players.map(({ name }) => name)} />
        <Targets {...{ layout, targets, colour }} chosen={chosen?.key ?? null} onPick={pick} />
        <Dice layout={layout} picture={picture} words={words} />
        <Flights layout={layout} picture={picture} />
      </Stage>
    </div>
  )
}

/** An ink ring around the chips that the last roll called. */
function JustRolled({ layout, shown }: { layout: Layout; shown: Shown }): JSX.Element {
  const sum = shown.dice ? shown.dice[0] + shown.dice[1] : 0
  return (
    <g>
      {shown.hexes
        .filter(({ number }) => number === sum)
        .map(({ q, r }) => {
          const { x, y } = hexSpot(layout, hexOf([q, r]))
          return <circle key={`${q},${r}`} cx={x} cy={y} r={24 * layout.scale} class="just-rolled" />
        })}
    </g>
  )
}

/** Cards on the hex they come from; a nested drawing, because it leaves the sheet when it flies. */
function Flights({ layout, picture }: { layout: Layout; picture: Picture }): JSX.Element {
  const size = 26 * Math.max(layout.scale, 0.7)
  return (
    <g>
      {picture.flights.map(({ id, hex, resource }, i) => {
        const { x, y } = hexSpot(layout, hex)
        return (
          <svg
            key={id}
            x={x - size / 2 + ((i % 3) - 1) * 9}
            y={y - size * 1.2}
            width={size}
            height={size}
            viewBox="0 0 24 24"
            class={`flight res-${resource}`}
            data-piece={id}
            data-exits=""
            aria-hidden="true"
          >
            <rect x="1" y="1" width="22" height="22" class="card-paper" />
            <g class="res-ink">
              <use href={`#r-${resource}`} x="3" y="3" width="18" height="18" />
            </g>
          </svg>
        )
      })}
    </g>
  )
}
