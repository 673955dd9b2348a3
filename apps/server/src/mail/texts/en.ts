import { listsIn, plural } from '@quayside/texts'
import type { MailWords } from './words.ts'

const { and } = listsIn('en')

export const en: MailWords = {
  askSubject: 'Quayside: is this your address?',
  ask: (link) =>
    `Somebody, we hope you, has given this address to be written to when others wait for them at a table.
If it was you, open this page and confirm it. The link works for two days.

${link}

If it was not you, nothing need be done: nobody writes here before the address is confirmed.`,
  subject: (tables) =>
    tables === 1 ? 'Quayside: it is your turn' : `Quayside: it is your turn at ${plural(tables, 'table')}`,
  waiting: 'The others wait for you:',
  table: (title, rivals) => (rivals.length > 0 ? `${title}, with ${and(rivals)}` : title),
  left: (hours) => `${plural(hours, 'hour')} left`,
  soon: 'less than an hour left',
  more: (tables) => `And ${plural(tables, 'more table')}.`,
  settings: (link) => `What you are told of, and when not: ${link}`,
  stop: (link) => `No more mail: ${link}`,
}
