import type { KitWords } from './words.ts'

export const en: KitWords = {
  noLess: 'It cannot be less.',
  noMore: 'It cannot be more.',
  showWhole: 'Show the whole board',
}
