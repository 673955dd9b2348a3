/** The only list of games, in the order of the harbour. Boards and scenes are listed apart, because only pages load them. */
import type { GameManifest } from '@quayside/board-kit/manifest'
import { manifest as cargoEmpire } from '@quayside/cargo-empire/manifest'
import { manifest as cartagena } from '@quayside/cartagena/manifest'
import { manifest as carthage } from '@quayside/carthage/manifest'
import { manifest as catan } from '@quayside/catan/manifest'

export const manifests: readonly GameManifest[] = [carthage, cartagena, cargoEmpire, catan]
