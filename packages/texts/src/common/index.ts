/** What the house says at every game. */
import type { AnyTexts, CommonTexts } from '../game-texts.ts'
import type { InEachLanguage, Language } from '../languages.ts'
import { type Line, line } from '../line.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export const common: InEachLanguage<CommonTexts> = { en, ja }

interface AnyRejection {
  readonly code: string
  readonly rule: string | null
  readonly detail?: Readonly<Record<string, string | number>>
}

/** The sentence of a refusal, from the game or from the house. */
export function refusalLine(texts: AnyTexts, language: Language, rejection: AnyRejection): Line {
  const own = texts.refusals[rejection.code]
  if (own) return own(rejection)
  const shared = common[language].refusals as { readonly [code: string]: string }
  return line`${shared[rejection.code] ?? rejection.code}`
}
