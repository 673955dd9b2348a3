import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { GameTypes, InspectableGame } from '@quayside/rules-kit'
import { LEARNER, Lesson, readTutorial, runScenario, type Scenario, type Tutorial } from '@quayside/scenario'
import { describe, expect, it } from 'vitest'

/** A test for each chapter of the lessons of a game: it runs as written, and every task can be done at the table. */
export function tutorialSuite<G extends GameTypes>(game: InspectableGame<G>, file: string): void {
  lessonSuite(game, file, 6)
  // The variants have lessons of their own, of a few minutes each.
  const folder = join(dirname(file), 'lessons')
  const variants = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  for (const name of variants) lessonSuite(game, join(folder, name), 3)
}

function lessonSuite<G extends GameTypes>(game: InspectableGame<G>, file: string, leastTasks: number): void {
  describe(`${game.id} ${basename(file)}`, () => {
    const tutorial = existsSync(file)
      ? readTutorial(readFileSync(file, 'utf8'))
      : { problem: 'there is none' }
    it('is there', () => expect(tutorial).not.toHaveProperty('problem'))
    if ('problem' in tutorial) return
    // A call that the rules ask for may be loud, in quotation marks.
    it('speaks calmly', () => expect(readFileSync(file, 'utf8')).not.toMatch(/[!！](?![」”])/))
    it('has tasks for the learner', () => expect(tasksIn(tutorial)).toBeGreaterThanOrEqual(leastTasks))
    for (const chapter of tutorial.chapters)
      it(chapter.title.en, () => expect(complaints(game, chapter)).toEqual([]))
  })
}

function tasksIn({ chapters }: Tutorial): number {
  return chapters.flatMap(({ steps }) => steps).filter(({ task }) => task !== undefined).length
}

function complaints<G extends GameTypes>(game: InspectableGame<G>, chapter: Scenario): string[] {
  const report = runScenario(game, chapter)
  if (report.problem) return [report.problem]
  const differed = report.steps.flatMap((step) => step.differed.map((what) => `${step.path}: ${what}`))
  const lesson = Lesson.of(game, chapter)
  if ('problem' in lesson) return [lesson.problem]
  return [...differed, ...chapter.steps.flatMap(stepComplaints), ...lesson.beats.flatMap(beatComplaints)]
}

/** The learner's steps are tasks with a hint, and nobody else's are. */
function stepComplaints(step: Scenario['steps'][number], i: number): string[] {
  if (step.kind !== 'do') return []
  if (step.by !== LEARNER) return step.task ? [`steps[${i}]: a task for another seat`] : []
  const isWhole = step.task && step.hint && step.press && step.press.length > 0
  return isWhole ? [] : [`steps[${i}]: the learner needs a task, a hint and what to press`]
}

/** Chance comes before a task in a step of its own: what the learner sees must be what the task is about. */
function beatComplaints<G extends GameTypes>(beat: Lesson<G>['beats'][number], i: number): string[] {
  return beat.task && beat.moves.length !== 1 ? [`beat ${i}: chance is drawn within a task`] : []
}
