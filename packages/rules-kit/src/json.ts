import type { Json, JsonObject } from './contract.ts'

/** JSON with sorted keys: the same value always gives the same text. */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value === 0 ? 0 : value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  return isList(value) ? canonicalList(value) : canonicalObject(value)
}

// Strings are appended to, not gathered and joined: digests and comparisons write millions of short ones.
function canonicalList(list: readonly Json[]): string {
  let text = '['
  for (let i = 0; i < list.length; i++) {
    if (i > 0) text += ','
    text += canonicalJson(list[i] as Json)
  }
  return `${text}]`
}

function canonicalObject(value: JsonObject): string {
  let text = '{'
  for (const key of Object.keys(value).sort()) {
    if (text.length > 1) text += ','
    text += `${JSON.stringify(key)}:${canonicalJson(value[key] as Json)}`
  }
  return `${text}}`
}

export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value)
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** JSON text from outside; undefined when it is not JSON. */
export function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
