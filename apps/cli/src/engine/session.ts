/** One game driven from outside: any board and any deck can be set up, every outcome fed in, every state read. */
import type { LoadedGame } from '@quayside/all'
import { isRank, RANKS } from '@quayside/bots/ranks'
import {
  type AnyGame,
  isObject,
  type Json,
  type JsonObject,
  legalActions,
  misfit,
  type OptionProblem,
  type OptionValues,
  type Rejection,
  readJson,
  SeededRng,
  seriesSeed,
  type Viewer,
} from '@quayside/rules-kit'
import {
  act,
  applyOutcome,
  draw,
  eventsFor,
  openRecord,
  openTable,
  type Plan,
  perft,
  readRecord,
  resultOf,
  streamSource,
  type Table,
  writeRecord,
} from '@quayside/table'
import { MOST_SEED } from '../arguments.ts'
import { Batch, MOST_GAMES } from './batch.ts'
import { actionField, moveField, observeField, optionError, viewerField, wholeField } from './fields.ts'
import {
  badField,
  badJson,
  EngineError,
  internal,
  noGameYet,
  refusalMessage,
  tooLong,
  unknownVerb,
} from './messages.ts'
import { describeObservation, observationOf } from './observation.ts'
import { playToEnd } from './play-to-end.ts'

const MOST_LINE = 4_000_000
const MOST_PERFT = 8

// biome-ignore lint/suspicious/noExplicitAny: the engine drives whichever game it was started with
type SomeTable = Table<any>
type Answer = { readonly id: Json; readonly ok: Json } | { readonly id: Json; readonly error: Json }

export class EngineSession {
  private readonly loaded: LoadedGame
  private readonly game: AnyGame
  private open: SomeTable | null = null
  /** Of everything that is drawn or chosen here. */
  private rng = new SeededRng(1)
  private batch: Batch | null = null
  private readonly verbs: { readonly [verb: string]: (request: JsonObject) => Json }

  constructor(loaded: LoadedGame) {
    this.loaded = loaded
    this.game = loaded.game
    this.verbs = {
      new: (request) => this.begin(request),
      pending: () => this.pending(),
      legal: (request) => this.legal(request),
      check: (request) => this.check(request),
      apply: (request) => this.apply(request),
      draw: () => this.draw(),
      state: () => this.game.toJson(this.table.head.state),
      view: (request) => this.view(request),
      outcomes: () => this.outcomes(),
      result: () => resultOf(this.table) as unknown as Json,
      events: (request) => this.events(request),
      save: () => ({ record: writeRecord(this.table) }),
      load: (request) => this.load(request),
      perft: (request) => this.perft(request),
      play: (request) => this.play(request),
      batch: (request) => this.beginBatch(request),
      step: (request) => this.stepBatch(request),
      observation: (request) => this.observation(request),
    }
  }

  answer(line: string): Answer {
    let id: Json = null
    try {
      if (line.length > MOST_LINE) throw tooLong()
      const request = readJson(line)
      if (!isObject(request)) throw badJson()
      id = request.id ?? null
      const verb = String(request.do)
      const handle = Object.hasOwn(this.verbs, verb) ? this.verbs[verb] : undefined
      if (!handle) throw unknownVerb(verb.slice(0, 40), Object.keys(this.verbs))
      return { id, ok: handle(request) }
    } catch (error) {
      // Whatever goes wrong inside is answered too: the table is only replaced by what was done.
      const { code, rule, said } = error instanceof EngineError ? error : internal(error)
      return { id, error: { code, rule, message: { ...said } } }
    }
  }

  private get table(): SomeTable {
    if (!this.open) throw noGameYet()
    return this.open
  }

  private begin(request: JsonObject): Json {
    const { players, options: resolved, seed } = this.wantedGame(request)
    const index = request.index === undefined ? null : wholeField(request, 'index', MOST_SEED)
    const rng = new SeededRng(index === null ? seed : seriesSeed(seed, index))
    const setup =
      request.setup === undefined
        ? this.game.drawSetup(resolved, players, rng)
        : this.givenSetup(resolved, players, request.setup)
    this.open = openTable({
      game: this.game,
      options: resolved,
      players,
      setup,
      header: { seed },
      keepsDigests: false,
    })
    this.rng = rng
    return { setup, pending: this.pending(), seq: 0 }
  }

  /** What `new` and `batch` ask alike. */
  private wantedGame(request: JsonObject) {
    const { players, options = {} } = request
    if (typeof players !== 'number') throw badField('players must be a number')
    if (!isObject(options)) throw badField('options must be an object')
    const seed = request.seed === undefined ? 1 : wholeField(request, 'seed', MOST_SEED)
    const resolved = this.game.resolveOptions(players, options as OptionValues)
    if ('problem' in resolved) throw optionError(resolved.problem as OptionProblem)
    return { players, options: resolved, seed }
  }

  private play(request: JsonObject): Json {
    const { bot = 'random', until = 'end' } = request
    if (until !== 'end') throw badField('until must be "end"')
    if (typeof bot !== 'string' || !isRank(bot)) throw badField(`bot must be one of ${RANKS.join(', ')}`)
    return playToEnd({ table: this.table, loaded: this.loaded, rank: bot, rng: this.rng })
  }

