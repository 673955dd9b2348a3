/** What people at this table like to tell each other, besides what is said at any table. */
import type { InEachLanguage } from '@quayside/texts'
import { phrases as en } from './en/phrases.ts'
import { phrases as ja } from './ja/phrases.ts'

export const phrases: InEachLanguage<{ readonly [Code in keyof typeof en]: string }> = { en, ja }
