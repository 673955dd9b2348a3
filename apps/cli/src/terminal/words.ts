/** What the terminal itself says while people play. */
import type { BothLanguages } from '@quayside/texts'

export interface PlayWords {
  readonly help: string
  readonly number: string
  readonly more: string
  readonly undone: string
  readonly undoAsks: string
  readonly unreadable: string
  readonly curtain: (name: string) => string
  readonly bye: (moves: number) => string
  readonly you: string
  /** Names of bots, by seat. */
  readonly crew: readonly string[]
  readonly saved: (file: string) => string
  readonly back: string
  /** Another's turn, and one may say something. */
  readonly mayPass: string
}

export const playWords: BothLanguages<PlayWords> = {
  en: {
    help: 'Type a number, or a move in words. u undo, h what happened, s FILE save, q quit.',
    number: 'Your choice: ',
    more: 'choices',
    undone: 'Taken back.',
    undoAsks: 'Something was revealed since, so this cannot be taken back without asking the others.',
    unreadable: 'This does not read as a move of the game.',
    curtain: (name) => `Pass the screen to ${name}, then press Enter.`,
    bye: (moves) => `The game stops after ${moves} moves.`,
    you: 'Skipper',
    crew: ['Ada', 'Bram', 'Cleo', 'Dario', 'Edda'],
    saved: (file) => `Saved as ${file}.`,
    back: 'back',
    mayPass: 'Press Enter to let it pass.',
  },
  ja: {
    help: '番号か、手の記法を入力してください。u 取り消し、h これまでの出来事、s ファイル名 保存、q 終了。',
    number: '選択：',
    more: '通り',
    undone: '取り消しました。',
    undoAsks: 'すでに新しいことが明らかになったので、ほかの人の同意なしには取り消せません。',
    unreadable: 'このゲームの手として読めません。',
    curtain: (name) => `${name}に画面を渡し、Enterを押してください。`,
    bye: (moves) => `${moves}手で中断しました。`,
    you: 'あなた',
    crew: ['アダ', 'ブラム', 'クレオ', 'ダリオ', 'エッダ'],
    saved: (file) => `${file} に保存しました。`,
    back: '戻る',
    mayPass: '何もしないときは、そのままEnterを押してください。',
  },
}
