import { join } from 'node:path'
import { recordedGames, scenarioSuite, tutorialSuite } from '@quayside/test-kit'
import { catan } from '../src/inspectable.ts'

recordedGames(catan, join(import.meta.dirname, 'games'))
scenarioSuite(catan, join(import.meta.dirname, '../scenarios'))
tutorialSuite(catan, join(import.meta.dirname, '../tutorial.json'))
