/** Errors of the engine in both languages. */
import type { LoadedGame } from '@quayside/all'
import type { Rejection } from '@quayside/rules-kit'
import {
  common,
  type InEachLanguage,
  inEachLanguage,
  type Language,
  plain,
  refusalLine,
} from '@quayside/texts'
import { en } from './texts/en.ts'
import { ja } from './texts/ja.ts'
import type { EngineWords } from './texts/words.ts'

export type Message = InEachLanguage<string>

/** Thrown by a verb; becomes an error line, and nothing has changed. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: string
  readonly rule: string | null
  readonly said: Message

  constructor(code: string, said: Message, rule: string | null = null) {
    super(said.en)
    this.code = code
    this.rule = rule
    this.said = said
  }
}

export function refusalMessage({ texts }: LoadedGame, rejection: Rejection): Message {
  const say = (language: Language) =>
    plain(refusalLine(texts[language], language, rejection), (who) => common[language].viewerName(who))
  return inEachLanguage(say)
}

const words: InEachLanguage<EngineWords> = { en, ja }

/** The same sentence in every language. */
const error = (code: string, say: (words: EngineWords) => string) =>
  new EngineError(
    code,
    inEachLanguage((language) => say(words[language])),
  )

export const badJson = () => error('badJson', (say) => say.badJson)
export const tooLong = () => error('tooLong', (say) => say.tooLong)
export const unknownVerb = (verb: string, known: readonly string[]) =>
  error('unknownVerb', (say) => say.unknownVerb(verb, known))
export const noGameYet = () => error('noGameYet', (say) => say.noGameYet)
export const badField = (what: string) => error('badField', (say) => say.badField(what))

/** A fault of ours: the session goes on, and nothing has changed. */
export const internal = (thrown: unknown) => {
  const why = thrown instanceof Error ? thrown.message : String(thrown)
  return error('internal', (say) => say.internal(why))
}
