import { describe, expect, it } from 'vitest'
import { findRules, inlineText, isShown, marksOf, readRulebook, rulesOf } from '../src/index.ts'

const book = readRulebook(`# Toy: the rules

[日本語](RULES.ja.md)

A game of *salt* and
silk.

## A turn
- **TOY-1** One action a turn.
- **TOY-2** \`dice=two\` Roll, see TOY-1. **TOY-3** Then **sell**
  what you like.
- A remark without a number.

| card | many |
|---|---|
| salt | \`6\` |

## Night \`mode=night|dusk\`
- **TOY-N1** Nobody sees. \`reading\` The booklet is silent, see TOY-1.

\`\`\`
  0   1
\`\`\`
`)

describe('a rulebook', () => {
  it('has chapters of rules, each with its number, text and marks', () => {
    expect(book.title).toBe('Toy: the rules')
    expect(book.intro).toEqual([{ kind: 'text', text: ['A game of ', { soft: 'salt' }, ' and silk.'] }])
    expect(book.chapters.map(({ title }) => title)).toEqual(['A turn', 'Night'])
    expect(rulesOf(book).map(({ number, text }) => [number, inlineText(text)])).toEqual([
      ['TOY-1', 'One action a turn.'],
      ['TOY-2', 'Roll, see TOY-1.'],
      ['TOY-3', 'Then sell what you like.'],
      ['TOY-N1', 'Nobody sees.'],
    ])
  })

  it('keeps what is not in the box apart, with its kind and reason', () => {
    const ours = rulesOf(book).map((rule) => rule.ours && [rule.ours.kind, inlineText(rule.ours.why)])
    expect(ours).toEqual([null, null, null, ['reading', 'The booklet is silent, see TOY-1.']])
    expect(findRules(book, 'booklet silent')).toEqual(['TOY-N1'])
  })

  it('has links to other rules, points, tables and drawings', () => {
    const [turn, night] = book.chapters
    expect(turn?.blocks[1]).toMatchObject({ text: ['Roll, see ', { rule: 'TOY-1' }, '.'] })
    expect(turn?.blocks[3]).toEqual({
      kind: 'point',
      marks: [],
      text: ['A remark without a number.'],
      ours: null,
    })
    expect(turn?.blocks[4]).toEqual({
      kind: 'table',
      rows: [
        [['card'], ['many']],
        [['salt'], [{ code: '6' }]],
      ],
    })
    expect(night?.blocks[1]).toEqual({ kind: 'drawing', text: '  0   1' })
  })

  it('joins Japanese lines without a space', () => {
    const { intro } = readRulebook('# 題\n\n市場の\nカードを買う。\n')
    expect(intro).toEqual([{ kind: 'text', text: ['市場のカードを買う。'] }])
  })
})

describe('marks', () => {
  it('are listed once, in the order of the book', () => {
    expect(marksOf(book)).toEqual(['dice=two', 'mode=night', 'mode=dusk'])
  })

  it('hide a rule only when none of its values is wanted', () => {
    const marks = book.chapters[1]?.marks ?? []
    expect(isShown(marks, new Set(['mode=night']))).toBe(true)
    expect(isShown(marks, new Set(['mode=night', 'mode=dusk']))).toBe(false)
    expect(isShown([], new Set(['mode=night']))).toBe(true)
  })
})

describe('searching', () => {
  it('finds by number, by words in any order, and by what is said with a rule', () => {
    expect(findRules(book, 'toy-n1')).toEqual(['TOY-N1'])
    expect(findRules(book, 'turn one')).toEqual(['TOY-1'])
    expect(findRules(book, 'ＴＯＹ－３')).toEqual(['TOY-3'])
    expect(findRules(book, 'whale')).toEqual([])
    expect(findRules(book, 'whale', (number) => (number === 'TOY-2' ? 'A whale' : ''))).toEqual(['TOY-2'])
  })
})
