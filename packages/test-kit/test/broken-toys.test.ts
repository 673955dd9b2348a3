// The suite must be able to fail: each toy here breaks one sentence of the contract on purpose.
import { describe, expect, it } from 'vitest'
import { allChecks, defineInspectable, runCheck, type SomeTexts, toySpec, Violation } from '../src/index.ts'
import { brokenProjections } from './broken-projections.ts'
import { brokenRules } from './broken-rules.ts'

const { kinds } = toySpec

describe('each broken toy is found by the sentence it breaks', () => {
  it.each([...brokenProjections, ...brokenRules])('%s', (_name, says, change) => {
    const game = defineInspectable({ ...toySpec, id: 'broken-toy', ...change })
    const check = allChecks().find((one) => one.says.startsWith(says))
    if (!check) throw new Error(`no check says "${says}"`)
    expect(() => runCheck(game, check, { positions: 2000 })).toThrow(Violation)
  })
})

describe('a missing sentence is found', () => {
  const types = (list: readonly string[]) => Object.fromEntries(list.map((type) => [type, () => [type]]))
  const events = [
    'rolled',
    'drew',
    'autoDrew',
    'looked',
    'kept',
    'sold',
    'grabbed',
    'offered',
    'answered',
    'traded',
  ]
  const codes = ['noPair', 'deckTooSmall', 'deedDone', 'noVictim', 'badBundle', 'cannotPay', 'tooManyOffers']
  const whole: SomeTexts = {
    events: types([...events, 'withdrew', 'choseDiscard', 'discarded', 'over']),
    refusals: types([...codes, 'notAccepted', 'notLooked']),
    actions: types(Object.keys(kinds)),
    endings: { goal: 'a', hoard: 'b', exhausted: 'c' },
    prompt: () => ['x'],
    position: () => ['x'],
  }
  const run = (ja: SomeTexts) => {
    for (const check of allChecks({ en: whole, ja }).slice(allChecks().length)) {
      runCheck(defineInspectable(toySpec), check, { positions: 300 })
    }
  }

  it('but a whole set of sentences passes', () => expect(() => run(whole)).not.toThrow())

  const lacking: [string, SomeTexts, RegExp][] = [
    ['an event', { ...whole, events: types(events) }, /no ja event/],
    ['a refusal', { ...whole, refusals: types(codes.slice(1)) }, /no ja refusal noPair/],
    ['a choice', { ...whole, actions: types(['end']) }, /no ja action/],
    ['an ending', { ...whole, endings: {} }, /no ja sentence for the ending/],
    ['words', { ...whole, prompt: () => [] }, /ja prompt says nothing/],
    ['a number', { ...whole, position: () => ['undefined points'] }, /says \["undefined points"\]/],
  ]
  it.each(lacking)('%s', (_name, ja, words) => expect(() => run(ja)).toThrow(words))
})