  private beginBatch(request: JsonObject): Json {
    const games = wholeField(request, 'games', MOST_GAMES)
    this.batch = new Batch(this.game, { ...this.wantedGame(request), games })
    return this.batch.look(observeField(request))
  }

  private stepBatch(request: JsonObject): Json {
    if (!this.batch) throw noGameYet()
    const { choices } = request
    if (!Array.isArray(choices)) throw badField('choices must be a list, one for each game')
    const problem = this.batch.step(choices)
    if (problem) throw badField(problem)
    return this.batch.look(observeField(request))
  }

  private givenSetup(options: object, players: number, setup: Json): object {
    const wrong = misfit(this.game.schemas.setup, setup)
    if (wrong) throw badField(`setup: ${wrong}`)
    const read = this.game.readSetup(options, players, setup as object) as object
    if ('problem' in read) throw badField(`setup: ${read.problem}`)
    return read
  }

  private pending(): Json {
    return this.game.pending(this.table.head.state) as unknown as Json
  }

  private legal(request: JsonObject): Json {
    const seat = this.seat(request)
    const actions = legalActions(this.game, this.table.head.state, seat)
    const complete = !actions.some((action) => this.game.kind(action.type)?.composed)
    return { actions, complete } as unknown as Json
  }

  private check(request: JsonObject): Json {
    const rejection = this.game.check(
      this.table.head.state,
      this.seat(request),
      actionField(this.game, request.action ?? null),
    )
    if (!rejection) return { legal: true }
    const message = refusalMessage(this.loaded, rejection as Rejection)
    return { legal: false, code: rejection.code, rule: rejection.rule, message: { ...message } }
  }

  private apply(request: JsonObject): Json {
    const move = moveField(this.table, request)
    const plan =
      move.by === 'chance'
        ? applyOutcome(this.table, move.outcome)
        : act(this.table, { seat: move.by, action: move.action })
    return this.after(plan)
  }

  private draw(): Json {
    const plan = draw(this.table, streamSource(this.rng))
    const done = this.after(plan)
    const entry = plan.kind === 'step' ? plan.entries[0] : undefined
    const outcome = entry?.kind === 'move' && entry.move.by === 'chance' ? entry.move.outcome : null
    return { outcome, ...(done as JsonObject) } as unknown as Json
  }

  // biome-ignore lint/suspicious/noExplicitAny: see SomeTable
  private after(plan: Plan<any>): Json {
    if (plan.kind === 'refused') throw this.refused(plan.rejection)
    if (plan.kind !== 'step') throw badField('this move was already made')
    const events = plan.entries.flatMap((entry) => (entry.kind === 'move' ? entry.events : []))
    return { seq: this.table.head.seq, events, pending: this.pending() } as unknown as Json
  }

  private refused(rejection: Rejection): EngineError {
    return new EngineError(rejection.code, refusalMessage(this.loaded, rejection), rejection.rule)
  }

  private view(request: JsonObject): Json {
    return this.game.view(this.table.head.state, this.viewer(request.seat)) as unknown as Json
  }

  /** Without a seat: what each number means. */
  private observation(request: JsonObject): Json {
    if (request.seat === undefined) return describeObservation(this.game)
    return { array: [...observationOf(this.game, this.table.head.state, this.seat(request))] }
  }

  private outcomes(): Json {
    if (this.game.pending(this.table.head.state).by !== 'chance') return { outcomes: [] }
    return { outcomes: this.game.outcomes(this.table.head.state) } as unknown as Json
  }

  private events(request: JsonObject): Json {
    const { since = 0 } = request
    if (typeof since !== 'number' || since < 0) throw badField('since must be a whole number')
    if (request.seat !== undefined) {
      return { entries: eventsFor(this.table, this.viewer(request.seat), since) } as unknown as Json
    }
    const entries = this.table.log
      .filter((entry) => entry.seq > since)
      .map(({ seq, text, ...entry }) => ({ seq, text, events: 'events' in entry ? entry.events : [] }))
    return { entries } as unknown as Json
  }

  private load(request: JsonObject): Json {
    if (typeof request.record !== 'string') throw badField('record must be the text of a .game file')
    const record = readRecord(request.record)
    if ('problem' in record) throw badField(`line ${record.line}: ${record.problem}`)
    if (record.game !== this.game.id)
      throw badField(`this record is of ${record.game}, the engine of ${this.game.id}`)
    const table = openRecord(this.game, record)
    if ('problem' in table) throw badField(`line ${table.line}: ${table.problem}`)
    this.open = table
    return { seq: table.head.seq, pending: this.pending() }
  }

  private perft(request: JsonObject): Json {
    const depth = wholeField(request, 'depth', MOST_PERFT)
    return { nodes: perft(this.game, this.table.head.state, depth) }
  }

  private seat(request: JsonObject): number {
    const viewer = this.viewer(request.seat)
    if (viewer === 'watcher') throw badField('seat must be a number')
    return viewer
  }

  private viewer(seat: Json | undefined): Viewer {
    return viewerField(seat, this.table.players)
  }
}
