/** The header of a `.game` file: `key: value` lines. */
import type { GameTypes, Json, OptionValues, Wishes } from '@quayside/rules-kit'
import { isList, isObject, readJson } from '@quayside/rules-kit'
import type { Fairness, Header, Table } from './entry.ts'

export const FORMAT = 1

/** A damaged file: one sentence and where. */
export interface RecordProblem {
  readonly problem: string
  /** Counted from 1. */
  readonly line: number
}

export interface RecordHeader {
  readonly game: string
  /** As on the command line: `key=value,key=value`. */
  readonly options: string
  readonly players: number
  readonly header: Header
  /** Where each key stands in the file. */
  readonly lines: { readonly [key: string]: number }
}

type Values = { [key: string]: { readonly value: string; readonly line: number } }

export function headerLines<G extends GameTypes>(table: Table<G>): string[] {
  const { header, game } = table
  const lines = [
    `format: ${FORMAT}`,
    `game: ${game.id}`,
    `rules: ${header.rules}`,
    `options: ${optionText(table.options as OptionValues)}`,
    `seats: ${table.players}`,
  ]
  if (header.names) lines.push(`names: ${JSON.stringify(header.names)}`)
  if (header.wishes) lines.push(`wishes: ${JSON.stringify(header.wishes)}`)
  if (header.seed !== undefined) lines.push(`seed: ${header.seed}`)
  else lines.push(...playedLines(header))
  for (const [key, value] of Object.entries(header.others)) lines.push(`${key}: ${value}`)
  return lines.map(oneLine)
}

/** Removes line breaks: a name or text must not be able to inject a header line or a move. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ').trimEnd()
}

function playedLines(header: Header): string[] {
  const lines: string[] = []
  if (header.started !== undefined) lines.push(`started: ${header.started}`)
  const { fairness } = header
  if (!fairness) return lines
  lines.push(`draw: ${fairness.draw}`, `commitment: ${fairness.commitment}`)
  if (fairness.contributions.length > 0)
    lines.push(`contributions: ${JSON.stringify(fairness.contributions)}`)
  if (fairness.secret !== undefined) lines.push(`secret: ${fairness.secret}`)
  return lines
}

export function optionText(options: OptionValues): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(',')
}

/** Reads the lines before the blank one. */
export function readHeader(lines: readonly string[]): RecordHeader | RecordProblem {
  const values: Values = {}
  for (const [i, text] of lines.entries()) {
    const found = /^([a-z][A-Za-z0-9-]{0,39}):(?: (.*))?$/.exec(text)
    if (!found) return { problem: 'a header line has the form "key: value"', line: i + 1 }
    const key = found[1] as string
    if (Object.hasOwn(values, key)) return { problem: `the header says "${key}" twice`, line: i + 1 }
    values[key] = { value: (found[2] ?? '').trim(), line: i + 1 }
  }
  return headerFrom(values, lines.length + 1)
}

function headerFrom(values: Values, end: number): RecordHeader | RecordProblem {
  for (const key of ['format', 'game', 'rules', 'seats']) {
    if (!values[key]) return { problem: `the header does not say "${key}"`, line: end }
  }
  for (const [key, validator] of Object.entries(VALIDATORS)) {
    const found = values[key]
    const wanted = found && validator(found.value)
    if (wanted) return { problem: `"${key}" must be ${wanted}`, line: found.line }
  }
  const value = (key: string) => values[key]?.value ?? ''
  return {
    game: value('game'),
    options: value('options'),
    players: Number(value('seats')),
    header: typedHeader(values),
    lines: Object.fromEntries(Object.entries(values).map(([key, { line }]) => [key, line])),
  }
}

/** Validators by key: what the value must be, or null when it is valid. */
const VALIDATORS: { readonly [key: string]: (value: string) => string | null } = {
  format: (value) => (value === String(FORMAT) ? null : `${FORMAT}, the only form this program reads`),
  game: (value) => (/^[a-z][a-z0-9-]{0,39}$/.test(value) ? null : 'the name of a game'),
  rules: (value) => (/^[1-9]\d{0,5}$/.test(value) ? null : 'a rules version, a whole number from 1'),
  seats: (value) => (/^[1-9]$/.test(value) ? null : 'the number of seats'),
  seed: (value) => (isSeed(value) ? null : 'a whole number'),
  draw: (value) => (/^[1-9]\d{0,2}$/.test(value) ? null : 'a version of the drawing method'),
  commitment: (value) => (isHash(value) ? null : '64 hexadecimal digits'),
  secret: (value) => (isHash(value) ? null : '64 hexadecimal digits'),
  contributions: (value) => (textList(value) ? null : 'a JSON list of texts'),
  names: (value) => (textList(value) ? null : 'a JSON list of texts'),
  wishes: (value) => (isObject(readJson(value)) ? null : 'a JSON object'),
}

function isSeed(value: string): boolean {
  return /^\d{1,16}$/.test(value) && Number.isSafeInteger(Number(value))
}

function isHash(value: string): boolean {
  return /^[0-9a-f]{64}$/.test(value)
}

function textList(value: string): readonly string[] | null {
  const list = readJson(value)
  return isList(list) && list.every((one: Json) => typeof one === 'string') ? (list as string[]) : null
}

const KNOWN = new Set([...Object.keys(VALIDATORS), 'options', 'started'])

function typedHeader(values: Values): Header {
  const value = (key: string) => values[key]?.value
  const others: { [key: string]: string } = {}
  for (const key of Object.keys(values)) if (!KNOWN.has(key)) others[key] = value(key) ?? ''
  const names = textList(value('names') ?? '')
  const wishes = readJson(value('wishes') ?? '') as Wishes | undefined
  const fairness = fairnessFrom(value)
  const seed = value('seed')
  const started = value('started')
  return {
    rules: Number(value('rules')),
    ...(names ? { names } : {}),
    ...(wishes ? { wishes } : {}),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    ...(started === undefined ? {} : { started }),
    ...(fairness ? { fairness } : {}),
    others,
  }
}

function fairnessFrom(value: (key: string) => string | undefined): Fairness | null {
  const commitment = value('commitment')
  if (commitment === undefined) return null
  const secret = value('secret')
  return {
    draw: Number(value('draw') ?? 1),
    commitment,
    contributions: textList(value('contributions') ?? '') ?? [],
    ...(secret === undefined ? {} : { secret }),
  }
}
