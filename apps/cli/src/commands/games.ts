/** Lists the games with their seats and options. */
import { gameIds, loadGame } from '@quayside/all'
import type { OptionSpec } from '@quayside/rules-kit'
import { readWords } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { type Command, printJson } from './command.ts'

export const games: Command = {
  usage: 'games [--json]',
  does: 'the games, their seats and options',
  async run(words) {
    const { names, flags } = readWords(words, { json: { type: 'boolean' } })
    if (names.length > 0) throw new BadInput(`"${names[0]}" is one word too many`)
    const listed = []
    for (const id of gameIds) {
      const loaded = await loadGame(id)
      if (!loaded) continue
      const { game, texts } = loaded
      const title = { en: texts.en.title, ja: texts.ja.title }
      listed.push({
        id,
        title,
        rules: game.rulesVersion,
        seats: game.seats,
        options: game.options.map(describe),
      })
    }
    if (flags.json) printJson({ games: listed })
    else for (const game of listed) printGame(game)
  },
}

interface Described {
  readonly name: string
  readonly values: readonly unknown[] | { readonly from: number; readonly to: number }
  readonly default: unknown
  readonly house: boolean
  readonly conditions: readonly unknown[]
}

function describe(spec: OptionSpec): Described {
  const { name, house = false } = spec
  if (spec.kind === 'whole') {
    return { name, values: { from: spec.from, to: spec.to }, default: spec.standard, house, conditions: [] }
  }
  const values = spec.choices.map((choice) => choice.value)
  const conditions = spec.choices.filter((choice) => choice.needs || choice.excludes)
  return { name, values, default: values[0], house, conditions }
}

function printGame(game: {
  id: string
  title: { en: string; ja: string }
  seats: { min: number; max: number }
  options: readonly Described[]
}): void {
  console.log(
    `${game.id}: ${game.title.en} / ${game.title.ja}, ${game.seats.min} to ${game.seats.max} players`,
  )
  for (const option of game.options) {
    const values = Array.isArray(option.values) ? option.values.join(', ') : JSON.stringify(option.values)
    console.log(`  ${option.name}: ${values}${option.house ? ' (house rule)' : ''}`)
  }
}
