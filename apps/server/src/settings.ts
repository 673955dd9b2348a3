import { availableParallelism } from 'node:os'

/** Settings of a server, read from the environment. The defaults suit a single machine. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly data: string
  /** The built pages; undefined: those of this checkout. */
  readonly pages: string | undefined
  readonly databaseUrl: string | undefined
  /** False only in benchmarks: what waiting for the disk costs. */
  readonly durable: boolean
  /** The most that the SQLite file may grow to; undefined: as far as the disk goes. */
  readonly maxMegabytes: number | undefined
  /** The address people use, where a proxy stands in front: `https://play.example`. */
  readonly publicUrl: string | undefined
  /** How many proxies stand in front: so many entries from the end of `X-Forwarded-For` are believed. */
  readonly proxies: number
  /** What those who run the server prove themselves with; undefined: there is no admin page. */
  readonly adminToken: string | undefined
  readonly logLevel: string
  readonly botPaceMs: number
  readonly searchMs: number
  readonly answerMs: number
  readonly graceMs: number
  readonly idleMs: number
  readonly botWorkers: number
  /** Days until tables and guests that nobody touches are deleted. */
  readonly days: {
    readonly lobby: number
    readonly playing: number
    readonly over: number
    readonly guests: number
  }
  readonly limits: Limits
  readonly push: PushSettings
  /** Undefined: nobody is written to. */
  readonly mail: MailSettings | undefined
  /** How long somebody must keep the others waiting before a bot can be voted in. */
  readonly absentMs: number
}

export interface PushSettings {
  readonly isOn: boolean
  /** Only these hosts are called, on any port and at any address; empty: any public address, on the port of https. */
  readonly hosts: readonly string[]
  /** How long a table must have stood still before somebody is called. */
  readonly afterMs: number
}

export interface MailSettings {
  /** Of the mail server, with name and password. */
  readonly url: string
  readonly from: string
  /** How long somebody must have kept the others waiting before a mail goes. */
  readonly afterMs: number
}

export interface Limits {
  /** Requests a second and the most at once, for one guest and for one address. */
  readonly perGuest: Rate
  readonly perAddress: Rate
  /** New guests from one address. */
  readonly newGuests: Rate
  readonly chat: Rate
  /** Messages and bytes that one guest sends through sockets. */
  readonly messages: Rate
  readonly bytes: Rate
  /** Messages that do not read or come too often, before the connection is closed. */
  readonly abuse: Rate
  /** New tables, of one guest and from one address. */
  readonly newTables: Rate
  readonly newTablesPerAddress: Rate
  /** Attempts at the admin token from one address. */
  readonly adminTries: Rate
  /** How often a guest comes into the waiting room. */
  readonly waiting: Rate
  /** How often a guest asks, blocks or invites somebody. */
  readonly people: Rate
  /** Devices that a guest adds, and calls that go out to a guest. */
  readonly pushDevices: Rate
  readonly pushCalls: Rate
  /** Mail addresses that are given from one address. */
  readonly mailAddresses: Rate
  readonly tablesPerGuest: number
  readonly watchersPerTable: number
  readonly connectionsPerGuest: number
  readonly connectionsPerAddress: number
  /** Connections of any kind, asked for anything or not: in total, and from one address where no proxy stands in front. */
  readonly connections: number
  readonly rawPerAddress: number
}

export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

export const STANDARD: Settings = {
  port: 3000,
  host: '127.0.0.1',
  data: 'data',
  pages: undefined,
  databaseUrl: undefined,
  durable: true,
  maxMegabytes: undefined,
  publicUrl: undefined,
  proxies: 0,
  adminToken: undefined,
  logLevel: 'info',
  botPaceMs: 700,
  searchMs: 800,
  answerMs: 20_000,
  graceMs: 2_500,
  idleMs: 60_000,
  // As many as there are cores: the event loop itself needs little.
  botWorkers: availableParallelism(),
  days: { lobby: 2, playing: 60, over: 90, guests: 180 },
  limits: {
    perGuest: { perSecond: 15, burst: 60 },
    perAddress: { perSecond: 60, burst: 300 },
    newGuests: { perSecond: 1 / 30, burst: 40 },
    chat: { perSecond: 0.5, burst: 8 },
    messages: { perSecond: 15, burst: 60 },
    bytes: { perSecond: 16_000, burst: 256_000 },
    abuse: { perSecond: 0.1, burst: 20 },
    newTables: { perSecond: 1 / 60, burst: 15 },
    newTablesPerAddress: { perSecond: 1 / 10, burst: 60 },
    adminTries: { perSecond: 1 / 10, burst: 10 },
    waiting: { perSecond: 1 / 5, burst: 20 },
    people: { perSecond: 1 / 20, burst: 40 },
    pushDevices: { perSecond: 1 / 120, burst: 10 },
    pushCalls: { perSecond: 1 / 120, burst: 30 },
    mailAddresses: { perSecond: 1 / 1800, burst: 5 },
    tablesPerGuest: 40,
    watchersPerTable: 200,
    connectionsPerGuest: 20,
    connectionsPerAddress: 400,
    connections: 10_000,
    rawPerAddress: 500,
  },
  absentMs: 60_000,
  push: { isOn: true, hosts: [], afterMs: 4_000 },
  mail: undefined,
}

const SHORTEST_TOKEN = 20

type Environment = { readonly [name: string]: string | undefined }

