/** Runs a scenario on the rules and says of each step whether it came as written. */
import {
  type AnyKind,
  canonicalJson,
  type Game,
  type GameTypes,
  type Json,
  type JsonObject,
  legalActions,
  type Move,
  type Rejection,
  type Rng,
  SeededRng,
} from '@quayside/rules-kit'
import { fits, jsonAt } from './match.ts'
import type { Scenario, ScenarioProblem, Step } from './scenario.ts'

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

export interface StepReport<G extends GameTypes> extends Made<G> {
  /** `steps[2]`, `steps[4].try[0][1]`. */
  readonly path: string
  readonly step: Step
  /** What differed; nothing when the step came as written. */
  readonly differed: readonly string[]
}

/** Called with each step as it comes; one with branches comes before them. The states are lent: copy what is kept. */
export type Watch<G extends GameTypes> = (
  report: StepReport<G>,
  before: G['State'],
  after: G['State'],
) => void

export interface ScenarioReport<G extends GameTypes> {
  readonly scenario: Scenario
  readonly ok: boolean
  readonly steps: readonly StepReport<G>[]
  /** Why the scenario could not begin. */
  readonly problem: string | null
}

/** A chance that no step decides is drawn from this seed. */
const SEED = 1

interface Run<G extends GameTypes> {
  readonly game: Game<G>
  readonly players: number
  readonly steps: StepReport<G>[]
  readonly watch: Watch<G> | null
}

interface Making<G extends GameTypes> extends Made<G> {
  readonly moves: Move<G>[]
  readonly events: G['Event'][]
  rejection: Rejection | null
  listed: readonly G['Action'][]
}

/** One line of play: the steps of a branch change its state. */
interface Play<G extends GameTypes> {
  state: G['State']
  readonly rng: Rng
}

/** The state that a scenario begins with. */
export function scenarioState<G extends GameTypes>(
  game: Game<G>,
  scenario: Scenario,
): { readonly state: G['State'] } | ScenarioProblem {
  if (scenario.game !== game.id) return { problem: `this scenario is of ${scenario.game}, not of ${game.id}` }
  const options = game.resolveOptions(scenario.players, scenario.options)
  if ('problem' in options) {
    const { option, value, other } = options.problem as { option: string; value: string; other: string }
    return { problem: `options: ${option}=${value} is not accepted (${other})` }
  }
  const state = game.fill(options, scenario.players, scenario.given)
  return 'problem' in state ? { problem: `given: ${state.problem}` } : { state }
}

export function runScenario<G extends GameTypes>(
  game: Game<G>,
  scenario: Scenario,
  watch: Watch<G> | null = null,
): ScenarioReport<G> {
  const begun = scenarioState(game, scenario)
  if ('problem' in begun) return { scenario, ok: false, steps: [], problem: begun.problem }
  const run: Run<G> = { game, players: scenario.players, steps: [], watch }
  runSteps(run, { state: begun.state, rng: new SeededRng(SEED) }, scenario.steps, 'steps')
  const ok = run.steps.every((step) => step.differed.length === 0)
  return { scenario, ok, steps: run.steps, problem: null }
}

/** Stops after a move that could not be made: what follows would only repeat the complaint. */
function runSteps<G extends GameTypes>(
  run: Run<G>,
  play: Play<G>,
  steps: readonly Step[],
  path: string,
): void {
  for (const [i, step] of steps.entries()) {
    const at = steps.length === 1 && path.endsWith(']') ? path : `${path}[${i}]`
    const made: Making<G> = { moves: [], events: [], rejection: null, listed: [] }
    const before = run.watch ? run.game.clone(play.state) : play.state
    const differed = step.kind === 'try' ? [] : runStep(run, play, step, made)
    const isStuck = differed.length > 0 && (step.kind === 'do' || step.kind === 'chance')
    const report = { path: at, step, ...made, differed }
    run.watch?.(report, before, play.state)
    if (step.kind === 'try') runBranches(run, play, step.branches, `${at}.try`)
    if (!isStuck) differed.push(...unexpected(run.game, play.state, step.expect ?? {}))
    run.steps.push(report)
    if (isStuck) return
  }
}

function runBranches<G extends GameTypes>(
  run: Run<G>,
  play: Play<G>,
  branches: readonly (readonly Step[])[],
  path: string,
): void {
  branches.forEach((steps, i) => {
    const branch = { state: run.game.clone(play.state), rng: new SeededRng(SEED) }
    runSteps(run, branch, steps, `${path}[${i}]`)
  })
}

function runStep<G extends GameTypes>(
  run: Run<G>,
  play: Play<G>,
  step: Exclude<Step, { kind: 'try' }>,
  made: Making<G>,
): string[] {
  if (step.kind === 'chance') return playChance(run, play, step.text, made)
  if (step.kind === 'ask') return answer(run, play, step)
  drawPending(run, play, made)
  switch (step.kind) {
    case 'do':
      return playAction(run, play, step, made)
    case 'refused':
      return refusal(run, play, step, made)
    case 'legal':
      return legalList(run, play, step, made)
    case 'look':
      return []
  }
}

function playMove<G extends GameTypes>(
  { game }: Run<G>,
  play: Play<G>,
  move: Move<G>,
  made: Making<G>,
): void {
  game.apply(play.state, move, (event) => made.events.push(event))
  made.moves.push(move)
}

function drawPending<G extends GameTypes>(run: Run<G>, play: Play<G>, made: Making<G>): void {
  const { game } = run
  while (game.pending(play.state).by === 'chance') {
    playMove(run, play, { by: 'chance', outcome: game.sample(play.state, play.rng) }, made)
  }
}

