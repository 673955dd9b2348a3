/** Below the count: the dice against what is to be expected, and each seat's gains and losses. */
import { type AfterGameProps, SeatShape } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Catan } from '../types.ts'
import { chronicle, type SeatStory } from './chronicle.ts'
import { DiceHistory } from './Dice.tsx'
import { pictureOf } from './picture.ts'
import { boardTexts } from './texts/index.ts'

const COLUMNS: readonly (keyof SeatStory)[] = [
  'produced',
  'blocked',
  'taken',
  'lost',
  'discarded',
  'trades',
  'bankTrades',
]

export function AfterGame({ view, events, players, language }: AfterGameProps<Catan>): JSX.Element {
  const words = boardTexts[language]
  const stories = chronicle(view.shown, events)
  return (
    <div class="after-game">
      <table>
        <caption>{words.storyTitle}</caption>
        <thead>
          <tr>
            <td />
            {players.map(({ name, colour }, seat) => (
              <th key={seat} scope="col">
                <SeatShape colour={colour} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COLUMNS.map((column) => (
            <tr key={column}>
              <th scope="row">{words.story[column]}</th>
              {stories.map((one, seat) => (
                <td key={seat} class="num">
                  {one[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DiceHistory picture={pictureOf(view, null, events)} words={words} />
    </div>
  )
}
