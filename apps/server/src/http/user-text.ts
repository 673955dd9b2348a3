/** Sanitises texts that people enter: one line of bounded length without invisible characters that could deceive readers. */

/** Control characters, and marks that reorder or hide text; joiners stay, because scripts and emoji need them. */
const INVISIBLE =
  /[\p{Cc}\p{Co}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu

export function cleanText(text: string, maxLength: number): string {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim()
  return [...plain].slice(0, maxLength).join('').trim()
}

export const NAME_LENGTH = 24
export const CHAT_LENGTH = 300
export const REPORT_LENGTH = 1000
