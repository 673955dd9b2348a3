/** Learns the weights of the features from games of self-play, and says on held-out games how well they predict. */
import { Evaluation } from '@quayside/bots'
import type { GameTypes, GameWithHeuristic, Seat } from '@quayside/rules-kit'
import type { Weights } from '../weights.ts'
import { type Accuracy, accuracyOf } from './calibration.ts'
import { fitSoftmax, predict } from './fit-softmax.ts'
import { collectSamples, type Samples } from './samples.ts'
import type { SelfPlay, SelfPlayGame } from './self-play.ts'

/** Every so manieth game is held out: nothing is fitted to it. */
const HELD_OUT = 4
/** Training positions of a game: more of the same game tell little that is new. */
const PER_GAME = 24
/** Fractions of the training games for the learning curve; the last one gives the weights. */
const CURVE = [1 / 8, 1 / 4, 1 / 2, 1]

export interface Lesson {
  readonly weights: Weights
  /** Of the learned evaluation, and of the one by hand with its weights in use, on the same held-out positions. */
  readonly learned: Accuracy
  readonly byHand: Accuracy
  /** What an equal probability for each seat comes to. */
  readonly guessing: number
  /** One entry a fraction of the training games. */
  readonly curve: readonly { readonly games: number; readonly training: number; readonly heldOut: number }[]
  readonly games: number
  readonly heldOutGames: number
  readonly heldOutPositions: number
}

export function learn(rules: GameWithHeuristic, play: SelfPlay, games: readonly SelfPlayGame[]): Lesson {
  const { game, heuristic, learning } = rules
  const evaluation = new Evaluation<GameTypes>(game, learning?.tuned ?? heuristic)
  const winProbability = (state: GameTypes['State'], seat: Seat) => evaluation.winProbability(state, seat)
  const inOrder = [...games].sort((a, b) => a.index - b.index)
  const heldOutGames = inOrder.filter(({ index }) => index % HELD_OUT === HELD_OUT - 1)
  const training = inOrder.filter(({ index }) => index % HELD_OUT !== HELD_OUT - 1)
  const heldOut = collectSamples(
    { rules, play, perGame: Number.MAX_SAFE_INTEGER, winProbability },
    heldOutGames,
  )
  let weights = new Float64Array(0)
  const curve = CURVE.map((fraction) => {
    const some = training.slice(0, Math.ceil(training.length * fraction))
    const samples = collectSamples({ rules, play, perGame: PER_GAME, winProbability }, some)
    weights = Float64Array.from(fitSoftmax(samples), (weight) => Number(weight.toPrecision(4)))
    return {
      games: some.length,
      training: accuracyOf(samples, predictAll(samples, weights)).logLoss,
      heldOut: accuracyOf(heldOut, predictAll(heldOut, weights)).logLoss,
    }
  })
  const names = learning?.features.map(({ name }) => name) ?? []
  return {
    weights: Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0])),
    learned: accuracyOf(heldOut, predictAll(heldOut, weights)),
    byHand: accuracyOf(heldOut, heldOut.inUse),
    guessing: Math.log(play.players),
    curve,
    games: training.length,
    heldOutGames: heldOutGames.length,
    heldOutPositions: heldOut.count,
  }
}

function predictAll(samples: Samples, weights: Float64Array): Float64Array {
  const { players, count } = samples
  const all = new Float64Array(count * players)
  const one = new Float64Array(players)
  for (let p = 0; p < count; p++) {
    predict(samples, weights, p, one)
    all.set(one, p * players)
  }
  return all
}
