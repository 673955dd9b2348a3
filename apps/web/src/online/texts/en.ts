import { listsIn, plural } from '@quayside/texts'
import type { OnlineWords } from './words.ts'

const { and } = listsIn('en')

const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const

function duration(ms: number): string {
  const [size, name] = UNITS.find(([one]) => ms >= one && ms % one === 0) ?? [1000, 'second']
  const many = Math.round(ms / size)
  return plural(many, name)
}

export const en: OnlineWords = {
  whereTitle: 'Where is the table?',
  where: { device: 'On this device', link: 'Online, by link', open: 'Online, open to all' },
  whereNotes: {
    device: 'Against bots, or around one screen. Works without a network.',
    link: 'Only people you send the link to can come in.',
    open: 'Listed in the harbour: anybody may take a free seat.',
  },
  person: 'Person',
  clockTitle: 'Clock',
  clockKinds: { none: 'None', move: 'Per decision', game: 'Per game' },
  clockMove: 'Time for each decision',
  clockGame: 'Time for the whole game',
  clockIncrement: 'Added after each decision',
  outOfTimeTitle: 'When time runs out',
  outOfTime: { fallback: 'The most harmless move is made', standIn: 'A bot plays until they are back' },
  orderTitle: 'Seat order',
  order: { chosen: 'As it stands', drawn: 'Drawn at the start' },
  openTable: 'Open the table',
  ratedTitle: 'Rating',
  rated: { no: 'Not rated', yes: 'Rated' },
  ratedNote: 'Needs a clock and people in all seats. Whoever leaves counts as last.',
  ratedSit: 'This table is rated: whoever sits down agrees. Whoever leaves counts as last.',
  duration,
  spanLeft: (ms) => `${spanOf(ms)} left`,
  clock: (wish) => {
    if (wish.kind === 'none') return 'No clock'
    if (wish.kind === 'move') return `${duration(wish.ms)} for each decision`
    const more = wish.increment > 0 ? `, plus ${duration(wish.increment)} for each decision` : ''
    return `${duration(wish.ms)} for the game${more}`
  },

  nameTitle: 'What are you called?',
  nameNote: 'The others see this name. There is no account; this browser remembers you.',
  nameField: 'Your name',
  comeIn: 'Come in',
  invitedBy: (host) => (host ? `${host} invites you to` : 'You are invited to'),
  invitedName: 'Your name at this table',
  sitAndPlay: 'Sit down and play',
  onlyWatch: 'Only watch',
  newHere: (game) => `New to ${game}? Learn it in ten minutes`,
  noAccount: 'No account, no e-mail. The seat is kept on this device.',
  usualRules: 'The usual rules, no variants.',
  between: '; ',
  noChair: {
    lobby: 'All seats are taken. You can watch.',
    playing: 'The game has begun. You can watch.',
    over: 'This game is over. You can look at its end.',
    stopped: 'This game was ended early. You can look at it.',
    closed: 'The host has closed this table.',
  },
  haveCode: 'I already play on another device',
  unreachable: 'The server cannot be reached. Tables on this device still work.',

  free: 'free',
  sit: 'Sit here',
  moveHere: 'Move here',
  standUp: 'Stand up',
  host: 'host',
  here: 'here',
  away: 'away',
  start: 'Start the game',
  seatsLeft: (many) => `${plural(many, 'seat is', 'seats are')} still free.`,
  waitForHost: (name) => (name ? `${name} starts the game.` : 'The host starts the game.'),
  waitForStart: 'Everybody is here.',
  notHere: 'not here yet',
  notYetHere: (names) => `Not here yet: ${and(names)}.`,
  openOne: 'Open one',
  toOpenTables: 'See who waits',
  inviteTitle: 'Invite',
  inviteNote: 'Send this link, or let somebody read the code with a phone. Whoever has it can come in.',
  inviteOpen: 'The table is also listed in the harbour.',
  inviteElsewhere: 'Only the device that opened the table knows its link. Ask the host for it.',
  linkLabel: 'Link to this table',
  copy: 'Copy',
  copied: 'Copied',
  qrLabel: 'The link as a QR code',
  planTitle: 'What is played',
  planChange: 'Change',
  planDone: 'Done',
  isOpen: 'Open to all',
  isByLink: 'By link only',
  makeOpen: 'Open it to all',
  makeByLink: 'By link only',
  watchers: (many) => plural(many, 'person watches', 'people watch'),
  fairTitle: 'Fair chance',
  fairBefore:
    'All chance comes from a secret of the server, mixed with a contribution from every browser. This is its seal; after the game it is opened, and anybody can draw everything again.',
  commitment: 'Seal',
  closed: 'The host has closed this table.',

  chat: 'Chat',
  chatEmpty: 'Nobody has said anything yet.',
  chatField: 'Say something',
  send: 'Send',
  mutedYou: 'The host has muted you.',
  unread: (many) => `${many} new`,
  people: 'People',
  tableMenu: 'This table',
  mute: 'Mute',
  unmute: 'Let speak',
  remove: 'Remove',
  removeSure: (name) => `Remove ${name} from this table? They cannot come back.`,
  report: 'Report',
  reportTitle: (name) => `Report ${name} to those who run this server`,
  reportField: 'What happened?',
  reportSend: 'Send the report',
  reported: 'Thank you. Somebody will look at it.',
  somebody: 'Somebody',

  reconnecting: 'The connection was lost. Reconnecting; nothing you did is lost.',
  connecting: 'Connecting.',
  newBuild: 'Quayside has been updated. The game is safe; load the page again when it suits you.',
  reload: 'Load again',
  proposal: (kind, by, about) => {
    if (kind === 'undo') return `${by} would like to take a move back.`
    if (kind === 'end') return `${by} proposes to end the game here, without a result.`
    return `${by} proposes that a bot plays for ${about}, until they are back.`
  },
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Never mind',
  waitAnswers: (names) => `Waiting for ${and(names)}.`,
  standsInForYou: 'A bot is playing for you.',
  takeBack: 'Take my seat back',
  youResigned: 'You have resigned. A bot plays on in your seat.',
  watching: 'You are watching. Nobody’s hand is shown to you.',
  stopped: {
    agreed: 'The game was ended by agreement.',
    resigned: 'Everybody has resigned.',
    closed: 'The host has closed the table.',
  },
  rematchLaid: 'A new table is laid for the same people.',
  goThere: 'Go there',
  standIn: 'bot stands in',
  resigned: 'resigned',
  absent: (name) => `${name} is away.`,
  timeUp: 'time is up',
  timeLeft: 'Time left',

  resign: 'Resign',
  resignSure: 'Resign? A bot will play on in your seat, and the result will say so.',
  resignNote: 'A bot plays on in your seat.',
  endTogether: 'Propose to end',
  endNote: 'If all agree, the game ends without a result.',
  standInFor: (name) => `Propose a bot for ${name}`,
  leave: 'Take it off my list',
  closeTable: 'Close the table',
  closeSure: 'Close this table for everybody? The game ends without a result.',
  deleteTable: 'Delete the table',
  deleteSure: 'Delete this table for everybody, with its game and its chat? This cannot be undone.',
  notify: 'Notify me on my turn',
  notifyOn: 'You will be notified on your turn while this page is open.',
  notifyRefused: 'This browser does not allow notifications from here.',
  yourTurnAt: (game) => `It is your turn in ${game}.`,

  rematch: 'Play again together',
  checkDraws: 'Check the dice and cards',
  checking: 'Drawing everything again.',
  checkGood: (draws) => `All ${draws} draws, the set-up included, are what the sealed secret gives.`,
  checkCommitted: 'The seal is the one you were shown before the game.',
  checkContributed: 'Your browser’s contribution is in it.',
  checkBad: (line, problem) => `This record does not hold. Line ${line}: ${problem}.`,
  checkOther: 'The seal is not the one you were shown before the game.',
  fairAfter: 'The secret is open now. Your browser can play the whole game again and draw everything anew.',

  ended: {
    gone: 'This table has been deleted.',
    removed: 'The host has removed you from this table.',
    banned: 'The host has removed you from this table.',
    noTable: 'There is no such table, or you need its link.',
    badLink: 'This link does not open a table. Ask for a new one.',
    noGuest: 'This browser is no longer known here. Load the page again.',
  },

  onlineTables: 'Online',
  noOnlineTables: 'Tables with people elsewhere will stand here.',
  openTables: 'Open tables',
  noOpenTables: 'Nobody waits just now. Open a table, and others will find it here.',
  meet: 'Play a person now',
  openFilter: {
    game: 'Game',
    anyGame: 'Any game',
    paceTitle: 'Pace',
    pace: { any: 'Any pace', live: 'Live', slow: 'Hours or days', none: 'No clock' },
    freeTitle: 'Free seats',
    free: (many) => `${many} or more free`,
    ratedTitle: 'Rating',
    anyRated: 'Rated or not',
    nothing: 'No open table fits. Choose less narrowly.',
  },
  askOpen: 'See open tables',
  joinField: 'Link to a table',
  join: 'Join',
  badLink: 'This is no link to a table.',
  chairs: (free) => plural(free, 'free seat'),
  inLobby: 'not started',

  identity: 'Online',
  identityNone: 'You have no name here yet. You are asked for one at your first online table.',
  rename: 'Change name',
  renamed: 'Changed.',
  carryTitle: 'Play on from another device',
  carryNote: 'The code works once, within ten minutes, and makes the other device the same you.',
  carryMake: 'Make a code',
  carryUntil: (time) => `Good until ${time}.`,
  carryUseTitle: 'Enter a code from another device',
  carryField: 'Code',
  carryUse: 'Become the same here',
  carryDone: (name) => `This device is ${name} now.`,
  forgetTitle: 'Be forgotten',
  forgetNote: 'Your name, keys and chat are deleted at once. Bots play on in your seats.',
  forget: 'Delete me',
  forgetSure: 'Delete your name, keys and chat for good?',
  forgotten: 'You are forgotten.',
}

/** The largest unit that says enough. */
function spanOf(ms: number): string {
  const minutes = ms / 60_000
  if (minutes < 1) return `${Math.ceil(ms / 1000)} s`
  if (minutes < 90) return `${Math.round(minutes)} min`
  return minutes < 36 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`
}
