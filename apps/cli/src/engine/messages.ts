/** Errors of the engine in both languages. */
import type { LoadedGame } from '@quayside/all'
import type { Rejection } from '@quayside/rules-kit'
import { common, LANGUAGES, type Language, plain, refusalLine } from '@quayside/texts'

export interface Message {
  readonly en: string
  readonly ja: string
}

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
  const [en, ja] = LANGUAGES.map(say)
  return { en: en ?? '', ja: ja ?? '' }
}

export const badJson = () =>
  new EngineError('badJson', {
    en: 'This line is not a JSON object.',
    ja: 'この行はJSONオブジェクトではありません。',
  })

export const tooLong = () =>
  new EngineError('tooLong', { en: 'This line is too long.', ja: 'この行は長すぎます。' })

export const unknownVerb = (verb: string, known: readonly string[]) =>
  new EngineError('unknownVerb', {
    en: `There is no verb "${verb}"; there are ${known.join(', ')}.`,
    ja: `「${verb}」という命令はありません。あるのは ${known.join('、')} です。`,
  })

export const noGameYet = () =>
  new EngineError('noGameYet', {
    en: 'No game has been opened yet; begin with "new" or "load".',
    ja: 'まだゲームが始まっていません。「new」か「load」から始めてください。',
  })

/** A fault of ours: the session goes on, and nothing has changed. */
export const internal = (error: unknown) => {
  const why = error instanceof Error ? error.message : String(error)
  return new EngineError('internal', {
    en: `The engine could not do this: ${why}. Nothing has changed.`,
    ja: `エンジンの内部で処理できませんでした（${why}）。局面は変わっていません。`,
  })
}

export const badField = (what: string) =>
  new EngineError('badField', { en: `${what}.`, ja: `入力が正しくありません（${what}）。` })