// Long because it is a list: one line for each variable of the environment.
/** The settings, or one sentence about the first that does not read. */
export function settingsFrom(env: Environment): Settings | { readonly problem: string } {
  const problems: string[] = []
  const whole = (name: string, standard: number, most = 1_000_000_000) => {
    const given = env[name]
    if (given === undefined || given === '') return standard
    if (/^\d{1,10}$/.test(given) && Number(given) <= most) return Number(given)
    problems.push(`${name} must be a whole number up to ${most}, not "${given}".`)
    return standard
  }
  const publicUrl = env.PUBLIC_URL || undefined
  if (publicUrl && !/^https?:\/\/[^/\s]+\/?$/.test(publicUrl)) {
    problems.push(`PUBLIC_URL must be an address like https://play.example, not "${publicUrl}".`)
  }
  const mail = mailFrom(env, publicUrl, whole('QUAYSIDE_MAIL_AFTER_MS', MAIL_AFTER_MS))
  if (mail && 'problem' in mail) problems.push(mail.problem)
  if (env.ADMIN_TOKEN && env.ADMIN_TOKEN.length < SHORTEST_TOKEN) {
    problems.push(
      `ADMIN_TOKEN must have at least ${SHORTEST_TOKEN} characters; "openssl rand -hex 16" makes one.`,
    )
  }
  const s = STANDARD
  const settings: Settings = {
    ...s,
    port: whole('PORT', s.port, 65_535),
    host: env.HOST || s.host,
    data: env.QUAYSIDE_DATA || s.data,
    pages: env.QUAYSIDE_PAGES || undefined,
    databaseUrl: env.DATABASE_URL || undefined,
    durable: env.QUAYSIDE_DURABLE !== 'off',
    maxMegabytes: whole('QUAYSIDE_MAX_MB', 0) || undefined,
    publicUrl: publicUrl?.replace(/\/$/, ''),
    proxies: whole('TRUST_PROXY', s.proxies, 10),
    adminToken: env.ADMIN_TOKEN || undefined,
    logLevel: env.LOG_LEVEL || s.logLevel,
    botPaceMs: whole('QUAYSIDE_BOT_PACE_MS', s.botPaceMs),
    searchMs: whole('QUAYSIDE_THOUGHT_MS', s.searchMs, 8_000),
    answerMs: whole('QUAYSIDE_ANSWER_MS', s.answerMs),
    graceMs: whole('QUAYSIDE_GRACE_MS', s.graceMs),
    idleMs: whole('QUAYSIDE_IDLE_MS', s.idleMs),
    botWorkers: whole('QUAYSIDE_BOT_WORKERS', s.botWorkers, 64),
    absentMs: whole('QUAYSIDE_ABSENT_MS', s.absentMs),
    push: {
      isOn: env.PUSH !== 'off',
      hosts: (env.PUSH_HOSTS ?? '').split(/[\s,]+/).filter((host) => host !== ''),
      afterMs: whole('QUAYSIDE_PUSH_AFTER_MS', s.push.afterMs),
    },
    mail: mail && 'problem' in mail ? undefined : mail,
    days: {
      lobby: whole('QUAYSIDE_DAYS_LOBBY', s.days.lobby),
      playing: whole('QUAYSIDE_DAYS_PLAYING', s.days.playing),
      over: whole('QUAYSIDE_DAYS_OVER', s.days.over),
      guests: whole('QUAYSIDE_DAYS_GUESTS', s.days.guests),
    },
    limits:
      env.QUAYSIDE_LIMITS === 'off'
        ? NO_LIMITS
        : { ...s.limits, connections: whole('QUAYSIDE_MAX_CONNECTIONS', s.limits.connections) },
  }
  return problems[0] === undefined ? settings : { problem: problems[0] }
}

const MAIL_AFTER_MS = 900_000

/** Links in mails lead somewhere: without an address that people use there are none. */
function mailFrom(env: Environment, publicUrl: string | undefined, afterMs: number) {
  const url = env.SMTP_URL
  if (!url) return undefined
  if (!/^smtps?:\/\/[^/\s]+/.test(url)) {
    return { problem: 'SMTP_URL must be an address like smtps://name:password@mail.example.' }
  }
  if (!publicUrl || !URL.canParse(publicUrl)) {
    return { problem: 'SMTP_URL needs PUBLIC_URL, the address that links in mails lead to.' }
  }
  const from = env.MAIL_FROM || `Quayside <quayside@${new URL(publicUrl).hostname}>`
  return { url, from, afterMs }
}

const ANY: Rate = { perSecond: 1e9, burst: 1e9 }
/** For benchmarks and tests on one machine, where everything comes from one address. */
export const NO_LIMITS: Limits = {
  perGuest: ANY,
  perAddress: ANY,
  newGuests: ANY,
  chat: ANY,
  messages: ANY,
  bytes: ANY,
  abuse: ANY,
  newTables: ANY,
  newTablesPerAddress: ANY,
  adminTries: ANY,
  people: ANY,
  waiting: ANY,
  pushDevices: ANY,
  pushCalls: ANY,
  mailAddresses: ANY,
  tablesPerGuest: 1e9,
  watchersPerTable: 1e9,
  connectionsPerGuest: 1e9,
  connectionsPerAddress: 1e9,
  connections: 1e9,
  rawPerAddress: 1e9,
}
