/** The languages of the house. A text is a record with one entry for each of them, so the compiler finds a missing one. */
export const LANGUAGES = ['en', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

export type InEachLanguage<T> = { readonly [L in Language]: T }

/** Each in itself, so that anybody finds their own. */
export const LANGUAGE_NAMES: InEachLanguage<string> = { en: 'English', ja: '日本語' }

export function inEachLanguage<T>(say: (language: Language) => T): InEachLanguage<T> {
  return Object.fromEntries(LANGUAGES.map((one) => [one, say(one)])) as InEachLanguage<T>
}

/** The first language of a reader's list that we speak. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const head = tag.toLowerCase().split(/[-_.]/)[0]
    const spoken = LANGUAGES.find((one) => one === head)
    if (spoken) return spoken
  }
  return LANGUAGES[0]
}
