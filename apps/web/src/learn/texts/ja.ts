import type { LearnWords } from './words.ts'

export const ja: LearnWords = {
  lesson: 'はじめての一局',
  invite: 'はじめての方：10分で覚える',
  inviteOn: 'レッスンの続き',
  progress: '進み具合',
  chapterOf: (n, many, title) => `${n}/${many} ${title}`,
  goOn: '次へ',
  hint: 'ヒント',
  otherChoice:
    'ルール上はできますが、今はほかのことを練習しています。盤面は変わっていません。課題をもう一度見てください。',
  nextChapter: '次の章へ',
  done: 'これで終わりです。あとは遊びながら覚えられます。できないことがあれば、卓が理由を教えてくれます。',
  playNow: '実際に遊ぶ',
  readRules: 'ルールを読む',
  again: '最初からもう一度',
  leave: '港へ戻る',
  noLesson: 'このアドレスにレッスンはありません。',
}
