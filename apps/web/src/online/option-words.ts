/** Options of a table in words, with what was not chosen filled in as the game will. */
import type { GameInfo } from '@quayside/protocol'
import { type OptionSpec, type OptionValues, resolveOptions } from '@quayside/rules-kit'
import type { AnyTexts } from '@quayside/texts'

interface Planned {
  readonly options: OptionValues
  readonly seats: readonly unknown[]
}

type Specs = Pick<GameInfo, 'options' | 'seats'>

export function settledOptions({ options, seats }: Specs, planned: Planned): OptionValues {
  const game = { specs: options as readonly OptionSpec[], seats }
  const resolved = resolveOptions(game, planned.seats.length, planned.options)
  return 'problem' in resolved ? planned.options : resolved.options
}

/** Only what differs from the usual game of so many: the rest needs no word before one has sat down. */
export function changedOptions(info: Specs, planned: Planned, texts: AnyTexts): string[] {
  const chosen = settledOptions(info, planned)
  const usual = settledOptions(info, { ...planned, options: {} })
  return info.options.flatMap(({ name }) => {
    const said = texts.options[name]
    const value = String(chosen[name] ?? '')
    if (!said || chosen[name] === usual[name]) return []
    return `${said.title}: ${said.values[value] ?? value}`
  })
}
