/** Sentences: whatever happens or is refused can be said in both languages. */

import { type GameTypes, legalActions, type Rejection } from '@quayside/rules-kit'
import { fuzzed } from './action-checks.ts'
import type { Check } from './check.ts'
import { after, pendingSeats, viewersOf } from './compare.ts'
import { type Position, violated } from './walk.ts'

type Sentences = { readonly [key: string]: (subject: never, view: never) => unknown }

/** As much of a game's texts as the suite asks for. */
export interface SomeTexts {
  readonly events: Sentences
  readonly refusals: Sentences
  readonly actions: Sentences
  readonly endings: { readonly [reason: string]: string }
  prompt(view: never): unknown
  position(view: never): unknown
}

export interface TextsByLanguage {
  readonly [language: string]: SomeTexts
}

/** Refusals that the house says for every game. */
const SHARED = new Set(['gameOver', 'notYourTurn', 'notNow'])

export function textChecks(texts: TextsByLanguage): Check[] {
  return [
    {
      says: 'every event, choice, prompt and position has its sentence in both languages',
      every: 10,
      at(position) {
        for (const [language, one] of Object.entries(texts)) sayAll(position, one, language)
      },
    },
    {
      says: 'every refusal has its sentence in both languages',
      every: 5,
      at(position) {
        const { game, state, players } = position
        for (let seat = 0; seat < players; seat++) {
          for (const { type } of game.kinds) {
            const closed = game.explain(state, seat, type)
            if (closed) sayRefusal(closed, texts)
          }
          for (const action of [...fuzzed(position), ...position.pool]) {
            const refusal = game.check(state, seat, action)
            if (refusal) sayRefusal(refusal, texts)
          }
        }
      },
    },
  ]
}

function sayRefusal(refusal: Rejection, texts: TextsByLanguage): void {
  if (SHARED.has(refusal.code)) return
  for (const [language, one] of Object.entries(texts)) {
    say(one.refusals[refusal.code], [refusal], `${language} refusal ${refusal.code}`)
  }
}

function sayAll<G extends GameTypes>(position: Position<G>, texts: SomeTexts, language: string): void {
  const { game, state, players, next } = position
  for (const viewer of viewersOf(players)) {
    const view = game.view(state, viewer)
    say(() => texts.prompt(view as never), [], `${language} prompt`)
    say(() => texts.position(view as never), [], `${language} position`)
  }
  for (const seat of pendingSeats(game.pending(state))) {
    const view = game.view(state, seat)
    for (const action of legalActions(game, state, seat)) {
      say(texts.actions[action.type], [action, view], `${language} action ${action.type}`)
    }
  }
  const ended = game.result(state)
  if (ended && !texts.endings[ended.reason])
    violated(`no ${language} sentence for the ending ${ended.reason}`)
  if (!next) return
  for (const event of after(game, state, next).events) {
    for (const viewer of viewersOf(players)) {
      const seen = game.redact(event, viewer)
      if (seen) say(texts.events[seen.type], [seen], `${language} event ${seen.type}`, true)
    }
  }
}

/** The sentence must exist and say something; an event may be for the eye alone. */
function say(
  sentence: ((...subject: never[]) => unknown) | undefined,
  subject: unknown[],
  what: string,
  mayBeSilent = false,
): void {
  if (!sentence) violated(`there is no ${what}`)
  const line = sentence(...(subject as never[]))
  if (line === null && mayBeSilent) return
  const text = JSON.stringify(line) ?? ''
  if (line === null || line === undefined || text === '[]' || text === '""') violated(`${what} says nothing`)
  if (/undefined|NaN|\[object/.test(text)) violated(`${what} says ${text.slice(0, 200)}`)
}
