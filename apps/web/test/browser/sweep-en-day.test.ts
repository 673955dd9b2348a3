// Every page and scene in English by day: axe, layout at all sizes, large letters, language, reasons, console.
import { ENGLISH_DAY, sweepSuite } from '../support/sweep.ts'

sweepSuite(ENGLISH_DAY)
