/** An external program that speaks the bot protocol (docs/bot-protocol.md): one JSON object a line over stdin and stdout. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Json, JsonObject, Result } from '@quayside/rules-kit'
import { type Player, type PlayerContext, PlayerFailed, type Question } from '../player.ts'

/** A slow interpreter needs a moment for its first answer. */
const START_MS = 10_000
const ANSWER_MS = Number(process.env.QUAYSIDE_BOT_MS ?? 5000)
const EXIT_MS = 500
const MAX_LINE_LENGTH = 1_000_000

export class ProgramPlayer implements Player {
  readonly needsLegalAndEvents = true
  readonly now = () => performance.now()
  private readonly child: ChildProcess
  private readonly context: PlayerContext
  private lastId = 0
  private failure: string | null = null
  private request: { id: number; done(answer: JsonObject): void; fail(why: string): void } | null = null

  private constructor(command: string, context: PlayerContext) {
    this.context = context
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'], detached: true })
    this.child.on('error', (error) => this.fail(`it could not be started (${error.message})`))
    this.child.on('exit', (code, signal) =>
      this.fail(signal ? `it was ended by ${signal}` : `it ended with code ${code}`),
    )
    // Writing fails once the program closes its input; its exit event reports the failure.
    this.child.stdin?.on('error', () => undefined)
    if (this.child.stdout) {
      createInterface({ input: this.child.stdout }).on('line', (line) => this.receiveLine(line))
    }
  }

  static async start(command: string, context: PlayerContext): Promise<ProgramPlayer> {
    const player = new ProgramPlayer(command, context)
    try {
      await player.ask({ do: 'hello', protocol: 1 }, START_MS)
    } catch (error) {
      await player.end(null)
      throw error
    }
    const { rules, options, players, seat } = context
    player.send({ do: 'start', game: rules.game.id, options: options as unknown as Json, players, seat })
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
    const { game } = this.context.rules
    const move = game.parse(`${this.context.seat} ${text}`) ?? game.parse(text)
    if (!move || move.by === 'chance') throw new PlayerFailed(`"${text.slice(0, 80)}" does not read`)
    return move.action as unknown as Json
  }

  /** Waits for the program to exit; kills its whole process group when it does not. */
  async end(result: Result | null): Promise<void> {
    this.send({ do: 'end', result: result as unknown as Json })
    this.child.stdin?.end()
    if (this.hasExited()) return
    const left = new Promise((resolve) => this.child.once('exit', resolve))
    await Promise.race([left, sleep(EXIT_MS)])
    if (this.hasExited() || this.child.pid === undefined) return
    try {
      process.kill(-this.child.pid, 'SIGKILL')
    } catch {
      // It has exited in the meantime.
    }
  }

  private hasExited(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  private send(message: JsonObject): void {
    if (this.child.stdin?.writable) this.child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  private ask(message: JsonObject, ms: number): Promise<JsonObject> {
    if (this.failure) throw new PlayerFailed(this.failure)
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.request?.fail(`it was silent for ${ms} ms`), ms)
      const settle = (then: () => void) => {
        clearTimeout(timer)
        this.request = null
        then()
      }
      this.request = {
        id,
        done: (answer) => settle(() => resolve(answer)),
        fail: (why) => settle(() => reject(new PlayerFailed(why))),
      }
      this.send({ id, ...message })
    })
  }

  private receiveLine(line: string): void {
    if (!this.request || line.trim() === '') return
    const answer = line.length <= MAX_LINE_LENGTH ? readObject(line) : null
    if (!answer) this.request.fail(`its answer "${line.slice(0, 80)}" is not a JSON object`)
    // A late answer to an earlier request is ignored.
    else if (answer.id === this.request.id) this.request.done(answer)
  }

  private fail(why: string): void {
    this.failure ??= why
    this.request?.fail(why)
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
