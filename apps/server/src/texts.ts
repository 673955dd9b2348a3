/** Refusal codes of the server with their sentences in both languages. Codes are part of the API; sentences may change. */
import type { ApiRefusal, Said } from '@quayside/protocol'
import { common, type InEachLanguage, inEachLanguage } from '@quayside/texts'
import { en } from './texts/en.ts'
import { ja } from './texts/ja.ts'

export type ServerCode = keyof typeof en

const sentences: InEachLanguage<{ readonly [C in ServerCode]: string }> = { en, ja }

export const REFUSALS = Object.fromEntries(
  Object.keys(en).map((code) => [
    code,
    inEachLanguage((language) => sentences[language][code as ServerCode]),
  ]),
) as { readonly [C in ServerCode]: Said }

/** A refusal inside the server; `localizeRefusal` adds the sentence when it is sent. */
export interface Refusal {
  readonly code: string
  readonly rule: string | null
  readonly detail?: Readonly<Record<string, string | number>>
  /** Where the sentence is not the code's own: option clashes and the like. */
  readonly message?: Said
}

export function refusal(code: ServerCode, detail?: Refusal['detail']): Refusal {
  return { code, rule: null, ...(detail ? { detail } : {}) }
}

/** Adds the sentence; `ofGame` gives those for the codes of the game. */
export function withMessage(refused: Refusal, ofGame?: (refused: Refusal) => Said | null): ApiRefusal {
  const { code, rule, detail } = refused
  const message = refused.message ?? sentenceOf(code) ?? ofGame?.(refused) ?? REFUSALS.badRequest
  return { code, rule, ...(detail ? { detail } : {}), message }
}

function sentenceOf(code: string): Said | null {
  if (Object.hasOwn(REFUSALS, code)) return REFUSALS[code as ServerCode]
  if (!Object.hasOwn(common.en.refusals, code)) return null
  return inEachLanguage((language) => common[language].refusals[code as keyof typeof common.en.refusals])
}
