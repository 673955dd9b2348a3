/** The rules as a service on stdin and stdout: one JSON object a line. */
import { createInterface } from 'node:readline'
import { readWords, wantedGame } from '../arguments.ts'
import { EngineSession } from '../engine/session.ts'
import { type Command, printJson } from './command.ts'

export const engine: Command = {
  usage: 'engine GAME',
  does: 'the engine protocol on stdin and stdout, one JSON object a line',
  async run(given) {
    const session = new EngineSession(await wantedGame(readWords(given, {})))
    for await (const line of createInterface({ input: process.stdin })) {
      if (line.trim() !== '') printJson(session.answer(line))
    }
  },
}
