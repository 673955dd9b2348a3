/** What a game adds so that it can be played by text alone. Fetched when somebody wants it. */
import type { GameTypes, View } from '@quayside/rules-kit'
import type { Line, PositionPart } from '@quayside/texts'
import type { RenderContext } from './game-ui.ts'

export interface TextTable<G extends GameTypes> {
  /** The position as headed text, in whole words. */
  position(view: View<G>, told: RenderContext<G>): readonly PositionPart[]
  /** A choice with what it would do; null: as the game's texts say it. */
  choice(action: G['Action'], view: View<G>, told: RenderContext<G>): Line | null
  /** Kinds of action that are put together field by field instead of being picked from a list. */
  readonly compose: { readonly [K in G['Action']['type']]?: Compose<G> }
}

export interface Compose<G extends GameTypes> {
  /** The questions in order; what was chosen in one may change the next. */
  fields(asked: Composing<G>): readonly Field[]
  /** Null while something is missing. */
  action(asked: Composing<G>): G['Action'] | null
}

export interface Composing<G extends GameTypes> extends RenderContext<G> {
  readonly view: View<G>
  /** The listed actions of this kind. */
  readonly legal: readonly G['Action'][]
  /** By the name of the field; what nobody has touched has the field's own value. */
  readonly chosen: { readonly [field: string]: string | undefined }
}

export interface Field {
  readonly name: string
  readonly label: string
  /** The proposal. */
  readonly value: string
  /** An amount has limits, a choice has options. */
  readonly ask:
    | { readonly least: number; readonly most: number }
    | { readonly options: readonly { readonly value: string; readonly label: string }[] }
}

/** An amount of something, with a proposal. */
export function amountField(name: string, label: string, most: number, proposed = 0): Field {
  return { name, label, value: String(proposed), ask: { least: 0, most } }
}

/** One of several; the first is the proposal. */
export function choiceField(
  name: string,
  label: string,
  options: readonly { readonly value: string; readonly label: string }[],
): Field {
  return { name, label, value: options[0]?.value ?? '', ask: { options } }
}

/** What stands in a field: the wish, where it is still possible, else the proposal. */
export function valueIn(field: Field, chosen: Composing<GameTypes>['chosen']): string {
  const wish = chosen[field.name]
  if (wish === undefined) return field.value
  if ('options' in field.ask)
    return field.ask.options.some(({ value }) => value === wish) ? wish : field.value
  const { least, most } = field.ask
  return String(Math.min(most, Math.max(least, Math.trunc(Number(wish)) || 0)))
}

/** Amounts by name, as they stand. */
export function amountsIn(
  fields: readonly Field[],
  chosen: Composing<GameTypes>['chosen'],
): Map<string, number> {
  return new Map(fields.map((field) => [field.name, Number(valueIn(field, chosen))]))
}

/** So many of each name, one after another. */
export function spread(
  names: readonly string[],
  amounts: ReadonlyMap<string, number>,
  prefix = '',
): string[] {
  return names.flatMap((name) => Array.from({ length: amounts.get(prefix + name) ?? 0 }, () => name))
}

// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no common types; each is safe inside
export type AnyTextTable = TextTable<any>
