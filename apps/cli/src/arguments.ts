/** Reads the words of a command line; anything odd is a BadInput that says what is accepted. */
import { parseArgs } from 'node:util'
import { gameIds, type LoadedGame, loadGame } from '@quayside/all'
import { loadLearning } from '@quayside/all/learning'
import { isRank, RANKS, type Rank } from '@quayside/bots'
import type { OptionProblem, OptionValues } from '@quayside/rules-kit'
import { parseOptionText } from '@quayside/rules-kit'
import { chooseLanguage, LANGUAGES, type Language, listsIn, optionWords } from '@quayside/texts'
import { BadInput } from './failures.ts'

type Flags = { readonly [name: string]: { readonly type: 'string' | 'boolean' } }
export interface Words {
  readonly names: readonly string[]
  readonly flags: { readonly [name: string]: string | boolean | undefined }
}

export function readWords(words: readonly string[], flags: Flags): Words {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      options: { ...flags },
      allowPositionals: true,
    })
    return { names: positionals, flags: values as Words['flags'] }
  } catch (error) {
    const said = (error as Error).message.split(/\. |\.?\n/)[0] ?? 'the options do not read'
    throw new BadInput(`${said.charAt(0).toLowerCase()}${said.slice(1)}; accepted: ${flagList(flags)}`)
  }
}

function flagList(flags: Flags): string {
  return Object.keys(flags)
    .map((name) => `--${name}`)
    .join(', ')
}

export async function wantedGame({ names }: Words): Promise<LoadedGame> {
  const [id, extra] = names
  if (id === undefined) throw new BadInput(`which game? There are ${gameIds.join(', ')}`)
  if (extra !== undefined) throw new BadInput(`"${extra}" is one word too many`)
  const loaded = await loadGame(id)
  if (!loaded) throw new BadInput(`there is no game "${id}"; there are ${gameIds.join(', ')}`)
  return loaded
}

/** With what bots learn with, for commands that compare weights. */
export async function wantedGameToLearn(words: Words): Promise<LoadedGame> {
  const loaded = await wantedGame(words)
  const learning = await loadLearning(loaded.game.id)
  return learning ? { ...loaded, learning } : loaded
}

export function wholeNumber(
  words: Words,
  flag: string,
  standard: number,
  from = 1,
  to = 1_000_000_000,
): number {
  const given = words.flags[flag]
  if (given === undefined) return standard
  const number = Number(given)
  if (!/^\d+$/.test(String(given)) || number < from || number > to) {
    throw new BadInput(`--${flag} must be a whole number from ${from} to ${to}, not "${given}"`)
  }
  return number
}

export const MOST_SEED = 0xffff_ffff
export function seedOf(words: Words): number {
  return wholeNumber(words, 'seed', 1, 0, MOST_SEED)
}

export function optionsOf(
  { game }: LoadedGame,
  words: Words,
  players: number,
  standard: OptionValues = {},
): OptionValues {
  const text = words.flags.options
  const given = text === undefined ? {} : parseOptionText(game.options, String(text))
  if (!given) throw new BadInput(`--options has the form key=value,key=value, not "${text}"`)
  const resolved = game.resolveOptions(players, { ...standard, ...given })
  if ('problem' in resolved)
    throw new BadInput(optionSentence(resolved.problem as OptionProblem, languageOf(words)))
  return resolved as OptionValues
}

/** A clash or a strange value, in the language that is spoken with `--lang`. */
export function optionSentence(problem: OptionProblem, language: Language = 'en'): string {
  return lowerFirst(optionWords[language].problem(problem)).replace(/[.。]$/, '')
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export function ranksOf(words: Words, players: number): Rank[] {
  const names = String(words.flags.bots ?? 'random').split(',')
  for (const name of names) {
    if (!isRank(name)) throw new BadInput(`there is no bot "${name}"; there are ${RANKS.join(', ')}`)
  }
  if (names.length > players) throw new BadInput(`${names.length} bots are too many for ${players} seats`)
  // A list shorter than the seats repeats its last name.
  return Array.from({ length: players }, (_, seat) => (names[seat] ?? names.at(-1)) as Rank)
}

export function languageOf(words: Words): Language {
  const given = words.flags.lang ?? chooseLanguage([process.env.LANG ?? ''])
  const spoken = LANGUAGES.find((one) => one === given)
  if (spoken) return spoken
  throw new BadInput(`--lang must be ${listsIn('en').or(LANGUAGES)}, not "${given}"`)
}
