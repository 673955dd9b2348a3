/** Runs a scenario on the rules and says of each step whether it came as written. */
import { type GameTypes, type InspectableGame, SeededRng } from '@quayside/rules-kit'
import { answer, legalList, refusal, unexpected } from './compare.ts'
import { drawPending, type Made, type Making, type Play, playAction, playChance, type Rules } from './play.ts'
import { impossible, messageOf } from './possible.ts'
import type { Scenario, ScenarioProblem, Step } from './scenario.ts'

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

interface Run<G extends GameTypes> extends Rules<G> {
  readonly steps: StepReport<G>[]
  readonly watch: Watch<G> | null
}

/** The state that a scenario begins with. */
export function scenarioState<G extends GameTypes>(
  game: InspectableGame<G>,
  scenario: Scenario,
): { readonly state: G['State'] } | ScenarioProblem {
  if (scenario.game !== game.id) return { problem: `this scenario is of ${scenario.game}, not of ${game.id}` }
  const options = game.resolveOptions(scenario.players, scenario.options)
  if ('problem' in options) {
    const { option, value, other } = options.problem as { option: string; value: string; other: string }
    return { problem: `options: ${option}=${value} is not accepted (${other})` }
  }
  const state = filled(game, options, scenario)
  if ('problem' in state) return { problem: `given: ${state.problem}` }
  const wrong = impossible(game, state, scenario.players)
  return wrong === null ? { state } : { problem: `given: this position cannot be: ${wrong}` }
}

/** What a hand-written position breaks in the rules is a fault of the position, not of the program. */
function filled<G extends GameTypes>(
  game: InspectableGame<G>,
  options: G['Options'],
  { players, given }: Scenario,
): G['State'] | ScenarioProblem {
  if (given.loose !== undefined && typeof given.loose !== 'boolean')
    return { problem: 'loose must be true or false' }
  try {
    return game.fill(options, players, given)
  } catch (error) {
    return { problem: `it does not read: ${messageOf(error)}` }
  }
}

export function runScenario<G extends GameTypes>(
  game: InspectableGame<G>,
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
    const differed = step.kind === 'try' ? [] : tryStep(run, play, step, made)
    const isStuck = differed.length > 0 && (step.kind === 'do' || step.kind === 'chance')
    const report = { path: at, step, ...made, differed }
    run.watch?.(report, before, play.state)
    if (step.kind === 'try') runBranches(run, play, step.branches, `${at}.try`)
    if (!isStuck) differed.push(...unexpected(run.game, play.state, step.expect ?? {}))
    run.steps.push(report)
    if (isStuck) return
  }
}

/** A loose position may hold what the rules cannot go on with: the step says so, and the next file is run. */
function tryStep<G extends GameTypes>(
  run: Run<G>,
  play: Play<G>,
  step: Exclude<Step, { kind: 'try' }>,
  made: Making<G>,
): string[] {
  try {
    return runStep(run, play, step, made)
  } catch (error) {
    return [`the rules cannot go on from here: ${messageOf(error)}`]
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
