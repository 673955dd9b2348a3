import type { phrases } from './en.ts'

export type HousePhrases = { readonly [Code in keyof typeof phrases]: string }
