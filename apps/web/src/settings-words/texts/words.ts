/** What only the page of settings says. */
import type { BotSpeed, Confirming, Motion, PhraseWish, Sound, TableForm, Theme } from '../../settings.ts'

export interface SettingsWords {
  readonly language: string
  readonly theme: string
  readonly themes: { readonly [T in Theme]: string }
  readonly motion: string
  readonly motions: { readonly [M in Motion]: string }
  readonly tableForm: string
  readonly tableForms: { readonly [F in TableForm]: string }
  readonly sound: string
  readonly sounds: { readonly [S in Sound]: string }
  readonly botSpeed: string
  readonly confirming: string
  readonly confirmings: { readonly [C in Confirming]: string }
  readonly botSpeeds: { readonly [S in BotSpeed]: string }
  readonly phrases: string
  readonly phraseWishes: { readonly [W in PhraseWish]: string }
  readonly seat: string
  readonly seatHelp: string
  readonly ownName: string
  readonly ownColour: string
  readonly byLot: string
  readonly colours: { readonly [colour: string]: string }
}
