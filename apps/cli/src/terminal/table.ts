/** One table in the terminal: the same host as everywhere, with people who are asked at the keyboard. */
import type { LoadedGame } from '@quayside/all'
import type { Bot } from '@quayside/bots'
import { Host, MemoryStore, type PlayerQuestion, type RoomRules } from '@quayside/host'
import type { GameTypes, Rejection, Seat } from '@quayside/rules-kit'
import {
  beforeLastChoice,
  type DrawSource,
  planUndo,
  resultOf,
  storedHead,
  type Table,
} from '@quayside/table'
import type { Language } from '@quayside/texts'
import type { AnyTerminalScreen } from '@quayside/texts/terminal'
import { Asker } from './ask.ts'
import { Person } from './person.ts'
import { Screen } from './screen.ts'
import { playWords } from './words.ts'

export interface Player {
  readonly name: string
  readonly bot: Bot<GameTypes> | null
}

export interface Draws {
  readonly source: DrawSource
  readonly secret: string
}

interface Opening {
  readonly loaded: LoadedGame
  readonly language: Language
  /** The game's drawing in letters, if it has one. */
  readonly drawing: AnyTerminalScreen | null
  /** Just laid out: nothing was drawn or played yet. */
  readonly table: Table<GameTypes>
  readonly draws: Draws
  readonly players: readonly Player[]
  /** Where the record goes at the end. */
  readonly saveAs: string | undefined
}

/** Everybody at a terminal is asked by the host: nobody sends requests of their own. */
type TerminalRoom = readonly Player[]

const roomRules: RoomRules<TerminalRoom> = {
  isRunning: () => true,
  playerAt: (players, seat) => players[seat]?.name ?? null,
  clockOf: () => ({ kind: 'none' }),
  afterStep: (room) => room,
  afterTimeout: (room) => room,
}

const ID = 'terminal'

export class TerminalTable {
  private readonly opening: Opening
  private readonly host: Host<TerminalRoom>
  private readonly screen: Screen
  private readonly asker = new Asker()
  private readonly person: Person
  private end: (error?: unknown) => void = () => undefined

  constructor(opening: Opening) {
    const { loaded, language, table, draws, players, drawing } = opening
    this.opening = opening
    const names = players.map((player) => player.name)
    this.screen = new Screen(loaded, language, names, drawing)
    const store = new MemoryStore<TerminalRoom>()
    const position = { seq: 0, version: 1, room: players, head: storedHead(table), clock: null }
    store.create(ID, position)
    this.host = new Host(
      { id: ID, game: loaded.game, position, entries: [] },
      {
        store,
        rules: roomRules,
        time: { now: Date.now, after: timerAfter },
        players: { choose: (question) => this.choose(question) },
        pacing: { botPaceMs: 0, answerMs: 0, graceMs: 0 },
        clocks: null,
        listener: {
          published: () => this.published(),
          gone: () => this.end(),
          failed: (error) => this.end(error),
        },
        draws: () => draws.source,
      },
    )
    this.person = new Person({
      loaded,
      screen: this.screen,
      asker: this.asker,
      words: playWords[language],
      people: this.people,
      table: () => this.table,
      undo: (seat) => this.undo(seat),
      quit: () => this.end(),
    })
  }

  /** Until the game is over or somebody quits. */
  async run(): Promise<void> {
    console.log(playWords[this.opening.language].help)
    const ended = new Promise<void>((resolve, reject) => {
      this.end = (error) => {
        this.host.stop()
        if (error === undefined) resolve()
        else reject(error)
      }
    })
    try {
      await this.host.decide(() => ({
        answer: null,
        step: { kind: 'step', entries: [], head: this.table.head },
      }))
      await ended
      this.finish()
    } finally {
      this.asker.close()
    }
  }

  private get table(): Table<GameTypes> {
    return this.host.table as Table<GameTypes>
  }

  private get people(): number {
    return this.opening.players.filter((player) => !player.bot).length
  }

  private async choose(question: PlayerQuestion): Promise<GameTypes['Action'] | null> {
    const bot = this.opening.players[question.seat]?.bot
    return bot ? bot.choose(question.view, question.duty) : this.person.choose(question)
  }

  private published(): void {
    if (this.people === 0) this.person.tell('watcher')
    if (resultOf(this.table) || this.table.fault) this.end()
  }

  private async undo(seat: Seat): Promise<Rejection | 'needsConsent' | null> {
    let needsConsent = false
    const answer = await this.host.decide((at) => {
      const to = beforeLastChoice(this.table, seat)
      if (to === null) return { refused: NOTHING_TO_UNDO }
      const plan = planUndo(this.table, { seat, to, at })
      needsConsent = plan.kind === 'needsConsent'
      if (plan.kind === 'step') return { answer: null, step: plan }
      return { refused: plan.kind === 'refused' ? plan.rejection : NOTHING_TO_UNDO }
    })
    if (!('refused' in answer)) return null
    return needsConsent ? 'needsConsent' : answer.refused
  }

  private finish(): void {
    const { loaded, draws, saveAs, language } = this.opening
    const { table } = this
    const over = resultOf(table)
    const { fairness } = table.header
    if (over && fairness) table.header = { ...table.header, fairness: { ...fairness, secret: draws.secret } }
    const looking = this.person.looking ?? (over ? 0 : 'watcher')
    this.person.tell(looking)
    if (over) this.screen.printResult(loaded.game, table.head.state)
    else console.log(playWords[language].bye(table.head.seq))
    if (saveAs) this.person.save(saveAs, this.person.looking ?? 0)
  }
}

const NOTHING_TO_UNDO: Rejection = { code: 'nothingToUndo', rule: null }

function timerAfter(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
