/** A program that speaks the bot protocol over stdin and stdout, one JSON object a line. It is asked, and sees its view alone. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Json, JsonObject, Result } from '@quayside/rules-kit'
import { type Player, PlayerFailed, type Question, type Seating } from '../player.ts'

/** A slow interpreter needs a moment for its first answer. */
const START_MS = 10_000
const ANSWER_MS = Number(process.env.QUAYSIDE_BOT_MS ?? 5000)
const LEAVE_MS = 500
const LONGEST_LINE = 1_000_000

export class ProgramPlayer implements Player {
  readonly readsAll = true
  readonly now = () => performance.now()
  private readonly child: ChildProcess
  private readonly at: Seating
  private lastId = 0
  private failure: string | null = null
  private waiting: { id: number; done(answer: JsonObject): void; fail(why: string): void } | null = null

  private constructor(command: string, at: Seating) {
    this.at = at
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'], detached: true })
    this.child.on('error', (error) => this.fail(`it could not be started (${error.message})`))
    this.child.on('exit', (code, signal) =>
      this.fail(signal ? `it was ended by ${signal}` : `it ended with code ${code}`),
    )
    // A program that closes its input makes our writing fail; that it is gone is told by its exit.
    this.child.stdin?.on('error', () => undefined)
    if (this.child.stdout) {
      createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(line))
    }
  }

  static async start(command: string, at: Seating): Promise<ProgramPlayer> {
    const player = new ProgramPlayer(command, at)
    try {
      await player.ask({ do: 'hello', protocol: 1 }, START_MS)
    } catch (error) {
      await player.end(null)
      throw error
    }
    const { rules, options, players, seat } = at
    player.tell({ do: 'start', game: rules.game.id, options: options as unknown as Json, players, seat })
    return player
  }

  async choose(question: Question): Promise<Json | null> {
    const { view, legal, complete, must, events } = question
    const asked = { do: 'choose', view, legal, complete, must, events, budgetMs: ANSWER_MS }
    const answer = await this.ask(asked as unknown as JsonObject, ANSWER_MS)
    if (typeof answer.text === 'string') return this.fromText(answer.text)
    if (answer.action === undefined) throw new PlayerFailed('its answer has neither action nor text')
    return answer.action
  }

  private fromText(text: string): Json {
    const { game } = this.at.rules
    const move = game.parse(`${this.at.seat} ${text}`) ?? game.parse(text)
    if (!move || move.by === 'chance') throw new PlayerFailed(`"${text.slice(0, 80)}" does not read`)
    return move.action as unknown as Json
  }

  /** Waits until the program has left; one that does not leave by itself is ended with all it has started. */
  async end(result: Result | null): Promise<void> {
    this.tell({ do: 'end', result: result as unknown as Json })
    this.child.stdin?.end()
    if (this.hasLeft()) return
    const left = new Promise((resolve) => this.child.once('exit', resolve))
    await Promise.race([left, sleep(LEAVE_MS)])
    if (this.hasLeft() || this.child.pid === undefined) return
    try {
      process.kill(-this.child.pid, 'SIGKILL')
    } catch {
      // Gone by itself in the meantime.
    }
  }

  private hasLeft(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  private tell(message: JsonObject): void {
    if (this.child.stdin?.writable) this.child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  private ask(message: JsonObject, ms: number): Promise<JsonObject> {
    if (this.failure) throw new PlayerFailed(this.failure)
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.waiting?.fail(`it was silent for ${ms} ms`), ms)
      const settle = (then: () => void) => {
        clearTimeout(timer)
        this.waiting = null
        then()
      }
      this.waiting = {
        id,
        done: (answer) => settle(() => resolve(answer)),
        fail: (why) => settle(() => reject(new PlayerFailed(why))),
      }
      this.tell({ id, ...message })
    })
  }

  private hear(line: string): void {
    if (!this.waiting || line.trim() === '') return
    const answer = line.length <= LONGEST_LINE ? readObject(line) : null
    if (!answer) this.waiting.fail(`its answer "${line.slice(0, 80)}" is not a JSON object`)
    // An answer to a question asked before comes too late; it is not mistaken for this one.
    else if (answer.id === this.waiting.id) this.waiting.done(answer)
  }

  private fail(why: string): void {
    this.failure ??= why
    this.waiting?.fail(why)
  }
}

function readObject(line: string): JsonObject | null {
  try {
    const read: unknown = JSON.parse(line)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as JsonObject) : null
  } catch {
    return null
  }
}
