/** Names that both languages look up alike. */
import { SeededRng, type View } from '@quayside/rules-kit'
import { MAPS, OBJECTIVES } from '../content.ts'
import { objectiveName } from '../names.ts'
import { type Count, countOf, objectiveValue } from '../scoring.ts'
import type { CargoEmpire } from '../types.ts'
import { sight } from '../view.ts'

const names = new Map(
  [...MAPS.europe.cities, ...MAPS.dior.cities].map((city) => [city.id, city.name] as const),
)

export function cityIn(language: 'en' | 'ja', id: string): string {
  if (id === 'blank') return language === 'en' ? 'a blank card' : '白紙のカード'
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

export interface FinalCount extends Count {
  /** What each objective held is worth, before the automatic opponent's doubling. */
  readonly each: readonly { readonly id: string; readonly points: number }[]
}

/** The sums of a finished game, asked of the rules; null while it runs. */
export function finalCount(view: View<CargoEmpire>, owner: number): FinalCount | null {
  if (!view.shown.open || !view.known) return null
  const state = sight.imagine(view, new SeededRng(1))
  const held = OBJECTIVES.map((_, i) => i).filter((i) => (state.objectives[owner] as number) & (1 << i))
  const each = held.map((i) => ({ id: objectiveName(i), points: objectiveValue(state, owner, i) }))
  return { ...countOf(state, owner), each }
}
