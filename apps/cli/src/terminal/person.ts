/** Asks a person at the terminal for one decision: shows the position and the choices until something can be played. */
import { writeFileSync } from 'node:fs'
import type { LoadedGame } from '@quayside/all'
import { canAnswer, type PlayerQuestion } from '@quayside/host'
import { type GameTypes, legalActions, type Rejection, type Seat } from '@quayside/rules-kit'
import { eventsFor, resultOf, type Table, viewFor, writeRecord, writeViewerRecord } from '@quayside/table'
import type { Asker } from './ask.ts'
import type { Screen } from './screen.ts'
import type { PlayWords } from './texts/words.ts'

type Action = GameTypes['Action']
type AnyTable = Table<GameTypes>

export interface PersonParts {
  readonly loaded: LoadedGame
  readonly screen: Screen
  readonly asker: Asker
  readonly words: PlayWords
  /** How many people share the terminal. */
  readonly people: number
  table(): AnyTable
  /** Takes back the latest choice of this seat; a refusal, or null when it is done. */
  undo(seat: Seat): Promise<Rejection | 'needsConsent' | null>
  quit(): void
}

/** More choices than this are offered kind by kind. */
const MANY = 15

export class Person {
  private readonly parts: PersonParts
  private told = 0
  /** Who sits at the screen now. */
  looking: Seat | null = null

  constructor(parts: PersonParts) {
    this.parts = parts
  }

  /** Null: nothing (where they may act), or the table has moved on. */
  async choose({ seat, duty, view }: PlayerQuestion): Promise<Action | null> {
    if (duty === 'may' && !this.hasSomethingToSay(seat)) return null
    const { screen } = this.parts
    if (!(await this.passScreen(seat))) return null
    this.tell(seat)
    console.log('')
    screen.printPosition(view)
    console.log(`\n${screen.strong(screen.prompt(view))}`)
    if (duty === 'may') console.log(this.parts.words.mayPass)
    return this.askUntilChosen(seat, duty)
  }

  /** Of several people at one terminal nobody is called to the screen without an offer to answer. */
  private hasSomethingToSay(seat: Seat): boolean {
    const { loaded, people } = this.parts
    const table = this.parts.table()
    if (people > 1) return canAnswer(table, seat)
    return legalActions(loaded.game, table.head.state, seat).length > 0
  }

  private async passScreen(seat: Seat): Promise<boolean> {
    const { screen, asker, words, people } = this.parts
    if (people > 1 && this.looking !== seat) {
      screen.clear()
      if ((await asker.ask(`${words.curtain(screen.name(seat))} `)) === null) {
        this.parts.quit()
        return false
      }
    }
    this.looking = seat
    return true
  }

  private async askUntilChosen(seat: Seat, duty: 'owe' | 'may'): Promise<Action | null> {
    const { loaded, asker, words } = this.parts
    const all = legalActions<GameTypes>(loaded.game, this.parts.table().head.state, seat)
    let shown = this.offer(all, seat)
    for (;;) {
      const answer = await asker.ask(words.number)
      if (answer === null || answer === 'q') return this.quit()
      if (answer === '' && duty === 'may') return null
      const picked = pickedFrom(shown, answer)
      if (answer === '0') shown = this.offer(all, seat)
      else if (Array.isArray(picked)) shown = this.list(picked, seat)
      else {
        const done = await this.heed(seat, answer, picked as Action | null)
        if (done !== 'again') return done
      }
    }
  }

  private quit(): null {
    this.parts.quit()
    return null
  }

  /** A picked action, a word of the terminal's own, or a move in words. */
  private async heed(seat: Seat, answer: string, picked: Action | null): Promise<Action | null | 'again'> {
    if (answer === 'u') return (await this.takeBack(seat)) ? null : 'again'
    if (!picked && this.otherWord(answer, seat)) return 'again'
    const action = picked ?? this.read(seat, answer)
    return action && this.isPlayable(seat, action) ? action : 'again'
  }

  /** A short list as it is, a long one by kind. */
  private offer(all: readonly Action[], seat: Seat): readonly (Action | readonly Action[])[] {
    if (all.length <= MANY) return this.list(all, seat)
    const { screen, words } = this.parts
    const types = [...new Set(all.map((action) => action.type))]
    const groups = types.map((type) => all.filter((action) => action.type === type))
    groups.forEach((group, i) => {
      const kind = screen.kind(group[0]?.type ?? '')
      console.log(`${String(i + 1).padStart(3)}  ${kind} (${group.length} ${words.more})`)
    })
    return groups
  }

  private list(actions: readonly Action[], seat: Seat): readonly Action[] {
    const view = viewFor(this.parts.table(), seat)
    actions.forEach((action, i) => {
      console.log(`${String(i + 1).padStart(3)}  ${this.parts.screen.choice(action, view)}`)
    })
    if (actions.length > 0) console.log(`  0  ${this.parts.words.back}`)
    return actions
  }

  private otherWord(answer: string, seat: Seat): boolean {
    if (answer === '' || answer === '?') console.log(this.parts.words.help)
    else if (answer === 'h') {
      this.told = 0
      this.tell(seat)
    } else if (answer.startsWith('s ')) this.save(answer.slice(2).trim(), seat)
    else return false
    return true
  }

  save(file: string, seat: Seat): void {
    const table = this.parts.table()
    // A running game is never written out with what is hidden from whoever saves it.
    writeFileSync(file, resultOf(table) ? writeRecord(table) : writeViewerRecord(table, seat))
    console.log(this.parts.words.saved(file))
  }

  private read(seat: Seat, text: string): Action | null {
    const { loaded, words } = this.parts
    const move = loaded.game.parse(`${seat} ${text}`)
    if (move && move.by !== 'chance') return move.action
    console.log(this.whyNot(seat, text) ?? words.unreadable)
    return null
  }

  /** A kind alone ("buy") asks why it is not among the choices. */
  private whyNot(seat: Seat, kind: string): string | null {
    const { game } = this.parts.loaded
    const why = game.kind(kind) && game.explain(this.parts.table().head.state, seat, kind)
    return why && this.parts.screen.refusal(why)
  }

  private isPlayable(seat: Seat, action: Action): boolean {
    const refused = this.parts.loaded.game.check(this.parts.table().head.state, seat, action)
    if (refused) console.log(this.parts.screen.refusal(refused))
    return refused === null
  }

  private async takeBack(seat: Seat): Promise<boolean> {
    const { screen, words } = this.parts
    const refused = await this.parts.undo(seat)
    if (refused === null) console.log(words.undone)
    else console.log(refused === 'needsConsent' ? words.undoAsks : screen.refusal(refused))
    return refused === null
  }

  /** What has happened since somebody last looked. */
  tell(viewer: Seat | 'watcher'): void {
    const table = this.parts.table()
    if (this.told === 0)
      for (const sentence of this.parts.screen.opening(viewFor(table, viewer))) console.log(`  ${sentence}`)
    for (const entry of eventsFor(table, viewer, this.told)) {
      for (const event of entry.events) {
        const sentence = this.parts.screen.event(event)
        if (sentence) console.log(`  ${sentence}`)
      }
    }
    this.told = table.head.seq
  }
}

function pickedFrom(
  shown: readonly (Action | readonly Action[])[],
  answer: string,
): Action | readonly Action[] | null {
  return /^\d+$/.test(answer) ? (shown[Number(answer) - 1] ?? null) : null
}
