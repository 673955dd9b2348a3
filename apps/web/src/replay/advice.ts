/** The captain's ranking of the decisions of a game: only ever from the view of the seat that decided. */
import { type Duty, Evaluation, type RankedAction, resolveChance, type Search } from '@quayside/bots'
import { type GameTypes, type Json, type Seat, SeededRng, type View } from '@quayside/rules-kit'
import { BEST, SEED, startCaptainSearch } from '../advice/captain-search.ts'
import type { Advice, CostlyChoice, RankedChoice } from './protocol.ts'
import type { ReplayLine } from './replay-line.ts'
import { TimeSlices } from './time-slices.ts'

const REVIEW_ITERATIONS = 60
const COSTLY_PER_SEAT = 3
/** Below this a difference is noise. */
const MIN_COST = 0.02
const DETERMINIZATIONS = 24

interface Decision {
  readonly at: number
  readonly seat: Seat
  readonly view: View<GameTypes>
  readonly duty: Duty
  readonly played: GameTypes['Action']
}

export type IsWanted = () => boolean

/** The decision behind move `at`; null for chance. */
export function decisionAt(line: ReplayLine, at: number): Decision | null {
  const move = line.move(at)
  if (move.by === 'chance') return null
  return decisionIn(line, line.stateAfter(at - 1), at)
}

function decisionIn(line: ReplayLine, state: GameTypes['State'], at: number): Decision | null {
  const { game } = line
  const move = line.move(at)
  const pending = game.pending(state)
  if (move.by === 'chance' || pending.by !== 'seats') return null
  const duty = pending.owe.includes(move.by) ? 'owe' : 'may'
  return { at, seat: move.by, view: game.view(state, move.by), duty, played: move.action }
}

/** Searches for `ms` milliseconds in slices; null once `isWanted` turns false. */
export async function advise(
  line: ReplayLine,
  at: number,
  ms: number,
  isWanted: IsWanted,
): Promise<Advice | null> {
  const decision = decisionAt(line, at)
  if (!decision) return null
  const search = startCaptainSearch(line, decision.view, decision.duty)
  const slices = new TimeSlices()
  const end = performance.now() + ms
  while (performance.now() < end) {
    search.run({ ms: 20, now: () => performance.now() })
    await slices.yieldIfDue()
    if (!isWanted()) return null
  }
  const { seat, view } = decision
  const choices = choicesOf(line, decision, search)
  return { at, seat, view: shownOnly(view), choices: withPlayed(choices) }
}

/** Best first. What was played is always among them. */
function choicesOf(line: ReplayLine, decision: Decision, search: Search<GameTypes>): RankedChoice[] {
  const { game } = line
  const { seat, played } = decision
  const name = (action: GameTypes['Action']) => game.format({ by: seat, action })
  const own = name(played)
  const ranked = search.rankedActions().map(({ action, value, visits }) => ({
    action: action as unknown as Json,
    value,
    visits,
    isPlayed: action !== null && name(action) === own,
  }))
  if (ranked.some(({ isPlayed }) => isPlayed)) return ranked
  const value = estimatedValue(line, decision, search.rankedActions()[0])
  return [...ranked, { action: played as unknown as Json, value, visits: 0, isPlayed: true }]
}

/** Value of an action without visits: the best value minus the difference of the static evaluations. */
function estimatedValue(
  line: ReplayLine,
  decision: Decision,
  best: RankedAction<GameTypes> | undefined,
): number {
  const own = staticEvaluation(line, decision, decision.played)
  if (!best || best.action === null) return own
  return Math.max(0, best.value - Math.max(0, staticEvaluation(line, decision, best.action) - own))
}

/** The mean win probability right after an action, over determinizations, chance resolved. */
function staticEvaluation(
  { game, heuristic }: ReplayLine,
  { view, seat }: Decision,
  action: GameTypes['Action'],
): number {
  const rng = new SeededRng(SEED)
  const evaluation = new Evaluation<GameTypes>(game, heuristic)
  let sum = 0
  for (let i = 0; i < DETERMINIZATIONS; i++) {
    const state = game.imagine(view, rng)
    game.apply(state, { by: seat, action }, null)
    resolveChance<GameTypes>(game, state, rng)
    sum += evaluation.winProbability(state, seat)
  }
  return sum / DETERMINIZATIONS
}

/** The best few, and what was played even if it is far down. */
function withPlayed(choices: readonly RankedChoice[]): RankedChoice[] {
  const best = choices.slice(0, BEST)
  const played = choices.find(({ isPlayed }) => isPlayed)
  return played && !best.includes(played) ? [...best.slice(0, BEST - 1), played] : best
}

/** Goes through all decisions, a short search each, and keeps the costliest of each seat. */
export async function review(
  line: ReplayLine,
  isWanted: IsWanted,
  tell: (done: number) => void,
): Promise<CostlyChoice[] | null> {
  const { game } = line
  const state = line.first()
  const slices = new TimeSlices()
  const costly: CostlyChoice[] = []
  for (let at = 1; at <= line.count; at++) {
    const decision = decisionIn(line, state, at)
    const cost = decision && costOf(line, decision)
    if (cost) costly.push(cost)
    game.apply(state, line.move(at), null)
    await slices.yieldIfDue()
    if (!isWanted()) return null
    tell(at)
  }
  return worstOfEach(costly, line.table.players)
}

function costOf(line: ReplayLine, decision: Decision): CostlyChoice | null {
  const search = startCaptainSearch(line, decision.view, decision.duty)
  search.run({ iterations: REVIEW_ITERATIONS })
  const choices = choicesOf(line, decision, search)
  const [best] = choices
  const played = choices.find(({ isPlayed }) => isPlayed)
  if (!best?.action || !played?.action || best.isPlayed) return null
  const cost = best.value - played.value
  if (cost < MIN_COST) return null
  const { at, seat, view } = decision
  return { at, seat, view: shownOnly(view), played: played.action, best: best.action, cost }
}

function worstOfEach(costly: readonly CostlyChoice[], players: number): CostlyChoice[] {
  return Array.from({ length: players }, (_, seat) =>
    costly
      .filter((one) => one.seat === seat)
      .sort((a, b) => b.cost - a.cost)
      .slice(0, COSTLY_PER_SEAT),
  ).flat()
}

function shownOnly(view: View<GameTypes>): Json {
  return { ...view, known: null } as unknown as Json
}
