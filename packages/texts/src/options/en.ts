import { type OptionNames, optionNames, splitClash } from './option-names.ts'
import type { OptionWords } from './words.ts'

export const en: OptionWords = {
  problem({ code, option, value, other }, options) {
    const names = optionNames(options)
    if (code === 'badPlayers') return `${value} players cannot play this; it takes ${other}.`
    if (code === 'unknownOption') return `There is no option "${option}"; there are: ${other || 'none'}.`
    if (code === 'badValue') return `${names.title(option)} cannot be "${value}"; it can be: ${other}.`
    if (code === 'badLayout')
      return `No board can be laid by the code "${value}" under these rules; copy it whole.`
    if (!options) return `${option}=${value} does not go with ${other}.`
    const chosen = `${names.title(option)}: ${names.value(option, value)}`
    return `“${chosen}” does not go with ${otherSide(other, names)}.`
  },
  clash: (other, options) => `not with ${otherSide(other, optionNames(options))}`,
}

/** “Board: Whole story”, or “2 players”. */
function otherSide(other: string, names: OptionNames): string {
  const { option, value } = splitClash(other)
  return option === 'players' ? `${value} players` : `“${names.title(option)}: ${names.value(option, value)}”`
}
