/** A bot sits an exam: it is asked as at a table, with the view of its seat and nothing else. */
import type { LoadedGame } from '@quayside/all'
import type { Entrant } from '@quayside/arena'
import { type Bot, type Duty, makeBot, resolveChance } from '@quayside/bots'
import { type GameTypes, legalActions, type Seat, SeededRng } from '@quayside/rules-kit'
import { runScenario, scenarioState } from '@quayside/scenario'
import { BadInput } from '../failures.ts'
import { type Exam, isMeant } from './exam.ts'

export type BotOfRank = Extract<Entrant, { kind: 'rank' }>

export interface ExamResult {
  readonly exam: Exam
  readonly passed: boolean
  /** In notation, what the bot did. */
  readonly choices: readonly string[]
}

/** Against a turn that does not end. */
const MOST_ACTIONS = 60

/** The position in which the bot is asked. */
export function examState({ game }: LoadedGame, exam: Exam): GameTypes['State'] {
  const begun = scenarioState(game, exam.scenario)
  if ('problem' in begun) throw new BadInput(`exam "${exam.name}": ${begun.problem}`)
  let state = begun.state
  const report = runScenario(game, exam.scenario, (_step, _before, after) => {
    state = game.clone(after)
  })
  const differed = report.steps.flatMap((step) => step.differed)
  if (differed.length > 0) throw new BadInput(`exam "${exam.name}": ${differed[0]}`)
  return state
}

/** What the seat may choose there, in notation. */
export function examChoices({ game }: LoadedGame, exam: Exam): readonly string[] {
  const state = examState({ game } as LoadedGame, exam)
  return legalActions(game, state, exam.seat).map((action) => words(game, exam.seat, action))
}

export function sitExam(
  loaded: LoadedGame,
  exam: Exam,
  { rank, budget }: BotOfRank,
  seed: number,
): ExamResult {
  const { game, heuristic } = loaded
  const { seat } = exam
  const state = examState(loaded, exam)
  const bot = makeBot(rank, game, heuristic, new SeededRng(seed), budget ?? undefined)
  const rng = new SeededRng(seed)
  const choices: string[] = []
  do {
    const action = bot.choose(game.view(state, seat), dutyOf(game, state, seat))
    choices.push(action === null ? 'pass' : words(game, seat, action))
    if (action === null) break
    game.apply(state, { by: seat, action }, null)
    resolveChance(game, state, rng)
  } while (exam.wholeTurn && choices.length < MOST_ACTIONS && dutyOf(game, state, seat) === 'owe')
  return { exam, choices, passed: isPassed(exam, choices) && (!exam.wins || hasWon(game, state, seat)) }
}

type AnyRules = LoadedGame['game']
type AnyBot = Bot<GameTypes>

function words(game: AnyRules, by: Seat, action: NonNullable<ReturnType<AnyBot['choose']>>): string {
  return game.format({ by, action }).replace(/^\d+ /, '')
}

function dutyOf(game: AnyRules, state: GameTypes['State'], seat: Seat): Duty {
  const pending = game.pending(state)
  return pending.by === 'seats' && pending.owe.includes(seat) ? 'owe' : 'may'
}

function isPassed({ best, worst }: Exam, choices: readonly string[]): boolean {
  const isOneOf = (patterns: readonly string[]) =>
    choices.some((choice) => patterns.some((pattern) => isMeant(pattern, choice)))
  return (best.length === 0 || isOneOf(best)) && !isOneOf(worst)
}

function hasWon(game: AnyRules, state: GameTypes['State'], seat: Seat): boolean {
  return game.result(state)?.winners.includes(seat) ?? false
}
