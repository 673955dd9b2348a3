/** Names that both languages look up alike. */
import { MAPS } from '../content.ts'

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
