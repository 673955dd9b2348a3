/** Positions of Cargo Empire that scenes and several tests share; `fixtures/cargo-empire.ts` says what each shows. */
import { fixture } from './fixture.ts'

export const cargoPlanning = () => fixture('cargo-empire/planning')
export const cargoFamilies = () => fixture('cargo-empire/families')
export const cargoSolo = () => fixture('cargo-empire/solo')
export const cargoStepping = () => fixture('cargo-empire/stepping')
export const cargoAtEnd = () => fixture('cargo-empire/at-end')
