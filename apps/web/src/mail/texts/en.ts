import type { MailWords } from './words.ts'

export const en: MailWords = {
  title: 'By mail',
  note: 'One mail a day at most, with all tables that wait for you. What for, and when not, is as above.',
  address: 'Your address',
  ask: 'Send me a link to confirm it',
  asked: (address) => `A mail has gone to ${address}. Open its link within two days to confirm the address.`,
  isOn: (address) => `You are written to at ${address}.`,
  another: 'Another address; until it is confirmed, mail goes where it went before.',
  stop: 'No more mail',
  forget: 'Forget this address',
  confirmNote: 'Shall we write to you at this address when others wait for you? One mail a day at most.',
  confirm: 'Yes, this is my address',
  confirmed: 'The address is confirmed.',
  stopNote: 'Shall we stop writing to you? The address is then forgotten.',
  stopped: 'No more mail will come, and the address is forgotten.',
}
