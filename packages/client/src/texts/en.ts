import type { ClientWords } from './words.ts'

export const en: ClientWords = {
  ended: 'The connection to this table has ended.',
  unknown: 'The server did not say why.',
}
