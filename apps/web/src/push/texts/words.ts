/** What the pages say of calls to those who are waited for. */
import type { PushKind } from '@quayside/protocol'
import type { WhyNot } from '../device.ts'

export interface PushWords {
  readonly title: string
  readonly note: string
  readonly nobody: string
  readonly noServer: string
  readonly why: { readonly [W in WhyNot]: string }
  readonly turnOn: string
  readonly turnOff: string
  readonly isOn: string
  readonly others: (devices: number) => string
  readonly kindsTitle: string
  readonly kinds: { readonly [K in PushKind]: string }
  readonly quiet: string
  readonly quietOn: string
  readonly from: string
  readonly to: string
  readonly offer: string
  readonly offerOn: string
  readonly notNow: string
  readonly toSettings: string
}
