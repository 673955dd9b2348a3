import { canonicalJson, isList, isObject, type Json } from '@quayside/rules-kit'

/** Whether the value has at least the wanted fields; lists and plain values must be equal. */
export function fits(wanted: Json, value: Json): boolean {
  if (!isObject(wanted) || !isObject(value)) return canonicalJson(wanted) === canonicalJson(value)
  return Object.entries(wanted).every(([key, inner]) => {
    return Object.hasOwn(value, key) && fits(inner, value[key] as Json)
  })
}

/** The value at a path such as `seats.0.hand` or `market.length`; undefined if there is none. */
export function jsonAt(json: Json, path: string): Json | undefined {
  let value: Json | undefined = json
  for (const key of path.split('.')) {
    if (isList(value)) value = key === 'length' ? value.length : value[Number(key)]
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key]
    else return undefined
  }
  return value
}
