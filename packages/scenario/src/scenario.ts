/** Scenario files: a position, what is done there, and what must come of it. */
import type { Json, JsonObject, OptionValues, Seat } from '@quayside/rules-kit'
import { isList, isObject, readJson } from '@quayside/rules-kit'

export interface Said {
  readonly en: string
  readonly ja: string
}

interface Remarks {
  /** Paths into the state's JSON after the step. */
  readonly expect?: JsonObject
  readonly say?: Said
  /** First lessons: what the learner is to do in this step, and how, said when asked for. */
  readonly task?: Said
  readonly hint?: Said
  /** Parts of the page, as selectors: what is meant, and what to press one after another. */
  readonly point?: string
  readonly press?: readonly string[]
}

export type Step = Remarks &
  (
    | { readonly kind: 'do'; readonly by: Seat; readonly text: string }
    | { readonly kind: 'chance'; readonly text: string }
    | {
        readonly kind: 'refused'
        readonly by: Seat
        readonly text: string
        readonly code?: string
        readonly rule?: string | null
      }
    | { readonly kind: 'legal'; readonly of: LegalOf; readonly exactly: readonly (string | JsonObject)[] }
    /** Each branch starts from the same position, and none of it stays. */
    | { readonly kind: 'try'; readonly branches: readonly (readonly Step[])[] }
    | { readonly kind: 'ask'; readonly question: string; readonly args: JsonObject; readonly is: Json }
    /** Only looks: `expect` or `say` alone. */
    | { readonly kind: 'look' }
  )

export interface LegalOf {
  readonly by: Seat
  readonly kind?: string
  /** Fields that the actions must have. */
  readonly where?: JsonObject
}

export interface Scenario {
  readonly game: string
  readonly players: number
  readonly options: OptionValues
  readonly rules: readonly string[]
  readonly title: Said
  readonly given: JsonObject
  readonly steps: readonly Step[]
}

export interface ScenarioProblem {
  readonly problem: string
}

/** A value does not fit; caught where the file is read. */
class Misfit extends Error {}

function wrong(path: string, wanted: string): never {
  throw new Misfit(`${path} must be ${wanted}`)
}

/** Reads the form of a file; the game has not looked at it yet. */
export function readScenario(text: string): Scenario | ScenarioProblem {
  return readFile(text, (json) => scenarioFrom(objectAt(json, 'the scenario')))
}

function readFile<T>(text: string, read: (json: Json) => T): T | ScenarioProblem {
  const json = readJson(text)
  if (json === undefined) return { problem: 'the file is not JSON' }
  try {
    return read(json)
  } catch (error) {
    if (error instanceof Misfit) return { problem: error.message }
    throw error
  }
}

/** A first lesson: scenarios one after another, in which the learner at seat 0 has tasks. */
export interface Tutorial {
  readonly game: string
  readonly title: Said
  readonly chapters: readonly Scenario[]
}

export function readTutorial(text: string): Tutorial | ScenarioProblem {
  return readFile(text, (json) => {
    const file = objectAt(json, 'the tutorial')
    knownKeys(file, ['game', 'players', 'title', 'chapters'], 'the tutorial')
    const { game = null, players = null } = file
    return {
      game: textAt(game, 'game'),
      title: saidAt(file.title ?? null, 'title'),
      chapters: listAt(file.chapters ?? null, 'chapters').map((chapter, i) =>
        scenarioFrom({ game, players, rules: [], ...objectAt(chapter, `chapters[${i}]`) }),
      ),
    }
  })
}

const KEYS = ['game', 'players', 'options', 'rules', 'title', 'given', 'steps', 'about']

function scenarioFrom(json: JsonObject): Scenario {
  knownKeys(json, KEYS, 'the scenario')
  const players = json.players ?? null
  if (typeof players !== 'number' || !Number.isInteger(players)) wrong('players', 'a whole number')
  const rules = listAt(json.rules ?? null, 'rules')
  if (!rules.every((rule) => typeof rule === 'string')) wrong('rules', 'a list of rule numbers')
  return {
    game: textAt(json.game ?? null, 'game'),
    players,
    options: objectAt(json.options ?? {}, 'options') as OptionValues,
    rules: rules as readonly string[],
    title: saidAt(json.title ?? null, 'title'),
    given: objectAt(json.given ?? {}, 'given'),
    steps: stepsAt(json.steps ?? null, 'steps'),
  }
}

function stepsAt(json: Json, path: string): Step[] {
  return listAt(json, path).map((step, i) => stepAt(objectAt(step, `${path}[${i}]`), `${path}[${i}]`))
}

/** The word that tells what a step is, with the other keys it takes. */
const VERBS: { readonly [verb: string]: readonly string[] } = {
  do: ['by', 'task', 'hint', 'press'],
  chance: [],
  refused: ['by', 'code', 'rule'],
  legal: ['exactly'],
  try: [],
  ask: ['args', 'is'],
}

