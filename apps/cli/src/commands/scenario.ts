/** Runs scenario files. */
import { gameIds, loadGame } from '@quayside/all'
import { readScenario, runScenario } from '@quayside/scenario'
import { readWords } from '../arguments.ts'
import { BadInput, FoundFailure } from '../failures.ts'
import { readText } from '../files.ts'
import { type Command, printJson } from './command.ts'

interface Outcome {
  readonly file: string
  readonly ok: boolean
  readonly title: string
  readonly differed: readonly string[]
  /** Why the file is no scenario of a known game. */
  readonly problem?: string
}

export const scenario: Command = {
  usage: 'scenario FILE… [--json]',
  does: 'runs scenario files',
  async run(given) {
    const { names, flags } = readWords(given, { json: { type: 'boolean' } })
    if (names.length === 0) throw new BadInput('which file? Give one or more scenario files')
    const outcomes: Outcome[] = []
    for (const file of names) outcomes.push(await tryFile(file))
    const failed = outcomes.filter((outcome) => !outcome.ok).length
    if (flags.json) printJson({ passed: outcomes.length - failed, failed, files: outcomes })
    else if (!(names.length === 1 && outcomes[0]?.problem)) {
      for (const outcome of outcomes) printOutcome(outcome)
      console.log(`${outcomes.length - failed} passed, ${failed} failed`)
    }
    const unread = outcomes.filter((outcome) => outcome.problem !== undefined)
    if (unread.length > 0) throw new BadInput(unreadSentence(unread, names.length))
    if (failed > 0) throw new FoundFailure()
  },
}

/** A file that does not read is told with the others; it does not stop the next. */
async function tryFile(file: string): Promise<Outcome> {
  try {
    return await runFile(file)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { file, ok: false, title: '', differed: [error.message], problem: error.message }
  }
}

function unreadSentence(unread: readonly Outcome[], of: number): string {
  const [first] = unread
  if (of === 1 && first?.problem) return first.problem
  return `${unread.length} of ${of} files ${unread.length === 1 ? 'is no scenario' : 'are no scenarios'}: ${unread.map(({ file }) => file).join(', ')}`
}

async function runFile(file: string): Promise<Outcome> {
  const read = readScenario(readText(file))
  if ('problem' in read) throw new BadInput(`${file}: ${read.problem}`)
  const loaded = await loadGame(read.game)
  if (!loaded) throw new BadInput(`${file}: there is no game "${read.game}"; there are ${gameIds.join(', ')}`)
  const report = runScenario(loaded.game, read)
  const differed = report.steps.flatMap((step) => step.differed.map((what) => `${step.path}: ${what}`))
  return { file, ok: report.ok, title: read.title.en, differed: report.problem ? [report.problem] : differed }
}

function printOutcome({ file, ok, title, differed }: Outcome): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${file}: ${title}`)
  for (const line of differed) console.log(`       ${line}`)
}
