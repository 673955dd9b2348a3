import { wordBook } from '../texts/index.ts'

export interface OfflineWords {
  readonly ready: string
  readonly take: string
  readonly later: string
}

export const offlineWords = wordBook<OfflineWords>({
  en: async () => ({
    ready: 'A new version is ready. Your tables are saved and go on where they are.',
    take: 'Take it now',
    later: 'Later',
  }),
  ja: async () => ({
    ready: '新しいバージョンがあります。卓は保存済みで、続きから遊べます。',
    take: '今すぐ更新',
    later: 'あとで',
  }),
})
