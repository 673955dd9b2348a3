import type { AnyTexts, BothLanguages, CommonTexts, Language } from './game-texts.ts'
import { type Line, line } from './line.ts'

const en: CommonTexts = {
  refusals: {
    gameOver: 'The game is over.',
    notYourTurn: 'It is not your turn.',
    notNow: 'This cannot be done now.',
    staleAsk: 'The table has moved on since you chose. Look again.',
    unreadable: 'This is not an action the game knows.',
    readOnly: 'This table can be looked at but not played.',
    noChancePending: 'Nothing is to be drawn or rolled now.',
    impossibleOutcome: 'That cannot come up now.',
    nothingToUndo: 'There is nothing to take back.',
  },
  optionProblem({ code, option, value, other }) {
    if (code === 'badPlayers') return `${value} players cannot play this; it takes ${other}.`
    if (code === 'unknownOption') return `There is no option "${option}"; there are: ${other || 'none'}.`
    if (code === 'badValue') return `Option ${option} cannot be "${value}"; it can be: ${other}.`
    if (code === 'badLayout')
      return `No board can be laid by the code "${value}" under these rules; copy it whole.`
    return `${option}=${value} does not go with ${other}.`
  },
  viewerName: (viewer, names) =>
    viewer === 'watcher' ? 'Watcher' : viewer === 'auto' ? 'Bot' : (names?.[viewer] ?? `Seat ${viewer}`),
  andWord: ' and ',
}

const ja: CommonTexts = {
  refusals: {
    gameOver: 'ゲームはすでに終わっています。',
    notYourTurn: 'あなたの手番ではありません。',
    notNow: '今はできません。',
    staleAsk: '選んでいる間に状況が変わりました。もう一度確かめてください。',
    unreadable: 'このゲームにない行動です。',
    readOnly: 'この卓は見るだけで、続けられません。',
    noChancePending: '今は引いたり振ったりする場面ではありません。',
    impossibleOutcome: '今その結果は出ません。',
    nothingToUndo: '取り消せる手がありません。',
  },
  optionProblem({ code, option, value, other }) {
    if (code === 'badPlayers') return `${value}人では遊べません。${other}人用です。`
    if (code === 'unknownOption')
      return `「${option}」という設定はありません。あるのは ${other || 'なし'} です。`
    if (code === 'badValue') return `設定 ${option} を「${value}」にはできません。選べるのは ${other} です。`
    if (code === 'badLayout')
      return `コード「${value}」では、このルールのボードを並べられません。コードを最後まで写したか確かめてください。`
    return `${option}=${value} と ${other} は一緒に使えません。`
  },
  viewerName: (viewer, names) =>
    viewer === 'watcher' ? '観戦者' : viewer === 'auto' ? 'ボット' : (names?.[viewer] ?? `席${viewer}`),
  andWord: 'と',
}

export const common: BothLanguages<CommonTexts> = { en, ja }

interface AnyRejection {
  readonly code: string
  readonly rule: string | null
  readonly detail?: Readonly<Record<string, string | number>>
}

/** The sentence of a refusal, from the game or from the house. */
export function refusalLine(texts: AnyTexts, language: Language, rejection: AnyRejection): Line {
  const own = texts.refusals[rejection.code]
  if (own) return own(rejection)
  const shared = common[language].refusals as { readonly [code: string]: string }
  return line`${shared[rejection.code] ?? rejection.code}`
}
