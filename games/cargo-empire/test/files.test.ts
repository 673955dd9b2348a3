import { join } from 'node:path'
import { recordedGames, scenarioSuite, tutorialSuite } from '@quayside/test-kit'
import { cargoEmpire } from '../src/inspectable.ts'

recordedGames(cargoEmpire, join(import.meta.dirname, 'games'))
scenarioSuite(cargoEmpire, join(import.meta.dirname, '../scenarios'))
tutorialSuite(cargoEmpire, join(import.meta.dirname, '../tutorial.json'))
