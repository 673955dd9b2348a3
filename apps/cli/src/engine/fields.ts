/** Fields of a request, read or refused with a sentence. */
import {
  type AnyGame,
  type GameTypes,
  isObject,
  type Json,
  type JsonObject,
  type OptionProblem,
  type Viewer,
} from '@quayside/rules-kit'
import type { Table } from '@quayside/table'
import { common, optionWords } from '@quayside/texts'
import { OBSERVE, type Observe } from './batch.ts'
import { badField, EngineError } from './messages.ts'

export function wholeField(request: JsonObject, name: string, most: number): number {
  const value = request[name]
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value
  throw badField(`${name} must be a whole number from 0 to ${most}`)
}

export function observeField({ observe = 'count' }: JsonObject): Observe {
  if (OBSERVE.includes(observe as Observe)) return observe as Observe
  throw badField(`observe must be one of ${OBSERVE.join(', ')}`)
}

export function optionError(problem: OptionProblem): EngineError {
  return new EngineError(problem.code, {
    en: optionWords.en.problem(problem),
    ja: optionWords.ja.problem(problem),
  })
}

export function viewerField(seat: Json | undefined, players: number): Viewer {
  if (seat === 'watcher') return seat
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players) return seat
  throw badField(`seat must be from 0 to ${players - 1}`)
}

export function actionField(game: AnyGame, json: Json) {
  const action = game.readAction(json)
  if ('problem' in action) throw unreadable(`${action.problem}.`)
  return action
}

/** A move as JSON under `move`, or in notation under `text`. */
export function moveField({ game, players }: Table<GameTypes>, request: JsonObject) {
  return request.text === undefined
    ? moveFromJson(game, players, request.move ?? null)
    : moveFromText(game, players, request.text)
}

function moveFromJson(game: AnyGame, players: number, json: Json) {
  if (!isObject(json)) throw badField('move must be an object')
  if (json.by !== 'chance')
    return { by: viewerField(json.by, players) as number, action: actionField(game, json.action ?? null) }
  const outcome = game.readOutcome(json.outcome)
  if ('problem' in outcome) throw unreadable(`${outcome.problem}.`)
  return { by: 'chance' as const, outcome }
}

function moveFromText(game: AnyGame, players: number, text: Json) {
  const move = typeof text === 'string' ? game.parse(text) : null
  if (!move) throw unreadable('This move does not read.')
  if (move.by !== 'chance') viewerField(move.by, players)
  return move
}

function unreadable(en: string): EngineError {
  return new EngineError('unreadable', { en, ja: common.ja.refusals.unreadable })
}
