import { type OptionNames, optionNames, splitClash } from './option-names.ts'
import type { OptionWords } from './words.ts'

export const ja: OptionWords = {
  problem({ code, option, value, other }, options) {
    const names = optionNames(options)
    if (code === 'badPlayers') return `${value}人では遊べません。${other}人用です。`
    if (code === 'unknownOption')
      return `「${option}」という設定はありません。あるのは ${other || 'なし'} です。`
    if (code === 'badValue')
      return `設定「${names.title(option)}」を「${value}」にはできません。選べるのは ${other} です。`
    if (code === 'badLayout')
      return `コード「${value}」では、このルールのボードを並べられません。コードを最後まで写したか確かめてください。`
    if (!options) return `${option}=${value} と ${other} は一緒に使えません。`
    return `${otherSide(other, names)}、「${names.title(option)}：${names.value(option, value)}」を選べません。`
  },
  clash: (other, options) => `${otherSide(other, optionNames(options))}選べません`,
}

/** 「コース：全編」と一緒には、または2人では */
function otherSide(other: string, names: OptionNames): string {
  const { option, value } = splitClash(other)
  return option === 'players'
    ? `${value}人では`
    : `「${names.title(option)}：${names.value(option, value)}」と一緒には`
}
