import type { PasskeyWords } from './words.ts'

export const en: PasskeyWords = {
  title: 'Passkey',
  note: 'With a passkey you are yourself on another device too, or after this one is lost: name, friends, ratings and games. No password; your device or key manager holds it.',
  why: {
    insecure:
      'This page came over plain http, as in a home network. Browsers allow passkeys only over https.',
    unsupported: 'This browser knows no passkeys.',
    noServer: 'This server takes no passkeys: it needs https and a name.',
  },
  add: 'Add a passkey',
  added: 'The passkey is added.',
  enter: 'Come in with a passkey',
  entered: (name) => `This device is ${name} now.`,
  ended: 'Nothing was done: the browser was told to stop, or has no passkey for this site.',
  one: (created) => `Added ${created}`,
  used: (at) => `last used ${at}`,
  unused: 'not used yet',
  remove: 'Remove',
  removeSure: 'Remove this passkey? Nobody can come in with it any more.',
}
