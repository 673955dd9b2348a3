import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, isList, isObject, type Json, readJson } from '../src/index.ts'

const anyJson = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>

describe('canonical JSON', () => {
  it('is JSON of the same value', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(plain(value))
      }),
    )
  })

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(canonicalJson(turned(value))).toBe(canonicalJson(value))
      }),
    )
    expect(canonicalJson({ b: [1, { d: null, c: true }], a: 'é' })).toBe(
      '{"a":"é","b":[1,{"c":true,"d":null}]}',
    )
  })
})

const plain = (value: Json): Json => JSON.parse(JSON.stringify(value))

/** The same value with the keys of every object in reverse. */
function turned(value: Json): Json {
  if (isList(value)) return value.map(turned)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, Json] => [key, turned(inner)])
      .reverse(),
  )
}

describe('JSON from outside', () => {
  it('is a value or undefined, never an exception', () => {
    expect(readJson('{"a":1}')).toEqual({ a: 1 })
    for (const bad of ['', '{', 'undefined', "{'a':1}", '[1,]']) expect(readJson(bad)).toBeUndefined()
  })

  it('tells lists and objects apart', () => {
    expect([isObject({}), isObject([]), isObject(null), isObject('a')]).toEqual([true, false, false, false])
    expect([isList([]), isList({ length: 0 })]).toEqual([true, false])
  })
})
