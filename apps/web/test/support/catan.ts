/** Positions of Catan that scenes and several tests share; `fixtures/catan.ts` says what each shows. */
import { fixture } from './fixture.ts'

export const atOpening = () => fixture('catan/at-opening')
export const withRoad = () => fixture('catan/with-road')
export const underSeven = () => fixture('catan/under-seven')
