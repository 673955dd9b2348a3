/** The combinations that bots and random play are spread over. */
import { type Cartagena, cartagena } from '@quayside/cartagena'
import type { OptionValues } from '@quayside/rules-kit'

export interface Combination {
  readonly players: number
  readonly given: OptionValues
  readonly options: Cartagena['Options']
}

/** Player counts, layouts, draw rules, outlaws and magic, each with each. */
export function everyCombination(more: OptionValues = {}): Combination[] {
  const all: Combination[] = []
  for (const players of [2, 3, 4, 5])
    for (const layout of ['escape', 'tortuga', 'story'])
      for (const drawRule of ['backward', 'morgan', 'both'])
        for (const outlaws of [false, true])
          for (const magic of [false, true])
            all.push(combination(players, { layout, drawRule, outlaws, magic, ...more }))
  return all
}

export function combination(players: number, given: OptionValues): Combination {
  const options = cartagena.resolveOptions(players, given)
  if ('problem' in options) throw new Error(`${JSON.stringify(given)} do not go together`)
  return { players, given, options }
}
