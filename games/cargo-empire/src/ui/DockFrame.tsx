/** The dock of this game: one sentence, the hand, what is chosen, the deeds; below them the house's abilities. */
import { Dock } from '@quayside/board-kit'
import type { Line } from '@quayside/texts'
import type { ComponentChildren, JSX } from 'preact'
import { useContext } from 'preact/hooks'
import type { ParticipantFacts } from '../view-types.ts'
import type { Intent } from './asking.ts'
import type { Play } from './Board.tsx'
import { Hand } from './Hand.tsx'
import { LazyContext } from './lazy-context.ts'
import type { BoardTexts } from './texts/index.ts'

export interface DockProps {
  readonly play: Play
  readonly words: BoardTexts
  readonly seat: number
  readonly one: ParticipantFacts
  readonly intent: Intent | null
  nameOf(city: string): string
  onIntent(intent: Intent | null): void
}

interface Props extends DockProps {
  readonly sentence: Line
  readonly children?: ComponentChildren
  readonly deeds?: ComponentChildren
  /** Cities of the choice, drawn large beside the hand on a phone. */
  readonly cities?: readonly string[]
}

export function DockFrame(props: Props): JSX.Element {
  const { play, words, one, sentence, children, deeds, cities = [] } = props
  const lazy = useContext(LazyContext)
  const hasHouse = play.view.shown.options.families
  return (
    <Dock
      asked={play.asked}
      sentence={play.story ?? sentence}
      label={words.dock}
      class={hasHouse ? 'cg-dock housed' : 'cg-dock'}
    >
      <div class="cg-grid">
        <div class="hand-row">
          <Hand one={one} words={words} phone={play.phone} families={hasHouse} />
          {play.phone && lazy && <lazy.LargeCities picture={play.picture} cities={cities} />}
        </div>
        <div class="cg-choice">{children ?? (hasHouse && <HouseNote {...props} />)}</div>
        <div class="cg-deeds dock-deeds">{deeds}</div>
      </div>
      {lazy && hasHouse && <lazy.Abilities {...props} />}
    </Dock>
  )
}

/** What the own emblem allows, where nothing else is to be shown. */
function HouseNote({ play, words, seat }: DockProps): JSX.Element | null {
  const colour = play.view.shown.colours[seat]
  const house = colour && words.houses[colour]
  return house ? (
    <p class="house-note">
      <b>{house.name}</b> {house.emblem}
    </p>
  ) : null
}
