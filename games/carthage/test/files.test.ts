import { join } from 'node:path'
import { carthage } from '@quayside/carthage'
import { recordedGames, scenarioSuite, tutorialSuite } from '@quayside/test-kit'

recordedGames(carthage, join(import.meta.dirname, 'games'))
scenarioSuite(carthage, join(import.meta.dirname, '../scenarios'))
tutorialSuite(carthage, join(import.meta.dirname, '../tutorial.json'))
