import type { SettingsWords } from './words.ts'

export const ja: SettingsWords = {
  language: '言語',
  theme: '明るさ',
  themes: { auto: 'システムに合わせる', light: '昼', dark: '夜' },
  motion: '動き',
  motions: { auto: 'コマが動く', off: '動きなし' },
  tableForm: '卓の形式',
  tableForms: { board: '絵の盤', text: '文字の卓（読み上げ向け）' },
  sound: '音',
  sounds: { off: '鳴らさない', on: '小さな効果音' },
  botSpeed: 'ボットの速さ',
  botSpeeds: { slow: 'ゆっくり', normal: 'ふつう', fast: '速い', instant: '待たない' },
}
