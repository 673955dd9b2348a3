import { describe, expect, it } from 'vitest'
import {
  bool,
  dictionary,
  either,
  list,
  misfit,
  nullable,
  oneOf,
  record,
  type Schema,
  text,
  whole,
} from '../src/index.ts'

const point = record({ x: whole(0, 9), 'y?': whole(-5, 5) })

const cases: [string, Schema, unknown, RegExp | null][] = [
  ['a word of the list', oneOf('a', 1, null), null, null],
  ['a word not of the list', oneOf('a', 1), 'b', /one of "a", 1/],
  ['a whole number', whole(1, 6), 6, null],
  ['too much', whole(1, 6), 7, /from 1 to 6/],
  ['half a number', whole(1, 6), 1.5, /whole number/],
  ['no number at all', whole(1, 6), '3', /whole number/],
  ['not a number', whole(1, 6), Number.NaN, /whole number/],
  ['true', bool, true, null],
  ['one for true', bool, 1, /true or false/],
  ['a text', text(3), 'abc', null],
  ['a long text', text(3), 'abcd', /too long/],
  ['nothing where nothing may be', nullable(bool), null, null],
  ['something else there', nullable(bool), 3, /true or false/],
  ['the second of two', either(bool, whole(0, 1)), 1, null],
  ['none of three', either(bool, whole(0, 1), text()), [], /text/],
  ['a list', list(bool, 1, 2), [true], null],
  ['a short list', list(bool, 1, 2), [], /1 to 2 entries/],
  ['a list of exactly three', list(bool, 3, 3), [true], /3 entries/],
  ['a wrong entry', list(bool), [true, 0], /^\[1\] must be true/],
  ['an object for a list', list(bool), { length: 0 }, /a list/],
  ['an object', point, { x: 1 }, null],
  ['an object with more', point, { x: 1, z: 2 }, /z is not known/],
  ['an object with less', point, { y: 1 }, /x is missing/],
  [
    'a wrong field deep inside',
    record({ at: list(point) }),
    { at: [{ x: 1 }, { x: 99 }] },
    /^at\[1\]\.x must be/,
  ],
  ['a list for an object', point, [], /an object/],
  ['a field of the prototype', record({ 'toString?': bool }), {}, null],
  ['a stranger by inheritance', point, Object.create({ x: 1 }), /x is missing/],
  ['a dictionary', dictionary(bool), { a: true, b: false }, null],
  ['a wrong word in it', dictionary(bool), { a: 1 }, /^a must be/],
]

describe('a schema', () => {
  it.each(cases)('%s', (_name, schema, value, wrong) => {
    const found = misfit(schema, value)
    if (wrong === null) expect(found).toBeNull()
    else expect(found).toMatch(wrong)
  })
})
