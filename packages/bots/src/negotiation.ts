/** What follows a proposal in a simulation: each seat that is asked gives the answer with the highest evaluation. */
import { ActionList, type Game, type GameTypes, type Heuristic, type Seat } from '@quayside/rules-kit'
import { GreedyPolicy } from './greedy-policy.ts'

/**
 * A proposal has to gain this much win probability, so that nobody is asked for next to nothing; without it a proposal that
 * nobody accepts would be as good as any other action.
 */
export const PROPOSAL_COST = 0.015
/** Log-odds change by about so much for each unit of win probability, in the middle of the scale. */
const LOG_ODDS_PER_PROBABILITY = 4

export class Negotiation<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly policy: GreedyPolicy<G>
  private readonly answers = new ActionList<G['Action']>()
  /** What a proposal costs, in the units of the evaluation. */
  readonly cost: number

  constructor(game: Game<G>, heuristic: Heuristic<G>) {
    this.game = game
    this.policy = new GreedyPolicy(game, (next, seat) => heuristic.evaluate(next, seat))
    this.cost = PROPOSAL_COST * LOG_ODDS_PER_PROBABILITY * (heuristic.scale ?? 1)
  }

  isProposal(action: G['Action'] | null): boolean {
    return action !== null && this.game.kind(action.type)?.proposal === true
  }

  /** Everybody but the proposer answers, once. */
  answer(state: G['State'], proposer: Seat): void {
    const pending = this.game.pending(state)
    if (pending.by !== 'seats') return
    for (const seat of pending.may) {
      if (seat === proposer) continue
      this.answers.clear()
      for (const kind of this.game.usable(state, seat)) if (kind.answer) kind.legal(state, seat, this.answers)
      const action = this.policy.choose(state, seat, this.answers)
      if (action !== null) this.game.apply(state, { by: seat, action }, null)
    }
  }
}
