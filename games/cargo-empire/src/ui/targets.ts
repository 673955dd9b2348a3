/** Cities where one can act now, with what a tap means. */
import type { Action } from '../types.ts'
import type { Ask, Intent } from './asking.ts'
import type { Target } from './Cities.tsx'
import type { Carry } from './plan.ts'
import type { BoardTexts } from './texts/index.ts'

export interface Asked {
  readonly question: Ask | Intent | null
  readonly legal: readonly Action[]
  readonly words: BoardTexts
  nameOf(city: string): string
}

/** The list out of which a trip is chosen, if the question is about one. */
export function carriesOf(question: Ask | Intent | null, legal: readonly Action[]): readonly Carry[] {
  if (question !== 'deliver' && question !== 'vassal' && question !== 'moveCube') return []
  return legal.filter((action): action is Carry => action.type === question)
}

export function cityTargets({ question, legal, words, nameOf }: Asked): Target[] {
  const say = { startPost: words.postAt, placeEmblem: words.emblemTo, moveEmblem: words.emblemTo } as const
  const type = question === 'fallBack' ? 'restock' : question
  const cities = legal.flatMap((action) => (action.type === type && 'city' in action ? [action.city] : []))
  return [...new Set(cities)].map((city) => {
    const label = type && type in say ? say[type as keyof typeof say] : words.restockAt
    return { city, label: label(nameOf(city)), tag: null }
  })
}
