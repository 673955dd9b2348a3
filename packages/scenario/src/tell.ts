/** A scenario told in beats, one for each thing a reader is shown: the position it leads to, what happened, what is said. */
import {
  type GameTypes,
  type InspectableGame,
  legalActions,
  type Rejection,
  type Result,
  type Seat,
  type View,
} from '@quayside/rules-kit'
import { kindCalled } from './play.ts'
import { runScenario, type StepReport, scenarioState } from './run.ts'
import type { Said, Scenario, ScenarioProblem, Step } from './scenario.ts'

export interface Beat<G extends GameTypes> {
  readonly kind: 'begin' | Step['kind']
  /** Who acts, tries or is asked. */
  readonly by: Seat | null
  /** The position afterwards, as the reader sees it. */
  readonly view: View<G>
  /** Where the story goes back to an earlier position: that position. */
  readonly from: View<G> | null
  readonly events: readonly G['Event'][]
  /** The moves in notation. */
  readonly moves: readonly string[]
  readonly say: Said | null
  readonly point: string | null
  readonly owe: readonly Seat[]
  readonly result: Result | null
  readonly tried: Tried<G> | null
  readonly listed: Listed<G> | null
  readonly task: Task<G> | null
}

/** What was refused. */
export interface Tried<G extends GameTypes> {
  /** Null where a whole kind of action is refused. */
  readonly action: G['Action'] | null
  readonly kind: string
  readonly rejection: Rejection
  /** The position as whoever tried it saw it. */
  readonly view: View<G>
}

/** Everything of some kind that a seat may do. */
export interface Listed<G extends GameTypes> {
  readonly actions: readonly G['Action'][]
  readonly view: View<G>
}

/** What the reader is to do: this beat waits for it. */
export interface Task<G extends GameTypes> {
  readonly say: Said
  readonly hint: Said | null
  readonly press: readonly string[]
  readonly legal: readonly G['Action'][]
}

export interface Story<G extends GameTypes> {
  readonly viewer: Seat
  readonly beats: readonly Beat<G>[]
}

export interface StoryOptions<G extends GameTypes> {
  /** Everything is seen over one shoulder: the board must not turn round in the middle of a story. */
  readonly viewer: Seat
  /** Only what that seat would be told; otherwise a reader is told everything. */
  readonly isSecret?: boolean
  /** Called with each beat and the position before it; the state is lent. */
  onBeat?(beat: Beat<G>, before: G['State']): void
}

export function tellScenario<G extends GameTypes>(
  game: InspectableGame<G>,
  scenario: Scenario,
  options: StoryOptions<G> = { viewer: protagonist(scenario) },
): Story<G> | ScenarioProblem {
  const begun = scenarioState(game, scenario)
  if ('problem' in begun) return begun
  const { viewer } = options
  const look = (state: G['State']) => withoutMemory(game.view(state, viewer))
  const now = (state: G['State']) => ({
    view: look(state),
    owe: oweIn(game, state),
    result: game.result(state),
  })
  const beats: Beat<G>[] = []
  const add = (beat: Beat<G>, before: G['State']) => {
    beats.push(beat)
    options.onBeat?.(beat, before)
  }
  add({ ...NOTHING, kind: 'begin', ...now(begun.state) }, begun.state)
  let shown = game.digest(begun.state)
  const report = runScenario(game, scenario, (made, before, after) => {
    if (!isWorthTelling(made)) return
    const isElsewhere = game.digest(before) !== shown
    shown = game.digest(after)
    const beat: Beat<G> = {
      kind: made.step.kind,
      by: byOf(made.step),
      ...now(after),
      from: isElsewhere ? look(before) : null,
      events: options.isSecret ? redacted(game, made.events, viewer) : made.events,
      ...detailsOf(game, made, before, after),
    }
    add(beat, before)
  })
  if (report.problem !== null) return { problem: report.problem }
  return { viewer, beats }
}

function detailsOf<G extends GameTypes>(
  game: InspectableGame<G>,
  made: StepReport<G>,
  before: G['State'],
  after: G['State'],
): Pick<Beat<G>, 'moves' | 'say' | 'point' | 'tried' | 'listed' | 'task'> {
  const { step, moves } = made
  return {
    moves: moves.map((move) => game.format(move)),
    say: step.say ?? null,
    point: step.point ?? null,
    tried: triedOf(game, made, after),
    listed: listedOf(game, made, after),
    task: taskOf(game, step, before),
  }
}

function oweIn<G extends GameTypes>(game: InspectableGame<G>, state: G['State']): readonly Seat[] {
  const pending = game.pending(state)
  return pending.by === 'seats' ? pending.owe : []
}

const NOTHING = {
  by: null,
  from: null,
  events: [],
  moves: [],
  say: null,
  point: null,
  tried: null,
  listed: null,
  task: null,
} as const

/** The first seat that does, tries or is asked something. */
function protagonist({ steps }: Scenario): Seat {
  const inside = (step: Step): readonly Step[] => (step.kind === 'try' ? step.branches.flat() : [step])
  const seats = steps.flatMap(inside).map(byOf)
  return seats.find((by) => by !== null) ?? 0
}

function byOf(step: Step): Seat | null {
  if (step.kind === 'legal') return step.of.by
  return step.kind === 'do' || step.kind === 'refused' ? step.by : null
}

/** A step that only compares says nothing to a reader. */
function isWorthTelling<G extends GameTypes>({ step, moves }: StepReport<G>): boolean {
  if (step.kind === 'look' || step.kind === 'try' || step.kind === 'ask') {
    return step.say !== undefined || moves.length > 0
  }
  return true
}

function redacted<G extends GameTypes>(
  game: InspectableGame<G>,
  events: readonly G['Event'][],
  viewer: Seat,
): G['Event'][] {
  return events.flatMap((event) => game.redact(event, viewer) ?? [])
}

function triedOf<G extends GameTypes>(
  game: InspectableGame<G>,
  { step, rejection }: StepReport<G>,
  state: G['State'],
): Tried<G> | null {
  if (step.kind !== 'refused' || !rejection) return null
  const move = game.parse(`${step.by} ${step.text}`)
  const action = move && move.by !== 'chance' ? move.action : null
  const kind = action?.type ?? kindCalled(game, step.text)?.type ?? step.text
  return { action, kind, rejection, view: withoutMemory(game.view(state, step.by)) }
}

function listedOf<G extends GameTypes>(
  game: InspectableGame<G>,
  { step, listed }: StepReport<G>,
  state: G['State'],
): Listed<G> | null {
  if (step.kind !== 'legal') return null
  return { actions: listed, view: withoutMemory(game.view(state, step.of.by)) }
}

function taskOf<G extends GameTypes>(
  game: InspectableGame<G>,
  step: Step,
  state: G['State'],
): Task<G> | null {
  if (step.kind !== 'do' || !step.task) return null
  const { task: say, hint = null, press = [] } = step
  return { say, hint, press, legal: legalActions(game, state, step.by) }
}

/** A page holds what it shows. */
function withoutMemory<G extends GameTypes>(view: View<G>): View<G> {
  return { ...view, known: null } as unknown as View<G>
}
