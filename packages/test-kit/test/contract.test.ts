import { contractSuite, toyGame } from '../src/index.ts'

contractSuite(toyGame)
