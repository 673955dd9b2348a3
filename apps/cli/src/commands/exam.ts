/** Bots sit exams: positions with a known best or worst choice, and the share that each bot passes. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameIds, type LoadedGame, loadGame } from '@quayside/all'
import { readEntrant } from '@quayside/arena'
import { readWords, seedOf, type Words } from '../arguments.ts'
import { type Exam, readExams } from '../exams/exam.ts'
import { type BotOfRank, type ExamResult, sitExam } from '../exams/sit-exam.ts'
import { BadInput } from '../failures.ts'
import { readText } from '../files.ts'
import { Progress } from '../terminal/progress.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = { bots: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } } as const
const GAMES = fileURLToPath(new URL('../../../../games', import.meta.url))

export const exam: Command = {
  usage: 'exam GAME|all [--bots mate,captain] [--seed S] [--json]',
  does: 'bots choose in positions with a known best or worst choice: the share that each passes',
  async run(given) {
    const words = readWords(given, FLAGS)
    const sat = await sitAll(gamesOf(words), botsOf(words), seedOf(words))
    if (words.flags.json) printJson({ bots: sat.map(summaryOf) })
    else for (const one of sat) printResults(one)
  },
}

interface Sat {
  readonly bot: BotOfRank
  readonly results: readonly ExamResult[]
}

function gamesOf({ names }: Words): readonly string[] {
  const [id, extra] = names
  if (id === undefined || extra !== undefined)
    throw new BadInput(`which game? One of ${gameIds.join(', ')}, or all`)
  if (id !== 'all' && !gameIds.includes(id))
    throw new BadInput(`there is no game "${id}"; there are ${gameIds.join(', ')}`)
  return id === 'all' ? gameIds : [id]
}

function botsOf({ flags }: Words): readonly BotOfRank[] {
  return String(flags.bots ?? 'mate,captain')
    .split(',')
    .map((name) => {
      const entrant = readEntrant(name)
      if ('problem' in entrant) throw new BadInput(entrant.problem)
      if (entrant.kind !== 'rank') throw new BadInput(`${name} cannot sit an exam: it is no bot of ours`)
      return entrant
    })
}

/** Exams are data of the repository: an installed package has none. */
export function examsOf(game: string): readonly Exam[] {
  const folder = join(GAMES, game, 'exams')
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .flatMap((name) => readExams(`${game}/exams/${name}`, readText(join(folder, name))))
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput(`there are no exams of ${game} here`)
  }
}

async function sitAll(
  ids: readonly string[],
  bots: readonly BotOfRank[],
  seed: number,
): Promise<readonly Sat[]> {
  const papers = await Promise.all(
    ids.map(async (id) => ({ loaded: (await loadGame(id)) as LoadedGame, exams: examsOf(id) })),
  )
  const many = papers.reduce((sum, { exams }) => sum + exams.length, 0)
  const progress = new Progress('exams', many * bots.length)
  let done = 0
  const sat = bots.map((bot) => ({
    bot,
    results: papers.flatMap(({ loaded, exams }) =>
      exams.map((one) => {
        const result = sitExam(loaded, one, bot, seed)
        progress.to(++done)
        return result
      }),
    ),
  }))
  progress.close()
  return sat
}

function summaryOf({ bot, results }: Sat) {
  const failed = results.filter(({ passed }) => !passed)
  return {
    bot: bot.name,
    exams: results.length,
    passed: results.length - failed.length,
    failed: failed.map(({ exam: { name, scenario }, choices }) => ({ game: scenario.game, name, choices })),
  }
}

function printResults(sat: Sat): void {
  const { bot, exams, passed } = summaryOf(sat)
  console.log(`${bot}: passes ${passed} of ${exams} (${((100 * passed) / exams).toFixed(1)} %)`)
  for (const { exam: one, choices, passed: right } of sat.results) {
    if (right) continue
    console.log(`  ${one.scenario.game}, ${one.name}: ${choices.join('; ')}`)
    console.log(`    ${one.why}`)
  }
}
