/** Runs one table in the terminal: asks people, lets bots choose, tells what happens. */
import { writeFileSync } from 'node:fs'
import type { LoadedGame } from '@quayside/all'
import type { Bot } from '@quayside/bots'
import { legalActions, type Seat } from '@quayside/rules-kit'
import {
  act,
  beforeLastChoice,
  type DrawSource,
  eventsFor,
  resultOf,
  settle,
  type Table,
  undo,
  viewFor,
  writeRecord,
  writeViewerRecord,
} from '@quayside/table'
import type { Language } from '@quayside/texts'
import { Asker } from './ask.ts'
import { Screen } from './screen.ts'
import { playWords } from './words.ts'

// biome-ignore lint/suspicious/noExplicitAny: the table is of whichever game was asked for
type Some = any
type Action = { readonly type: string }

export interface Player {
  readonly name: string
  readonly bot: Bot<Some> | null
}

export interface Draws {
  readonly source: DrawSource
  readonly secret: string
}

interface Opening {
  readonly loaded: LoadedGame
  readonly language: Language
  readonly table: Table<Some>
  readonly draws: Draws
  readonly players: readonly Player[]
  /** Where the record goes at the end. */
  readonly saveAs: string | undefined
}

/** More choices than this are offered kind by kind. */
const MANY = 15

export class TerminalTable {
  private readonly saveAs: string | undefined
  private readonly loaded: LoadedGame
  private readonly table: Table<Some>
  private readonly draws: Draws
  private readonly players: readonly Player[]
  private readonly screen: Screen
  private readonly asker = new Asker()
  private readonly words
  private told = 0
  private looking: Seat | null = null
  private readonly asked: number[] = []

  constructor(opening: Opening) {
    const { loaded, language, table, draws, players } = opening
    this.saveAs = opening.saveAs
    this.loaded = loaded
    this.table = table
    this.draws = draws
    this.players = players
    this.screen = new Screen(
      loaded,
      language,
      players.map((player) => player.name),
    )
    this.words = playWords[language]
  }

  async run(): Promise<void> {
    console.log(this.words.help)
    for (let goesOn = true; goesOn; ) {
      settle(this.table, this.draws.source)
      const pending = this.loaded.game.pending(this.table.head.state)
      if (pending.by !== 'seats') break
      const seat = pending.owe[0] as Seat
      if (await this.letOneSpeak(pending.may, seat)) continue
      const bot = this.players[seat]?.bot
      if (bot) this.letBotAct(seat, bot)
      else goesOn = await this.askPerson(seat)
    }
    this.finish()
    this.asker.close()
  }

  private get people(): number {
    return this.players.filter((player) => !player.bot).length
  }

  /** Seats that may speak are asked once for each question, in order after the one that owes. */
  private async letOneSpeak(may: readonly Seat[], owing: Seat): Promise<boolean> {
    const { players } = this.table
    for (let step = 1; step < players && may.length > 0; step++) {
      const seat = (owing + step) % players
      const ask = this.loaded.game.ask(this.table.head.state, seat)
      if (!may.includes(seat) || this.asked[seat] === ask) continue
      this.asked[seat] = ask
      const bot = this.players[seat]?.bot
      if (bot) {
        const action = bot.choose(viewFor(this.table, seat), 'may')
        if (action && this.make(seat, action)) return true
      } else if (legalActions(this.loaded.game, this.table.head.state, seat).length > 0) {
        return this.askPerson(seat)
      }
    }
    return false
  }

  private letBotAct(seat: Seat, bot: Bot<Some>): void {
    const action = bot.choose(viewFor(this.table, seat), 'owe')
    const plan = act(this.table, { seat, action })
    if (plan.kind === 'refused') throw new Error(`a bot chose what is refused: ${plan.rejection.code}`)
    if (this.people === 0) this.tell('watcher')
  }

  /** False when the person stops or the input ends. */
  private async askPerson(seat: Seat): Promise<boolean> {
    if (this.people > 1 && this.looking !== seat) {
      this.screen.clear()
      if ((await this.asker.ask(`${this.words.curtain(this.screen.name(seat))} `)) === null) return false
    }
    this.looking = seat
    this.tell(seat)
    const view = viewFor(this.table, seat)
    console.log('')
    this.screen.printPosition(view)
    console.log(`\n${this.screen.strong(this.screen.prompt(view))}`)
    return this.askUntilMoved(seat)
  }

