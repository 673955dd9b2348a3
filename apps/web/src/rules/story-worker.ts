/** Worker that runs examples and first lessons through the rules; a game's rules are loaded when first needed. */
import { games } from '@quayside/all'
import type { AnyInspectableGame, GameTypes } from '@quayside/rules-kit'
import { Lesson, readScenario, readTutorial, tellScenario } from '@quayside/scenario'
import { answerWith } from '../host/worker-link.ts'
import type { LessonChoice, StoryChapter, StoryExample, StoryRequests } from './protocol.ts'

let lessons: readonly Lesson<GameTypes>[] = []

async function rulesOf(id: string): Promise<AnyInspectableGame | { problem: string }> {
  const entry = Object.hasOwn(games, id) ? games[id] : undefined
  return entry ? (await entry.inspectable()).game : { problem: `there is no game "${id}"` }
}

async function openTutorial(
  text: string,
): Promise<{ chapters: readonly StoryChapter[] } | { problem: string }> {
  const tutorial = readTutorial(text)
  if ('problem' in tutorial) return tutorial
  const game = await rulesOf(tutorial.game)
  if ('problem' in game) return game
  const opened: Lesson<GameTypes>[] = []
  const chapters: StoryChapter[] = []
  for (const chapter of tutorial.chapters) {
    const lesson = Lesson.of<GameTypes>(game, chapter)
    if ('problem' in lesson) return lesson
    opened.push(lesson)
    const { title, options, players } = chapter
    chapters.push({ title, options, players, beats: lesson.beats } as unknown as StoryChapter)
  }
  lessons = opened
  return { chapters }
}

function lessonOf({ chapter }: LessonChoice): Lesson<GameTypes> {
  const lesson = lessons[chapter]
  if (!lesson) throw new Error(`no lesson has a chapter ${chapter}`)
  return lesson
}

answerWith<StoryRequests>({
  async tell({ game, text }) {
    const scenario = readScenario(text)
    if ('problem' in scenario) return scenario
    const rules = await rulesOf(game)
    if ('problem' in rules) return rules
    const told = tellScenario<GameTypes>(rules, scenario)
    if ('problem' in told) return told
    return { ...told, options: scenario.options } as unknown as StoryExample
  },
  teach: ({ text }) => openTutorial(text),
  attempt: (choice) => lessonOf(choice).attempt(choice.at, choice.action as never),
  check: (choice) => lessonOf(choice).check(choice.at, choice.action as never),
  explain: (choice) => lessonOf(choice).explain(choice.at, choice.action as never),
})
