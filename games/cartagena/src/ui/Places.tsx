/** Every place that means something now is a button: pirates to choose, landings to take. */
import type { JSX } from 'preact'
import { boardSymbols, LETTERS } from '../content.ts'
import type { Place } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { fromOf } from './ghosts.ts'
import { boxOf, type Layout } from './layout.ts'
import { countAt, goalOf, SYMBOL_OF, startOf } from './read.ts'
import type { BoardTexts } from './texts/words.ts'
import { meaningsAt, type Turn } from './turn.ts'

interface Props {
  readonly layout: Layout
  readonly turn: Turn
  readonly words: BoardTexts
  readonly names: readonly string[]
}

export function Places({ layout, turn, words, names }: Props): JSX.Element {
  const { shown } = turn.moment
  const places = placesOf(shown).filter(
    (place) => meaningsAt(turn.moment, turn.ghosts, turn.power, place).length > 0,
  )
  return (
    <g>
      {places.map((place) => (
        <PlaceButton key={place} layout={layout} turn={turn} words={words} names={names} place={place} />
      ))}
    </g>
  )
}

/** In the order of the way, so that the Tab key walks along it. */
function placesOf(shown: Shown): Place[] {
  const spaces = Array.from({ length: shown.boards.length * 6 }, (_, i) => i + 1)
  const ship: Place[] = shown.ship === null ? [] : ['ship']
  return [startOf(shown), ...spaces, ...ship, goalOf(shown)]
}

function PlaceButton({ layout, turn, words, names, place }: Props & { place: Place }): JSX.Element {
  const { shown } = turn.moment
  const { x, y, width, height } = boxOf(layout, place, shown.ship)
  const label = labelOf(shown, turn, words, names, place)
  const isChosen = fromOf(turn.action) === place
  const pick = () => turn.pickPlace(place)
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no button element
    <g
      role="button"
      tabindex={0}
      aria-label={label}
      aria-pressed={isChosen}
      data-choice={`place-${place}`}
      class={isChosen ? 'ctg-place chosen' : 'ctg-place'}
      onClick={pick}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        pick()
      }}
    >
      <title>{label}</title>
      <rect x={x - 1} y={y - 1} width={width + 2} height={height + 2} class="ctg-reach" />
    </g>
  )
}

function labelOf(
  shown: Shown,
  turn: Turn,
  words: BoardTexts,
  names: readonly string[],
  place: Place,
): string {
  const letter =
    typeof place === 'number' ? LETTERS[shown.boards.flatMap(boardSymbols)[place - 1] ?? 0] : undefined
  const who = shown.seats.flatMap((_, seat) => {
    const many = countAt(shown, seat, place)
    return many > 0 ? [words.group(names[seat] ?? '', many)] : []
  })
  const ghost = turn.ghosts.find(({ to }) => to === place)
  const extra = [
    ...(typeof place === 'number' && shown.tokens.includes(place) ? [words.closedChest] : []),
    ...(ghost ? [words.canLand(ghost.cards)] : []),
  ]
  const sign = letter ? words.symbols[SYMBOL_OF[letter]] : null
  return words.tile(words.place(place), sign, who.length > 0 ? words.row(who) : words.nobody, extra)
}
