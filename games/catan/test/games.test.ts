import { join } from 'node:path'
import { recordedGames, scenarioSuite } from '@quayside/test-kit'
import { catan } from '../src/game.ts'

recordedGames(catan, join(import.meta.dirname, 'games'))
scenarioSuite(catan, join(import.meta.dirname, '../scenarios'))
