import type { OfflineWords } from './words.ts'

export const ja: OfflineWords = {
  ready: '新しいバージョンがあります。卓は保存済みで、続きから遊べます。',
  short: '新しい版があります。',
  take: '今すぐ更新',
  later: 'あとで',
}
