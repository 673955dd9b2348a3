/** Chance: distributions, and drawing without building them. */
import { coloursFor, type Rng } from '@quayside/rules-kit'
import type { Check } from './check.ts'
import { canon, mustEqual } from './compare.ts'
import { violated } from './walk.ts'

const weights: Check = {
  says: 'outcomes have whole positive weights, one type, and fit their schemas',
  every: 3,
  share: 3,
  at({ game, state }) {
    if (game.pending(state).by !== 'chance') return
    const outcomes = game.outcomes(state)
    if (outcomes.length === 0) violated('chance is pending and nothing can happen')
    const seen = new Set(outcomes.map(({ outcome }) => canon(outcome)))
    if (seen.size !== outcomes.length) violated('an outcome is listed twice')
    for (const { outcome, weight } of outcomes) {
      if (!Number.isInteger(weight) || weight < 1) violated(`weight ${weight} of ${canon(outcome)}`)
      if (outcome.type !== outcomes[0]?.outcome.type) violated('a draw mixes outcome types')
      const read = game.readOutcome(JSON.parse(JSON.stringify(outcome)))
      if ('problem' in read) violated(`${canon(outcome)} does not fit its schema: ${read.problem}`)
    }
  },
}

const sampling: Check = {
  says: 'sample picks the entry of outcomes at below(sum of weights)',
  every: 3,
  share: 3,
  at({ game, state, rng }) {
    if (game.pending(state).by !== 'chance') return
    const outcomes = game.outcomes(state)
    const total = outcomes.reduce((sum, entry) => sum + entry.weight, 0)
    for (const number of new Set([0, total - 1, rng.below(total), rng.below(total)])) {
      const asked: number[] = []
      const drawn = game.sample(state, fixed(number, asked))
      if (asked.length !== 1 || asked[0] !== total)
        violated(`sample asked for numbers below ${asked}, not ${total}`)
      let left = number
      const expected = outcomes.find((entry) => {
        left -= entry.weight
        return left < 0
      })
      mustEqual(drawn, expected?.outcome, `the draw at ${number} of ${total}`)
    }
  },
}

function fixed(number: number, asked: number[]): Rng {
  return {
    below(k) {
      asked.push(k)
      return number
    },
  }
}

const wishedColours: Check = {
  says: 'whatever colours a lobby offers for so many players, the rules accept, and no others',
  every: 20,
  share: 0.3,
  at({ game, options, players, rng }) {
    const used = coloursFor(game, players)
    if (used.length < players) violated(`there are only ${used.length} colours for ${players} players`)
    const refused = (colours: readonly string[]) => {
      const setup = game.drawSetup(options, players, rng, { colours })
      return 'problem' in game.readSetup(options, players, setup)
    }
    for (const colour of game.colours) {
      const others = used.filter((other) => other !== colour)
      const colours = [colour, ...others].slice(0, players)
      if (refused(colours) === used.includes(colour))
        violated(`${colour} is ${used.includes(colour) ? 'offered and refused' : 'not offered and accepted'}`)
    }
  },
}

const setups: Check = {
  says: 'a drawn set-up fits its schema, reads back as it is and opens a sound game',
  every: 20,
  share: 0.3,
  at({ game, options, players, rng }) {
    const setup = game.drawSetup(options, players, rng)
    const json = JSON.parse(JSON.stringify(setup))
    mustEqual(json, setup, 'the set-up as JSON')
    const back = game.readSetup(options, players, json)
    if ('problem' in back) violated(`the drawn set-up is refused: ${back.problem}`)
    mustEqual(back, setup, 'the set-up read back')
    const state = game.initialState(options, players, setup)
    const broken = game.broken(state)
    if (broken) violated(`the first state is broken: ${broken}`)
    if (game.playersOf(state) !== players) violated('the state forgot how many play')
  },
}

export const chanceChecks = [weights, sampling, wishedColours, setups]
