import type { OptionProblem } from './contract.ts'

/** Options of a game as data: forms, validation, fuzz tests and texts read the same list. */
export type OptionValue = string | number | boolean
export type OptionValues = { readonly [name: string]: OptionValue }

/** True when the named option (or `players`) has one of these values. */
export interface Condition {
  readonly option: string
  readonly values: readonly OptionValue[]
}

export interface Choice {
  readonly value: OptionValue
  readonly needs?: readonly Condition[]
  readonly excludes?: readonly Condition[]
  /** Where one of these holds, the value can be chosen but is not taken as the default. */
  readonly onlyIfAsked?: readonly Condition[]
}

export interface ChoiceOption {
  readonly name: string
  readonly kind: 'choice'
  /** The first value that the given options allow is the default. */
  readonly choices: readonly Choice[]
  /** Not in any rulebook: pages mark it as a house rule. */
  readonly house?: true
  /** Benchmarks measure every value, because it changes the work of a move. */
  readonly inBench?: true
}

export interface WholeOption {
  readonly name: string
  readonly kind: 'whole'
  readonly from: number
  readonly to: number
  readonly standard: number
  /** Default in series of bot games, e.g. a cap on rounds. */
  readonly inSeries?: number
  readonly house?: true
}

export type OptionSpec = ChoiceOption | WholeOption

export function choice(
  name: string,
  values: readonly (OptionValue | Choice)[],
  more?: { house?: true; inBench?: true },
): ChoiceOption {
  const choices = values.map((value) => (typeof value === 'object' ? value : { value }))
  return { name, kind: 'choice', choices, ...more }
}

/** Off unless chosen. */
export function toggle(name: string, more?: { house?: true; inBench?: true }): ChoiceOption {
  return choice(name, [false, true], more)
}

interface OptionScope {
  readonly specs: readonly OptionSpec[]
  readonly seats: { readonly min: number; readonly max: number }
}

type Resolved = { readonly options: { [name: string]: OptionValue } } | { readonly problem: OptionProblem }

/** Gives every option a value: the given ones checked, the others the first that the given ones allow. */
export function resolveOptions(scope: OptionScope, players: number, given: OptionValues): Resolved {
  const problem = badPlayers(scope, players) ?? badGiven(scope.specs, players, given)
  if (problem) return { problem }
  const options: { [name: string]: OptionValue } = {}
  for (const spec of scope.specs) {
    const settled = { ...options, ...given, players }
    const value = given[spec.name] ?? firstAllowed(spec, settled)
    if (value === undefined) return { problem: nothingLeft(spec, settled) }
    options[spec.name] = value
  }
  return { options }
}

function badPlayers(scope: OptionScope, players: number): OptionProblem | null {
  const { min, max } = scope.seats
  if (Number.isInteger(players) && players >= min && players <= max) return null
  return { code: 'badPlayers', option: 'players', value: String(players), other: `${min}-${max}` }
}

function badGiven(specs: readonly OptionSpec[], players: number, given: OptionValues): OptionProblem | null {
  for (const [name, value] of Object.entries(given)) {
    const spec = specs.find((candidate) => candidate.name === name)
    const text = String(value)
    if (!spec) {
      return { code: 'unknownOption', option: name, value: text, other: specs.map((s) => s.name).join(', ') }
    }
    if (!accepts(spec, value))
      return { code: 'badValue', option: name, value: text, other: acceptedValues(spec) }
  }
  const settled: OptionValues = { ...given, players }
  for (const spec of specs) {
    const value = given[spec.name]
    if (value === undefined) continue
    const clash = clashOf(spec, value, settled)
    if (clash) return { code: 'clash', option: spec.name, value: String(value), other: clash }
  }
  return null
}

function accepts(spec: OptionSpec, value: OptionValue): boolean {
  if (spec.kind === 'choice') return spec.choices.some((c) => c.value === value)
  return typeof value === 'number' && Number.isInteger(value) && value >= spec.from && value <= spec.to
}

export function acceptedValues(spec: OptionSpec): string {
  if (spec.kind === 'whole') return `${spec.from}-${spec.to}`
  return spec.choices.map((c) => String(c.value)).join(', ')
}

/** The other side of a clash as `name=value`, or null. Options without a value yet cannot clash. */
function clashOf(spec: OptionSpec, value: OptionValue, settled: OptionValues): string | null {
  if (spec.kind === 'whole') return null
  const chosen = spec.choices.find((c) => c.value === value)
  for (const need of chosen?.needs ?? []) {
    const other = settled[need.option]
    if (other !== undefined && !need.values.includes(other)) return `${need.option}=${other}`
  }
  for (const bar of chosen?.excludes ?? []) {
    const other = settled[bar.option]
    if (other !== undefined && bar.values.includes(other)) return `${bar.option}=${other}`
  }
  return null
}

function firstAllowed(spec: OptionSpec, settled: OptionValues): OptionValue | undefined {
  if (spec.kind === 'whole') return spec.standard
  const possible = spec.choices.filter((c) => clashOf(spec, c.value, settled) === null)
  const usual = possible.find(
    (c) => !c.onlyIfAsked?.some(({ option, values }) => values.includes(settled[option] as OptionValue)),
  )
  return (usual ?? possible[0])?.value
}

function nothingLeft(spec: OptionSpec, settled: OptionValues): OptionProblem {
  const first = spec.kind === 'choice' ? spec.choices[0]?.value : spec.standard
  const other = clashOf(spec, first as OptionValue, settled) ?? ''
  return { code: 'clash', option: spec.name, value: String(first), other }
}

/** With which of the other options a value clashes (`name=value`), or null: tells a form which values to offer. */
export function clashOfChoice(spec: ChoiceOption, value: OptionValue, settled: OptionValues): string | null {
  const { [spec.name]: _own, ...others } = settled
  return clashOf(spec, value, others)
}

/** `key=value,key=value` of the command line, read by the option list; undefined when it is not of that form. */
export function parseOptionText(specs: readonly OptionSpec[], text: string): OptionValues | undefined {
  const values: { [name: string]: OptionValue } = {}
  for (const part of text.split(',')) {
    if (part === '') continue
    const [name, raw] = part.split('=')
    if (!name || raw === undefined) return undefined
    values[name] = readValue(
      specs.find((s) => s.name === name),
      raw,
    )
  }
  return values
}

function readValue(spec: OptionSpec | undefined, raw: string): OptionValue {
  if (spec?.kind === 'choice') {
    const match = spec.choices.find((c) => String(c.value) === raw)
    if (match) return match.value
  }
  if (spec?.kind === 'whole' && /^\d+$/.test(raw)) return Number(raw)
  return raw
}

/** The values that series of bot games set by themselves. */
export function seriesOptions(specs: readonly OptionSpec[]): OptionValues {
  const values: { [name: string]: OptionValue } = {}
  for (const spec of specs)
    if (spec.kind === 'whole' && spec.inSeries !== undefined) values[spec.name] = spec.inSeries
  return values
}
