/**
 * Games that bots play against themselves, kept as their moves in notation. Features are computed from the moves afterwards:
 * a feature can be added or changed without playing the games again.
 */
import { isRank, type Rank } from '@quayside/bots'
import {
  type AnyHeuristic,
  type GameTypes,
  type GameWithHeuristic,
  type Move,
  SeededRng,
  seriesSeed,
} from '@quayside/rules-kit'
import { playGame } from '../series.ts'
import { type FoundWeights, tunedRules, withWeights } from '../weights.ts'

/** `greedy` is a deckhand that misses nothing and errs in nothing: the quickest bot that plays sensibly. */
export type SelfPlayBot = Rank | 'greedy'

export function isSelfPlayBot(name: string): name is SelfPlayBot {
  return name === 'greedy' || isRank(name)
}

/** What all games of one run of self-play share. */
export interface SelfPlay {
  readonly game: string
  readonly options: object
  readonly players: number
  readonly bot: SelfPlayBot
  readonly seed: number
}

/** One game as plain data, so that it can be sent to a worker thread. */
export interface SelfPlayTask extends SelfPlay {
  readonly index: number
  /** Null: those in use. */
  readonly weights: FoundWeights | null
}

export interface SelfPlayGame {
  readonly index: number
  /** One move a line, chance included. */
  readonly moves: string
}

export function playSelf(rules: GameWithHeuristic, task: SelfPlayTask): SelfPlayGame {
  const { options, players, seed, index, weights } = task
  const rank = task.bot === 'greedy' ? 'deckhand' : task.bot
  const moves: string[] = []
  const play = (heuristic: AnyHeuristic) => {
    const exact = { ...heuristic, overrides: { ...heuristic.overrides, missRate: 0, evalNoise: 0 } }
    const ranks = Array<Rank>(players).fill(rank)
    const series = {
      ...rules,
      options,
      players,
      seed,
      ranks,
      heuristic: task.bot === 'greedy' ? exact : heuristic,
    }
    playGame(series, index, (move) => moves.push(rules.game.format(move)))
  }
  playWith(rules, weights, play)
  return { index, moves: moves.join('\n') }
}

function playWith(
  rules: GameWithHeuristic,
  found: FoundWeights | null,
  play: (heuristic: AnyHeuristic) => void,
): void {
  const { heuristic } = rules
  if (found === null) play(heuristic)
  else if (found.evaluation === 'learned') play(rules.learning?.learned(found.weights) ?? heuristic)
  else {
    const tuned = tunedRules(rules).heuristic
    withWeights(tuned, found.weights, () => play(tuned))
  }
}

/** Calls `onPosition` before each move of a game that was played, and returns the state at its end. */
export function replaySelf(
  { game }: GameWithHeuristic,
  { options, players, seed }: SelfPlay,
  { index, moves }: SelfPlayGame,
  onPosition: (state: GameTypes['State'], move: Move<GameTypes>) => void,
): GameTypes['State'] {
  const rng = new SeededRng(seriesSeed(seed, index))
  const state = game.initialState(options, players, game.drawSetup(options, players, rng))
  game.forget(state)
  for (const text of moves.split('\n')) {
    const move = game.parse(text)
    if (!move) throw new Error(`${game.id}: "${text}" of game ${index} does not read`)
    onPosition(state, move)
    game.apply(state, move, null)
  }
  return state
}
