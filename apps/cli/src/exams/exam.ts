/** Bot exams: positions with a known best or worst choice, each with the reason in words. They are files in the games' folders. */
import { isList, isObject, type Json, type JsonObject, readJson, type Seat } from '@quayside/rules-kit'
import { readScenario, type Scenario } from '@quayside/scenario'
import { BadInput } from '../failures.ts'

export interface Exam {
  readonly name: string
  /** The position: what is given, and what is played from there before the bot is asked. */
  readonly scenario: Scenario
  readonly seat: Seat
  /** Choices in notation; `*` stands for any words. */
  readonly best: readonly string[]
  readonly worst: readonly string[]
  /** Looked at are all own actions up to the end of the turn, and not the first one alone. */
  readonly wholeTurn: boolean
  /** By the end of its turn the bot must have won. */
  readonly wins: boolean
  readonly why: string
}

const KEYS = [
  'name',
  'players',
  'options',
  'given',
  'steps',
  'seat',
  'best',
  'worst',
  'wholeTurn',
  'wins',
  'why',
]

/** The exams of one file: `{ "game", "exams": […] }`, positions in the form of scenarios. */
export function readExams(file: string, text: string): readonly Exam[] {
  const json = readJson(text)
  if (!isObject(json ?? null)) throw new BadInput(`${file} is not an object of JSON`)
  const { game, exams } = json as JsonObject
  if (typeof game !== 'string' || !isList(exams ?? null)) throw new BadInput(`${file} needs game and exams`)
  return (exams as readonly Json[]).map((one, i) => {
    if (!isObject(one)) throw new BadInput(`${file}: exams[${i}] is not an object`)
    return examFrom(`${file}: exams[${i}]`, game, one)
  })
}

function examFrom(path: string, game: string, json: JsonObject): Exam {
  const unknown = Object.keys(json).find((key) => !KEYS.includes(key))
  if (unknown !== undefined) throw new BadInput(`${path} has an unknown key "${unknown}"`)
  const { name, players = 0, options = {}, given = {}, steps = [], seat = 0, why } = json
  const { best = [], worst = [], wholeTurn = false, wins = false } = json
  const title = { en: String(name), ja: '' }
  const scenario = readScenario(JSON.stringify({ game, players, options, rules: [], title, given, steps }))
  if ('problem' in scenario) throw new BadInput(`${path}: ${scenario.problem}`)
  if (typeof name !== 'string' || typeof why !== 'string' || typeof seat !== 'number')
    throw new BadInput(`${path} needs name, why and seat`)
  if (!areTexts(best) || !areTexts(worst)) throw new BadInput(`${path}: best and worst are lists of choices`)
  if (best.length + worst.length === 0 && wins !== true) throw new BadInput(`${path} asks for nothing`)
  return { name, scenario, seat, best, worst, wholeTurn: wholeTurn === true, wins: wins === true, why }
}

function areTexts(json: Json): json is readonly string[] {
  return isList(json) && json.every((one) => typeof one === 'string')
}

/** Whether a choice in notation is one that the pattern stands for. */
export function isMeant(pattern: string, choice: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(choice)
}
