// Every page and scene in Japanese by night: axe, layout at all sizes, large letters, language, reasons, console.
import { JAPANESE_NIGHT, sweepSuite } from '../support/sweep.ts'

sweepSuite(JAPANESE_NIGHT)
