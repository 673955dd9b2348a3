import { contractSuite } from '@quayside/test-kit'
import { cargoEmpire } from '../src/game.ts'

contractSuite(cargoEmpire)
