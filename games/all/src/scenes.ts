/** What the harbour draws of each game. */

import { scene as cargoEmpire } from '@quayside/cargo-empire/ui/scene'
import { scene as cartagena } from '@quayside/cartagena/ui/scene'
import { scene as carthage } from '@quayside/carthage/ui/scene'
import { scene as catan } from '@quayside/catan/ui/scene'

export const scenes: { readonly [id: string]: string } = {
  carthage,
  cartagena,
  'cargo-empire': cargoEmpire,
  catan,
}
