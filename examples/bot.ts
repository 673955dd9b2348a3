/**
 * A bot for Quayside in TypeScript: one JSON object a line in and out.
 *
 *     npx quayside arena catan --bots "cmd:node examples/bot.ts,random" --games 20
 *
 * It builds, delivers or buys when it can, and otherwise does something legal; nothing of the game is built in.
 */
import { createInterface } from 'node:readline'

interface Action {
  readonly type: string
}
interface Message {
  readonly id: number
  readonly do: 'hello' | 'start' | 'choose' | 'end'
  readonly legal: readonly Action[]
  readonly must: boolean
}

/** What is worth doing first, whatever the game. */
const WISHED = ['city', 'settle', 'deliver', 'forward', 'buy']

function choose({ legal, must }: Message): Action | null {
  if (legal.length === 0 || !must) return null
  for (const type of WISHED) {
    const good = legal.filter((action) => action.type === type)
    if (good.length > 0) return pick(good)
  }
  return pick(legal)
}

function pick(actions: readonly Action[]): Action {
  return actions[Math.floor(Math.random() * actions.length)] as Action
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message
  if (message.do === 'end') break
  if (message.do === 'start') continue
  const answer = message.do === 'hello' ? { name: 'example in TypeScript' } : { action: choose(message) }
  process.stdout.write(`${JSON.stringify({ id: message.id, ...answer })}\n`)
}
