/** Names that both languages look up alike. */
import type { View } from '@quayside/rules-kit'
import type { InEachLanguage, Language } from '@quayside/texts'
import { MAPS, OBJECTIVES } from '../content.ts'
import { objectiveBits, objectiveName } from '../names.ts'
import { readFacts } from '../read-facts.ts'
import { type Count, countOf, objectiveValue } from '../scoring.ts'
import { blank, isAuto, NONE, type State } from '../state.ts'
import type { CargoEmpire } from '../types.ts'
import { blank as en } from './en/blank.ts'
import { blank as ja } from './ja/blank.ts'

const names = new Map<string, InEachLanguage<string>>([
  ...[...MAPS.europe.cities, ...MAPS.dior.cities].map((city) => [city.id, city.name] as const),
  ['blank', { en, ja }],
])

/** A city, or the blank card, by the name it has in this language. */
export function cityIn(language: Language, id: string): string {
  return names.get(id)?.[language] ?? id
}

/** `1C+2T` as the two languages count it. */
export function countCards(
  cards: { readonly car: number; readonly train: number; readonly ship: number },
  one: (kind: 'car' | 'train' | 'ship', many: number) => string,
): string[] {
  return (['car', 'train', 'ship'] as const)
    .filter((kind) => cards[kind] > 0)
    .map((kind) => one(kind, cards[kind]))
}

/** What decided between two equal sums (CGE-33). */
export type TieBreak = 'track' | 'levelThree' | 'cityCards' | 'objectives' | 'order'
const TIE_BREAKS = ['track', 'levelThree', 'cityCards', 'objectives'] as const

/** CGE-S5 */
const AUTO_FACTOR = 2

export interface FinalCount extends Count {
  /** What each objective held adds, doubled for the automatic opponent. */
  readonly each: readonly { readonly id: string; readonly points: number }[]
  /** Set where somebody else has the same sum: what comes next decides. */
  readonly tie: TieBreak | null
}

/**
 * The position as far as this view shows it: what is open, and the viewer's own objectives. Enough for counting; a world
 * to play on in is imagined by the rules.
 */
export function positionBehind({ viewer, shown }: View<CargoEmpire>): State {
  const state = blank()
  readFacts(state, shown)
  if (viewer !== 'watcher' && shown.own) state.objectives[viewer] = objectiveBits(shown.own.objectives)
  shown.open?.forEach((names, owner) => {
    state.objectives[owner] = objectiveBits(names)
  })
  return state
}

/** The sums of a finished game, asked of the rules; null while it runs. */
export function finalCount(view: View<CargoEmpire>, owner: number): FinalCount | null {
  if (!view.shown.open) return null
  const state = positionBehind(view)
  const each = eachObjective(state, owner)
  const counts = view.shown.participants.map((_, i) => countOf(state, i))
  return { ...countOf(state, owner), each, tie: tieOf(counts, owner) }
}

function eachObjective(state: State, owner: number): FinalCount['each'] {
  const held = OBJECTIVES.map((_, i) => i).filter((i) => (state.objectives[owner] as number) & (1 << i))
  const factor = isAuto(state, owner) ? AUTO_FACTOR : 1
  const worth = (extraPort: number) =>
    held.map((i) => ({
      id: objectiveName(i),
      points: objectiveValue(state, owner, i, extraPort) * factor,
    }))
  const plain = worth(NONE)
  const sum = plain.reduce((total, { points }) => total + points, 0)
  // CGE-F8: blue counts its emblem city as a port where that is better; the sum of the rules tells which it was.
  return sum === countOf(state, owner).objectives ? plain : worth(state.emblem[owner] as number)
}

function tieOf(counts: readonly Count[], owner: number): TieBreak | null {
  const own = counts[owner]
  const equals = counts.filter((one, i) => i !== owner && one.total === own?.total)
  if (!own || equals.length === 0) return null
  return TIE_BREAKS.find((item) => equals.some((one) => one[item] !== own[item])) ?? 'order'
}