function stepAt(json: JsonObject, path: string): Step {
  const verbs = Object.keys(VERBS).filter((verb) => verb in json)
  if (verbs.length > 1) wrong(path, `one of ${verbs.join(' and ')}, not both`)
  const [verb] = verbs
  const remarks: Remarks = {
    ...('expect' in json ? { expect: objectAt(json.expect as Json, `${path}.expect`) } : {}),
    ...('say' in json ? { say: saidAt(json.say as Json, `${path}.say`) } : {}),
    ...('task' in json ? { task: saidAt(json.task as Json, `${path}.task`) } : {}),
    ...('hint' in json ? { hint: saidAt(json.hint as Json, `${path}.hint`) } : {}),
    ...('point' in json ? { point: textAt(json.point as Json, `${path}.point`) } : {}),
    ...('press' in json ? { press: textsAt(json.press as Json, `${path}.press`) } : {}),
  }
  if (!verb) {
    if (!('expect' in json || 'say' in json))
      wrong(path, `a step: ${Object.keys(VERBS).join(', ')} or expect`)
    knownKeys(json, ['expect', 'say', 'point'], path)
    return { kind: 'look', ...remarks }
  }
  knownKeys(json, [verb, ...(VERBS[verb] ?? []), 'expect', 'say', 'point'], path)
  return { ...READERS[verb]?.(json, path), ...remarks } as Step
}

const READERS: { readonly [verb: string]: (json: JsonObject, path: string) => Step } = {
  do: (json, path) => ({
    kind: 'do',
    by: seatAt(json.by ?? null, `${path}.by`),
    text: textAt(json.do ?? null, `${path}.do`),
  }),
  chance: (json, path) => ({ kind: 'chance', text: textAt(json.chance ?? null, `${path}.chance`) }),
  refused: (json, path) => ({
    kind: 'refused',
    by: seatAt(json.by ?? null, `${path}.by`),
    text: textAt(json.refused ?? null, `${path}.refused`),
    ...('code' in json ? { code: textAt(json.code ?? null, `${path}.code`) } : {}),
    ...('rule' in json
      ? { rule: json.rule === null ? null : textAt(json.rule as Json, `${path}.rule`) }
      : {}),
  }),
  legal: (json, path) => ({
    kind: 'legal',
    of: legalOf(objectAt(json.legal ?? null, `${path}.legal`), `${path}.legal`),
    exactly: listAt(json.exactly ?? null, `${path}.exactly`).map((entry, i) => {
      if (typeof entry === 'string' || isObject(entry)) return entry
      return wrong(`${path}.exactly[${i}]`, 'an action in notation or as an object')
    }),
  }),
  try: (json, path) => ({
    kind: 'try',
    branches: listAt(json.try ?? null, `${path}.try`).map((branch, i) => {
      const at = `${path}.try[${i}]`
      return isList(branch) ? stepsAt(branch, at) : [stepAt(objectAt(branch, at), at)]
    }),
  }),
  ask: (json, path) => {
    if (!('is' in json)) wrong(`${path}.is`, 'the answer')
    return {
      kind: 'ask',
      question: textAt(json.ask ?? null, `${path}.ask`),
      args: objectAt(json.args ?? {}, `${path}.args`),
      is: json.is as Json,
    }
  },
}

function legalOf(json: JsonObject, path: string): LegalOf {
  knownKeys(json, ['by', 'kind', 'where'], path)
  return {
    by: seatAt(json.by ?? null, `${path}.by`),
    ...('kind' in json ? { kind: textAt(json.kind ?? null, `${path}.kind`) } : {}),
    ...('where' in json ? { where: objectAt(json.where ?? null, `${path}.where`) } : {}),
  }
}

function knownKeys(json: JsonObject, known: readonly string[], path: string): void {
  const stray = Object.keys(json).find((key) => !known.includes(key))
  if (stray !== undefined)
    throw new Misfit(`${path} has an unknown key "${stray}"; known: ${known.join(', ')}`)
}

function objectAt(json: Json, path: string): JsonObject {
  return isObject(json) ? json : wrong(path, 'an object')
}

function listAt(json: Json, path: string): readonly Json[] {
  return isList(json) ? json : wrong(path, 'a list')
}

function textAt(json: Json, path: string): string {
  return typeof json === 'string' && json !== '' ? json : wrong(path, 'a text')
}

function textsAt(json: Json, path: string): readonly string[] {
  return listAt(json, path).map((one, i) => textAt(one, `${path}[${i}]`))
}

function seatAt(json: Json, path: string): Seat {
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 ? json : wrong(path, 'a seat number')
}

function saidAt(json: Json, path: string): Said {
  if (isObject(json) && typeof json.en === 'string' && typeof json.ja === 'string') {
    return { en: json.en, ja: json.ja }
  }
  return wrong(path, 'a sentence in both languages: {"en", "ja"}')
}
