/** "Why not?": the refusal that best says why a kind of action is closed. */
import { ActionList } from './action-list.ts'
import type {
  ActionType,
  AnyKind,
  CommonCode,
  GameSpec,
  GameTypes,
  Json,
  Rejection,
  Seat,
} from './contract.ts'
import { canonicalJson } from './json.ts'
import type { Schema } from './schema.ts'

type Answer<G extends GameTypes> = Rejection<G['Code'] | CommonCode> | null

export interface Question<G extends GameTypes> {
  readonly state: G['State']
  readonly seat: Seat
  readonly type: string
  /** What is chosen already, field by field. */
  readonly partial: object
}

/** First the end, then the phase, then what the kind itself says about its nearest action. */
export function explain<G extends GameTypes>(
  { flow, kinds, schemas }: Pick<GameSpec<G>, 'flow' | 'kinds' | 'schemas'>,
  { state, seat, type, partial }: Question<G>,
): Answer<G> {
  if (flow.pending(state).by === 'nobody') return { code: 'gameOver', rule: null }
  const kind = kinds[type as ActionType<G>] as unknown as AnyKind<G> | undefined
  if (!kind || !flow.usable(state, seat).includes(kind))
    return flow.refusal(state, seat, type as ActionType<G>)
  if (isListed(kind, state, seat, partial)) return null
  if (kind.explain) return kind.explain(state, seat, partial)
  const plainest = firstValue(schemas.actions[type as ActionType<G>]) as object
  return kind.check(state, seat, { ...plainest, ...partial, type } as G['Action'])
}

function isListed<G extends GameTypes>(
  kind: AnyKind<G>,
  state: G['State'],
  seat: Seat,
  partial: object,
): boolean {
  const list = new ActionList<G['Action']>()
  kind.legal(state, seat, list)
  return list
    .toArray()
    .some((action) => Object.entries(partial).every(([name, value]) => isSame(action[name as 'type'], value)))
}

const isSame = (a: unknown, b: unknown) => canonicalJson((a ?? null) as Json) === canonicalJson(b as Json)

/** The plainest value that fits: first choices, smallest numbers, shortest lists. */
export function firstValue(schema: Schema): Json {
  if ('enum' in schema) return schema.enum[0] ?? null
  if ('anyOf' in schema) return firstValue(schema.anyOf[0] as Schema)
  switch (schema.type) {
    case 'integer':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    case 'null':
      return null
    case 'string':
      return ''
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => firstValue(schema.items))
    case 'object':
      if (!('properties' in schema)) return {}
      return Object.fromEntries(
        schema.required.map((name) => [name, firstValue(schema.properties[name] as Schema)]),
      )
  }
}
