/** What every game's player does at the table page: look for choices, press them, wait for what comes of it. */
import type { Hand } from './hand.ts'
import { until } from './until.ts'

export const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
export const has = (selector: string): boolean => document.querySelector(selector) !== null
export const choice = (name: string): string => `[data-choice="${name}"]`
export const open = (name: string): string => `${choice(name)}:not([aria-disabled])`

export const seq = (): string => document.querySelector('[data-seq]')?.getAttribute('data-seq') ?? ''

/** The first element of the selector that this hand gets at; it waits until there is one. */
export function reached(hand: Hand, selector: string): Promise<Element> {
  return until(`${selector} by ${hand.way}`, () => all(selector).find((one) => hand.reaches(one)))
}

export async function press(hand: Hand, selector: string): Promise<void> {
  hand.press(await reached(hand, selector))
}

/** Presses and waits until the host has taken it. */
export async function decide(hand: Hand, selector: string): Promise<void> {
  await reached(hand, selector)
  const refusal = await attempt(hand, selector)
  if (refusal !== null) throw new Error(`${selector} is refused: ${refusal}`)
}

/**
 * Presses what can be pressed now and waits for the host's word: null if it has taken the move, else why not. A choice
 * that the rules have not been asked about yet stands open for a moment, although it will be refused.
 */
export async function attempt(hand: Hand, selector: string): Promise<string | null> {
  await putAwayRefusal()
  const one = all(selector).find((each) => hand.reaches(each))
  if (!one) return `${selector} has closed`
  const before = seq()
  hand.press(one)
  const { word } = await until('the word of the host', () => {
    if (seq() !== before) return { word: null }
    const refusal = document.querySelector(REFUSAL)
    return refusal && { word: refusal.textContent }
  })
  return word
}

const REFUSAL = '[data-refusal]'

/** A second refusal in the same words would change nothing on the page. */
async function putAwayRefusal(): Promise<void> {
  document.querySelector<HTMLElement>(`${REFUSAL} button`)?.click()
  await until('the refusal to be put away', () => !has(REFUSAL))
}

/** Everything has been told, and one of these is there. */
export function settledWith(...selectors: string[]): boolean {
  return selectors.some((selector) => has(`[data-settled=true]:has(${selector})`))
}
