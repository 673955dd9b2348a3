/** Options of a game by the names that readers know; what has no name is spelt as a command line spells it. */
import type { OptionsTexts } from '../game-texts.ts'

export interface OptionNames {
  title(option: string): string
  value(option: string, value: string): string
}

export function optionNames(options: OptionsTexts = {}): OptionNames {
  return {
    title: (option) => options[option]?.title ?? option,
    value: (option, value) => options[option]?.values[value] ?? value,
  }
}

/** `option=value` of a clash. */
export function splitClash(other: string): { readonly option: string; readonly value: string } {
  const [option = '', value = ''] = other.split('=')
  return { option, value }
}
