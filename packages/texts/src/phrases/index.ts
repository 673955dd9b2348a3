/** What is said with one press: sent as a code, and read by everybody in their own language. */
import { type InEachLanguage, inEachLanguage } from '../languages.ts'
import { phrases as en } from './en.ts'
import type { HousePhrases } from './house-phrases.ts'
import { phrases as ja } from './ja.ts'

/** In one language, by code. */
export interface Phrases {
  readonly [code: string]: string
}

const house: InEachLanguage<HousePhrases> = { en, ja }

/** Those of a game, then those of the house. */
export function withHousePhrases(game: InEachLanguage<Phrases> | null): InEachLanguage<Phrases> {
  return inEachLanguage((language) => ({ ...game?.[language], ...house[language] }))
}

/** Undefined: nobody says this. */
export function phraseIn(phrases: Phrases, code: string): string | undefined {
  return Object.hasOwn(phrases, code) ? phrases[code] : undefined
}
