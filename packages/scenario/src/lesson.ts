/** One chapter of a first lesson: its beats, and what the learner's own choices would be at each task. */
import type { ActionPart, GameTypes, InspectableGame, Rejection, Seat } from '@quayside/rules-kit'
import type { Scenario, ScenarioProblem } from './scenario.ts'
import { type Beat, tellScenario } from './tell.ts'

/** The learner sits here. */
export const LEARNER: Seat = 0

/** The task's own action, another one that the rules allow, or a refusal. */
export type Attempt = 'fits' | 'other' | Rejection

export class Lesson<G extends GameTypes> {
  readonly beats: readonly Beat<G>[]
  private readonly game: InspectableGame<G>
  /** By beat: the position in which its task is to be done. */
  private readonly before = new Map<number, G['State']>()
  private readonly after = new Map<number, string>()

  private constructor(game: InspectableGame<G>, beats: readonly Beat<G>[]) {
    this.game = game
    this.beats = beats
  }

  static of<G extends GameTypes>(game: InspectableGame<G>, scenario: Scenario): Lesson<G> | ScenarioProblem {
    const beats: Beat<G>[] = []
    const lesson = new Lesson(game, beats)
    const told = tellScenario(game, scenario, {
      viewer: LEARNER,
      isSecret: true,
      onBeat: (beat, before) => {
        beats.push(beat)
        if (beat.task) lesson.keep(beats.length - 1, beat, before)
      },
    })
    return 'problem' in told ? told : lesson
  }

  private keep(at: number, { moves }: Beat<G>, before: G['State']): void {
    const { game } = this
    const state = game.clone(before)
    this.before.set(at, state)
    const after = game.clone(state)
    const move = game.parse(moves.at(-1) ?? '')
    if (move) game.apply(after, move, null)
    this.after.set(at, game.digest(after))
  }

  /** Asks the rules about one choice at the task of that beat. */
  check(at: number, action: G['Action']): Rejection | null {
    const state = this.before.get(at)
    return state ? this.game.check(state, LEARNER, action) : { code: 'notNow', rule: null }
  }

  /** Why nothing that agrees with this part of an action can be done at the task of that beat. */
  explain(at: number, { type, ...partial }: ActionPart<G['Action']>): Rejection | null {
    const state = this.before.get(at)
    return state ? this.game.explain(state, LEARNER, type, partial) : { code: 'notNow', rule: null }
  }

  /** Two ways of saying the same (cards in another order) lead to the same position and are both right. */
  attempt(at: number, action: G['Action']): Attempt {
    const rejection = this.check(at, action)
    const state = this.before.get(at)
    if (rejection || !state) return rejection ?? 'other'
    const tried = this.game.clone(state)
    this.game.apply(tried, { by: LEARNER, action }, null)
    return this.game.digest(tried) === this.after.get(at) ? 'fits' : 'other'
  }
}
