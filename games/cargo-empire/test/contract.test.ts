import { contractSuite } from '@quayside/test-kit'
import { cargoEmpire } from '../src/inspectable.ts'
import { texts } from '../src/texts/index.ts'

contractSuite(cargoEmpire, { texts })
