import { plural } from '@quayside/texts'
import type { PushWords } from './words.ts'

export const en: PushWords = {
  title: 'When others wait for you',
  note: 'This device can tell you, also while no page of ours is open. Not while you are at the table.',
  nobody: 'First be somebody: sit down at a table with others, or give your name there.',
  noServer: 'This server sends no notifications.',
  why: {
    insecure:
      'This page came over plain http, as in a home network. Browsers allow notifications only over https.',
    unsupported:
      'This browser cannot receive notifications. On a phone, add the page to the home screen first.',
    refused: 'You have refused notifications from here. Your browser’s settings for this site change that.',
  },
  turnOn: 'Tell me on this device',
  turnOff: 'No longer on this device',
  isOn: 'You are told on this device.',
  others: (devices) => `Told on ${plural(devices, 'device')} in all.`,
  kindsTitle: 'What for',
  kinds: {
    turn: 'My turn',
    time: 'Time running out',
    offer: 'An offer to me',
    proposal: 'An undo or an end that I am asked about',
    invitation: 'A new table to play again',
    end: 'The end of a game',
    chat: 'Chat, once in four hours',
  },
  quiet: 'Quiet hours',
  quietOn: 'Nothing in these hours',
  from: 'From',
  to: 'To',
  offer: 'A game like this takes days. Shall this device tell you when it is your turn?',
  offerOn: 'This device will tell you.',
  notNow: 'Not now',
  toSettings: 'What for, and when not',
}
