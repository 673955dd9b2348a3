/** Positions of Traders of Carthage that scenes and several tests share; `fixtures/carthage.ts` says what each shows. */
import { fixture } from './fixture.ts'

export const beforePayday = () => fixture('carthage/before-payday')
export const beforePaydayOfPeople = () => fixture('carthage/before-payday-of-people')
export const beforeClassicPayday = () => fixture('carthage/before-classic-payday')
export const inRaid = () => fixture('carthage/in-raid')
export const inTrade = () => fixture('carthage/in-trade')
export const tooDear = () => fixture('carthage/too-dear')
export const inClassic = () => fixture('carthage/in-classic')
export const beforeDouble = () => fixture('carthage/before-double')
export const againstCaptains = () => fixture('carthage/against-captains')
export const atEnd = () => fixture('carthage/at-end')
