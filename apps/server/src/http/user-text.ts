/** Sanitises texts that people enter: one line of bounded length without invisible characters that could deceive readers. */

/**
 * Control characters, marks that reorder or hide text, and blanks that pass for letters. Joiners and variation selectors stay, because
 * scripts and emoji need them.
 */
const INVISIBLE = new RegExp(
  [
    '[\\p{Cc}\\p{Co}\\p{Cs}\\u00AD\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B\\u200E\\u200F\\u202A-\\u202E',
    '\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}]|\\u034F',
  ].join(''),
  'gu',
)
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

export function cleanText(text: string, maxLength: number): string {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim()
  return [...plain].slice(0, maxLength).join('').trim()
}

/** Joiners and accents alone are nothing to read. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}

export const NAME_LENGTH = 24
export const CHAT_LENGTH = 300
export const REPORT_LENGTH = 1000
