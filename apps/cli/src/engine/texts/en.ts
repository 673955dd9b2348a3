import { listsIn } from '@quayside/texts'
import type { EngineWords } from './words.ts'

const { row } = listsIn('en')

export const en: EngineWords = {
  badJson: 'This line is not a JSON object.',
  tooLong: 'This line is too long.',
  unknownVerb: (verb, known) => `There is no verb "${verb}"; there are ${row(known)}.`,
  noGameYet: 'No game has been opened yet; begin with "new" or "load".',
  internal: (why) => `The engine could not do this: ${why}. Nothing has changed.`,
  badField: (what) => `${what}.`,
}
