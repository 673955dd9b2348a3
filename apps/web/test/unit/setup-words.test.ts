// Everything that the page of a new table says of a game's options, for every combination of them: in one language, and
// without a key or a value that only programs know.
import { games } from '@quayside/all'
import { clashOfChoice, type OptionSpec, type OptionValues } from '@quayside/rules-kit'
import { type AnyTexts, LANGUAGES, type Language, optionWords } from '@quayside/texts'
import { expect, it } from 'vitest'
import { isForeign } from '../support/foreign-words.ts'

/** Every way to choose among the options that are not numbers, one after the other. */
function* combinations(specs: readonly OptionSpec[], given: OptionValues = {}): Generator<OptionValues> {
  const [spec, ...rest] = specs
  if (!spec) yield given
  else if (spec.kind === 'whole') yield* combinations(rest, given)
  else for (const { value } of spec.choices) yield* combinations(rest, { ...given, [spec.name]: value })
}

interface Clash {
  readonly option: string
  readonly value: string
  readonly other: string
}

/** Every value beside every combination: the clashes that the form can show, each once. */
function clashesOf(
  specs: readonly OptionSpec[],
  seats: { readonly min: number; readonly max: number },
): Clash[] {
  const found = new Map<string, Clash>()
  for (const options of combinations(specs))
    for (let players = seats.min; players <= seats.max; players++) {
      const settled = { ...options, players }
      for (const spec of specs)
        for (const { value } of spec.kind === 'choice' ? spec.choices : []) {
          const other = spec.kind === 'choice' ? clashOfChoice(spec, value, settled) : null
          if (other !== null)
            found.set(`${spec.name}=${value} ${other}`, { option: spec.name, value: String(value), other })
        }
    }
  return [...found.values()]
}

/** What the form says of each option and value, of each clash, and what is said if one begins all the same. */
function saidOf(
  specs: readonly OptionSpec[],
  clashes: readonly Clash[],
  texts: AnyTexts,
  language: Language,
): string[] {
  const own = specs.flatMap((spec) => {
    const words = texts.options[spec.name]
    const values = spec.kind === 'choice' ? spec.choices.map(({ value }) => String(value)) : []
    const names = values.map((value) => words?.values[value] ?? `no name: ${value}`)
    return [words?.title ?? spec.name, words?.explain ?? spec.name, ...names]
  })
  const words = optionWords[language]
  const clashing = clashes.flatMap(({ option, value, other }) => [
    words.clash(other, texts.options),
    words.problem({ code: 'clash', option, value, other }, texts.options),
  ])
  return [...own, ...clashing]
}

/** Names of options, and values that no reader would write: `holderKeeps`, `deck36`, `A-BASE`. */
function keysOf(specs: readonly OptionSpec[]): RegExp {
  const keys = specs.flatMap((spec) => [
    ...(/[A-Z]/.test(spec.name) ? [spec.name] : []),
    ...(spec.kind === 'choice'
      ? spec.choices.map(({ value }) => String(value)).filter((value) => /[a-z][A-Z0-9]|^[A-Z]-/.test(value))
      : []),
  ])
  return new RegExp([...new Set(keys), '\\w=\\w', 'undefined', 'no name'].join('|'))
}

it.each(Object.entries(games))('the set-up of %s says every combination of options', async (_id, entry) => {
  const { game, texts } = await entry.load()
  const specs: readonly OptionSpec[] = game.options
  const clashes = clashesOf(specs, game.seats)
  const keys = keysOf(specs)
  for (const language of LANGUAGES) {
    const said = [...new Set(saidOf(specs, clashes, texts[language], language))]
    expect(said.length).toBeGreaterThan(5)
    expect(said.filter((one) => isForeign(one, language))).toEqual([])
    expect(said.filter((one) => keys.test(one))).toEqual([])
  }
})

it.each(Object.entries(games))('the options of %s stand in groups, each of them once', async (_id, entry) => {
  const { game, texts } = await entry.load()
  const specs: readonly OptionSpec[] = game.options
  for (const language of LANGUAGES) {
    const own: AnyTexts = texts[language]
    const grouped = (own.optionGroups ?? []).flatMap(({ options }) => options.map(String))
    const printed = specs.filter(({ house }) => !house).map(({ name }) => name)
    // A few options need no headings.
    expect(grouped.toSorted()).toEqual(printed.length > 3 ? printed.toSorted() : [])
  }
})
