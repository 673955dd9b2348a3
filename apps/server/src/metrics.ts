/** Figures for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly requests: Counter<'method' | 'route' | 'status'>
  readonly entries: Counter
  readonly commits: Counter
  readonly commitSize: Histogram
  readonly moveSeconds: Histogram
  readonly tablesMade: Counter
  readonly reports: Counter
  readonly botFailures: Counter
  readonly botWait: Histogram
  readonly botThought: Histogram
  readonly rateLimited: Counter
  readonly refusals: Counter<'reason'>
  readonly closed: Counter<'reason'>
  readonly storeFailures: Counter<'kind'>
  readonly clockJumps: Counter
  readonly pushes: Counter<'outcome'>
  readonly mails: Counter<'outcome'>
}

/** What is read when somebody asks. */
export interface LiveFigures {
  tables(): number
  connections(): number
  isStoreWell(): boolean
  botsWaiting(): number
  botsThinking(): number
}

// Long because it is a flat list of definitions, each used once.
export function makeMetrics(live: LiveFigures): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const counter = (name: string, help: string) => new Counter({ name, help, registers })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const seconds = (name: string, help: string) =>
    new Histogram({ name, help, buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30], registers })
  gauge('quayside_tables_in_memory', 'Tables in memory now', live.tables)
  gauge('quayside_connections', 'Sockets and event streams that are open now', live.connections)
  gauge('quayside_store_up', '1 while the store saves', () => (live.isStoreWell() ? 1 : 0))
  gauge('quayside_bots_waiting', 'Bots that wait for a thread now', live.botsWaiting)
  gauge('quayside_bots_thinking', 'Bots that think now', live.botsThinking)
  return {
    registry,
    requests: new Counter({
      name: 'quayside_requests_total',
      help: 'HTTP requests by route and status',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    entries: counter('quayside_entries_total', 'Log entries stored'),
    commits: counter('quayside_commits_total', 'Transactions that were stored'),
    commitSize: new Histogram({
      name: 'quayside_commit_changes',
      help: 'Writes in one transaction',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200],
      registers,
    }),
    moveSeconds: new Histogram({
      name: 'quayside_action_seconds',
      help: 'From an action arriving to its answer, stored',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    tablesMade: counter('quayside_tables_made_total', 'Tables made'),
    reports: counter('quayside_reports_total', 'Reports by people about people'),
    botWait: seconds('quayside_bot_wait_seconds', 'How long a bot waited for a thread'),
    botThought: seconds('quayside_bot_thought_seconds', 'How long a bot thought'),
    botFailures: counter('quayside_bot_failures_total', 'Bots that gave no answer'),
    pushes: new Counter({
      name: 'quayside_pushes_total',
      help: 'Calls to devices of people who are waited for',
      labelNames: ['outcome'],
      registers,
    }),
    refusals: new Counter({
      name: 'quayside_refusals_total',
      help: 'Requests and messages that were refused, by reason',
      labelNames: ['reason'],
      registers,
    }),
    closed: new Counter({
      name: 'quayside_closed_connections_total',
      help: 'Connections that the server ended, by reason',
      labelNames: ['reason'],
      registers,
    }),
    storeFailures: new Counter({
      name: 'quayside_store_failures_total',
      help: 'What the store did not save or answer, by kind of failure',
      labelNames: ['kind'],
      registers,
    }),
    mails: new Counter({
      name: 'quayside_mails_total',
      help: 'Mails to guests, by what the mail server said',
      labelNames: ['outcome'],
      registers,
    }),
    clockJumps: counter('quayside_clock_jumps_total', 'How often the wall clock of the machine jumped'),
    rateLimited: counter('quayside_refused_by_rate_total', 'Requests refused because there were too many'),
  }
}