  private async askUntilMoved(seat: Seat): Promise<boolean> {
    const all = legalActions(this.loaded.game, this.table.head.state, seat) as Action[]
    let shown = this.offer(all, seat)
    for (;;) {
      const answer = await this.asker.ask(this.words.number)
      if (answer === null || answer === 'q') return false
      if (answer === 'u') {
        if (this.takeBack(seat)) return true
        continue
      }
      const picked = /^\d+$/.test(answer) ? shown[Number(answer) - 1] : undefined
      if (Array.isArray(picked)) shown = this.list(picked, seat)
      else if (picked) {
        if (this.make(seat, picked)) return true
      } else if (answer === '0') shown = this.offer(all, seat)
      else if (!this.otherWord(answer, seat) && this.makeText(seat, answer)) return true
    }
  }

  /** A short list as it is, a long one by kind. */
  private offer(all: readonly Action[], seat: Seat): readonly (Action | Action[])[] {
    if (all.length <= MANY) return this.list(all, seat)
    const types = [...new Set(all.map((action) => action.type))]
    const groups = types.map((type) => all.filter((action) => action.type === type))
    groups.forEach((group, i) => {
      const kind = this.screen.kind(group[0]?.type ?? '')
      console.log(`${String(i + 1).padStart(3)}  ${kind} (${group.length} ${this.words.more})`)
    })
    return groups
  }

  private list(actions: readonly Action[], seat: Seat): readonly Action[] {
    const view = viewFor(this.table, seat)
    actions.forEach((action, i) => {
      console.log(`${String(i + 1).padStart(3)}  ${this.screen.choice(action, view)}`)
    })
    if (actions.length > 0) console.log(`  0  ${this.words.back}`)
    return actions
  }

  private otherWord(answer: string, seat: Seat): boolean {
    if (answer === '' || answer === '?') console.log(this.words.help)
    else if (answer === 'h') {
      this.told = 0
      this.tell(seat)
    } else if (answer.startsWith('s ')) this.save(answer.slice(2).trim(), seat)
    else return false
    return true
  }

  private save(file: string, seat: Seat): void {
    // A running game is never written out with what is hidden from whoever saves it.
    writeFileSync(file, resultOf(this.table) ? writeRecord(this.table) : writeViewerRecord(this.table, seat))
    console.log(this.words.saved(file))
  }

  private makeText(seat: Seat, text: string): boolean {
    const move = this.loaded.game.parse(`${seat} ${text}`)
    if (!move || move.by === 'chance') {
      console.log(this.whyNot(seat, text) ?? this.words.unreadable)
      return false
    }
    return this.make(seat, move.action)
  }

  /** A kind alone ("buy") asks why it is not among the choices. */
  private whyNot(seat: Seat, kind: string): string | null {
    const { game } = this.loaded
    const why = game.kind(kind) && game.explain(this.table.head.state, seat, kind)
    return why && this.screen.refusal(why)
  }

  private make(seat: Seat, action: Action): boolean {
    const plan = act(this.table, { seat, action })
    if (plan.kind !== 'refused') return true
    console.log(this.screen.refusal(plan.rejection))
    return false
  }

  private takeBack(seat: Seat): boolean {
    const to = beforeLastChoice(this.table, seat)
    const plan = to === null ? null : undo(this.table, { seat, to })
    if (plan?.kind === 'step') {
      console.log(this.words.undone)
      return true
    }
    console.log(
      plan?.kind === 'needsConsent'
        ? this.words.undoAsks
        : this.screen.refusal({ code: 'nothingToUndo', rule: null }),
    )
    return false
  }

  private tell(viewer: Seat | 'watcher'): void {
    for (const entry of eventsFor(this.table, viewer, this.told)) {
      for (const event of entry.events) {
        const sentence = this.screen.event(event)
        if (sentence) console.log(`  ${sentence}`)
      }
    }
    this.told = this.table.head.seq
  }

  private finish(): void {
    const over = resultOf(this.table)
    const { fairness } = this.table.header
    if (over && fairness)
      this.table.header = { ...this.table.header, fairness: { ...fairness, secret: this.draws.secret } }
    this.tell(over ? (this.looking ?? 0) : (this.looking ?? 'watcher'))
    if (over) this.screen.printResult(this.loaded.game, this.table.head.state)
    else console.log(this.words.bye(this.table.head.seq))
    if (this.saveAs) this.save(this.saveAs, this.looking ?? 0)
  }
}
