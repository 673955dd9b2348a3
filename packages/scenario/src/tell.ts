/** A scenario told in beats, one for each thing a reader is shown: the position it leads to, what happened, what is said. */
import type { Game, GameTypes, Rejection, Result, Seat, View } from '@quayside/rules-kit'
import { kindCalled, runScenario, type StepReport, scenarioState } from './run.ts'
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
  readonly owe: readonly Seat[]
  readonly result: Result | null
  readonly tried: Tried<G> | null
  readonly listed: Listed<G> | null
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

export interface Told<G extends GameTypes> {
  readonly viewer: Seat
  readonly beats: readonly Beat<G>[]
}

/** Everything seen over one shoulder: the board must not turn round in the middle of a story. */
export function tellScenario<G extends GameTypes>(
  game: Game<G>,
  scenario: Scenario,
  viewer: Seat = protagonist(scenario),
): Told<G> | ScenarioProblem {
  const begun = scenarioState(game, scenario)
  if ('problem' in begun) return begun
  const look = (state: G['State']) => withoutMemory(game.view(state, viewer))
  const now = (state: G['State']) => {
    const pending = game.pending(state)
    return {
      view: look(state),
      owe: pending.by === 'seats' ? pending.owe : [],
      result: game.result(state),
    }
  }
  const nothing = { by: null, from: null, events: [], moves: [], say: null, tried: null, listed: null }
  const beats: Beat<G>[] = [{ ...nothing, kind: 'begin', ...now(begun.state) }]
  let shown = game.digest(begun.state)
  const report = runScenario(game, scenario, (made, before, after) => {
    if (!isWorthTelling(made)) return
    const isElsewhere = game.digest(before) !== shown
    shown = game.digest(after)
    beats.push({
      kind: made.step.kind,
      by: byOf(made.step),
      ...now(after),
      from: isElsewhere ? look(before) : null,
      events: made.events,
      moves: made.moves.map((move) => game.format(move)),
      say: made.step.say ?? null,
      tried: triedOf(game, made, after),
      listed: listedOf(game, made, after),
    })
  })
  if (report.problem !== null) return { problem: report.problem }
  return { viewer, beats }
}

/** The first seat that does, tries or is asked something. */
function protagonist({ steps }: Scenario): Seat {
  const inside = (step: Step): readonly Step[] => (step.kind === 'try' ? step.branches.flat() : [step])
  return (
    steps
      .flatMap(inside)
      .map(byOf)
      .find((by) => by !== null) ?? 0
  )
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

function triedOf<G extends GameTypes>(
  game: Game<G>,
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
  game: Game<G>,
  { step, listed }: StepReport<G>,
  state: G['State'],
): Listed<G> | null {
  if (step.kind !== 'legal') return null
  return { actions: listed, view: withoutMemory(game.view(state, step.of.by)) }
}

/** A page holds what it shows. */
function withoutMemory<G extends GameTypes>(view: View<G>): View<G> {
  return { ...view, known: null } as unknown as View<G>
}
