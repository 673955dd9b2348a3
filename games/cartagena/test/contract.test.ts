import { cartagena } from '@quayside/cartagena'
import { texts } from '@quayside/cartagena/texts'
import type { Rng } from '@quayside/rules-kit'
import { contractSuite, randomOptions, scaled } from '@quayside/test-kit'

/** Some games are cut short, so that the suite sees many openings and both endings. */
function optionsFor(players: number, rng: Rng) {
  const roundCap = rng.below(3) === 0 ? 1 + rng.below(12) : 0
  return { ...randomOptions(cartagena, players, rng), roundCap }
}

contractSuite(cartagena, { optionsFor, positions: scaled(150, 3000), texts })