function playChance<G extends GameTypes>(
  run: Run<G>,
  play: Play<G>,
  text: string,
  made: Making<G>,
): string[] {
  const { game } = run
  const move = game.parse(`* ${text}`)
  if (move?.by !== 'chance') return [`"${text}" is not an outcome the game knows`]
  if (game.pending(play.state).by !== 'chance') return [`nothing is to be drawn, yet "${text}" is given`]
  const outcomes = game.outcomes(play.state)
  const wanted = canon(move.outcome)
  if (!outcomes.some(({ outcome }) => canon(outcome) === wanted)) {
    const words = outcomes.map(({ outcome }) => game.format({ by: 'chance', outcome }).slice(2))
    return [`"${text}" cannot be drawn here; possible: ${shortList(words)}`]
  }
  playMove(run, play, move, made)
  return []
}

function playAction<G extends GameTypes>(
  run: Run<G>,
  play: Play<G>,
  step: Extract<Step, { kind: 'do' }>,
  made: Making<G>,
): string[] {
  const { game } = run
  const move = seatMove(run, step)
  if (typeof move === 'string') return [move]
  const refused = game.check(play.state, move.by, move.action)
  if (refused) return [`"${step.by} ${step.text}" is refused: ${refusalWords(refused)}`]
  playMove(run, play, move, made)
  return []
}

function seatMove<G extends GameTypes>(
  { game, players }: Run<G>,
  { by, text }: { by: number; text: string },
): Extract<Move<G>, { by: number }> | string {
  if (by >= players) return `there is no seat ${by}`
  const move = game.parse(`${by} ${text}`)
  return move && move.by !== 'chance' ? move : `"${text}" is not an action the game knows`
}

function refusal<G extends GameTypes>(
  run: Run<G>,
  play: Play<G>,
  step: Extract<Step, { kind: 'refused' }>,
  made: Making<G>,
): string[] {
  const rejection = rejectionOf(run, play, step)
  if (typeof rejection === 'string') return [rejection]
  if (!rejection) return [`"${step.by} ${step.text}" is allowed`]
  made.rejection = rejection
  const differed: string[] = []
  if (step.code !== undefined && step.code !== rejection.code) {
    differed.push(`refused with code ${rejection.code}, not ${step.code}`)
  }
  if (step.rule !== undefined && step.rule !== rejection.rule) {
    differed.push(`refused by rule ${rejection.rule}, not ${step.rule}`)
  }
  return differed
}

/** A kind alone ("buy") stands for all its actions: it is refused when none of them is legal. */
function rejectionOf<G extends GameTypes>(
  run: Run<G>,
  play: Play<G>,
  step: Extract<Step, { kind: 'refused' }>,
): Rejection | null | string {
  const { game } = run
  const move = seatMove(run, step)
  if (typeof move !== 'string') return game.check(play.state, move.by, move.action)
  const kind = kindCalled(game, step.text)
  if (!kind || step.by >= run.players) return move
  const why = game.explain(play.state, step.by, kind.type)
  return why ?? `"${step.text}" can be used here; write the whole action to say why it is refused`
}

/** A kind of action by the word that notation has for it. */
export function kindCalled<G extends GameTypes>(game: Game<G>, word: string): AnyKind<G> | null {
  const words = game.notation.actions as { readonly [type: string]: { readonly word?: string } }
  return game.kinds.find(({ type }) => (words[type]?.word ?? type) === word) ?? game.kind(word)
}

function refusalWords({ code, rule }: Rejection): string {
  return rule ? `${code} (${rule})` : code
}

function legalList<G extends GameTypes>(
  { game }: Run<G>,
  play: Play<G>,
  { of, exactly }: Extract<Step, { kind: 'legal' }>,
  made: Making<G>,
): string[] {
  const found = legalActions(game, play.state, of.by).filter(
    (action) => (of.kind ?? action.type) === action.type && fits(of.where ?? {}, action as unknown as Json),
  )
  made.listed = found
  const words = (action: G['Action']) => game.format({ by: of.by, action }).replace(/^\d+ /, '')
  const matches = (entry: string | JsonObject, action: G['Action']) =>
    typeof entry === 'string' ? entry === words(action) : fits(entry, action as unknown as Json)
  const missing = exactly.filter((entry) => !found.some((action) => matches(entry, action)))
  const extra = found.filter((action) => !exactly.some((entry) => matches(entry, action)))
  return [
    ...(missing.length > 0 ? [`not legal: ${shortList(missing.map((entry) => JSON.stringify(entry)))}`] : []),
    ...(extra.length > 0 ? [`also legal: ${shortList(extra.map(words))}`] : []),
  ]
}

function answer<G extends GameTypes>(
  { game }: Run<G>,
  play: Play<G>,
  step: Extract<Step, { kind: 'ask' }>,
): string[] {
  const question = Object.hasOwn(game.questions, step.question) ? game.questions[step.question] : undefined
  if (!question) {
    return [`there is no question "${step.question}"; there are: ${Object.keys(game.questions).join(', ')}`]
  }
  const found = question(play.state, step.args)
  return canon(found) === canon(step.is) ? [] : [`${step.question} is ${canon(found)}, not ${canon(step.is)}`]
}

function unexpected<G extends GameTypes>(game: Game<G>, state: G['State'], expect: JsonObject): string[] {
  const json = game.toJson(state)
  return Object.entries(expect).flatMap(([path, wanted]) => {
    const found = jsonAt(json, path)
    if (found === undefined) return [`the state has no ${path}`]
    return canon(found) === canon(wanted) ? [] : [`${path} is ${canon(found)}, not ${canon(wanted)}`]
  })
}

function canon(value: unknown): string {
  return canonicalJson(value as Json)
}

function shortList(words: readonly string[]): string {
  return words.length > 12 ? `${words.slice(0, 12).join('; ')}; … (${words.length})` : words.join('; ')
}
