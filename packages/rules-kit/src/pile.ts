/**
 * A face-down draw pile with late chance: `stacked` (known order, top first) is drawn first, then the shuffled part, which
 * is only counts of each kind because a card is decided when it is drawn, then `under` (known order).
 */
import { at, BrokenRule } from './broken-rule.ts'
import type { Json } from './contract.ts'
import { isList, isObject } from './json.ts'
import type { Rng } from './rng.ts'

export interface Pile {
  counts: Uint8Array
  /** Size of the shuffled part: the sum of `counts`. */
  mixed: number
  stacked: number[]
  under: number[]
}

export interface SeenPile {
  readonly counts: { readonly [index: number]: number; readonly length: number }
  readonly mixed: number
  readonly stacked: readonly number[]
  readonly under: readonly number[]
}

export function newPile(kinds: number): Pile {
  return { counts: new Uint8Array(kinds), mixed: 0, stacked: [], under: [] }
}

export function pileSize(pile: SeenPile): number {
  return pile.stacked.length + pile.mixed + pile.under.length
}

export function addMixed(pile: Pile, kind: number, many = 1): void {
  pile.counts[kind] = (pile.counts[kind] as number) + many
  pile.mixed += many
}

/** Total weight of the next draw; 1 when the next card is known. */
export function drawWeight(pile: SeenPile): number {
  return pile.stacked.length > 0 || pile.mixed === 0 ? 1 : pile.mixed
}

/** The weight of one kind in the next draw. */
export function weightOf(pile: SeenPile, kind: number): number {
  if (pile.stacked.length > 0) return pile.stacked[0] === kind ? 1 : 0
  if (pile.mixed > 0) return pile.counts[kind] as number
  return pile.under[0] === kind ? 1 : 0
}

/** Samples the next card without removing it. */
export function sampleKind(pile: SeenPile, rng: Rng): number {
  let left = rng.below(drawWeight(pile))
  if (pile.stacked.length > 0) return pile.stacked[0] as number
  if (pile.mixed === 0) return at(pile.under, 0)
  const { counts } = pile
  for (let kind = 0; kind < counts.length; kind++) {
    left -= counts[kind] as number
    if (left < 0) return kind
  }
  throw new BrokenRule('the counts of a pile do not add up')
}

export function takeKind(pile: Pile, kind: number): void {
  if (weightOf(pile, kind) === 0) throw new BrokenRule(`kind ${kind} cannot be the next of this pile`)
  if (pile.stacked.length > 0) pile.stacked.shift()
  else if (pile.mixed > 0) {
    pile.counts[kind] = (pile.counts[kind] as number) - 1
    pile.mixed--
  } else pile.under.shift()
}

/** Shuffles the known cards in: everything becomes counts. */
export function shufflePile(pile: Pile): void {
  for (const kind of pile.stacked) addMixed(pile, kind)
  for (const kind of pile.under) addMixed(pile, kind)
  pile.stacked.length = 0
  pile.under.length = 0
}

export function copyPile(target: Pile, source: SeenPile & { readonly counts: ArrayLike<number> }): void {
  target.counts.set(source.counts)
  target.mixed = source.mixed
  copyList(target.stacked, source.stacked)
  copyList(target.under, source.under)
}

function copyList(target: number[], source: readonly number[]): void {
  target.length = source.length
  for (let i = 0; i < source.length; i++) target[i] = source[i] as number
}

/** How many of a kind lie anywhere in the pile. */
export function countIn(pile: SeenPile, kind: number): number {
  let many = at(pile.counts, kind)
  for (const other of pile.stacked) if (other === kind) many++
  for (const other of pile.under) if (other === kind) many++
  return many
}

export function pileToJson(pile: SeenPile, names: readonly string[]): Json {
  const counts: { [name: string]: number } = {}
  for (let kind = 0; kind < names.length; kind++) counts[at(names, kind)] = at(pile.counts, kind)
  const named = (kinds: readonly number[]) => kinds.map((kind) => at(names, kind))
  return { stacked: named(pile.stacked), counts, under: named(pile.under) }
}

/** Accepts the full form, counts alone (by name or in order), or one list: the whole pile, top first. */
export function pileFromJson(json: Json, names: readonly string[]): Pile | { readonly problem: string } {
  const pile = newPile(names.length)
  if (isList(json)) {
    if (json.length === names.length && json.every((n) => typeof n === 'number')) {
      json.forEach((many, kind) => {
        addMixed(pile, kind, many as number)
      })
      return pile
    }
    return readNames(json, names, pile.stacked)
      ? pile
      : { problem: 'a pile names a card that does not exist' }
  }
  if (!isObject(json)) return { problem: 'a pile must be a list or counts' }
  const full = 'counts' in json || 'stacked' in json || 'under' in json
  const { stacked = [], counts = {}, under = [] } = full ? json : { counts: json }
  const fine =
    isList(stacked) &&
    isList(under) &&
    readNames(stacked, names, pile.stacked) &&
    readNames(under, names, pile.under)
  if (!fine) return { problem: 'a pile names a card that does not exist' }
  return readCounts(counts as Json, names, pile)
    ? pile
    : { problem: 'the counts of a pile must be whole numbers by card' }
}

function readNames(list: readonly Json[], names: readonly string[], into: number[]): boolean {
  for (const name of list) {
    const kind = names.indexOf(name as string)
    if (kind < 0) return false
    into.push(kind)
  }
  return true
}

function readCounts(counts: Json, names: readonly string[], pile: Pile): boolean {
  if (!isObject(counts)) return false
  for (const [name, many] of Object.entries(counts)) {
    const kind = names.indexOf(name)
    if (kind < 0 || typeof many !== 'number' || !Number.isInteger(many) || many < 0 || many > 255)
      return false
    addMixed(pile, kind, many)
  }
  return true
}
