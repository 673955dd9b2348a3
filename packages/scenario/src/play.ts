/** The moves of a scenario: what its steps call an action or an outcome, played on a state. */
import type { AnyKind, GameTypes, InspectableGame, Move, Rejection, Rng } from '@quayside/rules-kit'
import { canon, shortList } from './format.ts'
import type { Step } from './scenario.ts'

/** The rules a scenario is played by. */
export interface Rules<G extends GameTypes> {
  readonly game: InspectableGame<G>
  readonly players: number
}

/** What came of a step: a page can show it. */
export interface Made<G extends GameTypes> {
  /** What was played in this step, draws before it included. */
  readonly moves: readonly Move<G>[]
  readonly events: readonly G['Event'][]
  /** Why it was refused. */
  readonly rejection: Rejection | null
  /** What a seat may do, where the step asks for it. */
  readonly listed: readonly G['Action'][]
}

export interface Making<G extends GameTypes> extends Made<G> {
  readonly moves: Move<G>[]
  readonly events: G['Event'][]
  rejection: Rejection | null
  listed: readonly G['Action'][]
}

/** One line of play: the steps of a branch change its state. */
export interface Play<G extends GameTypes> {
  state: G['State']
  readonly rng: Rng
}

function playMove<G extends GameTypes>(
  { game }: Rules<G>,
  play: Play<G>,
  move: Move<G>,
  made: Making<G>,
): void {
  game.apply(play.state, move, (event) => made.events.push(event))
  made.moves.push(move)
}

export function drawPending<G extends GameTypes>(rules: Rules<G>, play: Play<G>, made: Making<G>): void {
  const { game } = rules
  while (game.pending(play.state).by === 'chance') {
    playMove(rules, play, { by: 'chance', outcome: game.sample(play.state, play.rng) }, made)
  }
}

export function playChance<G extends GameTypes>(
  rules: Rules<G>,
  play: Play<G>,
  text: string,
  made: Making<G>,
): string[] {
  const { game } = rules
  const move = game.parse(`* ${text}`)
  if (move?.by !== 'chance') return [`"${text}" is not an outcome the game knows`]
  if (game.pending(play.state).by !== 'chance') return [`nothing is to be drawn, yet "${text}" is given`]
  const outcomes = game.outcomes(play.state)
  const wanted = canon(move.outcome)
  if (!outcomes.some(({ outcome }) => canon(outcome) === wanted)) {
    const words = outcomes.map(({ outcome }) => game.format({ by: 'chance', outcome }).slice(2))
    return [`"${text}" cannot be drawn here; possible: ${shortList(words)}`]
  }
  playMove(rules, play, move, made)
  return []
}

export function playAction<G extends GameTypes>(
  rules: Rules<G>,
  play: Play<G>,
  step: Extract<Step, { kind: 'do' }>,
  made: Making<G>,
): string[] {
  const { game } = rules
  const move = seatMove(rules, step)
  if (typeof move === 'string') return [move]
  const refused = game.check(play.state, move.by, move.action)
  if (refused) return [`"${step.by} ${step.text}" is refused: ${refusalWords(refused)}`]
  playMove(rules, play, move, made)
  return []
}

export function seatMove<G extends GameTypes>(
  { game, players }: Rules<G>,
  { by, text }: { by: number; text: string },
): Extract<Move<G>, { by: number }> | string {
  if (by >= players) return `there is no seat ${by}`
  const move = game.parse(`${by} ${text}`)
  return move && move.by !== 'chance' ? move : `"${text}" is not an action the game knows`
}

/** A kind of action by the word that notation has for it. */
export function kindCalled<G extends GameTypes>(game: InspectableGame<G>, word: string): AnyKind<G> | null {
  const words = game.notation.actions as { readonly [type: string]: { readonly word?: string } }
  return game.kinds.find(({ type }) => (words[type]?.word ?? type) === word) ?? game.kind(word)
}

function refusalWords({ code, rule }: Rejection): string {
  return rule ? `${code} (${rule})` : code
}
