/** The dice as they lie, and how often each sum has been seen against what is to be expected. */
import { cutRect } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Layout } from './layout.ts'
import type { Picture } from './picture.ts'
import type { BoardTexts } from './texts/index.ts'

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [6, 6],
    [18, 18],
  ],
  [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  [
    [6, 5.5],
    [18, 5.5],
    [6, 12],
    [18, 12],
    [6, 18.5],
    [18, 18.5],
  ],
]

export function Dice(props: { layout: Layout; picture: Picture; words: BoardTexts }): JSX.Element | null {
  const { layout, picture, words } = props
  const { dice } = picture.shown
  if (!dice) return null
  const thrown = picture.rolls.reduce((total, many) => total + many, 0)
  const { x, y, size } = layout.dice
  return (
    <g class="dice" data-dice={dice[0] + dice[1]} transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <title>{words.dice(dice[0], dice[1])}</title>
      {dice.map((side, i) => (
        <g key={`${thrown}-${i}`} transform={`translate(${i * 28} 0)`}>
          <g class="die">
            <polygon points={cutRect(`die-${i}`, 24, 24, 1)} class="card-paper" />
            {(SPOTS[side - 1] ?? []).map(([cx, cy]) => (
              <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r="2.3" class="die-spot" />
            ))}
          </g>
        </g>
      ))}
      <text x="70" y="19" text-anchor="middle" class="dice-sum">
        {dice[0] + dice[1]}
      </text>
    </g>
  )
}

export function DiceHistory({ picture, words }: { picture: Picture; words: BoardTexts }): JSX.Element {
  const { rolls, shown } = picture
  const all = rolls.reduce((total, many) => total + many, 0)
  const highest = Math.max(4, ...rolls, (all * 6) / 36)
  const last = shown.dice ? shown.dice[0] + shown.dice[1] : 0
  const expected = rolls.map((_, i) => {
    const share = (6 - Math.abs(5 - i)) / 36
    return `${i === 0 ? 'M' : 'L'}${12 + i * 24} ${44 - (share * all * 40) / highest}`
  })
  const said = words.row(rolls.map((times, i) => words.rolledTimes(i + 2, times)))
  return (
    <section class="histo" aria-label={words.diceSeen}>
      <h2 class="h">{words.diceSeen}</h2>
      <svg viewBox="0 0 264 60" role="img" aria-label={said}>
        {rolls.map((times, i) => {
          const height = (times * 40) / highest
          return (
            <g key={i}>
              <rect
                x={i * 24 + 2}
                y={44 - height}
                width="20"
                height={Math.max(1, height)}
                class={i + 2 === last ? 'bar last' : 'bar'}
              />
              <text x={i * 24 + 12} y="57" text-anchor="middle" class="bar-sum">
                {i + 2}
              </text>
            </g>
          )
        })}
        {all > 0 && <path d={expected.join('')} class="expected" />}
      </svg>
    </section>
  )
}
