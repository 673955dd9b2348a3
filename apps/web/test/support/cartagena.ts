/** Positions of Cartagena that scenes and several tests share; `fixtures/cartagena.ts` says what each shows. */
import { fixture } from './fixture.ts'

export const onLongPath = () => fixture('cartagena/on-long-path')
export const onShip = () => fixture('cartagena/on-ship')
export const withMagic = () => fixture('cartagena/with-magic')
export const underOutlaws = () => fixture('cartagena/under-outlaws')
export const withMorgan = () => fixture('cartagena/with-morgan')
