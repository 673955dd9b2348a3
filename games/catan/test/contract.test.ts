import type { Rng } from '@quayside/rules-kit'
import { contractSuite, randomOptions, scaled } from '@quayside/test-kit'
import { catan } from '../src/inspectable.ts'
import { texts } from '../src/texts/index.ts'

/** Most games are short, so that the suite sees many openings and ends; some go on until somebody wins. */
function optionsFor(players: number, rng: Rng) {
  const roundCap = rng.below(4) === 0 ? 0 : 5 + rng.below(30)
  return { ...randomOptions(catan, players, rng), roundCap }
}

contractSuite(catan, { optionsFor, positions: scaled(150, 2500), texts })
