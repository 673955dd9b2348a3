import type { KitWords } from './words.ts'

export const ja: KitWords = {
  noLess: 'これより減らせません。',
  noMore: 'これより増やせません。',
  showWhole: 'ボード全体を表示',
}
