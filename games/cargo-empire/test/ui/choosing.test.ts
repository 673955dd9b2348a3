// A space of the track is taken at once, or only chosen where places are confirmed.
import { expect, it } from 'vitest'
import type { Action } from '../../src/types.ts'
import { isSameStep, type Step, takeStep } from '../../src/ui/asking.ts'

const train: Step = { type: 'step', marker: 'train', row: null }

function pressed(confirms: boolean) {
  const done: Action[] = []
  const chosen: Step[] = []
  const press = (step: Step) =>
    takeStep({ confirms, act: (action) => done.push(action) }, { setStep: (one) => chosen.push(one) }, step)
  return { done, chosen, press }
}

it('a press takes the step where nothing is confirmed', () => {
  const { done, chosen, press } = pressed(false)
  press(train)
  expect([done, chosen]).toEqual([[train], []])
})

it('a press, and a second one on the same space, only chooses it where places are confirmed', () => {
  const { done, chosen, press } = pressed(true)
  press(train)
  press(train)
  expect([done, chosen]).toEqual([[], [train, train]])
})

it('steps are the same by marker and row', () => {
  expect(isSameStep(train, { ...train })).toBe(true)
  expect(isSameStep(train, { ...train, row: 'upper' })).toBe(false)
  expect(isSameStep(null, train)).toBe(false)
})
