/** The strongest rank: a Monte Carlo tree search for each decision. The subtree below the chosen action is reused for the next one. */
import type { Game, GameTypes, Heuristic, Rng, View } from '@quayside/rules-kit'
import type { Bot, Duty } from './bot.ts'
import { negotiated } from './negotiate.ts'
import type { Rank } from './ranks.ts'
import { Search } from './search.ts'
import { type Budget, DEFAULT_SEARCH_PARAMS, type SearchParams } from './search-params.ts'
import { strengthOf } from './strength.ts'
import type { Node } from './tree.ts'

/** Iterations and not milliseconds, so that the same seed gives the same choice on every machine. */
const DEFAULT_BUDGET: Budget = { iterations: 400 }

export class Captain<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly heuristic: Heuristic<G>
  private readonly rng: Rng
  private readonly params: SearchParams
  /** Subtree below the action chosen last: the root of the next search starts with its visits. */
  private reusable: Node<G> | null = null

  constructor(game: Game<G>, heuristic: Heuristic<G>, rng: Rng, params: Partial<SearchParams> = {}) {
    this.game = game
    this.heuristic = heuristic
    this.rng = rng
    // The overrides hold parameters of other ranks too.
    const { missRate: _rate, evalNoise: _noise, ...ofSearch } = heuristic.overrides ?? {}
    this.params = { ...DEFAULT_SEARCH_PARAMS, ...ofSearch, ...params }
  }

  choose(view: View<G>, duty: Duty, budget: Budget): G['Action'] | null {
    const search = this.startSearch(view, duty)
    search.run({ ...budget, stopsEarly: true })
    return this.decide(search)
  }

  /** A search for one decision, to be run in one go or in slices. */
  startSearch(view: View<G>, duty: Duty): Search<G> {
    const { game, heuristic, params, reusable } = this
    this.reusable = null
    return new Search({ game, heuristic, params, view, duty, seed: this.rng.below(0x7fffffff), reusable })
  }

  /** The best action so far; null passes. */
  decide(search: Search<G>): G['Action'] | null {
    const action = search.rankedActions()[0]?.action ?? null
    this.reusable = search.childAfter(action)
    return action
  }
}

/** Read at each choice: a host may change its budget in between. */
function times(budget: Budget, thought: number): Budget {
  const { iterations, ms } = budget
  return {
    ...budget,
    ...(iterations === undefined ? {} : { iterations: Math.max(1, Math.round(iterations * thought)) }),
    ...(ms === undefined ? {} : { ms: ms * thought }),
  }
}

export function makeCaptain<G extends GameTypes>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  rng: Rng,
  budget: Budget = DEFAULT_BUDGET,
  rank: Rank = 'captain',
): Bot<G> {
  const { thought } = strengthOf(rank)
  const captain = new Captain(game, heuristic, rng)
  return {
    rank,
    thought,
    choose(view, duty) {
      const said = negotiated(game, heuristic, view, duty, rng)
      return said === undefined ? captain.choose(view, duty, times(budget, thought)) : said
    },
    startSearch(view, duty) {
      const said = negotiated(game, heuristic, view, duty, rng)
      if (said !== undefined) return { run: () => undefined, decide: () => said }
      const search = captain.startSearch(view, duty)
      return { run: (slice) => search.run(slice), decide: () => captain.decide(search) }
    },
  }
}
