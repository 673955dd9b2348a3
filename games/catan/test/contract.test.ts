import { contractSuite } from '@quayside/test-kit'
import { catan } from '../src/game.ts'

contractSuite(catan)
