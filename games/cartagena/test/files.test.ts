import { join } from 'node:path'
import { cartagena } from '@quayside/cartagena'
import { recordedGames, scenarioSuite, tutorialSuite } from '@quayside/test-kit'

recordedGames(cartagena, join(import.meta.dirname, 'games'))
scenarioSuite(cartagena, join(import.meta.dirname, '../scenarios'))
tutorialSuite(cartagena, join(import.meta.dirname, '../tutorial.json'))
