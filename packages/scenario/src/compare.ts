/** Steps that only compare: what is refused, what is legal, what a question answers, what the state holds. */
import {
  type GameTypes,
  type InspectableGame,
  type Json,
  type JsonObject,
  legalActions,
  type Rejection,
} from '@quayside/rules-kit'
import { canon, shortList } from './format.ts'
import { fits, jsonAt } from './match.ts'
import { kindCalled, type Making, type Play, type Rules, seatMove } from './play.ts'
import type { Step } from './scenario.ts'

export function refusal<G extends GameTypes>(
  rules: Rules<G>,
  play: Play<G>,
  step: Extract<Step, { kind: 'refused' }>,
  made: Making<G>,
): string[] {
  const rejection = rejectionOf(rules, play, step)
  if (typeof rejection === 'string') return [rejection]
  if (!rejection) return [`"${step.by} ${step.text}" is allowed`]
  made.rejection = rejection
  const differed: string[] = []
  if (step.code !== undefined && step.code !== rejection.code) {
    differed.push(`refused with code ${rejection.code}, not ${step.code}`)
  }
  if (step.rule !== undefined && step.rule !== rejection.rule) {
    differed.push(`refused by rule ${rejection.rule}, not ${step.rule}`)
  }
  return differed
}

/** A kind alone ("buy") stands for all its actions: it is refused when none of them is legal. */
function rejectionOf<G extends GameTypes>(
  rules: Rules<G>,
  play: Play<G>,
  step: Extract<Step, { kind: 'refused' }>,
): Rejection | null | string {
  const { game } = rules
  const move = seatMove(rules, step)
  if (typeof move !== 'string') return game.check(play.state, move.by, move.action)
  const kind = kindCalled(game, step.text)
  if (!kind || step.by >= rules.players) return move
  const why = game.explain(play.state, step.by, kind.type)
  return why ?? `"${step.text}" can be used here; write the whole action to say why it is refused`
}

export function legalList<G extends GameTypes>(
  { game }: Rules<G>,
  play: Play<G>,
  { of, exactly }: Extract<Step, { kind: 'legal' }>,
  made: Making<G>,
): string[] {
  const found = legalActions(game, play.state, of.by).filter(
    (action) => (of.kind ?? action.type) === action.type && fits(of.where ?? {}, action as unknown as Json),
  )
  made.listed = found
  const words = (action: G['Action']) => game.format({ by: of.by, action }).replace(/^\d+ /, '')
  const matches = (entry: string | JsonObject, action: G['Action']) =>
    typeof entry === 'string' ? entry === words(action) : fits(entry, action as unknown as Json)
  const missing = exactly.filter((entry) => !found.some((action) => matches(entry, action)))
  const extra = found.filter((action) => !exactly.some((entry) => matches(entry, action)))
  return [
    ...(missing.length > 0 ? [`not legal: ${shortList(missing.map((entry) => JSON.stringify(entry)))}`] : []),
    ...(extra.length > 0 ? [`also legal: ${shortList(extra.map(words))}`] : []),
  ]
}

export function answer<G extends GameTypes>(
  { game }: Rules<G>,
  play: Play<G>,
  step: Extract<Step, { kind: 'ask' }>,
): string[] {
  const question = Object.hasOwn(game.questions, step.question) ? game.questions[step.question] : undefined
  if (!question) {
    return [`there is no question "${step.question}"; there are: ${Object.keys(game.questions).join(', ')}`]
  }
  const found = question(play.state, step.args)
  return canon(found) === canon(step.is) ? [] : [`${step.question} is ${canon(found)}, not ${canon(step.is)}`]
}

export function unexpected<G extends GameTypes>(
  game: InspectableGame<G>,
  state: G['State'],
  expect: JsonObject,
): string[] {
  const json = game.toJson(state)
  return Object.entries(expect).flatMap(([path, wanted]) => {
    const found = jsonAt(json, path)
    if (found === undefined) return [`the state has no ${path}`]
    return canon(found) === canon(wanted) ? [] : [`${path} is ${canon(found)}, not ${canon(wanted)}`]
  })
}
