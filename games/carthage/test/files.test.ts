import { join } from 'node:path'
import { carthage } from '@quayside/carthage'
import { recordedGames, scenarioSuite } from '@quayside/test-kit'

recordedGames(carthage, join(import.meta.dirname, 'games'))
scenarioSuite(carthage, join(import.meta.dirname, '../scenarios'))
