/** Finishing a first lesson by doing nothing but what its hints point at; the page does it to itself. */
import type { Page } from 'playwright-core'
import { inPage } from './in-page.ts'

type State = 'reads' | 'task' | 'over'

/** What the coach waits for, once everything has been shown. */
export const coached = (page: Page) => inPage<State>(page, 'quaysideDriver.coached()')

/** One press: the hint, or what its ring is around. */
export const followHint = (page: Page) => inPage<void>(page, 'quaysideDriver.followHint()')

/** One press at whatever the coach waits for; false after the last chapter. */
export const learnOnce = (page: Page) => inPage<boolean>(page, 'quaysideDriver.learnOnce()')

export const learnToTheEnd = (page: Page) => inPage<number>(page, 'quaysideDriver.learnToTheEnd()')
